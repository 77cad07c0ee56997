"""The verbs of this room: `simulate`, `tournament`, `advise`."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from wormgrill.arena.game import Stranger
from wormgrill.arena.plan import Plan, PlanError, plan
from wormgrill.notation import NotationError, format_record, parse_edition
from wormgrill.players import SpecError
from wormgrill.players.conversation import BotError

Refusal = (NotationError, SpecError, PlanError, BotError, Stranger, OSError)


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
        print(" ".join(str(error).split()), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return 130


def _simulate(args: argparse.Namespace) -> int:
    from wormgrill.arena.simulate import simulate

    task = plan(args.specs, args.games, args.seed, parse_edition(args.edition), args.adjusted, args.records)
    if args.game is not None:
        return _tell(task, args.game)
    if args.plot is not None:
        _plotting(args.plot)
    if args.records is not None:
        Path(args.records).mkdir(parents=True, exist_ok=True)
    with progress(task.games, "games", args.quiet) as advance:
        result = simulate(task, workers(args, task.games), advance)
    return _tell_result(args, result)


def _tell(task: Plan, index: int) -> int:
    """One game of the simulation as a record."""
    from wormgrill.arena.shards import as_record, play_one

    if not 0 <= index < task.games:
        raise PlanError(f"the games of this simulation are numbered 0 to {task.games - 1}; there is no game {index}")
    print(format_record(as_record(task, index, play_one(task, index))), end="")
    return 0


def _tell_result(args: argparse.Namespace, result: object) -> int:
    from wormgrill.arena.report import as_dict, manifest, table
    from wormgrill.arena.simulate import Result

    assert isinstance(result, Result)
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

        Console().print(table(result))
    return 0


def _plotting(file: str) -> None:
    """Refuse a plot that cannot be drawn before hours are spent on its data."""
    try:
        import matplotlib as _  # noqa: F401
    except ImportError as error:
        raise PlanError("plots need matplotlib: install wormgrill[plot]") from error
    if Path(file).suffix not in (".png", ".svg", ".pdf"):
        raise PlanError(f"a plot is a .png, .svg or .pdf file, not {file}")


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
