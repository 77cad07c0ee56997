"""What a player can do, and the one thing that chance does: each a small value of its own.

The text behind each is the token that the notation writes for it.
"""

from __future__ import annotations

from dataclasses import dataclass

from .dice import Dice
from .specialists import Specialist


@dataclass(frozen=True, slots=True)
class Roll:
    """`roll`: throw all dice that are left. `roll-`: begin the turn without the golden die."""

    golden: bool = True


@dataclass(frozen=True, slots=True)
class Keep:
    """`>5`: set aside all dice of a face. `>1@3`: and take the round worm for a double one from seat 3."""

    face: int
    giver: int | None = None


@dataclass(frozen=True, slots=True)
class Reroll:
    """`~`: use the weasel and throw the same dice again."""


@dataclass(frozen=True, slots=True)
class GiveUp:
    """`#`: no face can be set aside, and the weasel that could help is left alone; the turn has failed."""


@dataclass(frozen=True, slots=True)
class Take:
    """Stop and take a portion: `=27` from the grill, `=32@3` from the top of seat 3's stack.

    `back` is the specialist that goes back to the grill when the player now has two (`=25&w`), `giver` the seat from
    which the raven's round worm comes when the supply is empty (`=23^2`).
    """

    tile: int
    seat: int | None = None
    back: Specialist | None = None
    giver: int | None = None


@dataclass(frozen=True, slots=True)
class TakeHen:
    """`=h@2`: stop on the number of seat 2's top portion, and get the hen that protects it."""

    seat: int
    back: Specialist | None = None


@dataclass(frozen=True, slots=True)
class Fail:
    """`=x`: stop with nothing to take; the turn has failed."""


@dataclass(frozen=True, slots=True)
class Rolled:
    """`:11344555`: the dice have fallen. Put in by whoever owns the dice, never chosen by a player."""

    dice: Dice


Move = Roll | Keep | Reroll | GiveUp | Take | TakeHen | Fail
Event = Move | Rolled
