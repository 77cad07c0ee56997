"""Turns of the players that solve them, in compiled code: `greedy` and the champion, sixteen games to a block."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from wormgrill.arena.engine_nodes import NOWHERE, Ways
from wormgrill.arena.engine_policy import Paths, follow
from wormgrill.players.champion_ends import MAX_COPIES, appraise_with, copies_of
from wormgrill.players.champion_features import MAX_FACTS
from wormgrill.players.champion_net import OUTPUTS, WORK, Net, value_row
from wormgrill.players.champion_taste import Taste
from wormgrill.players.greedy_ends import worms_worth
from wormgrill.solver.compiled import (
    TRACE_CHOICE,
    TRACE_GOLDEN,
    Values,
    lanes,
    play_turn,
    put_ends,
    root_value,
    solve_block,
)
from wormgrill.solver.graph import FAILED
from wormgrill.solver.packed import (
    SEAT,
    WIDTH,
    Row,
    Rows,
)
from wormgrill.solver.packed_ends import (
    SUMS,
    settle,
)
from wormgrill.solver.tables import SLOT, STOP_SLOT, USED

GREEDY: Final = 2
CHAMPION: Final = 3
HUNTER: Final = 4

UNTOLD, OWN, FOLLOWED = range(3)

#: Values as close as this are equal, here and on the slow path (`players.turns.TIE`).
TIE: Final = 1e-5

Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int32]
Numbers = npt.NDArray[np.int64]
States = npt.NDArray[np.uint64]
Traces = npt.NDArray[np.int8]


class Mind(NamedTuple):
    """How a solving player values the ends of its turns: for worms (`steal` times for stolen ones), or to win."""

    kind: int
    steal: float
    taste: Taste
    net: Net


class Room(NamedTuple):
    """Where a kit's turns are solved: with the golden die, and without it (the same where there is none to leave
    out).
    """

    ways: Ways
    values: Values
    plain: Ways
    plain_values: Values
    golden: bool


class Turns(NamedTuple):
    """What the turns of one round of the tables came to: the code of each end, and for the judge the throws, their
    number, and whether the golden die was left out."""

    ends: Ints
    traces: Traces
    rolls: Numbers
    without: npt.NDArray[np.bool_]


@njit(cache=True)
def value_ends(mind: Mind, row: Row, bonus: int, worth: Floats, ends: Ints) -> None:
    """What each sum is worth to this mind, and the end that it chooses."""
    if mind.kind == GREEDY:
        worms_worth(row, bonus, mind.steal, worth, ends)
    else:
        appraise_with(mind.net, mind.taste, row, bonus, worth, ends)


@njit(cache=True)
def solve_lanes(
    mind: Mind, room: Room, rows: Rows, members: Numbers, start: int, used: int, copies: Numbers, ends: Ints
) -> None:
    """Solve the turns of up to as many members as a block has lanes; `ends[lane, copy, sum]` gets the codes."""
    kit, plain = room.ways.kit, room.plain.kit
    bonuses, worth = np.zeros(MAX_COPIES + 8, np.int32), np.zeros((MAX_COPIES, SUMS), np.float32)
    space = 1
    if kit.gained_slots > 0:
        space = 2 if room.values.shape[0] == kit.slots else 1 + (room.values.shape[0] - kit.slots) // kit.gained_slots
    for lane in range(used):
        row = rows[members[start + lane]]
        copies[lane] = copies_of(row, bonuses)
        for copy in range(copies[lane]):
            value_ends(mind, row, bonuses[copy], worth[copy], ends[lane, copy])
        for copy in range(space):
            there = min(copy, copies[lane] - 1)
            put_ends(kit, room.values, lane, copy, worth[there])
            if room.golden:
                put_ends(plain, room.plain_values, lane, copy, worth[there])
    solve_block(kit, room.values)
    if room.golden:
        solve_block(plain, room.plain_values)


class Judging(NamedTuple):
    """How the luck of solved turns is told: UNTOLD, by the player's OWN values (who is the judge), or FOLLOWED, the
    player's play by the judge's values, for which `paths` and `values` are."""

    way: int
    net: Net
    paths: Paths
    values: Values
    luck: npt.NDArray[np.float64]


@njit(cache=True)
def solved_turns(
    mind: Mind, room: Room, rows: Rows, members: Numbers, at: Numbers, dice: States, turns: Turns, judging: Judging
) -> None:
    """Play one turn at each of these tables by the best play for this mind; rows are left as they are."""
    width = lanes(room.values)
    copies, ends = np.zeros(width, np.int64), np.zeros((width, MAX_COPIES, SUMS), np.int32)
    counts = np.zeros(6, np.int64)
    for start in range(0, members.shape[0], width):
        used = min(width, members.shape[0] - start)
        solve_lanes(mind, room, rows, members, start, used, copies, ends)
        if judging.way == FOLLOWED:
            for lane in range(used):
                _judge_ends(judging, room, rows[members[start + lane]], lane, copies[lane], ends[lane])
            follow(judging.paths, room.values, judging.values, TIE)
        for lane in range(used):
            table = members[start + lane]
            trace = turns.traces[table]
            without = room.golden and root_value(room.plain.kit, room.plain_values, lane) > TIE + root_value(
                room.ways.kit, room.values, lane
            )
            ways, values = room.ways, room.values
            if without:
                ways, values = room.plain, room.plain_values
            end, copy, rolls = play_turn(ways.kit, values, lane, dice, at[table], counts, trace, TIE)
            copy = min(copy, copies[lane] - 1)
            turns.ends[table] = ends[lane, copy, end]
            turns.rolls[table] = rolls
            turns.without[table] = without
            if judging.way == OWN:
                judging.luck[table] = _luck_of_throws(ways, values, lane, trace, rolls)
            elif judging.way == FOLLOWED:
                region = ways.kit.gained_ends if copy > 0 else ways.kit.plain_ends
                expected = root_value(ways.kit, judging.values, lane)
                judging.luck[table] = judging.values[region + end, lane] - expected


@njit(cache=True)
def _judge_ends(judging: Judging, room: Room, row: Row, lane: int, copies: int, ends: Ints) -> None:
    """What the ends that the player would choose are worth to it by the judge's values."""
    facts, work, found = np.empty(MAX_FACTS, np.int32), np.empty(WORK, np.float32), np.empty(OUTPUTS, np.float32)
    after, worth = np.empty(WIDTH, np.int8), np.empty(SUMS, np.float32)
    for copy in range(copies):
        for total in range(SUMS):
            if total > 0 and ends[copy, total] == ends[copy, total - 1]:
                worth[total] = worth[total - 1]
                continue
            if total > 0 and ends[copy, total] == ends[copy, 0]:
                worth[total] = worth[0]
                continue
            after[:] = row
            settle(after, ends[copy, total])
            value_row(judging.net, after, facts, work, found)
            worth[total] = found[row[SEAT]]
        put_ends(room.ways.kit, judging.values, lane, copy, worth)


@njit(cache=True)
def judged_turns(
    mind: Mind, room: Room, rows: Rows, members: Numbers, turns: Turns, luck: npt.NDArray[np.float64]
) -> None:
    """The luck of the mover in turns that were played, by the judge's mind, in chances to win: see `arena.luck`."""
    width = lanes(room.values)
    copies, ends = np.zeros(width, np.int64), np.zeros((width, MAX_COPIES, SUMS), np.int32)
    for start in range(0, members.shape[0], width):
        used = min(width, members.shape[0] - start)
        solve_lanes(mind, room, rows, members, start, used, copies, ends)
        for lane in range(used):
            table = members[start + lane]
            trace, rolls = turns.traces[table], turns.rolls[table]
            if turns.without[table]:
                luck[table] = _luck_of_throws(room.plain, room.plain_values, lane, trace, rolls)
            else:
                luck[table] = _luck_of_throws(room.ways, room.values, lane, trace, rolls)


@njit(cache=True)
def _luck_of_throws(ways: Ways, values: Values, lane: int, trace: Traces, rolls: int) -> float:
    """For each throw what it was worth after the dice fell, less what it was worth before."""
    kit = ways.kit
    node, luck, counts = kit.root, 0.0, np.zeros(6, np.int64)
    for throw in range(rolls):
        golden, choice = int(trace[throw, TRACE_GOLDEN]), int(trace[throw, TRACE_CHOICE])
        for face in range(6):
            counts[face] = trace[throw, face]
        if kit.ninth and golden:
            counts[golden - 1] += 1
            golden = 0
        luck += use_value(ways, values, lane, node, counts, golden) - _before(ways, values, lane, node)
        if choice > 0:
            node = kit.children[node, choice - 1, counts[choice - 1], 1 if golden == choice else 0]
        elif choice == 0:
            node = ways.twin[node]
    return luck


@njit(cache=True)
def _failed(ways: Ways, values: Values, lane: int, node: int) -> float:
    """What failing at a node is worth."""
    kit = ways.kit
    stop = kit.nodes[node, STOP_SLOT]
    gained = kit.gained_slots > 0 and kit.gained_ends <= stop < kit.gained_ends + SUMS
    return float(values[(kit.gained_ends if gained else kit.plain_ends) + FAILED, lane])


@njit(cache=True)
def _before(ways: Ways, values: Values, lane: int, node: int) -> float:
    """What rolling at a node is worth, whether or not that is better than stopping."""
    if ways.rolled[node] == NOWHERE:
        return float(_failed(ways, values, lane, node))
    return float(values[ways.rolled[node], lane])


@njit(cache=True)
def use_value(ways: Ways, values: Values, lane: int, node: int, counts: Numbers, golden: int) -> float:
    """What the best use of an open roll is worth."""
    kit = ways.kit
    best: float = -1e9
    found = False
    for face in range(1, 7):
        lies = 1 if golden == face else 0
        if not kit.nodes[node, USED] >> (face - 1) & 1 and counts[face - 1] + lies:
            child = kit.children[node, face - 1, counts[face - 1], lies]
            best, found = max(best, float(values[kit.nodes[child, SLOT], lane])), True
    if not found:
        best = _failed(ways, values, lane, node)
    if ways.twin[node] != NOWHERE:
        best = max(best, _before(ways, values, lane, ways.twin[node]))
    return float(best)
