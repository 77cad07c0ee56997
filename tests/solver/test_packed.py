"""Packed rows against the rules: random games of every edition and number of seats, and everything that a turn's
end may choose.
"""

import random
from collections.abc import Iterator

import numpy as np
import pytest

from wormgrill.rules import (
    Edition,
    Event,
    GiveUp,
    Keep,
    Move,
    Position,
    Rolled,
    Take,
    TakeHen,
    apply,
    edition,
    legal,
    standing,
    start,
    winners,
)
from wormgrill.solver import packed, packed_ends
from wormgrill.solver.stream import Stream

EDITIONS = [
    edition("2014"),
    edition("2005"),
    edition("2014", "short"),
    edition("2005", "short", "any"),
    edition("2014", "decline"),
    edition("2014", "any"),
    edition("deluxe"),
    edition("deluxe", "short"),
    edition("deluxe", "decline", "plaingold"),
    edition("deluxe", "any"),
]


def hurried(moves: tuple[Move, ...], rng: random.Random) -> Move:
    """A random move that likes to stop, so that games move on and stacks grow."""
    takes = [move for move in moves if isinstance(move, Take | TakeHen)]
    worms = [move for move in moves if isinstance(move, Keep) and move.face == 6]
    if takes and rng.random() < 0.8:
        return rng.choice(takes)
    return rng.choice(worms or list(moves)) if rng.random() < 0.7 else rng.choice(moves)


def play(position: Position, seed: int, turns: int = 400) -> Iterator[tuple[Position, Event, Position]]:
    """Every step of a random game."""
    rng, dice = random.Random(seed), Stream(seed)
    while not position.over and turns:
        if position.thrown:
            event: Event = Rolled(dice.roll(position.white_left, position.golden_left, position.edition))
        else:
            event = hurried(legal(position), rng)
        after = apply(position, event)
        yield position, event, after
        turns -= not after.begun
        position = after


def bonus_of(before: Position, event: Event) -> int:
    """What a move has brought in round worms before the turn ends."""
    if not isinstance(event, Keep) or event.face != 1 or before.roll is None or before.roll.count(1) < 2:
        return packed_ends.NO_BONUS
    if not before.edition.deluxe or (event.giver is None and not before.supply):
        return packed_ends.NO_BONUS
    return packed_ends.BONUS_SUPPLY if event.giver is None else packed_ends.BONUS_FROM + event.giver - 1


@pytest.mark.parametrize("rules", EDITIONS, ids=repr)
@pytest.mark.parametrize("players", [2, 3, 5, 7])
def test_a_turn_ends_on_rows_as_it_does_by_the_rules(rules: Edition, players: int) -> None:
    position = start(rules, players, seat=players)
    row, bonus, ended = packed.pack(position), packed_ends.NO_BONUS, 0
    for before, event, after in play(position, seed=players):
        bonus = bonus_of(before, event) or bonus
        if after.begun:
            continue
        move = GiveUp() if isinstance(event, Rolled) else event
        packed_ends.settle(row, packed_ends.end_code(move, bonus))
        assert packed.unpack(row) == after
        bonus, ended = packed_ends.NO_BONUS, ended + 1
    assert ended > 10


@pytest.mark.parametrize("rules", EDITIONS, ids=repr)
def test_the_ends_of_a_sum_are_the_legal_ways_to_stop(rules: Edition) -> None:
    rng = np.random.default_rng(5)
    seen = 0
    steps = (step for seed in range(4) for step in play(start(rules, 4), seed))
    for _, _, position in steps:
        if not position.kept or position.roll is not None or position.thrown:
            continue
        stops = [move for move in legal(position) if isinstance(move, Take | TakeHen)]
        if not stops:
            continue
        row = packed.pack(position)
        codes = np.zeros(packed_ends.MAX_ENDS, dtype=np.int32)
        count = packed_ends.list_ends(row, codes)
        values = rng.random(count).astype(np.float32)
        best = np.full(packed_ends.TARGETS, -1, dtype=np.float32)
        for code, value in zip(codes[:count], values, strict=True):
            best[packed_ends.target_of(code)] = max(best[packed_ends.target_of(code)], value)
        worth, choice = np.zeros(packed_ends.SUMS, dtype=np.float32), np.zeros(packed_ends.SUMS, dtype=np.int64)
        packed_ends.fold(row, best, worth, choice)
        by_code = {int(code): float(value) for code, value in zip(codes[:count], values, strict=True)}
        wanted = max(by_code[packed_ends.end_code(move)] for move in stops)
        total = position.total if position.has_worm else position.total + 5
        assert worth[total] == pytest.approx(wanted)
        assert choice[total] in {packed_ends.target_of(packed_ends.end_code(move)) for move in stops}
        assert all(packed_ends.end_move(position, packed_ends.end_code(move)) == move for move in stops)
        seen += 1
    assert seen > 20


@pytest.mark.parametrize("rules", EDITIONS, ids=repr)
@pytest.mark.parametrize("players", [2, 6])
def test_the_standing_and_the_winners_of_a_row_are_those_of_the_rules(rules: Edition, players: int) -> None:
    for seed in range(3):
        for _, _, after in play(start(rules, players), seed):
            if after.begun:
                continue
            row = packed.pack(after)
            assert tuple(packed.worms_of(row, seat) for seat in range(players)) == standing(after)
            assert packed.supply(row) == after.supply
            if after.over:
                shares = np.zeros(packed.MAX_SEATS, dtype=np.float32)
                packed.shares(row, shares)
                won = winners(after)
                assert list(shares[:players]) == pytest.approx(
                    [1 / len(won) if seat in won else 0 for seat in range(1, players + 1)]
                )


def test_the_bonuses_are_the_seats_that_may_give() -> None:
    position = start(edition("deluxe"), 4)
    out = np.zeros(packed_ends.MAX_ENDS, dtype=np.int32)
    row = packed.pack(position)
    assert list(out[: packed_ends.list_bonuses(row, out)]) == [packed_ends.BONUS_SUPPLY]
    row[packed.ROUND : packed.ROUND + 4] = (1, 2, 2, 2)
    row[packed.HOLDS + 2] = packed.HEN
    assert list(out[: packed_ends.list_bonuses(row, out)]) == [packed_ends.BONUS_FROM + 1, packed_ends.BONUS_FROM + 3]
    packed_ends.take_bonus(row, packed_ends.BONUS_FROM + 3)
    assert list(row[packed.ROUND : packed.ROUND + 4]) == [2, 2, 2, 1]
    base = packed.pack(start(edition("2014"), 2))
    assert packed_ends.list_bonuses(base, out) == 0
