"""Counts of paths, like chess's perft: in how many ways do the next events go on, to a given depth?

A path is a sequence of different events: moves and the ways in which dice can fall. A count file has blocks like

    2014 21-23,26-29 24/30.25/32 1 444w|55ww
    depth 1: 1
    depth 2: 2
    depth 3: 22 = >5 22

the last line with the breakdown by first event. `python -m tests.rules.counting` writes the files anew; with a position
and a depth behind it the command prints the breakdown for that position.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from wormgrill.notation import format_event, parse_position
from wormgrill.rules import Event, Position, apply, legal, outcomes

FOLDER = Path(__file__).parent.parent / "data" / "counts"


def events(position: Position) -> tuple[Event, ...]:
    return tuple(rolled for rolled, _ in outcomes(position)) if position.thrown else legal(position)


@cache
def count(position: Position, depth: int) -> int:
    """The number of different paths of exactly so many events."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(events(position))
    return sum(count(apply(position, event), depth - 1) for event in events(position))


def breakdown(position: Position, depth: int) -> dict[str, int]:
    """The count behind each first event."""
    return {format_event(event): count(apply(position, event), depth - 1) for event in events(position)}


@dataclass(frozen=True)
class Block:
    """What a count file says about one position."""

    position: str
    counts: tuple[int, ...]
    first: dict[str, int]

    def text(self) -> str:
        lines = [f"depth {depth}: {number}" for depth, number in enumerate(self.counts, start=1)]
        lines[-1] += " = " + " + ".join(f"{event} {number}" for event, number in self.first.items())
        return "\n".join([self.position, *lines]) + "\n"


def counted(text: str, depth: int) -> Block:
    position = parse_position(text)
    counts = tuple(count(position, number) for number in range(1, depth + 1))
    return Block(text, counts, breakdown(position, depth))


def read(file: Path) -> Iterator[Block]:
    for block in file.read_text().split("\n\n"):
        position, *lines = block.strip().split("\n")
        *counts, last = [line.partition(": ")[2] for line in lines]
        number, _, parts = last.partition(" = ")
        first = {event: int(behind) for event, behind in (part.split(" ") for part in parts.split(" + "))}
        yield Block(position, tuple(map(int, [*counts, number])), first)


#: Positions by edition: from the start, from the middle and the end of turns, where something special can happen.
POSITIONS = {
    "2014": [
        ("2014 21-36 -/- 1", 4),
        ("2014 21-23,26-29,31,33-36 24/30.25/32 1 444w|55ww", 7),
        ("2014 21-23,26-29,31,33-36 24/30.25/32 1 444w55|", 8),
        ("2014 21,36 30.25/26 1 ww44531|", 7),
        ("2014 36 21.25/22 2 wwww|1124", 7),
        ("2014+decline 21-24,26-29,31-36 30/25 1 www5|1255", 6),
        ("2014+any 21-24,26-29,31-36 30/25 1 www5|1255", 6),
        ("2014+short 21,22 36/25 1 www5511|", 6),
    ],
    "2005": [
        ("2005 21-36 -/-/- 2", 4),
        ("2005 21-24,26-29,31-36 30/25 1 www5|1255", 7),
        ("2005 27,30,34 21.26/25/- 2 ww4333|11", 8),
        ("2005+short 21,24,27 31.26/22.30 2 ww551|", 7),
        ("2005+any 21-24,26-29,31-36 30/25 1 www55|113", 7),
    ],
    "deluxe": [
        ("deluxe 11c,13,21h,22,23r,24,25w,26,27g,28,29a,30-36 -/- 1", 4),
        ("deluxe 21,22r,24 25+w*3/23+h*4/26 1 www|11455", 6),
        ("deluxe 21,22r,23,24 25+g*3/27*4/26+c 1 www4|115wg1", 6),
        ("deluxe 21h,24a,25 26+c*7/22+g/- 2 5544|112wg1", 6),
        ("deluxe 22a,25r 26+c*2/24.23+h*2/-*3 1 www44|", 6),
        ("deluxe 11,13c,21 26.22+a/24+w 1 ww1|", 5),
        ("deluxe 24w,36g 22+a/21+h 1 11|", 4),
        ("deluxe+plaingold 21h,24 26+g/22+w 1 wwww55|12g4", 6),
        ("deluxe+decline+any 11,21h,22c,24 26+a/25+w 1 www55|", 5),
        ("deluxe+short 24w,25c 30+a/- 1 1145|", 5),
    ],
}


def main(arguments: list[str]) -> None:
    if arguments:
        text, depth = arguments
        print(counted(text, int(depth)).text(), end="")
        return
    for edition, positions in POSITIONS.items():
        blocks = [counted(text, depth).text() for text, depth in positions]
        (FOLDER / f"{edition}.txt").write_text("\n".join(blocks))


if __name__ == "__main__":
    main(sys.argv[1:])
