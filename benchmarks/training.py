"""What each part of the champion's learning is worth: short runs of the network for two, each with one thing changed.

The measure is regret in games with six portions, by exact tables: without noise, and in seconds.
"""

from __future__ import annotations

import tempfile
from dataclasses import replace
from pathlib import Path

from benchmarks.figures import figure
from wormgrill.learn.fleet import fleet
from wormgrill.learn.regret import regret
from wormgrill.learn.selfplay import Variety
from wormgrill.learn.training import Plan, train
from wormgrill.rules import edition
from wormgrill.solver.endgame import solve_endgame

GAMES = 50_000
RULES = edition("2014")
AS_SHIPPED = Plan(RULES, 2, GAMES)
#: A run of neighbours and a set with gaps, which no training game is likely to have had.
SETS = ((21, 22, 23, 24, 25, 26), (22, 25, 27, 30, 32, 35))
RUNS = {
    "as shipped": AS_SHIPPED,
    "steps of 512 lessons": replace(AS_SHIPPED, batch=512),
    "steps of 32 lessons": replace(AS_SHIPPED, batch=32),
    "half the rate": replace(AS_SHIPPED, rate=AS_SHIPPED.rate / 2),
    "λ = 0": replace(AS_SHIPPED, trace=0.0),
    "λ = 1": replace(AS_SHIPPED, trace=1.0),
    "worms count for nothing at first": replace(AS_SHIPPED, hunger=0.0),
    "whole games only": replace(AS_SHIPPED, variety=Variety(fewer=0.0, odd=0.0, options=0.0)),
}


def main() -> None:
    tables = [solve_endgame(RULES, tiles) for tiles in SETS]
    for name, plan in RUNS.items():
        with tempfile.TemporaryDirectory() as folder, fleet(1) as submit:
            net = train(plan, submit, Path(folder))
        for table in tables:
            tiles = ",".join(map(str, table.tiles))
            gain = regret(RULES, table.tiles, net, table).gain
            figure(f"training: {name}, {GAMES:,} games, regret with {tiles}", 100 * gain, "points")


if __name__ == "__main__":
    main()
