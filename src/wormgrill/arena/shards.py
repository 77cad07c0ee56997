"""Games in shards of a fixed size, played by the compiled engine where it knows every player, through the rules where
it does not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from wormgrill.arena.batch import Batch, batch_of
from wormgrill.arena.game import Game, Watcher, play, play_together, record
from wormgrill.arena.judges import judge
from wormgrill.arena.luck import Luck
from wormgrill.arena.plan import Plan
from wormgrill.arena.seating import Seats, seating, seatings
from wormgrill.arena.summary import Summary, summarise
from wormgrill.notation import Record, format_record
from wormgrill.players import ManyPlayer, Player, parse_player
from wormgrill.rules import RULES_VERSION, standing, start, winners
from wormgrill.solver.kernel import chosen

SLOW_SHARD, TOGETHER_SHARD = 16, 256
FAST_SHARD, LARGE_SHARD = 1024, 4096


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
    elif any(isinstance(player, ManyPlayer) for player in _players(plan.specs)):
        size = TOGETHER_SHARD
    for first in range(0, plan.games, size):
        yield Shard(plan, first, min(size, plan.games - first))


def is_fast(plan: Plan) -> bool:
    """Whether the compiled engine plays this plan: it is ready, knows the players, and nobody wants to see every
    game."""
    if plan.records is not None or chosen() != "compiled":
        return False
    from wormgrill.arena.engine import knows

    return knows(_players(plan.specs), plan.edition, plan.adjusted)


def play_shard(shard: Shard) -> Summary:
    """What the games of a shard came to, as sums."""
    return summarise(play_batch(shard), shard.seats, worth_of_places(shard.plan))


def worth_of_places(plan: Plan) -> tuple[float, ...]:
    """What sitting in each seat is worth beyond an equal part of the win, as the judge of luck sees it; nothing where
    luck stays in."""
    if not plan.adjusted:
        return ()
    seats = len(plan.specs)
    (values,) = judge(plan.edition, seats).appraise_many([start(plan.edition, seats)])
    return tuple(value - 1 / seats for value in values)


def play_batch(shard: Shard) -> Batch:
    """The games of a shard as arrays, by seat."""
    plan = shard.plan
    if is_fast(plan):
        from wormgrill.arena.engine import play_games

        return play_games(_players(plan.specs), plan.edition, plan.seed, shard.first, shard.seats, plan.adjusted)
    return _one_by_one(shard)


def _one_by_one(shard: Shard) -> Batch:
    """The games of a shard through the rules."""
    plan, count = shard.plan, len(shard.plan.specs)
    luck = [Luck(judge(plan.edition, count), count) for _ in range(shard.games)] if plan.adjusted else []
    games = _games(shard, [one.watch for one in luck])
    if plan.records is not None:
        for index, game in enumerate(games, start=shard.first):
            write(plan, index, game)
    return batch_of([game.tally for game in games], [one.total for one in luck] if luck else None)


def _games(shard: Shard, watchers: Sequence[Watcher]) -> list[Game]:
    """Side by side where a player decides many positions in one go, else one after the other: what a program from
    outside is asked should be one game from its start to its end."""
    plan = shard.plan
    if not any(isinstance(player, ManyPlayer) for player in _players(plan.specs)):
        watching: Sequence[Watcher | None] = watchers or [None] * shard.games
        return [play_one(plan, index, watch) for index, watch in enumerate(watching, start=shard.first)]
    seated = [_sitting(plan, index) for index in range(shard.first, shard.first + shard.games)]
    return play_together(plan.edition, seated, plan.seed, shard.first, watchers)


def play_one(plan: Plan, index: int, watch: Watcher | None = None) -> Game:
    """Game `index` of a plan, move by move."""
    return play(plan.edition, _sitting(plan, index), plan.seed, index, watch=watch)


def _sitting(plan: Plan, index: int) -> list[Player]:
    """The players of a game in seat order."""
    there = _players(plan.specs)
    return [there[player] for player in seating(plan.seed, index, len(there))]


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
