"""Chances: how probably a turn reaches each portion's number, and how probably it fails when it is played in a certain
way.

A number is reached by stopping with that sum and a worm; whether the portion lies on the grill, on a stack or face-down
makes no difference to the dice. Each chance is the greatest possible one, so each belongs to another way of playing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from wormgrill.rules import Fail, Move, Position, legal, worms_of

from .ends import Sum, ends_of
from .policy import Policy, policy_value
from .turn import Solution, solve, solve_sums

#: The ways of playing that have a name: to get as many worms as possible out of this turn, or to reach a number.
AIMS: Final = ("worms", "at_least:T", "exactly:T")


@dataclass(frozen=True, slots=True)
class Chances:
    """For each portion's number the greatest chance to end the turn with at least it, and with exactly it."""

    at_least: dict[int, float]
    exactly: dict[int, float]

    def as_dict(self) -> dict[str, dict[str, float]]:
        """The chances as plain data: `{"at_least": {"21": …}, "exactly": {…}}`."""
        return {
            "at_least": {str(tile): chance for tile, chance in self.at_least.items()},
            "exactly": {str(tile): chance for tile, chance in self.exactly.items()},
        }


@dataclass(frozen=True, slots=True)
class Odds:
    """The chances of a position. After a roll `moves` has those of every choice; `fail` is the chance to fail under a
    named policy.
    """

    chances: Chances
    moves: dict[Move, Chances] = field(default_factory=dict)
    fail: float | None = None


def odds(position: Position, policy: str | Policy | None = None) -> Odds:
    """The chances of the turn of the player to move, from its start or from its middle.

    With a `policy`, the name of an aim (see `AIMS`) or a function that names a move for each position, also the chance
    to fail under it.
    """
    tiles = position.edition.tiles
    at_least = {tile: solve_sums(position, _at_least(tile)) for tile in tiles}
    exactly = {tile: solve_sums(position, _exactly(tile)) for tile in tiles}
    here = Chances(_values(at_least), _values(exactly))
    moves: dict[Move, Chances] = {}
    if position.roll is not None:
        more, just = _values_of_moves(at_least), _values_of_moves(exactly)
        moves = {move: Chances(more[move], just[move]) for move in legal(position)}
    return Odds(here, moves, None if policy is None else fail_chance(position, policy))


def fail_chance(position: Position, policy: str | Policy) -> float:
    """The chance that the turn fails when it is played by a policy, or as an aim is served best."""
    if not isinstance(policy, str):
        return policy_value(position, policy, lambda end: 0.0).fail
    kind, _, tile = policy.partition(":")
    if kind == "worms" and not tile:
        before = worms_of(position.mover)
        solution = solve(position, lambda end: worms_of(end.after.players[position.seat - 1]) - before)
        return sum(chance for end, chance in solution.distribution() if isinstance(end.move, Fail))
    if kind not in ("at_least", "exactly") or not tile.isdecimal() or int(tile) not in position.edition.tiles:
        tiles = ", ".join(map(str, position.edition.tiles))
        raise ValueError(f"there is no aim {policy!r}; the aims are {', '.join(AIMS)}, with T one of {tiles}")
    goal = _at_least(int(tile)) if kind == "at_least" else _exactly(int(tile))
    ends = ends_of(position)
    nothing = {number for number, options in enumerate(ends.choices[0]) if isinstance(ends.ends[options[0]].move, Fail)}
    return sum(chance for end, chance in solve_sums(position, goal).distribution() if end.number in nothing)


def _at_least(tile: int) -> Callable[[Sum], float]:
    return lambda end: float(end.number >= tile)


def _exactly(tile: int) -> Callable[[Sum], float]:
    return lambda end: float(end.number == tile)


def _values(solutions: dict[int, Solution[Sum]]) -> dict[int, float]:
    return {tile: solution.value for tile, solution in solutions.items()}


def _values_of_moves(solutions: dict[int, Solution[Sum]]) -> dict[Move, dict[int, float]]:
    values: dict[Move, dict[int, float]] = {}
    for tile, solution in solutions.items():
        for move, value in solution.moves:
            values.setdefault(move, {})[tile] = value
    return values
