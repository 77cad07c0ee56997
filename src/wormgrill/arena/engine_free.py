"""Turns of the players that solve nothing, in compiled code: `random` and `cautious`, decision by decision.

They must do exactly what the same players do on the slow path, so that a simulated game can be told again: moves are
counted in the order in which the rules list them, and lots are drawn only where there is a choice.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt
from numba import njit

from wormgrill.arena.engine_nodes import NOWHERE, Ways, in_gained_region
from wormgrill.rules import WORM
from wormgrill.solver.compiled import (
    HELPLESS,
    REROLLED,
    TRACE_CHOICE,
    TRACE_COPY,
    TRACE_GOLDEN,
    next_die,
    next_number,
    throw,
)
from wormgrill.solver.packed import (
    ANY,
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
    TARGETS,
    list_bonuses,
    list_ends,
    take_bonus,
    target_of,
)
from wormgrill.solver.tables import DICE, STOP_SLOT, USED

RANDOM: Final = 0
CAUTIOUS: Final = 1

States = npt.NDArray[np.uint64]
Numbers = npt.NDArray[np.int64]


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
    ways: Ways,
    kind: int,
    row: Row,
    dice: States,
    game: int,
    whims: States,
    lane: int,
    counts: Numbers,
    trace: npt.NDArray[np.int8],
) -> tuple[int, int]:
    """Play a turn by lot or with caution from its first throw; gives the code of its end and the number of rolls."""
    if trace.shape[0] == 0 and not row[RULES] & (DELUXE | ANY | DECLINE):
        return _plain_turn(kind, row, dice, game, whims, lane), 0
    kit = ways.kit
    node, bonus, gained, rolls, holding = kit.root, 0, 0, 0, len(kit.golden) > 0
    now = np.empty(WIDTH, np.int8)
    now[:] = row
    while True:
        throw(dice, game, _white_dice(ways, node, holding), counts)
        golden = kit.golden[next_die(dice, game)] if holding else 0
        if rolls < trace.shape[0]:
            for face in range(6):
                trace[rolls, face] = counts[face]
            trace[rolls, TRACE_GOLDEN] = golden
        if kit.ninth and holding:
            counts[golden - 1] += 1
        choice, child, giver = _use_roll(ways, kind, now, node, counts, 0 if kit.ninth else golden, gained, whims, lane)
        if choice > 0:
            holding = holding and golden != choice
            if not gained and in_gained_region(ways, child):
                gained, bonus = 1, giver
                take_bonus(now, bonus)
        if rolls < trace.shape[0]:
            trace[rolls, TRACE_CHOICE], trace[rolls, TRACE_COPY] = choice, gained
        rolls += 1
        if choice < 0:
            return FAILING | bonus << BONUS_SHIFT, rolls
        node = child
        if choice == REROLLED:
            continue
        end = _stop(ways, kind, now, node, gained, whims, lane)
        if end >= 0:
            return end | bonus << BONUS_SHIFT, rolls


@njit(cache=True)
def _white_dice(ways: Ways, node: int, holding: bool) -> int:
    """The white dice that are thrown at a node."""
    return int(ways.kit.nodes[node, DICE]) - (1 if ways.kit.ninth and holding else 0)


@njit(cache=True)
def _use_roll(
    ways: Ways, kind: int, now: Row, node: int, counts: Numbers, golden: int, gained: int, whims: States, lane: int
) -> tuple[int, int, int]:
    """What is done with an open roll: the choice as a trace has it, the next node, and the bonus of two ones."""
    kit = ways.kit
    bonuses = np.zeros(16, np.int32)
    faces, variants = np.zeros(6, np.int64), 0
    for face in range(1, 7):
        if kit.nodes[node, USED] >> (face - 1) & 1 or not counts[face - 1] + (golden == face):
            continue
        child = kit.children[node, face - 1, counts[face - 1], 1 if golden == face else 0]
        faces[face - 1] = 1
        if not gained and in_gained_region(ways, child):
            faces[face - 1] = max(1, list_bonuses(now, bonuses))
        variants += faces[face - 1]
    weasel = ways.twin[node] != NOWHERE
    if kind == RANDOM:
        chosen = lot(whims, lane, variants + weasel)
    else:
        chosen = _most_points(faces, counts, golden) if variants else 0
    for face in range(1, 7):
        if chosen < faces[face - 1]:
            child = kit.children[node, face - 1, counts[face - 1], 1 if golden == face else 0]
            return face, int(child), int(bonuses[chosen]) if face == 1 else 0
        chosen -= faces[face - 1]
    return (REROLLED, int(ways.twin[node]), 0) if weasel else (HELPLESS, node, 0)


@njit(cache=True)
def _most_points(faces: Numbers, counts: Numbers, golden: int) -> int:
    """The number of the move that sets worms aside, or else the face with the most points, the lower one of equals."""
    best, chosen, number = -1, 0, 0
    for face in range(1, 7):
        if faces[face - 1]:
            gain = (counts[face - 1] + (golden == face)) * (5 if face == WORM else face) + (100 if face == WORM else 0)
            if gain > best:
                best, chosen = gain, number
        number += faces[face - 1]
    return chosen


@njit(cache=True)
def _stop(ways: Ways, kind: int, now: Row, node: int, gained: int, whims: States, lane: int) -> int:
    """The code of the end with which the player stops at a node, or -1 to roll on."""
    kit = ways.kit
    codes, may = np.empty(MAX_ENDS, np.int32), np.empty(TARGETS, np.bool_)
    total = kit.nodes[node, STOP_SLOT] - (kit.gained_ends if gained else kit.plain_ends)
    mark_targets(now, total, may)
    count = 0
    rolling = ways.may_roll[node]
    if may[FAILING]:
        if rolling:
            return -1
        codes[0], count = FAILING, 1
    else:
        every = list_ends(now, codes)
        for k in range(every):
            if may[target_of(codes[k])]:
                codes[count] = codes[k]
                count += 1
    if kind == RANDOM:
        chosen = lot(whims, lane, count + rolling)
        if rolling:
            chosen -= 1
        return int(codes[chosen]) if chosen >= 0 else -1
    return FAILING if may[FAILING] else _most_worms(now, codes, count)


@njit(cache=True)
def _most_worms(now: Row, codes: npt.NDArray[np.int32], count: int) -> int:
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
    """A turn of the base game where a sum leaves no choice of what to take: the same as above, with a few numbers in
    place of nodes. Faces are counted in a number of eight bits each."""
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
