"""Where the dice of a simulated game come from.

Game number `index` of `seed` has a stream of its own, so a result never depends on how games are dealt out to
workers, and any one game can be played again alone. Numbers are SplitMix64's: a counter and a mixing function, four
operations that compiled code and plain Python write alike, so that both throw the same dice.

Lane 0 is the dice. Lanes 1 to 7 belong to the players' own whims, by seat: thinking never changes what falls.
"""

from __future__ import annotations

from wormgrill.rules import Dice, Edition

GAMMA = 0x9E3779B97F4A7C15
MASK = 0xFFFFFFFFFFFFFFFF


def mix64(z: int) -> int:
    """SplitMix64's finishing step: one well-stirred 64-bit number from another."""
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def stream_key(seed: int, index: int = 0, lane: int = 0) -> int:
    """The start of the stream that belongs to one lane of one game of one seed."""
    key = mix64((seed + GAMMA) & MASK)
    key = mix64((key + (index + 1) * GAMMA) & MASK)
    return mix64((key + (lane + 1) * GAMMA) & MASK)


class Stream:
    """A sequence of 64-bit numbers, with the two ways the game uses them."""

    __slots__ = ("state",)

    def __init__(self, seed: int, index: int = 0, lane: int = 0) -> None:
        self.state = stream_key(seed, index, lane)

    def next(self) -> int:
        """The next 64 random bits."""
        self.state = (self.state + GAMMA) & MASK
        return mix64(self.state)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1; the bias, n / 2³², is far below anything a simulation can see."""
        return ((self.next() >> 32) * n) >> 32

    def roll(self, white: int, golden: bool, edition: Edition) -> Dice:
        """So many white dice, and the golden one last where it is thrown."""
        faces = tuple(sorted(1 + self.below(6) for _ in range(white)))
        return Dice(faces, edition.golden_faces[self.below(6)] if golden else None)
