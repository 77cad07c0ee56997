"""Turns of the hunter in compiled code.

A turn is solved once for every portion that it could bring, a lane for each: the value of a node is the chance to get
that portion from there. At every decision the hunter looks at all lanes, and does what is best in the one that draws
it most.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from wormgrill.arena.engine_nodes import Ways, in_gained_region, ways
from wormgrill.arena.engine_solved import TIE, Turns, use_value
from wormgrill.solver.compiled import (
    REROLLED,
    Values,
    block,
    note_choice,
    put_ends,
    roll_node,
    root_value,
    solve_block,
    use_roll,
)
from wormgrill.solver.graph import FAILED, NEVER
from wormgrill.solver.kit import all_kits
from wormgrill.solver.packed import (
    GRILL,
    HEN,
    HOLDS,
    N_TILES,
    NOTHING,
    NUMBERS,
    SEAT,
    SEATS,
    TOP,
    WHERE,
    WIDTH,
    WORMS,
    Row,
    Rows,
)
from wormgrill.solver.packed_ends import (
    BONUS_SHIFT,
    FIRST_SEAT,
    FIRST_TILE,
    MAX_ENDS,
    NO_BONUS,
    SUMS,
    TARGETS,
    can_steal,
    fold,
    list_bonuses,
    list_ends,
    take_bonus,
    target_of,
)
from wormgrill.solver.tables import SLOT, STOP_SLOT

LANES: Final = 16
#: More portions than a turn can bring: each is on the grill or on a stack.
MOST: Final = 2 * LANES

Numbers = npt.NDArray[np.int64]
States = npt.NDArray[np.uint64]


class Hunt(NamedTuple):
    """Where a hunter's turns are solved, in two blocks of lanes; with the golden die and without it (the same where
    there is none to leave out)."""

    ways: Ways
    blocks: tuple[Values, Values]
    plain: Ways
    plain_blocks: tuple[Values, Values]
    golden: bool


class Prey(NamedTuple):
    """The portions that a turn could bring, lowest first: what is gone for, how much each draws when it is sure, and
    how much it draws at the moment."""

    targets: npt.NDArray[np.int64]
    appeals: npt.NDArray[np.float64]
    now: npt.NDArray[np.float64]


@cache
def hunt(kit: int, plain: int) -> Hunt:
    """Room for the turns of a kit, by its number; `plain` is the kit without the golden die."""
    own = ways(all_kits()[kit])
    if kit == plain:
        return Hunt(own, _blocks(own), own, _blocks(own), False)
    other = ways(all_kits()[plain])
    return Hunt(own, _blocks(own), other, _blocks(other), True)


def _blocks(of: Ways) -> tuple[Values, Values]:
    made = (block(of.kit, 1, np.empty(1, np.float32)), block(of.kit, 1, np.empty(1, np.float32)))
    for values in made:
        for copy in range(2 if of.kit.gained_slots else 1):
            for lane in range(LANES):
                put_ends(of.kit, values, lane, copy, np.zeros(SUMS, np.float32))
    return made


@njit(cache=True)
def find_prey(row: Row, steal: float, prey: Prey) -> int:
    """All portions that the turn could bring; gives how many."""
    count, mover = 0, row[SEAT]
    top = row[TOP + mover]
    stake = 0.0 if top == NOTHING or row[HOLDS + mover] == HEN else float(WORMS[top])
    for tile in range(N_TILES):
        if row[WHERE + tile] == GRILL:
            prey.targets[count] = FIRST_TILE + tile
            prey.appeals[count] = WORMS[tile] + stake
            count += 1
        for seat in range(row[SEATS]):
            if row[TOP + seat] == tile and can_steal(row, seat) and row[HOLDS + seat] != HEN:
                prey.targets[count] = FIRST_SEAT + seat
                prey.appeals[count] = steal * WORMS[tile] + stake
                count += 1
    return count


@njit(cache=True)
def mark_reached(row: Row, target: int, best: npt.NDArray[np.float32]) -> None:
    """One for every target that is what is gone for; a higher portion of the grill does as well as a lower one."""
    best[:] = 0
    best[target] = 1
    if target < FIRST_SEAT and NUMBERS[target - FIRST_TILE] >= 21:
        for tile in range(target - FIRST_TILE, N_TILES):
            if row[WHERE + tile] == GRILL:
                best[FIRST_TILE + tile] = 1


@njit(cache=True)
def _solve(hunt: Hunt, row: Row, prey: Prey, count: int) -> None:
    best, worth = np.empty(TARGETS, np.float32), np.empty(SUMS, np.float32)
    choice = np.empty(SUMS, np.int64)
    for k in range(count):
        mark_reached(row, prey.targets[k], best)
        fold(row, best, worth, choice)
        for copy in range(2):
            if copy == 0 or hunt.ways.kit.gained_slots > 0:
                put_ends(hunt.ways.kit, hunt.blocks[k // LANES], k % LANES, copy, worth)
                if hunt.golden:
                    put_ends(hunt.plain.kit, hunt.plain_blocks[k // LANES], k % LANES, copy, worth)
    for part in range((count + LANES - 1) // LANES):
        solve_block(hunt.ways.kit, hunt.blocks[part])
        if hunt.golden:
            solve_block(hunt.plain.kit, hunt.plain_blocks[part])


@njit(cache=True)
def _aim(prey: Prey, count: int) -> int:
    """What draws the hunter most; of equals the higher portion."""
    most, aim = -1.0, 0
    for k in range(count):
        most = max(most, prey.now[k])
    for k in range(count):
        if prey.now[k] >= most - TIE:
            aim = k
    return aim


@njit(cache=True)
def _leaves_golden_out(hunt: Hunt, prey: Prey, count: int) -> bool:
    """Whether the golden die is left out, for what draws the hunter most before the first roll."""
    root, plain_root = hunt.ways.kit, hunt.plain.kit
    for k in range(count):
        golden = root_value(root, hunt.blocks[k // LANES], k % LANES)
        plain = root_value(plain_root, hunt.plain_blocks[k // LANES], k % LANES)
        prey.now[k] = prey.appeals[k] * max(golden, plain)
    aim = _aim(prey, count)
    golden = root_value(root, hunt.blocks[aim // LANES], aim % LANES)
    return bool(root_value(plain_root, hunt.plain_blocks[aim // LANES], aim % LANES) > golden + TIE)


@njit(cache=True)
def _aim_at_node(ways: Ways, blocks: tuple[Values, Values], prey: Prey, count: int, node: int) -> int:
    """The aim where one may stop or roll."""
    slot = ways.kit.nodes[node, SLOT]
    for k in range(count):
        prey.now[k] = prey.appeals[k] * blocks[k // LANES][slot, k % LANES]
    return int(_aim(prey, count))


@njit(cache=True)
def _aim_at_roll(
    ways: Ways, blocks: tuple[Values, Values], prey: Prey, count: int, node: int, counts: Numbers, golden: int
) -> int:
    """The aim when a roll lies open."""
    for k in range(count):
        prey.now[k] = prey.appeals[k] * use_value(ways, blocks[k // LANES], k % LANES, node, counts, golden)
    return int(_aim(prey, count))


@njit(cache=True)
def _play(
    ways: Ways,
    blocks: tuple[Values, Values],
    prey: Prey,
    count: int,
    dice: States,
    game: int,
    counts: Numbers,
    trace: npt.NDArray[np.int8],
) -> tuple[int, int, int, int]:
    """Play the turn; gives the end (0 failing, else the sum), what was gone for, whether two ones have brought
    something, and the number of rolls. See `solver.compiled.play_turn`, which does this for a player with one aim."""
    kit = ways.kit
    node, gained, rolls, again = kit.root, 0, 0, False
    holding = len(kit.golden) > 0
    while True:
        slot, stop = kit.nodes[node, SLOT], kit.nodes[node, STOP_SLOT]
        if stop != NEVER and not again:
            aim = _aim_at_node(ways, blocks, prey, count, node)
            values = blocks[aim // LANES]
            if values[slot, aim % LANES] - values[stop, aim % LANES] <= TIE:
                return stop - (kit.gained_ends if gained else kit.plain_ends), aim, gained, rolls
        golden = roll_node(kit, node, holding, dice, game, counts, trace, rolls)
        apart = 0 if kit.ninth else golden
        aim = _aim_at_roll(ways, blocks, prey, count, node, counts, apart)
        choice, child = use_roll(kit, blocks[aim // LANES], aim % LANES, 0, node, counts, apart, TIE)
        if choice > 0:
            holding = holding and golden != choice
            if in_gained_region(ways, child):
                gained = 1
        note_choice(trace, rolls, choice, gained)
        rolls += 1
        if choice < 0:
            return FAILED, aim, gained, rolls
        node, again = child, choice == REROLLED


@njit(cache=True)
def _code(row: Row, target: int, gained: int, total: int) -> int:
    """The end of the turn: the first in the order of the rules that brings what is gone for."""
    bonuses, codes = np.zeros(16, np.int32), np.empty(MAX_ENDS, np.int32)
    best, worth = np.empty(TARGETS, np.float32), np.empty(SUMS, np.float32)
    choice, now = np.empty(SUMS, np.int64), np.empty(WIDTH, np.int8)
    bonus = bonuses[0] if gained and list_bonuses(row, bonuses) > 0 else NO_BONUS
    now[:] = row
    take_bonus(now, bonus)
    mark_reached(now, target, best)
    fold(now, best, worth, choice)
    for k in range(list_ends(now, codes)):
        if target_of(codes[k]) == choice[total]:
            return int(codes[k] | bonus << BONUS_SHIFT)
    return int(bonus << BONUS_SHIFT)


@njit(cache=True)
def hunted_turns(
    hunt: Hunt, steal: float, rows: Rows, members: Numbers, at: Numbers, dice: States, turns: Turns
) -> None:
    """Play one turn at each of these tables as the hunter does; rows are left as they are."""
    prey = Prey(np.zeros(MOST, np.int64), np.zeros(MOST, np.float64), np.zeros(MOST, np.float64))
    counts = np.zeros(6, np.int64)
    for k in range(members.shape[0]):
        table = members[k]
        row, game, trace = rows[table], at[table], turns.traces[table]
        count = find_prey(row, steal, prey)
        _solve(hunt, row, prey, count)
        without = hunt.golden and _leaves_golden_out(hunt, prey, count)
        if without:
            end, aim, gained, rolls = _play(hunt.plain, hunt.plain_blocks, prey, count, dice, game, counts, trace)
        else:
            end, aim, gained, rolls = _play(hunt.ways, hunt.blocks, prey, count, dice, game, counts, trace)
        turns.ends[table] = _code(row, prey.targets[aim], gained, end)
        turns.rolls[table] = rolls
        turns.without[table] = without
