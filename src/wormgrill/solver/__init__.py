"""Exact mathematics of a turn and of endgames.

A turn is a small decision graph (`graph`). Given what each of its ends is worth, a kernel finds what the turn is worth
and how to play it: the compiled one (`compiled`, for numba code; half a microsecond a position) or the plain one
(`plain`, NumPy alone); `kernel` picks the one that lies ready. `docs/solver.md` shows how to use each.

Importing this package does not import numba.
"""

from .ends import End, Ends, Sum, ends_of
from .graph import ENDS, FAILED, Graph, Node, graph_of
from .kernel import chosen, node_values, turn_values
from .kit import Kit, all_kits, kit_of, kits_of
from .odds import AIMS, Chances, Odds, fail_chance, odds
from .policy import Played, policy_value
from .turn import Solution, solve, solve_sums

__all__ = [
    "AIMS",
    "ENDS",
    "FAILED",
    "Chances",
    "End",
    "Ends",
    "Graph",
    "Kit",
    "Node",
    "Odds",
    "Played",
    "Solution",
    "Sum",
    "all_kits",
    "chosen",
    "ends_of",
    "fail_chance",
    "graph_of",
    "kit_of",
    "kits_of",
    "node_values",
    "odds",
    "policy_value",
    "solve",
    "solve_sums",
    "turn_values",
]
