"""The champion's turn in compiled code from one end to the other: a decision then costs a fraction of a millisecond.

It says the same as `solver.turn.solve` on the champion's worths, or on greedy's, but never asks the rules what the ends
of the turn are: the packed rows know.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt
from numba import njit

from wormgrill.rules import GiveUp, Keep, Move, Position, Reroll, Roll, legal
from wormgrill.solver.compiled import block, put_ends, solve_block, tables
from wormgrill.solver.flow import rolling_value
from wormgrill.solver.graph import GAINED, PLAIN, Graph, after, end_of, graph_of, node_of, root_of
from wormgrill.solver.kit import Kit, kit_of, kits_of
from wormgrill.solver.packed import SEAT, WIDTH, Row, pack
from wormgrill.solver.packed_ends import (
    FAILING,
    MAX_ENDS,
    SUMS,
    TARGETS,
    end_code,
    fold,
    list_ends,
    settle,
    take_bonus,
    target_of,
)

from .champion_ends import MAX_COPIES, copies_of
from .champion_features import MAX_FACTS
from .champion_net import OUTPUTS, WORK, Floats, Net, value_row
from .champion_taste import Taste, tasted
from .greedy_ends import worms_of_ends

Ints = npt.NDArray[np.int32]
Values = npt.NDArray[Any]


#: Values the ends of a turn, see `value_ends`.
Valued = Callable[[Row, int, Ints, Floats, Floats], int]


def to_win(turn: Position, net: Net, taste: Taste) -> QuickTurn:
    """The turn solved for the best chance to win."""
    return QuickTurn(turn, partial(value_ends, net, taste))


def for_worms(turn: Position, steal: float) -> QuickTurn:
    """The turn solved for the most worms, stolen ones counted so many times."""
    return QuickTurn(turn, partial(worms_of_ends, steal))


class QuickTurn:
    """A solved turn: `moves_at` answers for the position it was made of and for every later one of the same turn, as
    long as nobody's round worms have changed since.
    """

    def __init__(self, turn: Position, valued: Valued) -> None:
        row, bonuses = pack(turn), np.zeros(MAX_COPIES + 8, np.int32)
        # Ones that lie aside already have brought what they could.
        copies = 2 if 1 in turn.used and turn.edition.deluxe else copies_of(row, bonuses)
        if 1 in turn.used:
            bonuses[:] = 0
        self.codes = np.zeros(MAX_ENDS, np.int32)
        self.worths = np.zeros(MAX_ENDS, np.float32)
        folded = np.zeros((copies, SUMS), np.float32)
        for copy in range(copies - 1, -1, -1):
            self.count = valued(row, int(bonuses[copy]), self.codes, self.worths, folded[copy])
        self.parts = {kit: _solved(kit, folded) for kit in kits_of(turn)}

    def moves_at(self, position: Position) -> list[tuple[Move, float]]:
        """The legal moves with their values."""
        return [(move, self._value(position, move)) for move in legal(position)]

    def _value(self, position: Position, move: Move) -> float:
        match move:
            case Roll(golden=golden):
                return self._rolling(position, position.golden_out or not golden)
            case Keep():
                return self._keeping(position, move)
            case Reroll():
                kit, graph, columns = self._part(position, position.golden_out)
                slot = graph.roll_slot[node_of(kit, position)._replace(fresh=False)]
                return float(columns[1 if _gained(position) and len(columns) > 1 else 0][slot])
            case GiveUp():
                return float(self.worths[0])
            case _:
                return self._ending(end_code(move))

    def _part(self, position: Position, golden_out: bool) -> tuple[Kit, Graph, list[Values]]:
        kit = kit_of(position.edition, position.mover.specialist, golden_out)
        return kit, graph_of(kit), self.parts[kit]

    def _ending(self, code: int) -> float:
        place = np.flatnonzero(self.codes[: self.count] == code)
        return float(self.worths[place[0]]) if len(place) else float(self.worths[FAILING])

    def _rolling(self, position: Position, golden_out: bool) -> float:
        kit, graph, columns = self._part(position, golden_out)
        if not position.begun:
            return float(columns[0][graph.slot_of[root_of(kit)]])
        node, column = node_of(kit, position), columns[1 if _gained(position) and len(columns) > 1 else 0]
        value = float(column[graph.slot_of[node]])
        stop = float(column[graph.ends[node.gained] + end_of(kit, node)])
        return value if value > stop else rolling_value(graph, column.astype(np.float64), node)

    def _keeping(self, position: Position, move: Keep) -> float:
        kit, graph, columns = self._part(position, position.golden_out)
        assert position.roll is not None  # a Keep is only legal with an open roll
        before, group = node_of(kit, position), position.roll.group(move.face)
        child = after(kit, before, move.face, *((group.white, group.golden) if kit.golden else (len(group),)))
        copy = 1 if before.gained == GAINED and len(columns) > 1 else 0
        if child.gained == GAINED and before.gained == PLAIN:
            givers = [other.giver for other in legal(position) if isinstance(other, Keep) and other.face == 1]
            copy = 1 + givers.index(move.giver) if len(columns) > 1 else 0
        return float(columns[copy][graph.slot_of[child]])


def _gained(position: Position) -> bool:
    return any(group.face == 1 and len(group) >= 2 for group in position.kept)


def _solved(kit: Kit, folded: Floats) -> list[Values]:
    """The values of all slots: merged over all who could give a round worm, and where there are several for each."""
    kit_tables, graph = tables(kit), graph_of(kit)
    copies = max(len(folded) - 1, 1)
    values = block(kit_tables, copies, folded)
    for lane in range(values.shape[1]):
        for copy in range(len(folded)):
            put_ends(kit_tables, values, lane, copy, folded[copy])
    solve_block(kit_tables, values)
    merged = values[: graph.slots, 0].copy()
    if copies == 1:
        return [merged]
    columns, (start, stop) = [merged], graph.gained_slots
    for copy in range(copies):
        own = merged.copy()
        there = graph.slots + copy * (stop - start)
        own[start:stop] = values[there : there + stop - start, 0]
        columns.append(own)
    return columns


@njit(cache=True)
def value_ends(net: Net, taste: Taste, row: Row, bonus: int, codes: Ints, worths: Floats, folded: Floats) -> int:
    """What every end is worth to the player to move, after two ones have brought `bonus`, and what every sum is; gives
    the number of ends.
    """
    mover = int(row[SEAT])
    before, after_ = np.empty(WIDTH, np.int8), np.empty(WIDTH, np.int8)
    facts, work, found = np.empty(MAX_FACTS, np.int32), np.empty(WORK, np.float32), np.empty(OUTPUTS, np.float32)
    best, targets = np.full(TARGETS, -1e9, np.float32), np.empty(SUMS, np.int64)
    for field in range(WIDTH):  # a slice would be compiled with all that it takes to complain about its length
        before[field] = row[field]
    take_bonus(before, bonus)
    count = list_ends(before, codes)
    for k in range(count):
        for field in range(WIDTH):
            after_[field] = before[field]
        settle(after_, codes[k])
        value_row(net, after_, facts, work, found)
        worths[k] = np.float32(tasted(found[mover], before, after_, codes[k], taste))
        best[target_of(codes[k])] = max(best[target_of(codes[k])], worths[k])
    fold(before, best, folded, targets)
    return int(count)


def warm() -> None:
    """Compile what a decision needs, for the base game and for deluxe."""
    from wormgrill.rules import edition, start

    from .champion_net import new_net
    from .champion_taste import taste_of

    for name in ("2014", "deluxe"):
        turn = start(edition(name), 2)
        net = new_net(2, name == "deluxe", np.random.default_rng(0))
        to_win(turn, net, taste_of(10, "none")).moves_at(turn)
        for_worms(turn, 2.0).moves_at(turn)
