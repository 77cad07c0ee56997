"""What every solved endgame can say, however it was solved: who wins how probably, also in the middle of a turn."""

from __future__ import annotations

from abc import ABC, abstractmethod

from wormgrill.rules import Position, winners

from .ends import End
from .turn import Solution, solve


class Winning(ABC):
    """The exact chances to win of some positions of two players."""

    @property
    @abstractmethod
    def error_bound(self) -> float:
        """No value is further from the truth than this."""

    @abstractmethod
    def value_before(self, position: Position) -> float:
        """The chance of the player to move to win, before the first roll of the turn."""

    def win(self, position: Position) -> float:
        """The chance of the player to move to win; the position may be in the middle of a turn, but not over."""
        return self.turn(position).value if position.begun else self.value_before(position)

    def turn(self, position: Position) -> Solution[End]:
        """The turn of the player to move, every end worth the chance to win after it."""
        return solve(position, lambda end: self._after(end.after, position.seat))

    def _after(self, after: Position, seat: int) -> float:
        return share_of(after, seat) if after.over else 1.0 - self.value_before(after)


def share_of(over: Position, seat: int) -> float:
    """What a finished game is worth to a seat: those who win share the win."""
    won = winners(over)
    return 1.0 / len(won) if seat in won else 0.0


def living(position: Position) -> tuple[int, ...]:
    """The portions of a position that are alive, ascending: those on the grill and in the stacks."""
    return tuple(sorted({*position.grill, *(tile for player in position.players for tile in player.stack)}))
