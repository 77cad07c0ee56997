"""Positions set up by hand: every defect is named, and all of them at once."""

from __future__ import annotations

import pytest

from wormgrill.notation import parse_position
from wormgrill.rules import (
    Defect,
    Dice,
    Group,
    ImpossiblePosition,
    Player,
    Position,
    Specialist,
    checked,
    defects,
    edition,
    start,
)

HEN, RAVEN, WEASEL, GOLDEN = Specialist.HEN, Specialist.RAVEN, Specialist.WEASEL, Specialist.GOLDEN
BASE = start(edition("2014"))
DELUXE = start(edition("deluxe"))


def rolled(*white: int, golden: int | None = None) -> Dice:
    return Dice(white, golden)


def holding(specialist: Specialist, **changes: object) -> Position:
    """A deluxe position in which seat 1 holds the specialist, which waits on the grill no more."""
    guests = tuple(guest for guest in DELUXE.guests if guest[1] is not specialist)
    players = (Player(specialist=specialist), Player())
    return DELUXE._replace(guests=guests, players=players, **changes)  # type: ignore[arg-type]


ONES = rolled(*[1] * 8)

CASES: list[tuple[str, Position, Defect]] = [
    ("one player", BASE._replace(players=(Player(),)), Defect("players", "the game is for 2 to 7 players, not 1", "1")),
    ("eight", BASE._replace(players=(Player(),) * 8), Defect("players", "the game is for 2 to 7 players, not 8", "8")),
    ("no such seat", BASE._replace(seat=3), Defect("seat", "there is no seat 3 at a table of 2", "3")),
    ("negative seat", BASE._replace(seat=-1), Defect("seat", "there is no seat -1 at a table of 2", "-1")),
    (
        "over with a grill",
        BASE._replace(seat=0),
        Defect("over_with_grill", "seat 0 says that the game is over, but portions lie open on the grill"),
    ),
    (
        "a turn without a grill",
        BASE._replace(grill=()),
        Defect("turn_without_grill", "no portion lies open, so the game is over and not seat 1's turn"),
    ),
    ("no such portion", BASE._replace(grill=(20, 21)), Defect("no_such_tile", "there is no portion 20", "20")),
    ("another", BASE._replace(grill=(21, 37)), Defect("no_such_tile", "there is no portion 37", "37")),
    (
        "a foreign portion",
        BASE._replace(grill=(13, 21)),
        Defect("foreign_tile", "the 2014 edition has no portion 13", "13"),
    ),
    ("twice on the grill", BASE._replace(grill=(21, 21)), Defect("tile_twice", "the portion 21 is there twice", "21")),
    (
        "on the grill and in stacks",
        BASE._replace(players=(Player((21,)), Player((21,)))),
        Defect("tile_twice", "the portion 21 is there 3 times", "21"),
    ),
    (
        "the grill in disorder",
        BASE._replace(grill=(22, 21)),
        Defect("grill_order", "the portions of the grill are not in ascending order"),
    ),
    (
        "a foreign specialist on the grill",
        BASE._replace(guests=((21, HEN),)),
        Defect("foreign_specialist", "the 2014 edition has no specialists"),
    ),
    (
        "a foreign specialist in hand",
        BASE._replace(players=(Player(specialist=HEN), Player())),
        Defect("foreign_specialist", "the 2014 edition has no specialists"),
    ),
    (
        "a specialist twice",
        DELUXE._replace(players=(Player(specialist=HEN), Player())),
        Defect("specialist_twice", "the hen is there twice", "h"),
    ),
    (
        "a specialist three times",
        DELUXE._replace(players=(Player(specialist=GOLDEN), Player(specialist=GOLDEN))),
        Defect("specialist_twice", "the golden die is there 3 times", "g"),
    ),
    (
        "the raven in hand",
        DELUXE._replace(guests=(), players=(Player(specialist=RAVEN), Player())),
        Defect("raven_held", "a player holds the raven, who never leaves the grill", "r"),
    ),
    (
        "two on one portion",
        DELUXE._replace(guests=((21, HEN), (21, WEASEL))),
        Defect("two_on_portion", "2 specialists are on the portion 21", "21"),
    ),
    (
        "on a portion that is not there",
        DELUXE._replace(grill=(22, 23), guests=((21, HEN),)),
        Defect("guest_off_grill", "a specialist is on the portion 21, which is not on the grill", "21"),
    ),
    (
        "specialists in disorder",
        DELUXE._replace(guests=((23, HEN), (21, WEASEL))),
        Defect("guest_order", "the specialists of the grill are not in the order of their portions"),
    ),
    (
        "eight round worms",
        DELUXE._replace(players=(Player(worms=5), Player(worms=3))),
        Defect("round_worms", "the players have 8 round worms, but there are only 7", "8"),
    ),
    (
        "foreign round worms",
        BASE._replace(players=(Player(worms=1), Player())),
        Defect("foreign_round_worms", "the 2014 edition has no round worms"),
    ),
    (
        "less than no round worm",
        DELUXE._replace(players=(Player(worms=-1), Player(worms=1))),
        Defect("negative_round_worms", "a player has less than no round worm"),
    ),
    (
        "dice after the end",
        BASE._replace(grill=(), seat=0, kept=(Group(1, 1),)),
        Defect("over_with_dice", "the game is over, but dice are on the table"),
    ),
    (
        "a used weasel after the end",
        DELUXE._replace(grill=(), guests=(), seat=0, weasel_used=True),
        Defect("over_with_dice", "the game is over, but dice are on the table"),
    ),
    (
        "a golden die left out after the end",
        DELUXE._replace(grill=(), guests=(), seat=0, golden_out=True),
        Defect("over_with_dice", "the game is over, but dice are on the table"),
    ),
    (
        "! without the weasel",
        DELUXE._replace(roll=ONES, weasel_used=True),
        Defect("weasel_not_held", "the weasel has been used, but the player to move does not hold it", "!"),
    ),
    (
        "- without the golden die",
        DELUXE._replace(roll=ONES, golden_out=True),
        Defect("golden_not_held", "the golden die was left out, but the player to move does not hold it", "-"),
    ),
    (
        "! before the turn",
        holding(WEASEL, weasel_used=True),
        Defect("flags_without_dice", "the turn has not begun, so no specialist has been used or left out"),
    ),
    (
        "- before the turn",
        holding(GOLDEN, golden_out=True),
        Defect("flags_without_dice", "the turn has not begun, so no specialist has been used or left out"),
    ),
    (
        "in the air and on the table",
        BASE._replace(roll=ONES, thrown=True),
        Defect("thrown_and_rolled", "the dice are in the air and on the table at once"),
    ),
    (
        "a face twice",
        BASE._replace(kept=(Group(4, 2), Group(6, 1), Group(4, 1))),
        Defect("face_twice", "4s were set aside twice in separate groups", "4"),
    ),
    (
        "worms three times",
        BASE._replace(kept=(Group(6, 1), Group(6, 1), Group(6, 1))),
        Defect("face_twice", "worms were set aside 3 times in separate groups", "w"),
    ),
    ("no such face", BASE._replace(kept=(Group(7, 1),)), Defect("no_such_face", "no die shows 7", "7")),
    (
        "no such face in the roll",
        BASE._replace(roll=rolled(0, *[1] * 7)),
        Defect("no_such_face", "no die shows 0", "0"),
    ),
    (
        "a foreign golden die",
        BASE._replace(kept=(Group(1, 0, True),)),
        Defect("foreign_golden", "the 2014 edition has no golden die"),
    ),
    (
        "a golden face that it does not have",
        holding(GOLDEN, roll=rolled(*[1] * 8, golden=5)),
        Defect("golden_face", "the golden die does not show 5", "g5"),
    ),
    (
        "a golden face set aside that it does not have",
        holding(GOLDEN, kept=(Group(3, 0, True),)),
        Defect("golden_face", "the golden die does not show 3", "g3"),
    ),
    (
        "two golden dice",
        holding(GOLDEN, kept=(Group(6, 1, True),), roll=rolled(*[2] * 7, golden=1)),
        Defect("golden_twice", "there is only one golden die, but more than one is on the table", "g"),
    ),
    (
        "a roll in disorder",
        BASE._replace(roll=rolled(2, *[1] * 7)),
        Defect("roll_order", "the dice of the roll are not in ascending order"),
    ),
    (
        "an empty group",
        BASE._replace(kept=(Group(1, 0),)),
        Defect("empty_group", "a group of dice set aside has no dice"),
    ),
    (
        "nine dice aside",
        BASE._replace(kept=(Group(1, 5), Group(2, 4))),
        Defect("dice_number", "9 white dice are on the table instead of 8", "9"),
    ),
    (
        "seven dice",
        BASE._replace(roll=rolled(*[1] * 7)),
        Defect("dice_number", "7 white dice are on the table instead of 8", "7"),
    ),
    (
        "nine dice",
        BASE._replace(kept=(Group(2, 2),), roll=rolled(*[1] * 7)),
        Defect("dice_number", "9 white dice are on the table instead of 8", "9"),
    ),
    (
        "the golden die in a hand that does not hold it",
        DELUXE._replace(kept=(Group(6, 1, True),)),
        Defect("golden_number", "the golden die is on the table, but does not play along this turn", "g"),
    ),
    (
        "the golden die rolled though left out",
        holding(GOLDEN, roll=rolled(*[1] * 8, golden=1), golden_out=True),
        Defect("golden_number", "the golden die is on the table, but does not play along this turn", "g"),
    ),
    (
        "the golden die missing from the roll",
        holding(GOLDEN, roll=ONES),
        Defect("golden_number", "the golden die plays along this turn, but is not on the table", "g"),
    ),
    (
        "nothing new in the roll",
        BASE._replace(kept=(Group(1, 6),), roll=rolled(1, 1)),
        Defect("nothing_to_choose", "the roll offers nothing to choose, so the turn has failed and is over"),
    ),
    (
        "nothing new, and the weasel used before",
        holding(WEASEL, kept=(Group(1, 6),), roll=rolled(1, 1), weasel_used=True),
        Defect("nothing_to_choose", "the roll offers nothing to choose, so the turn has failed and is over"),
    ),
    (
        "rolled with no face left",
        holding(WEASEL, kept=tuple(Group(face, 1) for face in range(1, 7)), roll=rolled(1, 1)),
        Defect("roll_impossible", "these dice could not be rolled: no face that they have is left to set aside"),
    ),
    (
        "thrown with no face left",
        BASE._replace(kept=tuple(Group(face, 1) for face in range(1, 7)), thrown=True),
        Defect("roll_impossible", "these dice could not be rolled: no face that they have is left to set aside"),
    ),
    (
        "thrown with no die left",
        BASE._replace(kept=(Group(1, 8),), thrown=True),
        Defect("roll_impossible", "these dice could not be rolled: no face that they have is left to set aside"),
    ),
]


@pytest.mark.parametrize(("position", "defect"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_each_defect_is_named(position: Position, defect: Defect) -> None:
    assert defects(position) == (defect,)
    with pytest.raises(ImpossiblePosition) as refused:
        checked(position)
    assert refused.value.defects == (defect,)
    assert str(refused.value) == f"impossible position: {defect}"


@pytest.mark.parametrize(
    "text",
    [
        "2014 21-36 -/- 1",
        "2014 36 -/- 7".replace("-/- 7", "-/-/-/-/-/-/- 7"),
        "2014 - 21/- 0",
        "2014 21 -/- 1 12345w|",
        "2014 21 -/- 1 |11111111",
        "2014 21 -/- 1 12345www|",
        "2014 21 -/- 1 1111111|2",
        "deluxe 11c,13,21h,22,23r,24,25w,26,27g,28,29a,30-36 -*3/-*4 1",
        "deluxe 21 -+w/- 1 11|111111",
        "deluxe 21 -+w/- 1 11|222222!",
        "deluxe 21 -+g/- 1 11111111g1|",
        "deluxe 21 -+g/- 1 22222222|gw",
        "deluxe 21 -+g/- 1 22222222|-",
        "deluxe 21 -+g/- 1 g1|22222222",
        "deluxe+plaingold 21 -+g/- 1 g5|22222222",
    ],
)
def test_what_a_game_can_reach_has_no_defect(text: str) -> None:
    position = parse_position(text)
    assert defects(position) == ()
    assert checked(position) is position


def test_dice_in_the_air_are_no_defect() -> None:
    assert defects(BASE._replace(thrown=True)) == ()
    assert defects(holding(GOLDEN, kept=(Group(2, 4), Group(3, 4)), thrown=True)) == ()


def test_all_defects_are_named_at_once() -> None:
    position = Position(
        edition("2014"),
        grill=(21, 21, 13, 40),
        players=(Player((21, 22), specialist=RAVEN, worms=8),),
        seat=1,
        guests=((21, HEN), (21, HEN), (30, WEASEL)),
        kept=(Group(4, 2), Group(4, 2), Group(6, 1, True)),
        roll=rolled(4, 4),
        weasel_used=True,
        golden_out=True,
    )
    assert [defect.code for defect in defects(position)] == [
        "players",
        "foreign_tile",
        "tile_twice",
        "no_such_tile",
        "grill_order",
        "foreign_specialist",
        "specialist_twice",
        "raven_held",
        "two_on_portion",
        "guest_off_grill",
        "foreign_round_worms",
        "face_twice",
        "foreign_golden",
        "dice_number",
        "weasel_not_held",
        "golden_not_held",
        "nothing_to_choose",
    ]
    message = str(ImpossiblePosition(defects(position)))
    assert message.startswith(
        "impossible position: the game is for 2 to 7 players, not 1; the 2014 edition has no portion"
    )
    assert message.count("; ") == 16


def test_what_needs_no_seat_is_named_without_one() -> None:
    position = BASE._replace(seat=5, kept=(Group(4, 5), Group(4, 5)))
    assert [defect.code for defect in defects(position)] == ["seat", "face_twice", "dice_number"]


def test_a_defect_reads_as_its_message() -> None:
    assert str(Defect("seat", "there is no seat 9", "9")) == "there is no seat 9"
    assert Defect("seat", "there is no seat 9").about == ""
