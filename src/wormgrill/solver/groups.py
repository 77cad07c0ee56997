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
    filled, change = 0, 0.0
    for grill in grills:
        for number in range(arrangements_of(game, alive & ~grill)):
            solve_state_sums(game, values, alive, grill, number, room, worths, sums)
            put_ends(tables, lanes, filled, 0, sums)
            places[filled] = game.places[alive, grill] + number
            filled += 1
            if filled == width:
                change = max(change, _solve_lanes(tables, values, places, filled, lanes))
                filled = 0
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

    The turn's value is convex in what failing is worth, with a slope between 0 and 1; eight points at once close in on
    the solution.
    """
    at = game.places[alive, alive]
    room, worths, sums = np.zeros((3, MOST + 2), np.int64), np.zeros(MOST + 1), np.zeros(ENDS)
    low, high, width = 0.0, 1.0, lanes.shape[1]
    for _ in range(60):
        for lane in range(width):
            values[at] = low + (high - low) * lane / (width - 1)
            solve_state_sums(game, values, alive, alive, 0, room, worths, sums)
            put_ends(tables, lanes, lane, 0, sums)
        solve_block(tables, lanes)
        a = low
        for lane in range(width - 1):
            point = low + (high - low) * (lane + 1) / (width - 1)
            if root_value(tables, lanes, lane + 1) < point:
                left = low + (high - low) * lane / (width - 1)
                over, under = root_value(tables, lanes, lane) - left, point - root_value(tables, lanes, lane + 1)
                values[at] = left + (point - left) * over / (over + under) if over + under > 0 else left
                a, high = left, point
                break
        low = a
        if high - low < 1e-9:
            return


@njit(cache=True)
def bound_level(game: Game, tables: Tables, low: Floats, high: Floats, alive: int, grills: Ints, lanes: Floats) -> None:
    """Tighten the bounds of all states of some grills of one size: each comes from its successors' other bound."""
    room, worths, sums = np.zeros((3, MOST + 2), np.int64), np.zeros(MOST + 1), np.zeros(ENDS)
    half = lanes.shape[1] // 2
    places, filled = np.zeros(half, np.int64), 0
    for grill in grills:
        for number in range(arrangements_of(game, alive & ~grill)):
            solve_state_sums(game, high, alive, grill, number, room, worths, sums)
            put_ends(tables, lanes, 2 * filled, 0, sums)
            solve_state_sums(game, low, alive, grill, number, room, worths, sums)
            put_ends(tables, lanes, 2 * filled + 1, 0, sums)
            places[filled] = game.places[alive, grill] + number
            filled += 1
            if filled == half:
                _bound_lanes(tables, low, high, places, filled, lanes)
                filled = 0
    if filled:
        _bound_lanes(tables, low, high, places, filled, lanes)


@njit(cache=True)
def _bound_lanes(tables: Tables, low: Floats, high: Floats, places: Ints, filled: int, lanes: Floats) -> None:
    solve_block(tables, lanes)
    for lane in range(filled):
        low[places[lane]] = root_value(tables, lanes, 2 * lane)
        high[places[lane]] = root_value(tables, lanes, 2 * lane + 1)
