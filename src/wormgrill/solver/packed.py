"""Positions between two turns as rows of small numbers, for everything that plays by the million.

A row is 80 signed bytes and holds the whole table at the start of a turn: where every portion is, who sits where with
what, and the edition. It says the same as `rules.Position`, and `pack` and `unpack` go there and back without loss.
Stacks are chains: `below` leads from a portion to the one it lies on, so that taking, stealing and losing a top
portion change two numbers.

How turns end lives in `packed_ends`; the dice live in `packed_turn`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from wormgrill.rules import Edition, Player, Position, Specialist
from wormgrill.rules import worms as worms_on

from .jit import njit

Row = npt.NDArray[np.int8]
Rows = npt.NDArray[np.int8]

#: The portions by index; the two of deluxe come first, so that 21 is always number 2.
TILES: Final = (11, 13, *range(21, 37))
N_TILES: Final = len(TILES)
MAX_SEATS: Final = 7
SPECIALISTS: Final = tuple(Specialist)
NONE, CANNED, HEN, RAVEN, WEASEL, GOLDEN, APPLE = range(7)

# Where things stand in a row.
WHERE: Final = 0  # per portion: GONE, GRILL, or FIRST_STACK + seat
BELOW: Final = 18  # per portion: the portion it lies on, or NOTHING
GUEST: Final = 36  # per portion: the specialist that sits on it
TOP: Final = 54  # per seat: the top portion, or NOTHING
HOLDS: Final = 61  # per seat: the specialist
ROUND: Final = 68  # per seat: round worms
SEAT: Final = 75  # whose turn it is, counted from 0; OVER at the end
SEATS: Final = 76  # how many play
RULES: Final = 77  # the edition, as bits
WIDTH: Final = 80

GONE: Final = 0
GRILL: Final = 1
FIRST_STACK: Final = 2
NOTHING: Final = -1
OVER: Final = -1

DELUXE: Final = 1
SHORT: Final = 2
DECLINE: Final = 4
ANY: Final = 8
PLAINGOLD: Final = 16
OF_2005: Final = 32

ALL_ROUND_WORMS: Final = 7
WORMS: Final = np.array([worms_on(tile) for tile in TILES], dtype=np.int64)
NUMBERS: Final = np.array(TILES, dtype=np.int64)
_INDEX: Final = {tile: index for index, tile in enumerate(TILES)}
_RANK: Final = {specialist: rank for rank, specialist in enumerate(SPECIALISTS, start=1)}


def tile_index(tile: int) -> int:
    """The index of a portion by its number."""
    return _INDEX[tile]


def specialist_code(specialist: Specialist | None) -> int:
    """The small number of a specialist; 0 for none."""
    return 0 if specialist is None else _RANK[specialist]


def specialist_of(code: int) -> Specialist | None:
    """The specialist of a small number."""
    return None if code == NONE else SPECIALISTS[code - 1]


def rules_bits(edition: Edition) -> int:
    """An edition with its options as bits."""
    bits = DELUXE if edition.deluxe else 0
    bits |= SHORT if edition.short else 0
    bits |= DECLINE if edition.decline else 0
    bits |= ANY if edition.any else 0
    bits |= PLAINGOLD if edition.plaingold else 0
    return bits | (OF_2005 if edition.name == "2005" else 0)


def edition_of(bits: int) -> Edition:
    """The edition that `rules_bits` made these bits of."""
    name = "deluxe" if bits & DELUXE else "2005" if bits & OF_2005 else "2014"
    return Edition(name, bool(bits & SHORT), bool(bits & DECLINE), bool(bits & ANY), bool(bits & PLAINGOLD))


def pack(position: Position) -> Row:
    """The row of a position. The dice of a turn that has begun are not part of a row and are left out."""
    row = np.zeros(WIDTH, dtype=np.int8)
    row[BELOW : BELOW + N_TILES] = NOTHING
    row[TOP : TOP + MAX_SEATS] = NOTHING
    for tile in position.grill:
        row[WHERE + _INDEX[tile]] = GRILL
    for tile, guest in position.guests:
        row[GUEST + _INDEX[tile]] = _RANK[guest]
    for seat, player in enumerate(position.players):
        for tile in player.stack:
            row[WHERE + _INDEX[tile]] = FIRST_STACK + seat
            row[BELOW + _INDEX[tile]] = row[TOP + seat]
            row[TOP + seat] = _INDEX[tile]
        row[HOLDS + seat] = specialist_code(player.specialist)
        row[ROUND + seat] = player.worms
    row[SEAT] = position.seat - 1
    row[SEATS] = len(position.players)
    row[RULES] = rules_bits(position.edition)
    return row


def unpack(row: Row) -> Position:
    """The position of a row."""
    tiles = [index for index in range(N_TILES) if row[WHERE + index] == GRILL]
    return Position(
        edition=edition_of(int(row[RULES])),
        grill=tuple(TILES[index] for index in tiles),
        players=tuple(_player(row, seat) for seat in range(row[SEATS])),
        seat=int(row[SEAT]) + 1,
        guests=tuple((TILES[i], SPECIALISTS[row[GUEST + i] - 1]) for i in tiles if row[GUEST + i]),
    )


def pack_many(positions: Sequence[Position]) -> Rows:
    """Rows of many positions, one below the other."""
    return np.stack([pack(position) for position in positions]) if positions else np.zeros((0, WIDTH), dtype=np.int8)


def _player(row: Row, seat: int) -> Player:
    stack: list[int] = []
    tile = int(row[TOP + seat])
    while tile != NOTHING:
        stack.append(TILES[tile])
        tile = int(row[BELOW + tile])
    return Player(tuple(reversed(stack)), specialist_of(int(row[HOLDS + seat])), int(row[ROUND + seat]))


@njit(cache=True)
def supply(row: Row) -> int:
    """Round worms that nobody has yet."""
    left = ALL_ROUND_WORMS if row[RULES] & DELUXE else 0
    for seat in range(row[SEATS]):
        left -= row[ROUND + seat]
    return left


@njit(cache=True)
def kit_number(row: Row) -> int:
    """With which kit the player to move rolls, as its place in `kit.all_kits()`; the golden die may be left out."""
    rules, holds = row[RULES], row[HOLDS + row[SEAT]]
    if not rules & DELUXE:
        return 0
    if holds == CANNED:
        return 2
    if holds == WEASEL:
        return 3
    if holds == GOLDEN:
        return 5 if rules & PLAINGOLD else 4
    return 1


@njit(cache=True)
def worms_of(row: Row, seat: int) -> int:
    """The worms of a seat: its portions, its round worms, and three for the apple."""
    total = int(row[ROUND + seat]) + (3 if row[HOLDS + seat] == APPLE else 0)
    tile = row[TOP + seat]
    while tile != NOTHING:
        total += WORMS[tile]
        tile = row[BELOW + tile]
    return total


@njit(cache=True)
def shares(row: Row, out: npt.NDArray[np.float32]) -> None:
    """The share of the win of every seat at the end of a game: most worms, then the highest single portion, then equal
    parts.
    """
    best, winners = -1, 0
    results = np.zeros(MAX_SEATS, dtype=np.int64)
    for seat in range(row[SEATS]):
        highest = 0
        for tile in range(N_TILES):
            if row[WHERE + tile] == FIRST_STACK + seat:
                highest = NUMBERS[tile]
        results[seat] = 64 * worms_of(row, seat) + highest
        if results[seat] > best:
            best, winners = results[seat], 0
        if results[seat] == best:
            winners += 1
    for seat in range(row[SEATS]):
        out[seat] = 1.0 / winners if results[seat] == best else 0.0
