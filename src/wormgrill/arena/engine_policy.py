"""What a turn that is played by one mind is worth by another's values, exactly, in compiled code.

Luck is what a turn came to less what was to be expected of it, and to be expected is what the player's own way of
playing brings, not what the best would. So all ways in which the dice can fall are followed, the player's values
saying what is done and the judge's what it is worth.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from wormgrill.arena.engine_nodes import ways
from wormgrill.solver.compiled import Values
from wormgrill.solver.graph import CHILDREN, NEVER, NONE, OUT, STOP, Group, graph_of
from wormgrill.solver.kit import all_kits
from wormgrill.solver.shapes import Shape, outcomes

#: Kits whose graphs have neither the weasel's floors nor the golden die's mixes; others' luck is told by throws.
FOLLOWED_KITS = (0, 1, 2)
LEVELS = 7
LANES = 16


class Paths(NamedTuple):
    """Every way in which the dice of each shape can fall, as walks down a tree, one face after the other.

    A step of a walk says on which `level` it stands, which `column` of a term's row has the child (0: this face did not
    fall), and the `chance` if it is a leaf. `first` and `last` are the steps of a shape; `terms` lists all terms in the
    order of the graph: where the row starts and the shape's number.
    """

    rows: npt.NDArray[np.int32]
    terms: npt.NDArray[np.int64]
    first: npt.NDArray[np.int64]
    last: npt.NDArray[np.int64]
    level: npt.NDArray[np.int64]
    column: npt.NDArray[np.int64]
    chance: npt.NDArray[np.float32]


@cache
def paths(kit: int) -> Paths:
    """The paths of a kit, by its number."""
    graph, there = graph_of(all_kits()[kit]), ways(all_kits()[kit]).kit
    shapes = sorted({step.shape for step in graph.steps if isinstance(step, Group)})
    walks = [_walk(shape) for shape in shapes]
    ends = np.cumsum([len(walk) for walk in walks])
    steps = [step for walk in walks for step in walk]
    terms = []
    for (start, count, *_), step in zip(there.steps.tolist(), graph.steps, strict=True):
        if isinstance(step, Group):
            width = step.terms.shape[1]
            terms += [(start + row * width, shapes.index(step.shape)) for row in range(count)]
    return Paths(
        there.rows,
        np.array(terms, np.int64),
        np.array([0, *ends[:-1]], np.int64),
        np.array(ends, np.int64),
        np.array([step[0] for step in steps], np.int64),
        np.array([step[1] for step in steps], np.int64),
        np.array([step[2] for step in steps], np.float32),
    )


def _walk(shape: Shape) -> list[tuple[int, int, float]]:
    """The steps of a shape's tree, each branch right after the one it grows from."""
    chances = {counts[: shape.free]: float(chance) for counts, chance in outcomes(shape)}
    steps: list[tuple[int, int, float]] = []

    def grow(prefix: tuple[int, ...]) -> None:
        level = len(prefix)
        if level == shape.free:
            return
        for count in range(shape.dice - sum(prefix) + 1):
            branch = (*prefix, count)
            leaf = chances.get(branch, 0.0) if level + 1 == shape.free else 0.0
            if level + 1 == shape.free and branch not in chances:
                continue
            steps.append((level, CHILDREN + level * shape.dice + count - 1 if count else 0, leaf))
            grow(branch)

    grow(())
    return steps


@njit(cache=True, fastmath=True)
def follow(paths: Paths, own: Values, judged: Values, tie: float) -> None:
    """Fill in what every node of every lane is worth by the judge's values when the owner of `own` plays.

    `own` is solved; of `judged` only the ends are filled in. Ties go to stopping and to the lower face, as in play.
    """
    best = np.empty((LEVELS, LANES), np.float32)
    worth = np.empty((LEVELS, LANES), np.float32)
    rolled = np.empty(LANES, np.float32)
    for term in range(paths.terms.shape[0]):
        start, shape = paths.terms[term, 0], paths.terms[term, 1]
        none = paths.rows[start + NONE]
        for lane in range(LANES):
            best[0, lane] = np.float32(-1e30)
            worth[0, lane] = judged[none, lane]
            rolled[lane] = 0
        for step in range(paths.first[shape], paths.last[shape]):
            level, column, chance = paths.level[step], paths.column[step], paths.chance[step]
            if column == 0:
                for lane in range(LANES):
                    best[level + 1, lane] = best[level, lane]
                    worth[level + 1, lane] = worth[level, lane]
            else:
                child = paths.rows[start + column]
                for lane in range(LANES):
                    better = own[child, lane] > best[level, lane] + np.float32(tie)
                    best[level + 1, lane] = own[child, lane] if better else best[level, lane]
                    worth[level + 1, lane] = judged[child, lane] if better else worth[level, lane]
            if chance > 0:
                for lane in range(LANES):
                    rolled[lane] += chance * worth[level + 1, lane]
        out, stop = paths.rows[start + OUT], paths.rows[start + STOP]
        for lane in range(LANES):
            stops = stop != NEVER and own[out, lane] - own[stop, lane] <= tie
            judged[out, lane] = judged[stop, lane] if stops else rolled[lane]
