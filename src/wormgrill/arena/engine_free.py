"""Turns of the players that solve nothing, in compiled code: `random` and `cautious`, decision by decision.

They must do exactly what the same players do on the slow path, so that a simulated game can be told again: moves are
counted in the order in which the rules list them, and lots are drawn only where there is a choice.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from wormgrill.rules import WORM
from wormgrill.rules.dice import WHITE_DICE
from wormgrill.solver.compiled import (
    HELPLESS,
    REROLLED,
    TRACE_CHOICE,
    TRACE_COPY,
    TRACE_GOLDEN,
    next_die,
    next_number,
)
from wormgrill.solver.graph import ALL_USED
from wormgrill.solver.packed import (
    ANY,
    CANNED,
    DECLINE,
    DELUXE,
    FIRST_STACK,
    GRILL,
    HEN,
    HOLDS,
    N_TILES,
    NUMBERS,
    RULES,
    SEAT,
    TOP,
    WEASEL,
    WHERE,
    WIDTH,
    WORMS,
    Row,
)
from wormgrill.solver.packed_ends import (
    BONUS_SHIFT,
    FAILING,
    FIRST_SEAT,
    FIRST_TILE,
    MAX_ENDS,
    NO_BONUS,
    TARGETS,
    ends_of,
    list_bonuses,
    take_bonus,
    target_of,
)

RANDOM: Final = 0
CAUTIOUS: Final = 1

Trace = npt.NDArray[np.int8]
States = npt.NDArray[np.uint64]
Numbers = npt.NDArray[np.int64]
Codes = npt.NDArray[np.int32]


class Desk(NamedTuple):
    """Room for what a turn needs, made once for many turns: the row as it is now, who could give a round worm, the ends
    of the turn, and which targets a sum may go for."""

    now: Row
    bonuses: Codes
    codes: Codes
    may: npt.NDArray[np.bool_]


@njit(cache=True)
def desk() -> Desk:
    """An empty desk."""
    return Desk(
        np.empty(WIDTH, np.int8), np.zeros(16, np.int32), np.empty(MAX_ENDS, np.int32), np.empty(TARGETS, np.bool_)
    )


@njit(cache=True)
def lot(states: States, lane: int, count: int) -> int:
    """One of so many, drawn from a player's own whims; nothing is drawn where there is no choice."""
    if count < 2:
        return 0
    return int(float(next_number(states, lane) >> np.uint64(11)) * 2.0**-53 * count)


@njit(cache=True)
def mark_targets(row: Row, total: int, may: npt.NDArray[np.bool_]) -> None:
    """Which targets a sum may go for; failing only if nothing else."""
    may[:] = False
    rules = row[RULES]
    found = False
    for tile in range(2):
        if NUMBERS[tile] == total and row[WHERE + tile] == GRILL:
            may[FIRST_TILE + tile] = found = True
    if total >= 21:
        own = total - 19
        victim = row[WHERE + own] - FIRST_STACK if own < N_TILES else -1
        steal = victim >= 0 and victim != row[SEAT] and row[TOP + victim] == own
        exact = own < N_TILES and row[WHERE + own] == GRILL
        tile = min(own, N_TILES - 1)
        while tile >= 2 and (not steal or exact or rules & (DECLINE | ANY)):
            if row[WHERE + tile] == GRILL:
                may[FIRST_TILE + tile] = found = True
                if not rules & ANY:
                    break
            tile -= 1
        if steal:
            may[FIRST_SEAT + victim] = found = True
    may[FAILING] = not found


@njit(cache=True)
def free_turn(
    kind: int, row: Row, sides: Numbers, dice: States, game: int, whims: States, lane: int, desk: Desk, trace: Trace
) -> tuple[int, int]:
    """Play a turn by lot or with caution from its first throw; gives the code of its end and the number of rolls.

    `sides` are those of the golden die, none if it is not thrown. Dice are counted by face, eight bits for each.
    """
    if trace.shape[0] == 0 and not row[RULES] & (DELUXE | ANY | DECLINE):
        return _plain_turn(kind, row, dice, game, whims, lane), 0
    now, own, deluxe = desk.now, row[HOLDS + row[SEAT]], (row[RULES] & DELUXE) != 0
    for field in range(WIDTH):
        now[field] = row[field]
    used, white, total, worm, fresh, holding = 0, WHITE_DICE, 0, False, own == WEASEL, len(sides) > 0
    bonus, gained, rolls = NO_BONUS, 0, 0
    while True:
        counts = 0
        for _ in range(white):
            counts += 1 << 8 * next_die(dice, game)
        golden = sides[next_die(dice, game)] if holding else 0
        pile = counts + (1 << 8 * (golden - 1)) if golden else counts
        choice, giver = _use_roll(kind, desk, pile, used, deluxe and not gained, fresh, whims, lane)
        together = pile >> 8 * (choice - 1) & 255 if choice > 0 else 0
        if deluxe and not gained and choice == 1 and together >= 2:
            gained, bonus = 1, giver
            take_bonus(now, bonus)
        if rolls < trace.shape[0]:
            _note(trace[rolls], counts, golden, choice, gained)
        rolls += 1
        if choice < 0:
            return FAILING | bonus << BONUS_SHIFT, rolls
        if choice == REROLLED:
            fresh = False
            continue
        used |= 1 << choice - 1
        white -= counts >> 8 * (choice - 1) & 255
        holding = holding and golden != choice
        total += together * (5 if choice == WORM else choice)
        worm = worm or choice == WORM
        reached = total if worm else total + 5 if own == CANNED else 0
        end = _stop(kind, desk, reached, _may_roll(used, white, holding, sides), whims, lane)
        if end >= 0:
            return end | bonus << BONUS_SHIFT, rolls


@njit(cache=True)
def _note(row: npt.NDArray[np.int8], counts: int, golden: int, choice: int, gained: int) -> None:
    """Write a throw and what was done with it as a row of a trace."""
    for face in range(6):
        row[face] = counts >> 8 * face & 255
    row[TRACE_GOLDEN], row[TRACE_CHOICE], row[TRACE_COPY] = golden, choice, gained


@njit(cache=True)
def _may_roll(used: int, white: int, holding: bool, sides: Numbers) -> bool:
    """Whether dice are left that can still show a free face."""
    if white > 0:
        return used != ALL_USED
    if holding:
        for side in sides:
            if not used >> (side - 1) & 1:
                return True
    return False


@njit(cache=True)
def _use_roll(
    kind: int, desk: Desk, pile: int, used: int, gains: bool, fresh: bool, whims: States, lane: int
) -> tuple[int, int]:
    """What is done with an open roll: the choice as a trace has it, and the bonus that two ones bring, if it `gains`
    one. The weasel may be `fresh`."""
    ones, moves = 1, 0
    if gains and pile & 255 >= 2 and not used & 1:
        desk.bonuses[0] = NO_BONUS
        ones = max(1, list_bonuses(desk.now, desk.bonuses))
    for face in range(6):
        if pile >> 8 * face & 255 and not used >> face & 1:
            moves += ones if face == 0 else 1
    if kind != RANDOM and moves:
        return _most_points(pile, used), int(desk.bonuses[0])
    chosen = lot(whims, lane, moves + fresh) if kind == RANDOM else 0
    for face in range(6):
        if pile >> 8 * face & 255 and not used >> face & 1:
            variants = ones if face == 0 else 1
            if chosen < variants:
                return face + 1, int(desk.bonuses[chosen])
            chosen -= variants
    return (REROLLED if fresh else HELPLESS), NO_BONUS


@njit(cache=True)
def _most_points(pile: int, used: int) -> int:
    """The worms, or else the face with the most points, the lower one of equals."""
    best, chosen = -1, 0
    for face in range(6):
        count = pile >> 8 * face & 255
        if count and not used >> face & 1:
            gain = 100 if face + 1 == WORM else count * (face + 1)
            if gain > best:
                best, chosen = gain, face + 1
    return chosen


@njit(cache=True)
def _stop(kind: int, desk: Desk, total: int, rolling: bool, whims: States, lane: int) -> int:
    """The code of the end with which the player stops with this sum, or -1 to roll on."""
    now, codes = desk.now, desk.codes
    count = _ends(now, total, desk.may, codes)
    if count == 0:
        return -1 if rolling else FAILING
    if kind != RANDOM:
        return _most_worms(now, codes, count)
    chosen = lot(whims, lane, count + rolling) - rolling
    return int(codes[chosen]) if chosen >= 0 else -1


@njit(cache=True)
def _ends(row: Row, total: int, may: npt.NDArray[np.bool_], codes: Codes) -> int:
    """The ends that a sum may choose from, in the order of the rules; none where it can only fail."""
    mark_targets(row, total, may)
    count = 0
    for target in range(1, TARGETS):
        if may[target]:
            count = ends_of(row, target, codes, count)
    return count


@njit(cache=True)
def _most_worms(now: Row, codes: Codes, count: int) -> int:
    """The end that brings the most worms; of equals a stolen portion, then the higher one, and a hen last of all."""
    best, chosen = -1, 0
    for k in range(count):
        target = target_of(codes[k])
        if target < FIRST_SEAT:
            worth = 1000 * WORMS[target - FIRST_TILE] + NUMBERS[target - FIRST_TILE]
        elif now[HOLDS + target - FIRST_SEAT] == HEN:
            worth = 0
        else:
            tile = now[TOP + target - FIRST_SEAT]
            worth = 1000 * WORMS[tile] + 500 + NUMBERS[tile]
        if worth > best:
            best, chosen = worth, int(codes[k])
    return chosen


@njit(cache=True)
def _plain_turn(kind: int, row: Row, dice: States, game: int, whims: States, lane: int) -> int:
    """A turn of the base game where a sum leaves no choice of what to take: the same as above, without what
    deluxe needs, in a third of the time."""
    used, left, total, worm = 0, 8, 0, False
    while True:
        counts = 0
        for _ in range(left):
            counts += 1 << 8 * next_die(dice, game)
        free = 0
        for face in range(6):
            if counts >> 8 * face & 255 and not used >> face & 1:
                free += 1
        if free == 0:
            return FAILING
        chosen = lot(whims, lane, free) if kind == RANDOM else -1
        face, best = -1, -1
        for candidate in range(6):
            count = counts >> 8 * candidate & 255
            if not count or used >> candidate & 1:
                continue
            if kind == RANDOM:
                if chosen == 0:
                    face = candidate
                chosen -= 1
            else:
                gain = 100 if candidate == 5 else count * (candidate + 1)
                if gain > best:
                    face, best = candidate, gain
        count = counts >> 8 * face & 255
        used |= 1 << face
        left -= count
        total += count * (5 if face == 5 else face + 1)
        worm = worm or face == 5
        rolling = left > 0 and used != 63
        end = _plain_end(row, total) if worm else FAILING
        if end == FAILING:
            if not rolling:
                return FAILING
        elif not rolling or kind != RANDOM or lot(whims, lane, 2) == 1:
            return int(end)


@njit(cache=True)
def _plain_end(row: Row, total: int) -> int:
    """What a sum with a worm takes in the base game without options."""
    if total < 21:
        return FAILING
    own = total - 19
    if own < N_TILES:
        victim = row[WHERE + own] - FIRST_STACK
        if victim >= 0 and victim != row[SEAT] and row[TOP + victim] == own:
            return int(FIRST_SEAT + victim)
    tile = min(own, N_TILES - 1)
    while tile >= 2:
        if row[WHERE + tile] == GRILL:
            return FIRST_TILE + tile
        tile -= 1
    return FAILING
