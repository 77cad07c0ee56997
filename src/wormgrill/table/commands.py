"""`wormgrill verify`: derive every roll of a record again, offline, and say what does not fit."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

Data = dict[str, Any]


def add_verify(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help="a record (.wgr), - for standard input")
    parser.add_argument("--json", action="store_true", help="one object for each file")


def run_verify(arguments: argparse.Namespace) -> int:
    told = [{"file": file, **_verified(file)} for file in arguments.files]
    for verdict in told:
        print(json.dumps(verdict) if arguments.json else "\n".join(_lines(verdict)))
    return 0 if all(verdict["fits"] for verdict in told) else 1


def _verified(file: str) -> Data:
    from wormgrill.notation import NotationError, parse_record

    from .record import verify

    text = sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8")
    try:
        return verify(parse_record(text)).as_dict()
    except NotationError as error:
        problem = {"problem": "bad_record", "message": str(error)}
        return {"fits": False, "rolls": 0, "taken_back": [], "problems": [problem]}


def _lines(verdict: Data) -> list[str]:
    """The verdict for people."""
    if verdict["fits"]:
        lines = [f"{verdict['file']}: all {verdict['rolls']} rolls are the ones that were promised."]
    else:
        lines = [f"{verdict['file']}: the dice do not fit.", *(f"  {_sentence(p)}" for p in verdict["problems"])]
    if verdict["taken_back"]:
        numbers = ", ".join(map(str, verdict["taken_back"]))
        lines.append(f"  Rolls that were taken back by consent, and are not in the record: {numbers}.")
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
        case "roll_count":
            return f"The record numbers {problem['numbered']} rolls and has {problem['recorded']}."
        case "missing_tag":
            hint = " (it is shown when the game is over)" if problem["tag"] == "Secret" else ""
            return f"The tag {problem['tag']} is missing{hint}."
        case "no_dice":
            dice, scheme = problem["dice"] or "nothing", problem["scheme"]
            return f"The tag Dice says {dice}; only dice of the kind {scheme} can be checked."
        case "bad_secret":
            return f"The secret must be 64 hexadecimal digits, not {problem['secret']!r}."
        case _:
            return str(problem.get("message", problem["problem"]))
