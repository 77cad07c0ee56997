"""Which kernel solves turns: the compiled one where it lies ready, else the plain one, so that nobody waits for a
compiler in a game.

Both give the same values, up to the last digits of float32.
"""

from __future__ import annotations

import os
from functools import lru_cache
from typing import Any, Final, Literal

import numpy as np
import numpy.typing as npt

from . import plain
from .graph import graph_of
from .kit import Kit, all_kits
from .sources import is_warm, numba_trouble

Values = npt.NDArray[Any]
Name = Literal["compiled", "plain"]

#: The plain kernel solves so many bytes of positions at once: sixteen in float32, eight in float64.
PIECE_BYTES: Final = 64


@lru_cache(maxsize=1)
def chosen() -> Name:
    """The kernel in use, decided once per process. WORMGRILL_KERNEL=plain or =compiled overrules the choice."""
    wanted = os.environ.get("WORMGRILL_KERNEL", "")
    names: dict[str, Name] = {"plain": "plain", "compiled": "compiled"}
    if wanted and wanted not in names:
        raise ValueError(f"WORMGRILL_KERNEL is {wanted!r}; it can be 'plain' or 'compiled'")
    return names.get(wanted) or ("compiled" if is_warm() and not numba_trouble() else "plain")


def turn_values(kit: Kit, ends: Values, kernel: Name | None = None) -> Values:
    """What many turns with one kit are worth, when the ends are worth `ends[position, copy, end]`.

    End 0 is failing, end s stopping with the sum s and a worm (`graph.ENDS` in all). Copy 0 is a turn in which two ones
    brought no round worm, copies 1, 2, … one in which they did, from each seat that could give it; an edition without
    round worms has copy 0 alone. Float32 is solved by the kernel in use, float64 by the compiled one for the base
    game's kit and else by the plain one.
    """
    if _compiled(kit, ends, kernel):
        from . import compiled

        roots = np.empty(len(ends), ends.dtype)
        nothing = np.empty((0, 0), ends.dtype)
        compiled.solve_many(compiled.tables(kit, str(ends.dtype)), np.ascontiguousarray(ends), roots, nothing)
        return roots
    graph = graph_of(kit)
    pieces = [plain.solve_nodes(graph, piece)[graph.root] for piece in _pieces(ends)]
    return np.concatenate(pieces) if pieces else np.empty(0, ends.dtype)


def node_values(kit: Kit, ends: Values, kernel: Name | None = None) -> Values:
    """The same for every node: `values[slot, position]`, the slots those of `graph_of(kit)`."""
    graph = graph_of(kit)
    if _compiled(kit, ends, kernel):
        from . import compiled

        nodes = np.empty((graph.slots, len(ends)), ends.dtype)
        roots = np.empty(len(ends), ends.dtype)
        compiled.solve_many(compiled.tables(kit, str(ends.dtype)), np.ascontiguousarray(ends), roots, nodes)
        return nodes
    return np.concatenate([plain.solve_nodes(graph, piece) for piece in _pieces(ends)], axis=1)


def _compiled(kit: Kit, ends: Values, kernel: Name | None) -> bool:
    return (kernel or chosen()) == "compiled" and (ends.dtype == np.float32 or kit == all_kits()[0])


def _pieces(ends: Values) -> list[Values]:
    """Batches whose arrays stay small: from some size on they are asked of the system anew each time, which takes many
    times longer than all that is computed with them.
    """
    size = PIECE_BYTES // ends.itemsize
    return [ends[start : start + size] for start in range(0, len(ends), size)]
