"""What the champion sees of a position: a short list of the facts that hold, each with a number of its own.

Everything is seen from the player to move, who is number 0; the neighbour to the left is number 1. A fact is there
or not, so that the first layer of the network is a sum of a few dozen rows. All options share one numbering, for
each number of seats and for the base game and deluxe.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from wormgrill.solver.jit import njit
from wormgrill.solver.packed import (
    ANY,
    BELOW,
    DECLINE,
    DELUXE,
    FIRST_STACK,
    GRILL,
    GUEST,
    HOLDS,
    MAX_SEATS,
    N_TILES,
    NONE,
    NOTHING,
    PLAINGOLD,
    ROUND,
    RULES,
    SEAT,
    SEATS,
    SHORT,
    TOP,
    WHERE,
    WORMS,
    Row,
    worms_of,
)

Facts = npt.NDArray[np.int32]

#: Raised when facts are numbered anew: a network is of use only with the facts it was trained on.
FACTS_VERSION: Final = 1
#: More facts than ever hold at once.
MAX_FACTS: Final = 96

HEIGHTS: Final = 9
GAPS: Final = 21
TOTALS: Final = 20
LEFT: Final = 22
ROUNDS: Final = 8
_SPECIALISTS: Final = 6


def fact_count(seats: int, deluxe: bool) -> int:
    """How many facts there are for so many seats."""
    tiles = N_TILES if deluxe else N_TILES - 2
    count = tiles * (1 + 3 * seats) + seats * (HEIGHTS + GAPS + TOTALS) + (N_TILES + 1) + LEFT + 2 * N_TILES
    count += seats + 1 + 4
    if deluxe:
        count += _SPECIALISTS * (N_TILES + seats + 1) + (seats + 1) * ROUNDS
    return count


@njit(cache=True)
def list_facts(row: Row, out: Facts) -> int:
    """Write the numbers of the facts that hold into `out`; how many they are."""
    seats, deluxe = int(row[SEATS]), row[RULES] & DELUXE
    first_tile = 0 if deluxe else 2
    count = _tile_facts(row, out, 0, first_tile)
    base = (N_TILES - first_tile) * (1 + 3 * seats)
    count = _seat_facts(row, out, count, base)
    base += seats * (HEIGHTS + GAPS + TOTALS)
    count = _grill_facts(row, out, count, base)
    base += N_TILES + 1 + LEFT + 2 * N_TILES
    count = _tie_break_fact(row, out, count, base)
    base += seats + 1
    for number, option in enumerate((SHORT, DECLINE, ANY, PLAINGOLD)):
        if row[RULES] & option:
            out[count] = base + number
            count += 1
    if deluxe:
        count = _deluxe_facts(row, out, count, base + 4)
    return int(count)


@njit(cache=True)
def _tile_facts(row: Row, out: Facts, count: int, first_tile: int) -> int:
    """Where every portion is: on the grill, or top, second or deeper in somebody's stack."""
    seats, mover = int(row[SEATS]), int(row[SEAT])
    width = 1 + 3 * seats
    for tile in range(first_tile, N_TILES):
        if row[WHERE + tile] == GRILL:
            out[count] = (tile - first_tile) * width
            count += 1
    for seat in range(seats):
        relative = (seat - mover) % seats
        depth, tile = 0, row[TOP + seat]
        while tile != NOTHING:
            out[count] = (tile - first_tile) * width + 1 + 3 * relative + depth
            count += 1
            depth, tile = min(depth + 1, 2), row[BELOW + tile]
    return count


@njit(cache=True)
def _seat_facts(row: Row, out: Facts, count: int, base: int) -> int:
    """Of every seat: the height of its stack, its worms, and how far it is ahead of the best of the others."""
    seats, mover = int(row[SEATS]), int(row[SEAT])
    totals = np.empty(MAX_SEATS, dtype=np.int64)
    best = second = -1
    for seat in range(seats):
        totals[seat] = worms_of(row, seat)
        if totals[seat] > best:
            best, second = totals[seat], best
        elif totals[seat] > second:
            second = totals[seat]
    for seat in range(seats):
        relative = (seat - mover) % seats
        height, tile = 0, row[TOP + seat]
        while tile != NOTHING:
            height, tile = height + 1, row[BELOW + tile]
        gap = totals[seat] - (second if totals[seat] == best else best)
        start = base + relative * (HEIGHTS + GAPS + TOTALS)
        out[count] = start + min(height, HEIGHTS - 1)
        out[count + 1] = start + HEIGHTS + min(max(gap + GAPS // 2, 0), GAPS - 1)
        out[count + 2] = start + HEIGHTS + GAPS + min(totals[seat], TOTALS - 1)
        count += 3
    return count


@njit(cache=True)
def _grill_facts(row: Row, out: Facts, count: int, base: int) -> int:
    """How many portions are open, how many worms lie on them, and the lowest and the highest of them."""
    number, left, lowest, highest = 0, 0, -1, -1
    for tile in range(N_TILES):
        if row[WHERE + tile] == GRILL:
            number += 1
            left += WORMS[tile]
            highest = tile
            lowest = tile if lowest < 0 else lowest
    out[count] = base + number
    out[count + 1] = base + N_TILES + 1 + min((left + 1) // 2, LEFT - 1)
    count += 2
    if number:
        out[count] = base + N_TILES + 1 + LEFT + lowest
        out[count + 1] = base + N_TILES + 1 + LEFT + N_TILES + highest
        count += 2
    return count


@njit(cache=True)
def _tie_break_fact(row: Row, out: Facts, count: int, base: int) -> int:
    """Who holds the highest portion of all stacks, and so wins ties."""
    holder = int(row[SEATS])
    for tile in range(N_TILES):
        if row[WHERE + tile] >= FIRST_STACK:
            holder = (row[WHERE + tile] - FIRST_STACK - row[SEAT]) % row[SEATS]
    out[count] = base + holder
    return count + 1


@njit(cache=True)
def _deluxe_facts(row: Row, out: Facts, count: int, base: int) -> int:
    """Where every specialist is, and who has how many round worms."""
    seats, mover = int(row[SEATS]), int(row[SEAT])
    width = N_TILES + seats + 1
    supply = 7
    for tile in range(N_TILES):
        if row[WHERE + tile] == GRILL and row[GUEST + tile] != NONE:
            out[count] = base + (row[GUEST + tile] - 1) * width + tile
            count += 1
    for seat in range(seats):
        relative = (seat - mover) % seats
        if row[HOLDS + seat] != NONE:
            out[count] = base + (row[HOLDS + seat] - 1) * width + N_TILES + relative
            count += 1
        out[count] = base + _SPECIALISTS * width + relative * ROUNDS + min(row[ROUND + seat], ROUNDS - 1)
        count += 1
        supply -= row[ROUND + seat]
    out[count] = base + _SPECIALISTS * width + seats * ROUNDS + supply
    return count + 1
