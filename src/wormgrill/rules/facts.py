"""What people want to be told about an event: who took what from whom, and what happened on the grill.

Each fact has a `code` for programs and translators, and `as_dict` for messages.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, ClassVar

from .dice import Dice
from .specialists import Specialist


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that happened. Fields that do not apply are None and left out of the dictionary."""

    code: ClassVar[str]

    def as_dict(self) -> dict[str, Any]:
        values = {field.name: getattr(self, field.name) for field in fields(self)}
        return {"fact": self.code} | {name: _plain(value) for name, value in values.items() if value is not None}


def _plain(value: object) -> object:
    if isinstance(value, Specialist):
        return value.value
    if isinstance(value, Dice):
        return {"white": list(value.white)} | ({} if value.golden is None else {"golden": value.golden})
    return list(value) if isinstance(value, tuple) else value


@dataclass(frozen=True, slots=True)
class Threw(Fact):
    """The dice left the hand: so many, the golden one included."""

    code = "threw"
    seat: int
    dice: int


@dataclass(frozen=True, slots=True)
class Fell(Fact):
    """The dice have fallen."""

    code = "fell"
    seat: int
    dice: Dice


@dataclass(frozen=True, slots=True)
class SetAside(Fact):
    """Dice of one face were set aside; `total` is the new sum."""

    code = "set_aside"
    seat: int
    face: int
    count: int
    total: int


@dataclass(frozen=True, slots=True)
class UsedWeasel(Fact):
    code = "used_weasel"
    seat: int


@dataclass(frozen=True, slots=True)
class UsedCannedWorm(Fact):
    """The canned worm stood in for the missing worm; `total` is the sum with its five."""

    code = "used_canned_worm"
    seat: int
    total: int


@dataclass(frozen=True, slots=True)
class GotRoundWorm(Fact):
    """A round worm came from the supply, or from the seat `giver`."""

    code = "got_round_worm"
    seat: int
    giver: int | None = None


@dataclass(frozen=True, slots=True)
class Took(Fact):
    """A portion came from the grill."""

    code = "took"
    seat: int
    tile: int
    total: int


@dataclass(frozen=True, slots=True)
class Stole(Fact):
    code = "stole"
    seat: int
    tile: int
    victim: int


@dataclass(frozen=True, slots=True)
class GotSpecialist(Fact):
    """A specialist came along, from the grill or from the seat `victim`."""

    code = "got_specialist"
    seat: int
    specialist: Specialist
    victim: int | None = None


@dataclass(frozen=True, slots=True)
class PutBack(Fact):
    """A specialist went from a player to the portion `tile` of the grill; without a free one it left the game."""

    code = "put_back"
    seat: int
    specialist: Specialist
    tile: int | None = None


@dataclass(frozen=True, slots=True)
class Moved(Fact):
    """A specialist on the grill moved to the portion `tile`; without a free one it left the game."""

    code = "moved"
    specialist: Specialist
    tile: int | None = None


@dataclass(frozen=True, slots=True)
class Failed(Fact):
    """The turn has failed. `reason`: `roll` (nothing new in it), `no_worm`, or `nothing_to_take`."""

    code = "failed"
    seat: int
    reason: str


@dataclass(frozen=True, slots=True)
class KeptByHen(Fact):
    """The hen saved the failing player from any loss; with a portion to protect she paid with her place."""

    code = "kept_by_hen"
    seat: int
    tile: int | None = None


@dataclass(frozen=True, slots=True)
class GaveBack(Fact):
    """The top portion went back to the grill."""

    code = "gave_back"
    seat: int
    tile: int


@dataclass(frozen=True, slots=True)
class TurnedOver(Fact):
    """The highest portion of the grill was turned over and is out of the game."""

    code = "turned_over"
    tile: int


@dataclass(frozen=True, slots=True)
class Ended(Fact):
    """The last open portion is gone: the winning seats and everybody's worms."""

    code = "ended"
    winners: tuple[int, ...]
    worms: tuple[int, ...]
