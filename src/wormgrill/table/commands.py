"""`wormgrill verify`: derive every roll of a record again, offline, and say what does not fit."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

Data = dict[str, Any]

#: With one of these nothing can be said about the dice.
UNCHECKABLE = {"bad_record", "no_dice", "missing_tag", "bad_secret"}


def add_verify(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "files",
        nargs="+",
        metavar="FILE",
        help="a record (.wgr), - for standard input; several of a series are held against each other",
    )
    parser.add_argument("--json", action="store_true", help="one object for each file")


def run_verify(arguments: argparse.Namespace) -> int:
    told = _verified(arguments.files)
    for verdict in told:
        print(json.dumps(verdict) if arguments.json else "\n".join(_lines(verdict)))
    return 0 if all(verdict["fits"] for verdict in told) else 1


def _verified(files: Sequence[str]) -> list[Data]:
    """A verdict for each file; games of one series are held against each other too."""
    from wormgrill.notation import NotationError, Record, parse_record

    from .record import verify, verify_series

    told: list[Data] = []
    read: list[tuple[Data, Record]] = []
    for file in files:
        verdict: Data = {"file": file}
        told.append(verdict)
        try:
            played = parse_record(_text(file))
        except NotationError as error:
            problem = {"problem": "bad_record", "message": str(error)}
            verdict |= {"fits": False, "rolls": 0, "taken_back": [], "drawn": False, "problems": [problem]}
        else:
            verdict |= verify(played).as_dict()
            read.append((verdict, played))
    between = verify_series([played for _, played in read])
    for (verdict, _), problems in zip(read, between, strict=True):
        verdict["problems"] += [problem.as_dict() for problem in problems]
        verdict["fits"] = not verdict["problems"]
    return told


def _text(file: str) -> str:
    try:
        return sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise ValueError(f"{file} is not UTF-8 text: {error.reason} at byte {error.start}") from None


def _lines(verdict: Data) -> list[str]:
    """The verdict for people."""
    if verdict["fits"]:
        lines = [f"{verdict['file']}: all {verdict['rolls']} rolls are the ones that were promised."]
    else:
        known = {problem["problem"] for problem in verdict["problems"]} & UNCHECKABLE
        finding = "cannot be checked" if known else "do not fit"
        lines = [f"{verdict['file']}: the dice {finding}.", *(f"  {_sentence(p)}" for p in verdict["problems"])]
    if verdict["taken_back"]:
        numbers = ", ".join(map(str, verdict["taken_back"]))
        lines.append(f"  Rolls that were taken back by consent, and are not in the record: {numbers}.")
    if verdict["fits"] and not verdict["drawn"]:
        lines.append("  Who begins was not left to the dice.")
    return lines


def _sentence(problem: Data) -> str:
    match problem["problem"]:
        case "roll":
            return (
                f"Roll {problem['number']} should have been {problem['derived']}, the record has {problem['recorded']}."
            )
        case "commitment":
            gives, promised = problem["derived"], problem["recorded"]
            return f"The secret does not belong to the commitment: it gives {gives}, promised was {promised}."
        case "begins":
            derived, recorded, seat = problem["derived"], problem["recorded"], problem["seat"]
            return f"Who begins should have been {derived}, the record says {recorded}, and seat {seat} began."
        case "promise":
            promised, recorded = problem["promised"], problem["recorded"] or "none"
            return f"The game before promised the commitment {promised} for this one; it has {recorded}."
        case "roll_count":
            return f"The record numbers {problem['numbered']} rolls and has {problem['recorded']}."
        case "missing_tag":
            hint = " (it is shown when the game is over)" if problem["tag"] == "Secret" else ""
            return f"The tag {problem['tag']} is missing{hint}."
        case "no_dice":
            found = f"The tag Dice says {problem['dice']}" if problem["dice"] else "There is no tag Dice"
            return f"{found}; only dice of the kind {problem['scheme']} can be checked."
        case "bad_secret":
            return f"The secret must be 64 hexadecimal digits, not {problem['secret']!r}."
        case _:
            return str(problem.get("message", problem["problem"]))
