"""How the dice can fall."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations_with_replacement
from math import factorial

from .dice import FACES, Dice
from .moves import Rolled
from .position import Position


def outcomes(position: Position) -> tuple[tuple[Rolled, int], ...]:
    """Every way in which the dice in the air can fall, with its weight; the weights of n dice add up to 6 to the n.

    Nothing when no dice are in the air.
    """
    if not position.thrown:
        return ()
    golden = position.edition.golden_faces if position.golden_left else ()
    return _falls(position.white_left, golden)


@cache
def _falls(white: int, golden_faces: tuple[int, ...]) -> tuple[tuple[Rolled, int], ...]:
    golden = sorted(Counter(golden_faces).items()) if golden_faces else [(None, 1)]
    return tuple(
        (Rolled(Dice(faces, face)), _ways(faces) * sides)
        for faces in combinations_with_replacement(FACES, white)
        for face, sides in golden
    )


def _ways(faces: tuple[int, ...]) -> int:
    """In how many ways dice that can be told apart show these faces."""
    ways = factorial(len(faces))
    for count in Counter(faces).values():
        ways //= factorial(count)
    return ways
