"""Endgames of deluxe, explored position by position: against the tables of the base game, against every turn, against
games played out.
"""

from __future__ import annotations

import random
from itertools import accumulate

import pytest

from wormgrill.notation import parse_position
from wormgrill.rules import Player, Position, Roll, Take
from wormgrill.solver.answer import answer
from wormgrill.solver.explored import Explored, explore
from wormgrill.solver.winning import share_of

SMALL = (
    "deluxe 30 -/- 1",
    "deluxe 22r 24+c*3/- 1",
    "deluxe 36 21+h*1/-*6 1",
    "deluxe+short+any 21,22a -*3/-*4 1",
    "deluxe+plaingold 30 28+g*4/-*3 1",
    "deluxe 24 28+g*4/23+w*3 2",
)


@pytest.mark.parametrize("text", ["2014 21,24 -/- 1", "2005+short 21,24 -/30 2", "2014+any 23,25 26/- 1"])
def test_the_base_game_has_the_same_values_as_its_tables(text: str) -> None:
    position = parse_position(text)
    explored = explore(position)
    assert explored.error_bound <= 1e-6
    assert explored.win(position) == pytest.approx(answer(position).win, abs=explored.error_bound + 1e-9)


@pytest.mark.parametrize("text", SMALL)
def test_every_position_is_worth_its_turn(text: str) -> None:
    explored = explore(parse_position(text))
    for position in random.Random(1).sample(list(explored.places), min(12, len(explored.places))):
        assert explored.turn(position).value == pytest.approx(explored.win(position), abs=2 * explored.error_bound)


def test_both_sides_of_a_table_are_one_position() -> None:
    explored = explore(parse_position("deluxe 30 24*1/- 1"))
    mirrored = parse_position("deluxe 30 -/24*1 2")
    assert explored.win(mirrored) == explored.win(parse_position("deluxe 30 24*1/- 1"))


def test_a_position_that_was_not_explored_is_refused() -> None:
    with pytest.raises(ValueError, match="cannot come after"):
        explore(parse_position("deluxe 30 -/- 1")).win(parse_position("deluxe 31 -/- 1"))


@pytest.mark.parametrize("text", ["deluxe 30 -/- 1", "deluxe 24 28+g*4/23+w*3 2"])
def test_games_that_both_play_well_are_won_as_often_as_said(text: str) -> None:
    position = parse_position(text)
    explored, rng, games = explore(position), random.Random(5), 4000
    ways: dict[Position, tuple[list[Position], list[float]]] = {}

    def next_turn(now: Position) -> Position:
        if now not in ways:
            ends, chances = zip(*explored.turn(now).distribution(), strict=True)
            ways[now] = [end.after for end in ends], list(accumulate(chances))
        return rng.choices(ways[now][0], cum_weights=ways[now][1])[0]

    won = 0.0
    for _ in range(games):
        now = position
        while not now.over:
            now = next_turn(now)
        won += share_of(now, position.seat)
    assert won / games == pytest.approx(explored.win(position), abs=4.5 * 0.5 / games**0.5)


def test_the_last_portion_may_be_left_for_a_round_worm() -> None:
    """Who would lose by taking the last portion rather goes on, for the other has to reach it first."""
    values = dict(answer(parse_position("deluxe 21 -/36 1 wwww1|")).moves)
    assert values[Take(21)] == 0
    assert values[Roll()] > 0


def test_a_tie_is_shared() -> None:
    over = Position(parse_position("deluxe 21 -/- 1").edition, (), (Player((), None, 3), Player((), None, 3)), 0)
    assert share_of(over, 1) == share_of(over, 2) == 0.5


def test_in_the_middle_of_a_turn() -> None:
    rolled = answer(parse_position("deluxe 30 24+w*2/- 1 11|2334ww"))
    assert rolled.win == max(value for _, value in rolled.moves)
    assert len(rolled.moves) == 5
    assert isinstance(explore(parse_position("deluxe 30 24+w*2/- 1 11|2334ww")), Explored)


@pytest.mark.parametrize(
    "text", ["deluxe 11c,13,21h,22,23r,24,25w,26,27g,28,29a,30-36 -/- 1", "deluxe 30c,31g 21+a*2/22+h*1 1"]
)
def test_too_many_positions_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"portions are alive .* in deluxe up to two or three portions may be alive"):
        answer(parse_position(text))
