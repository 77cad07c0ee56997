"""The ladder: how strong every player and level is, for every number of seats and edition, by one and the same
measure.

One player sits among greedy ones. A fair share of the wins would be one over the number of seats; its share is told
in multiples of that. The champion's levels also meet the level below, two at a table.

With two seats luck is taken off. With more seats raw games are played, so many more of them: for the same time they
give the narrower interval, because a judge knows less of what luck means to three than to two.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from wormgrill.arena.plan import Plan
from wormgrill.arena.shards import is_fast
from wormgrill.arena.simulate import simulate
from wormgrill.arena.stats import Estimate
from wormgrill.notation import parse_edition
from wormgrill.players import SpecError, format_player, parse_player

OTHERS = "greedy"
LEVELS = tuple(f"champion:level={level}" for level in range(1, 10))
CHARACTERS = tuple(f"champion:character={name}" for name in ("bold", "careful", "thief", "friendly"))
PLAYERS = ("random", "cautious", "hunter", *LEVELS, "champion", *CHARACTERS)
TABLES = (
    *(("2014", seats) for seats in range(2, 8)),
    *(("deluxe", seats) for seats in range(2, 8)),
    ("2005", 2),
    ("2005+short", 2),
    ("2014+decline", 2),
    ("2014+any", 2),
    ("deluxe+plaingold", 2),
)
#: A player that only the slow path serves plays this part of the games, and at tables of two alone.
SLOW_PART = 20
#: So many raw games take about as long as one whose luck is followed.
RAW_GAMES = 8
#: The champion at its best, and the steps between its levels, are measured more closely.
CLOSELY = 4


@dataclass(frozen=True, slots=True)
class Cell:
    """One player among others at tables of one kind: its share of the wins, and from how many games."""

    spec: str
    other: str
    edition: str
    seats: int
    games: int
    win: float
    low: float
    high: float
    adjusted: bool

    @property
    def fair(self) -> Estimate:
        """The share in multiples of a fair one."""
        return Estimate(self.win * self.seats, self.low * self.seats, self.high * self.seats)

    @property
    def key(self) -> str:
        """By which the cell is found again."""
        return f"{self.spec} among {self.other}, {self.edition} for {self.seats}"


def wanted() -> Iterator[tuple[str, str, str, int]]:
    """All cells of the ladder: player, others, edition, seats."""
    for edition, seats in TABLES:
        for spec in PLAYERS:
            yield spec, OTHERS, edition, seats
    for lower, higher in zip(LEVELS, (*LEVELS[1:], "champion"), strict=True):
        yield higher, lower, "2014", 2


def climb(
    games: int, seed: int, workers: int, kept: Path | None, told: Callable[[Cell], None] = lambda cell: None
) -> dict[str, Cell]:
    """Play whatever is not in the file of kept cells yet, and give all cells."""
    cells = _read(kept)
    for spec, other, edition, seats in wanted():
        task = _task(spec, other, edition, seats, games, seed)
        if task is None or f"{spec} among {other}, {edition} for {seats}" in cells:
            continue
        summary = simulate(task, workers).summary
        win = summary.players[0].win(task.adjusted)
        cell = Cell(spec, other, edition, seats, task.games, win.value, win.low, win.high, task.adjusted)
        cells[cell.key] = cell
        _write(kept, cells)
        told(cell)
    return cells


def _task(spec: str, other: str, edition: str, seats: int, games: int, seed: int) -> Plan | None:
    """The games of a cell, or nothing where the player cannot play there."""
    rules = parse_edition(edition)
    try:
        there = (format_player(parse_player(spec)), *[format_player(parse_player(other))] * (seats - 1))
    except SpecError:
        return None
    games *= CLOSELY if spec == "champion" or other != OTHERS else 1
    adjusted = Plan(there, games, seed, rules, adjusted=True)
    if seats == 2 and is_fast(adjusted):
        return adjusted
    raw = Plan(there, RAW_GAMES * games, seed, rules)
    if is_fast(raw):
        return raw
    if "champion" in spec or seats > 2 or "+" in edition:
        return None
    return Plan(there, max(16, games // SLOW_PART), seed, rules, adjusted=True)


def _read(file: Path | None) -> dict[str, Cell]:
    if file is None or not file.exists():
        return {}
    cells = [Cell(**row) for row in json.loads(file.read_text(encoding="utf-8"))]
    return {cell.key: cell for cell in cells}


def _write(file: Path | None, cells: Mapping[str, Cell]) -> None:
    if file is not None:
        file.parent.mkdir(parents=True, exist_ok=True)
        rows = [{name: getattr(cell, name) for name in Cell.__slots__} for cell in cells.values()]
        file.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


def markdown(cells: Mapping[str, Cell], command: str, when: str) -> str:
    """The page `docs/strength.md`."""
    lines = [
        "# How strong the players are",
        "",
        "Made by one command, from games that anybody can play again:",
        "",
        "```",
        command,
        "```",
        "",
        f"{when}. One player sits among greedy ones, in every seat equally often. The figure is its share of the "
        "wins in multiples of a fair share (1 is as good as greedy), with a 95 % interval. With two seats luck is "
        f"taken off; figures marked * are raw, from {RAW_GAMES} times as many games. The champion and the steps of "
        f"its levels have {CLOSELY} times as many games as the others. `simulate` plays any of them again, say "
        "`wormgrill simulate champion greedy greedy --games 1000`.",
    ]
    for family in ("2014", "deluxe"):
        tables = [(edition, seats) for edition, seats in TABLES if edition == family]
        lines += ["", f"## {family.capitalize()}, by seats", "", *_table(cells, tables, lambda e, s: f"{s} seats")]
    rest = [(edition, seats) for edition, seats in TABLES if edition not in ("2014", "deluxe")]
    lines += ["", "## Other rules, two seats", "", *_table(cells, rest, lambda e, s: e)]
    lines += ["", "## The champion's levels, two seats, 2014", "", *_steps(cells)]
    return "\n".join(lines) + "\n"


def _table(cells: Mapping[str, Cell], tables: list[tuple[str, int]], head: Callable[[str, int], str]) -> list[str]:
    rows = ["| player | " + " | ".join(head(*table) for table in tables) + " |", "| --- |" + " ---: |" * len(tables)]
    for spec in PLAYERS:
        found = [cells.get(f"{spec} among {OTHERS}, {edition} for {seats}") for edition, seats in tables]
        if any(found):
            rows.append(f"| `{spec}` | " + " | ".join(map(_shown, found)) + " |")
    return rows


def _shown(cell: Cell | None) -> str:
    if cell is None:
        return "–"
    fair = cell.fair
    return f"{fair.value:.3f} ± {fair.margin:.3f}" + ("" if cell.adjusted else "*")


def _steps(cells: Mapping[str, Cell]) -> list[str]:
    rows = ["| level | wins against the level below, % | wins against greedy, % |", "| --- | ---: | ---: |"]
    below = ""
    for spec in (*LEVELS, "champion"):
        step = cells.get(f"{spec} among {below}, 2014 for 2") if below else None
        greedy = cells.get(f"{spec} among {OTHERS}, 2014 for 2")
        rows.append(f"| `{spec}` | {_percent(step)} | {_percent(greedy)} |")
        below = spec
    return rows


def _percent(cell: Cell | None) -> str:
    return "–" if cell is None else f"{100 * cell.win:.1f} ± {50 * (cell.high - cell.low):.1f}"
