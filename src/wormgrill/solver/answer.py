"""The exact chance to win from one position, by whichever way of solving endgames it allows."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from wormgrill.rules import Move, Position

from .winning import Winning, living

if TYPE_CHECKING:
    from .endgame import Endgame

#: So many portions may be alive when an endgame is solved on the spot, and so many when a table of it is built.
ON_THE_SPOT: Final = 7
IN_A_TABLE: Final = 9


@dataclass(frozen=True, slots=True)
class Answer:
    """The exact chance to win, how exact it is, and what it took. `moves` are the values of the legal moves."""

    win: float
    error_bound: float
    states: int
    seconds: float
    moves: tuple[tuple[Move, float], ...]


def refuse(position: Position) -> None:
    """Say why a position cannot be an endgame, if it cannot."""
    if position.over:
        raise ValueError("the game is over; there is nothing left to solve")
    if len(position.players) != 2:
        raise ValueError(f"endgames are solved for two players, and this game has {len(position.players)}")


def answer(position: Position, endgame: Endgame | None = None) -> Answer:
    """The exact chance to win for the player to move, from a solved endgame that covers the position, else solved on
    the spot.
    """
    refuse(position)
    begun = time.perf_counter()
    found, states = _solved(position, endgame)
    turn = found.turn(position)
    moves = () if position.thrown else turn.moves
    return Answer(turn.value, found.error_bound, states, time.perf_counter() - begun, moves)


def _solved(position: Position, endgame: Endgame | None) -> tuple[Winning, int]:
    """An endgame that has the position, and how many states it has."""
    if position.edition.deluxe:
        from .explored import explore

        explored = explore(position)
        return explored, len(explored.values)
    if endgame is None:
        from .endgame import solve_endgame

        alive = living(position)
        if len(alive) > ON_THE_SPOT:
            raise ValueError(_too_many(alive))
        endgame = solve_endgame(position.edition, alive)
    return endgame, len(endgame.values)


def _too_many(alive: tuple[int, ...]) -> str:
    told = (
        f"{len(alive)} portions are alive in this position, and at most {ON_THE_SPOT} may be for an exact answer "
        "on the spot"
    )
    if len(alive) > IN_A_TABLE:
        return f"{told}; {IN_A_TABLE} with a table that 'wormgrill endgame build' makes"
    tiles = ",".join(map(str, alive))
    return f"{told}; 'wormgrill endgame build --tiles {tiles}' makes a table of them, which may have {IN_A_TABLE}"
