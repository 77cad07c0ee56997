"""What a batch of games came to, as arrays with a row per game and a column per seat: the one form that both engines
deliver."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace

import numpy as np
import numpy.typing as npt

from wormgrill.arena.game import Tally

Grid = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Batch:
    """By game and seat. `luck` is what the dice gave each seat beyond what was to be expected, all zero where it was
    not asked for."""

    shares: Grid
    worms: Grid
    turns: Grid
    fails: Grid
    steals: Grid
    luck: Grid

    def __post_init__(self) -> None:
        shapes = {getattr(self, field.name).shape for field in fields(self)}
        if len(shapes) != 1:
            raise ValueError(f"the arrays of a batch must have one shape, not {sorted(shapes)}")

    def by_player(self, seats: npt.NDArray[np.int64]) -> Batch:
        """The same with a column per player, when `seats` says who sat where."""
        places = np.argsort(seats, axis=1)
        return Batch(**{f.name: np.take_along_axis(getattr(self, f.name), places, axis=1) for f in fields(self)})

    def with_luck(self, more: Sequence[float]) -> Batch:
        """The same with so much more luck for each seat, if any."""
        return replace(self, luck=self.luck + np.array(more)) if more else self


def batch_of(tallies: Sequence[Tally], luck: Sequence[Sequence[float]] | None = None) -> Batch:
    """The batch of games that were played one by one."""
    columns = {
        name: np.array([getattr(tally, name) for tally in tallies], dtype=np.float64)
        for name in ("shares", "worms", "turns", "fails", "steals")
    }
    fortune = np.zeros_like(columns["shares"]) if luck is None else np.array(luck, dtype=np.float64)
    return Batch(**columns, luck=fortune)
