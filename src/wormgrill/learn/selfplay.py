"""Games that the champion plays against itself, many side by side, and what it learns from each turn of them.

Every turn is solved exactly on top of the network's values, so its expectation R is known. Luck is what a turn came
to, u, less R. The target of a
position is its own R plus λ × (the target of the next position - u): of everything that happened later, only what was
not luck of this turn counts.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from wormgrill.players.champion_ends import MAX_COPIES, appraise, copies_of
from wormgrill.players.champion_net import OUTPUTS, Net
from wormgrill.solver.compiled import TRACE_WIDTH, block, play_turn, put_ends, root_value, solve_block, tables
from wormgrill.solver.kit import all_kits
from wormgrill.solver.packed import (
    DELUXE,
    GONE,
    GUEST,
    N_TILES,
    NONE,
    OVER,
    RULES,
    SEAT,
    SEATS,
    WHERE,
    WIDTH,
    Row,
    Rows,
    kit_number,
)
from wormgrill.solver.packed_ends import SUMS, settle
from wormgrill.solver.stream import GAMMA
from wormgrill.solver.tables import Tables

Floats = npt.NDArray[np.float32]
States = npt.NDArray[np.uint64]

#: Games that are played side by side.
TABLES: Final = 256
#: A game that goes on for so many turns of every seat is broken off: players who know nothing yet may fail for ever.
LONGEST: Final = 40
#: Turns played out more, to know what a turn means for those who are not playing it.
SAMPLES: Final = 8
KITS: Final = 6
GOLDEN_KITS: Final = 4  # this kit and the next are thrown with the golden die; who holds it may leave it out


class Lessons(NamedTuple):
    """Positions at the start of a turn, and what they have turned out to be worth to every seat."""

    rows: Rows
    targets: Floats


class Variety(NamedTuple):
    """How games begin: the share of them with fewer portions, the share with some odd turns first, and which options
    may be on.
    """

    fewer: float = 0.3
    odd: float = 0.2
    options: float = 0.0


@njit(cache=True)
def _random(states: States, game: int) -> float:
    """A number from 0 to 1 from a game's own whims."""
    states[game] += np.uint64(GAMMA)
    z = states[game]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return float((z ^ (z >> np.uint64(31))) >> np.uint64(11)) * 2.0**-53


@njit(cache=True)
def deal(row: Row, begin: Row, whims: States, game: int, variety: Variety) -> int:
    """Lay out a game; gives the number of odd turns with which it begins."""
    row[:] = begin
    row[SEAT] = int(_random(whims, game) * row[SEATS])
    if _random(whims, game) < variety.options:
        _choose_options(row, whims, game)
    if _random(whims, game) < variety.fewer:
        _take_portions_away(row, whims, game)
    if _random(whims, game) < variety.odd:
        return 1 + int(_random(whims, game) * 6 * row[SEATS])
    return 0


@njit(cache=True)
def _choose_options(row: Row, whims: States, game: int) -> None:
    """Each option that the edition knows is on in half of the games."""
    for bit in (2, 4, 8, 16):
        if (bit < 16 or row[RULES] & DELUXE) and _random(whims, game) < 0.5:
            row[RULES] |= bit


@njit(cache=True)
def _take_portions_away(row: Row, whims: States, game: int) -> None:
    """Leave a run of portions, or every portion with the same chance; at least one stays."""
    first = 0 if row[RULES] & DELUXE else 2
    if _random(whims, game) < 0.5:
        length = 3 + int(_random(whims, game) * (N_TILES - first - 3))
        start = first + int(_random(whims, game) * (N_TILES - first - length + 1))
        for tile in range(first, N_TILES):
            if not start <= tile < start + length:
                _remove(row, tile)
        return
    chance = 0.2 + 0.6 * _random(whims, game)
    stays = first + int(_random(whims, game) * (N_TILES - first))
    for tile in range(first, N_TILES):
        if tile != stays and _random(whims, game) > chance:
            _remove(row, tile)


@njit(cache=True)
def _remove(row: Row, tile: int) -> None:
    row[WHERE + tile] = GONE
    row[GUEST + tile] = NONE


class Book(NamedTuple):
    """What is written down of every turn: the position, whose game it was, what was expected and what came."""

    rows: Rows
    game_of: npt.NDArray[np.int32]
    expected: Floats
    came: Floats


class Hall(NamedTuple):
    """Games side by side: positions, their numbers (-1: nobody plays there), how many odd turns are still to come,
    how many turns were played, and by game what the last of them came to.
    """

    rows: Rows
    at: npt.NDArray[np.int64]
    odd: npt.NDArray[np.int64]
    turns: npt.NDArray[np.int64]
    results: Floats


def play_games(
    net: Net, begin: Row, dice: States, whims: States, trace: float, variety: Variety, hunger: float = 0.0
) -> Lessons:
    """Play one game for each stream of dice, and give the lessons of all of them; `trace` is the λ of the targets.

    With `hunger` worms count a little by themselves: who knows nothing yet gets to the end of a game that way.
    """
    games, seats, dealt, count = len(dice), int(begin[SEATS]), 0, 0
    hall = Hall(
        np.zeros((TABLES, WIDTH), np.int8),
        np.full(TABLES, -1, np.int64),
        np.zeros(TABLES, np.int64),
        np.zeros(TABLES, np.int64),
        np.zeros((games, OUTPUTS), np.float32),
    )
    book = _blank_book(games * 40 + 8 * TABLES)
    blocks = _Blocks(seats, net)
    members, sizes = np.zeros(TABLES, np.int64), np.zeros(2 * KITS, np.int64)
    while True:
        dealt = deal_anew(hall, begin, whims, variety, dealt, games)
        if not group_tables(hall, members, sizes):
            break
        if count + TABLES > len(book.rows):
            book = _longer(book)
        start = 0
        for group in np.flatnonzero(sizes).tolist():
            those = members[start : start + sizes[group]]
            start += int(sizes[group])
            kit, several = group % KITS, group >= KITS
            count = play_group(
                *blocks.of(kit, several),
                *blocks.of(min(kit, 1), several),
                kit >= GOLDEN_KITS,
                hall,
                those,
                net,
                hunger,
                dice,
                whims,
                book,
                count,
            )
    carry_back(book.expected, book.came, book.game_of, hall.results, count, seats, np.float32(trace))
    return Lessons(book.rows[:count].copy(), book.expected[:count].copy())


class _Blocks:
    """The kernel's tables and values for every kit, made when they are first asked for."""

    def __init__(self, seats: int, like: Floats) -> None:
        self.seats, self.like = seats, like
        self.known: dict[tuple[int, bool], tuple[Tables, Floats]] = {}

    def of(self, kit: int, several: bool) -> tuple[Tables, Floats]:
        """Of a kit, with room for one seat that gives a round worm or for several."""
        if (kit, several) not in self.known:
            there = tables(all_kits()[kit])
            self.known[kit, several] = there, block(there, self.seats - 1 if several else 1, self.like)
        return self.known[kit, several]


@njit(cache=True)
def deal_anew(hall: Hall, begin: Row, whims: States, variety: Variety, dealt: int, games: int) -> int:
    """Clear the tables whose game is over and deal the next games there; gives how many are dealt by now."""
    rows, at, odd, turns = hall.rows, hall.at, hall.odd, hall.turns
    for table in range(at.shape[0]):
        if at[table] >= 0 and (rows[table, SEAT] == OVER or turns[table] >= LONGEST * rows[table, SEATS]):
            at[table] = -1
        if at[table] < 0 and dealt < games:
            at[table] = dealt
            turns[table] = 0
            odd[table] = deal(rows[table], begin, whims, dealt, variety)
            dealt += 1
    return dealt


@njit(cache=True)
def group_tables(hall: Hall, members: npt.NDArray[np.int64], sizes: npt.NDArray[np.int64]) -> bool:
    """Sort the tables in play by what the next turn is thrown with; whether there are any.

    There is a group for each kit, and one more for those in which several seats could give a round worm.
    """
    rows, at = hall.rows, hall.at
    group_of = np.full(at.shape[0], -1, np.int64)
    bonuses = np.zeros(MAX_COPIES + 8, np.int32)
    for table in range(at.shape[0]):
        if at[table] >= 0:
            group_of[table] = kit_number(rows[table]) + (KITS if copies_of(rows[table], bonuses) > 2 else 0)
    found = 0
    for group in range(sizes.shape[0]):
        before = found
        for table in range(at.shape[0]):
            if group_of[table] == group:
                members[found] = table
                found += 1
        sizes[group] = found - before
    return found > 0


@njit(cache=True)
def play_group(
    kit: Tables,
    values: Floats,
    plain: Tables,
    plain_values: Floats,
    golden: bool,
    hall: Hall,
    members: npt.NDArray[np.int64],
    net: Net,
    hunger: float,
    dice: States,
    whims: States,
    book: Book,
    count: int,
) -> int:
    """Play one turn at each of these tables and write it down; gives how many turns stand in the book now.

    With the golden die the turn is solved with it and, as `plain`, without it; the better one is played.
    """
    rows, at, odd = hall.rows, hall.at, hall.odd
    lanes = values.shape[1]
    copies, bonuses = np.zeros(lanes, np.int64), np.zeros((lanes, MAX_COPIES + 8), np.int32)
    worth, ends = np.zeros((lanes, MAX_COPIES, SUMS), np.float32), np.zeros((lanes, MAX_COPIES, SUMS), np.int32)
    vectors = np.zeros((lanes, MAX_COPIES, SUMS, OUTPUTS), np.float32)
    counts, no_trace = np.zeros(6, np.int64), np.empty((0, TRACE_WIDTH), np.int8)
    room = 1
    if kit.gained_slots > 0:
        room = 2 if values.shape[0] == kit.slots else 1 + (values.shape[0] - kit.slots) // kit.gained_slots
    for start in range(0, members.shape[0], lanes):
        used = min(lanes, members.shape[0] - start)
        for lane in range(used):
            table = members[start + lane]
            copies[lane] = copies_of(rows[table], bonuses[lane])
            for copy in range(copies[lane]):
                bonus, seen = bonuses[lane, copy], vectors[lane, copy]
                appraise(net, rows[table], bonus, hunger, worth[lane, copy], ends[lane, copy], seen)
                if odd[table] > 0:
                    _confuse(worth[lane, copy], whims, at[table])
            for copy in range(room):
                put_ends(kit, values, lane, copy, worth[lane, min(copy, copies[lane] - 1)])
                if golden:
                    put_ends(plain, plain_values, lane, copy, worth[lane, min(copy, copies[lane] - 1)])
        solve_block(kit, values)
        if golden:
            solve_block(plain, plain_values)
        for lane in range(used):
            table = members[start + lane]
            most, game = copies[lane] - 1, at[table]
            value = root_value(kit, values, lane)
            without = golden and root_value(plain, plain_values, lane) > value
            if without:
                value = root_value(plain, plain_values, lane)
                end, copy, _ = play_turn(plain, plain_values, lane, dice, game, counts, no_trace)
            else:
                end, copy, _ = play_turn(kit, values, lane, dice, game, counts, no_trace)
            copy = min(copy, most)
            if odd[table] > 0:
                odd[table] -= 1
            else:
                book.rows[count] = rows[table]
                book.game_of[count] = game
                book.came[count] = vectors[lane, copy, end]
                mean = book.expected[count]
                if without:
                    _others(plain, plain_values, lane, whims, game, vectors[lane], most, mean)
                elif rows[table, SEATS] > 2 or hunger > 0:
                    _others(kit, values, lane, whims, game, vectors[lane], most, mean)
                if hunger > 0:
                    mean /= SAMPLES
                else:
                    _fill_in(mean, rows[table, SEATS], rows[table, SEAT], value)
                count += 1
            hall.results[game] = vectors[lane, copy, end]
            hall.turns[table] += 1
            settle(rows[table], ends[lane, copy, end])
    return count


@njit(cache=True)
def _confuse(worth: Floats, whims: States, game: int) -> None:
    """An odd turn: every sum's worth is off by something."""
    for total in range(worth.shape[0]):
        worth[total] += 0.3 * (_random(whims, game) - 0.5)


@njit(cache=True)
def _others(
    kit: Tables, values: Floats, lane: int, whims: States, game: int, vectors: Floats, most: int, mean: Floats
) -> None:
    """What the turn means to everybody, as the mean of some more turns like it."""
    counts, no_trace = np.zeros(6, np.int64), np.empty((0, TRACE_WIDTH), np.int8)
    mean[:] = 0
    for _ in range(SAMPLES):
        end, copy, _ = play_turn(kit, values, lane, whims, game, counts, no_trace)
        mean += vectors[min(copy, most), end]


@njit(cache=True)
def _fill_in(mean: Floats, seats: int, mover: int, value: float) -> None:
    """Give the player to move the exact value, and share the rest among the others as the mean has it."""
    if seats == 2:
        mean[mover] = value
        mean[1 - mover] = 1 - value
        return
    rest = np.float32(0)
    for seat in range(seats):
        if seat != mover:
            rest += mean[seat]
    for seat in range(seats):
        if seat != mover:
            mean[seat] = mean[seat] / rest * np.float32(1 - value) if rest > 0 else np.float32(1 - value) / (seats - 1)
    mean[mover] = value


@njit(cache=True)
def carry_back(
    expected: Floats,
    came: Floats,
    game_of: npt.NDArray[np.int32],
    later: Floats,
    count: int,
    seats: int,
    trace: np.float32,
) -> None:
    """Turn expectations into targets, last turn first; `later` starts as the results of the games."""
    for turn in range(count - 1, -1, -1):
        game = game_of[turn]
        for seat in range(seats):
            expected[turn, seat] += trace * (later[game, seat] - came[turn, seat])
            later[game, seat] = expected[turn, seat]


def _blank_book(size: int) -> Book:
    return Book(
        np.zeros((size, WIDTH), np.int8),
        np.zeros(size, np.int32),
        np.zeros((size, OUTPUTS), np.float32),
        np.zeros((size, OUTPUTS), np.float32),
    )


def _longer(book: Book) -> Book:
    """The same book with twice the room."""
    more, old = _blank_book(2 * len(book.rows)), len(book.rows)
    more.rows[:old] = book.rows
    more.game_of[:old] = book.game_of
    more.expected[:old] = book.expected
    more.came[:old] = book.came
    return more
