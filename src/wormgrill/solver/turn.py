"""One turn solved exactly: its value, the value of every move in it, the best way to play it, and how it will end.

Everything here is float64 and works from the start of a turn or from any point in its middle.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic

import numpy as np
import numpy.typing as npt

from wormgrill.rules import GiveUp, Keep, Move, Position, Reroll, Roll, legal

from . import plain
from .ends import E, End, Ends, Sum, ends_of, sums_of
from .flow import flow, rolling_value
from .graph import FAILED, GAINED, PLAIN, Graph, Node, after, end_of, graph_of, node_of
from .kit import Kit, kit_of, kits_of

Worth = Callable[[End], float] | Sequence[float] | npt.NDArray[Any]


def solve(position: Position, worth: Worth) -> Solution[End]:
    """Solve the turn of the player to move, when its ends have this worth for that player.

    `worth` is a function of an `End` (which knows the move and the position after it), or numbers in the order of
    `ends_of(position).ends`.
    """
    return _solved(position, ends_of(position), worth)


def solve_sums(position: Position, worth: Callable[[Sum], float]) -> Solution[Sum]:
    """Solve the turn for a goal of the dice alone: `worth` says what each sum with a worm is worth, and failing (0)."""
    return _solved(position, sums_of(position), worth)


def _solved(position: Position, ends: Ends[E], worth: Any) -> Solution[E]:
    worths = ends.worths(worth)
    folded = ends.best(worths)
    parts = {kit: _Part.solved(kit, folded) for kit in kits_of(position)}
    return Solution(position, ends, worths, parts)


@dataclass(frozen=True)
class _Part:
    """The solved graph of one kit: `values[copy]` by slot. Only the region of two ones differs between copies; copy 0
    has the best of them.
    """

    graph: Graph
    values: tuple[npt.NDArray[np.float64], ...]

    @classmethod
    def solved(cls, kit: Kit, folded: npt.NDArray[np.float64]) -> _Part:
        graph = graph_of(kit)
        return cls(graph, tuple(plain.solve_copies(graph, folded)))

    def value(self, node: Node, copy: int) -> float:
        """What it is worth to stand at a node and go on as well as possible."""
        return float(self.values[copy][self.graph.slot_of[node]])

    def rolled(self, node: Node, copy: int) -> float:
        """What rolling at a node is worth, after the weasel was used."""
        return float(self.values[copy][self.graph.roll_slot[node]])


@dataclass(frozen=True)
class Solution(Generic[E]):
    """A solved turn. It answers for its own position and for every later one of the same turn.

    `position` is where the turn stands, `ends` all its ends, `worths` what each is worth.
    """

    position: Position
    ends: Ends[E]
    worths: npt.NDArray[np.float64]
    _parts: dict[Kit, _Part] = field(repr=False)

    @property
    def value(self) -> float:
        """What the turn is worth, played as well as possible."""
        return self.value_at(self.position)

    @property
    def moves(self) -> tuple[tuple[Move, float], ...]:
        """The legal moves with their values, in the rules' order."""
        return self.moves_at(self.position)

    @property
    def best(self) -> Move:
        """The best move: stopping is preferred among equals, then the lower face."""
        return self.best_at(self.position)

    def value_at(self, position: Position) -> float:
        """The value of a position of this turn; while dice are in the air, of all ways in which they can fall."""
        if position.thrown:
            return self._roll_value(position, self._copy(position), golden_out=False)
        return max(value for _, value in self.moves_at(position))

    def moves_at(self, position: Position) -> tuple[tuple[Move, float], ...]:
        """The legal moves of a position of this turn, with their values."""
        return tuple((move, self._move_value(position, move)) for move in legal(position))

    def best_at(self, position: Position) -> Move:
        """The best move of a position of this turn."""
        moves = self.moves_at(position)
        greatest = max(value for _, value in moves)
        equal = [move for move, value in moves if value == greatest]
        return next((move for move in equal if not isinstance(move, Roll | Reroll)), equal[0])

    def distribution(self) -> tuple[tuple[E, float], ...]:
        """How probably the turn ends in each way under the best policy; the probabilities add up to one."""
        position, chances = self.position, np.zeros(len(self.ends))
        for copy, number, share in self._ways(position, Roll() if position.thrown else self.best):
            chances[self.ends.choice(self.worths, copy, number)] += share
        return tuple(zip(self.ends, chances.tolist(), strict=True))

    # Where a position stands in the graph.

    def _part(self, position: Position, golden_out: bool | None = None) -> _Part:
        out = position.golden_out if golden_out is None else golden_out
        return self._parts[kit_of(position.edition, position.mover.specialist, out)]

    def _copy(self, position: Position) -> int:
        """Which copy of the ends a position of this turn belongs to: its round worms tell."""
        copies = [copy for copy, players in enumerate(self.ends.players) if players == position.players]
        if not copies:
            raise ValueError("this is not a position of the turn that was solved")
        gained = any(group.face == 1 and len(group) >= 2 for group in position.kept)
        return copies[-1] if gained else copies[0]

    # Values of moves.

    def _move_value(self, position: Position, move: Move) -> float:
        part, copy = self._part(position), self._copy(position)
        match move:
            case Roll(golden=golden):
                return self._roll_value(position, copy, golden_out=not golden)
            case Keep(face=face):
                child, there = self._kept(position, face, move.giver)
                return part.value(child, there)
            case Reroll():
                return part.rolled(node_of(part.graph.kit, position)._replace(fresh=False), copy)
            case GiveUp():
                return float(self.worths[self.ends.choices[copy][FAILED][0]])
            case _:
                return float(self.worths[self._end_index(position, move, copy)])

    def _roll_value(self, position: Position, copy: int, golden_out: bool) -> float:
        part = self._part(position, position.golden_out or golden_out)
        return rolling_value(part.graph, part.values[copy], node_of(part.graph.kit, position))

    def _end_index(self, position: Position, move: Move, copy: int) -> int:
        kit = self._part(position).graph.kit
        number = end_of(kit, node_of(kit, position))
        return next(end for end in self.ends.choices[copy][number] if self.ends.ends[end].fits(move))

    def _kept(self, position: Position, face: int, giver: int | None) -> tuple[Node, int]:
        """The node after a face was set aside, and the copy it belongs to."""
        kit = self._part(position).graph.kit
        assert position.roll is not None  # a Keep is only legal with an open roll
        before, group = node_of(kit, position), position.roll.group(face)
        child = after(kit, before, face, *((group.white, group.golden) if kit.golden else (len(group),)))
        if child.gained == GAINED and before.gained == PLAIN:
            return child, self._copy_of_giver(giver)
        return child, self._copy(position)

    def _copy_of_giver(self, giver: int | None) -> int:
        return self.ends.givers.index(giver, 1)

    def _ways(self, position: Position, move: Move) -> list[tuple[int, int, float]]:
        """How the turn ends after a move and the best policy from there on: copy, number, probability."""
        part, copy = self._part(position), self._copy(position)
        node = node_of(part.graph.kit, position)
        match move:
            case Roll(golden=golden):
                part = self._part(position, position.golden_out or not golden)
                return flow(part.graph, part.values, node_of(part.graph.kit, position), copy, rolling=True)
            case Reroll():
                return flow(part.graph, part.values, node._replace(fresh=False), copy, rolling=True)
            case Keep(face=face):
                child, there = self._kept(position, face, move.giver)
                return flow(part.graph, part.values, child, there)
            case GiveUp():
                return [(copy, FAILED, 1.0)]
            case _:
                return [(copy, end_of(part.graph.kit, node), 1.0)]
