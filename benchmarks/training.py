"""What a turn of a training game costs, and what changes to the champion's learning are worth: short runs of the
network for two.

The measure is regret in games with six portions, by exact tables: without noise, and in seconds.
"""

from __future__ import annotations

import tempfile
import time
from dataclasses import replace
from pathlib import Path

import numpy as np

from benchmarks.figures import figure
from wormgrill.learn.fleet import fleet, play_shard
from wormgrill.learn.optimiser import learn, new_pupil
from wormgrill.learn.regret import regret
from wormgrill.learn.selfplay import Variety
from wormgrill.learn.training import Plan, plan_of, train
from wormgrill.players.champion_files import load
from wormgrill.rules import edition
from wormgrill.solver.endgame import solve_endgame

GAMES = 100_000
RULES = edition("2014")
#: A run of neighbours and a set with gaps, which no training game is likely to have had.
SETS = ((21, 22, 23, 24, 25, 26), (22, 25, 27, 30, 32, 35))
COARSE = Plan(RULES, 2, GAMES, batch=512)
SMALLER = Variety(fewer=0.55, odd=0.15, options=0.3)
FINE = Plan(RULES, 2, GAMES, variety=SMALLER)
RUNS = {
    "steps of 512 lessons": COARSE,
    "steps of 512, 55 % of the games with fewer portions": replace(COARSE, variety=SMALLER),
    "steps of 512, 80 % of the games with fewer portions": replace(COARSE, variety=Variety(0.8, 0.1, 0.2)),
    "steps of 128, 55 % of the games with fewer portions": FINE,
    "steps of 128, 55 % with fewer portions, half the rate": replace(FINE, rate=FINE.rate / 2),
}


FAMILIES = ("base-2", "base-4", "base-7", "deluxe-2", "deluxe-4")


def time_a_turn(name: str) -> None:
    """Processor time of a turn that is played, and of the lesson that it gives."""
    plan, net = plan_of(name, 1024, 3), load(name)
    shard = plan.shards(1)[0]
    lessons = play_shard(shard, net)
    pupil, order = new_pupil(net), np.arange(len(lessons.rows))
    learn(pupil, lessons.rows, lessons.targets, order[: plan.batch], plan.batch, plan.rate, 1, 0.01)
    begun = time.process_time()
    play_shard(shard, net)
    played = time.process_time()
    learn(pupil, lessons.rows, lessons.targets, order, plan.batch, plan.rate, 1, 0.01)
    learned = time.process_time()
    figure(f"training: {name}, a turn is played", 1e6 * (played - begun) / len(order), "us")
    figure(f"training: {name}, a lesson is learned", 1e6 * (learned - played) / len(order), "us")


def main() -> None:
    for family in FAMILIES:
        time_a_turn(family)
    tables = [solve_endgame(RULES, tiles) for tiles in SETS]
    for name, plan in RUNS.items():
        with tempfile.TemporaryDirectory() as folder, fleet(1) as submit:
            net = train(plan, submit, Path(folder)).astype(np.float16).astype(np.float32)  # as it would be kept
        for table in tables:
            tiles = ",".join(map(str, table.tiles))
            gain = regret(RULES, table.tiles, net, table).gain
            figure(f"training: {name}, {GAMES:,} games, regret with {tiles}", 100 * gain, "points")


if __name__ == "__main__":
    main()
