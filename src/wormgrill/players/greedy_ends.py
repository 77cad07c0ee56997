"""The ends of a turn through greedy's eyes, in compiled code: what each brings in worms.

It says the same as `greedy.worth` on the rules' own ends.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt
from numba import njit

from wormgrill.solver.packed import (
    ANY,
    DECLINE,
    DELUXE,
    FIRST_STACK,
    GONE,
    GRILL,
    GUEST,
    HEN,
    HOLDS,
    N_TILES,
    NOTHING,
    RAVEN,
    RULES,
    SEAT,
    TOP,
    WHERE,
    WIDTH,
    WORMS,
    Row,
    supply,
)
from wormgrill.solver.packed_ends import (
    BONUS_SHIFT,
    BONUS_SUPPLY,
    FAILING,
    FIRST_SEAT,
    FIRST_TILE,
    GIVER_SHIFT,
    MAX_ENDS,
    NO_BONUS,
    SUMS,
    TARGETS,
    fold,
    list_ends,
    take_bonus,
    target_of,
)

#: Worths of ends are brought to a multiple of this, so that equal ones are equal in float32 as well.
GRAIN: Final = 1e-6

Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int32]


@njit(cache=True)
def worms_worth(row: Row, bonus: int, steal: float, worth: Floats, ends: Ints) -> None:
    """What each sum brings in worms, and the end that it chooses, after two ones have brought `bonus`."""
    if not row[RULES] & (DELUXE | ANY):
        _plain_worms(row, steal, worth, ends)
        return
    codes, worths = np.empty(MAX_ENDS, np.int32), np.empty(MAX_ENDS, np.float32)
    best, chosen = np.full(TARGETS, -1e9, np.float32), np.zeros(TARGETS, np.int32)
    now, targets = np.empty(WIDTH, np.int8), np.empty(SUMS, np.int64)
    for k in range(list_worms(row, bonus, steal, now, codes, worths)):
        target = target_of(codes[k])
        if worths[k] > best[target]:
            best[target] = worths[k]
            chosen[target] = codes[k] | bonus << BONUS_SHIFT
    fold(now, best, worth, targets)
    for total in range(SUMS):
        ends[total] = chosen[targets[total]]


@njit(cache=True)
def worms_of_ends(steal: float, row: Row, bonus: int, codes: Ints, worths: Floats, folded: Floats) -> int:
    """What every end brings in worms, after two ones have brought `bonus`, and what every sum does; gives the number of
    ends.
    """
    best, targets = np.full(TARGETS, -1e9, np.float32), np.empty(SUMS, np.int64)
    now = np.empty(WIDTH, np.int8)
    count = list_worms(row, bonus, steal, now, codes, worths)
    for k in range(count):
        best[target_of(codes[k])] = max(best[target_of(codes[k])], worths[k])
    fold(now, best, folded, targets)
    return int(count)


@njit(cache=True)
def list_worms(row: Row, bonus: int, steal: float, now: Row, codes: Ints, worths: Floats) -> int:
    """All ends after two ones have brought `bonus`, and the worms of each; `now` becomes the row with the bonus."""
    for field in range(WIDTH):  # a slice would be compiled with all that it takes to complain about its length
        now[field] = row[field]
    take_bonus(now, bonus)
    before = 0.0 if bonus == NO_BONUS else 1.0 if bonus == BONUS_SUPPLY else steal
    count = list_ends(now, codes)
    for k in range(count):
        worths[k] = np.float32(round((before + _worms_of_end(now, codes[k], steal)) / GRAIN) * GRAIN)
    return int(count)


@njit(cache=True)
def _plain_worms(row: Row, steal: float, worth: Floats, ends: Ints) -> None:
    """The same for the base game without choices of what to take but one: to leave a stolen portion alone."""
    seat, decline = row[SEAT], row[RULES] & DECLINE
    top = row[TOP + seat]
    lower, lower_worth = FAILING, np.float32(0.0 if top == NOTHING else -WORMS[top])
    for total in range(21):
        worth[total], ends[total] = lower_worth, FAILING
    for total in range(21, SUMS):
        tile = total - 19
        worth[total], ends[total] = lower_worth, lower
        if tile >= N_TILES or row[WHERE + tile] == GONE:
            continue
        if row[WHERE + tile] == GRILL:
            lower, lower_worth = FIRST_TILE + tile, np.float32(WORMS[tile])
            worth[total], ends[total] = lower_worth, lower
            continue
        victim = row[WHERE + tile] - FIRST_STACK
        if victim != seat and row[TOP + victim] == tile:
            stolen = np.float32(round(steal * WORMS[tile] / GRAIN) * GRAIN)
            if not decline or lower == FAILING or stolen > lower_worth:
                worth[total], ends[total] = stolen, FIRST_SEAT + victim


@njit(cache=True)
def _worms_of_end(now: Row, code: int, steal: float) -> float:
    """The worms of one end: see `greedy.worth`, which this repeats."""
    target = target_of(code)
    if target == FAILING:
        top = now[TOP + now[SEAT]]
        return 0.0 if top == NOTHING or now[HOLDS + now[SEAT]] == HEN else -float(WORMS[top])
    if target >= FIRST_SEAT:
        victim = target - FIRST_SEAT
        return 0.0 if now[HOLDS + victim] == HEN else steal * WORMS[now[TOP + victim]]
    value = float(WORMS[target - FIRST_TILE])
    if now[GUEST + target - FIRST_TILE] == RAVEN:
        if code >> GIVER_SHIFT & 15:
            value += steal
        elif supply(now) > 0:
            value += 1.0
    return value
