"""The champion's network without a compiler: the same facts and sums in NumPy, for where compiled code is not ready.

It is also what the compiled code is compared with.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from wormgrill.rules import Position, standing
from wormgrill.rules import worms as worms_on
from wormgrill.solver.ends import End
from wormgrill.solver.kernel import chosen
from wormgrill.solver.packed import MAX_SEATS, SPECIALISTS, TILES, pack, pack_many
from wormgrill.solver.packed_ends import BONUS_SUPPLY, end_code

from .champion_features import GAPS, HEIGHTS, LEFT, ROUNDS, TOTALS
from .champion_net import (
    BIAS1,
    BIAS2,
    BIAS3,
    HIDDEN,
    HIDDEN2,
    OUTPUTS,
    WEIGHTS1,
    WEIGHTS2,
    WEIGHTS3,
    Net,
    win_shares,
)
from .champion_taste import BLUR, Taste, leaning, mistake_of

Shares = npt.NDArray[Any]


def win_shares_of(net: Net, positions: Sequence[Position]) -> Shares:
    """Every seat's share of the win between two turns, by position and seat, by whichever code is ready."""
    if chosen() == "compiled":
        return win_shares(net, pack_many(positions))
    return np.array([plain_shares(net, position) for position in positions])


def plain_shares(net: Net, position: Position) -> Shares:
    """Every seat's share of the win between two turns, in NumPy."""
    seats = len(position.players)
    facts = list(facts_of(position))
    first = np.maximum(net[BIAS1:WEIGHTS2] + net[WEIGHTS1:].reshape(-1, HIDDEN)[facts].sum(axis=0), 0)
    second = np.maximum(net[BIAS2:WEIGHTS3] + first @ net[WEIGHTS2:BIAS2].reshape(HIDDEN, HIDDEN2), 0)
    last = (net[BIAS3:WEIGHTS1] + second @ net[WEIGHTS3:BIAS3].reshape(HIDDEN2, OUTPUTS))[:seats]
    powers = np.exp(last - last.max())
    shares = np.zeros(MAX_SEATS)
    mover = position.seat - 1
    shares[(np.arange(seats) + mover) % seats] = powers / powers.sum()
    return shares


def facts_of(position: Position) -> Iterator[int]:
    """The numbers of the facts that hold, in the numbering of `champion_features`."""
    seats, mover = len(position.players), position.seat - 1
    tiles = TILES if position.edition.deluxe else TILES[2:]
    order = [position.players[(mover + place) % seats] for place in range(seats)]
    width = 1 + 3 * seats
    yield from (tiles.index(tile) * width for tile in position.grill)
    for place, player in enumerate(order):
        for depth, tile in enumerate(reversed(player.stack)):
            yield tiles.index(tile) * width + 1 + 3 * place + min(depth, 2)
    base = len(tiles) * width
    totals = standing(position)
    for place, player in enumerate(order):
        own = totals[(mover + place) % seats]
        others = max(total for seat, total in enumerate(totals) if seat != (mover + place) % seats)
        yield base + min(len(player.stack), HEIGHTS - 1)
        yield base + HEIGHTS + min(max(own - others + GAPS // 2, 0), GAPS - 1)
        yield base + HEIGHTS + GAPS + min(own, TOTALS - 1)
        base += HEIGHTS + GAPS + TOTALS
    yield base + len(position.grill)
    yield base + len(TILES) + 1 + min((sum(map(worms_on, position.grill)) + 1) // 2, LEFT - 1)
    if position.grill:
        yield base + len(TILES) + 1 + LEFT + TILES.index(position.grill[0])
        yield base + len(TILES) + 1 + LEFT + len(TILES) + TILES.index(position.grill[-1])
    base += len(TILES) + 1 + LEFT + 2 * len(TILES)
    heights = [max(player.stack, default=0) for player in order]
    yield base + (heights.index(max(heights)) if max(heights) else seats)
    base += seats + 1
    edition = position.edition
    options = (edition.short, edition.decline, edition.any, edition.plaingold)
    yield from (base + number for number, on in enumerate(options) if on)
    if edition.deluxe:
        yield from _deluxe_facts(position, order, base + 4)


def _deluxe_facts(position: Position, order: list[Any], base: int) -> Iterator[int]:
    seats = len(order)
    width = len(TILES) + seats + 1
    for tile, guest in position.guests:
        yield base + SPECIALISTS.index(guest) * width + TILES.index(tile)
    for place, player in enumerate(order):
        if player.specialist is not None:
            yield base + SPECIALISTS.index(player.specialist) * width + len(TILES) + place
        yield base + len(SPECIALISTS) * width + place * ROUNDS + min(player.worms, ROUNDS - 1)
    yield base + len(SPECIALISTS) * width + seats * ROUNDS + position.supply


def taste_one(value: float, turn: Position, end: End, taste: Taste) -> float:
    """What an end of a turn is worth to a player with a taste, when it is truly worth `value`; as `tasted` has it."""
    own = end_code(end.move, BONUS_SUPPLY if end.gained else 0)
    leans = leaning(pack(turn).tolist(), own, taste.tolist())
    if taste[BLUR] > 0:
        leans += float(taste[BLUR]) * mistake_of(pack(end.after).tolist(), turn.seat - 1)
    return value + leans * 2 / len(turn.players)
