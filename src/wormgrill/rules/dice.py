"""Dice, and the groups of dice that a player has set aside."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Final

WORM: Final = 6
FACES: Final = (1, 2, 3, 4, 5, WORM)
WHITE_DICE: Final = 8


def points(face: int) -> int:
    """What a face counts: its number, and five for a worm."""
    return 5 if face == WORM else face


@dataclass(frozen=True, slots=True)
class Dice:
    """A roll: the white dice in ascending order (the worm last) and, if it was thrown too, the golden die.

    `faces` are those that can be seen, each once, ascending.
    """

    white: tuple[int, ...] = ()
    golden: int | None = None
    faces: tuple[int, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        seen = {*self.white} if self.golden is None else {*self.white, self.golden}
        object.__setattr__(self, "faces", tuple(sorted(seen)))

    def __len__(self) -> int:
        return len(self.white) + (self.golden is not None)

    def count(self, face: int) -> int:
        """How many dice show this face, the golden one included."""
        return self.white.count(face) + (self.golden == face)

    def group(self, face: int) -> Group:
        """All dice that show this face, as they are set aside together."""
        return _group(face, self.white.count(face), self.golden == face)


@dataclass(frozen=True, slots=True)
class Group:
    """The dice of one face that were set aside in one go: so many white ones, and perhaps the golden one."""

    face: int
    white: int
    golden: bool = False
    points: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "points", points(self.face) * len(self))

    def __len__(self) -> int:
        return self.white + self.golden


@cache
def _group(face: int, white: int, golden: bool) -> Group:
    """The same few groups are set aside again and again, so each is made once."""
    return Group(face, white, golden)
