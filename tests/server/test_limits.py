"""Buckets let a burst through, then as much as runs in, and forget what they need not know."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wormgrill.server.limits import Buckets, Rate
from wormgrill.table.errors import Refused


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_passes_and_the_next_has_to_wait() -> None:
    clock = Clock()
    buckets = Buckets(Rate(1, burst=3), clock)
    assert [buckets.wait("a") for _ in range(3)] == [0.0, 0.0, 0.0]
    assert buckets.wait("a") == pytest.approx(1.0)
    assert buckets.wait("b") == 0.0
    clock.now += 1.0
    assert buckets.wait("a") == 0.0
    assert buckets.wait("a") > 0


def test_refusal_says_when_to_come_back() -> None:
    buckets = Buckets(Rate(0.1, burst=1), Clock())
    buckets.take("a", "codes")
    with pytest.raises(Refused) as refused:
        buckets.take("a", "codes")
    assert refused.value.code == "too_many"
    assert refused.value.numbers == {"retry_after": 10}
    assert "codes" in str(refused.value)


def test_waiting_costs_nothing() -> None:
    clock = Clock()
    buckets = Buckets(Rate(1, burst=1), clock)
    buckets.wait("a")
    for _ in range(10):
        clock.now += 0.05
        assert buckets.wait("a") > 0
    clock.now += 0.6
    assert buckets.wait("a") == 0.0


def test_memory_is_bounded() -> None:
    buckets = Buckets(Rate(0.01, burst=1), Clock(), most=10)
    for key in range(100):
        buckets.wait(key)
    assert len(buckets) == 10


@given(st.lists(st.floats(min_value=0, max_value=30), max_size=60))
def test_never_more_than_burst_and_rate_allow(pauses: list[float]) -> None:
    clock = Clock()
    buckets = Buckets(Rate(0.5, burst=5), clock)
    passed = 0
    for pause in pauses:
        clock.now += pause
        passed += buckets.wait("a") == 0.0
    assert passed <= 5 + clock.now / 2 + 1e-6
