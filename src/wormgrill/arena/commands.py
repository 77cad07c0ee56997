"""The verbs of this room: `simulate`, `tournament`, `strength`."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from wormgrill.arena.game import Stranger
from wormgrill.arena.plan import Plan, PlanError, plan
from wormgrill.notation import NotationError, format_record, parse_edition
from wormgrill.players import SpecError
from wormgrill.players.conversation import BotError
from wormgrill.solver.warm import compile_first

if TYPE_CHECKING:
    from wormgrill.arena.simulate import Result
    from wormgrill.arena.tournament import Standings

#: What simulations need compiled besides what games do.
ENGINE: Final = "wormgrill.arena.engine"
Refusal = (NotationError, SpecError, PlanError, BotError, Stranger)


def add_simulate(parser: argparse.ArgumentParser) -> None:
    """The options of `wormgrill simulate`."""
    parser.description = "Many games between players, and who is better, with 95 % intervals."
    parser.add_argument("specs", nargs="+", metavar="SPEC", help="two to seven players; `wormgrill players` lists them")
    common(parser)
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="how many games (default 1000)")
    parser.add_argument("--adjusted", action="store_true", help="take the luck of the dice off: far narrower intervals")
    parser.add_argument("--records", metavar="DIR", help="keep every game as a record in this folder")
    parser.add_argument(
        "--game", type=int, metavar="I", help="only tell game number I (from 0) of the simulation, as a record"
    )
    parser.add_argument("--plot", metavar="FILE", help="draw the result (.png, .svg, .pdf)")
    parser.add_argument("--json", action="store_true", help="the result as one JSON object")


def common(parser: argparse.ArgumentParser) -> None:
    """The options that every command has that plays games."""
    parser.add_argument("--edition", default="2014", help="edition and options, such as 2014, 2005+short, deluxe")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="which dice fall (default 1)")
    parser.add_argument("--workers", type=int, default=0, metavar="W", help="processes (default: one per core)")
    parser.add_argument("--quiet", action="store_true", help="no progress bar")


def run_simulate(args: argparse.Namespace) -> int:
    """Simulate and tell."""
    return guarded(lambda: _simulate(args))


def guarded(work: Callable[[], int]) -> int:
    """Run a command; what is refused is one line and status 1, an interruption status 130, never a traceback."""
    try:
        return work()
    except Refusal as error:
        print("wormgrill:", " ".join(str(error).split()), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return 130


def _simulate(args: argparse.Namespace) -> int:
    from wormgrill.arena import plots
    from wormgrill.arena.simulate import simulate

    task = plan(args.specs, args.games, args.seed, parse_edition(args.edition), args.adjusted, args.records)
    if args.game is not None:
        return _tell(task, args.game)
    if args.plot is not None:
        plots.check(args.plot)
        make_room(args.plot)
    if args.records is not None:
        make_room(Path(args.records) / "manifest.json")
    compile_first(ENGINE)
    with progress(task.games, "games", args.quiet) as advance:
        result = simulate(task, workers(args, task.games), advance)
    return _tell_result(args, result)


def make_room(file: str | Path) -> None:
    """Make the folder of a file that will be written at the end, and refuse one that cannot be: before hours are spent
    on what it should hold.
    """
    path = Path(file)
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.is_dir():
        raise PlanError(f"{path} is a folder; the name of a file is wanted")
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise PlanError(f"{path} cannot be written")


def _tell(task: Plan, index: int) -> int:
    """One game of the simulation as a record."""
    from wormgrill.arena.shards import as_record, play_one

    if not 0 <= index < task.games:
        raise PlanError(f"the games of this simulation are numbered 0 to {task.games - 1}; there is no game {index}")
    print(format_record(as_record(task, index, play_one(task, index))), end="")
    return 0


def _tell_result(args: argparse.Namespace, result: Result) -> int:
    from wormgrill.arena.report import as_dict, manifest, table

    made = manifest(result, ["wormgrill", "simulate", *sys.argv[2:]])
    if args.records is not None:
        text = json.dumps({"manifest": made, "result": as_dict(result)}, indent=1)
        (Path(args.records) / "manifest.json").write_text(text + "\n", encoding="utf-8")
    if args.plot is not None:
        from wormgrill.arena.plots import plot_simulation

        plot_simulation(result, args.plot)
    if args.json:
        print(json.dumps(as_dict(result) | {"manifest": made}))
    else:
        from rich.console import Console

        console = Console()
        console.print(table(result, console.width))
    return 0


def workers(args: argparse.Namespace, games: int) -> int:
    """As many processes as asked for, or as there are cores; never more than there is work for."""
    if args.workers < 0:
        raise PlanError(f"there cannot be {args.workers} workers")
    return min(args.workers or os.cpu_count() or 1, max(1, games // 32))


@contextmanager
def progress(total: int, unit: str, quiet: bool) -> Iterator[Callable[[int], None] | None]:
    """A bar on the error output, where somebody can see it."""
    if quiet or not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(unit), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(unit, total=total)
        yield lambda done: bar.advance(task, done)


def add_tournament(parser: argparse.ArgumentParser) -> None:
    """The options of `wormgrill tournament`."""
    parser.description = "Everybody against everybody, or tables drawn by lot: ratings, cross table, a report."
    parser.add_argument("specs", nargs="+", metavar="SPEC", help="the players; `wormgrill players` lists them")
    common(parser)
    parser.add_argument("--seats", default="2", metavar="N", help="seats at a table: 2, or 2-4, or 2,3,7 (default 2)")
    parser.add_argument("--random", type=int, metavar="T", help="T tables drawn by lot instead of every possible one")
    parser.add_argument("--games", type=int, default=200, metavar="N", help="games at each table (default 200)")
    parser.add_argument("--adjusted", action="store_true", help="take the luck of the dice off the shares of wins")
    parser.add_argument("--report", metavar="FILE", help="write a report (.md with pictures beside it, or .html)")
    parser.add_argument("--json", action="store_true", help="the standings as one JSON object")


def run_tournament(args: argparse.Namespace) -> int:
    """Play a tournament and tell."""
    return guarded(lambda: _tournament(args))


def _tournament(args: argparse.Namespace) -> int:
    from wormgrill.arena import pages
    from wormgrill.arena.report import made_by
    from wormgrill.arena.tournament import draw, play, tables

    of = draw(
        args.specs,
        args.games,
        seats=sizes(args.seats),
        kind="round-robin" if args.random is None else "random",
        tables=args.random or 0,
        seed=args.seed,
        edition=parse_edition(args.edition),
        adjusted=args.adjusted,
    )
    if args.report is not None:
        _report_possible(args.report)
        make_room(args.report)
    games = sum(table.plan.games for table in tables(of))
    compile_first(ENGINE)
    with progress(games, "games", args.quiet) as advance:
        standings = play(of, workers(args, games), advance)
    command = ["wormgrill", "tournament", *sys.argv[2:]]
    if args.report is not None:
        _write_report(standings, Path(args.report), command)
    if args.json:
        print(json.dumps(pages.as_dict(standings) | {"manifest": {"command": command, **made_by()}}))
    else:
        _print_standings(standings)
    return 0


def sizes(text: str) -> tuple[int, ...]:
    """`2`, `2-4` or `2,3,7` as numbers of seats."""
    found: list[int] = []
    for part in text.split(","):
        first, dash, last = part.partition("-")
        try:
            low, high = int(first), int(last if dash else first)
        except ValueError:
            raise PlanError(f"seats are written 2, 2-4 or 2,3,7, not {text!r}") from None
        found.extend(range(low, high + 1))
    return tuple(dict.fromkeys(found))


def _report_possible(file: str) -> None:
    from wormgrill.arena import plots

    if Path(file).suffix not in (".md", ".html"):
        raise PlanError(f"a report is a .md or .html file, not {file}")
    plots.check("report.svg")


def _write_report(standings: Standings, file: Path, command: list[str]) -> None:
    from wormgrill.arena import pages, plots

    if file.suffix == ".html":
        file.write_text(pages.page(standings, command), encoding="utf-8")
        return
    pictures = [f"{file.stem}-ratings.svg", f"{file.stem}-cross.svg"]
    plots.ratings_file(standings, str(file.with_name(pictures[0])))
    plots.cross_file(standings, str(file.with_name(pictures[1])))
    file.write_text(pages.markdown(standings, pictures, command), encoding="utf-8")


def _print_standings(standings: Standings) -> None:
    from rich.console import Console

    from wormgrill.arena import pages
    from wormgrill.arena.report import slim

    console = Console()
    for heads, cells in (
        (pages.HEADINGS, pages.rows(standings)),
        (pages.cross_headings(standings), pages.cross_rows(standings, margins=False)),
    ):
        drawn = slim(*heads)
        for row in cells:
            drawn.add_row(*row)
        console.print(drawn)
    console.print(pages.title(standings))


def add_strength(parser: argparse.ArgumentParser) -> None:
    """The options of `wormgrill strength`."""
    parser.description = "The ladder of all players and levels among greedy ones, for all seats and editions."
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="games for each figure (default 1000)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="which dice fall (default 1)")
    parser.add_argument("--workers", type=int, default=0, metavar="W", help="processes (default: one per core)")
    parser.add_argument("--keep", metavar="FILE", help="keep finished figures in this file, and go on from it")
    parser.add_argument("--write", metavar="FILE", help="write the page (docs/strength.md) rather than print it")


def run_strength(args: argparse.Namespace) -> int:
    """Climb the ladder."""
    return guarded(lambda: _strength(args))


def _strength(args: argparse.Namespace) -> int:
    from datetime import UTC, datetime

    from wormgrill.arena.ladder import Cell, climb, markdown
    from wormgrill.solver import kernel

    if args.games < 1:
        raise PlanError(f"--games is 1 or more, not {args.games}")
    for file in (args.keep, args.write):
        if file:
            make_room(file)
    compile_first(ENGINE)
    if kernel.chosen() != "compiled":
        raise PlanError("the ladder is played by compiled code, which is not to be had; `wormgrill warm` says why")

    def told(cell: Cell) -> None:
        fair = cell.fair
        print(f"{cell.key}: {fair.value:.3f} ± {fair.margin:.3f} fair shares", file=sys.stderr, flush=True)

    kept = Path(args.keep) if args.keep else None
    cells = climb(args.games, args.seed, workers(args, args.games), kept, told)
    command = f"wormgrill strength --games {args.games} --seed {args.seed}" + (
        f" --write {args.write}" if args.write else ""
    )
    page = markdown(
        cells, command, f"{datetime.now(UTC):%Y-%m-%d}, {args.games} games for each figure, seed {args.seed}"
    )
    if args.write:
        Path(args.write).write_text(page, encoding="utf-8")
    else:
        print(page, end="")
    return 0
