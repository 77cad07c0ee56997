"""What each part of the champion's learning is worth: short runs of the network for two, each with one thing changed.

The measure is regret in games with six portions, by exact tables: without noise, and in seconds.
"""

from __future__ import annotations

import tempfile
from dataclasses import replace
from pathlib import Path

import numpy as np

from benchmarks.figures import figure
from wormgrill.learn.fleet import fleet
from wormgrill.learn.regret import regret
from wormgrill.learn.selfplay import Variety
from wormgrill.learn.training import Plan, train
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


def main() -> None:
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
