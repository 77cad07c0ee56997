"""Reasons: the codes that belong to moves, with the right numbers."""

from __future__ import annotations

from pathlib import Path

import pytest

from wormgrill.notation import parse_move, parse_position
from wormgrill.players import CODES, Valued, reasons
from wormgrill.players.reasons import reason
from wormgrill.rules import legal

DELUXE = "deluxe 11c,13,21h,22,23r,24,25w,26,27g,28,29a,30-36 -/- 1"
WEASEL = "deluxe 11c,13,21h,22,23r,24,26,27g,28,29a,30-36 25+w/- 1"
GOLDEN = "deluxe 11c,13,21h,22,23r,24,25w,26,28,29a,30-36 27+g/-/- 1"
HEN = "deluxe 11c,13,22,23r,24,26,27g,28,29a,30-36 25+w/21+h 1"
STEAL: dict[str, float | str] = {"why": "steals_the_leaders_top"}


def told(text: str, move: str) -> list[dict[str, float | str]]:
    return [reason.as_dict() for reason in reasons(parse_position(text), parse_move(move))]


@pytest.mark.parametrize(
    ("text", "move", "expected"),
    [
        ("2014 21-36 -/- 1", "roll", {"why": "only_move"}),
        ("2014 21-36 -/- 1 |123455ww", ">w", {"why": "keeps_the_worm", "dice": 2, "points": 10}),
        ("2014 21-36 -/- 1 |1234555w", ">5", {"why": "most_points", "face": 5, "dice": 3, "points": 15}),
        ("2014 21-36 -/- 1 |1233555w", ">1", {"why": "keeps_dice_free", "face": 1, "dice": 1, "left": 7}),
        ("2014 21-36 -/- 1 ww5|1344w", ">4", {"why": "reaches", "tile": 23, "sum": 23}),
        ("2014 21,22,24-36 -/23 1 ww5|1344w", ">4", {"why": "reaches_a_steal", "tile": 23, "victim": 2, "sum": 23}),
        ("2014 21,22,24-36 -/23 1 wwww3|", "=23@2", STEAL | {"tile": 23, "worms": 1, "victim": 2}),
        ("2014 21,24-36 -/23/22 1 wwww2|", "=22@3", STEAL | {"tile": 22, "worms": 1, "victim": 3}),
        ("2014 21,24,25,27-36 -/23/22.26 1 wwww3|", "=23@2", {"why": "steals", "tile": 23, "worms": 1, "victim": 2}),
        ("2014 21-36 -/- 1 wwww2|", "=22", {"why": "takes", "tile": 22, "worms": 1}),
        ("2014 21,22 33/34 1 wwww2|", "=22", {"why": "takes_the_best", "tile": 22, "worms": 1}),
        ("2014 21-34,36 35/- 1 wwww2|", "=22", {"why": "protects_the_top", "tile": 35, "worms": 4}),
        ("2014 21-36 -/- 1 555|", "roll", {"why": "needs_a_worm", "sum": 15}),
        ("2014 21-36 -/- 1 www|", "roll", {"why": "nothing_to_take", "sum": 15}),
        ("2014 21-36 -/- 1 wwww2|", "roll", {"why": "rolls_for_more", "tile": 22, "dice": 3}),
        ("2014 21,22,24-36 -/23 1 wwww2|", "roll", {"why": "rolls_for_a_steal", "tile": 23, "victim": 2, "missing": 1}),
        ("2014 22-36 21/- 1 www5|", "=x", {"why": "fails_on_purpose", "sum": 20}),
        ("2014 22 21/30 1 wwww2|", "=22", {"why": "ends_the_game", "worms": 2, "others": 3}),
        ("2014 22 30/21 1 wwww2|", "=22", {"why": "wins_the_game", "worms": 4, "others": 1}),
        (f"{WEASEL} 5w|5555ww", "~", {"why": "second_chance", "dice": 6}),
        (f"{WEASEL} 5w|5555ww", "#", {"why": "keeps_the_weasel"}),
        (GOLDEN, "roll-", {"why": "golden_out"}),
        (GOLDEN, "roll", {"why": "golden_in"}),
        (f"{DELUXE} |1123445w", ">1", {"why": "round_worm", "dice": 2}),
        (f"{DELUXE} wwww5|", "=25", {"why": "takes_specialist", "specialist": "w", "tile": 25}),
        (f"{HEN} wwww1|", "=h@2&w", {"why": "takes_the_hen", "tile": 21, "victim": 2}),
    ],
)  # fmt: skip
def test_a_move_has_its_reason(text: str, move: str, expected: dict[str, float | str]) -> None:
    assert parse_move(move) in legal(parse_position(text))
    assert expected in told(text, move)


def test_how_close_it_was() -> None:
    position = parse_position("2014 21-36 -/- 1 |1234555w")
    five, worm, one = (parse_move(move) for move in (">5", ">w", ">1"))
    clear = reasons(position, five, (Valued(five, worms=1.0), Valued(worm, worms=0.4), Valued(one, worms=0.1)), "worms")
    assert clear[-1].as_dict() == {"why": "clearly_best", "gain": 0.6, "unit": "worms"}
    close = reasons(position, five, (Valued(five, win=0.500), Valued(worm, win=0.498)), "win")
    assert close[-1].code == "close_call"
    assert close[-1].numbers["next"] == ">w"
    between = reasons(position, five, (Valued(five, win=0.51), Valued(worm, win=0.49)), "win")
    assert {"clearly_best", "close_call"}.isdisjoint(reason.code for reason in between)


def test_only_known_codes_are_used() -> None:
    with pytest.raises(ValueError, match="unknown reason 'because'"):
        reason("because")


def test_the_page_for_bots_lists_every_code() -> None:
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text()
    missing = [code for code in CODES if f"| `{code}` |" not in page]
    assert not missing
