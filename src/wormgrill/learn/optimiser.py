"""Learning from lessons, in compiled code: gradients of the champion's network and Adam with averaged weights.

Everything happens in one order on one thread, so that the same lessons always give the same network.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from wormgrill.players.champion_features import MAX_FACTS, list_facts
from wormgrill.players.champion_net import (
    BIAS1,
    BIAS2,
    BIAS3,
    HIDDEN,
    HIDDEN2,
    LAYER1,
    LAYER2,
    LAYER3,
    OUTPUTS,
    WEIGHTS1,
    WEIGHTS2,
    WEIGHTS3,
    WORK,
    Floats,
    Net,
    run_net,
)
from wormgrill.solver.packed import SEAT, SEATS, Row, Rows

BETA1: Final = 0.9
BETA2: Final = 0.999
EPSILON: Final = 1e-8


class Pupil(NamedTuple):
    """A network in training: its weights, Adam's two moments, and the running average that is played with."""

    net: Net
    momentum: Floats
    spread: Floats
    average: Net


def new_pupil(net: Net) -> Pupil:
    """A pupil that starts from this network."""
    return Pupil(net.copy(), np.zeros_like(net), np.zeros_like(net), net.copy())


@njit(cache=True)
def learn(
    pupil: Pupil,
    rows: Rows,
    targets: Floats,
    order: npt.NDArray[np.int64],
    batch: int,
    rate: float,
    steps: int,
    forget: float,
) -> float:
    """Go through the lessons once in this order; gives the mean squared error of the winning chances before learning.

    `steps` are Adam's steps so far, `forget` is how much of the average each step replaces.
    """
    gradient = np.zeros_like(pupil.net)
    facts, work = np.zeros(MAX_FACTS, np.int32), np.zeros(WORK, np.float32)
    deltas = np.zeros(HIDDEN + HIDDEN2 + OUTPUTS, np.float32)
    error = 0.0
    for start in range(0, len(order) - batch + 1, batch):
        gradient[:] = 0
        for k in range(start, start + batch):
            error += _add_gradient(pupil.net, rows[order[k]], targets[order[k]], facts, work, deltas, gradient)
        steps += 1
        _adam(pupil.net, pupil.momentum, pupil.spread, pupil.average, gradient, batch, rate, steps, forget)
    return error / max(len(order) // batch * batch, 1)


@njit(cache=True, fastmath=True)
def _add_gradient(
    net: Net, row: Row, target: Floats, facts: npt.NDArray[np.int32], work: Floats, deltas: Floats, gradient: Floats
) -> float:
    """Add one lesson's gradient of the cross entropy; gives the squared error of the player to move."""
    seats, mover = int(row[SEATS]), int(row[SEAT])
    count = list_facts(row, facts)
    run_net(net, facts, count, seats, work)
    last = HIDDEN + HIDDEN2
    for place in range(OUTPUTS):
        deltas[last + place] = np.float32(0)
    for place in range(seats):
        deltas[last + place] = work[LAYER3 + place] - target[(mover + place) % seats]
    error = deltas[last] * deltas[last]
    for place in range(OUTPUTS):
        gradient[BIAS3 + place] += deltas[last + place]
    for i in range(HIDDEN2):
        deltas[HIDDEN + i] = np.float32(0)
        value = work[LAYER2 + i]
        if value > 0:
            total = np.float32(0)
            for place in range(OUTPUTS):
                gradient[WEIGHTS3 + i * OUTPUTS + place] += value * deltas[last + place]
                total += net[WEIGHTS3 + i * OUTPUTS + place] * deltas[last + place]
            deltas[HIDDEN + i] = total
            gradient[BIAS2 + i] += total
    for i in range(HIDDEN):
        deltas[i] = np.float32(0)
        value = work[LAYER1 + i]
        if value > 0:
            total = np.float32(0)
            for j in range(HIDDEN2):
                gradient[WEIGHTS2 + i * HIDDEN2 + j] += value * deltas[HIDDEN + j]
                total += net[WEIGHTS2 + i * HIDDEN2 + j] * deltas[HIDDEN + j]
            deltas[i] = total
            gradient[BIAS1 + i] += total
    for k in range(count):
        first = WEIGHTS1 + facts[k] * HIDDEN
        for i in range(HIDDEN):
            gradient[first + i] += deltas[i]
    return float(error)


@njit(cache=True, fastmath=True)
def _adam(
    net: Net,
    momentum: Floats,
    spread: Floats,
    average: Net,
    gradient: Floats,
    batch: int,
    rate: float,
    step: int,
    forget: float,
) -> None:
    """One step of Adam, and of the average."""
    first, second = np.float32(BETA1), np.float32(BETA2)
    scale = np.float32(1 / batch)
    pace = np.float32(rate / (1 - BETA1**step))
    level = np.float32(1 / (1 - BETA2**step))
    small, keep = np.float32(EPSILON), np.float32(forget)
    one = np.float32(1)
    for i in range(net.shape[0]):
        slope = gradient[i] * scale
        momentum[i] = first * momentum[i] + (one - first) * slope
        spread[i] = second * spread[i] + (one - second) * slope * slope
        net[i] -= pace * momentum[i] / (np.sqrt(spread[i] * level) + small)
        average[i] += keep * (net[i] - average[i])
