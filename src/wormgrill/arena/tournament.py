"""Tournaments: everybody against everybody, or tables drawn by lot, for any numbers of seats."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Literal

import numpy as np
import numpy.typing as npt

from wormgrill.arena.batch import Batch
from wormgrill.arena.plan import STANDARD, Plan, PlanError
from wormgrill.arena.pool import ordered
from wormgrill.arena.ratings import Rating, Ratings
from wormgrill.arena.shards import Shard, play_batch, shards, worth_of_places
from wormgrill.arena.stats import Estimate, Mean
from wormgrill.players import format_player, parse_player
from wormgrill.rules import MAX_PLAYERS, MIN_PLAYERS, Edition
from wormgrill.solver.stream import Stream

Kind = Literal["round-robin", "random"]
#: The lane of the tournament's stream that draws tables.
LANE = 9


@dataclass(frozen=True, slots=True)
class Draw:
    """A tournament: who plays, at tables of which sizes, how many games at each. `tables` counts the tables drawn by
    lot."""

    specs: tuple[str, ...]
    games: int
    seats: tuple[int, ...] = (2,)
    kind: Kind = "round-robin"
    tables: int = 0
    seed: int = 1
    edition: Edition = STANDARD
    adjusted: bool = False

    def __post_init__(self) -> None:
        if len(set(self.specs)) != len(self.specs):
            twice = sorted(spec for spec in set(self.specs) if self.specs.count(spec) > 1)
            raise PlanError(f"in a tournament every player enters once; twice: {', '.join(twice)}")
        if not self.seats or not all(MIN_PLAYERS <= size <= MAX_PLAYERS for size in self.seats):
            raise PlanError(f"tables have {MIN_PLAYERS} to {MAX_PLAYERS} seats, not {self.seats}")
        if len(self.specs) < max(self.seats):
            raise PlanError(f"a table of {max(self.seats)} needs as many players; there are {len(self.specs)}")
        if self.kind == "random" and self.tables < 1:
            raise PlanError("tables drawn by lot: say how many, at least one")


@dataclass(frozen=True, slots=True)
class Table:
    """One table: which of the players sit at it, and the games they play."""

    players: tuple[int, ...]
    plan: Plan


@dataclass(frozen=True, slots=True)
class FairShare:
    """Shares of the wins at tables of some sizes, in multiples of what an equal of the others would have won there."""

    by_size: tuple[tuple[int, Mean], ...]
    adjusted: bool

    @property
    def value(self) -> float:
        """The multiple itself."""
        return self.estimate().value

    def estimate(self) -> Estimate:
        """The multiple with its interval, made of those of the sizes: raw shares have Wilson's, which is honest for few
        games too. They are independent, so their margins add up as squares do.
        """
        games = sum(mean.count for _, mean in self.by_size)
        parts = [
            (size * mean.count / games, mean.estimate() if self.adjusted else mean.share())
            for size, mean in self.by_size
        ]
        value = sum(weight * part.value for weight, part in parts)
        below = math.hypot(*(weight * (part.value - part.low) for weight, part in parts))
        above = math.hypot(*(weight * (part.high - part.value) for weight, part in parts))
        return Estimate(value, value - below, value + above)


@dataclass(frozen=True, slots=True)
class Entrant:
    """How a player did. `win` is its share of the wins; `fair` that share in multiples of what an equal would have
    won."""

    spec: str
    rating: Rating
    win: Mean
    fair: FairShare
    worms: Mean
    adjusted: bool

    @property
    def won(self) -> Estimate:
        """The share of the wins with its interval."""
        return self.win.estimate() if self.adjusted else self.win.share()


@dataclass(frozen=True, slots=True)
class Standings:
    """A finished tournament. `cross[a][b]` is how often a was ahead of b in games that both played, a tie as half."""

    draw: Draw
    entrants: tuple[Entrant, ...]
    cross: tuple[tuple[Mean, ...], ...]
    games: int
    seconds: float

    def ahead(self, a: int, b: int) -> Estimate | None:
        """How often a was ahead of b, or nothing where they never met."""
        mean = self.cross[a][b]
        if a == b or not mean.count:
            return None
        return mean.estimate() if self.draw.adjusted else mean.share()

    def ranking(self) -> list[int]:
        """The entrants from the strongest to the weakest."""
        return sorted(range(len(self.entrants)), key=lambda i: (-self.entrants[i].rating.mu, self.entrants[i].spec))


def draw(specs: Sequence[str], games: int, **options: object) -> Draw:
    """A tournament between specs as people write them."""
    return Draw(tuple(format_player(parse_player(spec)) for spec in specs), games, **options)  # type: ignore[arg-type]


def tables(of: Draw) -> Iterator[Table]:
    """All tables of a tournament, each with a seed of its own."""
    for number, players in enumerate(_round_robin(of) if of.kind == "round-robin" else _by_lot(of)):
        seed = Stream(of.seed, number, LANE).next() >> 1
        specs = tuple(of.specs[player] for player in players)
        yield Table(players, Plan(specs, of.games, seed, of.edition, of.adjusted))


def _round_robin(of: Draw) -> Iterator[tuple[int, ...]]:
    for size in of.seats:
        yield from combinations(range(len(of.specs)), size)


def _by_lot(of: Draw) -> Iterator[tuple[int, ...]]:
    """Tables filled from a shuffled list of all players, shuffled anew at its end: all play about as much."""
    lots = Stream(of.seed, 0, LANE + 1)
    waiting: list[int] = []
    for number in range(of.tables):
        size = of.seats[number % len(of.seats)]
        sitting: list[int] = []
        while len(sitting) < size:
            if not waiting:
                waiting = _shuffled(len(of.specs), lots)
            place = next((i for i, player in enumerate(waiting) if player not in sitting), None)
            if place is None:
                waiting += _shuffled(len(of.specs), lots)
                continue
            sitting.append(waiting.pop(place))
        yield tuple(sitting)


def _shuffled(players: int, lots: Stream) -> list[int]:
    order = list(range(players))
    for place in range(players - 1, 0, -1):
        other = lots.below(place + 1)
        order[place], order[other] = order[other], order[place]
    return order


def play(of: Draw, workers: int = 1, progress: Callable[[int], None] | None = None) -> Standings:
    """Play a tournament. `progress` hears how many games are finished."""
    begun = time.perf_counter()
    work = [(table, shard) for table in tables(of) for shard in shards(table.plan)]
    book = _Book(of)
    for (table, shard), batch in zip(work, ordered(play_batch, [shard for _, shard in work], workers), strict=True):
        book.enter(table, shard, batch)
        if progress is not None:
            progress(shard.games)
    return book.standings(time.perf_counter() - begun)


class _Book:
    """The sums of a tournament while it is played."""

    def __init__(self, of: Draw) -> None:
        count = len(of.specs)
        self.of = of
        self.shares: dict[tuple[int, ...], list[npt.NDArray[np.float64]]] = {}
        self.win = [Mean()] * count
        self.by_size: list[dict[int, Mean]] = [{} for _ in range(count)]
        self.worms = [Mean()] * count
        self.cross = [[Mean()] * count for _ in range(count)]
        self.games = 0

    def enter(self, table: Table, shard: Shard, batch: Batch) -> None:
        own = batch.with_luck(worth_of_places(shard.plan)).by_player(shard.seats)
        shares = own.shares - own.luck
        size = len(table.players)
        for column, player in enumerate(table.players):
            self.win[player] += Mean.of(shares[:, column])
            self.by_size[player][size] = self.by_size[player].get(size, Mean()) + Mean.of(shares[:, column])
            self.worms[player] += Mean.of(own.worms[:, column])
        self._compare(table, own, shares)
        self.shares.setdefault(table.players, []).append(own.shares)
        self.games += shard.games

    def _compare(self, table: Table, own: Batch, shares: npt.NDArray[np.float64]) -> None:
        for one, two in combinations(range(len(table.players)), 2):
            a, b = table.players[one], table.players[two]
            ahead = shares[:, one] if len(table.players) == 2 else _ahead(own, one, two)
            self.cross[a][b] += Mean.of(ahead)
            self.cross[b][a] += Mean.of(1 - ahead)

    def _ratings(self) -> tuple[Rating, ...]:
        """From the games as they fell, a game of each table in turn, so that nobody's come last and weigh more. Only
        the win counts: the game knows no second place."""
        ratings = Ratings(len(self.of.specs))
        played = {players: np.concatenate(parts) for players, parts in self.shares.items()}
        for game in range(max(map(len, played.values()))):
            for players, shares in played.items():
                if game < len(shares):
                    ratings.play(players, [(float(share > 0),) for share in shares[game]])
        return ratings.ratings()

    def standings(self, seconds: float) -> Standings:
        fair = [FairShare(tuple(sorted(sizes.items())), self.of.adjusted) for sizes in self.by_size]
        rows = zip(self.of.specs, self._ratings(), self.win, fair, self.worms, strict=True)
        entrants = tuple(Entrant(*row, self.of.adjusted) for row in rows)
        return Standings(self.of, entrants, tuple(map(tuple, self.cross)), self.games, seconds)


def _ahead(own: Batch, one: int, two: int) -> npt.NDArray[np.float64]:
    """Who of two came out ahead: by the win, then by worms; equals half each."""
    a = own.shares[:, one] * 1000 + own.worms[:, one]
    b = own.shares[:, two] * 1000 + own.worms[:, two]
    return np.where(a > b, 1.0, np.where(a < b, 0.0, 0.5))
