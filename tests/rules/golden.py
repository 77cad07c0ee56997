"""Golden playthroughs: whole games written out so that a person can follow them with the printed rules at hand.

`python -m tests.rules.golden` writes the files of `tests/data/golden/` anew; a test compares them with the rules of
today. Every event is told with the position before it, what was legal, and what happened. A second of a game looks so:

    at      2014 21-36 -/- 1 |1223445w
    may     >1 >2 >3 >4 >5 >w
    does    >w
            set_aside seat 1, face 6, count 1, total 5
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.games import Step, game

from wormgrill.notation import format_edition, format_event, format_move, format_position, parse_edition
from wormgrill.rules import Position, Rolled, facts, legal, standing, winners

FOLDER = Path(__file__).parent.parent / "data" / "golden"

#: Name, edition, players, seed: chosen so that together the games of an edition show everything that can happen in it.
GAMES = [
    ("2005-two", "2005", 2, 109),
    ("2005-four", "2005", 4, 69),
    ("2005-short", "2005+short", 3, 137),
    ("2014-two", "2014", 2, 53),
    ("2014-three", "2014", 3, 135),
    ("2014-options", "2014+short+decline+any", 4, 76),
    ("deluxe-two", "deluxe", 2, 102),
    ("deluxe-three", "deluxe", 3, 134),
    ("deluxe-five", "deluxe+plaingold", 5, 45),
]


def played(edition: str, players: int, seed: int) -> list[Step]:
    return game(parse_edition(edition), players, seed)


def told(fact: dict[str, Any]) -> str:
    """`stole seat 1, tile 32, victim 3`."""
    values = {name: value for name, value in fact.items() if name not in ("fact", "dice") or isinstance(value, int)}
    return f"{fact['fact']} " + ", ".join(f"{name} {plain(value)}" for name, value in values.items())


def plain(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def step_lines(step: Step) -> Iterator[str]:
    before, event, _ = step
    if not isinstance(event, Rolled):
        yield f"  at      {format_position(before)}"
        yield f"  may     {' '.join(map(format_move, legal(before)))}"
    yield f"  {'falls' if isinstance(event, Rolled) else 'does '}   {format_event(event)}"
    for fact in facts(before, event):
        if fact.code not in ("fell", "threw"):
            yield f"          {told(fact.as_dict())}"


def transcript(name: str, edition: str, players: int, seed: int) -> str:
    lines = [f"{name}: a game of {format_edition(parse_edition(edition))} for {players}"]
    turn, begun = 0, False
    for step in played(edition, players, seed):
        before, _, after = step
        if not begun:
            turn += 1
            lines += ["", f"Turn {turn}, seat {before.seat}"]
        lines += step_lines(step)
        begun = after.begun
    lines += ["", *result(after)]
    return "\n".join(lines) + "\n"


def result(end: Position) -> list[str]:
    return [
        f"The end: {format_position(end)}",
        f"Worms: {' '.join(map(str, standing(end)))}",
        f"Winners: {' '.join(map(str, winners(end)))}",
    ]


def main() -> None:
    for name, edition, players, seed in GAMES:
        (FOLDER / f"{name}.txt").write_text(transcript(name, edition, players, seed))


if __name__ == "__main__":
    main()
