"""Writes `web/src/learn/lesson.json`: the interactive lesson, worked out by the real rules so that the page needs none.

    .venv/bin/python web/scripts/make_lesson.py            writes the file
    .venv/bin/python web/scripts/make_lesson.py --check    says whether it is up to date

A step says something (message `lesson-ID`), shows a position, and waits for one of the wanted moves, if it wants any.
Another legal move is not made but answered: with `lesson-ID-other` where the step has its own answer, else with
`lesson-other-KIND`. What a wanted move brings is written here as events of the notation: the move itself, the dice
that are prepared for it, and what Lou does in between. Every event is applied by `wormgrill.rules`, so a lesson that
breaks a rule cannot be written.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from wormgrill.notation import format_move, format_position, parse_event, parse_position
from wormgrill.rules import Position, apply, facts, legal

TARGET = Path(__file__).resolve().parent.parent / "src" / "learn" / "lesson.json"


@dataclass(frozen=True)
class Step:
    """`brings` gives the events that follow every wanted move; a `position` starts afresh where the table jumps."""

    id: str
    brings: dict[str, str] = field(default_factory=dict)
    position: str | None = None
    point: str | None = None  # the part of the table to point at
    answers: bool = False  # whether it has its own answer to a move that is not wanted


@dataclass(frozen=True)
class Chapter:
    id: str
    steps: tuple[Step, ...]


CHAPTERS = (
    Chapter(
        "basics",
        (
            Step("welcome", position="2014 21-36 -/- 1", point="grill"),
            Step("roll", {"roll": ":1134555w"}, point="roll"),
            Step("all-of-a-face", {">5": ""}, point="dice", answers=True),
            Step("roll-again", {"roll": ":2455w"}, point="roll", answers=True),
            Step("never-twice", {">w": ""}, point="dice", answers=True),
            Step("one-more", {"roll": ":1144"}, point="roll"),
            Step("add-up", {">4": ""}, point="dice"),
            Step("stop-or-roll", {"=28": "roll :11235www >w roll :23555 >5 =30"}, point="stop", answers=True),
            Step("lou-took", {"roll": ":11244www"}, point="stacks"),
            Step("steal-worms", {">w": ""}, point="dice"),
            Step("steal-roll", {"roll": ":12555"}, point="roll"),
            Step("steal-fives", {">5": ""}, point="dice"),
            Step("steal", {"=30@2": "roll :2244445w >4 roll :235w >w =21"}, point="stop"),
            Step("stolen", {"roll": ":244455ww"}, point="stacks"),
            Step("dare", {">w": "roll :1555ww >5"}, point="dice", answers=True),
            Step("fail", {"roll": ":55w"}, point="roll", answers=True),
            Step("failed", point="grill"),
            Step(
                "no-worm",
                {"roll": ":3w"},
                position="2014 22-27,29,30,32-35 28/31.21 1 444455|",
                point="roll",
                answers=True,
            ),
            Step("worm-at-last", {">w": ""}, point="dice"),
            Step("next-lower", {"=30": ""}, point="stop"),
            Step("end", position="2014 - 28.33/21.24.35 0", point="stacks"),
        ),
    ),
    Chapter(
        "deluxe",
        (
            Step("deluxe", position="deluxe 11c,13,21h,22,23r,24,25w,26,27g,28,29a,30-36 -/- 1", point="grill"),
            Step(
                "small",
                {"=13": ""},
                position="deluxe 11c,13,21h,22,23r,24,25w,26,27g,28,29a,30-36 -/- 1 w44|",
                point="stop",
                answers=True,
            ),
            Step(
                "ones",
                {">1": ""},
                position="deluxe 11c,21h,22,23r,24,25w,26,27g,28,29a,30-36 13/- 1 |1113445w",
                point="dice",
                answers=True,
            ),
            Step(
                "canned",
                {"=31": ""},
                position="deluxe 13,21h,22,23r,24,25w,26,27g,28,29a,30-36 11+c/- 1 555533|",
                point="stop",
            ),
            Step(
                "hen",
                {"=h@2": ""},
                position="deluxe 11c,13,22,23r,24,25w,26,27g,28,29a,30,32-36 -/21.31+h 1 ww55533|",
                point="stop",
            ),
            Step(
                "hen-guards",
                {"roll": ":55w"},
                position="deluxe 11c,13,23r,24,25w,26,27g,28,29a,30,32-36 22+h/21.31 1 ww555|",
                point="roll",
                answers=True,
            ),
            Step("hen-left", point="stacks"),
            Step(
                "raven",
                {"=23": ""},
                position="deluxe 11c,13,21h,22,23r,24,25w,26,27g,28,29a,30-36 -/- 1 ww553|",
                point="stop",
            ),
            Step(
                "weasel",
                {"~": ":35"},
                position="deluxe 11c,13,21h,22,23r,24,26,27g,28,29a,30-36 25+w/- 1 ww4444|44",
                point="dice",
                answers=True,
            ),
            Step("weasel-saved", {">3": "", ">5": ""}, point="dice"),
            Step(
                "golden",
                {"roll": ":2344555wgw"},
                position="deluxe 11c,13,21h,22,23r,24,25w,26,28,29a,30-36 27+g/- 1",
                point="roll",
                answers=True,
            ),
            Step("golden-keep", {">w": ""}, point="dice"),
            Step(
                "apple",
                {"=29": ""},
                position="deluxe 11c,13,21h,22,23r,24,25w,26,27g,28,29a,30-36 -/- 1 www4433|",
                point="stop",
            ),
            Step(
                "two",
                {"=27&g": "", "=27&w": ""},
                position="deluxe 11c,13,21h,22,23r,24,26,27g,28,29a,30-36 25+w/- 1 ww4445|",
                point="stop",
            ),
            Step("deluxe-end", point="grill"),
        ),
    ),
)


def happenings(position: Position, events: list[str]) -> tuple[list[dict[str, Any]], Position]:
    """Every event with its facts and the position after it (none while the dice are in the air)."""
    told: list[dict[str, Any]] = []
    for text in events:
        event = parse_event(text)
        seen = [fact.as_dict() for fact in facts(position, event)]
        seat, position = position.seat, apply(position, event)
        after = None if position.thrown else format_position(position)
        told.append({"event": text, "seat": seat, "facts": seen, "position": after})
    return told, position


def written(chapter: Chapter) -> dict[str, Any]:
    """A chapter as the page reads it; each step starts where the first wanted move of the one before has led."""
    position: Position | None = None
    steps = []
    for step in chapter.steps:
        if step.position is not None:
            position = parse_position(step.position)
        assert position is not None, f"the step {step.id!r} needs a position"
        start = position
        brings = {}
        for number, (move, rest) in enumerate(step.brings.items()):
            brings[move], after = happenings(start, [move, *rest.split()])
            assert not after.thrown, f"the step {step.id!r} ends with the dice in the air"
            position = after if number == 0 else position
        moves = [format_move(move) for move in legal(start)]
        words = {"say": f"lesson-{step.id}", "other": f"lesson-{step.id}-other" if step.answers else None}
        told = {"id": step.id, **words, "position": format_position(start), "legal": moves, "point": step.point}
        steps.append(told | {"brings": brings})
    return {"id": chapter.id, "steps": steps}


def script() -> str:
    """The whole lesson as JSON, a step a line, so that a change can be read."""
    chapters = []
    for chapter in map(written, CHAPTERS):
        steps = ",\n".join(json.dumps(step) for step in chapter["steps"])
        chapters.append(f'{{"id": "{chapter["id"]}", "steps": [\n{steps}\n]}}')
    return "[" + ",\n".join(chapters) + "]\n"


def main() -> int:
    text = script()
    if "--check" in sys.argv[1:]:
        if TARGET.read_text(encoding="utf-8") != text:
            print(f"{TARGET.name} is out of date: run web/scripts/make_lesson.py", file=sys.stderr)
            return 1
        return 0
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
