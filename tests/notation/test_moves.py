"""Moves, rolls, dice, faces and editions as text."""

from __future__ import annotations

import pytest
from tests.games import all_moves, editions

from wormgrill.notation import (
    NotationError,
    format_dice,
    format_edition,
    format_event,
    format_face,
    format_move,
    parse_dice,
    parse_edition,
    parse_event,
    parse_face,
    parse_move,
)
from wormgrill.rules import (
    FACES,
    Dice,
    Event,
    Fail,
    GiveUp,
    Keep,
    Move,
    Reroll,
    Roll,
    Rolled,
    Specialist,
    Take,
    TakeHen,
    edition,
)


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (Roll(), "roll"),
        (Roll(golden=False), "roll-"),
        (Keep(5), ">5"),
        (Keep(6), ">w"),
        (Keep(1, 3), ">1@3"),
        (Reroll(), "~"),
        (GiveUp(), "#"),
        (Take(27), "=27"),
        (Take(11), "=11"),
        (Take(32, 3), "=32@3"),
        (Take(25, back=Specialist.WEASEL), "=25&w"),
        (Take(25, 2, Specialist.CANNED), "=25@2&c"),
        (Take(23, giver=2), "=23^2"),
        (TakeHen(2), "=h@2"),
        (TakeHen(7, Specialist.HEN), "=h@7&h"),
        (Fail(), "=x"),
        (Rolled(Dice((1, 1, 3, 4, 4, 5, 5, 5))), ":11344555"),
        (Rolled(Dice((1, 6), 6)), ":1wgw"),
        (Rolled(Dice((), 1)), ":g1"),
    ],
)
def test_there_and_back(event: Event, text: str) -> None:
    assert format_event(event) == text
    assert parse_event(text) == event
    if not isinstance(event, Rolled):
        assert format_move(event) == text
        assert parse_move(text) == event


def test_every_move_that_makes_sense_has_a_text_of_its_own() -> None:
    moves = [move for move in all_moves() if makes_sense(move)]
    texts = [format_move(move) for move in moves]
    assert len(set(texts)) == len(texts)
    assert [parse_move(text) for text in texts] == moves


def makes_sense(move: Move) -> bool:
    """Only ones bring a round worm, and nobody ever holds the raven."""
    if isinstance(move, Keep):
        return move.face == 1 or move.giver is None
    return not isinstance(move, Take | TakeHen) or move.back is not Specialist.RAVEN


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "Roll", "roll ", " roll", "roll--", ">", ">0", ">6", ">7", ">W", ">g1", ">55", ">1@", ">1@0", ">1@8",
        ">1@12", "=25&r", "~~", "##", "=", "=2", "=271", "=07", "=27@", "=27@0", "=27@8", "=27&", "=27&x", "=27&w@2",
        "=27^", "=27^0", "=27^2&w", "=h", "=h@", "=h@0", "=h@2^1", "=h&w", "=x@2", "=X", "27", "5", ":11", "=27\n",
        "=２７",
    ],
)  # fmt: skip
def test_texts_that_are_no_moves(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_move(text)
    assert str(refused.value) == (
        f"{text!r} is no move; the moves are roll, roll-, >FACE, >1@SEAT, ~, #, =TILE, =TILE@SEAT, =h@SEAT, =x, "
        f"the = moves with &LETTER or ^SEAT behind them where something has to be chosen"
    )


@pytest.mark.parametrize("text", [">5@3", ">w@1", ">2@7"])
def test_only_ones_bring_a_round_worm(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_move(text)
    assert str(refused.value) == f"in {text!r} a seat gives a round worm, which only ones bring: >1@{text[3]}"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (":", "'' are no dice: write 1 to 5 and w, and g before the face of the golden die"),
        (":6", "'6' are no dice"),
        (":1 2", "'1 2' are no dice"),
        (":21", "the dice '21' are not in order, which is ascending, w last, golden at the end: '12'"),
        (":w5", "golden at the end: '5w'"),
        (":g15", "golden at the end: '5g1'"),
        (":g1gw", "'g1gw' has 2 golden dice, but there is only one"),
        (":g1g1gw", "has 3 golden dice"),
        (":gg1", "'gg1' are no dice"),
        (":1g", "'1g' are no dice"),
        ("::1", "':1' are no dice"),
    ],
)
def test_rolls_that_are_refused(text: str, reason: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_event(text)
    assert reason in str(refused.value)


def test_dice_and_faces() -> None:
    assert [format_face(face) for face in FACES] == ["1", "2", "3", "4", "5", "w"]
    assert [parse_face(text) for text in "12345w"] == [*FACES]
    assert format_dice(Dice((1, 5, 6), 1)) == "15wg1"
    assert parse_dice("15wg1") == Dice((1, 5, 6), 1)
    assert format_dice(Dice()) == ""
    for text in ("", "6", "0", "g1", "W", "11", "1\n"):
        with pytest.raises(NotationError) as refused:
            parse_face(text)
        assert str(refused.value) == f"{text!r} is no face: a die shows 1 to 5 or w"


def test_editions() -> None:
    for rules in editions():
        assert parse_edition(format_edition(rules)) == rules
    assert format_edition(edition("deluxe", "plaingold", "any", "short")) == "deluxe+short+any+plaingold"
    assert format_edition(parse_edition("2005+decline")) == "2005"
    assert format_edition(parse_edition("2014+any+short")) == "2014+short+any"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "there is no edition ''; the editions are 2005, 2014, deluxe"),
        ("2014 ", "there is no edition '2014 '"),
        (
            "2014+long",
            "'2014+long': there is no option 'long'; the options are short, decline, any,",
        ),
        ("2014++any", "'2014++any': there is no option ''"),
        ("2005+plaingold", "'2005+plaingold': the 2005 edition does not know the option 'plaingold'"),
        ("2005+decline+decline", "'2005+decline+decline': the option 'decline' is given twice"),
        ("+short", "'+short': there is no edition ''"),
    ],
)
def test_editions_that_are_refused(text: str, reason: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_edition(text)
    assert str(refused.value).startswith(reason)
