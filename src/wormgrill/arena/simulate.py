"""A simulation from plan to result, on as many workers as one likes: the result does not depend on it."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from wormgrill.arena.plan import Plan
from wormgrill.arena.pool import ordered
from wormgrill.arena.shards import play_shard, shards
from wormgrill.arena.summary import Summary, nothing

Progress = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Result:
    """The plan, what came of it, and how long it took (the only part that differs from run to run)."""

    plan: Plan
    summary: Summary
    seconds: float

    @property
    def games_per_second(self) -> float:
        return self.summary.games / self.seconds if self.seconds else 0.0


def simulate(plan: Plan, workers: int = 1, progress: Progress | None = None) -> Result:
    """Play all games of a plan. `progress` hears how many games each finished shard had."""
    begun = time.perf_counter()
    summary = nothing(len(plan.specs))
    for part in ordered(play_shard, shards(plan), workers):
        summary += part
        if progress is not None:
            progress(part.games)
    return Result(plan, summary, time.perf_counter() - begun)
