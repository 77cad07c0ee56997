"""Gradients against differences, and a network that learns what it is told."""

import numpy as np
import pytest

from wormgrill.learn.optimiser import learn, new_pupil
from wormgrill.players.champion_net import new_net, win_shares
from wormgrill.rules import edition, start
from wormgrill.solver.packed import Rows, pack
from wormgrill.solver.packed_ends import FIRST_TILE, settle


def some_rows(seats: int, deluxe: bool) -> Rows:
    """The starts of a few turns."""
    row = pack(start(edition("deluxe" if deluxe else "2014"), seats))
    rows = []
    for tile in (5, 9, 4, 12, 16):
        rows.append(row.copy())
        settle(row, FIRST_TILE + tile)
    return np.array(rows)


def shares(net: np.ndarray, row: np.ndarray, seats: int) -> np.ndarray:
    """The network's shares from the player to move on."""
    found = win_shares(net, row[None])[0]
    return np.array([found[(row[75] + place) % seats] for place in range(seats)], dtype=np.float64)


@pytest.mark.parametrize(("seats", "deluxe"), [(2, False), (4, False), (3, True)])
def test_a_step_goes_down_the_slope_of_the_cross_entropy(seats: int, deluxe: bool) -> None:
    rng = np.random.default_rng(5)
    net = new_net(seats, deluxe, rng)
    rows = some_rows(seats, deluxe)
    targets = np.zeros((len(rows), 8), np.float32)
    targets[:, :seats] = rng.dirichlet(np.ones(seats), len(rows))

    def loss(weights: np.ndarray) -> float:
        total = 0.0
        for row, target in zip(rows, targets, strict=True):
            wanted = [target[(row[75] + place) % seats] for place in range(seats)]
            total -= float(np.dot(wanted, np.log(shares(weights, row, seats))))
        return total / len(rows)

    pupil = new_pupil(net)
    learn(pupil, rows, targets, np.arange(len(rows)), len(rows), 0.0, 0, 0.0)
    slope = pupil.momentum / 0.1
    biggest = np.argsort(-np.abs(slope))[:40]
    for k in [*biggest[::8], *np.flatnonzero(slope)[::4000]]:
        step = np.zeros_like(net)
        step[k] = 2e-3
        measured = (loss(net + step) - loss(net - step)) / 4e-3
        assert slope[k] == pytest.approx(measured, abs=2e-4, rel=0.05)


def test_a_pupil_learns_what_it_is_told_and_its_average_follows() -> None:
    pupil = new_pupil(new_net(2, False, np.random.default_rng(6)))
    rows = some_rows(2, False)
    targets = np.zeros((len(rows), 8), np.float32)
    targets[:, 0], targets[:, 1] = [0.9, 0.2, 0.6, 0.4, 0.7], [0.1, 0.8, 0.4, 0.6, 0.3]
    errors = [learn(pupil, rows, targets, np.arange(len(rows)), len(rows), 2e-3, step, 0.05) for step in range(300)]
    assert errors[-1] < errors[0] / 100
    for row, target in zip(rows, targets, strict=True):
        np.testing.assert_allclose(win_shares(pupil.average, row[None])[0, :2], target[:2], atol=0.02)


def test_the_same_lessons_give_the_same_network() -> None:
    rows = some_rows(3, False)
    targets = np.full((len(rows), 8), 1 / 3, np.float32)
    pupils = [new_pupil(new_net(3, False, np.random.default_rng(7))) for _ in range(2)]
    for pupil in pupils:
        for step in range(10):
            learn(pupil, rows, targets, np.array([3, 1, 0, 2, 4]), 2, 1e-3, 2 * step, 0.01)
    np.testing.assert_array_equal(pupils[0].net, pupils[1].net)
    np.testing.assert_array_equal(pupils[0].average, pupils[1].average)
