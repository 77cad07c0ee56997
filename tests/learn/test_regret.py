"""What an exact player gains on the champion, where tables know the truth."""

import numpy as np
import pytest

from wormgrill.learn.regret import opinion_of, regret
from wormgrill.players.champion_files import load
from wormgrill.players.champion_net import new_net
from wormgrill.rules import Player, Position, edition, start
from wormgrill.solver.packed import pack_many

PORTIONS = (21, 23, 26, 29, 33)


@pytest.mark.parametrize("name", ["2014", "2005", "2014+short"])
def test_an_exact_player_gains_little_on_the_shipped_champion(name: str) -> None:
    from wormgrill.notation import parse_edition

    found = regret(parse_edition(name), PORTIONS)
    assert 0 <= found.gain < 0.01


def test_an_exact_player_gains_much_on_a_network_that_knows_nothing() -> None:
    found = regret(edition("2014"), PORTIONS, new_net(2, False, np.random.default_rng(1)))
    assert found.gain > 0.1


def test_an_opinion_is_the_chance_of_the_player_to_move() -> None:
    ahead = Position(edition("2014"), (21, 22), (Player((36,)), Player((23,))), 1)
    behind = Position(edition("2014"), (21, 22), (Player((36,)), Player((23,))), 2)
    found = opinion_of(load("base-2"))(pack_many([ahead, behind, start(edition("2014"), 2)]))
    assert found[0] > 0.8
    assert found[1] < 0.4
    assert found[2] == pytest.approx(0.52, abs=0.02)
