"""Where turns go under the best policy: probability poured in at one node and followed to the ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from .graph import (
    ENDS,
    FAILED,
    FLOOR,
    GAINED,
    NONE,
    OUT,
    PLAIN,
    ROLLED,
    SCRATCH,
    STOP,
    ZERO,
    Graph,
    Group,
    Mix,
    Node,
)
from .plain import NEVER_COLUMN, best_children, tree_of

Values = npt.NDArray[np.float64]


def rolling_value(graph: Graph, values: Values, node: Node) -> float:
    """What rolling at a node is worth, whether or not that is better than stopping."""
    slot = graph.slot_of[node]
    if slot not in graph.term_of:
        return float(values[graph.ends[node.gained] + FAILED])
    number, row = graph.term_of[slot]
    step = graph.steps[number]
    if isinstance(step, Mix):
        a, b = step.rows[row, -2:]
        return float(values[a] * step.weights[0] + values[b] * step.weights[1])
    one = Group(step.shape, step.plain, step.terms[row : row + 1])
    best = best_children(one, values.take(one.columns))
    return float((tree_of(step.shape).chances(values.dtype) @ best)[0])


def flow(
    graph: Graph, values: Sequence[Values], node: Node, copy: int, rolling: bool = False
) -> list[tuple[int, int, float]]:
    """How a turn ends that stands at a node (with `rolling`: that rolls there): triples of copy, end number and
    probability.

    `values[0]` has the best of all givers of a round worm in the region of two ones, `values[1:]` each giver's own.
    """
    mass, rolls = np.zeros(graph.slots), np.zeros(graph.slots)
    slot = graph.slot_of[node]
    if rolling and slot not in graph.term_of:
        return [(copy, FAILED, 1.0)]
    (rolls if rolling else mass)[slot] = 1
    found: list[tuple[int, int, float]] = []
    if node.gained == PLAIN:
        _pour(graph.steps[graph.gained_steps :], values[0], mass, rolls)
        found += _ends(graph, mass, PLAIN, 0)
        for there, part in _by_giver(graph, values, mass):
            _pour(graph.steps[: graph.gained_steps], values[there], part, rolls)
            found += _ends(graph, part, GAINED, there)
    else:
        _pour(graph.steps[: graph.gained_steps], values[copy], mass, rolls)
        found += _ends(graph, mass, GAINED, copy)
    return found


def _ends(graph: Graph, mass: Values, region: int, copy: int) -> list[tuple[int, int, float]]:
    start = graph.ends[region]
    return [(copy, int(end), float(mass[start + end])) for end in np.flatnonzero(mass[start : start + ENDS])]


def _by_giver(graph: Graph, values: Sequence[Values], mass: Values) -> list[tuple[int, Values]]:
    """What has flowed into the region of two ones, shared out: each entry goes to the giver who is best for it."""
    start, stop = graph.gained_slots
    if start == stop:
        return []
    best = np.argmax([copy[start:stop] for copy in values[1:]], axis=0)
    parts = []
    for giver in range(len(values) - 1):
        part = np.zeros_like(mass)
        part[start:stop] = np.where(best == giver, mass[start:stop], 0)
        parts.append((giver + 1, part))
    return parts


def _pour(steps: Sequence[Group | Mix], values: Values, mass: Values, rolls: Values) -> None:
    """Move all probability from the nodes of these steps to their children, last step first, until it lies at ends."""
    for step in reversed(steps):
        table = step.terms if isinstance(step, Group) else step.rows
        out, stop = table[:, OUT], table[:, STOP]
        arrived = mass[out]
        stops = values[out] == values[stop]
        np.add.at(mass, stop, np.where(stops, arrived, 0))
        mass[SCRATCH] = 0
        rolling = np.where(stops, 0, arrived) + rolls[out] + mass[table[:, ROLLED]]
        mass[out] = 0
        mass[table[:, ROLLED]] = 0
        if not rolling.any():
            continue
        if isinstance(step, Group):
            _pour_group(step, values, mass, rolling)
        else:
            np.add.at(mass, table[:, -2], rolling * step.weights[0])
            np.add.at(mass, table[:, -1], rolling * step.weights[1])


def _pour_group(group: Group, values: Values, mass: Values, rolling: Values) -> None:
    active = np.flatnonzero(rolling)
    terms = group.terms[active]
    columns = _chosen(group, values.take(terms.T))
    children = terms[np.arange(len(active)), columns]
    np.add.at(mass, children, tree_of(group.shape).chances(values.dtype)[:, None] * rolling[active])


def _chosen(group: Group, inputs: Values) -> npt.NDArray[Any]:
    """Which column each outcome chooses, shape (outcomes, terms); of equal children the first."""
    tree = tree_of(group.shape)
    inputs[NEVER_COLUMN] = -np.inf
    chosen = np.repeat(tree.first[:, None], inputs.shape[1], axis=1)
    chosen[0] = ZERO
    best = inputs.take(tree.first, axis=0)
    best[0] = inputs[ZERO]
    for parents, columns in tree.levels:
        child, best, chosen = inputs.take(columns, axis=0), best.take(parents, axis=0), chosen.take(parents, axis=0)
        better = child > best
        best = np.where(better, child, best)
        chosen = np.where(better, columns[:, None], chosen)
    if group.shape.used:
        best[0], chosen[0] = inputs[NONE], NONE
    return chosen if group.plain else np.where(inputs[FLOOR] > best, FLOOR, chosen)
