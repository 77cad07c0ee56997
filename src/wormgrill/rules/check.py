"""Whether a position that somebody set up by hand can exist: everything that is wrong with it, at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from .choices import keepable, may_roll
from .dice import FACES, WHITE_DICE, WORM, Dice
from .errors import Defect, ImpossiblePosition
from .position import MAX_PLAYERS, MIN_PLAYERS, Position
from .specialists import ROUND_WORMS, Specialist
from .tiles import DELUXE_TILES


def checked(position: Position) -> Position:
    """The position itself, or ImpossiblePosition with all its defects."""
    found = defects(position)
    if found:
        raise ImpossiblePosition(found)
    return position


def defects(position: Position) -> tuple[Defect, ...]:
    """All reasons why the position cannot exist; none for every position that a game can reach."""
    return (*_seats(position), *_tiles(position), *_specialists(position), *_round_worms(position), *_turn(position))


def _seats(position: Position) -> Iterator[Defect]:
    count = len(position.players)
    if not MIN_PLAYERS <= count <= MAX_PLAYERS:
        yield Defect("players", f"the game is for {MIN_PLAYERS} to {MAX_PLAYERS} players, not {count}", str(count))
    if not 0 <= position.seat <= count:
        yield Defect("seat", f"there is no seat {position.seat} at a table of {count}", str(position.seat))
    elif position.over and position.grill:
        yield Defect("over_with_grill", "seat 0 says that the game is over, but portions lie open on the grill")
    elif not position.over and not position.grill:
        yield Defect(
            "turn_without_grill", f"no portion lies open, so the game is over and not seat {position.seat}'s turn"
        )


def _tiles(position: Position) -> Iterator[Defect]:
    everywhere = [*position.grill, *(tile for player in position.players for tile in player.stack)]
    for tile, count in sorted(Counter(everywhere).items()):
        if tile not in DELUXE_TILES:
            yield Defect("no_such_tile", f"there is no portion {tile}", str(tile))
        elif tile not in position.edition.tiles:
            yield Defect("foreign_tile", f"the {position.edition.name} edition has no portion {tile}", str(tile))
        if count > 1:
            yield Defect("tile_twice", f"the portion {tile} is there {_times(count)}", str(tile))
    if list(position.grill) != sorted(position.grill):
        yield Defect("grill_order", "the portions of the grill are not in ascending order")


def _specialists(position: Position) -> Iterator[Defect]:
    held = [player.specialist for player in position.players if player.specialist is not None]
    everywhere = Counter([*held, *(specialist for _, specialist in position.guests)])
    if everywhere and not position.edition.deluxe:
        yield Defect("foreign_specialist", f"the {position.edition.name} edition has no specialists")
    for specialist, count in everywhere.items():
        if count > 1:
            yield Defect("specialist_twice", f"the {_name(specialist)} is there {_times(count)}", specialist.value)
    if Specialist.RAVEN in held:
        yield Defect("raven_held", "a player holds the raven, who never leaves the grill", Specialist.RAVEN.value)
    for tile, count in Counter(tile for tile, _ in position.guests).items():
        if count > 1:
            yield Defect("two_on_portion", f"{count} specialists are on the portion {tile}", str(tile))
        if tile not in position.grill:
            yield Defect(
                "guest_off_grill", f"a specialist is on the portion {tile}, which is not on the grill", str(tile)
            )
    if list(position.guests) != sorted(position.guests):
        yield Defect("guest_order", "the specialists of the grill are not in the order of their portions")


def _round_worms(position: Position) -> Iterator[Defect]:
    total = sum(player.worms for player in position.players)
    if any(player.worms < 0 for player in position.players):
        yield Defect("negative_round_worms", "a player has less than no round worm")
    if total and not position.edition.deluxe:
        yield Defect("foreign_round_worms", f"the {position.edition.name} edition has no round worms")
    elif total > ROUND_WORMS:
        yield Defect(
            "round_worms", f"the players have {total} round worms, but there are only {ROUND_WORMS}", str(total)
        )


def _turn(position: Position) -> Iterator[Defect]:
    """The dice; some of what can be wrong with them only makes sense when it is clear whose they are."""
    yield from _faces(position)
    yield from _white_dice(position)
    if position.over:
        if position.begun or position.weasel_used or position.golden_out:
            yield Defect("over_with_dice", "the game is over, but dice are on the table")
    elif 1 <= position.seat <= len(position.players):
        yield from _flags(position)
        if position.edition.deluxe:
            yield from _golden_die(position)
        yield from _roll(position)


def _flags(position: Position) -> Iterator[Defect]:
    holds = position.mover.specialist
    if position.weasel_used and holds is not Specialist.WEASEL:
        yield Defect("weasel_not_held", "the weasel has been used, but the player to move does not hold it", "!")
    if position.golden_out and holds is not Specialist.GOLDEN:
        yield Defect("golden_not_held", "the golden die was left out, but the player to move does not hold it", "-")
    if not position.begun and (position.weasel_used or position.golden_out):
        yield Defect("flags_without_dice", "the turn has not begun, so no specialist has been used or left out")
    if position.thrown and position.roll is not None:
        yield Defect("thrown_and_rolled", "the dice are in the air and on the table at once")


def _faces(position: Position) -> Iterator[Defect]:
    """Faces that no die has, a face set aside twice, more than one golden die."""
    for face, count in Counter(group.face for group in position.kept).items():
        if count > 1:
            yield Defect(
                "face_twice", f"{_plural(face)} were set aside {_times(count)} in separate groups", _letter(face)
            )
    roll = position.roll or Dice()
    whites = {group.face for group in position.kept if group.white} | set(roll.white)
    golden = [group.face for group in position.kept if group.golden] + ([] if roll.golden is None else [roll.golden])
    for face in sorted(whites - set(FACES)):
        yield Defect("no_such_face", f"no die shows {face}", str(face))
    if golden and not position.edition.deluxe:
        yield Defect("foreign_golden", f"the {position.edition.name} edition has no golden die")
    for face in sorted(set(golden) - set(position.edition.golden_faces)):
        yield Defect("golden_face", f"the golden die does not show {_letter(face)}", "g" + _letter(face))
    if len(golden) > 1:
        yield Defect("golden_twice", "there is only one golden die, but more than one is on the table", "g")
    if list(roll.white) != sorted(roll.white):
        yield Defect("roll_order", "the dice of the roll are not in ascending order")


def _white_dice(position: Position) -> Iterator[Defect]:
    """Too few or too many white dice."""
    if any(not len(group) for group in position.kept):
        yield Defect("empty_group", "a group of dice set aside has no dice")
    white = sum(group.white for group in position.kept) + (len(position.roll.white) if position.roll else 0)
    if white > WHITE_DICE or (position.roll is not None and white != WHITE_DICE):
        yield Defect("dice_number", f"{white} white dice are on the table instead of {WHITE_DICE}", str(white))


def _golden_die(position: Position) -> Iterator[Defect]:
    """The golden die lies there without right, or is missing."""
    golden = any(group.golden for group in position.kept)
    golden = golden or (position.roll is not None and position.roll.golden is not None)
    plays = position.mover.specialist is Specialist.GOLDEN and not position.golden_out
    if golden and not plays:
        yield Defect("golden_number", "the golden die is on the table, but does not play along this turn", "g")
    elif position.roll is not None and plays and not golden:
        yield Defect("golden_number", "the golden die plays along this turn, but is not on the table", "g")


def _roll(position: Position) -> Iterator[Defect]:
    """A roll that nobody could have made, or that left nothing to choose."""
    roll = position.roll
    if roll is not None and not keepable(position, roll) and not position.weasel_ready:
        yield Defect("nothing_to_choose", "the roll offers nothing to choose, so the turn has failed and is over")
    elif (roll is not None or position.thrown) and not may_roll(position):
        yield Defect("roll_impossible", "these dice could not be rolled: no face that they have is left to set aside")


def _times(count: int) -> str:
    return "twice" if count == 2 else f"{count} times"


def _letter(face: int) -> str:
    return "w" if face == WORM else str(face)


def _plural(face: int) -> str:
    return "worms" if face == WORM else f"{face}s"


_NAMES = {
    Specialist.CANNED: "canned worm",
    Specialist.HEN: "hen",
    Specialist.RAVEN: "raven",
    Specialist.WEASEL: "weasel",
    Specialist.GOLDEN: "golden die",
    Specialist.APPLE: "apple",
}


def _name(specialist: Specialist) -> str:
    return _NAMES[specialist]
