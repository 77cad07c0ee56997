"""Who plays the games of a training run: this process, several on this machine, or a Ray cluster. Same games anyway."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import numpy as np

from wormgrill.arena.engine import keys
from wormgrill.arena.pool import leave_with_parent
from wormgrill.players.champion_net import Net
from wormgrill.rules import Edition, start
from wormgrill.solver.packed import pack

from .selfplay import Lessons, Variety, play_games

#: The lanes of a game's stream: the dice, and what else is drawn for a training game.
DICE_LANE, WHIM_LANE = 0, 9


@dataclass(frozen=True, slots=True)
class Shard:
    """Consecutive training games: everything that decides them but the weights."""

    edition: Edition
    seats: int
    seed: int
    first: int
    games: int
    trace: float
    variety: Variety
    hunger: float = 0.0


def play_shard(shard: Shard, net: Net) -> Lessons:
    """Play the games of a shard with these weights."""
    begin = pack(start(shard.edition, shard.seats))
    dice = keys(shard.seed, shard.first, shard.games, DICE_LANE)
    whims = keys(shard.seed, shard.first, shard.games, WHIM_LANE)
    return play_games(np.array(net), begin, dice, whims, shard.trace, shard.variety, shard.hunger)


#: Begins to play shards with some weights; call the result to get their lessons, in the order of the shards.
Submit = Callable[[list[Shard], Net], Callable[[], list[Lessons]]]


@contextmanager
def fleet(workers: int, ray: str | None = None) -> Iterator[Submit]:
    """Somebody who plays shards: this process for one worker, else processes, or the Ray cluster at an address."""
    if ray is not None:
        with _cluster(ray, workers) as submit:
            yield submit
    elif workers <= 1:
        yield _here
    else:
        with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn"), initializer=_modest) as pool:

            def submit(shards: list[Shard], net: Net) -> Callable[[], list[Lessons]]:
                futures = [pool.submit(play_shard, shard, net) for shard in shards]
                return lambda: [future.result() for future in futures]

            try:
                yield submit
            finally:
                pool.shutdown(wait=False, cancel_futures=True)


def _here(shards: list[Shard], net: Net) -> Callable[[], list[Lessons]]:
    copy = net.copy()
    return lambda: [play_shard(shard, copy) for shard in shards]


def _modest() -> None:
    """Workers leave room for whatever else the machine does, Ctrl-C to the process that they work for, and do not
    outlive it, however it ends.
    """
    leave_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)


@contextmanager
def _cluster(address: str, workers: int) -> Iterator[Submit]:
    try:
        import ray
    except ImportError as error:
        raise ValueError("Ray is not installed; install wormgrill[ray] to train on a cluster") from error
    kwargs: dict[str, Any] = {"num_cpus": workers} if address == "local" else {"address": address}
    ray.init(include_dashboard=False, log_to_driver=False, **kwargs)
    try:
        remote = ray.remote(play_shard)

        def submit(shards: list[Shard], net: Net) -> Callable[[], list[Lessons]]:
            weights = ray.put(net)
            references = [remote.remote(shard, weights) for shard in shards]
            return lambda: [Lessons(*lessons) for lessons in ray.get(references)]

        yield submit
    finally:
        ray.shutdown()
