"""Means, ratios and their intervals, on cases that are known."""

from __future__ import annotations

import math

import numpy as np
import pytest

from wormgrill.arena.stats import Mean, Ratio, total


def test_a_mean_and_its_interval() -> None:
    mean = Mean.of([1.0, 2.0, 3.0, 4.0, 5.0])
    estimate = mean.estimate()
    assert mean.value == 3.0
    assert mean.deviation == pytest.approx(math.sqrt(2.5))
    assert estimate.margin == pytest.approx(1.959964 * math.sqrt(2.5 / 5), rel=1e-6)
    assert estimate.low == pytest.approx(3.0 - estimate.margin)


def test_parts_add_up_to_the_whole() -> None:
    values = np.random.default_rng(1).normal(2.0, 3.0, 1000)
    parts = total(Mean.of(part) for part in np.array_split(values, 7))
    whole = Mean.of(values)
    assert parts.count == whole.count
    assert parts.value == pytest.approx(whole.value)
    assert parts.deviation == pytest.approx(float(values.std(ddof=1)))


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662)],
)
def test_shares_have_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    estimate = Mean.of([1.0] * wins + [0.0] * (games - wins)).share()
    assert estimate.value == pytest.approx(wins / games)
    assert estimate.low == pytest.approx(low, abs=5e-5)
    assert estimate.high == pytest.approx(high, abs=5e-5)


def test_one_game_says_nothing() -> None:
    assert Mean.of([0.5]).estimate().high == math.inf
    assert Ratio.of([1.0], [2.0]).estimate().low == -math.inf
    assert Mean().share().margin == 0.5
    assert Mean().value == Mean().deviation == 0.0


def test_a_ratio_is_one_sum_over_the_other() -> None:
    ratio = Ratio.of([1.0, 2.0], [10.0, 10.0]) + Ratio.of([3.0], [20.0])
    assert ratio.estimate().value == pytest.approx(6 / 40)
    assert Ratio.of([0.0], [0.0]).estimate().value == 0.0


def test_intervals_hold_the_truth_about_95_times_in_100() -> None:
    rng = np.random.default_rng(7)
    hits = {"mean": 0, "share": 0, "ratio": 0}
    for _ in range(1000):
        turns = rng.integers(10, 30, 200)
        luck = rng.normal(0.3, 0.1, 200).clip(0, 1)
        fails = rng.binomial(turns, luck)
        wins = rng.random(200) < 0.3
        for name, estimate, truth in [
            ("mean", Mean.of(turns).estimate(), 19.5),
            ("share", Mean.of(wins).share(), 0.3),
            ("ratio", Ratio.of(fails, turns).estimate(), 0.3),
        ]:
            hits[name] += estimate.low <= truth <= estimate.high
    assert all(930 <= count <= 970 for count in hits.values())
