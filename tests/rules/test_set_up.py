"""Tables set up at random, which no random game would come to: the naive table has to play on from them alike."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st
from tests.games import editions, steps
from tests.rules.oracle import Table

from wormgrill.notation import format_edition, format_event, format_move, format_position, parse_position
from wormgrill.rules import defects, facts, legal, standing, winners


def set_up(rng: random.Random) -> Table:
    """Portions, specialists and round worms lie anywhere; often the supply is empty, so that somebody has to give."""
    rules = rng.choice(editions())
    seats = range(rng.randint(2, 7))
    table = Table(format_edition(rules), len(seats), rng.randint(1, len(seats)))
    table.grill, table.guests = set(), {}
    open_share, down_share = rng.choice((0.1, 0.3, 0.6, 0.9)), rng.choice((0.1, 0.4, 0.7))
    for tile in rng.sample(rules.tiles, len(rules.tiles)):
        if not table.grill or rng.random() < open_share:
            table.grill.add(tile)
        elif rng.random() >= down_share:
            table.stacks[rng.choice(seats)].append(tile)
    if rules.deluxe:
        for letter in rng.sample("chrwga", rng.randint(2, 6)):
            empty_hands = [seat for seat in seats if not table.holds[seat]]
            free = sorted(table.grill - set(table.guests))
            if letter != "r" and empty_hands and rng.random() < 0.6:
                table.holds[rng.choice(empty_hands)] = letter
            elif free:
                table.guests[rng.choice(free)] = letter
        owners = rng.sample(seats, rng.randint(1, len(seats)))
        for _ in range(rng.choice((0, 3, 7, 7))):
            table.worms[rng.choice(owners)] += 1
    return table


@given(st.integers(0, 2**32 - 1))
def test_the_naive_table_goes_on_alike_from_anywhere(seed: int) -> None:
    rng = random.Random(seed)
    table = set_up(rng)
    position = parse_position(table.text())
    assert format_position(position) == table.text()
    assert defects(position) == ()
    for before, event, after in steps(position, rng, most=60):
        assert [format_move(move) for move in legal(before)] == table.legal()
        table.play(format_event(event))
        assert facts(before, event)
        if not after.thrown:
            assert format_position(after) == table.text()
            assert parse_position(table.text()) == after
        if after.over:
            assert (list(standing(after)), list(winners(after))) == table.score()
