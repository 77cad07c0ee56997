"""Editions and options are data: which there are, which go together, and the position in which a game starts."""

from __future__ import annotations

import pytest
from tests.games import editions

from wormgrill.rules import (
    EDITION_NAMES,
    EXACT_ONLY,
    FACES,
    MAX_PLAYERS,
    MIN_PLAYERS,
    OPTIONS,
    ROUND_WORMS,
    RULES_VERSION,
    WORM,
    Edition,
    Player,
    Specialist,
    edition,
    points,
    start,
)


def test_the_printed_editions() -> None:
    assert EDITION_NAMES == ("2005", "2014", "deluxe")
    assert [edition(name).deluxe for name in EDITION_NAMES] == [False, False, True]
    assert edition("2005").tiles == edition("2014").tiles == tuple(range(21, 37))
    assert edition("deluxe").tiles == (11, 13, *range(21, 37))


def test_the_options_and_who_knows_them() -> None:
    assert [(option.name, option.editions) for option in OPTIONS] == [
        ("short", EDITION_NAMES),
        ("decline", EDITION_NAMES),
        ("any", EDITION_NAMES),
        ("plaingold", ("deluxe",)),
    ]
    assert all(option.sentence.endswith(".") for option in OPTIONS)
    assert len({option.sentence for option in OPTIONS}) == len(OPTIONS)


def test_every_set_of_options_that_makes_sense() -> None:
    assert len(editions()) == len(set(editions())) == 4 + 8 + 16


def test_an_option_is_a_field() -> None:
    chosen = edition("deluxe", "any", "short")
    assert chosen == Edition("deluxe", short=True, any=True)
    assert chosen.options == ("short", "any")
    assert (chosen.short, chosen.decline, chosen.any, chosen.plaingold) == (True, False, True, False)
    assert edition("deluxe", "plaingold", "decline").options == ("decline", "plaingold")


def test_2005_always_lets_a_player_decline() -> None:
    assert edition("2005") == edition("2005", "decline") == Edition("2005") == Edition("2005", decline=True)
    assert edition("2005").decline
    assert edition("2005").options == ()
    assert edition("2005", "short").options == ("short",)
    assert not edition("2014").decline
    assert not edition("deluxe").decline


@pytest.mark.parametrize(
    ("name", "options", "message"),
    [
        ("2006", (), "there is no edition '2006'; the editions are 2005, 2014, deluxe"),
        ("Deluxe", (), "there is no edition 'Deluxe'; the editions are 2005, 2014, deluxe"),
        ("2014", ("long",), "there is no option 'long'; the options are short, decline, any, plaingold"),
        ("2014", ("short", "short"), "the option 'short' is given twice"),
        ("2014", ("plaingold",), "the 2014 edition does not know the option 'plaingold'; it belongs to deluxe"),
        ("2005", ("plaingold",), "the 2005 edition does not know the option 'plaingold'; it belongs to deluxe"),
    ],
)
def test_what_is_refused(name: str, options: tuple[str, ...], message: str) -> None:
    with pytest.raises(ValueError, match="^" + message.replace(";", ".") + "$"):
        edition(name, *options)


def test_the_golden_die() -> None:
    assert edition("deluxe").golden_faces == (1, 1, 1, WORM, WORM, WORM)
    assert edition("deluxe", "plaingold").golden_faces == FACES


def test_the_numbers_of_the_box() -> None:
    assert (
        2,
        7,
        7,
        frozenset({11, 13}),
        6,
        (1, 2, 3, 4, 5, 6),
    ) == (MIN_PLAYERS, MAX_PLAYERS, ROUND_WORMS, EXACT_ONLY, WORM, FACES)
    assert [points(face) for face in FACES] == [1, 2, 3, 4, 5, 5]
    assert [*map(str, Specialist)] == ["c", "h", "r", "w", "g", "a"]
    assert RULES_VERSION == 1


@pytest.mark.parametrize("name", EDITION_NAMES)
@pytest.mark.parametrize("players", range(2, 8))
def test_how_a_game_starts(name: str, players: int) -> None:
    position = start(edition(name), players, seat=players)
    assert position.players == (Player(),) * players
    assert position.grill == edition(name).tiles
    assert position.seat == players
    assert not position.over
    assert not position.begun
    assert position.supply == (7 if name == "deluxe" else 0)
    assert len(position.guests) == (6 if name == "deluxe" else 0)


def test_two_players_and_the_first_seat_unless_said_otherwise() -> None:
    assert start(edition("2014")) == start(edition("2014"), 2, 1) == start(edition("2014"), players=2, seat=1)


@pytest.mark.parametrize(
    ("players", "seat", "message"),
    [
        (1, 1, "the game is for 2 to 7 players, not 1"),
        (8, 1, "the game is for 2 to 7 players, not 8"),
        (3, 0, "there is no seat 0 at a table of 3"),
        (3, 4, "there is no seat 4 at a table of 3"),
    ],
)
def test_tables_that_there_are_not(players: int, seat: int, message: str) -> None:
    with pytest.raises(ValueError, match=f"^{message}$"):
        start(edition("2014"), players, seat)
