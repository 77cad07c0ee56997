"""How much of everything one address or person may have: buckets that fill up again with time."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass

from wormgrill.table.errors import Refused

MOST_KEYS = 50_000


@dataclass(frozen=True, slots=True)
class Rate:
    """At most `burst` at once, and `per_minute` in the long run."""

    burst: int
    per_minute: float


class Buckets:
    """One bucket for each key; a full one costs no memory, and the longest unused go first when there are too many."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic, most: int = MOST_KEYS) -> None:
        self.rate = rate
        self._clock = clock
        self._most = most
        self._levels: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def wait(self, key: Hashable, cost: float = 1.0) -> float:
        """Takes `cost` out of the bucket, or says how many seconds it takes until that much is in it."""
        now = self._clock()
        level, since = self._levels.get(key, (float(self.rate.burst), now))
        level = min(float(self.rate.burst), level + (now - since) * self.rate.per_minute / 60)
        missing = cost - level
        self._keep(key, level if missing > 0 else level - cost, now)
        return missing * 60 / self.rate.per_minute if missing > 0 else 0.0

    def take(self, key: Hashable, what: str, cost: float = 1.0) -> None:
        """Like `wait`, but refuses with `too_many`."""
        seconds = self.wait(key, cost)
        if seconds:
            after = math.ceil(seconds)
            raise Refused("too_many", f"too many {what}; try again in {after} s", retry_after=after)

    def _keep(self, key: Hashable, level: float, now: float) -> None:
        self._levels[key] = (level, now)
        self._levels.move_to_end(key)
        while len(self._levels) > self._most:
            self._levels.popitem(last=False)

    def __len__(self) -> int:
        return len(self._levels)
