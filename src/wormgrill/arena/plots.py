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
INK, FIRE, LEAF, PAPER = "#3b2f2f", "#d9622b", "#4f7a3a", "#fffaf3"
#: So far from 50 % the squares of the cross table are too dark for dark ink.
DARK = 32


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
    return _svg(_ratings(standings), "Fair shares and ratings, as in the table above")


def ratings_file(standings: Standings, file: str) -> None:
    """The same picture as a file."""
    _ratings(standings).savefig(file)


def cross_svg(standings: Standings) -> str:
    """Who is ahead of whom how often, as a coloured square, as SVG text for a page."""
    return _svg(_cross(standings), "Who is ahead of whom, as in the table above")


def cross_file(standings: Standings, file: str) -> None:
    """The same picture as a file."""
    _cross(standings).savefig(file)


def _ratings(standings: Standings) -> Any:
    """How many times the fair share everybody has won, and the ratings; places on a scale, so dots rather than bars."""
    rows = [standings.entrants[i] for i in standings.ranking()]
    figure = _figure(9, 1.0 + 0.4 * len(rows))
    axes = figure.subplots(1, 2, sharey=True)
    names = [entrant.spec for entrant in rows]
    _dots(axes[0], names, [entrant.fair.estimate() for entrant in rows], "wins, times fair share (95 %)", LEAF)
    axes[0].axvline(1, color=INK, linestyle=":", linewidth=1)
    known = [Estimate(r.mu, r.mu - 2 * r.sigma, r.mu + 2 * r.sigma) for r in (entrant.rating for entrant in rows)]
    _dots(axes[1], names, known, "rating (OpenSkill, two sigma)", FIRE)
    return figure


def _cross(standings: Standings) -> Any:
    order = standings.ranking()
    names = [standings.entrants[i].spec for i in order]
    side = 2.5 + 0.55 * len(order)
    figure = _figure(side + 1, side)
    axes = figure.subplots()
    values = [[_ahead(standings, a, b) for b in order] for a in order]
    axes.imshow(values, cmap="BrBG", vmin=0, vmax=100)
    axes.set_xticks(range(len(names)), names, rotation=45, ha="right", fontsize=8)
    axes.set_yticks(range(len(names)), names, fontsize=8)
    for y, row in enumerate(values):
        for x, value in enumerate(row):
            if not math.isnan(value):
                ink = INK if abs(value - 50) < DARK else PAPER
                axes.text(x, y, f"{value:.1f}", ha="center", va="center", fontsize=8, color=ink)
    axes.set_title("row ahead of column, %", fontsize=9, color=INK)
    return figure


def _ahead(standings: Standings, a: int, b: int) -> float:
    ahead = standings.ahead(a, b)
    return math.nan if ahead is None else 100 * ahead.value


def _percent(figure: Estimate) -> Estimate:
    return Estimate(100 * figure.value, 100 * figure.low, 100 * figure.high)


def _bars(axes: Any, names: Sequence[str], figures: Sequence[Estimate], label: str, colour: str) -> None:
    axes.barh(range(len(names)), [figure.value for figure in figures], color=colour, alpha=0.75, height=0.6)
    _whiskers(axes, names, figures, label)


def _dots(axes: Any, names: Sequence[str], figures: Sequence[Estimate], label: str, colour: str) -> None:
    axes.plot([figure.value for figure in figures], range(len(names)), "o", color=colour)
    _whiskers(axes, names, figures, label)


def _whiskers(axes: Any, names: Sequence[str], figures: Sequence[Estimate], label: str) -> None:
    """The intervals, the names, and the dress of a picture with a row for every player."""
    places, values = range(len(names)), [figure.value for figure in figures]
    ends = [(f.value - f.low, f.high - f.value) if math.isfinite(f.low) else (0.0, 0.0) for f in figures]
    below, above = zip(*ends, strict=True)
    axes.errorbar(values, places, xerr=(below, above), fmt="none", ecolor=INK, capsize=3, linewidth=1)
    axes.set_yticks(places, names, fontsize=8)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.tick_params(axis="x", labelsize=8)
    axes.set_xlabel(label, fontsize=8, color=INK)
    axes.spines[["top", "right"]].set_visible(False)


def _figure(width: float, height: float) -> Any:
    """A figure that belongs to no window and no global state."""
    try:
        from matplotlib.figure import Figure
    except ImportError as error:
        raise PlanError("plots need matplotlib: pip install 'wormgrill[plot]'") from error
    return Figure(figsize=(width, height), layout="constrained", dpi=120, facecolor=PAPER)


def _svg(figure: Any, label: str) -> str:
    buffer = StringIO()
    figure.savefig(buffer, format="svg")
    text = buffer.getvalue()
    return f'<svg role="img" aria-label="{label}"' + text[text.index("<svg") + 4 :]
