"""What many games came to: sums per player that merge, and the figures that are read off them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from wormgrill.arena.batch import Batch
from wormgrill.arena.stats import Estimate, Mean, Ratio

NO_MEAN = Mean()
NO_RATIO = Ratio()


@dataclass(frozen=True, slots=True)
class PlayerSums:
    """One player's games."""

    share: Mean = NO_MEAN
    adjusted: Mean = NO_MEAN
    alone: Mean = NO_MEAN
    tied: Mean = NO_MEAN
    worms: Mean = NO_MEAN
    fails: Ratio = NO_RATIO
    steals: Mean = NO_MEAN

    def __add__(self, other: PlayerSums) -> PlayerSums:
        return PlayerSums(
            self.share + other.share,
            self.adjusted + other.adjusted,
            self.alone + other.alone,
            self.tied + other.tied,
            self.worms + other.worms,
            self.fails + other.fails,
            self.steals + other.steals,
        )

    def win(self, adjusted: bool) -> Estimate:
        """The share of the wins, raw or with the luck of the dice taken off."""
        return self.adjusted.estimate() if adjusted else self.share.share()


@dataclass(frozen=True, slots=True)
class Summary:
    """All players' games, how long they were, and what sitting first was worth."""

    players: tuple[PlayerSums, ...]
    turns: Mean = NO_MEAN
    first: Mean = NO_MEAN
    first_adjusted: Mean = NO_MEAN

    def __add__(self, other: Summary) -> Summary:
        return Summary(
            tuple(one + two for one, two in zip(self.players, other.players, strict=True)),
            self.turns + other.turns,
            self.first + other.first,
            self.first_adjusted + other.first_adjusted,
        )

    @property
    def games(self) -> int:
        return self.turns.count


def nothing(players: int) -> Summary:
    """The summary of no games."""
    return Summary((PlayerSums(),) * players)


def summarise(batch: Batch, seats: npt.NDArray[np.int64], places: Sequence[float] = ()) -> Summary:
    """The sums of one batch. `places` is what sitting in each seat is worth beyond an equal part: where that is known,
    it is luck as well, which comes to nothing for everyone when all have sat everywhere."""
    own = batch.with_luck(places).by_player(seats)
    players = tuple(_sums(own, player) for player in range(seats.shape[1]))
    return Summary(
        players,
        Mean.of(batch.turns.sum(axis=1)),
        Mean.of(batch.shares[:, 0]),
        Mean.of(batch.shares[:, 0] - batch.luck[:, 0]),
    )


def _sums(own: Batch, player: int) -> PlayerSums:
    share = own.shares[:, player]
    return PlayerSums(
        share=Mean.of(share),
        adjusted=Mean.of(share - own.luck[:, player]),
        alone=Mean.of(share == 1.0),
        tied=Mean.of((share > 0.0) & (share < 1.0)),
        worms=Mean.of(own.worms[:, player]),
        fails=Ratio.of(own.fails[:, player], own.turns[:, player]),
        steals=Mean.of(own.steals[:, player]),
    )
