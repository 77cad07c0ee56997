"""Games of the champion against itself, and the targets that they give."""

import numpy as np
import pytest

from wormgrill.arena.engine import keys
from wormgrill.learn.selfplay import Lessons, Variety, carry_back, play_games
from wormgrill.players.champion_net import new_net
from wormgrill.rules import checked, edition, start
from wormgrill.solver.packed import pack, unpack

PLAIN = Variety(fewer=0.0, odd=0.0, options=0.0)


def lessons(name: str, seats: int, games: int, trace: float, variety: Variety, first: int = 0) -> Lessons:
    rules = edition(name)
    net = new_net(seats, rules.deluxe, np.random.default_rng(1))
    begin = pack(start(rules, seats))
    return play_games(net, begin, keys(3, first, games, 0), keys(3, first, games, 9), trace, variety)


@pytest.mark.parametrize(("name", "seats"), [("2014", 2), ("2014", 3), ("deluxe", 2), ("deluxe", 4)])
def test_every_lesson_is_a_possible_position_with_shares_that_add_up(name: str, seats: int) -> None:
    found = lessons(name, seats, 24, 0.8, Variety(0.5, 0.5, 0.5))
    assert len(found.rows) == len(found.targets) > 100
    np.testing.assert_allclose(found.targets[:, :seats].sum(axis=1), 1, atol=1e-3)
    for row in found.rows[::40]:
        position = unpack(row)
        assert checked(position) == position
        assert not position.over


def test_the_same_streams_give_the_same_lessons() -> None:
    one = lessons("2014", 3, 16, 0.8, PLAIN)
    two = lessons("2014", 3, 16, 0.8, PLAIN)
    np.testing.assert_array_equal(one.rows, two.rows)
    np.testing.assert_array_equal(one.targets[:, :3], two.targets[:, :3])


@pytest.mark.parametrize(("name", "seats"), [("2014", 2), ("2014", 4), ("deluxe", 3)])
def test_what_later_luck_is_taken_off_does_not_move_the_targets(name: str, seats: int) -> None:
    """With any λ a position's target has the same expectation as long as the values are right; at the very least the
    corrected result of a game must agree with the plain expectation on average over many games of one net."""
    short = lessons(name, seats, 300, 0.0, PLAIN)
    whole = lessons(name, seats, 300, 1.0, PLAIN)
    np.testing.assert_array_equal(short.rows, whole.rows)
    movers = short.rows[:, 75]
    every = np.arange(len(movers))
    gap = whole.targets[every, movers] - short.targets[every, movers]
    assert np.abs(gap).max() > 0
    assert abs(gap.mean()) < 0.1


def test_targets_are_carried_back_from_the_last_turn_to_the_first() -> None:
    expected = np.array([[0.5, 0.5], [0.6, 0.4], [0.7, 0.3]], np.float32)
    came = np.array([[0.55, 0.45], [0.8, 0.2], [1.0, 0.0]], np.float32)
    later = np.array([[1.0, 0.0]], np.float32)
    carry_back(expected, came, np.zeros(3, np.int32), later, 3, 2, np.float32(0.5))
    third = 0.7 + 0.5 * (1.0 - 1.0)
    second = 0.6 + 0.5 * (third - 0.8)
    first = 0.5 + 0.5 * (second - 0.55)
    np.testing.assert_allclose(expected[:, 0], [first, second, third], atol=1e-6)


def test_games_with_fewer_portions_begin_with_fewer() -> None:
    found = lessons("2014", 2, 200, 0.8, Variety(1.0, 0.0, 0.0))
    starts = [unpack(row) for row in found.rows[:200]]
    fewer = [p for p in starts if not any(player.stack for player in p.players) and len(p.grill) < 16]
    assert len({p.grill for p in fewer}) > 20
