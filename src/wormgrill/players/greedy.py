"""The player that plays every turn for itself: as many worms as possible, exactly."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from wormgrill.players.protocol import Budget, Decision
from wormgrill.players.reasons import reasons
from wormgrill.players.turns import at_stake, in_worms, preferred, turn_of
from wormgrill.rules import Move, Position, Take, worms
from wormgrill.solver.ends import End
from wormgrill.solver.turn import Solution, solve


@dataclass(frozen=True, slots=True)
class Greedy:
    """Maximises the worms expected of this turn.

    A portion of the grill counts its worms, a stolen one `steal` times as much (1 + 1/(players - 1) unless given), a
    failed turn what it costs. Round worms count like portions, the specialists not at all.
    """

    steal: float | None = None

    def __post_init__(self) -> None:
        if self.steal is not None and not (math.isfinite(self.steal) and self.steal >= 0):
            raise ValueError(f"steal must be 0 or more, not {self.steal}")

    def choose(self, position: Position, legal: Sequence[Move], budget: Budget, rng: random.Random, /) -> Decision:
        """The best move of the exactly solved turn."""
        if len(legal) == 1 and not budget.explain:
            return Decision(legal[0])
        values = _solved(turn_of(position), self.weight(position)).moves_at(position)
        move = preferred(values)
        if not budget.explain:
            return Decision(move)
        valued = in_worms(values, move)
        best = max(value for _, value in values)
        return Decision(move, valued, reasons(position, move, valued, "worms"), "worms", best)

    def weight(self, position: Position) -> float:
        """How many times its worms a stolen portion counts."""
        return 1 + 1 / (len(position.players) - 1) if self.steal is None else self.steal


@lru_cache(maxsize=256)
def _solved(turn: Position, steal: float) -> Solution[End]:
    return solve(turn, lambda end: worth(turn, end, steal))


def worth(turn: Position, end: End, steal: float) -> float:
    """What an end of a turn brings in worms."""
    return _portion(turn, end, steal) + _round_worms(turn, end, steal)


def _portion(turn: Position, end: End, steal: float) -> float:
    move = end.move
    if isinstance(move, Take):
        return worms(move.tile) * (1.0 if move.seat is None else steal)
    before, after = turn.mover, end.after.players[turn.seat - 1]
    return float(-at_stake(turn)) if len(after.stack) < len(before.stack) else 0.0


def _round_worms(turn: Position, end: End, steal: float) -> float:
    """One for each from the supply; one from another seat counts as stolen."""
    changes = [after.worms - before.worms for before, after in zip(turn.players, end.after.players, strict=True)]
    own = changes.pop(turn.seat - 1)
    given = -sum(changes)
    return own - given + steal * given
