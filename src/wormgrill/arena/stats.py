"""Numbers that add up and know how sure they are: means and ratios with 95 % intervals.

Each accumulator is a frozen value; two of them add to the one that had seen everything. Shards are always added in
the same order, so a result is the same to the last bit however many workers made it.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

#: The normal distribution's 97.5 % point: intervals hold the truth 95 times in 100.
Z = 1.959963984540054

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure with the ends of its interval."""

    value: float
    low: float
    high: float

    @property
    def margin(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


@dataclass(frozen=True, slots=True)
class Mean:
    """The mean of one number per game."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    @classmethod
    def of(cls, values: npt.ArrayLike) -> Mean:
        """Everything that an array of values adds."""
        array: Floats = np.asarray(values, dtype=np.float64)
        return cls(array.size, float(array.sum()), float((array * array).sum()))

    def __add__(self, other: Mean) -> Mean:
        return Mean(self.count + other.count, self.total + other.total, self.squares + other.squares)

    @property
    def value(self) -> float:
        """The mean itself; nothing seen is zero."""
        return self.total / self.count if self.count else 0.0

    @property
    def deviation(self) -> float:
        """The standard deviation of a single game."""
        if self.count < 2:
            return 0.0
        return math.sqrt(max(0.0, self.squares - self.count * self.value**2) / (self.count - 1))

    def estimate(self) -> Estimate:
        """The mean with its interval; from a single game nothing can be said, and the interval is without end."""
        if self.count < 2:
            return Estimate(self.value, -math.inf, math.inf)
        margin = Z * self.deviation / math.sqrt(self.count)
        return Estimate(self.value, self.value - margin, self.value + margin)

    def share(self) -> Estimate:
        """The mean of shares between 0 and 1 with Wilson's interval, which stays inside them and is honest for few
        games."""
        if not self.count:
            return Estimate(0.0, 0.0, 1.0)
        p, n = self.value, self.count
        centre = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
        margin = Z / (1 + Z * Z / n) * math.sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
        return Estimate(p, max(0.0, min(p, centre - margin)), min(1.0, max(p, centre + margin)))


@dataclass(frozen=True, slots=True)
class Ratio:
    """One sum over another, such as failed turns per turn, with an interval that knows that the turns of a game belong
    together."""

    count: int = 0
    above: float = 0.0
    below: float = 0.0
    above_squares: float = 0.0
    below_squares: float = 0.0
    products: float = 0.0

    @classmethod
    def of(cls, above: npt.ArrayLike, below: npt.ArrayLike) -> Ratio:
        """What games add that have `above` of one thing in `below` of the other."""
        a: Floats = np.asarray(above, dtype=np.float64)
        b: Floats = np.asarray(below, dtype=np.float64)
        return cls(a.size, *(float(part.sum()) for part in (a, b, a * a, b * b, a * b)))

    def __add__(self, other: Ratio) -> Ratio:
        return Ratio(
            self.count + other.count,
            self.above + other.above,
            self.below + other.below,
            self.above_squares + other.above_squares,
            self.below_squares + other.below_squares,
            self.products + other.products,
        )

    def estimate(self) -> Estimate:
        """The ratio with its interval by the delta method."""
        if not self.below:
            return Estimate(0.0, 0.0, 0.0)
        ratio = self.above / self.below
        if self.count < 2:
            return Estimate(ratio, -math.inf, math.inf)
        spread = max(0.0, self.above_squares - 2 * ratio * self.products + ratio * ratio * self.below_squares)
        margin = Z * math.sqrt(spread * self.count / (self.count - 1)) / self.below
        return Estimate(ratio, ratio - margin, ratio + margin)


def total(parts: Iterable[Mean]) -> Mean:
    """All means as one, added in the order in which they come."""
    whole = Mean()
    for part in parts:
        whole += part
    return whole
