"""What a player rolls with this turn: the dice, and the specialists that change how dice count.

Everything that a turn's decision graph depends on is in the kit; what the ends of the turn are worth is not. So there
are six kits in all, and each has one graph.
"""

from __future__ import annotations

from dataclasses import dataclass

from wormgrill.rules import FACES, Edition, Position, Specialist
from wormgrill.rules.dice import WHITE_DICE


@dataclass(frozen=True, slots=True)
class Kit:
    """`dice` that count alike, the faces of a golden die that differs from them, and what else matters.

    `lowest` is the smallest sum with which anything can be taken; `gains` says whether two ones bring a round worm on
    the way.
    """

    dice: int
    lowest: int
    golden: tuple[int, ...] = ()
    canned: bool = False
    weasel: bool = False
    gains: bool = False

    def __post_init__(self) -> None:
        if self.golden and self.weasel:
            raise ValueError("a kit has the golden die or the weasel, not both: nobody holds two specialists")


def kit_of(edition: Edition, specialist: Specialist | None = None, golden_out: bool = False) -> Kit:
    """The kit of a player of that edition who holds this specialist. A golden die with the usual faces is simply a
    ninth die.
    """
    ninth = specialist is Specialist.GOLDEN and not golden_out
    plain = ninth and tuple(edition.golden_faces) == FACES
    return Kit(
        dice=WHITE_DICE + plain,
        lowest=min(edition.tiles),
        golden=tuple(edition.golden_faces) if ninth and not plain else (),
        canned=specialist is Specialist.CANNED,
        weasel=specialist is Specialist.WEASEL,
        gains=edition.deluxe,
    )


def kits_of(position: Position) -> tuple[Kit, ...]:
    """The kits between which the player to move can still choose: two before the first roll with the golden die, else
    one.
    """
    mover = position.mover
    if mover.specialist is Specialist.GOLDEN and not position.begun:
        return kit_of(position.edition, mover.specialist), kit_of(position.edition, mover.specialist, golden_out=True)
    return (kit_of(position.edition, mover.specialist, position.golden_out),)


def all_kits() -> tuple[Kit, ...]:
    """Every kit there is, the base game's first."""
    base, deluxe, plaingold = Edition("2014"), Edition("deluxe"), Edition("deluxe", plaingold=True)
    golden = Specialist.GOLDEN
    return (
        kit_of(base),
        kit_of(deluxe),
        kit_of(deluxe, Specialist.CANNED),
        kit_of(deluxe, Specialist.WEASEL),
        kit_of(deluxe, golden),
        kit_of(plaingold, golden),
    )
