"""A simulation's result as data, and as a table that a person reads."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from math import isfinite
from typing import Any, Final

from rich import box
from rich.table import Table

from wormgrill.arena.simulate import Result
from wormgrill.arena.stats import Estimate
from wormgrill.arena.summary import PlayerSums
from wormgrill.notation import format_edition
from wormgrill.rules import RULES_VERSION

HEADINGS: Final = ("player", "wins %", "alone %", "tied %", "worms", "failed %", "steals")
#: What a terminal with fewer than so many columns gets.
BRIEF: Final = ("player", "wins %", "worms")
WIDE: Final = 80


def as_dict(result: Result) -> dict[str, Any]:
    """Everything that was found, as plain data. Apart from `seconds` and `games_per_second` it is the same in every
    run."""
    plan, summary = result.plan, result.summary
    first = summary.first_adjusted.estimate() if plan.adjusted else summary.first.share()
    return {
        "players": [_player(spec, sums, plan.adjusted) for spec, sums in zip(plan.specs, summary.players, strict=True)],
        "games": summary.games,
        "seed": plan.seed,
        "edition": format_edition(plan.edition),
        "adjusted": plan.adjusted,
        **_named("turns_per_game", summary.turns.estimate()),
        **_named("first_seat", first),
        "games_per_second": result.games_per_second,
        "seconds": result.seconds,
        "rules_version": RULES_VERSION,
    }


def _player(spec: str, sums: PlayerSums, adjusted: bool) -> dict[str, Any]:
    win = _named("win", sums.win(adjusted))
    return {
        "spec": spec,
        "win": win["win"],
        "low": win["win_low"],
        "high": win["win_high"],
        "deviation": (sums.adjusted if adjusted else sums.share).deviation,
        **_named("raw_win", sums.share.share()),
        **_named("wins_alone", sums.alone.share()),
        **_named("ties", sums.tied.share()),
        **_named("worms", sums.worms.estimate()),
        **_named("failed_turns", sums.fails.estimate()),
        **_named("steals", sums.steals.estimate()),
    }


def _named(name: str, estimate: Estimate) -> dict[str, float | None]:
    """A figure and its interval; ends without bound (a single game) are null in JSON."""
    finite = isfinite(estimate.low)
    return {
        name: estimate.value,
        f"{name}_low": estimate.low if finite else None,
        f"{name}_high": estimate.high if finite else None,
    }


def manifest(result: Result, command: Sequence[str] = ()) -> dict[str, Any]:
    """What is needed to make the same result again, and by what it was made."""
    plan = result.plan
    asked = {
        "specs": list(plan.specs),
        "games": plan.games,
        "seed": plan.seed,
        "edition": format_edition(plan.edition),
        "adjusted": plan.adjusted,
    }
    return {"command": list(command), **asked, **made_by(), "seconds": result.seconds}


def made_by() -> dict[str, Any]:
    """By what a result was made, and when."""
    try:
        own = version("wormgrill")
    except PackageNotFoundError:
        own = "unknown"
    return {
        "rules_version": RULES_VERSION,
        "wormgrill": own,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
    }


def table(result: Result, width: int = WIDE) -> Table:
    """The result for a terminal of so many columns."""
    plan = result.plan
    shown = HEADINGS if width >= WIDE else BRIEF
    drawn = slim(*shown)
    drawn.title, drawn.caption = _title(result), _caption(result)
    for spec, sums in zip(plan.specs, result.summary.players, strict=True):
        cells = dict(zip(HEADINGS, _cells(spec, sums, plan.adjusted), strict=True))
        drawn.add_row(*(cells[heading] for heading in shown))
    return drawn


def _cells(spec: str, sums: PlayerSums, adjusted: bool) -> tuple[str, ...]:
    return (
        spec,
        _told(sums.win(adjusted), 2, 100),
        f"{100 * sums.alone.value:.1f}",
        f"{100 * sums.tied.value:.1f}",
        _told(sums.worms.estimate(), 2),
        _told(sums.fails.estimate(), 1, 100),
        _told(sums.steals.estimate(), 2),
    )


def slim(*headings: str) -> Table:
    """A table that fits a narrow terminal: names are folded, numbers never."""
    drawn = Table(
        box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0), title_justify="left", caption_justify="left"
    )
    for heading in headings:
        if heading in ("player", "ahead of"):
            drawn.add_column(heading, overflow="fold", min_width=8)
        else:
            drawn.add_column(heading, justify="right", no_wrap=True)
    return drawn


def _told(estimate: Estimate, places: int, times: int = 1) -> str:
    """A figure with half of its interval; alone where one game can say nothing of it."""
    value = f"{times * estimate.value:.{places}f}"
    return f"{value} ± {times * estimate.margin:.{places}f}" if isfinite(estimate.margin) else value


def _title(result: Result) -> str:
    plan = result.plan
    how = "luck-adjusted" if plan.adjusted else "raw"
    return f"{plan.games:,} games of {format_edition(plan.edition)}, seed {plan.seed}, {how}"


def _caption(result: Result) -> str:
    summary = result.summary
    first = summary.first_adjusted.estimate() if result.plan.adjusted else summary.first.share()
    return (
        f"{_told(summary.turns.estimate(), 1)} turns a game; the first seat wins {_told(first, 2, 100)} %; "
        f"{result.games_per_second:,.{1 if result.games_per_second < 10 else 0}f} games/s\n± are 95 % intervals"
    )
