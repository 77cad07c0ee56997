"""The deluxe edition: specialists, round worms, the golden die; one test for each sentence of how they are resolved."""

from __future__ import annotations

import pytest
from tests.words import after, moves, play, told

from wormgrill.rules import Specialist, edition, start

# Round worms and the double one.


@pytest.mark.parametrize(
    ("roll", "worms"),
    [("1234555w", 0), ("1134555w", 1), ("1114555w", 1), ("11111111", 1)],
)
def test_a_double_one_brings_one_round_worm_at_once(roll: str, worms: int) -> None:
    position = play(f"deluxe 21-36 -/- 1 |{roll}", ">1")
    assert [player.worms for player in position.players] == [worms, 0]
    assert position.supply == 7 - worms
    assert position.seat == 1, "the turn goes on"


def test_the_golden_one_counts_for_the_double_one() -> None:
    assert after("deluxe 21-36 -+g/- 1 |1234555wg1", ">1") == "deluxe 21-36 -+g*1/- 1 1g1|"
    assert after("deluxe 21-36 -+g/- 1 |2234555wg1", ">1") == "deluxe 21-36 -+g/- 1 g1|"


def test_a_round_worm_stays_whatever_becomes_of_the_turn() -> None:
    assert after("deluxe 21-36 -/- 1 |11345555", ">1 =x") == "deluxe 21-36 -*1/- 2"


def test_the_base_editions_have_no_round_worms() -> None:
    assert after("2014 21-36 -/- 1 |11345555", ">1") == "2014 21-36 -/- 1 11|"
    assert start(edition("2014")).supply == 0


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        # from the supply while there is one
        ("-/-*6/-", ">1 >5"),
        # then from another player of one's choice
        ("-/-*6/-*1", ">1@2 >1@3 >5"),
        ("-*1/-*5/-*1", ">1@2 >1@3 >5"),
        ("-/-*7/-", ">1@2 >5"),
        # never from who holds the hen
        ("-/-+h*6/-*1", ">1@3 >5"),
        ("-/21+h*7/-", ">1 >5"),
        # there is none to be had
        ("-*7/-/-", ">1 >5"),
    ],
)
def test_where_a_round_worm_comes_from(players: str, expected: str) -> None:
    assert moves(f"deluxe 22-36 {players} 1 |11555555") == expected


def test_a_round_worm_from_another_player() -> None:
    assert after("deluxe 21-36 -*1/-*4/-*2 1 |11555555", ">1@3") == "deluxe 21-36 -*2/-*4/-*1 1 11|"
    assert told("deluxe 21-36 -*1/-*4/-*2 1 |11555555", ">1@3") == [
        {"fact": "set_aside", "seat": 1, "face": 1, "count": 2, "total": 2},
        {"fact": "got_round_worm", "seat": 1, "giver": 3},
    ]


def test_no_round_worm_when_nobody_can_give_one() -> None:
    assert after("deluxe 22-36 -/21+h*7/- 1 |11555555", ">1") == "deluxe 22-36 -/21+h*7/- 1 11|"
    assert len(told("deluxe 22-36 -/21+h*7/- 1 |11555555", ">1")) == 1


def test_the_last_round_worm_of_the_supply() -> None:
    assert told("deluxe 21-36 -*3/-*3 1 |11555555", ">1")[1] == {"fact": "got_round_worm", "seat": 1}
    assert after("deluxe 21-36 -*3/-*3 1 |11555555", ">1") == "deluxe 21-36 -*4/-*3 1 11|"


# Getting specialists.


def test_where_the_specialists_wait_at_the_start() -> None:
    assert start(edition("deluxe")).guests == (
        (11, Specialist.CANNED),
        (21, Specialist.HEN),
        (23, Specialist.RAVEN),
        (25, Specialist.WEASEL),
        (27, Specialist.GOLDEN),
        (29, Specialist.APPLE),
    )


@pytest.mark.parametrize("letter", "chwga")
def test_a_specialist_comes_along_from_the_grill(letter: str) -> None:
    assert after(f"deluxe 25{letter},26,27 -/- 1 www55|", "=25") == f"deluxe 26,27 25+{letter}/- 2"
    assert told(f"deluxe 25{letter},26,27 -/- 1 www55|", "=25") == [
        {"fact": "took", "seat": 1, "tile": 25, "total": 25},
        {"fact": "got_specialist", "seat": 1, "specialist": letter},
    ]


def test_also_from_the_next_lower_portion() -> None:
    assert after("deluxe 24w,26,27 -/- 1 www55|", "=24") == "deluxe 26,27 24+w/- 2"


@pytest.mark.parametrize("letter", "cwga")
def test_a_specialist_comes_along_from_an_opponent(letter: str) -> None:
    assert after(f"deluxe 26,27 -/22.25+{letter}*2 1 www55|", "=25@2") == f"deluxe 26,27 25+{letter}/22*2 2"
    assert told(f"deluxe 26,27 -/22.25+{letter}*2 1 www55|", "=25@2") == [
        {"fact": "stole", "seat": 1, "tile": 25, "victim": 2},
        {"fact": "got_specialist", "seat": 1, "specialist": letter, "victim": 2},
    ]


def test_of_two_specialists_one_goes_back_to_the_lowest_free_portion() -> None:
    position = "deluxe 21h,22,25w,26,27 -+a/- 1 www55|"
    assert moves(position) == "roll =25&w =25&a"
    assert after(position, "=25&w") == "deluxe 21h,22w,26,27 25+a/- 2"
    assert after(position, "=25&a") == "deluxe 21h,22a,26,27 25+w/- 2"
    assert told(position, "=25&a") == [
        {"fact": "took", "seat": 1, "tile": 25, "total": 25},
        {"fact": "got_specialist", "seat": 1, "specialist": "w"},
        {"fact": "put_back", "seat": 1, "specialist": "a", "tile": 22},
    ]


def test_of_two_specialists_one_goes_back_after_a_theft_too() -> None:
    position = "deluxe 21h,22,26,27 -+a/25+g 1 www55|"
    assert moves(position) == "roll =25@2&g =25@2&a"
    assert after(position, "=25@2&g") == "deluxe 21h,22g,26,27 25+a/- 2"
    assert after(position, "=25@2&a") == "deluxe 21h,22a,26,27 25+g/- 2"


def test_a_specialist_without_a_free_portion_leaves_the_game() -> None:
    position = "deluxe 21h,25w -+a/- 1 www55|"
    assert after(position, "=25&w") == "deluxe 21h 25+a/- 2"
    assert told(position, "=25&w")[-1] == {"fact": "put_back", "seat": 1, "specialist": "w"}


@pytest.mark.parametrize(
    ("own", "other", "order"),
    [
        ("a", "c", "=25&c =25&a"),
        ("c", "h", "=25&c =25&h"),
        ("w", "h", "=25&h =25&w"),
        ("g", "w", "=25&w =25&g"),
        ("a", "g", "=25&g =25&a"),
    ],
)
def test_the_choice_is_listed_in_the_order_of_the_letters(own: str, other: str, order: str) -> None:
    assert moves(f"deluxe 25{other},26 -+{own}/- 1 www55|") == f"roll {order}"


# The canned worm.


@pytest.mark.parametrize(
    ("kept", "expected"),
    [
        # its five, and a worm in effect
        ("5555441", "roll =34"),
        ("44445", "roll =26"),
        ("333", "roll =x"),
        # not with a worm among the dice
        ("www55", "roll =25"),
        ("w555", "roll =x"),
        # for 11 and 13 too
        ("51", "roll =11"),
        ("53", "roll =13"),
    ],
)
def test_the_canned_worm_stands_in_for_a_missing_worm(kept: str, expected: str) -> None:
    assert moves(f"deluxe 11,13,21-36 -+c/- 1 {kept}|") == expected


def test_the_canned_worm_is_not_used_up() -> None:
    position = "deluxe 11,13,21-36 -+c/- 1 5555441|"
    assert after(position, "=34") == "deluxe 11,13,21-33,35,36 34+c/- 2"
    assert told(position, "=34") == [
        {"fact": "used_canned_worm", "seat": 1, "total": 34},
        {"fact": "took", "seat": 1, "tile": 34, "total": 34},
    ]


def test_the_canned_worm_helps_to_steal() -> None:
    assert moves("deluxe 21,22 -+c/34 1 5555441|") == "roll =34@2"


def test_the_canned_worm_goes_back_with_a_failed_turn_and_its_try_is_told() -> None:
    position = "deluxe 11h,13,21,36 22+c/- 1 333|"
    assert after(position, "=x") == "deluxe 11h,13c,21,22 -/- 2"
    assert told(position, "=x") == [
        {"fact": "used_canned_worm", "seat": 1, "total": 14},
        {"fact": "failed", "seat": 1, "reason": "nothing_to_take"},
        {"fact": "gave_back", "seat": 1, "tile": 22},
        {"fact": "put_back", "seat": 1, "specialist": "c", "tile": 13},
        {"fact": "turned_over", "tile": 36},
    ]


# The weasel.


def test_the_weasel_rolls_the_same_dice_again_once_a_turn() -> None:
    assert moves("deluxe 21-36 -+w/- 1 444|1235w") == ">1 >2 >3 >5 >w ~"
    assert moves("deluxe 21-36 -+w/- 1 444|1235w!") == ">1 >2 >3 >5 >w"
    thrown = play("deluxe 21-36 -+w/- 1 444|1235w", "~")
    assert (thrown.thrown, thrown.white_left, thrown.roll, thrown.weasel_used) == (True, 5, None, True)
    assert after("deluxe 21-36 -+w/- 1 444|1235w", "~ :11155") == "deluxe 21-36 -+w/- 1 444|11155!"
    assert after("deluxe 21-36 -+w/- 1 |11112222", "~ :33334444") == "deluxe 21-36 -+w/- 1 |33334444!"


def test_the_weasel_is_told() -> None:
    assert told("deluxe 21-36 -+w/- 1 444|1235w", "~") == [
        {"fact": "used_weasel", "seat": 1},
        {"fact": "threw", "seat": 1, "dice": 5},
    ]


def test_the_weasel_may_save_a_roll_that_offers_nothing() -> None:
    position = "deluxe 21,22,36 24+w/- 1 444w5|445"
    assert moves(position) == "~ #"
    assert after(position, "~ :123") == "deluxe 21,22,36 24+w/- 1 444w5|123!"
    assert after(position, "~ :445") == "deluxe 21w,22,24 -/- 2"
    assert after(position, "#") == "deluxe 21w,22,24 -/- 2"
    assert told(position, "#")[0] == {"fact": "failed", "seat": 1, "reason": "roll"}


def test_the_weasel_stays_used_until_the_turn_is_over() -> None:
    assert moves("deluxe 21-36 -+w/- 1 444|1235w!") == ">1 >2 >3 >5 >w"
    assert after("deluxe 21-36 -+w/- 1 444|1235w!", ">1 roll :2355") == "deluxe 21-36 -+w/- 1 4441|2355!"
    assert after("deluxe 21,23 22+w/- 1 444|1235w!", ">1 roll :1444") == "deluxe 21w,22 -/- 2"


def test_the_weasel_is_only_for_who_holds_it() -> None:
    assert moves("deluxe 21-36 -/-+w 1 444|1235w") == ">1 >2 >3 >5 >w"
    assert moves("deluxe 21-36 -+a/- 1 444|1235w") == ">1 >2 >3 >5 >w"


# The golden die.


def test_the_golden_die_is_the_ninth_or_left_out_at_will() -> None:
    assert moves("deluxe 21-36 -+g/- 1") == "roll roll-"
    assert moves("deluxe 21-36 -/-+g 1") == "roll"
    assert after("deluxe 21-36 -+g/- 1", "roll :12345555gw") == "deluxe 21-36 -+g/- 1 |12345555gw"
    assert after("deluxe 21-36 -+g/- 1", "roll- :12345555") == "deluxe 21-36 -+g/- 1 |12345555-"
    assert told("deluxe 21-36 -+g/- 1", "roll") == [{"fact": "threw", "seat": 1, "dice": 9}]
    assert told("deluxe 21-36 -+g/- 1", "roll-") == [{"fact": "threw", "seat": 1, "dice": 8}]
    assert told("deluxe 21-36 -+g/- 1", "roll :12345555gw")[0]["dice"] == {
        "white": [1, 2, 3, 4, 5, 5, 5, 5],
        "golden": 6,
    }


def test_the_golden_die_is_set_aside_with_its_face_and_rolled_again_else() -> None:
    assert after("deluxe 21-36 -+g/- 1 |1234555wgw", ">w") == "deluxe 21-36 -+g/- 1 wgw|"
    assert play("deluxe 21-36 -+g/- 1 wgw|", "").total == 10
    assert play("deluxe 21-36 -+g/- 1 wgw|", "roll").golden_left is False
    assert after("deluxe 21-36 -+g/- 1 |1234555wgw", ">5 roll :11234g1") == "deluxe 21-36 -+g/- 1 555|11234g1"
    assert after("deluxe 21-36 -+g/- 1 |1234555wgw", ">w roll :1234555") == "deluxe 21-36 -+g/- 1 wgw|1234555"


def test_left_out_it_stays_out_for_the_turn() -> None:
    assert moves("deluxe 21-36 -+g/- 1 555|-") == "roll =x"
    assert after("deluxe 21-36 -+g/- 1 555|-", "roll :11234") == "deluxe 21-36 -+g/- 1 555|11234-"
    assert after("deluxe 21-36 -+g/- 1 wwww5|-", "=25") == "deluxe 21-24,26-36 25+g/- 2"


def test_the_golden_die_alone_may_be_rolled_while_it_can_show_something_new() -> None:
    assert moves("deluxe 21-36 -+g/- 1 22223333|") == "roll =x"
    assert moves("deluxe 21-36 -+g/- 1 1111wwww|") == "=24"
    assert moves("deluxe 21-36 -+g/- 1 11115555|") == "roll =x"
    assert moves("deluxe 21-36 -+g/- 1 wwww5555|") == "roll =36"
    assert moves("deluxe+plaingold 21-36 -+g/- 1 1111wwww|") == "roll =24"
    assert moves("deluxe 21-36 -+g/- 1 11115555|-") == "=x"
    assert moves("deluxe 21-36 -+g/- 1 1112345w|") == "=22"
    assert moves("deluxe+plaingold 21-36 -+g/- 1 1112345w|") == "=22"
    assert play("deluxe 21-36 -+g/- 1 22223333|", "roll :gw").roll is not None


def test_with_plaingold_it_has_the_six_ordinary_faces() -> None:
    assert after("deluxe+plaingold 21-36 -+g/- 1", "roll :12345555g4") == "deluxe+plaingold 21-36 -+g/- 1 |12345555g4"


# The hen.


def test_the_hen_is_taken_in_place_of_the_portion() -> None:
    position = "deluxe 21,22,26,27 23/24.25+h 1 www55|"
    assert moves(position) == "roll =h@2"
    assert after(position, "=h@2") == "deluxe 21,22,26,27 23+h/24.25 2"
    assert told(position, "=h@2") == [{"fact": "got_specialist", "seat": 1, "specialist": "h", "victim": 2}]


def test_the_hen_and_the_own_specialist() -> None:
    position = "deluxe 21,22,26,27 23+a/24.25+h 1 www55|"
    assert moves(position) == "roll =h@2&h =h@2&a"
    assert after(position, "=h@2&h") == "deluxe 21h,22,26,27 23+a/24.25 2"
    assert after(position, "=h@2&a") == "deluxe 21a,22,26,27 23+h/24.25 2"


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("deluxe", "roll =h@2"),
        ("deluxe+decline", "roll =24 =h@2"),
        ("deluxe+any", "roll =22 =24 =h@2"),
    ],
)
def test_the_hen_may_be_left_alone_where_a_theft_may(name: str, expected: str) -> None:
    assert moves(f"{name} 11,22,24,26,27 -/25+h 1 www55|") == expected


def test_the_hen_without_a_portion_is_nobodys_to_take() -> None:
    assert moves("deluxe 21,22,26,27 23/-+h 1 www55|") == "roll =22"


def test_the_hen_pays_for_a_failed_turn_with_her_place() -> None:
    position = "deluxe 11c,13,21,36 22.24+h*2/- 1 1|"
    assert after(position, "=x") == "deluxe 11c,13h,21,36 22.24*2/- 2"
    assert told(position, "=x") == [
        {"fact": "failed", "seat": 1, "reason": "no_worm"},
        {"fact": "kept_by_hen", "seat": 1, "tile": 24},
        {"fact": "put_back", "seat": 1, "specialist": "h", "tile": 13},
    ]


def test_the_hen_without_a_portion_stays_through_a_failed_turn() -> None:
    position = "deluxe 11c,13,21,36 -+h/- 1 1|"
    assert after(position, "=x") == "deluxe 11c,13,21,36 -+h/- 2"
    assert told(position, "=x")[1:] == [{"fact": "kept_by_hen", "seat": 1}]


def test_the_hen_without_a_free_portion_leaves_the_game() -> None:
    assert after("deluxe 21c 22+h/- 1 1|", "=x") == "deluxe 21c 22/- 2"


# The raven.


def test_the_raven_brings_a_round_worm_and_moves_to_the_lowest_free_portion() -> None:
    position = "deluxe 21h,22,25r,26,27 -/- 1 www55|"
    assert moves(position) == "roll =25"
    assert after(position, "=25") == "deluxe 21h,22r,26,27 25*1/- 2"
    assert told(position, "=25") == [
        {"fact": "took", "seat": 1, "tile": 25, "total": 25},
        {"fact": "got_round_worm", "seat": 1},
        {"fact": "moved", "specialist": "r", "tile": 22},
    ]


def test_the_raven_is_never_held_so_the_own_specialist_stays() -> None:
    assert after("deluxe 21h,22,25r -+a/- 1 www55|", "=25") == "deluxe 21h,22r 25+a*1/- 2"


def test_the_ravens_round_worm_from_another_player() -> None:
    position = "deluxe 21h,22,25r -*1/-*2/-*4 1 www55|"
    assert moves(position) == "roll =25^2 =25^3"
    assert after(position, "=25^3") == "deluxe 21h,22r 25*2/-*2/-*3 2"
    assert told(position, "=25^3")[1] == {"fact": "got_round_worm", "seat": 1, "giver": 3}
    assert moves("deluxe 22,25r -*1/-*2/21+h*4 1 www55|") == "roll =25^2"
    assert moves("deluxe 22,25r -*3/-/21+h*4 1 www55|") == "roll =25"
    assert after("deluxe 22,25r -*3/-/21+h*4 1 www55|", "=25") == "deluxe 22r 25*3/-/21+h*4 2"


def test_the_raven_without_a_free_portion_leaves_the_game() -> None:
    assert after("deluxe 21h,25r -/- 1 www55|", "=25") == "deluxe 21h 25*1/- 2"
    assert told("deluxe 21h,25r -/- 1 www55|", "=25")[-1] == {"fact": "moved", "specialist": "r"}
    assert after("deluxe 25r -/- 1 www55|", "=25") == "deluxe - 25*1/- 0"


# A failed turn, in its order.


def test_first_the_portion_then_the_specialist() -> None:
    # the 22 is free only because it was given back, and so the apple sits on it
    assert after("deluxe 24w,36 22+a/- 1 1|", "=x") == "deluxe 22a,24w -/- 2"


def test_the_specialist_goes_back_without_a_portion_too() -> None:
    assert after("deluxe 24,36 -+a/- 1 1|", "=x") == "deluxe 24a,36 -/- 2"
    assert after("deluxe 24w -+a/- 1 1|", "=x") == "deluxe 24w -/- 2"


def test_last_the_specialist_of_the_portion_that_is_turned_over() -> None:
    assert after("deluxe 21,24w,36g 22+a/- 1 1|", "=x") == "deluxe 21a,22g,24w -/- 2"
    assert after("deluxe 24w,36g 22+a/- 1 1|", "=x") == "deluxe 22a,24w -/- 2", "no free one is left for the die"
    assert after("deluxe 21,24,36r 22/- 1 1|", "=x") == "deluxe 21r,22,24 -/- 2"
    assert told("deluxe 21,24w,36g 22+a/- 1 1|", "=x") == [
        {"fact": "failed", "seat": 1, "reason": "no_worm"},
        {"fact": "gave_back", "seat": 1, "tile": 22},
        {"fact": "put_back", "seat": 1, "specialist": "a", "tile": 21},
        {"fact": "turned_over", "tile": 36},
        {"fact": "moved", "specialist": "g", "tile": 22},
    ]


def test_the_specialist_that_was_just_put_back_may_have_to_move_again() -> None:
    # every other portion is taken, so the apple sits down on the returned 30; short turns that over
    assert after("deluxe+short 24w,25c 30+a/- 1 1|", "=x") == "deluxe+short 24w,25c -/- 2"
    assert told("deluxe+short 24w,25c 30+a/- 1 1|", "=x")[2:] == [
        {"fact": "put_back", "seat": 1, "specialist": "a", "tile": 30},
        {"fact": "turned_over", "tile": 30},
        {"fact": "moved", "specialist": "a"},
    ]
    assert after("deluxe 24w,25c 30+a/- 1 1|", "=x") == "deluxe 24w,25c,30a -/- 2"


def test_round_worms_are_never_lost_by_failing() -> None:
    assert after("deluxe 21,36 22*3/-*2 1 1|", "=x") == "deluxe 21,22 -*3/-*2 2"
