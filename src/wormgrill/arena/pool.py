"""Work on several processes, results in order: so that sums come out the same however many there are."""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from typing import TypeVar

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")


def ordered(function: Callable[[Task], Outcome], tasks: Iterable[Task], workers: int) -> Iterator[Outcome]:
    """The function's results in the order of the tasks, worked out ahead by so many processes; one works right here."""
    if workers <= 1:
        yield from map(function, tasks)
        return
    # Fresh processes rather than forks: a fork would share threads and programs from outside with its parent.
    with ProcessPoolExecutor(
        workers, mp_context=multiprocessing.get_context("spawn"), initializer=leave_with_parent
    ) as pool:
        try:
            yield from _ahead(pool, function, iter(tasks), 4 * workers)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def leave_with_parent() -> None:
    """Let this worker end with the process that it works for, even if that is killed and cannot say so."""
    threading.Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _ahead(
    pool: ProcessPoolExecutor, function: Callable[[Task], Outcome], tasks: Iterator[Task], most: int
) -> Iterator[Outcome]:
    """No more than so many tasks are handed out ahead of the one that is waited for."""
    waiting: deque[Future[Outcome]] = deque(pool.submit(function, task) for task in islice(tasks, most))
    while waiting:
        outcome = waiting.popleft().result()
        waiting.extend(pool.submit(function, task) for task in islice(tasks, 1))
        yield outcome
