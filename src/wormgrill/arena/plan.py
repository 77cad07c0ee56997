"""What is to be simulated, as one frozen value that workers can be sent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from wormgrill.players import Player, format_player, parse_player
from wormgrill.rules import MAX_PLAYERS, MIN_PLAYERS, Edition, edition

STANDARD = edition("2014")


class PlanError(ValueError):
    """A simulation that cannot be: what about it is wrong."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Games between players, each with dice of its own from (seed, index). Specs are canonical; a player may be
    there twice. With `records` every game is kept as a file of that folder."""

    specs: tuple[str, ...]
    games: int
    seed: int = 1
    edition: Edition = STANDARD
    adjusted: bool = False
    records: str | None = None

    def __post_init__(self) -> None:
        if not MIN_PLAYERS <= len(self.specs) <= MAX_PLAYERS:
            raise PlanError(f"{MIN_PLAYERS} to {MAX_PLAYERS} players sit at a table, not {len(self.specs)}")
        if self.games < 1:
            raise PlanError(f"at least one game must be played, not {self.games}")
        if not 0 <= self.seed < 2**63:
            raise PlanError(f"a seed is a number from 0 to 2^63 - 1, not {self.seed}")

    def players(self) -> tuple[Player, ...]:
        """The players, made anew from their specs."""
        return tuple(parse_player(spec) for spec in self.specs)


def plan(
    specs: Sequence[str],
    games: int,
    seed: int = 1,
    rules: Edition | None = None,
    adjusted: bool = False,
    records: str | None = None,
) -> Plan:
    """A plan from specs as people write them; an unknown one is refused here, before anything is played."""
    canonical = tuple(format_player(parse_player(spec)) for spec in specs)
    return Plan(canonical, games, seed, rules if rules is not None else STANDARD, adjusted, records)
