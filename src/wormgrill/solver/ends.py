"""The ends of a turn: every way in which it can end, and which of them each sum of dice may choose from.

What is legal and what happens then is asked of the rules, once per sum, on a position with a sum like that. An end
depends on the sum and on whether two ones have brought a round worm on the way, and from whom; the order of the dice
does not matter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from typing import Any, Generic, TypeVar

import numpy as np
import numpy.typing as npt

from wormgrill.rules import WORM, Dice, Edition, Group, Keep, Move, Player, Position, Roll, apply, legal

from .graph import ENDS, FAILED

Worths = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class End:
    """One way in which a turn can end: the move that ends it, and the position after it.

    `gained` says whether two ones bring a round worm later this turn, `giver` the seat that it comes from (None: from
    the supply). The move is Fail() also where a roll fails the turn.
    """

    move: Move
    after: Position
    gained: bool = False
    giver: int | None = None

    def fits(self, move: Move) -> bool:
        """Whether this is how that move ends the turn."""
        return self.move == move


@dataclass(frozen=True, slots=True)
class Sum:
    """An end for those who only look at the dice: the sum with a worm with which a turn stops, 0 for failing."""

    number: int

    def fits(self, move: Move) -> bool:
        """Any move that stops with this sum."""
        return True


E = TypeVar("E", End, Sum)


@dataclass(frozen=True)
class Ends(Generic[E]):
    """All ends of a turn. `choices[copy][number]` lists which of them a sum may choose from; number 0 is failing.

    Copy 0 is a turn in which two ones bring nothing (more), the others are turns in which they do, one for each
    possible giver; `players` is what then lies in front of everybody, `givers` who gave.
    """

    ends: tuple[E, ...]
    choices: tuple[tuple[tuple[int, ...], ...], ...]
    players: tuple[tuple[Player, ...], ...]
    givers: tuple[int | None, ...]

    def __iter__(self) -> Iterator[E]:
        return iter(self.ends)

    def __len__(self) -> int:
        return len(self.ends)

    @cached_property
    def numbers(self) -> tuple[npt.NDArray[np.intp], ...]:
        """For each copy and number the choices as an index into `ends`, filled up with the first."""
        width = max(max(map(len, copy)) for copy in self.choices)
        return tuple(np.array([_filled(options, width) for options in copy]) for copy in self.choices)

    def worths(self, worth: Callable[[E], float] | Sequence[float] | npt.NDArray[Any]) -> Worths:
        """What each end is worth, as an array, from a function or from numbers in the order of `ends`."""
        numbers = [worth(end) for end in self.ends] if callable(worth) else worth
        array = np.asarray(numbers, np.float64)
        if array.shape != (len(self.ends),):
            raise ValueError(f"this turn has {len(self.ends)} ends, but there are worths for {array.shape}")
        if not np.isfinite(array).all():
            raise ValueError("the worth of an end has to be a finite number")
        return array

    def best(self, worths: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """The worth of the best choice for every number, shape (copies, ENDS): what the kernels want. Worths may be a
        batch: (…, ends).
        """
        return np.stack([worths[..., numbers].max(axis=-1) for numbers in self.numbers], axis=-2)

    def choice(self, worths: npt.NDArray[Any], copy: int, number: int) -> int:
        """Which end a number chooses: the best one, of equal ones the first."""
        options = self.choices[copy][number]
        return max(options, key=lambda end: (worths[end], -end))


def _filled(options: tuple[int, ...], width: int) -> tuple[int, ...]:
    return options + options[:1] * (width - len(options))


def ends_of(position: Position) -> Ends[End]:
    """The ends of the turn of the player to move, from its start or from where it stands."""
    if position.over:
        raise ValueError("the game is over: there is no turn to end")
    return _ends_on(tuple(_tables(position)))


@lru_cache(maxsize=128)
def _ends_on(tables: tuple[tuple[Position, bool, int | None], ...]) -> Ends[End]:
    """The ends on these tables. A turn is often solved several times, for what different players think of its ends."""
    ends: list[End] = []
    choices: dict[Position, tuple[tuple[int, ...], ...]] = {}
    for table, gained, giver in tables:
        if table not in choices:
            choices[table] = _choices_on(table, gained, giver, ends)
    players = tuple(table.players for table, _, _ in tables)
    givers = tuple(giver for _, _, giver in tables)
    return Ends(tuple(ends), tuple(choices[table] for table, _, _ in tables), players, givers)


def _choices_on(table: Position, gained: bool, giver: int | None, ends: list[End]) -> tuple[tuple[int, ...], ...]:
    """Which ends every sum may choose from on a table; new ones are added to `ends`."""
    known: dict[Move, int] = {}
    options: list[tuple[int, ...]] = []
    turning = _turning_points(table.edition)
    for number in range(ENDS):
        if number not in turning:
            options.append(options[-1])
            continue
        there = table_with(table, number)
        moves = tuple(move for move in legal(there) if not isinstance(move, Roll))
        for move in moves:
            if move not in known:
                known[move] = len(ends)
                ends.append(End(move, apply(there, move), gained, giver))
        options.append(tuple(known[move] for move in moves))
    return tuple(options)


def sums_of(position: Position) -> Ends[Sum]:
    """The ends of a turn as far as the dice go: every sum one end, the same with and without a round worm."""
    tables = _tables(position)
    choices = tuple((number,) for number in range(ENDS))
    players = tuple(table.players for table, _, _ in tables)
    givers = tuple(giver for _, _, giver in tables)
    return Ends(tuple(map(Sum, range(ENDS))), (choices,) * len(tables), players, givers)


def table_with(table: Position, number: int) -> Position:
    """The table with dice set aside that make a certain sum, with a worm; for FAILED a lonely one without a worm."""
    return Position(table.edition, table.grill, table.players, table.seat, table.guests, _dice_of(number))


@cache
def _dice_of(number: int) -> tuple[Group, ...]:
    if number == FAILED:
        return (Group(1, 1),)
    worms, rest = divmod(number, 5)
    return (Group(WORM, worms), *((Group(rest, 1),) if rest else ()))


@cache
def _turning_points(edition: Edition) -> frozenset[int]:
    """Where the rules have to be asked anew: a sum between these may do what the sum before it may."""
    return frozenset({FAILED, *edition.tiles, *(tile + 1 for tile in edition.tiles)})


def _tables(position: Position) -> list[tuple[Position, bool, int | None]]:
    """The table without the dice, as it is, and as two ones would change it: once for each seat that could give the
    round worm.
    """
    bare = position._replace(kept=(), roll=None, thrown=False, weasel_used=False, golden_out=False)
    if not position.edition.deluxe:
        return [(bare, False, None)]
    if 1 in position.used:
        return [(bare, False, None), (bare, False, None)]
    rolled = bare._replace(roll=Dice((1, 1, 2, 2, 2, 2, 2, 2)))
    gains = [move for move in legal(rolled) if isinstance(move, Keep) and move.face == 1]
    return [
        (bare, False, None),
        *((apply(rolled, move)._replace(kept=()), True, move.giver) for move in gains),
    ]
