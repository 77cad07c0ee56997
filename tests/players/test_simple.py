"""The players without mathematics, on positions where one can see what they must do."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from wormgrill.notation import format_move, parse_position
from wormgrill.players import UNLIMITED, Decision, parse_player
from wormgrill.rules import legal


def decide(spec: str, text: str, seed: int = 0) -> Decision:
    position = parse_position(text)
    return parse_player(spec).choose(position, legal(position), UNLIMITED, random.Random(seed))


def chosen(spec: str, text: str) -> str:
    return format_move(decide(spec, text).move)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("2014 21-36 -/- 1", "roll"),
        ("2014 21-36 -/- 1 |4444555w", ">w"),
        ("2014 21-36 -/- 1 |44445555", ">5"),
        ("2014 21-36 -/- 1 w|1123344", ">4"),
        ("2014 21-36 -/- 1 w|1133444", ">4"),
        ("2014 22-36 -/21 1 wwww1|", "=21@2"),
        ("2014 22-36 -/21 1 wwww4|", "=24"),
        ("2014 22-36 21/- 1 wwww|", "roll"),
        ("2014 26-36 25/- 1 wwww5|", "roll"),
        ("2014+any 21-36 -/- 1 wwww55|", "=30"),
        ("2005 21-24,26-36 -/25 1 www55|", "=25@2"),
        ("deluxe 11c,13,21h,22,23r,24,26,27g,28,29a,30-36 25+w/- 1 5|555555w", ">w"),
        ("deluxe 11c,13,21h,22,23r,24,26,27g,28,29a,30-36 25+w/- 1 5w|5555ww", "~"),
        ("deluxe 11c,13,21h,22,23r,24,25w,26,28,29a,30-36 27+g/-/- 1", "roll"),
        ("deluxe 11c,13,22,23r,24,26,27g,28,29a,30-36 25+w/21+h 1 wwww1|", "=h@2&h"),
    ],
)
def test_cautious(text: str, move: str) -> None:
    assert chosen("cautious", text) == move


def test_random_draws_every_move_about_equally_often() -> None:
    position = "2014 21-36 -/- 1 |1123455w"
    counts = Counter(format_move(decide("random", position, seed).move) for seed in range(3000))
    assert set(counts) == {">1", ">2", ">3", ">4", ">5", ">w"}
    assert all(420 < count < 580 for count in counts.values())


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("2014 22-36 21/- 1 www5|", "roll"),
        ("deluxe 11c,13,21h,22,23r,24,26,27g,28,29a,30-36 25+w/- 1 5w|5555ww", "~"),
        ("2014 31-36 21/- 1 www54321|", "=x"),
    ],
)
def test_random_gives_up_only_where_there_is_nothing_else(text: str, move: str) -> None:
    assert {format_move(decide("random", text, seed).move) for seed in range(20)} == {move}


def test_random_draws_nothing_where_there_is_no_choice() -> None:
    rng = random.Random(1)
    before = rng.getstate()
    position = parse_position("2014 21-36 -/- 1")
    parse_player("random").choose(position, legal(position), UNLIMITED, rng)
    assert rng.getstate() == before
