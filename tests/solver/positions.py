"""Random positions for the solver's tests: played to by the rules, so that each can really happen."""

from __future__ import annotations

import random

from wormgrill.rules import Edition, Position, apply, edition, legal, outcomes, start

EDITIONS = (
    edition("2005"),
    edition("2014"),
    edition("2014", "short"),
    edition("2014", "any"),
    edition("2014", "decline"),
    edition("2005", "short", "any"),
    edition("deluxe"),
    edition("deluxe", "short", "decline", "any"),
    edition("deluxe", "plaingold"),
)


def step(position: Position, rng: random.Random) -> Position:
    """One random event: the dice fall, or the player to move does anything legal, mostly taking what can be taken."""
    if position.thrown:
        chances = outcomes(position)
        return apply(position, rng.choices([rolled for rolled, _ in chances], [weight for _, weight in chances])[0])
    moves = legal(position)
    ends = [move for move in moves if type(move).__name__ in ("Take", "TakeHen")]
    return apply(position, rng.choice(ends if ends and rng.random() < 0.7 else moves))


def random_position(seed: int, rules: Edition | None = None, seats: int | None = None) -> Position:
    """A position somewhere in a random game that is not over; dice may be in the air."""
    rng = random.Random(seed)
    while True:
        position = start(rules or rng.choice(EDITIONS), seats or rng.randint(2, 5))
        for _ in range(rng.randint(0, 150)):
            after = step(position, rng)
            if after.over:
                break
            position = after
        if not position.over:
            return position


def start_of_turn(position: Position) -> Position:
    """The same table before the first roll of the turn."""
    return Position(position.edition, position.grill, position.players, position.seat, position.guests)
