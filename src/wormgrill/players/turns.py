"""Exactly solved turns for players that think in the worth of a turn's ends: solved once a turn, asked at every
decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wormgrill.players.protocol import Valued
from wormgrill.rules import Keep, Move, Position, Reroll, Roll, Specialist, worms
from wormgrill.solver.ends import End

#: Values as close as this are equal: what differs less is rounding, and the order of preference decides.
TIE = 1e-5

Worth = Callable[[End], float]


def turn_of(position: Position) -> Position:
    """One position that stands for the whole turn, so that all its decisions share one solution.

    It is the start of the turn, except in a deluxe turn where ones were set aside: they may have brought a round worm
    already, and cannot bring another.
    """
    ones = tuple(group for group in position.kept if group.face == 1) if position.edition.deluxe else ()
    return position._replace(
        kept=ones,
        roll=None,
        thrown=False,
        weasel_used=False,
        golden_out=position.golden_out if ones else False,
    )


def preferred(values: Sequence[tuple[Move, float]]) -> Move:
    """The best move. Of equals: stopping, then setting aside the lower face, then rolling, the weasel last."""
    best = max(value for _, value in values)
    return min((move for move, value in values if value >= best - TIE), key=_lateness)


def _lateness(move: Move) -> int:
    match move:
        case Keep():
            return 1
        case Roll():
            return 2
        case Reroll():
            return 3
        case _:
            return 0


def in_worms(values: Sequence[tuple[Move, float]], best: Move) -> tuple[Valued, ...]:
    """Moves with their values in worms, the chosen one first, then from the best to the worst."""
    return tuple(Valued(move, worms=value) for move, value in ranked(values, best))


def ranked(values: Sequence[tuple[Move, float]], best: Move) -> list[tuple[Move, float]]:
    """From the best to the worst, the chosen one first: it is worth as much as any, up to rounding."""
    highest = max(value for _, value in values)
    others = sorted(((move, value) for move, value in values if move != best), key=lambda pair: -pair[1])
    return [(best, highest), *others]


def at_stake(position: Position) -> int:
    """The worms that a failed turn would cost the player to move."""
    mover = position.mover
    return 0 if mover.top is None or mover.specialist is Specialist.HEN else worms(mover.top)
