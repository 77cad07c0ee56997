"""The printed editions and the options that change them: data, which the rest of the rules looks up.

Every rule on which editions or tables differ is a named field here, with the sentence that explains it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .dice import FACES, WORM
from .tiles import BASE_TILES, DELUXE_TILES

EDITION_NAMES: Final = ("2005", "2014", "deluxe")


@dataclass(frozen=True, slots=True)
class Option:
    """A rule that a table may agree on, the editions that know it, and what it says."""

    name: str
    editions: tuple[str, ...]
    sentence: str


#: In the order in which they are written behind an edition's name.
OPTIONS: Final = (
    Option(
        "short",
        EDITION_NAMES,
        "After a failed turn that cost a portion the highest open portion is always turned over, even when it is the "
        "one that was just given back.",
    ),
    Option(
        "decline",
        EDITION_NAMES,
        "A player whose sum matches an opponent's top portion may leave it alone, and the hen on it too, and take the "
        "next lower portion of the grill. In the 2005 edition this is always so.",
    ),
    Option(
        "any",
        EDITION_NAMES,
        "A player may take any portion of the grill that is not higher than the sum, whatever else could be had; the "
        "11 and the 13 still want the exact sum.",
    ),
    Option(
        "plaingold",
        ("deluxe",),
        "The golden die has the six usual faces instead of three ones and three worms.",
    ),
)


@dataclass(frozen=True, slots=True)
class Edition:
    """A set of rules. The 2005 edition always lets a player decline, so there the field is always true."""

    name: str
    short: bool = False
    decline: bool = False
    any: bool = False
    plaingold: bool = False

    def __post_init__(self) -> None:
        if self.name not in EDITION_NAMES:
            raise ValueError(f"there is no edition {self.name!r}; the editions are {', '.join(EDITION_NAMES)}")
        if self.name == "2005":
            object.__setattr__(self, "decline", True)
        for option in OPTIONS:
            if getattr(self, option.name) and self.name not in option.editions:
                raise ValueError(
                    f"the {self.name} edition does not know the option {option.name!r}; "
                    f"it belongs to {', '.join(option.editions)}"
                )

    @property
    def deluxe(self) -> bool:
        """Whether specialists, round worms and the portions 11 and 13 are in play."""
        return self.name == "deluxe"

    @property
    def tiles(self) -> tuple[int, ...]:
        """All portions of the box, ascending."""
        return DELUXE_TILES if self.name == "deluxe" else BASE_TILES

    @property
    def golden_faces(self) -> tuple[int, ...]:
        """The six sides of the golden die. The printed rules do not show them; the usual die has ones and worms."""
        return FACES if self.plaingold else (1, 1, 1, WORM, WORM, WORM)

    @property
    def options(self) -> tuple[str, ...]:
        """The options that have to be named, in order: those that are not part of the edition itself."""
        own = {"decline"} if self.name == "2005" else set()
        return tuple(option.name for option in OPTIONS if getattr(self, option.name) and option.name not in own)


def edition(name: str, *options: str) -> Edition:
    """The edition of that name with these options: `edition("2014", "short")`."""
    known = {option.name for option in OPTIONS}
    for option in options:
        if option not in known:
            raise ValueError(f"there is no option {option!r}; the options are {', '.join(o.name for o in OPTIONS)}")
        if options.count(option) > 1:
            raise ValueError(f"the option {option!r} is given twice")
    return Edition(name, **dict.fromkeys(options, True))
