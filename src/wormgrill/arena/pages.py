"""A tournament's standings as Markdown, as a page of HTML, and as data."""

from __future__ import annotations

import html
import shlex
from collections.abc import Sequence
from typing import Any

from wormgrill.arena import plots
from wormgrill.arena.report import made_by
from wormgrill.arena.stats import Estimate
from wormgrill.arena.tournament import Entrant, Standings
from wormgrill.notation import format_edition
from wormgrill.rules import RULES_VERSION

HEADINGS = ("", "player", "rating", "±", "wins %", "fair share", "±", "worms", "games")
STYLE = """body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
body{color:#3b2f2f;background:#fffaf3}
table{border-collapse:collapse;margin:1rem 0;display:block;overflow-x:auto}
th,td{padding:.3rem .7rem;text-align:right;border-bottom:1px solid #e6d8c8}
th:nth-child(2),td:nth-child(2){text-align:left}svg{max-width:100%;height:auto}td{white-space:nowrap}
footer{font-size:.85rem;margin-top:2rem}code{overflow-wrap:anywhere}
@media(prefers-color-scheme:dark){body{color:#f1e7da;background:#1f1a17}th,td{border-color:#4a3f37}svg{background:#fffaf3}}"""


def as_dict(standings: Standings) -> dict[str, Any]:
    """Everything as plain data, entrants from the strongest to the weakest."""
    of = standings.draw
    order = standings.ranking()
    return {
        "kind": of.kind,
        "seats": list(of.seats),
        "games": standings.games,
        "seed": of.seed,
        "edition": format_edition(of.edition),
        "adjusted": of.adjusted,
        "players": [_entrant(standings.entrants[i]) for i in order],
        "cross": [[_cell(standings, a, b) for b in order] for a in order],
        "seconds": standings.seconds,
        "rules_version": RULES_VERSION,
    }


def _entrant(entrant: Entrant) -> dict[str, Any]:
    win, fair = entrant.won, entrant.fair.estimate()
    return {
        "spec": entrant.spec,
        "mu": entrant.rating.mu,
        "sigma": entrant.rating.sigma,
        "games": entrant.win.count,
        "win": win.value,
        "low": _finite(win.low),
        "high": _finite(win.high),
        "fair": fair.value,
        "fair_low": _finite(fair.low),
        "fair_high": _finite(fair.high),
        "worms": entrant.worms.value,
    }


def _cell(standings: Standings, a: int, b: int) -> dict[str, Any] | None:
    """How often one was ahead of the other; nothing where the two never met."""
    ahead = standings.ahead(a, b)
    if ahead is None:
        return None
    games = standings.cross[a][b].count
    return {"ahead": ahead.value, "low": _finite(ahead.low), "high": _finite(ahead.high), "games": games}


def _finite(value: float) -> float | None:
    return value if abs(value) < float("inf") else None


def rows(standings: Standings) -> list[tuple[str, ...]]:
    """The ranking as rows of text under `HEADINGS`."""
    found: list[tuple[str, ...]] = []
    for place, i in enumerate(standings.ranking(), start=1):
        e = standings.entrants[i]
        cells = (f"{e.rating.mu:.2f}", f"{2 * e.rating.sigma:.2f}", f"{100 * e.won.value:.2f}", f"{e.fair.value:.3f}")
        margin = e.fair.estimate().margin
        found.append((str(place), e.spec, *cells, f"{margin:.3f}", f"{e.worms.value:.2f}", str(e.win.count)))
    return found


def cross_headings(standings: Standings) -> tuple[str, ...]:
    """The headings of the cross table: its columns are the places of the ranking."""
    return ("", "ahead of", *map(str, range(1, len(standings.entrants) + 1)))


def cross_rows(standings: Standings, margins: bool = True) -> list[tuple[str, ...]]:
    """The cross table as rows of text: row ahead of column in per cent, with half its interval."""
    order = standings.ranking()
    return [
        (str(place), standings.entrants[a].spec, *(_crossing(standings.ahead(a, b), margins) for b in order))
        for place, a in enumerate(order, start=1)
    ]


def _crossing(ahead: Estimate | None, margins: bool) -> str:
    if ahead is None:
        return "–"
    known = margins and ahead.margin < float("inf")
    return f"{100 * ahead.value:.1f}" + (f" ± {100 * ahead.margin:.1f}" if known else "")


def title(standings: Standings) -> str:
    """One line that says what was played."""
    of = standings.draw
    sizes = ", ".join(map(str, of.seats))
    how = "everybody against everybody" if of.kind == "round-robin" else f"{of.tables} tables drawn by lot"
    luck = "luck-adjusted" if of.adjusted else "raw"
    edition = format_edition(of.edition)
    return f"{standings.games:,} games of {edition} at tables of {sizes}, {how}, seed {of.seed}, {luck} shares of wins"


NOTE = (
    "Ratings are OpenSkill's (Plackett-Luce) from the wins as they fell, ± two sigma; fair shares and the cross table "
    "carry 95 % intervals. A fair share of 1.1 is 10 % more wins than an equal of the others would have had."
)


def made(command: Sequence[str]) -> tuple[str, str]:
    """How a report was made: the command, and by what."""
    by = made_by()
    what = f"wormgrill {by['wormgrill']}, rules {by['rules_version']}, Python {by['python']}, {by['date']}"
    return shlex.join(command), what


def markdown(standings: Standings, pictures: Sequence[str] = (), command: Sequence[str] = ()) -> str:
    """The report as Markdown; `pictures` are files beside it."""
    lines = ["# Tournament", "", title(standings) + ".", "", NOTE, "", *_pipes(HEADINGS, rows(standings))]
    lines += ["", "## Who is ahead of whom", "", *_pipes(cross_headings(standings), cross_rows(standings))]
    for picture in pictures:
        lines += ["", f"![]({picture})"]
    if command:
        line, by = made(command)
        lines += ["", f"Made with `{line}` by {by}."]
    return "\n".join(lines) + "\n"


def _pipes(heads: Sequence[str], cells: Sequence[Sequence[str]]) -> list[str]:
    rule = ["---:" if place != 1 else "---" for place in range(len(heads))]
    return ["| " + " | ".join(row) + " |" for row in (heads, rule, *cells)]


def page(standings: Standings, command: Sequence[str] = ()) -> str:
    """The report as one page of HTML with its pictures inside."""
    line, by = made(command)
    footer = f"<footer>Made with <code>{html.escape(line)}</code> by {html.escape(by)}.</footer>" if command else ""
    return "\n".join(
        (
            '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Wormgrill tournament</title>',
            f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head><body>',
            f"<h1>Tournament</h1><p>{html.escape(title(standings))}.</p><p>{html.escape(NOTE)}</p>",
            _html_table(HEADINGS, rows(standings)),
            plots.ratings_svg(standings),
            "<h2>Who is ahead of whom</h2>",
            _html_table(cross_headings(standings), cross_rows(standings)),
            plots.cross_svg(standings),
            footer,
            "</body></html>\n",
        )
    )


def _html_table(heads: Sequence[str], cells: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{html.escape(text)}</th>" for text in heads)
    body = "".join("<tr>" + "".join(f"<td>{html.escape(text)}</td>" for text in row) + "</tr>" for row in cells)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
