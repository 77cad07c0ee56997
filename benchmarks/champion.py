"""The champion: how long a decision takes, how soon the first one comes, and what exact players gain on it.

Regret needs the exact tables of the games with only 21-28 and 21-29; what `wormgrill endgame build` has left among the
user's tables is used, 21-28 is built if it is missing (a minute or two).
"""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections.abc import Iterator

from benchmarks.figures import figure
from wormgrill.learn.regret import regret
from wormgrill.notation import parse_edition
from wormgrill.players import UNEXPLAINED, UNLIMITED, Budget
from wormgrill.players.champion import Champion
from wormgrill.rules import Edition, Rolled, apply, edition, legal, start
from wormgrill.solver.endgame import Endgame
from wormgrill.solver.endgame_file import build, endgame_dir, file_name, load
from wormgrill.solver.stream import Stream

#: The tables: an edition and how many sit there.
TABLES = tuple((name, seats) for name in ("2014", "deluxe") for seats in range(2, 8))
FIRST = """
import random, sys, time
from wormgrill.notation import parse_position
from wormgrill.players import UNLIMITED, parse_player
from wormgrill.rules import legal
position = parse_position(sys.argv[1])
parse_player("champion").choose(position, legal(position), UNLIMITED, random.Random(1))
print(time.process_time())
"""
OPENED = {
    "2014": "2014 21-36 -/- 1 |1123445w",
    "deluxe": "deluxe 11c,13,21h,22,23r,24,25w,26,27g,28,29a,30-36 -/- 1 |1123445w",
}


def decisions(rules: Edition, seats: int, seed: int, budget: Budget) -> Iterator[float]:
    """Play a game of champions, and give the milliseconds of processor time of every decision of it."""
    champion, rng, dice, position = Champion(), random.Random(seed), Stream(seed), start(rules, seats)
    while not position.over:
        if position.thrown:
            position = apply(position, Rolled(dice.roll(position.white_left, position.golden_left, rules)))
        else:
            moves, begun = legal(position), time.process_time()
            decision = champion.choose(position, moves, budget, rng)
            yield 1000 * (time.process_time() - begun)
            position = apply(position, decision.move)


def time_decisions() -> None:
    """The slowest decision of three games after one that loads what is needed, silent and explained.

    No two games are the same, since solved turns are remembered.
    """
    for name, seats in TABLES:
        rules = edition(name)
        for budget, first, how in (
            (UNEXPLAINED, 0, "a decision"),
            (UNLIMITED, 4, "a decision with values and reasons"),
        ):
            list(decisions(rules, seats, first, budget))
            slowest = [max(decisions(rules, seats, seed, budget)) for seed in range(first + 1, first + 4)]
            figure(f"champion: {how}, {name} for {seats}, the slowest", min(slowest), "ms", "<= 5")


def time_first() -> None:
    """From the start of a fresh process to the first decision, explained, in processor time."""
    for name, text in OPENED.items():
        spans = [
            float(
                subprocess.run([sys.executable, "-c", FIRST, text], check=True, capture_output=True, text=True).stdout
            )
            for _ in range(5)
        ]
        figure(f"champion: first decision after a start, {name}", 1000 * min(spans), "ms", "<= 1000")


def exact(tiles: tuple[int, ...]) -> Endgame | None:
    """The table of the games with these portions, if it is there or quick to build."""
    rules = parse_edition("2014")
    path = endgame_dir() / file_name(rules, tiles)
    if not path.exists() and len(tiles) > 8:
        return None
    return load(path) if path.exists() else build(path, rules, tiles)


def main() -> None:
    time_decisions()
    time_first()
    for highest in (28, 29):
        table = exact(tuple(range(21, highest + 1)))
        if table is None:
            print(f"      no table of 21-{highest}: `wormgrill endgame build --tiles 21-{highest}` makes it")
            continue
        gain = regret(table.edition, table.tiles, table=table).gain
        figure(f"champion: regret in the game with only 21-{highest}", 100 * gain, "points", "<= 0.5")


if __name__ == "__main__":
    main()
