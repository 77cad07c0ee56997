"""Endgames solved group by group: the states of one set of living portions are iterated until they stand still.

A state is worth 1 less what its successor is worth to the other player, and a turn is solved exactly by the compiled
kernel in float64. Within a group the states depend on each other in circles (stealing back and forth; failing with
nothing to lose; giving back the highest portion), so they are swept, small grills first, until nothing changes any
more. Then the error is bounded: if a box around the values, of a certain half width, is mapped into itself, the true
values lie in it.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numba import njit

from .compiled import put_ends, root_value, solve_block
from .graph import ENDS
from .living import LOST, MOST, WON, Floats, Game, Ints, arrange, spread, successors
from .tables import Tables

#: A group is swept until no value changes by more than this.
STILL: Final = 1e-11
#: The start of a group is settled to this.
SETTLED: Final = 1e-13

#: Zero as a number like any other: numba would compile all that is called with a literal one a second time for it.
ZERO: Final = np.int64(0)


@njit(cache=True)
def worths_of(game: Game, values: Floats, after: Ints, worths: Floats, own_view: bool) -> None:
    """What each end is worth to the player who moves, from the values of the places; with `own_view` those are his own
    already.
    """
    for end in range(MOST + 1):
        there = after[end]
        if there == WON:
            worths[end] = 1.0
        elif there == LOST:
            worths[end] = 0.0
        elif there >= 0:
            worths[end] = values[there] if own_view else 1.0 - values[there]


@njit(cache=True)
def solve_state_sums(
    game: Game, values: Floats, alive: int, grill: int, number: int, room: Ints, worths: Floats, sums: Floats
) -> None:
    """The worth of every sum in a state, for the player to move. `room` is three rows of integers to work in."""
    stacked = game.bits[alive & ~grill]
    own = arrange(game, alive & ~grill, number, room[0])
    for end in range(MOST + 1):
        room[2, end] = -9
    successors(game, grill, room[0], own, stacked, room[1], room[2])
    worths_of(game, values, room[2], worths, False)
    spread(game, grill, room[0, stacked - 1] if stacked > own else -1, worths, sums)


@njit(cache=True)
def sweep_level(game: Game, tables: Tables, values: Floats, alive: int, grills: Ints, lanes: Floats) -> float:
    """Solve every state of some grills of one size anew; returns the greatest change."""
    room, worths, sums = np.zeros((3, MOST + 2), np.int64), np.zeros(MOST + 1), np.zeros(ENDS)
    places, width = np.zeros(lanes.shape[1], np.int64), lanes.shape[1]
    filled, change = ZERO, 0.0
    for grill in grills:
        for number in range(arrangements_of(game, alive & ~grill)):
            solve_state_sums(game, values, alive, grill, number, room, worths, sums)
            put_ends(tables, lanes, filled, ZERO, sums)
            places[filled] = game.places[alive, grill] + number
            filled += 1
            if filled == width:
                change = max(change, _solve_lanes(tables, values, places, filled, lanes))
                filled = ZERO
    return max(change, _solve_lanes(tables, values, places, filled, lanes)) if filled else change


@njit(cache=True)
def _solve_lanes(tables: Tables, values: Floats, places: Ints, filled: int, lanes: Floats) -> float:
    solve_block(tables, lanes)
    change = 0.0
    for lane in range(filled):
        value = root_value(tables, lanes, lane)
        change = max(change, abs(value - values[places[lane]]))
        values[places[lane]] = value
    return change


@njit(cache=True)
def arrangements_of(game: Game, stacked_set: int) -> int:
    """In how many ways a set of portions can lie in two stacks."""
    stacked = game.bits[stacked_set]
    return int(game.factorials[stacked] * (stacked + 1))


@njit(cache=True)
def settle_start(game: Game, tables: Tables, values: Floats, alive: int, lanes: Floats) -> None:
    """The state in which both stacks are empty: failing leads back to it, so its value v solves v = turn(failing is
    worth 1 - v).

    The turn's value falls with v, by no more than v grows. So if it exceeds v by d, the solution lies between v + d/2
    and v + d (the same for d < 0). Points spread over that range are solved at once; between two of them the value is
    convex and mostly a straight line.
    """
    at, width = game.places[alive, alive], lanes.shape[1]
    points, over = np.zeros(width), np.zeros(width)
    for _ in range(60):
        value = values[at]
        points[:] = value
        _solve_points(game, tables, values, alive, points, over, lanes)
        excess = over[0]
        if abs(excess) < SETTLED:
            return
        first, last = value + min(excess, excess / 2), value + max(excess, excess / 2)
        for lane in range(width):
            points[lane] = first + (last - first) * lane / (width - 1)
        _solve_points(game, tables, values, alive, points, over, lanes)
        lane = 0
        while lane < width - 2 and over[lane + 1] > 0:
            lane += 1
        drop = over[lane] - over[lane + 1]
        values[at] = points[lane] + (points[lane + 1] - points[lane]) * over[lane] / drop if drop > 0 else value


@njit(cache=True)
def _solve_points(
    game: Game, tables: Tables, values: Floats, alive: int, points: Floats, over: Floats, lanes: Floats
) -> None:
    """By how much the turn's value exceeds each point that the start's own value may have."""
    at = game.places[alive, alive]
    room, worths, sums = np.zeros((3, MOST + 2), np.int64), np.zeros(MOST + 1), np.zeros(ENDS)
    for lane in range(len(points)):
        values[at] = points[lane]
        solve_state_sums(game, values, alive, alive, ZERO, room, worths, sums)
        put_ends(tables, lanes, lane, ZERO, sums)
    solve_block(tables, lanes)
    for lane in range(len(points)):
        over[lane] = root_value(tables, lanes, lane) - points[lane]


@njit(cache=True)
def bound_level(game: Game, tables: Tables, low: Floats, high: Floats, alive: int, grills: Ints, lanes: Floats) -> None:
    """Tighten the bounds of all states of some grills of one size: each comes from its successors' other bound."""
    room, worths, sums = np.zeros((3, MOST + 2), np.int64), np.zeros(MOST + 1), np.zeros(ENDS)
    half = lanes.shape[1] // 2
    places, filled = np.zeros(half, np.int64), ZERO
    for grill in grills:
        for number in range(arrangements_of(game, alive & ~grill)):
            solve_state_sums(game, high, alive, grill, number, room, worths, sums)
            put_ends(tables, lanes, 2 * filled, ZERO, sums)
            solve_state_sums(game, low, alive, grill, number, room, worths, sums)
            put_ends(tables, lanes, 2 * filled + 1, ZERO, sums)
            places[filled] = game.places[alive, grill] + number
            filled += 1
            if filled == half:
                _bound_lanes(tables, low, high, places, filled, lanes)
                filled = ZERO
    if filled:
        _bound_lanes(tables, low, high, places, filled, lanes)


@njit(cache=True)
def _bound_lanes(tables: Tables, low: Floats, high: Floats, places: Ints, filled: int, lanes: Floats) -> None:
    solve_block(tables, lanes)
    for lane in range(filled):
        low[places[lane]] = root_value(tables, lanes, 2 * lane)
        high[places[lane]] = root_value(tables, lanes, 2 * lane + 1)
