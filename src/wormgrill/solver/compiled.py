"""The compiled kernel: blocks of positions solved at once, and turns played out on the solution, all callable from
compiled code.

How to use it from a numba function: make `values` with `block(tables, copies)`, write the worth of every end of each
lane with `put_ends`, call `solve_block`, and read `root_value`, or let `play_turn` play the turn of a lane. See
docs/solver.md for an example.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt
from numba import carray, cfunc, njit, types

from .graph import ENDS, FAILED, NEVER, SCRATCH
from .kit import Kit, all_kits
from .lanes import PROGRAM_CODES, SLOT_BYTES, call_solver, run_any, run_base, shifted
from .sources import fingerprint
from .tables import (
    CODE,
    COUNT,
    DICE,
    MIXING,
    PART,
    SLOT,
    START,
    STOP_SLOT,
    TWIN,
    TWIN_ROLL,
    USED,
    WHOLE,
    Tables,
    tables_of,
)

Values = npt.NDArray[Any]
States = npt.NDArray[np.uint64]
Trace = npt.NDArray[np.int8]

# The columns of a trace: how many white dice show each face, then the golden die's face (0: not thrown) and what was
# done.
TRACE_GOLDEN, TRACE_CHOICE, TRACE_COPY = 6, 7, 8
TRACE_WIDTH = 9
#: More rolls than a turn can have.
TRACE_ROWS = 12
#: What was done with a roll, where it was not setting aside a face: the weasel's reroll, giving up, nothing (no face
#: was free).
REROLLED, GAVE_UP, HELPLESS = 0, -1, -2

NO_TRACE = np.zeros((0, TRACE_WIDTH), np.int8)


def _signature(number: Any) -> Any:
    return types.void(
        types.CPointer(number), types.CPointer(types.int32), types.CPointer(types.int64), types.int64, types.int64
    )


@njit
def _mix(values, rows, weight, lanes):  # type: ignore[no-untyped-def]
    """Average the two parts of each row, and let it compete with stopping."""
    for row in range(rows.shape[0]):
        out, rolled, stop, a, b = rows[row]
        for lane in range(lanes):
            value = values[a * lanes + lane] * weight + values[b * lanes + lane] * (1 - weight)
            values[rolled * lanes + lane] = value
            values[out * lanes + lane] = max(value, values[stop * lanes + lane])


def _any_solver(mark: int) -> Any:
    """The solver of every kit, in float32."""

    def solver(values, rows, steps, first, last):  # type: ignore[no-untyped-def]
        table = carray(steps, (last if mark else 0, 5))
        for step in range(first, last):
            start, count, code = table[step, START], table[step, COUNT], table[step, CODE]
            if code == MIXING:
                weight = np.float32(table[step, PART] / table[step, WHOLE])
                _mix(values, carray(shifted(rows, start), (count, 5)), weight, 16)
            else:
                run_any(values, shifted(rows, start), count, code)

    return cfunc(_signature(types.float32), cache=True)(solver)


def _base_solver(mark: int) -> Any:
    """The solver of the base game's kit alone, in float64: a quarter of the machine code."""

    def solver(values, rows, steps, first, last):  # type: ignore[no-untyped-def]
        table = carray(steps, (last if mark else 0, 5))
        for step in range(first, last):
            run_base(values, shifted(rows, table[step, START]), table[step, COUNT], table[step, CODE])

    return cfunc(_signature(types.float64), cache=True)(solver)


@cache
def solver_address(dtype: str) -> int:
    """The address of the solver for a number type, compiled at the first call ever and read from numba's cache after
    that.

    Numba watches only this module for changes, so the state of the modules that write the programs goes into the
    function as a constant.
    """
    make = {"float32": _any_solver, "float64": _base_solver}[dtype]
    return int(make(fingerprint("lanes", "shapes", "graph")).address)


@cache
def tables(kit: Kit, dtype: str = "float32") -> Tables:
    """The tables of a kit. In float64 only the base game's kit is compiled; the others are solved by `plain` there."""
    if dtype == "float64" and kit != all_kits()[0]:
        raise ValueError("in float64 only the base game's turns are compiled; use the plain kernel for the others")
    return tables_of(kit, solver_address(dtype), PROGRAM_CODES)


@njit(cache=True)
def lanes(values: Values) -> int:
    """How many positions a block of values holds."""
    return int(values.shape[1])


@njit(cache=True)
def aligned(slots: int, like: Values) -> Any:
    """Room for so many slots of a block, of the number type of `like`, starting where the processor reads fastest."""
    width = SLOT_BYTES // like.itemsize
    raw = np.empty((slots + 1) * width, like.dtype)
    skip = (-raw.ctypes.data % SLOT_BYTES) // like.itemsize
    values: Values = raw[skip : skip + slots * width].reshape((slots, width))
    return values


@njit(cache=True)
def block(tables: Tables, copies: int, like: Values) -> Any:
    """Values for a block of positions, of the number type of `like`.

    `copies` is the greatest number of seats in any lane that could give the round worm for two ones (1 where the supply
    gives, or nobody).
    """
    values = aligned(tables.slots + (tables.gained_slots * copies if copies > 1 else 0), like)
    for lane in range(values.shape[1]):
        values[NEVER, lane] = -np.inf
        values[SCRATCH, lane] = 0
    return values


@njit(cache=True)
def put_ends(tables: Tables, values: Values, lane: int, copy: int, worth: npt.NDArray[Any]) -> None:
    """Write what the ends of a lane are worth: `worth[0]` failing, `worth[s]` stopping with the sum s and a worm.

    `copy` 0 is a turn without a round worm from two ones, 1 a turn with it; 1, 2, … where several seats could give it.
    A lane with fewer givers than others repeats its last. Write copies beyond 1 before `solve_block`; it leaves the
    best of them as copy 1.
    """
    start = tables.plain_ends
    if copy > 0:
        start = tables.gained_ends
        if values.shape[0] > tables.slots:
            start = tables.slots + (copy - 1) * tables.gained_slots
    for end in range(ENDS):
        values[start + end, lane] = worth[end]


@njit(cache=True)
def solve_block(tables: Tables, values: Values) -> None:
    """Fill in the value of every node of every lane from the values of the ends."""
    first = 0
    length = tables.gained_slots
    copies = (values.shape[0] - tables.slots) // length if length else 0
    if copies > 1:
        _solve_gained(tables, values, copies)
        first = tables.gained_steps
    call_solver(tables.solver, values, tables.rows, tables.steps, first, tables.steps.shape[0])


@njit(cache=True)
def _solve_gained(tables: Tables, values: Values, copies: int) -> None:
    """The region after two ones, once for each seat that could give the round worm, and the best of all."""
    here, length = tables.gained_ends, tables.gained_slots
    for copy in range(copies):
        there = tables.slots + copy * length
        for end in range(ENDS):
            for lane in range(values.shape[1]):
                values[here + end, lane] = values[there + end, lane]
        call_solver(tables.solver, values, tables.rows, tables.steps, 0, tables.gained_steps)
        for slot in range(length):
            for lane in range(values.shape[1]):
                values[there + slot, lane] = values[here + slot, lane]
    for slot in range(length):
        for lane in range(values.shape[1]):
            best = values[tables.slots + slot, lane]
            for copy in range(1, copies):
                best = max(best, values[tables.slots + copy * length + slot, lane])
            values[here + slot, lane] = best


@njit(cache=True)
def root_value(tables: Tables, values: Values, lane: int) -> float:
    """What the whole turn of a lane is worth."""
    return float(values[tables.nodes[tables.root, SLOT], lane])


@njit(cache=True)
def solve_many(tables: Tables, ends: npt.NDArray[Any], roots: npt.NDArray[Any], nodes: npt.NDArray[Any]) -> None:
    """The values of many turns of one kit: `ends[position, copy, end]` to `roots[position]`.

    And to `nodes[slot, position]` the values of as many slots as it has room for; the slots are the graph's.
    """
    copies = ends.shape[1] - 1
    values = block(tables, copies, roots)
    width = values.shape[1]
    for start in range(0, ends.shape[0], width):
        for lane in range(width):
            position = min(start + lane, ends.shape[0] - 1)
            for copy in range(copies + 1):
                put_ends(tables, values, lane, copy, ends[position, copy])
        solve_block(tables, values)
        count = min(width, ends.shape[0] - start)
        for lane in range(count):
            roots[start + lane] = values[tables.nodes[tables.root, SLOT], lane]
        for slot in range(nodes.shape[0]):
            for lane in range(count):
                nodes[slot, start + lane] = values[slot, lane]


# Playing a turn.


@njit(cache=True)
def next_number(states: States, game: int) -> Any:
    """The next 64 bits of a game's stream of dice: SplitMix64, as `stream.Stream` has it."""
    states[game] += np.uint64(0x9E3779B97F4A7C15)
    z = states[game]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


@njit(cache=True)
def next_die(states: States, game: int) -> int:
    """The next die of a game's stream: 0 to 5."""
    return int(((next_number(states, game) >> np.uint64(32)) * np.uint64(6)) >> np.uint64(32))


@njit(cache=True)
def throw(states: States, game: int, white: int, counts: npt.NDArray[np.int64]) -> None:
    """Throw so many white dice and count what they show."""
    for face in range(6):
        counts[face] = 0
    for _ in range(white):
        counts[next_die(states, game)] += 1


@njit(cache=True)
def play_turn(
    tables: Tables,
    values: Values,
    lane: int,
    states: States,
    game: int,
    counts: npt.NDArray[np.int64],
    trace: Trace,
    tie: float = 0.0,
) -> tuple[int, int, int]:
    """Play the turn of a solved lane to its end with the dice of a game's stream; ties go to stopping and to the lower
    face. Values that differ by no more than `tie` are equal.

    Gives the end (0 failing, else the sum), the copy of the round worm that two ones brought (0: none), and the number
    of rolls. `counts` is room for six numbers. If `trace` has rows, it gets one for each roll.
    """
    node, copy, shift, rolls, again = tables.root, 0, 0, 0, False
    holding = len(tables.golden) > 0
    while True:
        slot, stop = tables.nodes[node, SLOT], tables.nodes[node, STOP_SLOT]
        if stop != NEVER and not again and values[slot + shift, lane] - values[stop + shift, lane] <= tie:
            return stop - (tables.gained_ends if copy else tables.plain_ends), copy, rolls
        golden = roll_node(tables, node, holding, states, game, counts, trace, rolls)
        choice, child = use_roll(tables, values, lane, shift, node, counts, 0 if tables.ninth else golden, tie)
        if choice > 0:
            holding = holding and golden != choice
            if copy == 0 and _in_gained(tables, child):
                copy, shift = _best_copy(tables, values, lane, child, tie)
        note_choice(trace, rolls, choice, copy)
        rolls += 1
        if choice < 0:
            return FAILED, copy, rolls
        node, again = child, choice == REROLLED  # who uses the weasel must throw


@njit(cache=True)
def roll_node(
    tables: Tables,
    node: int,
    holding: bool,
    states: States,
    game: int,
    counts: npt.NDArray[np.int64],
    trace: Trace,
    rolls: int,
) -> int:
    """Throw the dice of a node, with the golden one if the player is `holding` it, and write what falls into row
    `rolls` of the trace, if it has that row.

    `counts` gets how many dice show each face. Gives the golden die's face, 0 if it is not thrown; with the usual six
    faces it is counted among the others as well.
    """
    throw(states, game, tables.nodes[node, DICE] - (tables.ninth and holding), counts)
    golden = tables.golden[next_die(states, game)] if holding else 0
    if rolls < trace.shape[0]:
        for face in range(6):
            trace[rolls, face] = counts[face]
        trace[rolls, TRACE_GOLDEN] = golden
    if tables.ninth and holding:
        counts[golden - 1] += 1
    return int(golden)


@njit(cache=True)
def note_choice(trace: Trace, rolls: int, choice: int, copy: int) -> None:
    """Write what was done with a roll into its row of the trace, if it has that row."""
    if rolls < trace.shape[0]:
        trace[rolls, TRACE_CHOICE] = choice
        trace[rolls, TRACE_COPY] = copy


@njit(cache=True)
def use_roll(
    tables: Tables,
    values: Values,
    lane: int,
    shift: int,
    node: int,
    counts: npt.NDArray[np.int64],
    golden: int,
    tie: float,
) -> tuple[int, int]:
    """The best use of a roll and the node it leads to, by the values that lie `shift` slots behind the usual ones."""
    best, choice, child = -np.inf, HELPLESS, node
    for face in range(1, 7):
        lies = 1 if golden == face else 0
        if tables.nodes[node, USED] >> (face - 1) & 1 or not counts[face - 1] + lies:
            continue
        after = tables.children[node, face - 1, counts[face - 1], lies]
        best = max(best, values[tables.nodes[after, SLOT] + shift, lane])
    for face in range(6, 0, -1):
        lies = 1 if golden == face else 0
        if tables.nodes[node, USED] >> (face - 1) & 1 or not counts[face - 1] + lies:
            continue
        after = tables.children[node, face - 1, counts[face - 1], lies]
        if values[tables.nodes[after, SLOT] + shift, lane] >= best - tie:
            choice, child = face, int(after)
    twin = tables.nodes[node, TWIN]
    if twin >= 0:
        again = values[tables.nodes[node, TWIN_ROLL] + shift, lane]
        if choice == HELPLESS:
            choice, best = GAVE_UP, values[_region(tables, node) + FAILED + shift, lane]
        if again > best + tie:
            return REROLLED, int(twin)
    return choice, child


@njit(cache=True)
def _region(tables: Tables, node: int) -> int:
    """Where the ends of a node's region start."""
    return tables.gained_ends if _in_gained(tables, node) else tables.plain_ends


@njit(cache=True)
def _in_gained(tables: Tables, node: int) -> bool:
    """Whether a node comes after two ones have brought a round worm. The stop of a node tells its region."""
    stop = tables.nodes[node, STOP_SLOT]
    return tables.gained_slots > 0 and tables.gained_ends <= stop < tables.gained_ends + ENDS


@njit(cache=True)
def _best_copy(tables: Tables, values: Values, lane: int, child: int, tie: float) -> tuple[int, int]:
    """Which seat gives the round worm: the number of the copy, and how far behind the merged region it lies."""
    if values.shape[0] == tables.slots:
        return 1, 0
    best, slot = 0, tables.nodes[child, SLOT] - tables.gained_ends
    copies = (values.shape[0] - tables.slots) // tables.gained_slots
    for copy in range(1, copies):
        there = tables.slots + slot
        if values[there + copy * tables.gained_slots, lane] > values[there + best * tables.gained_slots, lane] + tie:
            best = copy
    return best + 1, tables.slots + best * tables.gained_slots - tables.gained_ends


def warm() -> None:
    """Compile everything here for the number types in use."""
    for dtype, kits in (("float32", all_kits()), ("float64", all_kits()[:1])):
        for kit in kits:
            kit_tables = tables(kit, dtype)
            ends = np.zeros((1, 1 + kit.gains, ENDS), dtype)
            solve_many(kit_tables, ends, np.empty(1, dtype), np.empty((0, 1), dtype))
    values = block(tables(all_kits()[0]), 1, np.empty(1, np.float32))
    solve_block(tables(all_kits()[0]), values)
    play_turn(tables(all_kits()[0]), values, 0, np.zeros(1, np.uint64), 0, np.empty(6, np.int64), NO_TRACE)
