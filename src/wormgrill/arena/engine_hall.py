"""The tables of a simulation side by side, in compiled code: games are dealt, turns sorted, counted and settled."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from wormgrill.arena.engine_free import RANDOM, desk, free_turn, lot
from wormgrill.arena.engine_solved import Turns
from wormgrill.players.champion_ends import MAX_COPIES, copies_of
from wormgrill.players.champion_features import MAX_FACTS
from wormgrill.players.champion_net import OUTPUTS, WORK, Net, value_row
from wormgrill.solver.packed import (
    DELUXE,
    HEN,
    HOLDS,
    OVER,
    RULES,
    SEAT,
    SEATS,
    Row,
    Rows,
    kit_number,
    shares,
    worms_of,
)
from wormgrill.solver.packed_ends import FAILING, FIRST_SEAT, settle, target_of

KITS: Final = 6
#: Columns of a game's counts, each with a number for every seat.
WORMS_COUNT, TURNS, FAILS, STEALS = range(4)

Numbers = npt.NDArray[np.int64]
States = npt.NDArray[np.uint64]
Floats = npt.NDArray[np.float64]


class Hall(NamedTuple):
    """Where the games are played. `at` is the number of the game at each table, -1 for none."""

    rows: Rows
    at: Numbers
    members: Numbers
    sizes: Numbers


class Scores(NamedTuple):
    """What the games came to, by game and seat; `counts` by game, column and seat."""

    shares: npt.NDArray[np.float32]
    counts: Numbers
    luck: Floats


@njit(cache=True)
def deal(hall: Hall, begin: Row, scores: Scores, dealt: int) -> int:
    """Note the result of games that are over, and deal the next ones there; gives how many are dealt by now."""
    for table in range(hall.at.shape[0]):
        game = hall.at[table]
        if game >= 0 and hall.rows[table, SEAT] == OVER:
            shares(hall.rows[table], scores.shares[game])
            for seat in range(begin[SEATS]):
                scores.counts[game, WORMS_COUNT, seat] = worms_of(hall.rows[table], seat)
            hall.at[table] = -1
        if hall.at[table] < 0 and dealt < scores.shares.shape[0]:
            hall.at[table] = dealt
            hall.rows[table] = begin
            dealt += 1
    return dealt


@njit(cache=True)
def sort_tables(hall: Hall, seats: Numbers) -> bool:
    """Sort the tables in play by whose turn it is and what is thrown: `sizes` by player, kit, and whether several seats
    could give a round worm. Whether there are any."""
    tables, groups = hall.at.shape[0], hall.sizes.shape[0]
    group_of = np.full(tables, -1, np.int64)
    bonuses = np.zeros(MAX_COPIES + 8, np.int32)
    hall.sizes[:] = 0
    for table in range(tables):
        if hall.at[table] >= 0:
            row = hall.rows[table]
            several = 1 if row[RULES] & DELUXE and copies_of(row, bonuses) > 2 else 0
            group = (seats[hall.at[table], row[SEAT]] * KITS + kit_number(row)) * 2 + several
            group_of[table] = group
            hall.sizes[group] += 1
    places = np.zeros(groups, np.int64)
    for group in range(1, groups):
        places[group] = places[group - 1] + hall.sizes[group - 1]
    for table in range(tables):
        if group_of[table] >= 0:
            hall.members[places[group_of[table]]] = table
            places[group_of[table]] += 1
    return bool(places[groups - 1] > 0)


@njit(cache=True)
def free_turns(
    sides: Numbers, kind: int, hall: Hall, members: Numbers, dice: States, whims: States, turns: Turns
) -> None:
    """Play one turn at each of these tables by lot or with caution, with a golden die that has these sides, or none;
    rows are left as they are.
    """
    own = desk()
    for k in range(members.shape[0]):
        table = members[k]
        row, game = hall.rows[table], hall.at[table]
        lane = game * OUTPUTS + row[SEAT]
        without = len(sides) > 0 and kind == RANDOM and lot(whims, lane, 2) == 1
        thrown = sides[:0] if without else sides
        end, rolls = free_turn(kind, row, thrown, dice, game, whims, lane, own, turns.traces[table])
        turns.ends[table], turns.rolls[table], turns.without[table] = end, rolls, without


@njit(cache=True)
def settle_turns(hall: Hall, members: Numbers, turns: Turns, scores: Scores) -> None:
    """Count the turns that were played and carry out their ends."""
    for k in range(members.shape[0]):
        table = members[k]
        row, counts = hall.rows[table], scores.counts[hall.at[table]]
        seat, target = row[SEAT], target_of(turns.ends[table])
        counts[TURNS, seat] += 1
        counts[FAILS, seat] += target == FAILING
        counts[STEALS, seat] += target >= FIRST_SEAT and row[HOLDS + target - FIRST_SEAT] != HEN
        settle(row, turns.ends[table])


@njit(cache=True)
def share_luck(hall: Hall, members: Numbers, net: Net, luck: Floats, scores: Scores) -> None:
    """The mover's luck is the others' bad luck, in proportion to what each had before the turn: see `arena.luck`."""
    facts, work, found = np.empty(MAX_FACTS, np.int32), np.empty(WORK, np.float32), np.empty(OUTPUTS, np.float32)
    for k in range(members.shape[0]):
        table = members[k]
        row, totals = hall.rows[table], scores.luck[hall.at[table]]
        mover, seats = row[SEAT], row[SEATS]
        value_row(net, row, facts, work, found)
        others = 0.0
        for seat in range(seats):
            if seat != mover:
                others += found[seat]
        for seat in range(seats):
            if seat == mover:
                totals[seat] += luck[table]
            elif others > 0:
                totals[seat] -= luck[table] * found[seat] / others
            else:
                totals[seat] -= luck[table] / (seats - 1)
