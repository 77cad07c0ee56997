"""Exact mathematics of a turn and of endgames.

A turn is a small decision graph (`graph`). Given what each of its ends is worth, a kernel finds what the turn is worth
and how to play it: the compiled one (`compiled`, for numba code; half a microsecond a position) or the plain one
(`plain`, NumPy alone); `kernel` picks the one that lies ready. `docs/solver.md` shows how to use each.

Importing this package does not import numba.
"""

from .graph import ENDS, FAILED, Graph, Node, graph_of
from .kernel import chosen, node_values, turn_values
from .kit import Kit, all_kits, kit_of, kits_of

__all__ = [
    "ENDS",
    "FAILED",
    "Graph",
    "Kit",
    "Node",
    "all_kits",
    "chosen",
    "graph_of",
    "kit_of",
    "kits_of",
    "node_values",
    "turn_values",
]
