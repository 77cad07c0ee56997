"""Failed turns: the top portion goes back, and the highest of the grill is turned over, or not."""

from __future__ import annotations

import pytest
from tests.words import after, moves, told


@pytest.mark.parametrize("how", ["1| =x", "33555w| roll :3w", "wwww| =x"])
@pytest.mark.parametrize("name", ["2005", "2014", "deluxe"])
@pytest.mark.parametrize(
    ("before", "then"),
    [
        # the top portion back, the highest turned over
        ("21,22 24.23/25 1", "21,22 24/25 2"),
        ("21,25,36 22.30/- 1", "21,25,30 22/- 2"),
        # the returned one is the highest: it stays open
        ("21,25 22.30/- 1", "21,25,30 22/- 2"),
        # nothing to return: nothing is turned over
        ("21,25,36 -/30 1", "21,25,36 -/30 2"),
    ],
)
def test_a_failed_turn(name: str, how: str, before: str, then: str) -> None:
    kept, tokens = how.split(" ", 1)
    if "24.23" in before:
        before, then = before.replace("21,22 ", "21,22,26 "), then.replace("21,22 ", "21-23 ")
    assert after(f"{name} {before} {kept}", tokens) == f"{name} {then}"


@pytest.mark.parametrize("name", ["2005+short", "2014+short", "deluxe+short"])
def test_short_turns_the_highest_over_even_when_it_is_the_returned_one(name: str) -> None:
    assert after(f"{name} 21,25 22.30/- 1 1|", "=x") == f"{name} 21,25 22/- 2"
    assert after(f"{name} 21,25,36 22.30/- 1 1|", "=x") == f"{name} 21,25,30 22/- 2"
    assert after(f"{name} 21,25,36 -/30 1 1|", "=x") == f"{name} 21,25,36 -/30 2"


def test_failing_never_ends_the_game() -> None:
    assert after("2014 36 21/- 1 1|", "=x") == "2014 21 -/- 2"
    assert after("2014+short 21 36/- 1 1|", "=x") == "2014+short 21 -/- 2"
    assert after("2014 21 36/- 1 1|", "=x") == "2014 21,36 -/- 2"


def test_failing_is_legal_only_where_nothing_can_be_taken() -> None:
    assert "=x" not in moves("2014 21-36 -/- 1 wwww1|").split()
    assert moves("2014 22-36 -/- 1 wwww1|") == "roll =x"


def test_what_is_told_of_it() -> None:
    assert told("2014 21,36 22.30/- 1 1|", "=x") == [
        {"fact": "failed", "seat": 1, "reason": "no_worm"},
        {"fact": "gave_back", "seat": 1, "tile": 30},
        {"fact": "turned_over", "tile": 36},
    ]
    assert told("2014 22,25 30/- 1 wwww1|", "=x") == [
        {"fact": "failed", "seat": 1, "reason": "nothing_to_take"},
        {"fact": "gave_back", "seat": 1, "tile": 30},
    ]
    assert told("2014 22,25 -/30 1 www55|", "roll :55w") == [
        {"fact": "fell", "seat": 1, "dice": {"white": [5, 5, 6]}},
        {"fact": "failed", "seat": 1, "reason": "roll"},
    ]
