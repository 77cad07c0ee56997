"""Turns worked out the plain way: recursion over the rules, with fractions, and the definitions of the players written
out anew."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache

from wormgrill.rules import Event, Move, Position, Specialist, Take, apply, legal, outcomes, worms

Worth = Callable[[Position, Position, Event], Fraction]


def move_values(position: Position, worth: Worth) -> dict[Move, Fraction]:
    """What every legal move is worth when the rest of the turn is played as well as possible. `worth` values the end of
    a turn from the position where it was asked for, the position after the turn and the event that ended it."""

    @cache
    def value(now: Position) -> Fraction:
        if now.thrown:
            falls = outcomes(now)
            total = sum(weight for _, weight in falls)
            return sum((Fraction(weight, total) * after(now, rolled) for rolled, weight in falls), Fraction(0))
        return max(after(now, move) for move in legal(now))

    def after(now: Position, event: Event) -> Fraction:
        then = apply(now, event)
        if then.thrown or (then.begun and not then.over):
            return value(then)
        return worth(position, then, event)

    return {move: after(position, move) for move in legal(position)}


def greedy_worth(steal: Fraction) -> Worth:
    """The worms of a turn's end, by the definition of the greedy player."""

    def worth(before: Position, after: Position, event: Event) -> Fraction:
        seat = before.seat - 1
        found = Fraction(0)
        if isinstance(event, Take):
            found += worms(event.tile) * (steal if event.seat else 1)
        elif len(after.players[seat].stack) < len(before.players[seat].stack):
            found -= worms(before.players[seat].stack[-1])
        for other, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
            if other != seat:
                found += (steal - 1) * (old.worms - new.worms)
        return found + after.players[seat].worms - before.players[seat].worms

    return worth


def hunted(tile: int, seat: int | None) -> Worth:
    """One where the turn brings the portion that is hunted: a stolen one exactly, one of the grill or a higher one."""

    def worth(before: Position, after: Position, event: Event) -> Fraction:
        if not isinstance(event, Take) or event.seat != seat:
            return Fraction(0)
        return Fraction(event.tile == tile or (seat is None and tile > 20 and event.tile >= tile))

    return worth


def loss(position: Position) -> int:
    """What failing costs, in worms."""
    mover = position.mover
    return worms(mover.stack[-1]) if mover.stack and mover.specialist is not Specialist.HEN else 0
