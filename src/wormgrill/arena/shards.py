"""Games in shards of a fixed size, played by the compiled engine where it knows every player, through the rules where
it does not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from wormgrill.arena.batch import Batch, batch_of
from wormgrill.arena.game import Game, Tally, Watcher, play, record
from wormgrill.arena.judges import judge
from wormgrill.arena.luck import Luck
from wormgrill.arena.plan import Plan
from wormgrill.arena.seating import Seats, seating, seatings
from wormgrill.arena.summary import Summary, summarise
from wormgrill.notation import Record, format_record
from wormgrill.players import Player, parse_player
from wormgrill.rules import RULES_VERSION, standing, winners
from wormgrill.solver.kernel import chosen

SLOW_SHARD = 16
FAST_SHARD, LARGE_SHARD = 1024, 4096
#: For fewer games than this nobody waits until the engine is compiled.
WORTH_COMPILING = 2000


@dataclass(frozen=True, slots=True)
class Shard:
    """Consecutive games of a plan."""

    plan: Plan
    first: int
    games: int

    @property
    def seats(self) -> Seats:
        """Who sits where in each of its games."""
        return seatings(self.plan.seed, self.first, self.games, len(self.plan.specs))


def shards(plan: Plan) -> Iterator[Shard]:
    """The plan's games, cut up in the same way however many workers there are."""
    size = SLOW_SHARD
    if is_fast(plan):
        size = LARGE_SHARD if plan.games >= 8 * LARGE_SHARD else FAST_SHARD
    for first in range(0, plan.games, size):
        yield Shard(plan, first, min(size, plan.games - first))


def is_fast(plan: Plan) -> bool:
    """Whether the compiled engine plays this plan: it knows the players, is ready or worth getting ready, and nobody
    wants to see every game."""
    if plan.records is not None or (chosen() != "compiled" and plan.games < WORTH_COMPILING):
        return False
    try:
        from wormgrill.arena.engine import knows
    except ImportError:
        return False
    return knows(_players(plan.specs), plan.edition, plan.adjusted)


def play_shard(shard: Shard) -> Summary:
    """What the games of a shard came to, as sums."""
    return summarise(play_batch(shard), shard.seats)


def play_batch(shard: Shard) -> Batch:
    """The games of a shard as arrays, by seat."""
    plan = shard.plan
    if is_fast(plan):
        from wormgrill.arena.engine import play_games

        return play_games(_players(plan.specs), plan.edition, plan.seed, shard.first, shard.seats, plan.adjusted)
    return _one_by_one(shard)


def _one_by_one(shard: Shard) -> Batch:
    """The games of a shard through the rules."""
    plan = shard.plan
    games: list[Tally] = []
    fortune: list[Sequence[float]] = []
    for index in range(shard.first, shard.first + shard.games):
        luck = Luck(judge(plan.edition, len(plan.specs)), len(plan.specs)) if plan.adjusted else None
        game = play_one(plan, index, luck.watch if luck else None)
        if plan.records is not None:
            write(plan, index, game)
        games.append(game.tally)
        fortune.append(luck.total if luck else [0.0] * len(plan.specs))
    return batch_of(games, fortune)


def play_one(plan: Plan, index: int, watch: Watcher | None = None) -> Game:
    """Game `index` of a plan, move by move."""
    there = _players(plan.specs)
    sitting = [there[player] for player in seating(plan.seed, index, len(there))]
    return play(plan.edition, sitting, plan.seed, index, watch=watch)


def as_record(plan: Plan, index: int, game: Game) -> Record:
    """A game of a plan as a record that says where it comes from and how it ended."""
    names = [plan.specs[player] for player in seating(plan.seed, index, len(plan.specs))]
    tags = (
        ("Rules", str(RULES_VERSION)),
        ("Seed", str(plan.seed)),
        ("Game", str(index)),
        ("Worms", " ".join(map(str, standing(game.end)))),
        ("Winners", " ".join(map(str, winners(game.end)))),
    )
    return record(game, names, tags)


def write(plan: Plan, index: int, game: Game) -> None:
    """Keep a game as a file of the plan's folder."""
    if plan.records is not None:
        file = Path(plan.records) / f"{index:06}.wgr"
        file.write_text(format_record(as_record(plan, index, game)), encoding="utf-8")


@lru_cache(maxsize=4)
def _players(specs: tuple[str, ...]) -> tuple[Player, ...]:
    """The players of this process: programs from outside are started once, not once a game."""
    return tuple(parse_player(spec) for spec in specs)
