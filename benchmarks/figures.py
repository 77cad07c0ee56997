"""What every benchmark uses: figures with goals, gathered in build/bench.json.

A benchmark is a module of this folder with a function `main() -> None` that calls `figure(...)` for each thing it has
measured. Running it prints the figure beside its goal, and replaces the figures of the same name in the file.
"""

from __future__ import annotations

import json
import operator
import time
from collections.abc import Callable
from pathlib import Path

FILE = Path(__file__).resolve().parent.parent / "build" / "bench.json"

_COMPARE = {"<=": operator.le, ">=": operator.ge, "<": operator.lt, ">": operator.gt}


def reached(value: float, goal: str) -> bool:
    """Whether the value meets a goal such as '>= 300' or '<= 0.25'; an empty goal is always met."""
    if not goal:
        return True
    sign, _, bound = goal.partition(" ")
    if sign not in _COMPARE:
        raise ValueError(f"a goal begins with one of {', '.join(_COMPARE)} and a space, not {goal!r}")
    return bool(_COMPARE[sign](value, float(bound.replace(",", ""))))


def figure(name: str, value: float, unit: str, goal: str = "") -> bool:
    """Keep one figure, say 'rules: random games', with its unit and goal ('>= 300'); tells whether it is reached."""
    value = float(f"{value:.5g}")
    met = reached(value, goal)
    entries = [entry for entry in read() if entry["name"] != name]
    entries.append({"name": name, "value": value, "unit": unit, "goal": goal})
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(json.dumps(entries, indent=1, ensure_ascii=False) + "\n")
    print(f"{'ok  ' if met else 'MISS'}  {name:<58} {value:>12,.5g} {unit:<12} {goal}", flush=True)
    return met


def read() -> list[dict[str, str | float]]:
    """The figures kept so far."""
    return list(json.loads(FILE.read_text())) if FILE.exists() else []


Clock = Callable[[], float]


def seconds(work: Callable[[], object], repeat: int = 5, clock: Clock = time.perf_counter) -> float:
    """The shortest of several runs: what the machine can do when nobody disturbs it.

    Where `work` stays in this process and on one core, `time.process_time` as the clock keeps others' work out of it.
    """
    best = float("inf")
    for _ in range(repeat):
        begun = clock()
        work()
        best = min(best, clock() - begun)
    return best


def rate(work: Callable[[], int], for_seconds: float = 2.0, repeat: int = 3, clock: Clock = time.perf_counter) -> float:
    """Things a second: `work` does some and says how many; the best of several spans."""
    best = 0.0
    for _ in range(repeat):
        done, begun = 0, clock()
        while (passed := clock() - begun) < for_seconds:
            done += work()
        best = max(best, done / passed)
    return best
