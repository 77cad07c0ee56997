"""The ends of a turn on packed rows: which there are, what they do, and which of them a sum of dice may choose
from.

An end is one integer. Its lowest bits name the target: failing, a portion of the grill, or a seat to steal from (the
hen steps in by herself). Above them stand the choices that come with it: the specialist put back, the seat that pays
for the raven, and the round worm that two ones brought earlier in the turn.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from wormgrill.rules import Fail, Move, Position, Take, TakeHen

from .jit import njit
from .packed import (
    ANY,
    BELOW,
    DECLINE,
    DELUXE,
    FIRST_STACK,
    GONE,
    GRILL,
    GUEST,
    HEN,
    HOLDS,
    MAX_SEATS,
    N_TILES,
    NONE,
    NOTHING,
    NUMBERS,
    OVER,
    RAVEN,
    ROUND,
    RULES,
    SEAT,
    SEATS,
    SHORT,
    TILES,
    TOP,
    WHERE,
    Row,
    specialist_code,
    specialist_of,
    supply,
    tile_index,
)

Ends = npt.NDArray[np.int32]
Values = npt.NDArray[np.float32]

FAILING: Final = 0
FIRST_TILE: Final = 1
FIRST_SEAT: Final = FIRST_TILE + N_TILES
TARGETS: Final = FIRST_SEAT + MAX_SEATS
BACK_SHIFT: Final = 5
GIVER_SHIFT: Final = 8
BONUS_SHIFT: Final = 12

#: What two ones have brought: nothing, a round worm of the supply, or one from a seat (the first seat is BONUS_FROM).
NO_BONUS: Final = 0
BONUS_SUPPLY: Final = 1
BONUS_FROM: Final = 2

#: Sums of dice run from 0 to 45; number 0 stands for every sum that gets nothing, because it fails.
SUMS: Final = 48
#: More ends than any position has: failing, 18 portions twice, 6 seats twice, 6 payers for the raven.
MAX_ENDS: Final = 64


@njit(cache=True)
def target_of(end: int) -> int:
    """What is gone for: FAILING, FIRST_TILE + portion or FIRST_SEAT + seat."""
    return end & 31


@njit(cache=True)
def list_bonuses(row: Row, out: Ends) -> int:
    """What two ones can bring in this position: one round worm, from the supply or from one of several seats, or
    nothing.
    """
    if not row[RULES] & DELUXE:
        return 0
    if supply(row) > 0:
        out[0] = BONUS_SUPPLY
        return 1
    count = 0
    for seat in range(row[SEATS]):
        if _may_give(row, seat):
            out[count] = BONUS_FROM + seat
            count += 1
    return count


@njit(cache=True)
def take_bonus(row: Row, bonus: int) -> None:
    """Hand over the round worm that two ones have brought."""
    if bonus == NO_BONUS:
        return
    row[ROUND + row[SEAT]] += 1
    if bonus >= BONUS_FROM:
        row[ROUND + bonus - BONUS_FROM] -= 1


@njit(cache=True)
def list_ends(row: Row, out: Ends) -> int:
    """All ends that some sum could choose in this position, failing first. Ends of one target stand together."""
    count = ends_of(row, FAILING, out, 0)
    for tile in range(N_TILES):
        if row[WHERE + tile] == GRILL:
            count = ends_of(row, FIRST_TILE + tile, out, count)
    for seat in range(row[SEATS]):
        if can_steal(row, seat):
            count = ends_of(row, FIRST_SEAT + seat, out, count)
    return count


@njit(cache=True)
def ends_of(row: Row, target: int, out: Ends, count: int) -> int:
    """Add the ends of one target, which has to be there, to so many others; gives how many they are then."""
    own = row[HOLDS + row[SEAT]]
    if target == FAILING:
        return _put_back_ends(NONE, NONE, FAILING, out, count)
    if target >= FIRST_SEAT:
        return _put_back_ends(own, row[HOLDS + target - FIRST_SEAT], target, out, count)
    if row[GUEST + target - FIRST_TILE] == RAVEN:
        return _raven_ends(row, target, out, count)
    return _put_back_ends(own, row[GUEST + target - FIRST_TILE], target, out, count)


@njit(cache=True)
def can_steal(row: Row, seat: int) -> bool:
    """Whether this seat's top portion is another player's and not one of the two that lie safe."""
    return bool(seat != row[SEAT] and row[TOP + seat] != NOTHING and NUMBERS[row[TOP + seat]] >= 21)


@njit(cache=True)
def settle(row: Row, end: int) -> None:
    """End the turn: carry out the end, its bonus included, and give the dice to the next seat or close the game."""
    take_bonus(row, end >> BONUS_SHIFT)
    target = end & 31
    if target == FAILING:
        _lose(row)
    elif target < FIRST_SEAT:
        _take(row, target - FIRST_TILE, (end >> BACK_SHIFT) & 7, (end >> GIVER_SHIFT) & 15)
    else:
        _steal(row, target - FIRST_SEAT, (end >> BACK_SHIFT) & 7)
    _next_seat(row)


@njit(cache=True)
def fold(row: Row, best: Values, worth: Values, choice: npt.NDArray[np.int64]) -> None:
    """For every sum (with a worm) the best target it may choose and its worth; `best` is the worth of each target.

    Number 0 of the results is failing, as is every sum that gets nothing. Of equals the lowest portion is chosen.
    """
    for total in range(SUMS):
        worth[total] = best[FAILING]
        choice[total] = FAILING
    rules = row[RULES]
    for tile in range(2):
        if row[WHERE + tile] == GRILL:
            worth[NUMBERS[tile]] = best[FIRST_TILE + tile]
            choice[NUMBERS[tile]] = FIRST_TILE + tile
    lower, lower_worth = FAILING, best[FAILING]
    for total in range(21, SUMS):
        tile = total - 19
        exact = tile < N_TILES and row[WHERE + tile] == GRILL
        victim = row[WHERE + tile] - FIRST_STACK if tile < N_TILES else -1
        stealable = victim >= 0 and victim != row[SEAT] and row[TOP + victim] == tile
        if exact and (not rules & ANY or lower == FAILING or best[FIRST_TILE + tile] > lower_worth):
            lower, lower_worth = FIRST_TILE + tile, best[FIRST_TILE + tile]
        worth[total], choice[total] = lower_worth, lower
        if stealable and (not rules & (DECLINE | ANY) or lower == FAILING or best[FIRST_SEAT + victim] > lower_worth):
            worth[total], choice[total] = best[FIRST_SEAT + victim], FIRST_SEAT + victim


@njit(cache=True)
def _may_give(row: Row, seat: int) -> bool:
    return bool(seat != row[SEAT] and row[ROUND + seat] > 0 and row[HOLDS + seat] != HEN)


@njit(cache=True)
def _raven_ends(row: Row, target: int, out: Ends, count: int) -> int:
    """The raven's round worm comes from the supply, else from a seat of one's choice, else from nowhere."""
    before = count
    if supply(row) <= 0:
        for seat in range(row[SEATS]):
            if _may_give(row, seat):
                out[count] = target | (seat + 1) << GIVER_SHIFT
                count += 1
    if count == before:
        out[count] = target
        count += 1
    return count


@njit(cache=True)
def _put_back_ends(own: int, gained: int, target: int, out: Ends, count: int) -> int:
    """One end, or two where one of two specialists has to go back."""
    if own == NONE or gained == NONE:
        out[count] = target
        return count + 1
    out[count] = target | min(own, gained) << BACK_SHIFT
    out[count + 1] = target | max(own, gained) << BACK_SHIFT
    return count + 2


@njit(cache=True)
def _seat_guest(row: Row, specialist: int) -> None:
    """On the lowest free portion of the grill, or out of the game."""
    for tile in range(N_TILES):
        if row[WHERE + tile] == GRILL and row[GUEST + tile] == NONE:
            row[GUEST + tile] = specialist
            return


@njit(cache=True)
def _push(row: Row, seat: int, tile: int) -> None:
    row[WHERE + tile] = FIRST_STACK + seat
    row[BELOW + tile] = row[TOP + seat]
    row[TOP + seat] = tile


@njit(cache=True)
def _gain(row: Row, seat: int, gained: int, back: int) -> None:
    """Hold the specialist that was just got; of two, `back` returns to the grill."""
    if gained == NONE:
        return
    if back != gained:
        row[HOLDS + seat] = gained
    if back != NONE:
        _seat_guest(row, back)


@njit(cache=True)
def _take(row: Row, tile: int, back: int, giver: int) -> None:
    seat = row[SEAT]
    guest = row[GUEST + tile]
    row[GUEST + tile] = NONE
    _push(row, seat, tile)
    if guest == RAVEN:
        if giver > 0:
            row[ROUND + giver - 1] -= 1
            row[ROUND + seat] += 1
        elif supply(row) > 0:
            row[ROUND + seat] += 1
        _seat_guest(row, RAVEN)
    else:
        _gain(row, seat, guest, back)


@njit(cache=True)
def _steal(row: Row, victim: int, back: int) -> None:
    seat = row[SEAT]
    gained = row[HOLDS + victim]
    row[HOLDS + victim] = NONE
    if gained != HEN:
        tile = row[TOP + victim]
        row[TOP + victim] = row[BELOW + tile]
        _push(row, seat, tile)
    _gain(row, seat, gained, back)


@njit(cache=True)
def _lose(row: Row) -> None:
    """What a failed turn costs; the hen gives herself for a portion and stays where there is none."""
    seat = row[SEAT]
    top, own = row[TOP + seat], row[HOLDS + seat]
    if own == HEN:
        if top != NOTHING:
            row[HOLDS + seat] = NONE
            _seat_guest(row, HEN)
        return
    if top != NOTHING:
        row[TOP + seat] = row[BELOW + top]
        row[BELOW + top] = NOTHING
        row[WHERE + top] = GRILL
    if own != NONE:
        row[HOLDS + seat] = NONE
        _seat_guest(row, own)
    if top != NOTHING:
        _turn_over(row, top)


@njit(cache=True)
def _turn_over(row: Row, returned: int) -> None:
    """The highest open portion is out of the game, unless it is the one just returned; a specialist on it moves."""
    highest = N_TILES - 1
    while row[WHERE + highest] != GRILL:
        highest -= 1
    if highest == returned and not row[RULES] & SHORT:
        return
    row[WHERE + highest] = GONE
    guest = row[GUEST + highest]
    row[GUEST + highest] = NONE
    if guest != NONE:
        _seat_guest(row, guest)


@njit(cache=True)
def _next_seat(row: Row) -> None:
    for tile in range(N_TILES):
        if row[WHERE + tile] == GRILL:
            row[SEAT] = (row[SEAT] + 1) % row[SEATS]
            return
    row[SEAT] = OVER


def end_code(move: Move, bonus: int = NO_BONUS) -> int:
    """The code of a move that ends the turn, after two ones have brought `bonus`."""
    match move:
        case Take(tile=tile, seat=None, back=back, giver=giver):
            code = FIRST_TILE + tile_index(tile) | specialist_code(back) << BACK_SHIFT | (giver or 0) << GIVER_SHIFT
        case Take(seat=int(seat), back=back) | TakeHen(seat=seat, back=back):
            code = FIRST_SEAT + seat - 1 | specialist_code(back) << BACK_SHIFT
        case _:
            code = FAILING
    return code | bonus << BONUS_SHIFT


def end_move(position: Position, end: int) -> Move:
    """The move of an end's code in a position of the same turn."""
    target, back = end & 31, specialist_of(end >> BACK_SHIFT & 7)
    if target == FAILING:
        return Fail()
    if target < FIRST_SEAT:
        return Take(TILES[target - FIRST_TILE], None, back, (end >> GIVER_SHIFT & 15) or None)
    seat = target - FIRST_SEAT + 1
    player = position.players[seat - 1]
    if specialist_code(player.specialist) == HEN:
        return TakeHen(seat, back)
    if player.top is None:
        raise ValueError(f"seat {seat} has nothing to steal")
    return Take(player.top, seat, back)
