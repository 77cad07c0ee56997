"""Rolls, seen only as far as they matter: how many dice show each face that is still free, all others together.

Two nodes of a turn with equally many free faces and equally many dice have the same *shape*: the same outcomes with the
same chances, whatever the faces are called. A shape's outcomes form a tree: first the dice of the first free face, then
of the second, and so on; the dice that are left over show faces that were used before.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import factorial, prod

SIDES = 6


@dataclass(frozen=True, order=True, slots=True)
class Shape:
    """So many free faces, so many dice."""

    free: int
    dice: int

    @property
    def used(self) -> int:
        return SIDES - self.free


@cache
def outcomes(shape: Shape) -> tuple[tuple[tuple[int, ...], Fraction], ...]:
    """Every outcome as the counts of the free faces, with its probability, in the order of the tree."""
    everything = SIDES**shape.dice
    return tuple(
        (counts, Fraction(_ways(shape, counts), everything)) for counts in _counts(shape, shape.free, shape.dice)
    )


def _counts(shape: Shape, faces: int, dice: int) -> Iterator[tuple[int, ...]]:
    """The counts of so many faces that so many dice can show; without used faces every die shows a free one."""
    if faces == 0:
        if dice == 0 or shape.used:
            yield ()
        return
    for count in range(dice + 1):
        for rest in _counts(shape, faces - 1, dice - count):
            yield (count, *rest)


def _ways(shape: Shape, counts: tuple[int, ...]) -> int:
    """In how many of the equally likely falls of the dice the free faces show these counts."""
    rest = shape.dice - sum(counts)
    ways: int = factorial(shape.dice) // prod(map(factorial, (*counts, rest)))
    return ways * int(shape.used**rest)
