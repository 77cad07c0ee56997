"""A bucket lets a burst through, then as much as runs in; nobody pays for others; memory is bounded."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wormgrill.server import limits
from wormgrill.server.limits import Limiter
from wormgrill.table import Refused


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def passes(limiter: Limiter, who: str = "anna", rate: float = 1.0, burst: int = 3, kind: str = "open") -> bool:
    try:
        limiter.check(kind, who, rate, burst)
    except Refused:
        return False
    return True


def test_a_burst_passes_and_the_next_has_to_wait() -> None:
    clock = Clock()
    limiter = Limiter(clock=clock)
    assert [passes(limiter) for _ in range(4)] == [True, True, True, False]
    assert passes(limiter, who="bo")
    assert passes(limiter, kind="chat")
    clock.now += 1.0
    assert passes(limiter)
    assert not passes(limiter)


def test_a_refusal_says_when_to_come_back() -> None:
    limiter = Limiter(clock=Clock())
    limiter.check("code", "anna", 0.1, 1)
    with pytest.raises(Refused) as refused:
        limiter.check("code", "anna", 0.1, 1)
    assert refused.value.code == "too_many"
    assert refused.value.numbers == {"retry_after": 10}


def test_trying_in_vain_costs_nothing() -> None:
    clock = Clock()
    limiter = Limiter(clock=clock)
    assert passes(limiter, burst=1)
    for _ in range(10):
        clock.now += 0.05
        assert not passes(limiter, burst=1)
    clock.now += 0.6
    assert passes(limiter, burst=1)


def test_limits_can_be_off() -> None:
    limiter = Limiter(enabled=False, clock=Clock())
    assert all(passes(limiter, burst=1) for _ in range(100))


def test_the_longest_unused_bucket_is_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 2)
    limiter = Limiter(clock=Clock())
    assert passes(limiter, who="old", burst=1)
    assert passes(limiter, who="b", burst=1)
    assert passes(limiter, who="c", burst=1)
    assert passes(limiter, who="old", burst=1)
    assert not passes(limiter, who="c", burst=1)


@given(st.lists(st.floats(min_value=0, max_value=30), max_size=60))
def test_never_more_than_burst_and_rate_allow(pauses: list[float]) -> None:
    clock = Clock()
    limiter = Limiter(clock=clock)
    passed = 0
    for pause in pauses:
        clock.now += pause
        passed += passes(limiter, rate=0.5, burst=5)
    assert passed <= 5 + clock.now / 2 + 1e-6
