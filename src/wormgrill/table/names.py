"""Text from people: cleaned once, at the door, and never treated as anything but text."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from .errors import Refused

NAME_LIMIT = 24
TEXT_LIMIT = 280
CONTRIBUTION_LIMIT = 200
_JOINER = "\u200d"  # joins emoji; every other invisible character goes


def clean(text: str, limit: int) -> str:
    """One line without control characters, invisible signs, stacked accents or double blanks, at most `limit` long."""
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", text):
        category = unicodedata.category(char)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if category[0] == "Z" or char in "\t\n\r":
            kept.append(" ")
        elif (category[0] != "C" or char == _JOINER) and marks <= 2:
            kept.append(char)
    return " ".join("".join(kept).split())[:limit].strip(" " + _JOINER)


def clean_name(text: str, taken: Iterable[str] = ()) -> str:
    """A name that can be told from those already at the table: a second Anika becomes `Anika 2`."""
    name = clean(text, NAME_LIMIT)
    if not name:
        raise Refused("bad_name", f"nothing is left of the name {text!r} after cleaning; use some letters", "name")
    known = {other.casefold() for other in taken}
    number, free = 1, name
    while free.casefold() in known:
        number += 1
        free = f"{name[: NAME_LIMIT - 1 - len(str(number))].rstrip()} {number}"
    return free
