"""How much anybody may ask for: buckets that fill up again, one for each address and kind of request."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from wormgrill.table import Refused

MOST_BUCKETS = 50_000


@dataclass(slots=True)
class Bucket:
    """`left` tokens at time `at`; a token a request."""

    left: float
    at: float

    def take(self, rate: float, burst: float, now: float, cost: float = 1.0) -> float:
        """0 if there is a token, else the seconds until there is one."""
        self.left = min(burst, self.left + (now - self.at) * rate)
        self.at = now
        if self.left >= cost:
            self.left -= cost
            return 0.0
        return (cost - self.left) / rate


class Limiter:
    """Buckets by (kind, who); the ones not used for longest are forgotten when there are too many."""

    def __init__(self, enabled: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self.enabled = enabled
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def check(self, kind: str, who: str, rate: float, burst: int, cost: float = 1.0) -> None:
        """Refused with `too_many` when there have been too many of this kind from there."""
        if not self.enabled:
            return
        now = self._clock()
        bucket = self._buckets.setdefault((kind, who), Bucket(burst, now))
        self._buckets.move_to_end((kind, who))
        while len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        wait = bucket.take(rate, burst, now, cost)
        if wait:
            seconds = math.ceil(wait)
            raise Refused("too_many", f"too many requests of this kind; try again in {seconds} s", retry_after=seconds)
