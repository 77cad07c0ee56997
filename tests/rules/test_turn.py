"""A turn: rolling, setting aside, rolling again, and when it is over by itself."""

from __future__ import annotations

import pytest
from tests.words import after, moves, play

from wormgrill.rules import Dice, Group, IllegalMove, Keep, Roll, Rolled, apply, edition, legal, start

EVERY_EDITION = ["2005", "2014", "deluxe"]


@pytest.mark.parametrize("name", EVERY_EDITION)
def test_a_turn_begins_with_a_roll_and_nothing_else(name: str) -> None:
    assert legal(start(edition(name))) == (Roll(),)


@pytest.mark.parametrize(
    ("roll", "faces"),
    [
        ("12345www", ">1 >2 >3 >4 >5 >w"),
        ("11111111", ">1"),
        ("wwwwwwww", ">w"),
        ("222555ww", ">2 >5 >w"),
    ],
)
def test_after_a_roll_any_face_of_it_may_be_set_aside_and_one_must_be(roll: str, faces: str) -> None:
    assert moves(f"2014 21-36 -/- 1 |{roll}") == faces


def test_all_dice_of_the_face_are_set_aside_never_some() -> None:
    assert after("2014 21-36 -/- 1 |12234445", ">4") == "2014 21-36 -/- 1 444|"
    assert after("2014 21-36 -/- 1 444|2344w", ">w") == "2014 21-36 -/- 1 444w|"


@pytest.mark.parametrize(
    ("position", "faces"),
    [
        ("2014 21-36 -/- 1 444|2344w", ">2 >3 >w"),
        ("2014 21-36 -/- 1 444w|55ww", ">5"),
        ("2014 21-36 -/- 1 444w55|13", ">1 >3"),
        ("2014 21-36 -/- 1 12345|5ww", ">w"),
    ],
)
def test_a_face_set_aside_before_may_not_be_set_aside_again(position: str, faces: str) -> None:
    assert moves(position) == faces


@pytest.mark.parametrize(
    ("kept", "total", "has_worm"),
    [
        ("1", 1, False),
        ("12345", 15, False),
        ("w", 5, True),
        ("www5", 20, True),
        ("wwwwwwww", 40, True),
        ("22333", 13, False),
    ],
)
def test_the_dice_set_aside_are_added_up_and_worms_count_five(kept: str, total: int, has_worm: bool) -> None:
    position = play(f"2014 21-36 -/- 1 {kept}|", "")
    assert (position.total, position.has_worm) == (total, has_worm)


@pytest.mark.parametrize(
    ("kept", "dice", "white_left"),
    [("444", 5, 5), ("444w", 4, 4), ("444w55", 2, 2), ("444w553", 1, 1)],
)
def test_only_the_dice_not_set_aside_are_rolled_again(kept: str, dice: int, white_left: int) -> None:
    position = play(f"2014 21-36 -/- 1 {kept}|", "roll")
    assert position.thrown
    assert position.white_left == white_left
    wrong = Dice((1,) * (dice + 1))
    with pytest.raises(IllegalMove, match=f"{dice} white dice are in the air"):
        apply(position, Rolled(wrong))
    assert apply(position, Rolled(Dice((1,) * dice))).roll == Dice((1,) * dice)


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        # one may go on at any time while a die and a face are left
        ("2014 21-36 -/- 1 1|", "roll =x"),
        ("2014 21-36 -/- 1 wwww|", "roll =x"),
        ("2014 21-36 -/- 1 wwww1|", "roll =21"),
        # eight dice aside: over
        ("2014 21-36 -/- 1 wwww4444|", "=36"),
        ("2014 21-36 -/- 1 11112222|", "=x"),
        # six faces aside: over, though two dice are left
        ("2014 21-36 -/- 1 12345w|", "=x"),
        ("2014 21-36 -/- 1 12345ww|", "=25"),
        ("2005 21-36 -/- 1 123455w|", "=25"),
    ],
)
def test_the_turn_is_over_by_itself_when_no_dice_or_no_faces_are_left(position: str, expected: str) -> None:
    assert moves(position) == expected


@pytest.mark.parametrize("name", EVERY_EDITION)
def test_a_roll_without_a_new_face_fails_the_turn_at_once(name: str) -> None:
    assert after(f"{name} 21-23 24/25 1 33555w|", "roll :3w") == f"{name} 21-23 -/25 2".replace("21-23", "21-24")


def test_dice_fall_only_after_they_were_thrown() -> None:
    with pytest.raises(IllegalMove, match="no dice are in the air"):
        apply(start(edition("2014")), Rolled(Dice((1,) * 8)))
    in_the_air = apply(start(edition("2014")), Roll())
    assert legal(in_the_air) == ()
    with pytest.raises(IllegalMove, match=r"legal here: the dice are in the air and have to fall first$"):
        apply(in_the_air, Roll())


@pytest.mark.parametrize(
    "dice",
    [
        Dice((1, 1, 1, 1, 1, 1, 1)),
        Dice((1,) * 9),
        Dice((2, 1, 1, 1, 1, 1, 1, 1)),
        Dice((0, 1, 1, 1, 1, 1, 1, 1)),
        Dice((1, 1, 1, 1, 1, 1, 1, 7)),
        Dice((1,) * 8, 1),
        Dice((1,) * 7, 1),
        Dice(),
    ],
)
def test_only_dice_that_there_are_can_fall(dice: Dice) -> None:
    with pytest.raises(IllegalMove, match=r"cannot fall here: 8 white dice are in the air, ascending from 1 to 6$"):
        apply(apply(start(edition("2014")), Roll()), Rolled(dice))


@pytest.mark.parametrize(
    ("dice", "fits"),
    [
        (Dice((1,) * 8, 1), True),
        (Dice((1,) * 8, 6), True),
        (Dice((1,) * 8, 2), False),
        (Dice((1,) * 8), False),
        (Dice((1,) * 9), False),
        (Dice((1,) * 7, 1), False),
    ],
)
def test_the_golden_die_falls_on_a_one_or_a_worm(dice: Dice, fits: bool) -> None:
    thrown = play("deluxe 21-36 -+g/- 1", "roll")
    if fits:
        assert apply(thrown, Rolled(dice)).roll == dice
    else:
        with pytest.raises(IllegalMove, match=r"8 white dice .* and the golden die with one of \[1, 6\]$"):
            apply(thrown, Rolled(dice))


def test_what_is_not_legal_is_refused_with_what_is() -> None:
    with pytest.raises(
        IllegalMove,
        match=r"Keep\(face=6, giver=None\) is not legal here: the legal moves are "
        r"Keep\(face=1, giver=None\), Keep\(face=2, giver=None\)$",
    ):
        apply(play("2014 21-36 -/- 1 |11112222", ""), Keep(6))
    with pytest.raises(IllegalMove, match=r"here: the game is over$"):
        apply(play("2014 - 21/22 0", ""), Roll())


def test_after_the_last_seat_comes_the_first() -> None:
    assert after("2014 21-36 -/-/- 1 1|", "=x") == "2014 21-36 -/-/- 2"
    assert after("2014 21-36 -/-/- 3 1|", "=x") == "2014 21-36 -/-/- 1"


def test_groups_know_their_number_and_points() -> None:
    assert (len(Group(5, 3)), Group(5, 3).points) == (3, 15)
    assert (len(Group(6, 2, True)), Group(6, 2, True).points) == (3, 15)
    assert (len(Group(1, 0, True)), Group(1, 0, True).points) == (1, 1)


def test_dice_know_their_number_and_faces() -> None:
    dice = Dice((1, 1, 3, 6), 1)
    assert (len(dice), dice.faces, dice.count(1), dice.count(6), dice.count(2)) == (5, (1, 3, 6), 3, 1, 0)
    assert (dice.group(1), dice.group(6)) == (Group(1, 2, True), Group(6, 1))
    assert (len(Dice((2, 2))), Dice((2, 2)).faces) == (2, (2,))
    assert Dice((2,), 6).faces == (2, 6)
