"""How a champion's judgement departs from the best: the errors of the lower levels, and the tastes of the
characters.

Both are part of what an end of the turn is worth to the player, never of chance: a player of level 3 who takes a
position for better than it is does so whenever it comes up, and the turn is then played out consistently to get
there. So the errors look like a person's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import numpy as np
import numpy.typing as npt

from wormgrill.solver.jit import njit
from wormgrill.solver.packed import HEN, HOLDS, SEAT, SEATS, TOP, WIDTH, WORMS, Row
from wormgrill.solver.packed_ends import FAILING, FIRST_SEAT, FIRST_TILE, target_of

Taste = npt.NDArray[np.float32]
Character = Literal["none", "bold", "careful", "thief", "friendly"]

CHARACTERS: Final = ("none", "bold", "careful", "thief", "friendly")
LEVELS: Final = 10
MASK: Final = 0xFFFFFFFFFFFFFFFF
START: Final = 0x9E3779B97F4A7C15
PRIME: Final = 0x100000001B3
STIR1: Final = 0xBF58476D1CE4E5B9
STIR2: Final = 0x94D049BB133111EB

# The numbers of a taste, all in chances to win: how far off the judgement of a position may be, and what failing, each
# worm gained and stealing count beside what they are worth. They are meant for two; with more players, where every
# chance to win is smaller, they are smaller in proportion.
BLUR, FAIL, PER_WORM, STEAL = range(4)

#: How far off the judgement of each level is, by level from 1: chosen so that two players' levels are about equally far
#: apart, four points of the wins against level 10 each.
BLURS: Final = (0.77, 0.58, 0.405, 0.31, 0.234, 0.179, 0.134, 0.093, 0.054, 0.0)

_CHARACTERS: Final = {
    "none": (0.0, 0.0, 0.0),
    "bold": (0.025, 0.012, 0.0),
    "careful": (-0.03, 0.0, 0.0),
    "thief": (0.0, 0.0, 0.04),
    "friendly": (0.0, 0.0, -0.06),
}


def taste_of(level: int, character: str) -> Taste:
    """The taste of a champion of a level from 1 to 10 with a character."""
    if not 1 <= level <= LEVELS:
        raise ValueError(f"level must be from 1 to {LEVELS}, not {level}")
    if character not in _CHARACTERS:
        raise ValueError(f"character must be one of {', '.join(CHARACTERS)}, not {character!r}")
    fail, per_worm, steal = _CHARACTERS[character]
    return np.array([BLURS[level - 1], fail, per_worm, steal], dtype=np.float32)


@njit(cache=True)
def tasted(value: float, before: Row, after: Row, end: int, taste: Taste) -> float:
    """What an end is worth to the player to move `before`, when it is truly worth `value`."""
    leans, target = 0.0, target_of(end)
    if target == FAILING:
        leans = taste[FAIL]
    elif target < FIRST_SEAT:
        leans = taste[PER_WORM] * WORMS[target - FIRST_TILE]
    elif before[HOLDS + target - FIRST_SEAT] != HEN:
        leans = taste[PER_WORM] * WORMS[before[TOP + target - FIRST_SEAT]] + taste[STEAL]
    if taste[BLUR] > 0:
        leans += taste[BLUR] * mistake(after, before[SEAT])
    return float(value + leans * 2 / before[SEATS])


def leaning(before: Sequence[int], end: int, taste: Sequence[float]) -> float:
    """What the taste alone adds to an end for two players, blur aside: the same in plain Python."""
    target = end & 31
    if target == FAILING:
        return taste[FAIL]
    if target < FIRST_SEAT:
        return taste[PER_WORM] * int(WORMS[target - FIRST_TILE])
    victim = target - FIRST_SEAT
    if before[HOLDS + victim] == HEN:
        return 0.0
    return taste[PER_WORM] * int(WORMS[before[TOP + victim]]) + taste[STEAL]


@njit(cache=True)
def mistake(after: Row, mover: int) -> float:
    """How wrongly a position is taken, from -1 to 1 and mostly near 0: always the same for the same position."""
    z = np.uint64(START) * np.uint64(mover + 1)
    for place in range(WIDTH):
        z = (z ^ np.uint64(after[place] + 2)) * np.uint64(PRIME)
    z = (z ^ (z >> np.uint64(30))) * np.uint64(STIR1)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(STIR2)
    z ^= z >> np.uint64(31)
    one = float(z >> np.uint64(40)) * 2.0**-24
    two = float((z >> np.uint64(16)) & np.uint64(0xFFFFFF)) * 2.0**-24
    return one + two - 1.0


def mistake_of(after: Sequence[int], mover: int) -> float:
    """The same in plain Python."""
    z = START * (mover + 1) & MASK
    for byte in after:
        z = (z ^ byte + 2) * PRIME & MASK
    z = (z ^ z >> 30) * STIR1 & MASK
    z = (z ^ z >> 27) * STIR2 & MASK
    z ^= z >> 31
    return float(z >> 40) * 2.0**-24 + float(z >> 16 & 0xFFFFFF) * 2.0**-24 - 1.0
