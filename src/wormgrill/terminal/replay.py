"""The verb `replay`: records told as a story, or as data."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from wormgrill.notation import Record, RecordError, format_edition, format_position, parse_record
from wormgrill.rules import Position, facts, standing, winners
from wormgrill.terminal.words import Teller, result

DONE, REFUSED = 0, 1


def run(arguments: argparse.Namespace) -> int:
    """Replay every file; one that is refused costs the others nothing."""
    status = DONE
    for file in arguments.files:
        try:
            record = parse_record(_read(file))
        except RecordError as error:
            status = REFUSED
            _refuse(file, error.kind, str(error), arguments.json, error)
        except OSError as error:
            status = REFUSED
            _refuse(file, "file", f"cannot be read: {(error.strerror or str(error)).lower()}", arguments.json)
        else:
            if arguments.json:
                print(json.dumps({"file": file, **_summary(record, arguments)}, ensure_ascii=False), flush=True)
            else:
                print(_story(file, record, arguments.positions), flush=True)
    return status


def _read(file: str) -> str:
    data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise RecordError("syntax", f"this is not UTF-8 text: {error.reason}", line=line) from None


def _summary(record: Record, arguments: argparse.Namespace) -> dict[str, Any]:
    end = record.end
    after_turns = [after for _, _, after in record.replay() if not after.begun]
    summary: dict[str, Any] = {
        "position": format_position(end),
        "over": end.over,
        "worms": list(standing(end)),
        "winners": list(winners(end)) if end.over else [],
        "turns": len(after_turns),
    }
    if arguments.positions:
        summary["positions"] = [format_position(position) for position in (record.start, *after_turns)]
    if arguments.facts:
        summary["facts"] = _facts(record)
    return summary


def _facts(record: Record) -> list[dict[str, Any]]:
    """Everything that happened, in order, each with the number of its turn."""
    turn, found = 1, list[dict[str, Any]]()
    for before, event, after in record.replay():
        found.extend({"turn": turn} | fact.as_dict() for fact in facts(before, event))
        turn += not after.begun
    return found


def _story(file: str, record: Record, positions: bool) -> str:
    """A readable account: a paragraph per turn, then how it stands."""
    lines = [f"{file}: {format_edition(record.edition)}, {', '.join(record.names)}", ""]
    if positions:
        lines += [format_position(record.start), ""]
    teller, turn, told = Teller(record.names), 1, list[str]()
    for before, event, after in record.replay():
        told.extend(sentence for fact in facts(before, event) if (sentence := teller.tell(fact)))
        if not after.begun:
            lines += _paragraph(turn, told) + ([f"     {format_position(after)}"] if positions else [])
            turn, told = turn + 1, []
    if told:
        lines += _paragraph(turn, [*told, "Here the record stops."])
    return "\n".join([*lines, "", *_ending(record.names, record.end), ""])


def _paragraph(turn: int, sentences: list[str]) -> list[str]:
    head, *rest = sentences
    return [f"{turn:>3}. {head}", *(f"     {sentence}" for sentence in rest)]


def _ending(names: tuple[str, ...], end: Position) -> list[str]:
    if end.over:
        return result(names, end)
    worms = ", ".join(f"{name} {count}" for name, count in zip(names, standing(end), strict=True))
    return [f"The game is not over. Worms: {worms}."]


def _refuse(file: str, kind: str, message: str, as_json: bool, error: RecordError | None = None) -> None:
    if not as_json:
        print(f"{file}: {message}", file=sys.stderr)
        return
    place = {name: getattr(error, name, None) for name in ("line", "turn", "token", "position")}
    told = {"kind": kind, **place, "message": error.message if error else message}
    print(json.dumps({"file": file, "error": told}, ensure_ascii=False), flush=True)
