"""The verbs of this room: `odds` and `solve` for a position, `endgame` for tables of solved endgames, `warm` to
compile.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wormgrill.notation import format_edition, format_move, format_position, parse_edition, parse_position
from wormgrill.rules import Edition, Position, start

from .sources import numba_trouble, numba_version

if TYPE_CHECKING:
    from rich.table import Table

    from .endgame import Endgame
    from .odds import Chances, Odds


#: Modules that compile what games do not need.
MORE = ("wormgrill.arena.engine", "wormgrill.learn.training")
#: A terminal with fewer columns gets shorter numbers.
NARROW = 80


def add_odds(parser: argparse.ArgumentParser) -> None:
    """The options of `wormgrill odds`."""
    parser.add_argument("position", nargs="?", metavar="POSITION", help="in quotes (the start of a 2014 game)")
    parser.add_argument(
        "--policy",
        metavar="AIM",
        help="also the chance to fail when the turn goes for this: worms, at_least:T or exactly:T",
    )
    parser.add_argument("--json", action="store_true", help="one object instead of a table")


def run_odds(args: argparse.Namespace) -> int:
    """The chances of a turn."""
    from .odds import odds

    position = start(Edition("2014")) if args.position is None else parse_position(args.position)
    if position.over:
        raise ValueError(f"the game is over, there is no turn to look at: {format_position(position)}")
    found = odds(position, args.policy)
    if args.json:
        print(json.dumps(_odds_as_json(position, found, args.policy)))
    else:
        _show_odds(position, found, args.policy)
    return 0


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
    console.print(format_position(position), style="bold")
    console.print(_odds_table(position, found.chances, console.width))
    if found.moves:
        console.print("at least, by choice", style="bold")
        console.print(_choices_table(position, found, console.width))
    if policy is not None and found.fail is not None:
        console.print(f"going for {policy}, the turn fails with a chance of {_percent(found.fail)}")


def _odds_table(position: Position, chances: Chances, width: int) -> Table:
    """Numbers and bars; in a narrow terminal shorter ones, in a very narrow one no bars."""
    digits = 3 if width >= NARROW else 1
    bar = min(20, (width - 38 - 2 * digits) // 2)
    table = _table()
    table.add_column("where", no_wrap=True)
    for name in ("at least", "exactly"):
        table.add_column(name, justify="right", no_wrap=True)
        if bar >= 3:
            table.add_column(min_width=bar, no_wrap=True)
    for tile in position.edition.tiles:
        cells = [str(tile), _where(position, tile)]
        for chance in (chances.at_least[tile], chances.exactly[tile]):
            cells += [_percent(chance, digits), *([_bar(chance, bar)] if bar >= 3 else [])]
        table.add_row(*cells)
    return table


def _choices_table(position: Position, found: Odds, width: int) -> Table:
    """After a roll: the chance to reach at least each number, choice by choice; the best ones are green."""
    digits = 3 if width >= NARROW else 1
    table = _table()
    for move in found.moves:
        table.add_column(format_move(move), justify="right", no_wrap=True)
    for tile in position.edition.tiles:
        values = [chances.at_least[tile] for chances in found.moves.values()]
        best = max(values)
        shown = [_percent(value, digits) if digits == 3 else f"{100 * value:.1f}" for value in values]
        styles = ["green" if value == best else "dim" for value in values]
        table.add_row(str(tile), *(f"[{style}]{text}[/]" for style, text in zip(styles, shown, strict=True)))
    return table


def _table() -> Table:
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    table.add_column("portion", justify="right", style="bold", no_wrap=True)
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


def _percent(chance: float, digits: int = 3) -> str:
    return f"{100 * chance:.{digits}f} %"


def _bar(chance: float, width: int) -> str:
    """A bar of eighths, green where the chance is good and red where it is poor."""
    eighths = round(chance * width * 8)
    colour = "green" if chance >= 0.5 else "yellow" if chance >= 0.2 else "red"
    return f"[{colour}]{'█' * (eighths // 8)}{' ▏▎▍▌▋▊▉'[eighths % 8].strip()}[/]"


def add_solve(parser: argparse.ArgumentParser) -> None:
    """The options of `wormgrill solve`."""
    parser.add_argument("position", metavar="POSITION", help="in quotes: two players, few portions alive")
    parser.add_argument("--tables", metavar="DIR", type=Path, help="where tables of endgames lie")
    parser.add_argument("--json", action="store_true", help="one object instead of sentences")


def run_solve(args: argparse.Namespace) -> int:
    """The exact chance to win."""
    from .answer import answer, refuse

    position = parse_position(args.position)
    refuse(position)
    found = answer(position, None if position.edition.deluxe else _table_of(position, args.tables))
    moves = sorted(found.moves, key=lambda move: -move[1]) if len(found.moves) > 1 else []
    if args.json:
        told: dict[str, Any] = {
            "position": format_position(position),
            "win": found.win,
            "error_bound": found.error_bound,
            "states": found.states,
            "seconds": round(found.seconds, 3),
        }
        if moves:
            told["moves"] = [{"move": format_move(move), "win": value} for move, value in moves]
        print(json.dumps(told))
        return 0
    print(f"{format_position(position)}: seat {position.seat} wins with a chance of {100 * found.win:.6f} %")
    for move, value in moves:
        print(f"  {format_move(move):<8} {100 * value:.6f} %")
    print(f"exact to {found.error_bound:.0e}; {found.states:,} states, {found.seconds:.2f} seconds")
    return 0


def _table_of(position: Position, place: Path | None) -> Endgame | None:
    if place is not None and not place.is_dir():
        raise ValueError(f"there is no folder {place} with tables of endgames")
    _need_numba()
    from .endgame_file import find

    return find(position, place)


def _need_numba() -> None:
    """Endgames are solved by compiled code alone: get it ready, and say so where there is none."""
    from .warm import compile_first

    if numba_version() is None:
        raise ValueError("endgames are solved by compiled code, and numba is not installed: 'pip install numba'")
    trouble = numba_trouble()
    if trouble:
        raise ValueError(f"endgames are solved by compiled code, and that cannot be had: {trouble}")
    compile_first(needed=True)


def add_endgame(parser: argparse.ArgumentParser) -> None:
    """The options of `wormgrill endgame`."""
    parser.add_argument("action", choices=("build", "list"), help="build a table, or list those that there are")
    parser.add_argument(
        "--alive", type=int, metavar="N", help="with N portions: the lowest ones, unless --tiles says which"
    )
    parser.add_argument("--tiles", metavar="TILES", help="with these portions: 21-28, or 21,23,30")
    parser.add_argument("--edition", default="2014", metavar="EDITION", help="the edition with its options (2014)")
    parser.add_argument("--to", metavar="FILE", type=Path, help="the file of the table, instead of the usual place")
    parser.add_argument("--json", action="store_true", help="one object a line")


def run_endgame(args: argparse.Namespace) -> int:
    """Build or list tables."""
    _need_numba()
    return _build(args) if args.action == "build" else _list(args)


def _build(args: argparse.Namespace) -> int:
    from .endgame_file import SUFFIX, build, endgame_dir, file_name
    from .living import game_of

    edition = parse_edition(args.edition)
    tiles = _tiles(edition, args.alive, args.tiles)
    game_of(edition, tiles)
    path = args.to or endgame_dir() / file_name(edition, tiles)
    if path.suffix != SUFFIX:
        raise ValueError(f"--to is {path}; the name of a table ends in {SUFFIX}, by which `solve` finds it")
    begun = time.perf_counter()
    try:
        with _Progress(len(tiles)) as progress:
            endgame = build(path, edition, tiles, progress.solved)
    except KeyboardInterrupt:
        print(f"{path} is not finished; the same command goes on where this one was stopped", file=sys.stderr)
        raise
    told = _table_as_json(path, endgame) | {"seconds": round(time.perf_counter() - begun, 1)}
    if args.json:
        print(json.dumps(told))
    else:
        print(f"{path}: {told['states']:,} states, exact to {endgame.error_bound:.0e}, in {told['seconds']} seconds")
    return 0


def _list(args: argparse.Namespace) -> int:
    from .endgame_file import SUFFIX, endgame_dir, load

    for path in sorted(endgame_dir().glob(f"*{SUFFIX}")):
        try:
            endgame = load(path)
        except (ValueError, OSError) as error:
            print(f"wormgrill: {error}", file=sys.stderr)
            continue
        told = _table_as_json(path, endgame)
        tiles = ",".join(map(str, endgame.tiles))
        print(json.dumps(told) if args.json else f"{path}: {told['edition']}, {tiles}, {told['states']:,} states")
    return 0


def _table_as_json(path: Path, endgame: Endgame) -> dict[str, Any]:
    return {
        "file": str(path),
        "edition": format_edition(endgame.edition),
        "tiles": list(endgame.tiles),
        "states": len(endgame.values),
        "error_bound": endgame.error_bound,
    }


def _tiles(edition: Edition, alive: int | None, named: str | None) -> tuple[int, ...]:
    """The portions of a table, from how many or from which."""
    if named is None:
        if alive is None:
            raise ValueError("say how many portions are alive with --alive, or which with --tiles")
        from .living import MOST

        if not 1 <= alive < MOST:
            raise ValueError(f"--alive is {alive}; tables are built for 1 to {MOST - 1} portions")
        return edition.tiles[:alive]
    tiles: list[int] = []
    for part in named.split(","):
        first, dash, last = part.partition("-")
        ends = [first, last] if dash else [first, first]
        if not all(end.isdecimal() and len(end) == 2 for end in ends) or ends[0] > ends[1]:
            raise ValueError(f"--tiles is {named!r}; it should be like 21-28 or 21,23,30")
        tiles += range(int(ends[0]), int(ends[1]) + 1)
    if alive is not None and alive != len(tiles):
        raise ValueError(f"--tiles {named} names {len(tiles)} portions, but --alive says {alive}")
    return tuple(tiles)


class _Progress:
    """A bar on the terminal for a build. How often a state has to be solved is only known afterwards; it is about 26
    times.
    """

    TIMES = 26

    def __init__(self, tiles: int) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

        from .living import size_of

        columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), TimeRemainingColumn())
        console = Console(stderr=True)
        self.bar = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
        self.total = size_of(tiles) * self.TIMES
        self.task = self.bar.add_task(f"{size_of(tiles):,} states", total=self.total)
        self.done = 0

    def __enter__(self) -> _Progress:
        self.bar.start()
        return self

    def __exit__(self, *left: object) -> None:
        self.bar.stop()

    def solved(self, states: int) -> None:
        """So many states were solved just now."""
        self.done += states
        self.bar.update(self.task, completed=min(self.done, 0.995 * self.total))


def add_warm(parser: argparse.ArgumentParser) -> None:
    """The options of `wormgrill warm`."""
    parser.add_argument("--again", action="store_true", help="compile everything anew, also if it lies ready")
    parser.add_argument("--all", action="store_true", help="also what only simulations and training need")


def run_warm(args: argparse.Namespace) -> int:
    """Compile the kernels."""
    from .warm import warm_up

    begun = time.perf_counter()
    done = warm_up(lambda module: print(f"compiling {module} …", file=sys.stderr), args.again, MORE if args.all else ())
    print(f"compiled in {time.perf_counter() - begun:.1f} seconds" if done else "everything is compiled already")
    return 0
