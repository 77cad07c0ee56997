"""Who says what a position is worth when luck is taken off: the champion; without it, a guess from the worms on the
table."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from wormgrill.arena.luck import Judge
from wormgrill.players import Appraiser, SpecError, parse_player
from wormgrill.rules import Edition, Position, standing, worms


@dataclass(frozen=True, slots=True)
class ByPlayer:
    """The values of a player that can value positions."""

    player: Appraiser

    def appraise_many(self, positions: Sequence[Position], /) -> Sequence[Sequence[float]]:
        """Values one by one."""
        return [self.player.appraise(position) for position in positions]


@dataclass(frozen=True, slots=True)
class ByStanding:
    """More worms, better chances; the fewer worms are left to win, the surer."""

    steepness: float = 1.3

    def appraise_many(self, positions: Sequence[Position], /) -> Sequence[Sequence[float]]:
        """Shares by the worms that everybody has."""
        return [self._shares(position) for position in positions]

    def _shares(self, position: Position) -> list[float]:
        left = math.sqrt(1 + sum(map(worms, position.grill)))
        scores = standing(position)
        powers = [math.exp(self.steepness * (score - max(scores)) / left) for score in scores]
        return [power / sum(powers) for power in powers]


def judge(edition: Edition, seats: int) -> Judge:
    """The best judge that this installation has for so many seats of an edition."""
    try:
        champion = parse_player("champion")
    except SpecError:
        return ByStanding()
    has_net = getattr(champion, "has_net", None)
    if has_net is None or not has_net(seats, edition):
        return ByStanding()
    return cast(Judge, champion)
