"""What a player is: something that is shown a position and names a move.

A player is a frozen value: its parameters are its fields, and it keeps nothing between two decisions that could
change one. All chance comes from the generator that is handed in and is never the dice's.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Literal, Protocol, runtime_checkable

from wormgrill.notation import format_move
from wormgrill.rules import Move, Position

Unit = Literal["win", "worms"]
Number = int | float | str


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a decision may take: wall-clock seconds, or no limit. Our own players need milliseconds; programs from
    outside are held to it. Without `explain` nobody will read values and reasons, and they may be left out."""

    seconds: float | None = None
    explain: bool = True


UNLIMITED = Budget()
UNEXPLAINED = Budget(explain=False)


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move was chosen: a code, and the numbers that belong to it. Doors put it into words; the codes are in
    `reasons.CODES`."""

    code: str
    numbers: Mapping[str, Number] = field(default_factory=lambda: MappingProxyType({}))

    def as_dict(self) -> dict[str, Number]:
        """The reason as plain data: `{"why": code, …}`."""
        return {"why": self.code, **self.numbers}

    def __hash__(self) -> int:
        return hash((self.code, tuple(self.numbers.items())))


@dataclass(frozen=True, slots=True)
class Valued:
    """A legal move and what it is worth: the probability to win (a shared win in parts), the worms expected of this
    turn, or both."""

    move: Move
    win: float | None = None
    worms: float | None = None

    def value(self, unit: Unit) -> float | None:
        """The worth in one of the units."""
        return self.win if unit == "win" else self.worms


@dataclass(frozen=True, slots=True)
class Decision:
    """The move, and for players that know: every legal move with its value (best first), why, and what the position is
    worth."""

    move: Move
    values: tuple[Valued, ...] = ()
    why: tuple[Reason, ...] = ()
    unit: Unit | None = None
    value: float | None = None

    def as_dict(self) -> dict[str, object]:
        """The decision as plain data, moves as their tokens."""
        moves = [
            {"move": format_move(v.move)}
            | ({"win": v.win} if v.win is not None else {})
            | ({"worms": v.worms} if v.worms is not None else {})
            for v in self.values
        ]
        return {
            "move": format_move(self.move),
            "unit": self.unit,
            "value": self.value,
            "values": moves,
            "why": [reason.as_dict() for reason in self.why],
        }


@runtime_checkable
class Player(Protocol):
    """The protocol that every door uses. `legal` is never empty, and `move` must be one of it."""

    def choose(self, position: Position, legal: Sequence[Move], budget: Budget, rng: random.Random, /) -> Decision: ...


@runtime_checkable
class ManyPlayer(Protocol):
    """A player that decides many positions in one go, cheaper than one by one; `choose_many` uses it where it is
    there."""

    def choose_many(
        self, positions: Sequence[Position], legal: Sequence[Sequence[Move]], rngs: Sequence[random.Random], /
    ) -> Sequence[Move]: ...


@runtime_checkable
class Appraiser(Protocol):
    """A player that can say what a position is worth to every seat: shares of the win in seat order, sum one."""

    def appraise(self, position: Position, /) -> tuple[float, ...]: ...


def choose_many(
    player: Player, positions: Sequence[Position], legal: Sequence[Sequence[Move]], rngs: Sequence[random.Random]
) -> list[Move]:
    """One move for each of many positions, by the player's batched form where it has one."""
    if isinstance(player, ManyPlayer):
        return list(player.choose_many(positions, legal, rngs))
    return [
        player.choose(p, moves, UNEXPLAINED, rng).move for p, moves, rng in zip(positions, legal, rngs, strict=True)
    ]


def begin(player: object) -> None:
    """Tell a player that a new game begins: programs from outside hear it, as nothing else lets them know."""
    _call(player, "begin")


def close(player: object) -> None:
    """Let a player go: programs from outside are told to quit. Players without anything to let go need not know of
    this."""
    _call(player, "close")


def _call(player: object, name: str) -> None:
    method: Callable[[], None] | None = getattr(player, name, None)
    if method is not None:
        method()
