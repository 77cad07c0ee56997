"""Simulated games a second on one core, in the compiled engine; and how narrow luck-adjusted intervals are.

Time is the processor time of this process, which has one thread: what one core does, whatever else the machine is busy
with. Each figure is the best of several runs, after one that compiles or loads what is needed.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

from benchmarks.figures import figure
from wormgrill.arena.plan import plan
from wormgrill.arena.simulate import simulate
from wormgrill.notation import parse_edition

GAMES = 4096
#: The players, the goal in games a second, and how many games are enough to measure.
RATES = (
    ("random", ">= 30,000", 8 * GAMES),
    ("cautious", "", 8 * GAMES),
    ("greedy", ">= 12,000", 2 * GAMES),
    ("hunter", "", GAMES // 4),
    ("champion", ">= 3,000", GAMES),
)
#: Larger tables, deluxe, levels and characters: no goals, but nothing of it may be embarrassing.
OTHERS = (
    ("2014", "champion greedy greedy greedy", GAMES // 2),
    ("2014", "champion greedy greedy greedy greedy greedy greedy", GAMES // 4),
    ("2014", "champion:level=3 champion:character=thief", GAMES),
    ("2014+any", "greedy greedy", GAMES),
    ("deluxe", "random random", GAMES),
    ("deluxe", "greedy greedy", GAMES),
    ("deluxe", "hunter hunter", GAMES // 4),
    ("deluxe", "champion champion", GAMES // 4),
    ("deluxe", "champion greedy greedy greedy", GAMES // 4),
)


def games_a_second(specs: Sequence[str], games: int, edition: str = "2014", repeat: int = 3) -> float:
    """The best of several simulations of a table."""
    rules = parse_edition(edition)
    simulate(plan(specs, 2000 if repeat > 2 else 256, seed=1, rules=rules))
    best = float("inf")
    for seed in range(repeat):
        begun = time.process_time()
        simulate(plan(specs, games, seed=seed, rules=rules))
        best = min(best, time.process_time() - begun)
    return games / best


def main() -> None:
    """Measure and note everything."""
    for spec, goal, games in RATES:
        name = f"simulate: {spec} v. {spec}, two players, one core"
        figure(name, games_a_second([spec, spec], games), "games/s", goal)
    for edition, specs, games in OTHERS:
        rate = games_a_second(specs.split(), games, edition, repeat=2)
        figure(f"simulate: {edition}, {specs}, one core", rate, "games/s")
    begun = time.process_time()
    result = simulate(plan(["champion", "greedy"], 4000, seed=1, adjusted=True))
    used = time.process_time() - begun
    win = result.summary.players[0].win(adjusted=True)
    figure(
        "simulate: champion v. greedy, luck-adjusted, half of the interval of 4,000 games", 100 * win.margin, "points"
    )
    figure("simulate: champion v. greedy, luck-adjusted, one core", 4000 / used, "games/s")
    figure("champion v. greedy, two players, 2014, luck-adjusted", 100 * win.value, "%", ">= 53.6")


if __name__ == "__main__":
    main()
