"""The end of the game, what everybody has, and who has won."""

from __future__ import annotations

import pytest
from tests.words import after, moves, play, told

from wormgrill.notation import parse_position
from wormgrill.rules import Player, edition, standing, start, winners, worms, worms_of


def test_the_worms_on_the_portions() -> None:
    assert {tile: worms(tile) for tile in (11, 13, *range(21, 37))} == {
        **dict.fromkeys((11, 13, 21, 22, 23, 24), 1),
        **dict.fromkeys((25, 26, 27, 28), 2),
        **dict.fromkeys((29, 30, 31, 32), 3),
        **dict.fromkeys((33, 34, 35, 36), 4),
    }


@pytest.mark.parametrize("name", ["2005", "2014", "deluxe"])
def test_the_game_ends_when_no_open_portion_is_on_the_grill(name: str) -> None:
    assert after(f"{name} 21 36/22 2 wwww1|", "=21") == f"{name} - 36/22.21 0"
    assert told(f"{name} 21 36/22 2 wwww1|", "=21") == [
        {"fact": "took", "seat": 2, "tile": 21, "total": 21},
        {"fact": "ended", "winners": [1], "worms": [4, 2]},
    ]


def test_a_theft_does_not_end_it_while_a_portion_is_open() -> None:
    assert after("2014 36 21/- 2 wwww1|", "=21@1") == "2014 36 -/21 1"


def test_when_it_is_over_nothing_is_legal() -> None:
    over = parse_position("2014 - 21/22 0")
    assert over.over
    assert moves("2014 - 21/22 0") == ""
    with pytest.raises(ValueError, match="the game is over: it is nobody's turn"):
        _ = over.mover


@pytest.mark.parametrize(
    ("position", "worms", "best"),
    [
        # the most worms
        ("2014 - 21.22/36 0", (2, 4), (2,)),
        ("2014 - 21.22.23.24.25/36 0", (6, 4), (1,)),
        # a tie: the highest single portion, wherever it is in the stack
        ("2014 - 36/33 0", (4, 4), (1,)),
        ("2014 - 34.21/33.22 0", (5, 5), (1,)),
        ("2014 - 29.21/33 0", (4, 4), (2,)),
        ("2014 - 29/25.21/30 0", (3, 3, 3), (3,)),
        # the highest portion of somebody who has less does not matter
        ("2014 - 29.30/25.27.28/36 0", (6, 6, 4), (1,)),
        # both empty-handed: shared
        ("2014 - -/- 0", (0, 0), (1, 2)),
        ("2014 - -/-/21 0", (0, 0, 1), (3,)),
        # round worms and three for the apple
        ("deluxe - 21+a/25.26 0", (4, 4), (2,)),
        ("deluxe - 21+a*1/25.26 0", (5, 4), (1,)),
        ("deluxe - 11*7/33 0", (8, 4), (1,)),
        ("deluxe - -*3/-*3/-+a 0", (3, 3, 3), (1, 2, 3)),
        ("deluxe - 11.13/21.22 0", (2, 2), (2,)),
        ("deluxe - 13*1/11*1 0", (2, 2), (1,)),
        ("deluxe - 21+c/22+h/23+w/24+g 0", (1, 1, 1, 1), (4,)),
    ],
)
def test_who_has_won(position: str, worms: tuple[int, ...], best: tuple[int, ...]) -> None:
    end = parse_position(position)
    assert standing(end) == worms
    assert winners(end) == best


def test_nobody_has_won_before_the_end() -> None:
    with pytest.raises(ValueError, match=r"^the game is not over: it has no winners yet$"):
        winners(start(edition("2014")))
    assert standing(play("deluxe 21-23 24+a*2/25 1 1|", "")) == (6, 2)


def test_what_one_player_has() -> None:
    assert worms_of(Player()) == 0
    assert worms_of(Player((21, 36), worms=2)) == 7


def test_portions_turned_over_are_out_of_the_game() -> None:
    position = play("2014 21,36 22.30/- 1 1|", "=x")
    assert position.face_down == (23, 24, 25, 26, 27, 28, 29, 31, 32, 33, 34, 35, 36)
    assert start(edition("deluxe")).face_down == ()
