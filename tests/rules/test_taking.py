"""Stopping with something to take: from the grill, from an opponent, the next lower one; and the options about it.

The sum in all positions here is made of worms and other faces on purpose; what matters is the sum.
"""

from __future__ import annotations

import pytest
from tests.words import after, moves, told

W25 = "www55"  # 25
W26 = "www551"  # 26
W21 = "wwww1"  # 21
W22 = "wwww2"  # 22


@pytest.mark.parametrize("name", ["2005", "2014", "deluxe"])
@pytest.mark.parametrize(
    ("grill", "kept", "expected"),
    [
        # the exact portion, though a lower one lies there too
        ("21-36", W25, "roll =25"),
        # the next lower one, however far below
        ("21-24,26-36", W25, "roll =24"),
        ("21,26-36", W25, "roll =21"),
        ("21,36", "wwww5555", "=36"),
        ("21,35", "wwww5555", "=35"),
        # nothing low enough: failed
        ("26-36", W25, "roll =x"),
        ("22-36", W21, "roll =x"),
        ("21-36", "wwww", "roll =x"),
        # no worm: failed, though the sum would do
        ("21-36", "5555444", "roll =x"),
        ("21-36", "55554444", "=x"),
    ],
)
def test_from_the_grill(name: str, grill: str, kept: str, expected: str) -> None:
    assert moves(f"{name} {grill} -/- 1 {kept}|") == expected


@pytest.mark.parametrize(
    ("edition", "expected"),
    [
        ("2014", "roll =25@2"),
        ("2014+short", "roll =25@2"),
        ("deluxe", "roll =25@2"),
        ("2005", "roll =24 =25@2"),
        ("2014+decline", "roll =24 =25@2"),
        ("deluxe+decline", "roll =24 =25@2"),
        ("2014+any", "roll =21 =22 =24 =25@2"),
        ("2005+any", "roll =21 =22 =24 =25@2"),
    ],
)
def test_the_exact_portion_on_top_of_an_opponents_stack(edition: str, expected: str) -> None:
    assert moves(f"{edition} 21,22,24,26-36 -/23.25 1 {W25}|") == expected


@pytest.mark.parametrize(
    ("players", "seat", "expected"),
    [
        # not on top: safe
        ("-/25.26", 1, "roll =24"),
        # only with the exact sum
        ("-/26", 1, "roll =24"),
        ("-/23", 1, "roll =24"),
        # the own top portion counts as not there
        ("25/-", 1, "roll =24"),
        ("25/26", 1, "roll =24"),
        # anybody's, wherever they sit
        ("25/-/-", 3, "roll =25@1"),
        ("-/25/-", 3, "roll =25@2"),
        ("-/-/25", 1, "roll =25@3"),
        ("-/-/-/-/-/-/25", 6, "roll =25@7"),
    ],
)
def test_who_can_be_stolen_from(players: str, seat: int, expected: str) -> None:
    assert moves(f"2014 21,24,27-36 {players} {seat} {W25}|") == expected


def test_declining_needs_something_lower_to_take() -> None:
    assert moves(f"2005 26-36 -/25 1 {W25}|") == "roll =25@2"


def test_the_grills_exact_portion_may_not_be_declined() -> None:
    assert moves(f"2005 21-36 -/- 1 {W25}|") == "roll =25"
    assert moves(f"2014+decline 21-36 -/- 1 {W25}|") == "roll =25"


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        ("2014+any 21-36 -/- 1 www5|", "roll =x"),
        ("2014+any 21-36 -/- 1 wwww2|", "roll =21 =22"),
        ("2014+any 21-23,25-36 -/- 1 www55|", "roll =21 =22 =23 =25"),
        ("2014+any 30-36 -/25 1 www55|", "roll =25@2"),
        ("2014+any 30-36 -/- 1 www55|", "roll =x"),
        ("2014+any 21-36 -/- 1 5555444|", "roll =x"),
        # 11 and 13 stay exact-only
        ("deluxe+any 11,13,21-36 -/- 1 wwww1|", "roll =21"),
        ("deluxe+any 11,13,21-36 -/- 1 ww1|", "roll =11"),
        ("deluxe+any 11,13,21-36 -/- 1 ww2|", "roll =x"),
        ("deluxe+any 11,13,21-36 -/- 1 ww3|", "roll =13"),
    ],
)
def test_the_option_any(position: str, expected: str) -> None:
    assert moves(position) == expected


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        ("deluxe 11,13,21-36 -/- 1 ww1|", "roll =11"),
        ("deluxe 11,13,21-36 -/- 1 ww3|", "roll =13"),
        # never the next lower one
        ("deluxe 11,13,21-36 -/- 1 ww2|", "roll =x"),
        ("deluxe 11,13 -/- 1 ww4|", "roll =x"),
        ("deluxe 11,13,22 -/- 1 wwww1|", "roll =x"),
        # never stolen, nor the hen on it
        ("deluxe 21-36 -/11 1 ww1|", "roll =x"),
        ("deluxe 21-36 -/13 1 ww3|", "roll =x"),
        ("deluxe 21-36 -/13+h 1 ww3|", "roll =x"),
        ("deluxe 11,21-36 -/13 1 ww3|", "roll =x"),
        # a worm is needed here too
        ("deluxe 11,13,21-36 -/- 1 551|", "roll =x"),
    ],
)
def test_the_11_and_the_13(position: str, expected: str) -> None:
    assert moves(position) == expected


def test_what_is_taken_goes_on_top_of_the_stack() -> None:
    assert after(f"2014 21-24,26-36 25/- 1 {W22}|", "=22") == "2014 21,23,24,26-36 25.22/- 2"
    assert after(f"2014 21,22,26,28-36 27/23.25 1 {W25}|", "=25@2") == "2014 21,22,26,28-36 27.25/23 2"


def test_what_is_told_of_it() -> None:
    assert told(f"2014 21-24,26-36 -/- 1 {W25}|", "=24") == [{"fact": "took", "seat": 1, "tile": 24, "total": 25}]
    assert told(f"2014 21-24,26-36 -/25 1 {W25}|", "=25@2") == [{"fact": "stole", "seat": 1, "tile": 25, "victim": 2}]
