"""Text for positions: `EDITION GRILL STACKS SEAT [DICE]`, one line, one way to write each."""

from __future__ import annotations

import re
from typing import Final

from wormgrill.rules import Defect, Dice, Group, ImpossiblePosition, Player, Position, Specialist, defects, start

from .dice import format_dice, format_groups, parse_dice, parse_groups
from .editions import format_edition, parse_edition
from .errors import NotationError

_LETTERS: Final = "".join(Specialist)
_RUN: Final = re.compile(r"([0-9][0-9])-([0-9][0-9])")
_TILE: Final = re.compile(rf"([0-9][0-9])([{_LETTERS}]*)")
_PLAYER: Final = re.compile(rf"(-|[0-9][0-9](?:\.[0-9][0-9])*)(?:\+([{_LETTERS}]))?(?:\*([1-9][0-9]{{0,8}}))?")
_DICE: Final = re.compile(r"([1-5wg]*)\|([1-5wg]*)(!?)(-?)")
_SEAT: Final = re.compile(r"0|[1-9][0-9]{0,8}")

Guests = tuple[tuple[int, Specialist], ...]


def format_position(position: Position) -> str:
    """The position in its canonical form. One with the dice in the air has none: nobody chooses there."""
    if position.thrown:
        raise NotationError("a position with the dice in the air has no text; let the dice fall first")
    fields = [
        format_edition(position.edition),
        _format_grill(position.grill, position.guests),
        "/".join(map(_format_player, position.players)),
        str(position.seat),
    ]
    if position.begun:
        fields.append(_format_dice(position))
    return " ".join(fields)


def parse_position(text: str) -> Position:
    """The position that the text describes; NotationError for another text, ImpossiblePosition for another game."""
    fields = text.split(" ")
    if not 4 <= len(fields) <= 5 or not all(fields):
        raise NotationError(
            f"a position has four fields and perhaps a fifth, EDITION GRILL STACKS SEAT [DICE], "
            f"with one space between them; this has {len(fields)}: {text!r}"
        )
    grill, guests = _parse_grill(fields[1])
    players = tuple(map(_parse_player, fields[2].split("/")))
    kept, roll, weasel_used, golden_out = _parse_dice(fields[4]) if len(fields) == 5 else ((), None, False, False)
    edition, seat = parse_edition(fields[0]), _parse_seat(fields[3])
    position = Position(edition, grill, players, seat, guests, kept, roll, weasel_used, golden_out)
    found = defects(position)
    if len(fields) == 5 and not position.begun:
        found += (Defect("no_dice", f"the dice {fields[4]!r} name no die; without dice the field is left out"),)
    if found:
        raise ImpossiblePosition(found)
    canonical = _format_grill(grill, guests)
    if fields[1] != canonical:
        raise NotationError(f"the grill {fields[1]!r} is not in its one order and form, which is {canonical!r}")
    return position


def start_of(position: Position) -> bool:
    """Whether this is how the game of its edition starts, and so needs no writing down in a record."""
    return position == start(position.edition, len(position.players))


def _format_grill(grill: tuple[int, ...], guests: Guests) -> str:
    """Runs of three or more bare tiles as FIRST-LAST; a tile with a guest stands alone."""
    letters = {tile: specialist.value for tile, specialist in guests}
    parts: list[str] = []
    run: list[int] = []
    for tile in (*grill, 0):
        if run and (tile != run[-1] + 1 or tile in letters):
            parts.extend([f"{run[0]}-{run[-1]}"] if len(run) >= 3 else map(str, run))
            run = []
        if tile in letters:
            parts.append(f"{tile}{letters[tile]}")
        elif tile:
            run.append(tile)
    return ",".join(parts) or "-"


def _parse_grill(text: str) -> tuple[tuple[int, ...], Guests]:
    if text == "-":
        return (), ()
    grill: list[int] = []
    guests: list[tuple[int, Specialist]] = []
    for part in text.split(","):
        if (run := _RUN.fullmatch(part)) and run[1] < run[2]:
            grill.extend(range(int(run[1]), int(run[2]) + 1))
        elif tile := _TILE.fullmatch(part):
            grill.append(int(tile[1]))
            guests.extend((int(tile[1]), Specialist(letter)) for letter in tile[2])
        else:
            raise NotationError(
                f"{part!r} in the grill {text!r} is no portion: write a number, with the letter of a specialist on it, "
                f"or a run FIRST-LAST upwards; - alone for an empty grill"
            )
    return tuple(sorted(grill)), tuple(sorted(guests))


def _format_player(player: Player) -> str:
    stack = ".".join(map(str, player.stack)) or "-"
    specialist = "" if player.specialist is None else f"+{player.specialist.value}"
    return stack + specialist + (f"*{player.worms}" if player.worms else "")


def _parse_player(text: str) -> Player:
    match = _PLAYER.fullmatch(text)
    if not match:
        raise NotationError(
            f"{text!r} is no player: write the stack from bottom to top joined by dots or -, then +LETTER for a "
            f"specialist, then *N for round worms"
        )
    stack = () if match[1] == "-" else tuple(map(int, match[1].split(".")))
    return Player(stack, Specialist(match[2]) if match[2] else None, int(match[3] or 0))


def _parse_seat(text: str) -> int:
    if not _SEAT.fullmatch(text):
        raise NotationError(f"{text!r} is no seat: write the number of the player to move, or 0 when the game is over")
    return int(text)


def _format_dice(position: Position) -> str:
    roll = format_dice(position.roll) if position.roll is not None else ""
    flags = "!" * position.weasel_used + "-" * position.golden_out
    return f"{format_groups(position.kept)}|{roll}{flags}"


def _parse_dice(text: str) -> tuple[tuple[Group, ...], Dice | None, bool, bool]:
    match = _DICE.fullmatch(text)
    if not match:
        raise NotationError(
            f"the dice {text!r} are not written as KEPT|ROLLED, then ! if the weasel was used, then - if the golden "
            f"die was left out"
        )
    kept, rolled, weasel, golden = match.groups()
    return parse_groups(kept), parse_dice(rolled) if rolled else None, bool(weasel), bool(golden)
