"""How strong a family's weights are: among greedy players, with the luck of the dice taken off."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from typing import Any, Final

from wormgrill.arena.plan import plan
from wormgrill.arena.simulate import simulate
from wormgrill.rules import Edition

#: Dice that no training run ever sees.
MEASURING_SEED: Final = 2**40 + 17


@dataclass(frozen=True, slots=True)
class Strength:
    """The share of the wins of one champion among greedy players, with its 95 % interval, and the fair share."""

    against: str
    games: int
    seed: int
    win: float
    low: float
    high: float
    fair: float

    def as_dict(self) -> dict[str, Any]:
        """The strength as plain data."""
        return {key: round(value, 5) if isinstance(value, float) else value for key, value in asdict(self).items()}


def measure(edition: Edition, seats: int, games: int, workers: int = 1, seed: int = MEASURING_SEED) -> Strength:
    """Let one champion play among greedy players."""
    specs = ["champion", *(["greedy"] * (seats - 1))]
    result = simulate(plan(specs, games, seed, edition, adjusted=True), workers)
    win = result.summary.players[0].win(adjusted=True)
    return Strength("greedy", games, seed, win.value, win.low, win.high, 1 / seats)


def today() -> str:
    """The date for a manifest."""
    return datetime.now(UTC).date().isoformat()
