"""The verbs of this room: `odds` and `solve` for a position, `endgame` for tables of solved endgames, `warm` to
compile.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from typing import TYPE_CHECKING

from wormgrill.notation import format_move, format_position, parse_position
from wormgrill.rules import Position, start
from wormgrill.rules.editions import Edition

if TYPE_CHECKING:
    from rich.table import Table

    from .odds import Chances, Odds


def add_odds(parser: argparse.ArgumentParser) -> None:
    """The options of `wormgrill odds`."""
    parser.add_argument(
        "position", nargs="*", metavar="POSITION", help="a position (default: the start of a 2014 game)"
    )
    parser.add_argument(
        "--policy",
        metavar="AIM",
        help="also the chance to fail when the turn goes for this: worms, at_least:T or exactly:T",
    )
    parser.add_argument("--json", action="store_true", help="one object instead of a table")


def run_odds(args: argparse.Namespace) -> int:
    """The chances of a turn."""
    from .odds import odds

    position = _position(args.position) if args.position else start(Edition("2014"))
    if position.over:
        raise ValueError(f"the game is over, there is no turn to look at: {format_position(position)}")
    found = odds(position, args.policy)
    if args.json:
        print(json.dumps(_odds_as_json(position, found, args.policy)))
    else:
        _show_odds(position, found, args.policy)
    return 0


def _position(words: list[str]) -> Position:
    """A position, in quotes or as several words of the command line."""
    return parse_position(" ".join(words))


def _odds_as_json(position: Position, found: Odds, policy: str | None) -> dict[str, object]:
    told: dict[str, object] = {"position": format_position(position), **found.chances.as_dict()}
    if found.moves:
        told["moves"] = {format_move(move): chances.as_dict() for move, chances in found.moves.items()}
    if policy is not None:
        told["policy"], told["fail"] = policy, found.fail
    return told


def _show_odds(position: Position, found: Odds, policy: str | None) -> None:
    from rich.console import Console

    console = Console(highlight=False)
    console.print(_odds_table(position, found.chances))
    if found.moves:
        console.print(_choices_table(position, found))
    if policy is not None and found.fail is not None:
        console.print(f"going for {policy}, the turn fails with a chance of {_percent(found.fail)}")


def _odds_table(position: Position, chances: Chances) -> Table:
    from rich.table import Table

    table = Table(title=format_position(position), title_justify="left", title_style="bold", box=None, pad_edge=False)
    table.add_column("portion", justify="right", style="bold")
    table.add_column("where")
    for name in ("at least", "exactly"):
        table.add_column(name, justify="right")
        table.add_column("", min_width=20)
    for tile in position.edition.tiles:
        at_least, exactly = chances.at_least[tile], chances.exactly[tile]
        table.add_row(
            str(tile), _where(position, tile), _percent(at_least), _bar(at_least), _percent(exactly), _bar(exactly)
        )
    return table


def _choices_table(position: Position, found: Odds) -> Table:
    """After a roll: the chance to reach at least each number, choice by choice."""
    from rich.table import Table

    table = Table(title="at least, by choice", title_justify="left", title_style="bold", box=None, pad_edge=False)
    table.add_column("portion", justify="right", style="bold")
    for move in found.moves:
        table.add_column(format_move(move), justify="right")
    for tile in position.edition.tiles:
        values = [chances.at_least[tile] for chances in found.moves.values()]
        best = max(values)
        table.add_row(str(tile), *(f"[{'green' if value == best else 'dim'}]{_percent(value)}[/]" for value in values))
    return table


def _where(position: Position, tile: int) -> str:
    if tile in position.grill:
        return "[green]grill[/]"
    for seat, player in enumerate(position.players, start=1):
        if player.top == tile:
            return "own top" if seat == position.seat else f"[yellow]top of {seat}[/]"
        if tile in player.stack:
            return f"[dim]under {seat}[/]"
    return "[dim]face-down[/]"


def _percent(chance: float) -> str:
    return f"{100 * chance:.3f} %"


def _bar(chance: float, width: int = 20) -> str:
    """A bar of eighths, green where the chance is good and red where it is poor."""
    eighths = round(chance * width * 8)
    colour = "green" if chance >= 0.5 else "yellow" if chance >= 0.2 else "red"
    return f"[{colour}]{'█' * (eighths // 8)}{' ▏▎▍▌▋▊▉'[eighths % 8].strip()}[/]"


def add_warm(parser: argparse.ArgumentParser) -> None:
    """The options of `wormgrill warm`."""
    parser.add_argument("--again", action="store_true", help="compile everything anew, also if it lies ready")


def run_warm(args: argparse.Namespace) -> int:
    """Compile the kernels."""
    from .warm import warm_up

    begun = time.perf_counter()
    done = warm_up(lambda module: print(f"compiling {module} …", file=sys.stderr), args.again)
    print(f"compiled in {time.perf_counter() - begun:.1f} seconds" if done else "everything is compiled already")
    return 0
