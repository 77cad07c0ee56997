"""How much an exact player gains on the champion where the truth is known: two players, few portions, solved tables."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from wormgrill.players.champion_files import family, load
from wormgrill.players.champion_net import Net, win_shares
from wormgrill.rules import Edition
from wormgrill.solver.duel import Duel, duel
from wormgrill.solver.endgame import Endgame, solve_endgame
from wormgrill.solver.packed import SEAT, Rows


def opinion_of(net: Net) -> Callable[[Rows], npt.NDArray[np.float64]]:
    """How probably the player to move wins, as a network has it."""

    def evaluate(rows: Rows) -> npt.NDArray[np.float64]:
        shares = win_shares(net, np.ascontiguousarray(rows))
        return shares[np.arange(len(rows)), rows[:, SEAT]].astype(np.float64)

    return evaluate


def regret(edition: Edition, tiles: tuple[int, ...], net: Net | None = None, table: Endgame | None = None) -> Duel:
    """The exact player against the champion in the game with only these portions, computed, not sampled."""
    own = load(family(2, edition)) if net is None else net
    return duel(table or solve_endgame(edition, tiles), opinion_of(own))
