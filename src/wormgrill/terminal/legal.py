"""The verb `legal`: what may be done in a position."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator

from wormgrill.notation import NotationError, format_move, format_position, parse_position
from wormgrill.rules import ImpossiblePosition, legal

DONE, REFUSED = 0, 1


def run(arguments: argparse.Namespace) -> int:
    """Print the legal moves of every position; a refused one costs the others nothing."""
    status = DONE
    for text in arguments.positions or _lines():
        try:
            position = parse_position(text)
        except (NotationError, ImpossiblePosition) as error:
            status = REFUSED
            _refuse(text, str(error), arguments.json)
            continue
        moves = [format_move(move) for move in legal(position)]
        if arguments.json:
            print(json.dumps({"position": format_position(position), "moves": moves}, ensure_ascii=False), flush=True)
        else:
            print(" ".join(moves) or "(the game is over)", flush=True)
    return status


def _lines() -> Iterator[str]:
    """The lines of standard input that hold anything, without their ends."""
    for line in sys.stdin:
        text = line.rstrip("\r\n")
        if text.strip():
            yield text


def _refuse(text: str, message: str, as_json: bool) -> None:
    if as_json:
        print(json.dumps({"position": text, "error": message}, ensure_ascii=False), flush=True)
    else:
        print(f"{text}: {message}", file=sys.stderr)
