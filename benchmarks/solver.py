"""The solver: one turn, alone and in batches, by both kernels; cold compile; the `odds` command; endgames."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np

from benchmarks.figures import figure, seconds
from wormgrill.notation import parse_position
from wormgrill.rules import Player, Position, edition, start
from wormgrill.solver import ENDS, all_kits, compiled, ends_of, graph_of, solve, turn_values
from wormgrill.solver.answer import answer
from wormgrill.solver.endgame import solve_endgame
from wormgrill.solver.endgame_file import build
from wormgrill.solver.kit import Kit
from wormgrill.solver.odds import odds

NAMES = ("base", "deluxe", "canned worm", "weasel", "golden die", "plain golden die")


def worths(kit: Kit, positions: int, dtype: str = "float32") -> np.ndarray:
    return np.random.default_rng(1).random((positions, 1 + kit.gains, ENDS)).astype(dtype)


def microseconds_a_position(kit: Kit, positions: int, dtype: str = "float32") -> float:
    """With the compiled kernel; a batch is solved often enough to be measured."""
    ends, roots, nothing = worths(kit, positions, dtype), np.empty(positions, dtype), np.empty((0, 0), dtype)
    tables = compiled.tables(kit, dtype)
    times = max(1, 100 // positions)

    def work() -> None:
        for _ in range(times):
            compiled.solve_many(tables, ends, roots, nothing)

    return seconds(work, 100) / times / positions * 1e6


def turns() -> None:
    base = all_kits()[0]
    figure("solver: a base turn in batches of 64", microseconds_a_position(base, 64), "us", "<= 2")
    figure("solver: a base turn in batches of 1024", microseconds_a_position(base, 1024), "us", "<= 2")
    figure("solver: a base turn alone", microseconds_a_position(base, 1), "us", "<= 30")
    figure("solver: a base turn in batches of 64, float64", microseconds_a_position(base, 64, "float64"), "us")
    for name, kit in list(zip(NAMES, all_kits(), strict=True))[1:]:
        figure(f"solver: a turn with {name} alone", microseconds_a_position(kit, 1), "us", "<= 1000")
        figure(f"solver: a turn with {name} in batches of 64", microseconds_a_position(kit, 64), "us")
    for name, kit in zip(NAMES, all_kits(), strict=True):
        ends = worths(kit, 1)
        graph_of(kit)
        plain = seconds(lambda kit=kit, ends=ends: turn_values(kit, ends, "plain"), 20) * 1e6  # type: ignore[misc]
        figure(f"solver: plain kernel, {name}, alone", plain, "us", "<= 1000")


TURNS = {
    "base": "2014 21-36 -/- 1",
    "deluxe": "deluxe 11c,13,21h,22,23r,24,25w,26,27g,28,29a,30-36 -/- 1",
    "weasel": "deluxe 11c,13,21h,22,23r,24,26,27g,28,29a,30-36 -/25+w 2",
    "golden die": "deluxe 11c,13,21h,22,23r,24,25w,26,28,29a,30-36 27+g/- 1",
}


def exact() -> None:
    for name, text in TURNS.items():
        position = parse_position(text)
        ends_of(position)
        known = 1e3 * seconds(lambda position=position: solve(position, lambda end: 1.0).value, 50)  # type: ignore[misc]
        figure(f"solver: solve() of a turn, {name}, float64", known, "ms")
    figure("solver: odds() of a first turn", 1e3 * seconds(lambda: odds(start(edition("2014")))), "ms")


def processes() -> None:
    """Cold compile in a cache of its own, and a whole process of the odds command."""
    with tempfile.TemporaryDirectory() as place:
        environment = {**os.environ, "NUMBA_CACHE_DIR": place}
        begun, used = time.perf_counter(), processor_seconds()
        subprocess.run([sys.executable, "-m", "wormgrill.cli", "warm"], check=True, env=environment)
        figure("solver: cold compile of all that games need", time.perf_counter() - begun, "s", "<= 15")
        figure("solver: its processor time on all cores", processor_seconds() - used, "s")
    command = [sys.executable, "-m", "wormgrill.cli", "odds"]
    shown = seconds(lambda: subprocess.run(command, check=True, stdout=subprocess.DEVNULL), 5)
    figure("solver: the odds command, start to finish", shown, "s", "<= 1")


def processor_seconds() -> float:
    """Of all processes that were started here and are done."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def explored() -> None:
    for text in ("deluxe 30 -/- 1", "deluxe 30a 24+c/25+w 1"):
        position = parse_position(text)
        found = answer(position)
        figure(f"solver: {text}, {found.states:,} positions", found.seconds, "s")


def endgames() -> None:
    rules = edition("2014")
    solve_endgame(rules, (21, 22))
    figure("solver: endgames of 6 portions, 21-26", on_the_spot(tuple(range(21, 27))), "s", "<= 1")
    figure("solver: endgames of 6 portions, 31-36", on_the_spot(tuple(range(31, 37))), "s", "<= 1")
    figure("solver: endgames of 7 portions, 21-27", on_the_spot(tuple(range(21, 28))), "s", "<= 10")
    with tempfile.TemporaryDirectory() as place:
        path = Path(place) / "table.endgame"
        begun = time.perf_counter()
        table = build(path, rules, tuple(range(21, 29)))
        figure("solver: table of 8 portions, 21-28", time.perf_counter() - begun, "s", "<= 120")
        figure("solver: its size", path.stat().st_size / 1e6, "MB", "<= 300")
        first = 100 * table.win(Position(rules, table.tiles, (Player(), Player())))
        print(f"      the first seat wins {first:.4f} % of the games with 21-28, exact to {table.error_bound:.0e}")


def on_the_spot(tiles: tuple[int, ...]) -> float:
    def work() -> None:
        solve_endgame.cache_clear()
        solve_endgame(edition("2014"), tiles)

    return seconds(work, 3)


def main() -> None:
    turns()
    exact()
    processes()
    endgames()
    explored()


if __name__ == "__main__":
    main()
