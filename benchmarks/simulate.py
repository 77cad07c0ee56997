"""Simulated games a second on one core, in the compiled engine; and how narrow luck-adjusted intervals are.

Time is the processor time of this process, which has one thread: what one core does, whatever else the machine is busy
with. Each figure is the best of several runs, after one that compiles or loads what is needed.
"""

from __future__ import annotations

import time

from benchmarks.figures import figure
from wormgrill.arena.plan import plan
from wormgrill.arena.simulate import simulate

GAMES = 4096
#: The players, the goal in games a second, and how many games are enough to measure.
RATES = (
    ("random", ">= 30,000", 8 * GAMES),
    ("cautious", "", 8 * GAMES),
    ("greedy", ">= 12,000", 2 * GAMES),
    ("champion", ">= 3,000", GAMES),
)


def games_a_second(spec: str, games: int, edition: str = "2014", repeat: int = 3) -> float:
    """The best of several simulations of a player against itself, two at a table."""
    from wormgrill.notation import parse_edition

    simulate(plan([spec, spec], 2000, seed=1, rules=parse_edition(edition)))
    best = float("inf")
    for seed in range(repeat):
        begun = time.process_time()
        simulate(plan([spec, spec], games, seed=seed, rules=parse_edition(edition)))
        best = min(best, time.process_time() - begun)
    return games / best


def main() -> None:
    """Measure and note everything."""
    for spec, goal, games in RATES:
        figure(f"simulate: {spec} v. {spec}, two players, one core", games_a_second(spec, games), "games/s", goal)
    figure("simulate: greedy v. greedy, deluxe, one core", games_a_second("greedy", GAMES, "deluxe"), "games/s")
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
