"""A player against the exact one, computed: against itself, and against plain iteration over the rules."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

import numpy as np
import pytest

from wormgrill.rules import Edition, Player, Position, edition, winners
from wormgrill.solver import End, Solution, solve
from wormgrill.solver.duel import duel, opinions
from wormgrill.solver.endgame import Endgame, solve_endgame
from wormgrill.solver.living import place_of
from wormgrill.solver.packed import Rows, unpack


def exactly(endgame: Endgame, rows: Rows) -> np.ndarray:
    return np.array([endgame.win(unpack(row)) for row in rows])


@pytest.mark.parametrize("rules", [edition("2014"), edition("2005", "short")])
def test_the_exact_player_gains_nothing_on_itself(rules: Edition) -> None:
    endgame = solve_endgame(rules, (21, 23, 26, 30))
    found = duel(endgame, partial(exactly, endgame))
    assert found.gain == pytest.approx(0, abs=1e-8)
    assert np.abs(found.exact_to_move - endgame.values).max() < 1e-8
    assert np.abs(1 - found.player_to_move - endgame.values).max() < 1e-8


def opinion_of(position: Position) -> float:
    """A firm opinion without any sense."""
    own, other = position.players[position.seat - 1], position.players[2 - position.seat]
    return random.Random(repr((position.grill, own.stack, other.stack))).random()


def foolish(rows: Rows) -> np.ndarray:
    return np.array([opinion_of(unpack(row)) for row in rows])


def test_opinions_are_asked_of_every_state_in_its_place() -> None:
    endgame = solve_endgame(edition("2014"), (21, 24, 28))
    found = opinions(endgame, foolish)
    position = Position(edition("2014"), (24,), (Player((28,)), Player((21,))), seat=2)
    assert found[place_of(endgame.game, position)] == opinion_of(position)
    assert len(set(found.tolist())) == len(found)


def turned(position: Position) -> Position:
    return Position(position.edition, position.grill, (position.players[1], position.players[0]), 1)


def all_states(rules: Edition, tiles: tuple[int, ...], endgame: Endgame) -> dict[int, Position]:
    """The states by their places, found by playing on from the start."""
    found: dict[int, Position] = {}
    frontier = [Position(rules, tiles, (Player(), Player()))]
    while frontier:
        position = frontier.pop()
        place = place_of(endgame.game, position)
        if place not in found:
            found[place] = position
            ends = solve(position, lambda end: 0.0).ends
            frontier += [turned(end.after) for end in ends if not end.after.over]
    return found


def ways(endgame: Endgame, solution: Solution[End]) -> list[tuple[float, int | None, bool]]:
    """How a turn goes: probabilities of states after it by their places; None where the game is over, and whether it is
    won.
    """
    found: list[tuple[float, int | None, bool]] = []
    for end, chance in solution.distribution():
        if end.after.over:
            found.append((chance, None, 1 in winners(end.after)))
        else:
            found.append((chance, place_of(endgame.game, turned(end.after)), False))
    return found


def average(ways: list[tuple[float, int | None, bool]], chances: list[float], won: float) -> float:
    """What follows a turn on average; `won` where it has won the game."""
    return sum(
        chance * ((won if wins else 1 - won) if place is None else chances[place]) for chance, place, wins in ways
    )


@pytest.mark.parametrize("rules", [edition("2014"), edition("2014", "short"), edition("2014", "any")])
def test_against_a_fool_as_plain_iteration_over_the_rules_has_it(rules: Edition) -> None:
    tiles = (21, 24, 26)
    endgame = solve_endgame(rules, tiles)
    found = duel(endgame, foolish)
    states = all_states(rules, tiles, endgame)

    def after(end: End, value: Callable[[Position], float]) -> float:
        return float(1 in winners(end.after)) if end.after.over else 1 - value(turned(end.after))

    exact = {at: ways(endgame, solve(p, lambda end: after(end, endgame.win))) for at, p in states.items()}
    fool = {at: ways(endgame, solve(p, lambda end: after(end, opinion_of))) for at, p in states.items()}
    first, second = [0.5] * len(endgame.values), [0.5] * len(endgame.values)
    for _ in range(60):
        for place in states:
            first[place] = average(exact[place], second, 1.0)
            second[place] = average(fool[place], first, 0.0)
    assert len(states) > 30
    for place in states:
        assert found.exact_to_move[place] == pytest.approx(first[place], abs=1e-6)
        assert found.player_to_move[place] == pytest.approx(second[place], abs=1e-6)
    assert found.gain > 0.05
