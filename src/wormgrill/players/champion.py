"""The player that plays to win the game.

Every turn is solved exactly on top of what a small network says about the position behind each possible end of the
turn: the chance to win from there. Lower levels and characters see those chances with errors and tastes of their own,
see `champion_taste`.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol

import numpy as np

from wormgrill.rules import Edition, Move, Position, winners
from wormgrill.solver.ends import End
from wormgrill.solver.kernel import chosen
from wormgrill.solver.turn import solve

from .champion_files import family, is_shipped, load
from .champion_net import Net
from .champion_plain import taste_one, win_shares_of
from .champion_taste import LEVELS, Character, Taste, taste_of
from .greedy import worth as worms_worth
from .protocol import Budget, Decision, Valued
from .reasons import reasons
from .turns import preferred, ranked, turn_of


@dataclass(frozen=True, slots=True)
class Champion:
    """Plays to win the game, not the turn. `level` 1 is for children, 10 is all it can; a character plays well in its
    own way: bold, careful, thief (likes to steal) or friendly (would rather not).
    """

    level: int = LEVELS
    character: Character = "none"

    def __post_init__(self) -> None:
        taste_of(self.level, self.character)

    @property
    def taste(self) -> Taste:
        """How the judgement departs from the best."""
        return taste_of(self.level, self.character)

    def has_net(self, seats: int, edition: Edition) -> bool:
        """Whether there are weights for so many seats of this edition."""
        return is_shipped(family(seats, edition))

    def net(self, seats: int, edition: Edition) -> Net:
        """The network for so many seats of this edition."""
        return load(family(seats, edition))

    def choose(self, position: Position, legal: Sequence[Move], budget: Budget, rng: random.Random, /) -> Decision:
        """The move with the best chance to win, as this champion sees it."""
        if len(legal) == 1 and not budget.explain:
            return Decision(legal[0])
        turn = turn_of(position)
        values = _solved(turn, self).moves_at(position)
        move = preferred(values)
        if not budget.explain:
            return Decision(move)
        brings = dict(_in_worms(turn).moves_at(position))
        ordered = ranked(values, move)
        valued = tuple(Valued(m, win=min(max(value, 0.0), 1.0), worms=brings[m]) for m, value in ordered)
        return Decision(move, valued, reasons(position, move, valued, "win"), "win", valued[0].win)

    def appraise(self, position: Position, /) -> tuple[float, ...]:
        """Every seat's share of the win, in seat order; in the middle of a turn as it will probably end."""
        if position.over or not (position.begun or position.thrown):
            return self.appraise_many([position])[0]
        best = Champion()
        solution = solve(position, _Worth(position, best))
        afters = [end.after for end in solution.ends]
        shares = np.array(best.appraise_many(afters))
        chances = np.array([chance for _, chance in solution.distribution()])
        return tuple((chances @ shares).tolist())

    def appraise_many(self, positions: Sequence[Position], /) -> list[tuple[float, ...]]:
        """Every seat's share of the win, for many positions between two turns of one table."""
        return _shares(positions)


def _shares(positions: Sequence[Position]) -> list[tuple[float, ...]]:
    """The network's shares, and the true ones of finished games. All positions are of one table."""
    open_ = [position for position in positions if not position.over]
    found: Iterator[list[float]] = iter(())
    if open_:
        seats = len(open_[0].players)
        found = iter(win_shares_of(load(family(seats, open_[0].edition)), open_)[:, :seats].tolist())
    return [_final(position) if position.over else tuple(next(found)) for position in positions]


def _final(position: Position) -> tuple[float, ...]:
    best = winners(position)
    return tuple(1 / len(best) if seat in best else 0.0 for seat in range(1, len(position.players) + 1))


class _SolvedTurn(Protocol):
    """What answers for all decisions of a turn."""

    def moves_at(self, position: Position, /) -> Sequence[tuple[Move, float]]: ...


@lru_cache(maxsize=256)
def _solved(turn: Position, champion: Champion) -> _SolvedTurn:
    """The turn solved for a champion: in compiled code from one end to the other where that lies ready."""
    if chosen() == "compiled":
        from .champion_quick import to_win

        return to_win(turn, champion.net(len(turn.players), turn.edition), champion.taste)
    return solve(turn, _Worth(turn, champion))


class _Worth:
    """What each end of a turn is worth to the player to move; equal positions are valued once."""

    def __init__(self, turn: Position, champion: Champion) -> None:
        self.turn, self.taste = turn, champion.taste
        self.known: dict[Position, float] = {}

    def __call__(self, end: End) -> float:
        if end.after not in self.known:
            self.known[end.after] = _shares([end.after])[0][self.turn.seat - 1]
        value = self.known[end.after]
        return taste_one(value, self.turn, end, self.taste) if self.taste.any() else value


@lru_cache(maxsize=256)
def _in_worms(turn: Position) -> _SolvedTurn:
    """The same turn for the most worms: what a move brings is told beside its chance to win."""
    steal = 1 + 1 / (len(turn.players) - 1)
    if chosen() == "compiled":
        from .champion_quick import for_worms

        return for_worms(turn, steal)
    return solve(turn, lambda end: worms_worth(turn, end, steal))
