"""The plain kernel: the same values with NumPy alone, in whatever number type is asked for.

It is what the exact functions use (in float64), and what everybody gets whose numba is missing or has nothing compiled
yet: slower than the compiled kernel, but never in need of seconds of preparation.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from .graph import (
    CHILDREN,
    ENDS,
    FLOOR,
    GAINED,
    NEVER,
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
)
from .shapes import Shape, outcomes

Values = npt.NDArray[Any]
Columns = npt.NDArray[np.intp]


def solve_nodes(graph: Graph, ends: Values) -> Values:
    """The values of all slots, shape (slots, positions), from the worth of the ends, shape (positions, copies, ends).

    Copy 0 of the ends is a turn without a round worm from two ones; the others are turns with one, one for each seat
    that could give it.
    """
    return _of_gained(graph, ends, _gained_regions(graph, ends)) if ends.shape[1] > 2 else _of_all(graph, ends)


def solve_copies(graph: Graph, ends: Values) -> list[Values]:
    """The values of all slots for one position, whose ends have the shape (copies, ends): first with the best in the
    region of two ones, then once for each seat that could give a round worm, with that seat's values there.
    """
    if len(ends) <= 2:
        return [_of_all(graph, ends[None])[:, 0]] * len(ends)
    gained = _gained_regions(graph, ends[None])
    merged = _of_gained(graph, ends[None], gained)[:, 0]
    start, stop = graph.gained_slots
    copies = [merged]
    for region in gained[:, :, 0].T:
        copies.append(merged.copy())
        copies[-1][start:stop] = region
    return copies


def _of_all(graph: Graph, ends: Values) -> Values:
    """With one giver or none: everything in one go."""
    values = _empty(graph, len(ends), ends.dtype)
    _put(graph, values, PLAIN, ends[:, 0])
    if ends.shape[1] > 1:
        _put(graph, values, GAINED, ends[:, 1])
    run(graph.merged_steps, values)
    return values


def _of_gained(graph: Graph, ends: Values, gained: Values) -> Values:
    """With several givers: the best of them at every node of the region of two ones, then all that leads there."""
    values = _empty(graph, len(ends), ends.dtype)
    _put(graph, values, PLAIN, ends[:, 0])
    start, stop = graph.gained_slots
    values[start:stop] = gained.max(axis=1)
    run(graph.steps[graph.gained_steps :], values)
    return values


def _gained_regions(graph: Graph, ends: Values) -> Values:
    """The region of two ones for each seat that could give a round worm, shape (slots of the region, givers,
    positions).
    """
    givers = ends.shape[1] - 1
    values = _empty(graph, givers * len(ends), ends.dtype)
    _put(graph, values, GAINED, ends[:, 1:].swapaxes(0, 1).reshape(-1, ENDS))
    run(graph.steps[: graph.gained_steps], values)
    start, stop = graph.gained_slots
    return values[start:stop].reshape(stop - start, givers, len(ends))


def _empty(graph: Graph, positions: int, dtype: Any) -> Values:
    values = np.zeros((graph.slots, positions), dtype)
    values[NEVER] = -np.inf
    values[SCRATCH] = 0
    return values


def _put(graph: Graph, values: Values, region: int, worth: Values) -> None:
    start = graph.ends[region]
    values[start : start + ENDS] = worth.T


def run(steps: Sequence[Group | Mix], values: Values) -> None:
    """Carry out the steps: every slot that they are for gets its value."""
    for step in steps:
        if isinstance(step, Group):
            _run_group(step, values)
        else:
            _run_mix(step, values)


def _run_group(group: Group, values: Values) -> None:
    columns = group.columns
    count, positions = columns.shape[1], values.shape[1]
    inputs = values.take(columns, axis=0).reshape(len(columns), count * positions)
    rolled = tree_of(group.shape).chances(values.dtype) @ best_children(group, inputs)
    if group.rolls:
        values[columns[ROLLED]] = rolled.reshape(count, positions)
    values[columns[OUT]] = np.maximum(rolled, inputs[STOP]).reshape(count, positions)


def _run_mix(mix: Mix, values: Values) -> None:
    out, rolled, stop, a, b = mix.rows.T
    mixed = values[a] * values.dtype.type(mix.weights[0]) + values[b] * values.dtype.type(mix.weights[1])
    values[rolled] = mixed
    values[out] = np.maximum(mixed, values[stop])


def best_children(group: Group, inputs: Values) -> Values:
    """The best that each outcome allows, shape (outcomes, whatever), from the values in the columns of the terms, shape
    (columns, whatever).
    """
    tree = tree_of(group.shape)
    zero, none = inputs[ZERO], inputs[NONE]
    inputs[NEVER_COLUMN] = -np.inf
    if not group.plain:
        zero, none = np.maximum(zero, inputs[FLOOR]), np.maximum(none, inputs[FLOOR])
        inputs[CHILDREN:] = np.maximum(inputs[CHILDREN:], inputs[FLOOR])
    best = inputs.take(tree.first, axis=0)
    best[0] = zero
    for parents, columns in tree.levels:
        best = np.maximum(best.take(parents, axis=0), inputs.take(columns, axis=0))
    if group.shape.used:
        best[0] = none
    return best


#: Stands for «this face did not fall» among the columns of a tree: the column of the result, which is no input.
NEVER_COLUMN = OUT


class Tree:
    """The tree of a shape's outcomes, level by level: where each branch comes from and which child it adds."""

    def __init__(self, shape: Shape) -> None:
        rolls = outcomes(shape)
        prefixes = [list(dict.fromkeys(counts[: face + 1] for counts, _ in rolls)) for face in range(shape.free)]
        self.first: Columns = np.array([_column(shape, 0, prefix[0]) for prefix in prefixes[0]])
        self.levels: list[tuple[Columns, Columns]] = []
        for face in range(1, shape.free):
            number = {prefix: place for place, prefix in enumerate(prefixes[face - 1])}
            parents = np.array([number[prefix[:-1]] for prefix in prefixes[face]])
            columns = np.array([_column(shape, face, prefix[-1]) for prefix in prefixes[face]])
            self.levels.append((parents, columns))
        exact = np.array([float(chance) for _, chance in rolls])
        self.of_type = {np.dtype(number): exact.astype(number) for number in (np.float32, np.float64)}

    def chances(self, dtype: Any) -> Values:
        """The probability of each outcome."""
        return self.of_type[np.dtype(dtype)]


def _column(shape: Shape, face: int, count: int) -> int:
    return CHILDREN + face * shape.dice + count - 1 if count else NEVER_COLUMN


@cache
def tree_of(shape: Shape) -> Tree:
    """A shape's tree, built once."""
    return Tree(shape)
