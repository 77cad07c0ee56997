"""The two players that need no mathematics."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from wormgrill.players.protocol import Budget, Decision
from wormgrill.players.reasons import reasons
from wormgrill.rules import WORM, Fail, GiveUp, Keep, Move, Position, Roll, Take, TakeHen, points, worms


@dataclass(frozen=True, slots=True)
class Random:
    """Any legal move, each as likely as the others; only giving up while there is something else to do is left out."""

    def choose(self, position: Position, legal: Sequence[Move], budget: Budget, rng: random.Random, /) -> Decision:
        """A move by lot. One number is drawn where there is a choice, so that compiled code can draw the same lots."""
        moves = [move for move in legal if not isinstance(move, Fail | GiveUp)] or legal
        return Decision(moves[int(rng.random() * len(moves))] if len(moves) > 1 else moves[0])


@dataclass(frozen=True, slots=True)
class Cautious:
    """Stops as soon as anything can be taken; until then sets aside worms first, otherwise the face with the most
    points."""

    def choose(self, position: Position, legal: Sequence[Move], budget: Budget, rng: random.Random, /) -> Decision:
        """The first of: take what there is, roll, set aside, and only then anything else."""
        move = _take(legal) or _roll(legal) or _keep(position, legal) or _last_resort(legal)
        return Decision(move, why=reasons(position, move) if budget.explain else ())


def _take(legal: Sequence[Move]) -> Move | None:
    """The portion with the most worms; a stolen one before one from the grill; anything before a hen."""
    takes = [move for move in legal if isinstance(move, Take | TakeHen)]
    return max(takes, key=_appeal, default=None)


def _appeal(move: Take | TakeHen) -> tuple[int, bool, int]:
    if isinstance(move, TakeHen):
        return (0, False, 0)
    return (worms(move.tile), move.seat is not None, move.tile)


def _roll(legal: Sequence[Move]) -> Move | None:
    return next((move for move in legal if isinstance(move, Roll)), None)


def _keep(position: Position, legal: Sequence[Move]) -> Move | None:
    keeps = [move for move in legal if isinstance(move, Keep)]
    return max(keeps, key=lambda move: (move.face == WORM, gain(position, move)), default=None)


def gain(position: Position, move: Keep) -> int:
    """The points that setting a face aside brings."""
    return points(move.face) * position.roll.count(move.face) if position.roll else 0


def _last_resort(legal: Sequence[Move]) -> Move:
    """Nothing may be set aside or taken: throw again if the weasel helps, else accept it."""
    return next((move for move in legal if not isinstance(move, GiveUp)), legal[0])
