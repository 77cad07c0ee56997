"""Endgames of two players as numbers: every state of a game with few portions alive has a place in one long array.

A portion is *alive* while it lies on the grill or in a stack; the others are face-down and do not matter any more. A
state is seen from the player to move: which portions are alive (`alive`, a bit set), which of them lie on the grill
(`grill`), and how the others lie in the two stacks. The set of living portions only shrinks, so the states are ordered
by it, small sets first; within a set those with a smaller grill come first, because taking leads to them.
"""

from __future__ import annotations

from math import factorial
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from wormgrill.rules import Edition, Position, worms

from .graph import ENDS, FAILED

Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]

#: More portions than any table has.
MOST: Final = 10
#: What a state's end leads to when it ends the game: won or lost by the player who moved.
LOST, WON = -1, -2


class Game(NamedTuple):
    """The endgames of an edition that are played with these portions, in the form that compiled code reads.

    `places[alive, grill]` is where the states of two sets start. `numbers` and `worms` belong to the portions, `bits`
    counts the bits of a set.
    """

    numbers: Ints
    worms: Ints
    short: bool
    choose_steal: bool
    choose_lower: bool
    places: Ints
    bits: Ints
    factorials: Ints


def game_of(edition: Edition, tiles: tuple[int, ...]) -> Game:
    """The endgames of an edition with these portions, in ascending order."""
    if edition.deluxe:
        raise ValueError(
            "tables are built for the 2005 and 2014 editions; in deluxe specialists and round worms make far too many "
            "states"
        )
    if list(tiles) != sorted(set(tiles)) or not set(tiles) <= set(edition.tiles):
        raise ValueError(
            f"the portions of an endgame are given ascending, each once, from {edition.tiles[0]} to "
            f"{edition.tiles[-1]}, not {', '.join(map(str, tiles))}"
        )
    if not 1 <= len(tiles) <= MOST - 1:
        raise ValueError(f"an endgame has 1 to {MOST - 1} portions alive, not {len(tiles)}")
    return Game(
        np.array(tiles, np.int64),
        np.array([worms(tile) for tile in tiles], np.int64),
        edition.short,
        edition.decline or edition.any,
        edition.any,
        _places(len(tiles)),
        np.array([mask.bit_count() for mask in range(1 << MOST)], np.int64),
        np.array([factorial(n) for n in range(MOST + 2)], np.int64),
    )


def _places(tiles: int) -> Ints:
    """Where the states of each pair of sets start; in the last place how many states there are."""
    places = np.full((1 << tiles, 1 << tiles), -1, np.int64)
    place = 0
    for alive in sets(tiles):
        for grill in subsets(alive):
            places[alive, grill] = place
            place += arrangements(alive.bit_count() - grill.bit_count())
    places[0, 0] = place
    return places


def sets(tiles: int) -> list[int]:
    """All sets of living portions, small ones first."""
    return sorted(range(1, 1 << tiles), key=lambda mask: (mask.bit_count(), mask))


def subsets(alive: int) -> list[int]:
    """The grills that a set of living portions can have, small ones first. An empty grill is the end of the game."""
    grills = [grill for grill in range(1, alive + 1) if grill & ~alive == 0]
    return sorted(grills, key=lambda mask: (mask.bit_count(), mask))


def arrangements(stacked: int) -> int:
    """In how many ways so many portions can lie in two stacks."""
    return factorial(stacked) * (stacked + 1)


def size_of(tiles: int) -> int:
    """How many states the endgames with so many portions have."""
    return sum(arrangements((alive & ~grill).bit_count()) for alive in sets(tiles) for grill in subsets(alive))


def states_of(game: Game, alive: int) -> slice:
    """Where the states of a set of living portions lie."""
    grills = subsets(alive)
    return slice(int(game.places[alive, grills[0]]), int(game.places[alive, grills[-1]]) + 1)


def place_of(game: Game, position: Position) -> int:
    """The place of a position, seen from the player to move; the dice do not matter."""
    index = {int(number): bit for bit, number in enumerate(game.numbers)}
    own = [index[tile] for tile in position.players[position.seat - 1].stack]
    other = [index[tile] for tile in position.players[2 - position.seat].stack]
    grill = sum(1 << index[tile] for tile in position.grill)
    stacks = np.array([*own, *other, *[0] * MOST], np.int64)
    return int(place(game, grill, stacks, len(own), len(own) + len(other)))


@njit(cache=True)
def place(game: Game, grill: int, stacks: Ints, own: int, stacked: int) -> int:
    """The place of a state: `stacks` has the own stack from bottom to top, `own` portions, then the other's, `stacked`
    in all.
    """
    rest = 0
    for at in range(stacked):
        rest |= 1 << stacks[at]
    alive, rank = grill | rest, 0
    for at in range(stacked):
        tile = stacks[at]
        rank += game.bits[rest & ((1 << tile) - 1)] * game.factorials[stacked - 1 - at]
        rest &= ~(1 << tile)
    return int(game.places[alive, grill] + rank * (stacked + 1) + own)


@njit(cache=True)
def arrange(game: Game, stacked_set: int, number: int, stacks: Ints) -> int:
    """The arrangement of a set of portions in two stacks by its number: fills `stacks`, returns the height of the own
    one.
    """
    stacked = game.bits[stacked_set]
    rank, own = number // (stacked + 1), number % (stacked + 1)
    rest = stacked_set
    for at in range(stacked):
        digit = rank // game.factorials[stacked - 1 - at]
        rank -= digit * game.factorials[stacked - 1 - at]
        tile = 0
        while True:
            if rest >> tile & 1:
                if digit == 0:
                    break
                digit -= 1
            tile += 1
        stacks[at] = tile
        rest &= ~(1 << tile)
    return int(own)


@njit(cache=True)
def successors(game: Game, grill: int, stacks: Ints, own: int, stacked: int, moved: Ints, after: Ints) -> None:
    """Where each end of a turn leads: `after[tile]` for taking or stealing a portion, `after[MOST]` for failing.

    Places are seen from the player who moves next; WON and LOST end the game. `moved` is room to work in.
    """
    tiles = len(game.numbers)
    other = stacked - own
    for at in range(other):
        moved[at] = stacks[own + at]
    for at in range(own):
        moved[other + at] = stacks[at]
    for tile in range(tiles):
        if grill >> tile & 1:
            moved[stacked] = tile
            left = grill & ~(1 << tile)
            after[tile] = (
                place(game, left, moved, other, stacked + 1) if left else _result(game, moved, other, stacked + 1)
            )
    if other:
        _after_stealing(game, grill, stacks, own, stacked, moved, after)
    after[MOST] = _after_failing(game, grill, stacks, own, stacked, moved)


@njit(cache=True)
def _after_stealing(game: Game, grill: int, stacks: Ints, own: int, stacked: int, moved: Ints, after: Ints) -> None:
    other = stacked - own
    for at in range(other - 1):
        moved[at] = stacks[own + at]
    for at in range(own):
        moved[other - 1 + at] = stacks[at]
    moved[stacked - 1] = stacks[stacked - 1]
    after[stacks[stacked - 1]] = place(game, grill, moved, other - 1, stacked)


@njit(cache=True)
def _after_failing(game: Game, grill: int, stacks: Ints, own: int, stacked: int, moved: Ints) -> int:
    other = stacked - own
    for at in range(other):
        moved[at] = stacks[own + at]
    if own == 0:
        return int(place(game, grill, moved, other, stacked))
    for at in range(own - 1):
        moved[other + at] = stacks[at]
    top = stacks[own - 1]
    grill |= 1 << top
    highest = 0
    for tile in range(len(game.numbers)):
        if grill >> tile & 1:
            highest = tile
    if highest != top or game.short:
        grill &= ~(1 << highest)
    return int(place(game, grill, moved, other, stacked - 1))


@njit(cache=True)
def _result(game: Game, moved: Ints, other: int, stacked: int) -> int:
    """Whether the player who has just taken the last portion has won: more worms, else the highest portion."""
    lead, best = 0, -1
    for at in range(stacked):
        lead += game.worms[moved[at]] if at >= other else -game.worms[moved[at]]
        best = max(best, moved[at])
    for at in range(other, stacked):
        if moved[at] == best and lead == 0:
            lead = 1
    return WON if lead > 0 else LOST


@njit(cache=True)
def spread(game: Game, grill: int, top: int, worths: Floats, sums: Floats) -> None:
    """The worth of every sum from the worth of every end (`worths[tile]`, `worths[MOST]` for failing); `top` is the
    other's top portion or -1."""
    for number in range(ENDS):
        sums[number] = worths[MOST]
    lower, found = worths[MOST], False
    tile = 0
    for number in range(game.numbers[0], ENDS):
        while tile < len(game.numbers) and game.numbers[tile] < number:
            tile += 1
        here = tile < len(game.numbers) and game.numbers[tile] == number
        if here and grill >> tile & 1:
            lower = max(lower, worths[tile]) if found and game.choose_lower else worths[tile]
            found = True
        sums[number] = lower
        if here and tile == top:
            sums[number] = max(lower, worths[tile]) if found and game.choose_steal else worths[tile]
    sums[FAILED] = worths[MOST]
