"""A record: who played, where it started, every event; and its canonical text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from wormgrill.rules import (
    Edition,
    Event,
    GiveUp,
    Keep,
    Position,
    Reroll,
    Roll,
    Rolled,
    apply,
    standing,
    winners,
)

from .dice import format_dice
from .editions import format_edition
from .errors import NotationError
from .moves import format_move
from .positions import format_position, start_of

TAG_NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
PLAYER_TAG: Final = re.compile(r"Player([0-9]+)")


@dataclass(frozen=True)
class Record:
    """A game or a part of it. `tags` are the further tags; edition, players and position are fields of their own."""

    names: tuple[str, ...]
    start: Position
    events: tuple[Event, ...] = ()
    tags: tuple[tuple[str, str], ...] = field(default=())

    @property
    def edition(self) -> Edition:
        return self.start.edition

    def replay(self) -> Iterator[tuple[Position, Event, Position]]:
        """Every event with the position before and after it."""
        before = self.start
        for event in self.events:
            after = apply(before, event)
            yield before, event, after
            before = after

    @cached_property
    def end(self) -> Position:
        """The position after the last event."""
        position = self.start
        for event in self.events:
            position = apply(position, event)
        return position

    def tag(self, name: str) -> str | None:
        """The value of a further tag, or None."""
        return dict(self.tags).get(name)


def format_record(record: Record) -> str:
    """The canonical text: tags, an empty line, a numbered line per turn."""
    if record.end.thrown:
        raise NotationError("a record may stop only where a player chooses, not with the dice in the air")
    turns = [f"{number}. {' '.join(tokens)}\n" for number, tokens in enumerate(_turns(record), start=1)]
    return "".join(f"{line}\n" for line in _tag_lines(record)) + ("\n" + "".join(turns) if turns else "")


def _tag_lines(record: Record) -> Iterator[str]:
    if len(record.names) != len(record.start.players):
        raise NotationError(f"the record names {len(record.names)} players for {len(record.start.players)} seats")
    yield _tag("Edition", format_edition(record.edition))
    for seat, name in enumerate(record.names, start=1):
        yield _tag(f"Player{seat}", name)
    if not start_of(record.start):
        yield _tag("Position", format_position(record.start))
    names = ["Edition", "Position"]
    for name, value in record.tags:
        if name in names or PLAYER_TAG.fullmatch(name):
            raise NotationError(f"the tag {name!r} stands twice or belongs to a field of its own")
        names.append(name)
        yield _tag(name, value)
    for name, expected in result_tags(record.end).items():
        if record.tag(name) not in (None, expected):
            raise NotationError(contradiction(name, record.tag(name), expected))


def _tag(name: str, value: str) -> str:
    if not TAG_NAME.fullmatch(name):
        raise NotationError(f"{name!r} is no name for a tag: write letters, digits and _, a letter first")
    if "\n" in value or "\r" in value:
        raise NotationError(f"the tag {name} has a line break in it: {value!r}")
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'


def result_tags(end: Position) -> dict[str, str | None]:
    """What the tags `Worms` and `Winners` have to say; Winners of an unfinished game has nothing to say."""
    return {
        "Worms": " ".join(map(str, standing(end))),
        "Winners": " ".join(map(str, winners(end))) if end.over else None,
    }


def contradiction(name: str, value: str | None, expected: str | None) -> str:
    """Why a result tag with this value is refused."""
    moves = "the game is not over" if expected is None else f"the moves give {expected!r}"
    return f"the tag {name} says {value!r}, but {moves}"


def _turns(record: Record) -> Iterator[list[str]]:
    """The tokens of every turn. A roll and what was done with it are one token."""
    tokens: list[str] = []
    roll = opening_roll(record.start)
    for _, event, after in record.replay():
        match event:
            case Roll(golden):
                roll = "" if golden else "-"
            case Rolled(dice):
                roll += format_dice(dice)
                if not after.begun:
                    tokens.append(roll + "#")
            case Keep() | Reroll() | GiveUp():
                tokens.append(roll + format_move(event))
                roll = ""
            case _:
                tokens.append(format_move(event))
        if not after.begun:
            yield tokens
            tokens = []
    if record.end.roll is not None and record.events:
        tokens.append(roll)
    if tokens:
        yield tokens


def opening_roll(position: Position) -> str:
    """The roll that lies open where a record starts, as its first token has to repeat it."""
    if position.roll is None:
        return ""
    return ("-" if position.golden_out and not position.kept else "") + format_dice(position.roll)
