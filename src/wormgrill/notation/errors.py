"""Texts that do not follow the notation."""

from __future__ import annotations

from functools import partial
from typing import Literal

Kind = Literal["syntax", "illegal", "mismatch"]


class NotationError(ValueError):
    """A text that the notation does not allow: says what is wrong, where it stands, and what would be right."""


class RecordError(NotationError):
    """A record that cannot be replayed.

    `kind` is `syntax` for a text that does not follow the notation, `illegal` for a move or roll that the rules do not
    allow, `mismatch` for a tag that the moves contradict. `line` counts from 1; `turn`, `token` and `position` (the
    text of the position in which the token stands) are None where they make no sense.
    """

    def __init__(
        self,
        kind: Kind,
        message: str,
        *,
        line: int,
        turn: int | None = None,
        token: str | None = None,
        position: str | None = None,
    ) -> None:
        self.kind: Kind = kind
        self.message = message
        self.line = line
        self.turn = turn
        self.token = token
        self.position = position
        place = f"line {line}" + (f", turn {turn}" if turn is not None else "") + (f", {token!r}" if token else "")
        super().__init__(f"{place}: {message}" + (f" (position: {position})" if position else ""))

    def __reduce__(self) -> tuple[object, ...]:
        placed = partial(type(self), line=self.line, turn=self.turn, token=self.token, position=self.position)
        return placed, (self.kind, self.message)
