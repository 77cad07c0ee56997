"""The exact chance to win an endgame of two players, with a bound of the error.

`Endgame` holds the values of all states with some of a set of portions alive. It is solved in memory (`solve_endgame`,
for a few portions) or built as a file that is mapped into memory (`endgame_file`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import groupby
from typing import TYPE_CHECKING, Final

import numpy as np

from wormgrill.rules import Edition, Position

from .ahead import Ahead
from .living import Floats, Game, Ints, arrangements, game_of, place_of, sets, size_of, states_of, subsets
from .winning import Winning, living

if TYPE_CHECKING:
    from .tables import Tables

#: The step of the error bound from one number of living portions to the next.
STEP: Final = 1e-10

Told = Callable[[int], None]


@dataclass(frozen=True)
class Endgame(Winning):
    """Solved endgames of an edition: the value of every state for the player to move, and the error bound of each set
    of living portions.
    """

    edition: Edition
    tiles: tuple[int, ...]
    values: Floats
    bounds: Mapping[int, float]

    @cached_property
    def game(self) -> Game:
        return game_of(self.edition, self.tiles)

    @property
    def error_bound(self) -> float:
        """No value is further from the truth than this."""
        return max(self.bounds.values())

    def covers(self, position: Position) -> bool:
        """Whether the position is one of this endgame's."""
        return (
            position.edition == self.edition and len(position.players) == 2 and set(living(position)) <= set(self.tiles)
        )

    def value_before(self, position: Position) -> float:
        """The chance of the player to move to win, before the first roll of the turn."""
        try:
            return float(self.values[place_of(self.game, position)])
        except KeyError as tile:
            raise ValueError(f"portion {tile} is not in this endgame, which has {self.tiles}") from None


@lru_cache(maxsize=8)
def solve_endgame(edition: Edition, tiles: tuple[int, ...]) -> Endgame:
    """Solve all endgames with these portions in memory."""
    values = np.full(size_of(len(tiles)), 0.5)
    bounds: dict[int, float] = {}
    for alive, bound in solving(edition, tiles, values, bounds):
        bounds[alive] = bound
    return Endgame(edition, tiles, values, bounds)


def solving(
    edition: Edition,
    tiles: tuple[int, ...],
    values: Floats,
    bounds: Mapping[int, float],
    told: Told = lambda states: None,
) -> Iterator[tuple[int, float]]:
    """Solve the sets of living portions that have no bound yet, one after the other; yields each with its bound.

    `values` is filled in place, `told` hears how many states were solved just now (a state counts each time it is).
    """
    group = _Group(game_of(edition, tiles), values, told)
    for alive in sets(len(tiles)):
        if alive not in bounds:
            group.sweep(alive)
            yield alive, group.certify(alive)
        else:
            group.trust(alive, bounds[alive])


class _Group:
    """The work on one set of living portions after the other; bounds are kept for all that are done."""

    def __init__(self, game: Game, values: Floats, told: Told) -> None:
        from . import compiled
        from .kit import all_kits

        self.game, self.values, self.told = game, values, told
        self.low, self.high = np.zeros(len(values)), np.ones(len(values))
        self.tables: Tables = compiled.tables(all_kits()[0], "float64")
        self.lanes = compiled.block(self.tables, 1, np.empty(0))

    def sweep(self, alive: int) -> None:
        """Solve the states again and again until none changes any more.

        The values close in on the solution by a fixed factor a sweep. So after each sweep the last few are extrapolated
        to where they are heading, which saves most of the sweeps.
        """
        from .groups import STILL

        values = self.values[states_of(self.game, alive)]
        ahead = Ahead()
        change = 1.0
        while change > STILL:
            before = values.copy()
            change = self._sweep_once(alive)
            if change > STILL:
                values[:] = np.clip(ahead.of(before, values), 0.0, 1.0)

    def _sweep_once(self, alive: int) -> float:
        from .groups import settle_start, sweep_level

        change = 0.0
        for grills in levels(alive):
            if grills[0] == alive:
                before = float(self.values[self.game.places[alive, alive]])
                settle_start(self.game, self.tables, self.values, alive, self.lanes)
                change = max(change, abs(float(self.values[self.game.places[alive, alive]]) - before))
            else:
                moved = sweep_level(self.game, self.tables, self.values, alive, grills, self.lanes)
                change = max(change, float(moved))
            self.told(self._size(alive, grills))
        return change

    def certify(self, alive: int) -> float:
        """A proven error bound: the half width of a box around the values that sweeping maps into itself."""
        half = STEP * alive.bit_count()
        while not self._maps_into_itself(alive, half):
            half *= 4
        self.trust(alive, half)
        return half

    def trust(self, alive: int, half: float) -> None:
        """Take the values of a set as exact up to this."""
        here = states_of(self.game, alive)
        self.low[here], self.high[here] = self.values[here] - half, self.values[here] + half

    def _maps_into_itself(self, alive: int, half: float, sweeps: int = 40) -> bool:
        self.trust(alive, half)
        here, values = states_of(self.game, alive), self.values
        for _ in range(sweeps):
            self._bound_once(alive)
            if (self.low[here] > values[here] - half).all() and (self.high[here] < values[here] + half).all():
                return True
        return False

    def _bound_once(self, alive: int) -> None:
        """One sweep of bounds; that of the start, which depends on itself, is repeated as long as that helps."""
        from .groups import bound_level

        at = self.game.places[alive, alive]
        for grills in levels(alive):
            for _ in range(200 if grills[0] == alive else 1):
                width = self.high[at] - self.low[at]
                bound_level(self.game, self.tables, self.low, self.high, alive, grills, self.lanes)
                if width - (self.high[at] - self.low[at]) < 1e-3 * width:
                    break
            self.told(2 * self._size(alive, grills))

    def _size(self, alive: int, grills: Ints) -> int:
        return len(grills) * arrangements((alive & ~int(grills[0])).bit_count())


@lru_cache(maxsize=1024)
def levels(alive: int) -> tuple[Ints, ...]:
    """The grills of a set of living portions, by size."""
    return tuple(np.array(list(grills), np.int64) for _, grills in groupby(subsets(alive), key=int.bit_count))


def warm() -> None:
    """Compile what endgames need."""
    solve_endgame(Edition("2014"), (21, 22))
