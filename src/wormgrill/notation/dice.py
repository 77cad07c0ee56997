"""Text for dice: `1`-`5` and `w`, the golden die as `g` before its face."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from wormgrill.rules import WORM, Dice, Group

from .errors import NotationError

_DICE: Final = re.compile(r"(?:g?[1-5w])+")
_DIE: Final = re.compile(r"(g?)([1-5w])")


def format_face(face: int) -> str:
    return "w" if face == WORM else str(face)


def parse_face(text: str) -> int:
    if not re.fullmatch(r"[1-5w]", text):
        raise NotationError(f"{text!r} is no face: a die shows 1 to 5 or w")
    return WORM if text == "w" else int(text)


def format_dice(dice: Dice) -> str:
    golden = "" if dice.golden is None else "g" + format_face(dice.golden)
    return "".join(map(format_face, dice.white)) + golden


def parse_dice(text: str) -> Dice:
    """Dice as they fell: ascending, `w` last, the golden die at the end."""
    dies = _split(text)
    golden = [face for is_golden, face in dies if is_golden]
    if len(golden) > 1:
        raise NotationError(f"{text!r} has {len(golden)} golden dice, but there is only one")
    dice = Dice(tuple(sorted(face for is_golden, face in dies if not is_golden)), golden[0] if golden else None)
    if format_dice(dice) != text:
        raise NotationError(
            f"the dice {text!r} are not in order, which is ascending, w last, golden at the end: {format_dice(dice)!r}"
        )
    return dice


def format_groups(groups: Iterable[Group]) -> str:
    return "".join(
        format_face(group.face) * group.white + ("g" + format_face(group.face) if group.golden else "")
        for group in groups
    )


def parse_groups(text: str) -> tuple[Group, ...]:
    """Dice set aside: neighbours of one face are a group, in it the white dice stand before the golden one."""
    groups: list[Group] = []
    for golden, face in _split(text) if text else []:
        last = groups[-1] if groups and groups[-1].face == face else None
        if last is None:
            groups.append(Group(face, int(not golden), golden))
        elif last.golden:
            raise NotationError(
                f"in {text!r} the golden die stands before a die of its group; there is only one, and it stands last"
            )
        else:
            groups[-1] = Group(face, last.white + (not golden), golden)
    return tuple(groups)


def _split(text: str) -> list[tuple[bool, int]]:
    if not _DICE.fullmatch(text):
        raise NotationError(f"{text!r} are no dice: write 1 to 5 and w, and g before the face of the golden die")
    return [(golden == "g", parse_face(face)) for golden, face in _DIE.findall(text)]
