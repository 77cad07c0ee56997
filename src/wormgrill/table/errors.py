"""How a table says no."""

from __future__ import annotations


class Refused(ValueError):
    """What somebody wanted to do is not done. The code is for programs, the text for people who read logs.

    `numbers` are what belongs to the code: the legal moves, the phase, a limit.
    """

    def __init__(self, code: str, message: str, at: str | None = None, **numbers: object) -> None:
        super().__init__(message)
        self.code = code
        self.at = at
        self.numbers = numbers


class Stale(Exception):
    """The game has moved on since the player saw it; not a fault of anybody's, the player is shown the table as it
    is.
    """
