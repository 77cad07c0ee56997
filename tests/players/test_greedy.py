"""The greedy player and the hunter: their decisions are those of the definition, worked out with fractions."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest
from tests.players.reference import greedy_worth, hunted, loss, move_values

from wormgrill.arena.game import play
from wormgrill.notation import format_move, format_position, parse_edition, parse_move, parse_position
from wormgrill.players import UNLIMITED, Budget, Decision, parse_player
from wormgrill.players.hunter import targets
from wormgrill.players.turns import turn_of
from wormgrill.rules import Move, Position, Take, legal, worms

DELUXE = "deluxe 11c,13,21h,22,23r,24,26,27g,28,29a,30-36"
#: Turns in their middle with few dice left, so that fractions finish; every kind of end is among them.
SMALL = (
    "2014 21-36 -/- 1 ww555|",
    "2014 21-36 -/- 1 ww55|125w",
    "2014 21-36 -/- 1 wwww|1255",
    "2014 25-36 24/- 1 wwww|1233",
    "2014 21-23,25-36 -/24 1 wwww|1234",
    "2014 21-23,26-36 24/25 1 ww5533|",
    "2014 25-36 21/23/24 2 www34|",
    "2014 30-32,34-36 33/29/28 1 www44|245",
    "2005 21-24,26-36 -/25 1 www55|",
    "2005 21,23-27,29-36 22/28 1 wwww5|124",
    "2014+any 21-36 -/- 1 wwww4|123",
    "2014+short 21,22 35/36 1 www55|",
    "2014 22-36 21/- 1 33344|125",
    "2014 36 21/- 1 2211ww|",
    f"{DELUXE} 25+w/- 1 5555|1234",
    f"{DELUXE} 25+w/- 1 5w|5555ww",
    f"{DELUXE} 25+w/- 1 www55|555",
    f"{DELUXE} 25+w/- 1 www55|!",
    "deluxe 11c,13,22,23r,24-26,27g,28,29a,30-36 21+h/- 1 ww55|1134",
    "deluxe 11,13,22,23r,24-26,27g,28,29a,30-36 21+c/- 1 55533|112",
    "deluxe 11,13,22,23r,24-26,27g,28,29a,30-36 21+c/- 1 55533|",
    "deluxe 11c,13,21h,22,23r,24,25w,26,28-36 27+g/-/- 1 www555|34g1",
    "deluxe 11c,13,21h,22,23r,24,25w,26,28-36 27+g/-/- 1 www555|",
    "deluxe 11c,13,21h,22,23r,24,25w,26,28-36 27+g/-/- 1 wwww55|-",
    "deluxe+plaingold 11c,13,21h,22,23r,24,25w,26,28-36 27+g/-/- 1 www55|112g1",
    "deluxe 11c,13,22,23r,24,25w,26,27g,28,31-36 21*3/29+h*2/30*2 1 ww55|1134",
    "deluxe 11c,13,22,23r,24,25w,26,27g,28,31-36 21*3/29*2/30+a*2 1 ww55|1134",
)  # fmt: skip


def decide(spec: str, position: Position) -> Decision:
    return parse_player(spec).choose(position, legal(position), UNLIMITED, random.Random(0))


def first_of_equals(values: dict[Move, Fraction]) -> Move:
    """Stopping first, then the lower face, then rolling, the weasel last: the order in which equals are preferred."""
    order = {"=": 0, "#": 0, ">": 1, "r": 2, "~": 3}
    best = max(values.values())
    return min((move for move in values if values[move] == best), key=lambda move: order[format_move(move)[0]])


@pytest.mark.parametrize("text", SMALL)
@pytest.mark.parametrize("steal", [None, Fraction(1), Fraction(5, 2)])
def test_greedy_is_its_definition(text: str, steal: Fraction | None) -> None:
    position = parse_position(text)
    weight = 1 + Fraction(1, len(position.players) - 1) if steal is None else steal
    expected = move_values(position, greedy_worth(weight))
    decision = decide("greedy" if steal is None else f"greedy:steal={float(steal)}", position)
    assert {v.move: v.worms for v in decision.values} == {m: pytest.approx(float(v)) for m, v in expected.items()}
    assert decision.move == first_of_equals(expected)
    assert decision.value == pytest.approx(float(max(expected.values())))
    assert decision.unit == "worms"


@pytest.mark.parametrize("text", SMALL)
def test_hunter_is_its_definition(text: str) -> None:
    position = parse_position(text)
    decision = decide("hunter", position)
    best: tuple[Fraction, int, int] | None = None
    chosen: dict[Move, Fraction] = {}
    for target in targets(position):
        chances = move_values(position, hunted(target.tile, target.seat))
        worth = worms(target.tile) * (2 if target.seat else 1) + loss(position)
        appeal = (max(chances.values()) * worth, target.tile, target.seat or 0)
        if best is None or appeal[:2] > best[:2]:
            best, chosen = appeal, chances
    assert decision.move == first_of_equals(chosen)


def test_hunter_knows_every_target() -> None:
    position = parse_position("2014 22,25,27-30 21/33.26 1")
    assert [(target.tile, target.seat) for target in targets(position)] == [
        (22, None), (25, None), (26, 2), (27, None), (28, None), (29, None), (30, None),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "tile"),
    [
        ("2014 21-36 -/- 1", 25),
        ("2014 28 -/33 1 wwwww3|", 33),
        ("2014 21-36 -/- 1 wwww|1235", 29),
        ("2014 21-30,33-36 31/32 1 wwww5|", 25),
    ],
)
def test_hunter_says_what_it_aims_at(text: str, tile: int) -> None:
    aims = [reason.numbers for reason in decide("hunter", parse_position(text)).why if reason.code == "aims_at"]
    assert aims[0]["tile"] == tile
    assert 0 < float(aims[0]["chance"]) <= 1


def test_a_steal_that_counts_nothing_is_left_alone() -> None:
    text = "2005 21-27,29-36 -/28 1 wwww53|"
    assert format_move(decide("greedy", parse_position(text)).move) == "=28@2"
    assert format_move(decide("greedy:steal=0", parse_position(text)).move) != "=28@2"
    assert format_move(decide("hunter:steal=0", parse_position(text)).move) != "=28@2"


@pytest.mark.parametrize("spec", ["greedy:steal=-1", "hunter:steal=-0.5"])
def test_a_negative_weight_is_refused(spec: str) -> None:
    with pytest.raises(ValueError, match="steal must be 0 or more"):
        parse_player(spec)


@pytest.mark.parametrize("edition", ["2014", "2005+short", "2014+any", "deluxe", "deluxe+plaingold+decline"])
@pytest.mark.parametrize("seats", [2, 4])
def test_whole_games_without_and_with_explanations_are_the_same(edition: str, seats: int) -> None:
    players = [parse_player(spec) for spec in ("greedy", "hunter", "cautious", "greedy:steal=1")[:seats]]
    silent = play(parse_edition(edition), players, 3, 1)
    told = play(parse_edition(edition), players, 3, 1, Budget(explain=True))
    assert silent.events == told.events


def test_one_position_stands_for_a_turn() -> None:
    seen = {turn_of(parse_position(f"2014 21-36 -/- 1{dice}")) for dice in ("", " |1123455w", " 11|23455w", " 11ww|")}
    assert {format_position(position) for position in seen} == {"2014 21-36 -/- 1"}


def test_greedy_against_the_tables_of_one_portion() -> None:
    """With one portion left the best turn is the one that most probably reaches it."""
    position = parse_position("2014 21 -/- 1 |1123455w")
    decision = decide("greedy", position)
    assert decision.move == parse_move(">5")
    assert decision.value is not None
    assert 0 < decision.value < 1
    assert all(isinstance(v.worms, float) for v in decision.values)
    assert isinstance(decide("greedy", parse_position("2014 21 -/- 1 wwww1|")).move, Take)
