"""The ends of a turn through the champion's eyes, in compiled code: every end carried out and the position behind it
valued."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt
from numba import njit

from wormgrill.solver.packed import DELUXE, HEN, HOLDS, MAX_SEATS, RULES, SEAT, TOP, WIDTH, WORMS, Row
from wormgrill.solver.packed_ends import (
    BONUS_SHIFT,
    FAILING,
    FIRST_SEAT,
    FIRST_TILE,
    MAX_ENDS,
    SUMS,
    TARGETS,
    fold,
    list_bonuses,
    list_ends,
    settle,
    take_bonus,
    target_of,
)

from .champion_features import MAX_FACTS
from .champion_net import OUTPUTS, WORK, Floats, Net, value_row
from .champion_taste import Taste, tasted

Ints = npt.NDArray[np.int32]

#: A turn's ends come in copies: without the round worm of two ones, and with it from each seat that could give it.
MAX_COPIES: Final = 1 + MAX_SEATS


@njit(cache=True)
def copies_of(row: Row, bonuses: Ints) -> int:
    """How many copies of its ends a position has; `bonuses` gets what two ones have brought in each of them."""
    bonuses[0] = 0
    if not row[RULES] & DELUXE:
        return 1
    count = list_bonuses(row, bonuses[1:])
    if count == 0:
        bonuses[1] = 0
        count = 1
    return int(1 + count)


@njit(cache=True)
def portion_worms(row: Row, target: int) -> int:
    """The worms on the portion of a target; none for failing, and for a hen none either."""
    if target == FAILING:
        return 0
    if target < FIRST_SEAT:
        return int(WORMS[target - FIRST_TILE])
    victim = target - FIRST_SEAT
    return 0 if row[HOLDS + victim] == HEN else int(WORMS[row[TOP + victim]])


@njit(cache=True)
def appraise(net: Net, row: Row, bonus: int, hunger: float, worth: Floats, ends: Ints, vectors: Floats) -> None:
    """What each sum is worth to the player to move, the end that it chooses, and every seat's share behind that end.

    `bonus` is what two ones have brought before; `hunger` is how much more each worm of a portion counts. All three
    results are indexed by the sum, 0 for failing.
    """
    mover = int(row[SEAT])
    before, after = np.empty(WIDTH, np.int8), np.empty(WIDTH, np.int8)
    facts, codes = np.empty(MAX_FACTS, np.int32), np.empty(MAX_ENDS, np.int32)
    work, found = np.empty(WORK, np.float32), np.empty(OUTPUTS, np.float32)
    best, shares = np.full(TARGETS, -1e9, np.float32), np.empty((TARGETS, OUTPUTS), np.float32)
    chosen, targets = np.empty(TARGETS, np.int32), np.empty(SUMS, np.int64)
    before[:] = row
    take_bonus(before, bonus)
    for k in range(list_ends(before, codes)):
        after[:] = before
        settle(after, codes[k])
        value_row(net, after, facts, work, found)
        target = target_of(codes[k])
        value = found[mover] + np.float32(hunger) * portion_worms(before, target)
        if value > best[target]:
            best[target] = value
            chosen[target] = codes[k] | bonus << BONUS_SHIFT
            shares[target] = found
    fold(before, best, worth, targets)
    for total in range(SUMS):
        ends[total] = chosen[targets[total]]
        for seat in range(OUTPUTS):
            vectors[total, seat] = shares[targets[total], seat]


@njit(cache=True)
def appraise_with(net: Net, taste: Taste, row: Row, bonus: int, worth: Floats, ends: Ints) -> None:
    """The same for a player with a taste of its own: what each sum seems to be worth, and the end that it chooses."""
    mover = int(row[SEAT])
    before, after = np.empty(WIDTH, np.int8), np.empty(WIDTH, np.int8)
    facts, codes = np.empty(MAX_FACTS, np.int32), np.empty(MAX_ENDS, np.int32)
    work, found = np.empty(WORK, np.float32), np.empty(OUTPUTS, np.float32)
    best = np.full(TARGETS, -1e9, np.float32)
    chosen, targets = np.empty(TARGETS, np.int32), np.empty(SUMS, np.int64)
    before[:] = row
    take_bonus(before, bonus)
    for k in range(list_ends(before, codes)):
        after[:] = before
        settle(after, codes[k])
        value_row(net, after, facts, work, found)
        value = np.float32(tasted(found[mover], before, after, codes[k], taste))
        target = target_of(codes[k])
        if value > best[target]:
            best[target] = value
            chosen[target] = codes[k] | bonus << BONUS_SHIFT
    fold(before, best, worth, targets)
    for total in range(SUMS):
        ends[total] = chosen[targets[total]]
