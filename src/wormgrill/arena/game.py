"""Games played through the rules, move by move: the slow path, which serves every player there is.

The compiled engine plays the same games from the same dice; this is what it is compared with, and how any one game
of a simulation is told as a record.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from wormgrill.arena.whims import Whims
from wormgrill.notation import Record, format_move, format_position
from wormgrill.players import UNEXPLAINED, Budget, Player, begin, choose_many, format_player
from wormgrill.rules import (
    Edition,
    Event,
    Move,
    Position,
    Rolled,
    Take,
    TakeHen,
    apply,
    legal,
    standing,
    start,
    winners,
)
from wormgrill.solver.stream import Stream

Watcher = Callable[[Position, Event, Position], None]


@dataclass(frozen=True, slots=True)
class Tally:
    """What a game came to, by seat."""

    shares: tuple[float, ...]
    worms: tuple[int, ...]
    turns: tuple[int, ...]
    fails: tuple[int, ...]
    steals: tuple[int, ...]
    tiles: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Game:
    """A finished game: how it began, everything that happened, how it ended."""

    start: Position
    events: tuple[Event, ...]
    end: Position
    tally: Tally


class Stranger(RuntimeError):
    """A player chose a move that is not legal: a mistake of the player's, named with the position."""


def play(
    edition: Edition,
    players: Sequence[Player],
    seed: int,
    index: int = 0,
    budget: Budget = UNEXPLAINED,
    watch: Watcher | None = None,
) -> Game:
    """Game number `index` of `seed` between players in seat order. `watch` sees every event with the positions around
    it."""
    for player in dict.fromkeys(players):
        begin(player)
    table = _Table(edition, players, seed, index, watch)
    while not table.position.over:
        table.do(table.mover.choose(table.position, table.legal, budget, table.whims).move)
    return table.game()


def play_together(
    edition: Edition,
    seated: Sequence[Sequence[Player]],
    seed: int,
    first: int = 0,
    watchers: Sequence[Watcher | None] = (),
) -> list[Game]:
    """The games `first`, `first` + 1, … side by side, so that a player is asked for all its decisions of a round in one
    go: see `players.choose_many`. They are the same games that `play` plays."""
    tables = [
        _Table(edition, players, seed, first + number, watchers[number] if watchers else None)
        for number, players in enumerate(seated)
    ]
    while waiting := [table for table in tables if not table.position.over]:
        for player, asked in _by_mover(waiting):
            positions, moves = [table.position for table in asked], [table.legal for table in asked]
            chosen = choose_many(player, positions, moves, [table.whims for table in asked])
            for table, move in zip(asked, chosen, strict=True):
                table.do(move)
    return [table.game() for table in tables]


def _by_mover(tables: Sequence[_Table]) -> list[tuple[Player, list[_Table]]]:
    """Which tables wait for which player."""
    found: dict[int, tuple[Player, list[_Table]]] = {}
    for table in tables:
        found.setdefault(id(table.mover), (table.mover, []))[1].append(table)
    return list(found.values())


class _Table:
    """A game in progress, which waits for a player's choice or is over."""

    def __init__(
        self, edition: Edition, players: Sequence[Player], seed: int, index: int, watch: Watcher | None
    ) -> None:
        self.start = self.position = start(edition, len(players))
        self.legal = legal(self.start)
        self._players = players
        self._dice = Stream(seed, index)
        self._whims = [Whims(seed, index, seat) for seat in range(1, len(players) + 1)]
        self._watch = watch
        self._events: list[Event] = []
        self._count = _Count(len(players))

    @property
    def mover(self) -> Player:
        return self._players[self.position.seat - 1]

    @property
    def whims(self) -> Whims:
        """The chance that the player to move may use."""
        return self._whims[self.position.seat - 1]

    def do(self, move: Move) -> None:
        """Carry out a player's move, and let the dice fall if it throws them."""
        if move not in self.legal:
            known = " ".join(map(format_move, self.legal))
            where = format_position(self.position)
            raise Stranger(f"{format_player(self.mover)} chose {move!r} at {where}; legal are {known}")
        self._happens(move)
        while self.position.thrown:
            position = self.position
            self._happens(Rolled(self._dice.roll(position.white_left, position.golden_left, position.edition)))
        self.legal = legal(self.position)

    def _happens(self, event: Event) -> None:
        after = apply(self.position, event)
        self._count.see(self.position, event, after)
        if self._watch is not None:
            self._watch(self.position, event, after)
        self._events.append(event)
        self.position = after

    def game(self) -> Game:
        return Game(self.start, tuple(self._events), self.position, self._count.tally(self.position))


class _Count:
    """What is counted while a game is played."""

    def __init__(self, seats: int) -> None:
        self.turns = [0] * seats
        self.fails = [0] * seats
        self.steals = [0] * seats
        self.tiles = [0] * seats

    def see(self, before: Position, event: Event, after: Position) -> None:
        if not turn_ended(before, event, after):
            return
        seat = before.seat - 1
        self.turns[seat] += 1
        self.steals[seat] += isinstance(event, Take) and event.seat is not None
        self.fails[seat] += failed(event)
        self.tiles[seat] += isinstance(event, Take)

    def tally(self, end: Position) -> Tally:
        best = winners(end)
        shares = tuple(1 / len(best) if seat in best else 0.0 for seat in range(1, len(end.players) + 1))
        return Tally(shares, standing(end), tuple(self.turns), tuple(self.fails), tuple(self.steals), tuple(self.tiles))


def turn_ended(before: Position, event: Event, after: Position) -> bool:
    """Whether the event was the last of its turn: nothing of a turn is left on the table after it."""
    return after.over or (not (after.begun or after.thrown) and (before.begun or before.thrown))


def failed(event: Event) -> bool:
    """Whether an event that ended a turn ended it in failure; a hen taken is none, though it brings no portion."""
    return not isinstance(event, Take | TakeHen)


def record(game: Game, names: Sequence[str], tags: Sequence[tuple[str, str]] = ()) -> Record:
    """The game as a record that `format_record` prints."""
    return Record(tuple(names), game.start, game.events, tuple(tags))
