"""The champion's network: from the facts of a position to every seat's share of the win. Plain arrays, no learning
library.

Two layers of rectified units over a sum of rows, then one number for each seat (the player to move first) and a
softmax. At the end of a game the shares are those of the rules. A network is one flat array, because compiled code
passes one array more cheaply than six.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from wormgrill.rules import edition, start
from wormgrill.solver.jit import COMPILES, njit
from wormgrill.solver.packed import MAX_SEATS, OVER, SEAT, SEATS, Row, Rows, pack, shares

from .champion_features import MAX_FACTS, fact_count, list_facts

if COMPILES:  # the shape of a network is of use without
    from .champion_lanes import dense_layer, sum_of_rows

Floats = npt.NDArray[np.float32]
Net = npt.NDArray[np.float32]

HIDDEN: Final = 128
HIDDEN2: Final = 32
#: The last layer always has room for eight seats, so that compiled code knows its size.
OUTPUTS: Final = 8

# Where the parts of a network stand in its array; the first layer's rows are last, because their number differs.
BIAS1: Final = 0
WEIGHTS2: Final = BIAS1 + HIDDEN
BIAS2: Final = WEIGHTS2 + HIDDEN * HIDDEN2
WEIGHTS3: Final = BIAS2 + HIDDEN2
BIAS3: Final = WEIGHTS3 + HIDDEN2 * OUTPUTS
WEIGHTS1: Final = BIAS3 + OUTPUTS

# Where the layers' results stand in the room to work in.
LAYER1: Final = 0
LAYER2: Final = LAYER1 + HIDDEN
LAYER3: Final = LAYER2 + HIDDEN2
WORK: Final = LAYER3 + OUTPUTS

if COMPILES:
    _first_layer = sum_of_rows(HIDDEN, BIAS1, WEIGHTS1, LAYER1)
    _second_layer = dense_layer(HIDDEN, HIDDEN2, BIAS2, WEIGHTS2, LAYER1, LAYER2)


def net_size(seats: int, deluxe: bool) -> int:
    """How many numbers a network for so many seats has."""
    return WEIGHTS1 + fact_count(seats, deluxe) * HIDDEN


def new_net(seats: int, deluxe: bool, rng: np.random.Generator) -> Net:
    """A network that knows nothing yet."""
    net = np.zeros(net_size(seats, deluxe), dtype=np.float32)
    net[WEIGHTS1:] = rng.normal(0, 0.1, net.size - WEIGHTS1)
    net[WEIGHTS2:BIAS2] = rng.normal(0, (2 / HIDDEN) ** 0.5, HIDDEN * HIDDEN2)
    last = rng.normal(0, 0.02, (HIDDEN2, OUTPUTS))
    last[:, seats:] = 0
    net[WEIGHTS3:BIAS3] = last.ravel()
    return net


@njit(cache=True, fastmath=True)
def run_net(net: Net, facts: npt.NDArray[np.int32], count: int, seats: int, work: Floats) -> None:
    """All layers; the shares of the seats, the player to move first, end up in `work` from LAYER3 on."""
    _first_layer(net, facts, count, work)
    _second_layer(net, work)
    for j in range(OUTPUTS):
        work[LAYER3 + j] = net[BIAS3 + j]
    for i in range(HIDDEN2):
        value = work[LAYER2 + i]
        if value > 0:
            for j in range(OUTPUTS):
                work[LAYER3 + j] += value * net[WEIGHTS3 + i * OUTPUTS + j]
    highest = work[LAYER3]
    for j in range(1, seats):
        highest = max(highest, work[LAYER3 + j])
    total = np.float32(0)
    for j in range(seats):
        work[LAYER3 + j] = np.exp(work[LAYER3 + j] - highest)
        total += work[LAYER3 + j]
    for j in range(seats):
        work[LAYER3 + j] /= total


@njit(cache=True)
def value_row(net: Net, row: Row, facts: npt.NDArray[np.int32], work: Floats, out: Floats) -> None:
    """Every seat's share of the win between two turns, by seat. `facts` and `work` are room for MAX_FACTS and WORK
    numbers."""
    if row[SEAT] == OVER:
        shares(row, out)
        return
    seats, mover = int(row[SEATS]), int(row[SEAT])
    run_net(net, facts, list_facts(row, facts), seats, work)
    for seat in range(seats):
        place = seat - mover
        out[seat] = work[LAYER3 + (place if place >= 0 else place + seats)]


@njit(cache=True)
def value_rows(net: Net, rows: Rows, out: Floats) -> None:
    """Every seat's share of the win for many positions, one a row of `out`."""
    facts, work = np.empty(MAX_FACTS, np.int32), np.empty(WORK, np.float32)
    for k in range(rows.shape[0]):
        value_row(net, rows[k], facts, work, out[k])


def win_shares(net: Net, rows: Rows) -> Floats:
    """Every seat's share of the win between two turns, by position and seat."""
    out = np.zeros((len(rows), OUTPUTS), np.float32)
    value_rows(net, rows, out)
    return out[:, :MAX_SEATS]


def warm() -> None:
    """Compile what a single decision needs."""
    for name in ("2014", "deluxe"):
        rows = pack(start(edition(name), 2))[None]
        win_shares(new_net(2, name == "deluxe", np.random.default_rng(0)), rows)
