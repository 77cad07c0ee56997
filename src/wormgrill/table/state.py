"""A table as it is after some entries of its log: one frozen value, from which all that people see is derived."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from wormgrill.rules import Event, Position, winners

from .dice import Contribution
from .options import Options

Phase = Literal["setup", "playing", "paused", "over"]
Kind = Literal["person", "bot", "open"]


@dataclass(frozen=True, slots=True)
class Standin:
    """A bot that plays on for somebody, since when, and why: `clock`, `lost`, `left` or `host`."""

    bot: str
    reason: str
    at: int = 0


@dataclass(frozen=True, slots=True)
class Seat:
    kind: Kind
    person: int | None = None
    name: str = ""
    bot: str | None = None
    standin: Standin | None = None

    @property
    def plays_itself(self) -> bool:
        """Whether a bot moves for this seat now."""
        return self.kind == "bot" or self.standin is not None

    @property
    def playing_bot(self) -> str | None:
        return self.standin.bot if self.standin is not None else self.bot


@dataclass(frozen=True, slots=True)
class Person:
    name: str
    left: bool = False
    kicked: bool = False
    muted: bool = False


@dataclass(frozen=True, slots=True)
class Step:
    """One event of the game that still counts, with the number of its entry, the seat whose turn it was, and when."""

    seq: int
    seat: int
    event: Event
    number: int | None = None
    at: int = 0


@dataclass(frozen=True, slots=True)
class Question:
    """Somebody asks all others to take the game back to where it was after entry `to`."""

    by: int
    to: int
    yes: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Series:
    """Games of the same people in a row: wins and worms so far by the seats of this game."""

    id: str
    game: int = 1
    wins: tuple[int, ...] = ()
    worms: tuple[int, ...] = ()
    previous: str | None = None
    next: str | None = None


@dataclass(frozen=True, slots=True)
class State:
    """`seq` counts all entries, `game_seq` is the last one that changed the game. People and seats count from 1.

    `turn` is the position with which the current turn began, `turn_steps` the number of steps and `turns` of turns
    before it: a take-back within a turn is
    replayed from there. `shown` is the last position that can be written down: while dice are in the air, the one
    before the throw. `moved_at` is when the time for the next move began. `denied` are those whose wish to take back
    was refused since the game last moved, `retaken` whether a face was taken back since the dice last fell, `overruled`
    the turn in which others ended the host's pause.
    """

    table: str
    options: Options
    seats: tuple[Seat, ...]
    people: tuple[Person, ...]
    seq: int = 0
    game_seq: int = 0
    phase: Phase = "setup"
    pause: str | None = None
    host: int = 1
    rules: int = 1
    commitment: str | None = None
    secret: str | None = None
    contributions: tuple[Contribution, ...] = ()
    started: int | None = None
    started_at: int = 0
    begins: int = 1
    drawn: bool = False
    start: Position | None = None
    turn: Position | None = None
    turn_steps: int = 0
    turns: int = 0
    position: Position | None = None
    shown: Position | None = None
    steps: tuple[Step, ...] = ()
    rolls: int = 0
    moved_at: int = 0
    asked: Question | None = None
    denied: frozenset[int] = frozenset()
    retaken: bool = False
    paused_at: int = 0
    overruled: int | None = None
    wanted: frozenset[int] = frozenset()
    next_commitment: str | None = None
    next_words: tuple[Contribution, ...] = ()
    series: Series = field(default_factory=lambda: Series(""))
    ids: Mapping[tuple[int, str], int] = field(default_factory=dict, compare=False)

    @property
    def rolls_itself(self) -> bool:
        """Whether the server rolls, with dice that can be checked."""
        return self.options.dice == "server"

    def person(self, number: int) -> Person:
        return self.people[number - 1]

    def seat(self, number: int) -> Seat:
        return self.seats[number - 1]

    def seats_of(self, person: int) -> tuple[int, ...]:
        """The seats that a person holds."""
        return tuple(number for number, seat in enumerate(self.seats, start=1) if seat.person == person)

    @property
    def seated(self) -> tuple[int, ...]:
        """The people who hold a seat and have not left for good."""
        holders = sorted({seat.person for seat in self.seats if seat.person is not None})
        return tuple(person for person in holders if not self.person(person).left)

    @property
    def mover(self) -> int | None:
        """The seat whose turn it is, while there is a game."""
        return self.position.seat if self.position is not None and not self.position.over else None

    @property
    def mover_person(self) -> int | None:
        """The person who is to move now; nobody while a bot is."""
        if self.phase != "playing" or self.mover is None or self.seat(self.mover).plays_itself:
            return None
        return self.seat(self.mover).person

    @property
    def bot_to_move(self) -> str | None:
        """The spec of the bot that is to move now; nobody while dice have to be typed in."""
        if self.phase != "playing" or self.mover is None or self.position is None or self.position.thrown:
            return None
        return self.seat(self.mover).playing_bot if self.seat(self.mover).plays_itself else None

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none before the end."""
        return winners(self.position) if self.position is not None and self.position.over else ()
