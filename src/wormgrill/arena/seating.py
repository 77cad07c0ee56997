"""Who sits where: every player sits in every seat equally often, and who follows whom is drawn by lot.

Games come in blocks of as many as there are seats. A block draws one order around the table, and turns it on by one
seat from game to game.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from wormgrill.solver.stream import Stream

#: The lane of a game's stream that draws the order; the dice have 0, the seats 1 to 7.
LANE = 8

Seats = npt.NDArray[np.int64]


def seating(seed: int, index: int, players: int) -> tuple[int, ...]:
    """The player, counted from 0, in each seat of game `index`."""
    block, turned = divmod(index, players)
    order = _order(seed, block, players)
    return tuple(order[(seat + turned) % players] for seat in range(players))


def seatings(seed: int, first: int, games: int, players: int) -> Seats:
    """The rows of `seating` for consecutive games."""
    if players == 2:
        begins = np.arange(first, first + games) % 2
        return np.stack([begins, 1 - begins], axis=1)
    return np.array([seating(seed, index, players) for index in range(first, first + games)], dtype=np.int64)


def _order(seed: int, block: int, players: int) -> list[int]:
    """All players in a drawn order, the first of them kept: turning it makes that no loss."""
    order = list(range(players))
    stream = Stream(seed, block, LANE)
    for place in range(players - 1, 1, -1):
        other = 1 + stream.below(place)
        order[place], order[other] = order[other], order[place]
    return order
