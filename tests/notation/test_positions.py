"""Positions as text: one canonical form for each, and a reason for every text that is refused."""

from __future__ import annotations

import pytest

from wormgrill.notation import NotationError, format_position, parse_position
from wormgrill.rules import (
    Dice,
    Group,
    ImpossiblePosition,
    Player,
    Position,
    Roll,
    Specialist,
    apply,
    edition,
    start,
)


@pytest.mark.parametrize(
    ("position", "text"),
    [
        (start(edition("2014"), 3), "2014 21-36 -/-/- 1"),
        (start(edition("2005"), 2, 2), "2005 21-36 -/- 2"),
        (start(edition("deluxe")), "deluxe 11c,13,21h,22,23r,24,25w,26,27g,28,29a,30-36 -/- 1"),
        (
            start(edition("deluxe", "plaingold", "short"), 7),
            "deluxe+short+plaingold 11c,13,21h,22,23r,24,25w,26,27g,28,29a,30-36 -/-/-/-/-/-/- 1",
        ),
        (
            Position(
                edition("2014"),
                (21, 22, 23, 26, 27, 28, 29, 31, 33, 34, 35, 36),
                (Player((24,)), Player((30, 25)), Player((32,))),
                kept=(Group(4, 3), Group(6, 1)),
                roll=Dice((5, 5, 6, 6)),
            ),
            "2014 21-23,26-29,31,33-36 24/30.25/32 1 444w|55ww",
        ),
        (Position(edition("2014"), (), (Player((21,)), Player()), seat=0), "2014 - 21/- 0"),
        (Position(edition("2014"), (21, 22, 24), (Player(), Player())), "2014 21,22,24 -/- 1"),
        (Position(edition("2014"), (21, 22, 24, 25, 26, 28), (Player(), Player())), "2014 21,22,24-26,28 -/- 1"),
        (Position(edition("2014"), (21, 22, 23), (Player(), Player())), "2014 21-23 -/- 1"),
        (
            Position(
                edition("deluxe"),
                (11, 13, 21, 22, 23, 24, 25, 26),
                (Player(), Player()),
                guests=((23, Specialist.RAVEN),),
            ),
            "deluxe 11,13,21,22,23r,24-26 -/- 1",
        ),
        (
            Position(
                edition("deluxe"),
                (21,),
                (Player((), Specialist.WEASEL, 7), Player((22, 23), Specialist.APPLE)),
                kept=(Group(1, 2),),
                roll=Dice((1, 1, 1, 1, 1, 1)),
            ),
            "deluxe 21 -+w*7/22.23+a 1 11|111111",
        ),
        (
            Position(
                edition("deluxe"),
                (21,),
                (Player((), Specialist.WEASEL), Player()),
                kept=(Group(1, 2), Group(6, 2)),
                roll=Dice((1, 1, 2, 6)),
                weasel_used=True,
            ),
            "deluxe 21 -+w/- 1 11ww|112w!",
        ),
        (
            Position(
                edition("deluxe"),
                (21,),
                (Player(), Player((22,), Specialist.GOLDEN, 1)),
                seat=2,
                kept=(Group(6, 1, True), Group(5, 2)),
                roll=None,
            ),
            "deluxe 21 -/22+g*1 2 wgw55|",
        ),
        (
            Position(edition("deluxe"), (21,), (Player((), Specialist.GOLDEN), Player()), kept=(Group(1, 0, True),)),
            "deluxe 21 -+g/- 1 g1|",
        ),
        (
            Position(
                edition("deluxe"),
                (21,),
                (Player((), Specialist.GOLDEN), Player()),
                kept=(Group(5, 3),),
                roll=Dice((1, 2, 3, 4, 6), 6),
            ),
            "deluxe 21 -+g/- 1 555|1234wgw",
        ),
        (
            Position(
                edition("deluxe"),
                (21,),
                (Player((), Specialist.GOLDEN), Player()),
                kept=(Group(5, 3),),
                golden_out=True,
            ),
            "deluxe 21 -+g/- 1 555|-",
        ),
        (
            Position(
                edition("deluxe"),
                (21,),
                (Player((), Specialist.GOLDEN), Player()),
                roll=Dice((1, 2, 3, 4, 5, 5, 5, 6)),
                golden_out=True,
            ),
            "deluxe 21 -+g/- 1 |1234555w-",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_there_and_back(position: Position, text: str) -> None:
    assert format_position(position) == text
    assert parse_position(text) == position


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("2005+decline 21-36 -/- 1", "2005 21-36 -/- 1"),
        ("2005+any+decline+short 21-36 -/- 1", "2005+short+any 21-36 -/- 1"),
        ("deluxe+plaingold+any+decline+short 21 -/- 1", "deluxe+short+decline+any+plaingold 21 -/- 1"),
    ],
)
def test_the_options_are_put_in_order(text: str, canonical: str) -> None:
    assert format_position(parse_position(text)) == canonical


def test_with_the_dice_in_the_air_there_is_no_text() -> None:
    with pytest.raises(
        NotationError, match=r"^a position with the dice in the air has no text; let the dice fall first$"
    ):
        format_position(apply(start(edition("2014")), Roll()))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        # fields
        ("", "has four fields and perhaps a fifth, EDITION GRILL STACKS SEAT [DICE], with one space between them"),
        ("2014", "this has 1: '2014'"),
        ("2014 21-36 -/-", "this has 3"),
        ("2014 21-36 -/- 1 |11112222 more", "this has 6"),
        ("2014  21-36 -/- 1", "with one space between them; this has 5"),
        (" 2014 21-36 -/- 1", "with one space"),
        ("2014 21-36 -/- 1 ", "with one space"),
        ("2014 21-36 -/- 1\n", "'1\\n' is no seat"),
        ("2014\t21-36 -/- 1", "this has 3"),
        # the edition
        ("2013 21-36 -/- 1", "there is no edition '2013'; the editions are 2005, 2014, deluxe"),
        ("2014+plaingold 21-36 -/- 1", "the 2014 edition does not know the option 'plaingold'; it belongs to deluxe"),
        ("2014+short+short 21-36 -/- 1", "the option 'short' is given twice"),
        ("2014+ 21-36 -/- 1", "there is no option ''"),
        ("2014+Short 21-36 -/- 1", "there is no option 'Short'"),
        # the grill
        ("2014 21- -/- 1", "'21-' in the grill '21-' is no portion"),
        ("2014 21,,22 -/- 1", "'' in the grill '21,,22' is no portion"),
        ("2014 21;22 -/- 1", "is no portion: write a number, with the letter of a specialist on it, or a run"),
        ("2014 021 -/- 1", "'021' in the grill"),
        ("2014 36-21 -/- 1", "'36-21' in the grill '36-21' is no portion"),
        ("2014 21-21 -/- 1", "a run FIRST-LAST upwards; - alone for an empty grill"),
        ("2014 21-,22 -/- 1", "'21-' in the grill"),
        ("deluxe 21x,22 -/- 1", "'21x' in the grill"),
        ("deluxe 21-23h -/- 1", "'21-23h' in the grill"),
        ("2014 -,21 -/- 1", "'-' in the grill"),
        ("2014 ２１ -/- 1", "'２１' in the grill"),
        ("2014 22,21 -/- 1", "the grill '22,21' is not in its one order and form, which is '21,22'"),
        ("2014 21,22,23 -/- 1", "the grill '21,22,23' is not in its one order and form, which is '21-23'"),
        ("2014 21-22 -/- 1", "which is '21,22'"),
        ("2014 21-23,24 -/- 1", "which is '21-24'"),
        ("2014 21-23,24-26 -/- 1", "which is '21-26'"),
        # players
        ("2014 21-36 / 1", "'' is no player: write the stack from bottom to top joined by dots or -, "),
        ("2014 22-36 -/21. 1", "'21.' is no player"),
        ("2014 22-36 -/.21 1", "'.21' is no player"),
        ("2014 22-36 -/-21 1", "'-21' is no player"),
        ("deluxe 22-36 -/-+x 1", "'-+x' is no player"),
        ("deluxe 22-36 -/-+ 1", "'-+' is no player"),
        ("deluxe 22-36 -/-+h+w 1", "'-+h+w' is no player"),
        ("deluxe 22-36 -/-*0 1", "'-*0' is no player"),
        ("deluxe 22-36 -/-*01 1", "'-*01' is no player"),
        ("deluxe 22-36 -/-*1+h 1", "'-*1+h' is no player"),
        ("deluxe 22-36 -/* 1", "'*' is no player: write the stack from bottom to top joined by dots or -, then"),
        (f"deluxe 22-36 -/-*{'9' * 5000} 1", "is no player"),
        # the seat
        ("2014 21-36 -/- x", "'x' is no seat: write the number of the player to move, or 0 when the game is over"),
        ("2014 21-36 -/- 01", "'01' is no seat"),
        ("2014 21-36 -/- -1", "'-1' is no seat"),
        ("2014 21-36 -/- 00", "'00' is no seat"),
        (f"2014 21-36 -/- {'9' * 5000}", "is no seat"),
        # dice
        ("2014 21-36 -/- 1 11112222", "the dice '11112222' are not written as KEPT|ROLLED, then ! if the weasel"),
        ("2014 21-36 -/- 1 1||1111222", "are not written as KEPT|ROLLED"),
        ("2014 21-36 -/- 1 |1111222W", "are not written as KEPT|ROLLED"),
        ("2014 21-36 -/- 1 |11112226", "are not written as KEPT|ROLLED"),
        ("deluxe 21 -+w/- 1 |11112222-!", "are not written as KEPT|ROLLED"),
        ("deluxe 21 -+w/- 1 !|11112222", "are not written as KEPT|ROLLED"),
        ("2014 21-36 -/- 1 |21112222", "the dice '21112222' are not in order, which is ascending, w last, golden"),
        ("2014 21-36 -/- 1 |w1112222", "golden at the end: '1112222w'"),
        ("deluxe 21 -+g/- 1 |g11112222w", "golden at the end: '1112222wg1'"),
        ("deluxe 21 -+g/- 1 |11112222g", "'11112222g' are no dice: write 1 to 5 and w, and g before the face"),
        ("deluxe 21 -+g/- 1 gg1|1111222", "'gg1' are no dice"),
        ("deluxe 21 -+g/- 1 g11|222222", "in 'g11' the golden die stands before a die of its group; there is only"),
        ("deluxe 21 -+g/- 1 g1g1|222222", "in 'g1g1' the golden die stands before a die of its group"),
        ("deluxe 21 -+g/- 1 |1111222g1gw", "has 2 golden dice, but there is only one"),
    ],
)  # fmt: skip
def test_texts_that_are_refused(text: str, reason: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_position(text)
    assert reason in str(refused.value)


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("2014 21-36 -/- 0", ["over_with_grill"]),
        ("2014 - -/- 1", ["turn_without_grill"]),
        ("2014 21-36 -/- 3", ["seat"]),
        ("2014 21-36 - 1", ["players"]),
        ("2014 21-36 -/-/-/-/-/-/-/- 1", ["players"]),
        ("2014 21,21 -/- 1", ["tile_twice"]),
        ("2014 21-23,22 -/- 1", ["tile_twice"]),
        ("2014 21 21.22/22 1", ["tile_twice", "tile_twice"]),
        ("2014 13,21 11/- 1", ["foreign_tile", "foreign_tile"]),
        ("2014 20,37 14/99 1", ["no_such_tile"] * 4),
        ("2014 21h -/- 1", ["foreign_specialist"]),
        ("2014 21 -+h/- 1", ["foreign_specialist"]),
        ("2014 21 -*1/- 1", ["foreign_round_worms"]),
        ("2014 21 -/- 1 |1111222g1", ["foreign_golden", "dice_number"]),
        ("deluxe 21hw -/- 1", ["two_on_portion"]),
        ("deluxe 21hh -/- 1", ["specialist_twice", "two_on_portion"]),
        ("deluxe 21h,22h -/- 1", ["specialist_twice"]),
        ("deluxe 21 -+h/-+h 1", ["specialist_twice"]),
        ("deluxe 21 -+r/- 1", ["raven_held"]),
        ("deluxe 21 -*8/- 1", ["round_worms"]),
        ("deluxe 21 -*4/-*4 1", ["round_worms"]),
        ("deluxe 21 -*999999999/- 1", ["round_worms"]),
        ("deluxe 21 -/-+w 1 |11112222!", ["weasel_not_held"]),
        ("deluxe 21 -/-+g 1 |11112222-", ["golden_not_held"]),
        ("2014 21 -/- 1 |11112222!-", ["weasel_not_held", "golden_not_held"]),
        ("2014 21 -/- 1 |1111222", ["dice_number"]),
        ("2014 21 -/- 1 |111122222", ["dice_number"]),
        ("2014 21 -/- 1 111122222|", ["dice_number"]),
        ("2014 21 -/- 1 4w4|12355", ["face_twice"]),
        ("deluxe 21 -+g/- 1 |11112222g2", ["golden_face"]),
        ("deluxe 21 -+g/- 1 |11112222", ["golden_number"]),
        ("deluxe 21 -+g/- 1 g1|11112222", []),
        ("deluxe 21 -/- 1 g1|11112222", ["golden_number"]),
        ("2014 21 -/- 1 444w|44ww", ["nothing_to_choose"]),
        ("2014 21 -/- 1 12345w|12", ["nothing_to_choose"]),
        ("2014 21 -/- 1 |", ["no_dice"]),
        ("deluxe 21 -+w/- 1 |!", ["flags_without_dice", "no_dice"]),
        ("deluxe 21 -+g/- 1 |-", ["flags_without_dice", "no_dice"]),
        ("2014 - 21/22 0 1|", ["over_with_dice"]),
        ("2014 - 21/22 0 |", ["no_dice"]),
        (
            "2014 13,21,21 22/22+r*9/-/-/-/-/-/- 9 44w4|4!",
            ["players", "seat", "foreign_tile", "tile_twice", "tile_twice", "foreign_specialist", "raven_held",
             "foreign_round_worms", "face_twice", "dice_number"],
        ),
    ],
)  # fmt: skip
def test_positions_that_cannot_be_with_every_defect(text: str, codes: list[str]) -> None:
    if not codes:
        assert format_position(parse_position(text)) == text
        return
    with pytest.raises(ImpossiblePosition) as refused:
        parse_position(text)
    assert [defect.code for defect in refused.value.defects] == codes
    assert str(refused.value) == "impossible position: " + "; ".join(map(str, refused.value.defects))


def test_a_dice_field_without_dice_says_so() -> None:
    with pytest.raises(ImpossiblePosition, match=r"the dice '\|' name no die; without dice the field is left out"):
        parse_position("2014 21-36 -/- 1 |")
