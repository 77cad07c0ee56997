"""The randomness that a player may use in a simulated game: a `random.Random` on the seat's own lane of the game's
stream."""

from __future__ import annotations

import random

from wormgrill.solver.stream import Stream


class Whims(random.Random):
    """Numbers from one lane of one game, through the interface that players know."""

    def __init__(self, seed: int, index: int, seat: int) -> None:
        self.stream = Stream(seed, index, seat)
        super().__init__(0)

    def random(self) -> float:
        """A number from 0 up to 1."""
        return (self.stream.next() >> 11) * 2.0**-53

    def getrandbits(self, k: int, /) -> int:
        """So many random bits."""
        bits = 0
        for _ in range(-(-k // 64)):
            bits = bits << 64 | self.stream.next()
        return bits & ((1 << k) - 1)

    def seed(self, *_args: object, **_kwargs: object) -> None:
        """A game's stream is fixed; there is nothing to seed anew."""
