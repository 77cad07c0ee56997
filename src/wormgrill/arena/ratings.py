"""Ratings of players from games of any number of seats, with what is not known about them: OpenSkill's Plackett-Luce
model."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's strength and how uncertain it is; it lies within two `sigma` of `mu` 95 times in 100."""

    mu: float
    sigma: float

    @property
    def cautious(self) -> float:
        """What the player is worth at least, as good as certainly: the figure to rank by."""
        return self.mu - 3 * self.sigma


class Ratings:
    """The ratings of a number of players, game by game."""

    def __init__(self, players: int) -> None:
        self._model = PlackettLuce(tau=0.0)  # nobody learns or tires here: every game tells of the same strength
        self._now = [self._model.rating() for _ in range(players)]

    def play(self, players: Sequence[int], worth: Sequence[tuple[float, ...]]) -> None:
        """A game between these players: the more `worth`, the better the place; equal worth shares it."""
        teams = [[self._now[player]] for player in players]
        ranks = [1 + sum(other > own for other in worth) for own in worth]
        for player, (rating,) in zip(players, self._model.rate(teams, ranks=ranks), strict=True):
            self._now[player] = rating

    def ratings(self) -> tuple[Rating, ...]:
        """The ratings as they are now."""
        return tuple(Rating(float(rating.mu), float(rating.sigma)) for rating in self._now)


def ranked(ratings: Mapping[str, Rating]) -> list[str]:
    """The names from the strongest to the weakest."""
    return sorted(ratings, key=lambda name: (-ratings[name].mu, name))
