"""The six specialists of the deluxe edition, by the letters of the notation."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Specialist(StrEnum):
    """The order of the members is the order in which choices between them are listed."""

    CANNED = "c"
    HEN = "h"
    RAVEN = "r"
    WEASEL = "w"
    GOLDEN = "g"
    APPLE = "a"

    def __repr__(self) -> str:
        return f"Specialist.{self.name}"


RANK: Final = {specialist: rank for rank, specialist in enumerate(Specialist)}

#: On which portion each of them waits when the game starts.
STARTING_PLACES: Final = (
    (11, Specialist.CANNED),
    (21, Specialist.HEN),
    (23, Specialist.RAVEN),
    (25, Specialist.WEASEL),
    (27, Specialist.GOLDEN),
    (29, Specialist.APPLE),
)

ROUND_WORMS: Final = 7
APPLE_WORMS: Final = 3
