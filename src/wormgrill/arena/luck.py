"""How much of a result the dice have given: what every roll was worth beyond its expectation.

Let V say what a position between two turns is worth to every seat: any function will do, a better one takes away
more. In every turn the best play for V is solved exactly, so that each throw has a value before the dice fall and
one after. The difference is the throw's luck: its expectation is zero whoever plays and however, because the dice
do not know what is done with them. So a result less all the luck in it has the same expectation as the result
alone, and a far smaller spread.

What the mover gains by luck the others lose, in proportion to what each of them had before the throw. The
proportions are fixed before the dice fall, so that each seat's luck has the expectation zero as well.

Where one sits is luck too. Everybody sits everywhere equally often, so it comes to nothing in the end; taking it off in
every game (`shards.worth_of_places`) only makes the intervals as narrow as they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from wormgrill.rules import Event, Move, Position, Reroll, Roll, Rolled, legal, winners
from wormgrill.solver.ends import End
from wormgrill.solver.turn import Solution, solve


class Judge(Protocol):
    """What positions between two turns are worth to every seat, in seat order; the shares add up to one."""

    def appraise_many(self, positions: Sequence[Position], /) -> Sequence[Sequence[float]]: ...


class Luck:
    """Watches one game and adds up the luck of every seat."""

    def __init__(self, judge: Judge, seats: int) -> None:
        self.judge = judge
        self.total = [0.0] * seats
        self._turn: _Turn | None = None
        self._expected = 0.0

    def watch(self, before: Position, event: Event, after: Position) -> None:
        """Take note of an event of the game."""
        if self._turn is None:
            self._turn = _Turn.of(before, self.judge)
        if isinstance(event, Roll | Reroll):
            self._expected = self._turn.value_of(before, event)
        elif isinstance(event, Rolled):
            self._share_out(self._turn, self._turn.value_after(after) - self._expected)
        if after.over or not (after.begun or after.thrown):
            self._turn = None

    def _share_out(self, turn: _Turn, luck: float) -> None:
        mover = turn.mover - 1
        others = 1.0 - turn.shares[mover]
        for seat, share in enumerate(turn.shares):
            if seat == mover:
                self.total[seat] += luck
            elif others > 0:
                self.total[seat] -= luck * share / others
            else:
                self.total[seat] -= luck / (len(turn.shares) - 1)


class _Turn:
    """One turn, solved for the judge's values of its ends."""

    def __init__(
        self, mover: int, shares: Sequence[float], solution: Solution[End], known: dict[Position, float]
    ) -> None:
        self.mover = mover
        self.shares = shares
        self.solution = solution
        self.known = known

    @classmethod
    def of(cls, start: Position, judge: Judge) -> _Turn:
        """The turn that begins here."""
        from wormgrill.solver.ends import ends_of

        afters = list(dict.fromkeys(end.after for end in ends_of(start)))
        values = judged(judge, [start, *afters])
        known = {after: value[start.seat - 1] for after, value in zip(afters, values[1:], strict=True)}
        return cls(start.seat, values[0], solve(start, lambda end: known[end.after]), known)

    def value_of(self, position: Position, move: Move) -> float:
        """What a throw is worth to the mover before the dice fall."""
        return dict(self.solution.moves_at(position))[move]

    def value_after(self, position: Position) -> float:
        """What it is worth to the mover after they have fallen."""
        if position.begun and not position.over and legal(position):
            return max(value for _, value in self.solution.moves_at(position))
        return self.known[position]


def judged(judge: Judge, positions: Sequence[Position]) -> list[Sequence[float]]:
    """The judge's values, and the exact ones of finished games."""
    open_ = [position for position in positions if not position.over]
    values = iter(judge.appraise_many(open_)) if open_ else iter(())
    return [_final(position) if position.over else next(values) for position in positions]


def _final(position: Position) -> tuple[float, ...]:
    best = winners(position)
    return tuple(1 / len(best) if seat in best else 0.0 for seat in range(1, len(position.players) + 1))
