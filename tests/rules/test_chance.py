"""How the dice can fall, and how likely."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from tests.words import play

from wormgrill.rules import FACES, WORM, Dice, Rolled, outcomes


@pytest.mark.parametrize("kept", ["", "1", "22", "333", "4444", "55555", "wwwwww", "1111111"])
def test_every_fall_of_white_dice_with_its_weight(kept: str) -> None:
    position = play("2014 21-36 -/- 1" + (f" {kept}|" if kept else ""), "roll")
    number = 8 - len(kept)
    ways = outcomes(position)
    assert sum(weight for _, weight in ways) == 6**number
    assert {type(weight) for _, weight in ways} == {int}
    assert all(len(rolled.dice) == number for rolled, _ in ways)
    if number <= 5:
        counted = Counter(tuple(sorted(faces)) for faces in product(FACES, repeat=number))
        assert {rolled.dice.white: weight for rolled, weight in ways} == counted
    assert [rolled.dice.white for rolled, _ in ways] == sorted({rolled.dice.white for rolled, _ in ways})


@pytest.mark.parametrize(
    ("number", "ways"), [(8, 1287), (7, 792), (6, 462), (5, 252), (4, 126), (3, 56), (2, 21), (1, 6)]
)
def test_the_number_of_different_falls(number: int, ways: int) -> None:
    kept = "1" * (8 - number)
    assert len(outcomes(play("2014 21-36 -/- 1" + (f" {kept}|" if kept else ""), "roll"))) == ways


def test_the_golden_die_shows_a_one_or_a_worm_three_times_each() -> None:
    ways = outcomes(play("deluxe 21-36 -+g/- 1 2222333|", "roll"))
    assert len(ways) == 12
    assert ways[:2] == ((Rolled(Dice((1,), 1)), 3), (Rolled(Dice((1,), WORM)), 3))
    assert sum(weight for _, weight in ways) == 36


def test_with_plaingold_it_shows_each_face_once() -> None:
    ways = outcomes(play("deluxe+plaingold 21-36 -+g/- 1 2222333|", "roll"))
    assert len(ways) == 36
    assert {weight for _, weight in ways} == {1}


def test_the_golden_die_alone() -> None:
    assert outcomes(play("deluxe 21-36 -+g/- 1 22223333|", "roll")) == (
        (Rolled(Dice((), 1)), 3),
        (Rolled(Dice((), WORM)), 3),
    )


def test_left_out_or_set_aside_it_does_not_fall() -> None:
    assert len(outcomes(play("deluxe 21-36 -+g/- 1 2222333|-", "roll"))) == 6
    assert len(outcomes(play("deluxe 21-36 -+g/- 1 222333g1|", "roll"))) == 21
    assert len(outcomes(play("deluxe 21-36 -+g/- 1", "roll-"))) == 1287
    assert len(outcomes(play("deluxe 21-36 -+g/- 1", "roll"))) == 2 * 1287


def test_the_weasel_throws_the_same_dice_again() -> None:
    assert len(outcomes(play("deluxe 21-36 -+w/- 1 444|12355", "~"))) == 252


def test_nothing_can_fall_unless_dice_are_in_the_air() -> None:
    assert outcomes(play("2014 21-36 -/- 1", "")) == ()
    assert outcomes(play("2014 21-36 -/- 1 |11112222", "")) == ()
    assert outcomes(play("2014 - -/- 0", "")) == ()
