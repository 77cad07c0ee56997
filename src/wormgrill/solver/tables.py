"""A graph as plain arrays, in the form that compiled code reads."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from .graph import GAINED, NEVER, PLAIN, Graph, Group, Mix, Node, after, can_roll, end_of, graph_of, root_of
from .kit import Kit
from .shapes import SIDES, Shape

#: The code of a step that mixes two parts; all others are numbers of programs.
MIXING: Final = -1

# The columns of `steps`.
START, COUNT, CODE, PART, WHOLE = range(5)
# The columns of `nodes`.
SLOT, STOP_SLOT, DICE, USED, TWIN, TWIN_ROLL = range(6)


class Tables(NamedTuple):
    """One kit's graph for compiled code. `solver` is the address of the machine code for the number type in use.

    `rows` are all terms one after another, `steps` says where each group starts and which program runs it. `nodes` and
    `children` are the way through a turn: `children[node, face - 1, white, golden]`. `golden` are the sides of the
    golden die that is thrown besides `dice` white ones (`ninth`: it counts among the node's dice, because its sides are
    the usual ones).
    """

    solver: int
    rows: npt.NDArray[np.int32]
    steps: npt.NDArray[np.int64]
    gained_steps: int
    slots: int
    plain_ends: int
    gained_ends: int
    gained_slots: int
    nodes: npt.NDArray[np.int32]
    children: npt.NDArray[np.int16]
    root: int
    golden: npt.NDArray[np.int64]
    ninth: bool


def tables_of(kit: Kit, solver: int, programs: dict[tuple[Shape, bool], int]) -> Tables:
    """The arrays of a kit's graph, for the solver at this address with these numbers of programs."""
    graph = graph_of(kit)
    rows, steps = _steps(graph, programs)
    numbers = numbered(kit)
    return Tables(
        solver,
        rows,
        steps,
        graph.gained_steps,
        graph.slots,
        graph.ends[PLAIN],
        graph.ends[GAINED],
        graph.gained_slots[1] - graph.gained_slots[0],
        _nodes(graph, numbers),
        _children(kit, numbers),
        numbers[root_of(kit)],
        np.array(kit.golden or (range(1, SIDES + 1) if kit.dice > 8 else ()), np.int64),
        kit.dice > 8,
    )


@cache
def numbered(kit: Kit) -> dict[Node, int]:
    """The numbers by which compiled code knows the nodes."""
    return {node: number for number, node in enumerate(sorted(graph_of(kit).slot_of))}


def _steps(
    graph: Graph, programs: dict[tuple[Shape, bool], int]
) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int64]]:
    parts: list[npt.NDArray[np.int32]] = []
    steps: list[tuple[int, int, int, int, int]] = []
    start = 0
    for step in graph.steps:
        match step:
            case Group(shape=shape, plain=plain, terms=table):
                steps.append((start, len(table), programs[shape, plain], 0, 1))
            case Mix(weights=weights, rows=table):
                steps.append((start, len(table), MIXING, round(weights[0] * SIDES), SIDES))
        parts.append(table.ravel())
        start += table.size
    return np.concatenate(parts), np.array(steps, np.int64)


def _nodes(graph: Graph, numbers: dict[Node, int]) -> npt.NDArray[np.int32]:
    table = np.zeros((len(numbers), 6), np.int32)
    for node, number in numbers.items():
        stop = NEVER if not node.used else graph.ends[node.gained] + end_of(graph.kit, node)
        twin = node._replace(fresh=False)
        ready = node.fresh and twin in graph.roll_slot
        table[number] = (
            graph.slot_of[node],
            stop,
            node.dice if can_roll(node) else 0,
            node.used,
            numbers[twin] if ready else -1,
            graph.roll_slot[twin] if ready else NEVER,
        )
    return table


def _children(kit: Kit, numbers: dict[Node, int]) -> npt.NDArray[np.int16]:
    golden_dice = 2 if kit.golden else 1
    table: npt.NDArray[Any] = np.full((len(numbers), SIDES, kit.dice + 1, golden_dice), -1, np.int16)
    for node, number in numbers.items():
        for face in node.free:
            for white in range(1, node.dice + 1):
                table[number, face - 1, white, 0] = numbers[after(kit, node, face, white)]
            if node.golden and face in kit.golden:
                for white in range(node.dice + 1):
                    table[number, face - 1, white, 1] = numbers[after(kit, node, face, white, golden=True)]
    return table
