"""Games for tests: every edition with every set of options, random play, and all moves that could be written at all."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations

from wormgrill.rules import (
    EDITION_NAMES,
    FACES,
    OPTIONS,
    Edition,
    Event,
    Fail,
    GiveUp,
    Keep,
    Move,
    Position,
    Reroll,
    Roll,
    Rolled,
    Specialist,
    Take,
    TakeHen,
    apply,
    edition,
    legal,
    outcomes,
    start,
)

Step = tuple[Position, Event, Position]


def editions() -> list[Edition]:
    """Every edition with every set of the options that it knows."""
    every = []
    for name in EDITION_NAMES:
        known = [option.name for option in OPTIONS if name in option.editions and (name, option.name) != OWN]
        every += [edition(name, *some) for size in range(len(known) + 1) for some in combinations(known, size)]
    return every


#: Part of the edition itself, so not an option that makes another one.
OWN = ("2005", "decline")


def fall(position: Position, rng: random.Random) -> Rolled:
    """The dice in the air fall as real dice would."""
    ways = outcomes(position)
    return rng.choices([rolled for rolled, _ in ways], [weight for _, weight in ways])[0]


def random_move(position: Position, rng: random.Random) -> Move:
    """Any legal move, but failing on purpose only where nothing else is possible."""
    moves = legal(position)
    return rng.choice([move for move in moves if move != Fail()] or moves)


def sensible_move(position: Position, rng: random.Random) -> Move:
    """Takes something as soon as possible most of the time, likes ones and worms, and uses the weasel now and then."""
    moves = legal(position)
    takes = [move for move in moves if isinstance(move, Take | TakeHen)]
    if takes and rng.random() < 0.7:
        return rng.choice(takes)
    liked = [move for move in moves if isinstance(move, Keep) and move.face in (1, 6)]
    if liked and rng.random() < 0.6:
        return rng.choice(liked)
    return random_move(position, rng)


def steps(position: Position, rng: random.Random, *, sensible: bool = True, most: int = 20_000) -> Iterator[Step]:
    """Everything that happens in a game played at random from here, to its end or to a number of events."""
    choose = sensible_move if sensible else random_move
    for _ in range(most):
        if position.over:
            return
        event: Event = fall(position, rng) if position.thrown else choose(position, rng)
        after = apply(position, event)
        yield position, event, after
        position = after


def game(rules: Edition, players: int, seed: int, *, sensible: bool = True, most: int = 20_000) -> list[Step]:
    """A whole game of that edition; the same for the same seed."""
    rng = random.Random(seed)
    return list(steps(start(rules, players, rng.randint(1, players)), rng, sensible=sensible, most=most))


def all_moves() -> list[Move]:
    """Every move that can be written down, whether it makes sense or not."""
    seats = (None, *range(1, 8))
    backs = (None, *Specialist)
    moves: list[Move] = [Roll(), Roll(golden=False), Reroll(), GiveUp(), Fail()]
    moves += [Keep(face, giver) for face in FACES for giver in seats]
    moves += [
        Take(tile, seat, back, giver)
        for tile in (11, 13, *range(21, 37))
        for seat in seats
        for back in backs
        for giver in seats
    ]
    moves += [TakeHen(seat, back) for seat in range(1, 8) for back in backs]
    return moves
