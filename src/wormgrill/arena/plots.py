"""Pictures of results, drawn with matplotlib (the extra `plot`)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from io import StringIO
from pathlib import Path
from typing import Any

from wormgrill.arena.plan import PlanError
from wormgrill.arena.simulate import Result
from wormgrill.arena.stats import Estimate
from wormgrill.arena.tournament import Standings
from wormgrill.notation import format_edition

SUFFIXES = (".png", ".svg", ".pdf")
INK, FIRE, LEAF = "#3b2f2f", "#d9622b", "#4f7a3a"


def check(file: str) -> None:
    """Refuse a plot that cannot be drawn, before hours are spent on what it should show."""
    if Path(file).suffix not in SUFFIXES:
        raise PlanError(f"a plot is a {', '.join(SUFFIXES)} file, not {file}")
    _figure(1, 1)


def plot_simulation(result: Result, file: str) -> None:
    """Wins with their intervals beside the fair share, and worms, failed turns and steals of every player."""
    plan, players = result.plan, result.summary.players
    figure = _figure(11, 1.2 + 0.55 * len(players))
    axes = figure.subplots(1, 3, sharey=True, width_ratios=(3, 2, 2))
    _bars(axes[0], plan.specs, [_percent(sums.win(plan.adjusted)) for sums in players], "wins, %", FIRE)
    axes[0].axvline(100 / len(players), color=INK, linestyle=":", linewidth=1)
    _bars(axes[1], plan.specs, [sums.worms.estimate() for sums in players], "worms a game", LEAF)
    fails = [_percent(sums.fails.estimate()) for sums in players]
    _bars(axes[2], plan.specs, fails, "failed turns, %", INK)
    how = "luck-adjusted" if plan.adjusted else "raw"
    title = f"{plan.games:,} games of {format_edition(plan.edition)}, seed {plan.seed}, {how}; lines: 95 % intervals"
    figure.suptitle(title, color=INK, fontsize=10)
    figure.savefig(file)


def ratings_svg(standings: Standings) -> str:
    """The ratings of a tournament with what is uncertain about them, as SVG text for a page."""
    return _svg(_ratings(standings))


def ratings_file(standings: Standings, file: str) -> None:
    """The same picture as a file."""
    _ratings(standings).savefig(file)


def cross_svg(standings: Standings) -> str:
    """Who is ahead of whom how often, as a coloured square, as SVG text for a page."""
    return _svg(_cross(standings))


def cross_file(standings: Standings, file: str) -> None:
    """The same picture as a file."""
    _cross(standings).savefig(file)


def _ratings(standings: Standings) -> Any:
    order = standings.ranking()
    figure = _figure(8, 1.0 + 0.4 * len(order))
    axes = figure.subplots()
    rows = [standings.entrants[i] for i in order]
    known = [Estimate(r.mu, r.mu - 2 * r.sigma, r.mu + 2 * r.sigma) for r in (e.rating for e in rows)]
    _bars(axes, [e.spec for e in rows], known, "rating (OpenSkill, lines: two sigma)", FIRE)
    return figure


def _cross(standings: Standings) -> Any:
    order = standings.ranking()
    names = [standings.entrants[i].spec for i in order]
    side = 2.5 + 0.55 * len(order)
    figure = _figure(side + 1, side)
    axes = figure.subplots()
    values = [[_ahead(standings, a, b) for b in order] for a in order]
    axes.imshow(values, cmap="RdYlGn", vmin=20, vmax=80)
    axes.set_xticks(range(len(names)), names, rotation=45, ha="right", fontsize=8)
    axes.set_yticks(range(len(names)), names, fontsize=8)
    for y, row in enumerate(values):
        for x, value in enumerate(row):
            if not math.isnan(value):
                axes.text(x, y, f"{value:.1f}", ha="center", va="center", fontsize=7, color=INK)
    axes.set_title("row ahead of column, %", fontsize=9, color=INK)
    return figure


def _ahead(standings: Standings, a: int, b: int) -> float:
    ahead = standings.ahead(a, b)
    return math.nan if ahead is None else 100 * ahead.value


def _percent(figure: Estimate) -> Estimate:
    return Estimate(100 * figure.value, 100 * figure.low, 100 * figure.high)


def _bars(axes: Any, names: Sequence[str], figures: Sequence[Estimate], label: str, colour: str) -> None:
    places = range(len(names))
    values = [figure.value for figure in figures]
    axes.barh(places, values, color=colour, alpha=0.75, height=0.6)
    ends = [(f.value - f.low, f.high - f.value) if math.isfinite(f.low) else (0.0, 0.0) for f in figures]
    below, above = zip(*ends, strict=True)
    axes.errorbar(values, places, xerr=(below, above), fmt="none", ecolor=INK, capsize=3, linewidth=1)
    axes.set_yticks(places, names, fontsize=8)
    if not axes.yaxis_inverted():
        axes.invert_yaxis()
    axes.set_xlabel(label, fontsize=8, color=INK)
    axes.spines[["top", "right"]].set_visible(False)


def _figure(width: float, height: float) -> Any:
    """A figure that belongs to no window and no global state."""
    try:
        from matplotlib.figure import Figure
    except ImportError as error:
        raise PlanError("plots need matplotlib: pip install 'wormgrill[plot]'") from error
    return Figure(figsize=(width, height), layout="constrained", dpi=120)


def _svg(figure: Any) -> str:
    buffer = StringIO()
    figure.savefig(buffer, format="svg")
    text = buffer.getvalue()
    return text[text.index("<svg") :]
