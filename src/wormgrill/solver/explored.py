"""Endgames of two players explored position by position: for deluxe, where specialists and round worms leave no simple
numbering of the states.

All positions that can still come are asked of the rules, from one position on. Then their turns are solved again and
again, all at once, each end worth what the position behind it was worth before, until nothing changes any more. The
error is bounded as for tables: a box around the values has to come out inside itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from wormgrill.rules import Position

from .ahead import Ahead, Floats
from .ends import ends_of
from .kernel import turn_values
from .kit import Kit, kits_of
from .winning import Winning, living, share_of

#: So many positions may be reached from the one that is asked for; with more portions on the grill it is always more.
MOST: Final = 5_000
MOST_ON_GRILL: Final = 4
#: In the first sweeps float32 is good enough, until no value changes by more than this.
ROUGH: Final = 3e-6
#: The positions are swept until no value changes by more than this.
STILL: Final = 1e-10
#: The narrowest error bound that is tried, the factor to the next one, and the sweeps until a box counts as too narrow.
NARROW, WIDER, PATIENCE = 1e-8, 8, 20

#: What the game's end can be worth: lost, shared, won. They stand behind the values of all positions.
FINAL: Final = (0.0, 0.5, 1.0)


@dataclass(frozen=True)
class Explored(Winning):
    """Solved positions by their places in `values`; each is seen from the player to move, who sits at seat 1."""

    places: Mapping[Position, int]
    values: Floats
    bound: float

    @property
    def error_bound(self) -> float:
        return self.bound

    def value_before(self, position: Position) -> float:
        place = self.places.get(from_mover(position))
        if place is None:
            raise ValueError("this position cannot come after the one that was explored")
        return float(self.values[place])


def from_mover(position: Position) -> Position:
    """The table before the turn, with the player to move at seat 1."""
    own, other = position.players[position.seat - 1], position.players[2 - position.seat]
    return Position(position.edition, position.grill, (own, other), 1, position.guests)


def explore(position: Position) -> Explored:
    """Solve a position and all that can come after it. Refuses where that are more than MOST positions."""
    if len(position.grill) > MOST_ON_GRILL:
        raise ValueError(_too_many(position))
    places, turns = _reached(from_mover(position))
    values = _settled(turns, len(places))
    return Explored(places, values, _bound(turns, values))


@dataclass(frozen=True, slots=True)
class _Turns:
    """Turns that are played with the same kits, solved at once. `leads[turn, copy, number, choice]` is the place that
    each choice of each sum leads to.
    """

    kits: tuple[Kit, ...]
    rows: npt.NDArray[np.intp]
    leads: npt.NDArray[np.int32]

    def solved(self, after: Floats, dtype: Any) -> Floats:
        """What the turns are worth when the places that they lead to are worth this to who plays the turn."""
        worths = after[self.leads].max(axis=-1).astype(dtype)
        values: Floats = np.max([turn_values(kit, worths) for kit in self.kits], axis=0).astype(np.float64)
        return values


def _reached(first: Position) -> tuple[dict[Position, int], list[_Turns]]:
    """The places of all positions that can come, and their turns."""
    places, waiting = {first: 0}, [first]
    found: dict[tuple[Any, ...], list[tuple[int, npt.NDArray[np.int64]]]] = {}
    for position in waiting:  # which grows on the way
        ends = ends_of(position)
        leads = np.array([_place_after(end.after, places, waiting) for end in ends])
        choices = np.stack(ends.numbers)
        found.setdefault((kits_of(position), choices.shape), []).append((places[position], leads[choices]))
        if len(places) > MOST:
            raise ValueError(_too_many(first))
    turns = []
    for (kits, _), members in found.items():
        rows = np.array([row for row, _ in members])
        leads = np.stack([row for _, row in members])
        turns.append(_Turns(kits, rows, np.where(leads < 0, len(places) - 1 - leads, leads).astype(np.int32)))
    return places, turns


def _too_many(position: Position) -> str:
    return (
        f"{len(living(position))} portions are alive in this position, {len(position.grill)} of them on the grill, and "
        f"more than {MOST:,} positions can come after it, too many for an exact answer; in deluxe up to two or three "
        f"portions may be alive, and up to {MOST_ON_GRILL} where no specialists are left and the stacks are empty"
    )


def _place_after(after: Position, places: dict[Position, int], waiting: list[Position]) -> int:
    """The place of the position after an end; -1, -2, -3 for what a finished game is worth."""
    if after.over:
        return -1 - FINAL.index(share_of(after, 1))
    there = from_mover(after)
    if there not in places:
        places[there] = len(waiting)
        waiting.append(there)
    return places[there]


def _swept(turns: list[_Turns], values: Floats, dtype: Any = np.float64) -> Floats:
    """Every turn solved once, when the positions are worth this to those who move in them."""
    after, new = np.concatenate((1 - values, FINAL)), np.empty_like(values)
    for some in turns:
        new[some.rows] = some.solved(after, dtype)
    return new


def _settled(turns: list[_Turns], count: int) -> Floats:
    values = np.full(count, 0.5)
    for dtype, still in ((np.float32, ROUGH), (np.float64, STILL)):
        ahead, change = Ahead(), 1.0
        while change > still:
            swept = _swept(turns, values, dtype)
            change = float(np.abs(swept - values).max())
            values = np.clip(ahead.of(values, swept), 0.0, 1.0) if change > still else swept
    return values


def _bound(turns: list[_Turns], values: Floats) -> float:
    """A proven error bound: the half width of a box around the values that sweeping maps into itself."""
    half = NARROW
    while not _maps_into_itself(turns, values, half):
        half *= WIDER
    return half


def _maps_into_itself(turns: list[_Turns], values: Floats, half: float) -> bool:
    low, high = values - half, values + half
    for _ in range(PATIENCE):
        low, high = _swept(turns, high), _swept(turns, low)
        if (low > values - half).all() and (high < values + half).all():
            return True
    return False
