"""The verbs of this room: `players` lists them, `bot` lets one speak by lines or checks yours, `advise` asks one."""

from __future__ import annotations

import argparse
import json
import random
import sys
from dataclasses import dataclass
from typing import Any

from wormgrill.notation import format_move, format_position, parse_position
from wormgrill.players.conformance import Check, check
from wormgrill.players.conversation import BotError
from wormgrill.players.protocol import UNLIMITED, Decision, Player, close
from wormgrill.players.reasons import CODES
from wormgrill.players.registry import Entry, SpecError, catalogue, format_player, parse_player, spell_value
from wormgrill.rules import Position, legal


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
        print(f"wormgrill: {error}", file=sys.stderr)
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
    parser.add_argument(
        "--seconds", type=float, default=2.0, help="check: time for one decision, and for leaving (default 2)"
    )
    parser.add_argument(
        "--games", type=int, default=2, choices=range(5), help="check: how many games it plays (default 2)"
    )
    parser.add_argument("--json", action="store_true", help="check: one object per point and line")


def run_bot(args: argparse.Namespace) -> int:
    """Speak for a player, or check a bot."""
    if args.spec == "check":
        return _check(args)
    if args.command is not None:
        print(
            f"wormgrill: bot takes one spec; to test a bot of yours: wormgrill bot check {args.command}",
            file=sys.stderr,
        )
        return 2
    return _serve(args.spec)


def _serve(spec: str) -> int:
    from wormgrill.players.service import serve

    try:
        for line in serve(spec, sys.stdin):
            print(line, flush=True)
    except (SpecError, BotError) as error:
        print(f"wormgrill: {error}", file=sys.stderr)
        return 1
    except BrokenPipeError:
        sys.stdout = None  # nobody listens any more; do not complain at exit
    return 0


def _check(args: argparse.Namespace) -> int:
    if args.command is None:
        print(
            "wormgrill: bot check needs the command that starts your bot: wormgrill bot check ./mybot", file=sys.stderr
        )
        return 2
    if not args.seconds > 0:
        print(f"wormgrill: --seconds must be more than 0, not {args.seconds:g}", file=sys.stderr)
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


def add_advise(parser: argparse.ArgumentParser) -> None:
    """The options of `wormgrill advise`."""
    parser.add_argument("position", metavar="POSITION", help="in quotes, such as '2014 21-36 -/- 1 |1123455w'")
    parser.add_argument("--player", metavar="SPEC", help="who is asked (default: the strongest there is)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="for players that use chance")
    parser.add_argument("--json", action="store_true", help="one JSON object")


def run_advise(args: argparse.Namespace) -> int:
    """What a player thinks of the moves of a position."""
    spec = args.player or default_adviser()
    try:
        position = parse_position(args.position)
        player = parse_player(spec)
        if position.over:
            raise ValueError("the game is over: there is no move to advise")
        decision = player.choose(position, legal(position), UNLIMITED, random.Random(args.seed))
    except (SpecError, BotError, ValueError) as error:
        return _refused(args, " ".join(str(error).split()))
    close(player)
    advice = advised(position, player, decision)
    if args.json:
        print(json.dumps(advice))
    else:
        _print_advice(advice)
    return 0


def default_adviser() -> str:
    """The champion, where it is installed."""
    known = [entry.name for entry in catalogue()]
    return "champion" if "champion" in known else "greedy"


def advised(position: Position, player: Player, decision: Decision) -> dict[str, Any]:
    """A decision as the answer to `advise`: all legal moves, best first; values are null where none are known."""
    unit = decision.unit
    known = [(v.move, v.value(unit)) for v in decision.values] if unit else []
    unknown = [move for move in (decision.move, *legal(position)) if move not in [m for m, _ in known]]
    ranked = [*known, *((move, None) for move in dict.fromkeys(unknown))]
    return {
        "position": format_position(position),
        "player": format_player(player),
        "unit": unit,
        "value": decision.value,
        "moves": [{"move": format_move(move), "value": value} for move, value in ranked],
        "why": [reason.as_dict() for reason in decision.why],
    }


def _refused(args: argparse.Namespace, message: str) -> int:
    if args.json:
        print(json.dumps({"position": args.position, "error": message}))
    else:
        print(f"wormgrill: {message}", file=sys.stderr)
    return 1


def _print_advice(advice: dict[str, Any]) -> None:
    percent = advice["unit"] == "win"
    value = advice["value"]
    print(f"{advice['position']}\n{advice['player']}" + (f": {_worth(value, percent)}" if value is not None else ""))
    for place, row in enumerate(advice["moves"]):
        known = "" if row["value"] is None else _worth(row["value"], percent)
        print(f"{'*' if place == 0 else ' '} {row['move']:<8}{known:>14}")
    for reason in advice["why"]:
        numbers = ", ".join(f"{key} {_short(number)}" for key, number in reason.items() if key != "why")
        said = CODES.get(reason["why"], reason["why"].replace("_", " ")).partition(":")[0]
        print(f"  {said}" + (f": {numbers}" if numbers else ""))


def _worth(value: float, percent: bool) -> str:
    return f"{100 * value:.2f} % to win" if percent else f"{value:.3f} worms"


def _short(number: object) -> str:
    return f"{number:.3f}" if isinstance(number, float) else str(number)
