"""The greedy player at tables of every size and by every edition: its values are those of plain recursion over the
rules, at the late decisions of games that people might play."""

from __future__ import annotations

import random
from fractions import Fraction

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.players.reference import greedy_worth, move_values
from tests.players.test_greedy import first_of_equals

from wormgrill.notation import parse_edition
from wormgrill.players import UNLIMITED, parse_player
from wormgrill.rules import MAX_PLAYERS, MIN_PLAYERS, Position, apply, legal, outcomes, start

EDITIONS = ("2014", "2005", "2014+short+any", "2005+any", "2014+decline", "deluxe", "deluxe+plaingold+any+decline")
#: Fewer dice than this to throw, and fractions are worked out in no time.
FEW = 3


def late_decision(edition: str, seats: int, seed: int) -> Position | None:
    """A choice with few dice left in a game by lot, or nothing if the game has none after the one it starts to look
    at."""
    rng = random.Random(seed)
    position, turns = start(parse_edition(edition), seats), rng.randrange(40)
    while not position.over:
        few = position.white_left + position.golden_left <= FEW and not (position.roll and position.mover.specialist)
        if turns <= 0 and position.begun and not position.thrown and few and len(legal(position)) > 1:
            return position
        event = rng.choice(outcomes(position))[0] if position.thrown else rng.choice(legal(position))
        after = apply(position, event)
        turns -= after.seat != position.seat
        position = after
    return None


@settings(max_examples=120, deadline=None)
@given(st.sampled_from(EDITIONS), st.integers(MIN_PLAYERS, MAX_PLAYERS), st.integers(0, 10**6))
def test_greedy_is_its_definition_everywhere(edition: str, seats: int, seed: int) -> None:
    position = late_decision(edition, seats, seed)
    if position is None:
        return
    expected = move_values(position, greedy_worth(1 + Fraction(1, seats - 1)))
    decision = parse_player("greedy").choose(position, legal(position), UNLIMITED, random.Random(0))
    assert {v.move for v in decision.values} == set(expected)
    for valued in decision.values:
        assert valued.worms is not None
        assert abs(valued.worms - expected[valued.move]) < 1e-6
    assert decision.move == first_of_equals(expected)
    worths = [valued.worms for valued in decision.values if valued.worms is not None]
    assert worths == sorted(worths, reverse=True)


def test_late_decisions_are_found_at_every_table() -> None:
    for edition in EDITIONS:
        for seats in range(MIN_PLAYERS, MAX_PLAYERS + 1):
            assert sum(late_decision(edition, seats, seed) is not None for seed in range(12)) >= 4
