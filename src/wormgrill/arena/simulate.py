"""A simulation from plan to result, on as many workers as one likes: the result does not depend on it."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from itertools import islice

from wormgrill.arena.plan import Plan
from wormgrill.arena.shards import Shard, play_shard, shards
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
    for part in _parts(plan, workers):
        summary += part
        if progress is not None:
            progress(part.games)
    return Result(plan, summary, time.perf_counter() - begun)


def _parts(plan: Plan, workers: int) -> Iterator[Summary]:
    """The shards' summaries in the shards' order."""
    todo = shards(plan)
    if workers <= 1:
        yield from (play_shard(plan, shard) for shard in todo)
        return
    # Fresh processes rather than forks: a fork would share threads and programs from outside with its parent.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        try:
            yield from _in_order(pool, plan, todo, 4 * workers)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _in_order(pool: ProcessPoolExecutor, plan: Plan, todo: Iterator[Shard], ahead: int) -> Iterator[Summary]:
    """Results in order, with no more than so many shards handed out ahead of the one that is waited for."""
    waiting: list[Future[Summary]] = [pool.submit(play_shard, plan, shard) for shard in islice(todo, ahead)]
    while waiting:
        yield waiting.pop(0).result()
        waiting.extend(pool.submit(play_shard, plan, shard) for shard in islice(todo, 1))
