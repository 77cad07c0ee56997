"""What the compiled engine knows of a kit beyond the solver's tables: where one may roll, what rolling alone is
worth, and the weasel's twins.

The solver keeps one value for each node, the better one of stopping and rolling. To tell luck, the value of rolling
is needed where stopping is better as well: here every term of the graph writes it to a slot of its own.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from wormgrill.solver.compiled import tables
from wormgrill.solver.graph import (
    ENDS,
    MIX_OUT,
    MIX_ROLLED,
    OUT,
    ROLLED,
    SCRATCH,
    Group,
    graph_of,
)
from wormgrill.solver.kit import Kit
from wormgrill.solver.tables import STOP_SLOT, Tables, numbered

NOWHERE = -1


class Ways(NamedTuple):
    """A kit for the engine. `kit` are the solver's tables with more slots; by node: `rolled` the slot of rolling alone
    (NOWHERE: rolling there fails for sure), and `twin`, the same node with the weasel used (NOWHERE: none).
    """

    kit: Tables
    rolled: npt.NDArray[np.int32]
    twin: npt.NDArray[np.int32]


@cache
def ways(kit: Kit) -> Ways:
    """The ways of a kit, made once."""
    graph = graph_of(kit)
    there = tables(kit)
    numbers = numbered(kit)
    slots = {slot for node, slot in graph.slot_of.items() if slot not in _end_slots(kit)}
    rows, rolled_of, top = there.rows.copy(), {}, there.slots
    for (start, count, *_), step in zip(there.steps.tolist(), graph.steps, strict=True):
        width = step.terms.shape[1] if isinstance(step, Group) else step.rows.shape[1]
        out, rolled = (OUT, ROLLED) if isinstance(step, Group) else (MIX_OUT, MIX_ROLLED)
        terms = rows[start : start + count * width].reshape(count, width)
        for term in terms:
            if int(term[out]) not in slots:
                continue
            if term[rolled] == SCRATCH:
                term[rolled] = top
                top += 1
            rolled_of[int(term[out])] = int(term[rolled])
    rolled_at = np.full(len(numbers), NOWHERE, np.int32)
    twin = np.full(len(numbers), NOWHERE, np.int32)
    for node, number in numbers.items():
        rolled_at[number] = rolled_of.get(graph.slot_of[node], NOWHERE)
        if node.fresh:
            twin[number] = numbers[node._replace(fresh=False)]
    return Ways(there._replace(rows=rows, slots=top), rolled_at, twin)


def _end_slots(kit: Kit) -> set[int]:
    """The slots of ends: nodes where rolling cannot help have no slot of their own."""
    graph = graph_of(kit)
    return {start + end for start in graph.ends for end in range(ENDS)}


@njit(cache=True)
def in_gained_region(ways: Ways, node: int) -> bool:
    """Whether a node comes after two ones have brought a round worm; the stop of a node tells its region."""
    stop, start = ways.kit.nodes[node, STOP_SLOT], ways.kit.gained_ends
    return bool(ways.kit.gained_slots > 0 and start <= stop < start + ENDS)
