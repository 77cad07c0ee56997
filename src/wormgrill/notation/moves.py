"""Text for a move, or for the fall of the dice, on its own."""

from __future__ import annotations

import re
from typing import Final

from wormgrill.rules import (
    Event,
    Fail,
    GiveUp,
    Keep,
    Move,
    Reroll,
    Roll,
    Rolled,
    Specialist,
    Take,
    TakeHen,
)

from .dice import format_dice, format_face, parse_dice, parse_face
from .errors import NotationError

_KEEP: Final = re.compile(r">([1-5w])(?:@([1-7]))?")
_TAKE: Final = re.compile(r"=([1-9][0-9])(?:@([1-7]))?(?:&([chwga]))?(?:\^([1-7]))?")
_TAKE_HEN: Final = re.compile(r"=h@([1-7])(?:&([chwga]))?")
_PLAIN: Final[dict[str, Move]] = {
    "roll": Roll(),
    "roll-": Roll(golden=False),
    "~": Reroll(),
    "#": GiveUp(),
    "=x": Fail(),
}
_PLAIN_TEXTS: Final = {move: text for text, move in _PLAIN.items()}


def format_move(move: Move) -> str:
    match move:
        case Keep(face, giver):
            return f">{format_face(face)}" + _suffix("@", giver)
        case Take(tile, seat, back, giver):
            return f"={tile}" + _suffix("@", seat) + _suffix("&", back) + _suffix("^", giver)
        case TakeHen(seat, back):
            return f"=h@{seat}" + _suffix("&", back)
        case _:
            return _PLAIN_TEXTS[move]


def parse_move(text: str) -> Move:
    """A move by its token without dice: `roll`, `>5`, `~`, `=27`, `=h@2&w`, …"""
    if text in _PLAIN:
        return _PLAIN[text]
    if match := _KEEP.fullmatch(text):
        if match[2] and match[1] != "1":
            raise NotationError(f"in {text!r} a seat gives a round worm, which only ones bring: >1@{match[2]}")
        return Keep(parse_face(match[1]), _seat(match[2]))
    if match := _TAKE.fullmatch(text):
        return Take(int(match[1]), _seat(match[2]), _specialist(match[3]), _seat(match[4]))
    if match := _TAKE_HEN.fullmatch(text):
        return TakeHen(int(match[1]), _specialist(match[2]))
    raise NotationError(
        f"{text!r} is no move; the moves are roll, roll-, >FACE, >1@SEAT, ~, #, =TILE, =TILE@SEAT, =h@SEAT, =x, "
        f"the = moves with &LETTER or ^SEAT behind them where something has to be chosen"
    )


def format_event(event: Event) -> str:
    """A move's token, or `:` and the dice."""
    return ":" + format_dice(event.dice) if isinstance(event, Rolled) else format_move(event)


def parse_event(text: str) -> Event:
    return Rolled(parse_dice(text[1:])) if text.startswith(":") else parse_move(text)


def _suffix(sign: str, value: int | Specialist | None) -> str:
    return "" if value is None else f"{sign}{value}"


def _seat(text: str | None) -> int | None:
    return int(text) if text else None


def _specialist(text: str | None) -> Specialist | None:
    return Specialist(text) if text else None
