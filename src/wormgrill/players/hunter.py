"""The player that picks one portion and goes after it."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from wormgrill.players.protocol import Budget, Decision
from wormgrill.players.reasons import reason, reasons
from wormgrill.players.turns import TIE, at_stake, in_worms, preferred, turn_of
from wormgrill.rules import EXACT_ONLY, Move, Position, Take, worms
from wormgrill.solver.ends import End, ends_of
from wormgrill.solver.turn import Solution, solve


@dataclass(frozen=True, slots=True)
class Target:
    """A portion to go after: on the grill (then a higher one does as well), or on top of an opponent's stack."""

    tile: int
    seat: int | None = None

    def reached(self, end: End) -> bool:
        """Whether this end of the turn brings it."""
        move = end.move
        if not isinstance(move, Take):
            return False
        if self.seat is not None or self.tile in EXACT_ONLY:
            return (move.tile, move.seat) == (self.tile, self.seat)
        return move.seat is None and move.tile >= self.tile


@dataclass(frozen=True, slots=True)
class Hunter:
    """Goes for the portion with the highest appeal: its chance × (its worms + what failing would cost).

    The worms of an opponent's portion count `steal` times; of equals the higher portion is the target. It is chosen
    anew at every decision, from what is still possible, and the move is the one that makes it likeliest. Its values are
    the worms expected of going after the target: the appeal less what failing would cost.
    """

    steal: float = 2.0

    def __post_init__(self) -> None:
        if not (math.isfinite(self.steal) and self.steal >= 0):
            raise ValueError(f"steal must be 0 or more, not {self.steal}")

    def choose(self, position: Position, legal: Sequence[Move], budget: Budget, rng: random.Random, /) -> Decision:
        """The move with the greatest chance for the target of the highest appeal."""
        if len(legal) == 1 and not budget.explain:
            return Decision(legal[0])
        chances = {target: _hunt(turn_of(position), target).moves_at(position) for target in targets(position)}
        if not chances:
            return Decision(preferred([(move, 0.0) for move in legal]))
        appeals = {target: self.appeal(position, target, _chance(values)) for target, values in chances.items()}
        most = max(appeals.values())
        target = max((target for target in appeals if appeals[target] >= most - TIE), key=lambda target: target.tile)
        chance = _chance(chances[target])
        move = preferred(chances[target])
        if not budget.explain:
            return Decision(move)
        aim = (reason("aims_at", tile=target.tile, chance=chance),) if chance else ()
        hopes = [(m, self.appeal(position, target, c) - at_stake(position)) for m, c in chances[target]]
        valued = in_worms(hopes, move)
        return Decision(move, valued, (*aim, *reasons(position, move)), "worms", max(hope for _, hope in hopes))

    def appeal(self, position: Position, target: Target, chance: float) -> float:
        """How much a target draws the hunter."""
        count = worms(target.tile) * (1.0 if target.seat is None else self.steal)
        return chance * (count + at_stake(position))


def _chance(values: Sequence[tuple[Move, float]]) -> float:
    return max(value for _, value in values)


def targets(position: Position) -> tuple[Target, ...]:
    """Every portion that this turn could bring, lowest first."""
    return _targets(turn_of(position))


@lru_cache(maxsize=256)
def _targets(turn: Position) -> tuple[Target, ...]:
    taken = [end.move for end in ends_of(turn) if isinstance(end.move, Take)]
    return tuple(sorted({Target(move.tile, move.seat) for move in taken}, key=lambda t: (t.tile, t.seat or 0)))


@lru_cache(maxsize=2048)
def _hunt(turn: Position, target: Target) -> Solution[End]:
    return solve(turn, lambda end: float(target.reached(end)))
