"""How strong a family's weights are: among greedy players, with two seats with the luck of the dice taken off."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from wormgrill.arena.plan import plan
from wormgrill.arena.simulate import simulate
from wormgrill.players.champion_files import WEIGHTS, load
from wormgrill.rules import Edition

#: Dice that no training run ever sees.
MEASURING_SEED: Final = 2**40 + 17
#: With more than two seats so many times as many raw games: they tell more in the same time than luck-adjusted ones.
RAW_GAMES: Final = 4


@dataclass(frozen=True, slots=True)
class Strength:
    """The share of the wins of one champion among greedy players, with its 95 % interval, and the fair share."""

    against: str
    games: int
    seed: int
    adjusted: bool
    win: float
    low: float
    high: float
    fair: float

    def as_dict(self) -> dict[str, Any]:
        """The strength as plain data."""
        return {key: round(value, 5) if isinstance(value, float) else value for key, value in asdict(self).items()}


def measure(
    edition: Edition, seats: int, games: int, folder: Path, workers: int = 1, seed: int = MEASURING_SEED
) -> Strength:
    """Let one champion with the weights in a folder play among greedy players, at least so many games."""
    specs, adjusted = ["champion", *(["greedy"] * (seats - 1))], seats == 2
    games *= 1 if adjusted else RAW_GAMES
    with _weights_in(folder):
        result = simulate(plan(specs, games, seed, edition, adjusted=adjusted), workers)
    win = result.summary.players[0].win(adjusted)
    return Strength("greedy", games, seed, adjusted, win.value, win.low, win.high, 1 / seats)


@contextmanager
def _weights_in(folder: Path) -> Iterator[None]:
    """Let champions take their weights from a folder, in other processes too."""
    before = os.environ.get(WEIGHTS)
    os.environ[WEIGHTS] = str(folder.resolve())
    load.cache_clear()
    try:
        yield
    finally:
        load.cache_clear()
        os.environ.pop(WEIGHTS)
        if before is not None:
            os.environ[WEIGHTS] = before


def today() -> str:
    """The date for a manifest."""
    return datetime.now(UTC).date().isoformat()
