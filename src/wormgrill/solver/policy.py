"""What a given way to play a turn is worth, exactly: the yardstick that separates a player's skill from the luck of the
dice.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from wormgrill.rules import Fail, Keep, Move, Position, Reroll, Roll, Rolled, apply, legal, outcomes

from .ends import End, Ends, ends_of
from .graph import FAILED, Node, end_of, node_of
from .kit import Kit, kit_of
from .turn import Worth

Policy = Callable[[Position], Move]


@dataclass(frozen=True)
class Played:
    """A turn played by a policy: what it is worth, and how probably it ends in each way."""

    value: float
    distribution: tuple[tuple[End, float], ...]

    @property
    def fail(self) -> float:
        """The chance that the turn fails."""
        return sum(chance for end, chance in self.distribution if end.move == Fail())


def policy_value(position: Position, policy: Policy, worth: Worth) -> Played:
    """The exact value and the exact distribution over ends of a turn that is played by `policy`, from its start or from
    its middle.

    The policy names a legal move for every position that it is shown. Positions that differ only in what cannot matter
    (the order in which dice were set aside, which used faces the other dice show) are one and the same to this
    function: it shows one of them.
    """
    ends = ends_of(position)
    worths = ends.worths(worth)
    chances = _Walk(ends, policy).ends_from(position)
    return Played(float(chances @ worths), tuple(zip(ends, chances.tolist(), strict=True)))


class _Walk:
    """One walk through all that can happen, each situation visited once."""

    def __init__(self, ends: Ends[End], policy: Policy) -> None:
        self.ends, self.policy = ends, policy
        self.known: dict[object, npt.NDArray[np.float64]] = {}

    def ends_from(self, position: Position) -> npt.NDArray[np.float64]:
        """The distribution over ends from a position of the turn."""
        if position.thrown:
            return self._thrown(position)
        if position.roll is not None:
            return self._moved(position, self.policy(position))
        key = (_node(position), position.players, position.golden_left, position.golden_out)
        if key not in self.known:
            self.known[key] = self._moved(position, self.policy(position))
        return self.known[key]

    def _moved(self, position: Position, move: Move) -> npt.NDArray[np.float64]:
        after = apply(position, move)
        if isinstance(move, Roll | Reroll | Keep):
            return self.ends_from(after)
        return self._ended(position, after)

    def _ended(self, before: Position, after: Position) -> npt.NDArray[np.float64]:
        chances = np.zeros(len(self.ends))
        copies = [copy for copy, players in enumerate(self.ends.players) if players == before.players]
        number = end_of(_kit(before), _node(before)) if before.roll is None and not before.thrown else FAILED
        for copy in copies:
            for end in self.ends.choices[copy][number]:
                if self.ends.ends[end].after == after:
                    chances[end] = 1
                    return chances
        raise ValueError("the turn ended in a way that was not foreseen")

    def _thrown(self, position: Position) -> npt.NDArray[np.float64]:
        """All ways in which the dice can fall, those together that offer the same."""
        key = (_node(position), position.players, position.golden_left, position.golden_out, "thrown")
        if key in self.known:
            return self.known[key]
        weights: dict[object, int] = {}
        shown: dict[object, Rolled] = {}
        for rolled, weight in outcomes(position):
            kind = _offer(position, rolled)
            shown.setdefault(kind, rolled)
            weights[kind] = weights.get(kind, 0) + weight
        chances = np.zeros(len(self.ends))
        for kind, rolled in shown.items():
            chances += weights[kind] * self._fallen(position, rolled)
        self.known[key] = chances / sum(weights.values())
        return self.known[key]

    def _fallen(self, position: Position, rolled: Rolled) -> npt.NDArray[np.float64]:
        laid = position._replace(roll=rolled.dice, thrown=False)
        if not legal(laid):
            return self._ended(position, apply(position, rolled))
        return self.ends_from(laid)


def _offer(position: Position, rolled: Rolled) -> object:
    """What a roll offers: the dice that show free faces."""
    used, dice = position.used, rolled.dice
    return tuple(face for face in dice.white if face not in used), dice.golden if dice.golden not in used else None


def _kit(position: Position) -> Kit:
    return kit_of(position.edition, position.mover.specialist, position.golden_out)


def _node(position: Position) -> Node:
    return node_of(_kit(position), position)
