"""The verb `train`: teach the champion of one family, with progress, resumable, the same for the same seed."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from wormgrill.arena.commands import make_room
from wormgrill.players.champion_files import data_folder, load, manifest, save, write_manifest
from wormgrill.solver.warm import compile_first

from .training import BATCH, Plan, Report, plan_of

DONE: Final = 0
#: Enough for full strength with two players; the other families learn as well from these.
GAMES: Final = 600_000
MEASURED: Final = 4_000
#: What measuring and training need compiled besides what games do.
ENGINE, TRAINING = "wormgrill.arena.engine", "wormgrill.learn.training"


def add_train(parser: argparse.ArgumentParser) -> None:
    """The options of `wormgrill train`."""
    parser.add_argument(
        "family", metavar="FAMILY", help="base-2 to base-7 (2014, 2005 and options), deluxe-2 to deluxe-7"
    )
    parser.add_argument("--games", type=int, default=GAMES, metavar="N", help=f"games to learn from (default {GAMES})")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="decides everything that is drawn (default 1)")
    parser.add_argument(
        "--batch", type=int, default=BATCH, metavar="B", help=f"lessons to a step of learning (default {BATCH})"
    )
    parser.add_argument(
        "--workers", type=int, default=1, metavar="W", help="processes that play (default 1); results do not change"
    )
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster (`auto`), or `local` for one made here")
    parser.add_argument(
        "--work", type=Path, default=Path("training"), metavar="DIR", help="where checkpoint and log go"
    )
    parser.add_argument(
        "--out", type=Path, metavar="DIR", help="where weights and manifest go (default: into the package)"
    )
    parser.add_argument("--fresh", action="store_true", help="begin anew although there is a checkpoint")
    parser.add_argument(
        "--measure",
        type=int,
        default=MEASURED,
        metavar="N",
        help=f"games that measure the strength (default {MEASURED}; 0: none)",
    )
    parser.add_argument(
        "--only-measure",
        action="store_true",
        help="teach nothing: measure the weights that there are, for their manifest",
    )
    parser.add_argument("--json", action="store_true", help="one JSON object per round on stdout, then the manifest")


def run_train(args: argparse.Namespace) -> int:
    """Carry out `wormgrill train`."""
    plan = plan_of(args.family, args.games, args.seed, args.batch)
    if min(args.games, args.workers, args.batch) < 1 or args.measure < 0:
        raise ValueError("--games, --workers and --batch are 1 or more, --measure 0 or more")
    if not args.only_measure:
        make_room(_folder(args) / f"{plan.family}.npz")
    compile_first(ENGINE, TRAINING, needed=True)
    about = _train(plan, args) if not args.only_measure else manifest(plan.family, _folder(args))
    _measure(plan, args, about)
    print(json.dumps(about) if args.json else _in_words(about))
    return DONE


def _train(plan: Plan, args: argparse.Namespace) -> dict[str, Any]:
    from .fleet import fleet
    from .measure import today
    from .training import seconds_of, train

    with fleet(args.workers, args.ray) as submit, _shown(plan, args.json) as told:
        net = train(plan, submit, args.work, told, args.fresh)
    about: dict[str, Any] = {
        "command": _command(plan),
        **plan.as_dict(),
        "seconds": round(seconds_of(plan, args.work)),
        "date": today(),
        "strength": None,
    }
    save(plan.family, net, about, _folder(args))
    load.cache_clear()
    return manifest(plan.family, _folder(args))


def _command(plan: Plan) -> str:
    """The command that makes the same weights again."""
    batch = f" --batch {plan.batch}" if plan.batch != BATCH else ""
    return f"wormgrill train {plan.family} --games {plan.games} --seed {plan.seed}{batch}"


def _measure(plan: Plan, args: argparse.Namespace, about: dict[str, Any]) -> None:
    """Measure the strength of the weights in their folder and write it into their manifest."""
    from .measure import measure

    if args.measure:
        folder = _folder(args)
        about["strength"] = measure(plan.edition, plan.seats, args.measure, folder, args.workers).as_dict()
        write_manifest(plan.family, about, folder)


def _folder(args: argparse.Namespace) -> Path:
    return Path(args.out) if args.out is not None else data_folder()


@contextmanager
def _shown(plan: Plan, as_json: bool) -> Iterator[Callable[[Report], None]]:
    """Show how far the run is: JSON for programs, a bar for people."""
    if as_json:
        from dataclasses import asdict

        yield lambda report: print(json.dumps(asdict(report)), flush=True)
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("error {task.fields[error]:.5f}"),
    )
    with Bar(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task(plan.family, total=plan.rounds, error=0.0)
        yield lambda report: bar.update(task, completed=report.round, error=report.error)


def _in_words(about: dict[str, Any]) -> str:
    strength = about["strength"]
    line = f"{about['command']}: {about['seconds']} s"
    if strength is None:
        return line
    win, low, high = (100 * strength[key] for key in ("win", "low", "high"))
    return f"{line}; wins {win:.2f} % ({low:.2f} to {high:.2f}) among greedy players, a fair share is " + (
        f"{100 * strength['fair']:.2f} %"
    )
