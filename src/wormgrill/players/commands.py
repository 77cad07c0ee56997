"""The verbs of this room: `players` lists who can play, `bot` lets a player speak the line protocol, or checks one
that does."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass

from wormgrill.players.conformance import Check, check
from wormgrill.players.conversation import BotError
from wormgrill.players.registry import Entry, SpecError, catalogue, format_player, parse_player, spell_value


def add_players(parser: argparse.ArgumentParser) -> None:
    """The options of `wormgrill players`."""
    parser.add_argument(
        "spec", nargs="*", metavar="SPEC", help="show only these, with all their parameters as they would play"
    )
    parser.add_argument("--json", action="store_true", help="one object per player and line")


def run_players(args: argparse.Namespace) -> int:
    """List the players, or what given specs mean."""
    try:
        rows = [_described(spec) for spec in args.spec] if args.spec else [_listed(entry) for entry in catalogue()]
    except SpecError as error:
        print(error, file=sys.stderr)
        return 1
    for row in rows:
        print(row.as_json() if args.json else row.told())
    return 0


@dataclass(frozen=True)
class Row:
    """A player as the list shows it."""

    spec: str
    summary: str
    parameters: dict[str, str]

    def as_json(self) -> str:
        return json.dumps({"spec": self.spec, "summary": self.summary, "parameters": self.parameters})

    def told(self) -> str:
        parameters = "  ".join(f"{key}={value}" for key, value in self.parameters.items())
        return f"{self.spec:<12} {self.summary}" + (f"\n{'':<12} {parameters}" if parameters else "")


def _listed(entry: Entry) -> Row:
    return Row(entry.name, entry.summary, {key: spell_value(value) for key, value in entry.parameters})


def _described(spec: str) -> Row:
    player = parse_player(spec)
    entry = next(entry for entry in catalogue() if entry.name == spec.strip().partition(":")[0])
    shown = {key: spell_value(getattr(player, key)) for key, _ in entry.parameters if key != "options"}
    return Row(format_player(player), entry.summary, shown)


def add_bot(parser: argparse.ArgumentParser) -> None:
    """The options of `wormgrill bot`."""
    parser.add_argument("spec", metavar="SPEC", help="a player that is to speak the line protocol; or the word check")
    parser.add_argument("command", nargs="?", metavar="COMMAND", help="after check: the command that starts your bot")
    parser.add_argument("--seconds", type=float, default=2.0, help="check: time for one decision (default 2)")
    parser.add_argument(
        "--games", type=int, default=2, choices=range(5), help="check: how many games it plays (default 2)"
    )
    parser.add_argument("--json", action="store_true", help="check: one object per point and line")


def run_bot(args: argparse.Namespace) -> int:
    """Speak for a player, or check a bot."""
    if args.spec == "check":
        return _check(args)
    if args.command is not None:
        print(f"bot takes one spec; to test a bot of yours: wormgrill bot check {args.command}", file=sys.stderr)
        return 2
    return _serve(args.spec)


def _serve(spec: str) -> int:
    from wormgrill.players.service import serve

    try:
        for line in serve(spec, sys.stdin):
            print(line, flush=True)
    except (SpecError, BotError) as error:
        print(error, file=sys.stderr)
        return 1
    except BrokenPipeError:
        sys.stdout = None  # nobody listens any more; do not complain at exit
    return 0


def _check(args: argparse.Namespace) -> int:
    if args.command is None:
        print("bot check needs the command that starts your bot: wormgrill bot check ./mybot", file=sys.stderr)
        return 2
    if not args.seconds > 0:
        print("--seconds must be more than 0", file=sys.stderr)
        return 2
    good = True
    for point in check(args.command, args.seconds, args.games):
        good = good and (point.ok or not point.needed)
        print(_told(point, args.json), flush=True)
    if not args.json:
        print("conforms" if good else "does not conform: see docs/bots.md")
    return 0 if good else 1


def _told(point: Check, as_json: bool) -> str:
    if as_json:
        return json.dumps({"check": point.name, "ok": point.ok, "needed": point.needed, "detail": point.detail})
    mark = "ok    " if point.ok else "FAILED" if point.needed else "advice"
    return f"{mark} {point.name}" + (f": {point.detail}" if point.detail else "")
