"""Who has how many worms, and who has won."""

from __future__ import annotations

from .position import Player, Position
from .specialists import APPLE_WORMS, Specialist
from .tiles import worms


def worms_of(player: Player) -> int:
    """The worms on all portions of the stack, the round worms, and three for the apple."""
    apple = APPLE_WORMS if player.specialist is Specialist.APPLE else 0
    return sum(map(worms, player.stack)) + player.worms + apple


def standing(position: Position) -> tuple[int, ...]:
    """The worms of every player, by seat."""
    return tuple(map(worms_of, position.players))


def winners(position: Position) -> tuple[int, ...]:
    """The seats that win a finished game: most worms, then the highest single portion; who is still equal shares."""
    if not position.over:
        raise ValueError("the game is not over: it has no winners yet")
    results = [(worms_of(player), max(player.stack, default=0)) for player in position.players]
    best = max(results)
    return tuple(seat for seat, result in enumerate(results, start=1) if result == best)
