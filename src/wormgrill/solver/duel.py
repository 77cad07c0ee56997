"""A player against the exact player: who wins how often, computed from a solved endgame rather than sampled.

The player plays every turn exactly as its own evaluation of positions asks for, right or wrong; the exact player as the
table asks for. Both then are fixed ways of playing, so the chances follow from linear equations, which are iterated set
by set like the table itself. What a state's turn leads to on average under one worth of its ends is the derivative of
the turn's value in the direction of what is averaged, so the solver of turns does this too: ends worth v + εw and v -
εw, the difference over 2ε.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt
from numba import njit

from .ahead import Ahead
from .compiled import block, put_ends, root_value, solve_block, tables
from .endgame import Endgame, levels
from .graph import ENDS
from .groups import arrangements_of
from .kit import all_kits
from .living import LOST, MOST, WON, Floats, Game, Ints, arrange, sets, spread, states_of, successors
from .packed import (
    BELOW,
    FIRST_STACK,
    GRILL,
    N_TILES,
    NOTHING,
    RULES,
    SEATS,
    TOP,
    WHERE,
    WIDTH,
    Rows,
    rules_bits,
    tile_index,
)
from .tables import Tables

#: Says for packed positions (at the start of a turn) how probably the player to move wins.
Evaluate = Callable[[Rows], npt.NDArray[np.floating]]

#: Choices that a player values within this of each other count half each way.
NUDGE: Final = 1e-5
#: Chances are iterated until none moves by more than this.
STILL: Final = 1e-7
BATCH: Final = 65536


@dataclass(frozen=True)
class Duel:
    """The chance of the exact player to win from every state: when it is to move, and when the player is."""

    endgame: Endgame
    exact_to_move: Floats
    player_to_move: Floats

    @property
    def gain(self) -> float:
        """What the exact player wins above one half, from the game that starts with all portions on the grill, each
        beginning half the time.
        """
        at = int(self.endgame.game.places[-1, -1])
        return float(self.exact_to_move[at] + self.player_to_move[at]) / 2 - 0.5


def duel(endgame: Endgame, evaluate: Evaluate, told: Callable[[int], None] = lambda states: None) -> Duel:
    """The exact player against one who plays every turn exactly by `evaluate`; `told` hears how many states were solved
    just now.
    """
    game, count = endgame.game, len(endgame.values)
    opinion = opinions(endgame, evaluate)
    exact = np.asarray(endgame.values)
    # A player worth a table is not far from the exact one, so that is where the iteration begins.
    both = np.concatenate((exact, 1.0 - exact))
    kit_tables = tables(all_kits()[0], "float64")
    lanes = block(kit_tables, 1, np.empty(0))
    for alive in sets(len(endgame.tiles)):
        here = states_of(game, alive)
        view = np.stack((np.arange(here.start, here.stop), count + np.arange(here.start, here.stop))).ravel()
        ahead, change = Ahead(), 1.0
        while change > STILL:
            before = both[view]
            for grills in levels(alive):
                duel_level(game, kit_tables, exact, opinion, both, alive, grills, lanes)
            after = both[view]
            change = float(np.abs(after - before).max())
            if change > STILL:
                both[view] = ahead.of(before, after)
            told(here.stop - here.start)
    return Duel(endgame, both[:count], both[count:])


def opinions(endgame: Endgame, evaluate: Evaluate) -> Floats:
    """What an evaluation says of all states: how probably the player to move wins."""
    game, found = endgame.game, np.zeros(len(endgame.values))
    indices = np.array([tile_index(tile) for tile in endgame.tiles], np.int64)
    bits = rules_bits(endgame.edition)
    for alive in sets(len(endgame.tiles)):
        here = states_of(game, alive)
        rows = np.zeros((here.stop - here.start, WIDTH), np.int8)
        for grills in levels(alive):
            write_rows(game, indices, bits, alive, grills, here.start, rows)
        for start in range(0, len(rows), BATCH):
            piece = rows[start : start + BATCH]
            found[here.start + start : here.start + start + len(piece)] = evaluate(piece)
    return found


@njit(cache=True)
def write_rows(game: Game, indices: Ints, bits: int, alive: int, grills: Ints, first: int, rows: Rows) -> None:
    """The packed rows of all states of some grills; seat 0 is to move."""
    stacks = np.zeros(MOST + 2, np.int64)
    for grill in grills:
        stacked = game.bits[alive & ~grill]
        for number in range(arrangements_of(game, alive & ~grill)):
            row = rows[game.places[alive, grill] + number - first]
            for tile in range(N_TILES):
                row[BELOW + tile] = NOTHING
            row[TOP : TOP + 7] = NOTHING
            for tile in range(len(indices)):
                if grill >> tile & 1:
                    row[WHERE + indices[tile]] = GRILL
            own = arrange(game, alive & ~grill, number, stacks)
            for at in range(stacked):
                seat, tile = (0 if at < own else 1), indices[stacks[at]]
                row[WHERE + tile] = FIRST_STACK + seat
                row[BELOW + tile] = row[TOP + seat]
                row[TOP + seat] = tile
            row[SEATS] = 2
            row[RULES] = bits


@njit(cache=True)
def duel_level(
    game: Game, tables: Tables, exact: Floats, opinion: Floats, both: Floats, alive: int, grills: Ints, lanes: Floats
) -> None:
    """Both players' turns in every state of some grills: four lanes a state, two players and two directions."""
    room, worths, sums = np.zeros((3, MOST + 2), np.int64), np.zeros(MOST + 1), np.zeros(ENDS)
    states = lanes.shape[1] // 4
    places, filled = np.zeros(states, np.int64), 0
    for grill in grills:
        stacked = game.bits[alive & ~grill]
        for number in range(arrangements_of(game, alive & ~grill)):
            own = arrange(game, alive & ~grill, number, room[0])
            for end in range(MOST + 1):
                room[2, end] = -9
            successors(game, grill, room[0], own, stacked, room[1], room[2])
            top = room[0, stacked - 1] if stacked > own else -1
            for player in range(2):
                for side in range(2):
                    _lean(opinion if player else exact, both, player, 1 - 2 * side, room[2], worths)
                    spread(game, grill, top, worths, sums)
                    put_ends(tables, lanes, 4 * filled + 2 * player + side, 0, sums)
            places[filled] = game.places[alive, grill] + number
            filled += 1
            if filled == states:
                _read(tables, both, places, filled, lanes)
                filled = 0
    if filled:
        _read(tables, both, places, filled, lanes)


@njit(cache=True)
def _lean(values: Floats, both: Floats, player: int, side: int, after: Ints, worths: Floats) -> None:
    """The worth of each end to the one who moves, nudged by how probably the exact player wins after it."""
    half = len(both) // 2
    for end in range(MOST + 1):
        there = after[end]
        if there == WON:
            worths[end] = 1.0 + side * NUDGE * (1 - player)
        elif there == LOST:
            worths[end] = side * NUDGE * player
        elif there >= 0:
            worths[end] = 1.0 - values[there] + side * NUDGE * both[there + half * (1 - player)]


@njit(cache=True)
def _read(tables: Tables, both: Floats, places: Ints, filled: int, lanes: Floats) -> None:
    solve_block(tables, lanes)
    half = len(both) // 2
    for state in range(filled):
        for player in range(2):
            up = root_value(tables, lanes, 4 * state + 2 * player)
            down = root_value(tables, lanes, 4 * state + 2 * player + 1)
            both[places[state] + half * player] = (up - down) / (2 * NUDGE)
