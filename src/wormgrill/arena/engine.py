"""The compiled engine: many games side by side, for the built-in players.

Game for game it plays what the slow path plays, from the same dice; how the games are cut into shards changes nothing.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

import numpy as np
import numpy.typing as npt

from wormgrill.arena.batch import Batch
from wormgrill.arena.engine_free import CAUTIOUS, RANDOM
from wormgrill.arena.engine_hall import (
    FAILS,
    KITS,
    STEALS,
    TURNS,
    WORMS_COUNT,
    Hall,
    Scores,
    deal,
    free_turns,
    settle_turns,
    share_luck,
    sort_tables,
)
from wormgrill.arena.engine_hunt import hunt, hunted_turns
from wormgrill.arena.engine_nodes import ways
from wormgrill.arena.engine_policy import FOLLOWED_KITS, paths
from wormgrill.arena.engine_solved import (
    CHAMPION,
    FOLLOWED,
    GREEDY,
    HUNTER,
    OWN,
    UNTOLD,
    Judging,
    Mind,
    Room,
    Turns,
    judged_turns,
    solved_turns,
)
from wormgrill.players import Player
from wormgrill.players.champion import Champion
from wormgrill.players.champion_net import OUTPUTS, Net
from wormgrill.players.greedy import Greedy
from wormgrill.players.hunter import Hunter
from wormgrill.players.simple import Cautious, Random
from wormgrill.rules import Edition, start
from wormgrill.solver.compiled import TRACE_ROWS, TRACE_WIDTH, Values, block
from wormgrill.solver.kit import all_kits
from wormgrill.solver.packed import WIDTH, pack
from wormgrill.solver.stream import GAMMA, MASK, mix64

#: Games that are played side by side.
TABLES: Final = 4096
GOLDEN_KITS: Final = (4, 5)
#: With what is rolled when the golden die is left out.
PLAIN_KIT: Final = 1
NO_NET: Final = np.zeros(0, np.float32)
NO_TASTE: Final = np.array([0, 0, 0, 0, 1], np.float32)

Keys = npt.NDArray[np.uint64]


def knows(players: tuple[Player, ...], edition: Edition, adjusted: bool) -> bool:
    """Whether the engine can play these players, and for luck has a judge."""
    seats, champion = len(players), Champion()
    there = champion.has_net(seats, edition)
    if adjusted and not there:
        return False
    return all(
        isinstance(p, Random | Cautious | Greedy | Hunter) or (isinstance(p, Champion) and there) for p in players
    )


def play_games(
    players: tuple[Player, ...],
    edition: Edition,
    seed: int,
    first: int,
    seats: npt.NDArray[np.int64],
    adjusted: bool = False,
) -> Batch:
    """Games `first`, `first` + 1, … of a seed, where `seats[game, seat]` says which of the players sits there."""
    return _Engine(players, edition, seats, adjusted).play(seed, first)


class _Engine:
    """One batch of games and all room that it needs."""

    def __init__(
        self, players: tuple[Player, ...], edition: Edition, seats: npt.NDArray[np.int64], adjusted: bool
    ) -> None:
        games, width = seats.shape
        self.begin = pack(start(edition, width))
        self.seats = seats
        self.minds = tuple(mind(player, edition, width) for player in players)
        self.judge = mind(Champion(), edition, width) if adjusted else None
        tables = min(TABLES, games)
        groups = len(players) * KITS * 2
        self.hall = Hall(
            np.zeros((tables, WIDTH), np.int8),
            np.full(tables, -1, np.int64),
            np.zeros(tables, np.int64),
            np.zeros(groups, np.int64),
        )
        self.turns = Turns(
            np.zeros(tables, np.int32),
            np.zeros((tables, 2 * TRACE_ROWS if adjusted else 0, TRACE_WIDTH), np.int8),
            np.zeros(tables, np.int64),
            np.zeros(tables, np.bool_),
        )
        self.luck = np.zeros(tables)
        self.scores = Scores(
            np.zeros((games, OUTPUTS), np.float32),
            np.zeros((games, 4, OUTPUTS), np.int64),
            np.zeros((games, OUTPUTS)),
        )

    def play(self, seed: int, first: int) -> Batch:
        """Play every game to its end."""
        games, width = self.seats.shape
        dice = keys(seed, first, games, 0)
        whims = np.stack([keys(seed, first, games, lane + 1) for lane in range(OUTPUTS)], axis=1).ravel()
        dealt = 0
        while True:
            dealt = deal(self.hall, self.begin, self.scores, dealt)
            if not sort_tables(self.hall, self.seats):
                break
            place = 0
            for group in np.flatnonzero(self.hall.sizes).tolist():
                members = self.hall.members[place : place + self.hall.sizes[group]]
                place += len(members)
                self._turns(group, members, dice, whims)
        counts = self.scores.counts[:, :, :width].astype(np.float64)
        return Batch(
            shares=_shares(self.scores.shares[:, :width]),
            worms=counts[:, WORMS_COUNT],
            turns=counts[:, TURNS],
            fails=counts[:, FAILS],
            steals=counts[:, STEALS],
            luck=self.scores.luck[:, :width].copy(),
        )

    def _way(self, own: Mind, kit: int) -> int:
        """How the luck of a player's turns is told: the judge's own turns by themselves, others by following their
        play.
        """
        if own.kind == CHAMPION and not own.taste[:4].any():
            return OWN
        return FOLLOWED if kit in FOLLOWED_KITS else UNTOLD

    def judging(self, kit: int, way: int) -> Judging:
        """What is needed to tell luck in this way."""
        net = self.judge.net if self.judge is not None else NO_NET
        number = kit if way == FOLLOWED else 0
        return Judging(way, net, paths(number), judged_values(number), self.luck)

    def _turns(self, group: int, members: npt.NDArray[np.int64], dice: Keys, whims: Keys) -> None:
        """One turn at each of the tables of a group."""
        player, kit, several = group // (2 * KITS), group // 2 % KITS, bool(group % 2)
        own, hall, turns = self.minds[player], self.hall, self.turns
        place = room(kit, self.seats.shape[1] - 1 if several else 1)
        told = self.judge is not None and not several
        if own.kind in (RANDOM, CAUTIOUS):
            free_turns(place.ways.kit.golden, own.kind, hall, members, dice, whims, turns)
            way = UNTOLD
        elif own.kind == HUNTER:
            ground = hunt(kit, PLAIN_KIT if kit in GOLDEN_KITS else kit)
            hunted_turns(ground, own.steal, hall.rows, members, hall.at, dice, turns)
            way = UNTOLD
        else:
            way = self._way(own, kit) if told else UNTOLD
            judging = self.judging(kit, way)
            solved_turns(own, place, hall.rows, members, hall.at, dice, turns, judging)
        if told and self.judge is not None:
            if way == UNTOLD:
                judged_turns(self.judge, place, hall.rows, members, turns, self.luck)
            share_luck(hall, members, self.judge.net, self.luck, self.scores)
        settle_turns(hall, members, turns, self.scores)


def mind(player: Player, edition: Edition, seats: int) -> Mind:
    """How a player decides, in the engine's terms."""
    match player:
        case Random():
            return Mind(RANDOM, 0.0, NO_TASTE, NO_NET)
        case Cautious():
            return Mind(CAUTIOUS, 0.0, NO_TASTE, NO_NET)
        case Greedy(steal=steal):
            weight = 1 + 1 / (seats - 1) if steal is None else float(steal)
            return Mind(GREEDY, weight, NO_TASTE, NO_NET)
        case Hunter(steal=steal):
            return Mind(HUNTER, float(steal), NO_TASTE, NO_NET)
        case Champion():
            return Mind(CHAMPION, 0.0, player.taste, _net(player, seats, edition))
        case _:
            raise ValueError(f"the compiled engine does not know the player {player!r}")


@lru_cache(maxsize=16)
def _net(champion: Champion, seats: int, edition: Edition) -> Net:
    return np.ascontiguousarray(champion.net(seats, edition))


@cache
def room(kit: int, givers: int) -> Room:
    """Where the turns of a kit are solved, when up to so many seats could give a round worm."""
    own, like = ways(all_kits()[kit]), np.empty(1, np.float32)
    values = block(own.kit, givers, like)
    if kit not in GOLDEN_KITS:
        return Room(own, values, own, values, False)
    plain = ways(all_kits()[PLAIN_KIT])
    return Room(own, values, plain, block(plain.kit, givers, like), True)


@cache
def judged_values(kit: int) -> Values:
    """Room for the judge's values of turns that are followed."""
    values: Values = block(ways(all_kits()[kit]).kit, 1, np.empty(1, np.float32))
    return values


def keys(seed: int, first: int, games: int, lane: int) -> Keys:
    """`stream.stream_key` for consecutive games, all at once."""
    base = np.uint64(mix64((seed + GAMMA) & MASK))
    index = np.arange(first, first + games, dtype=np.uint64) + np.uint64(1)
    per_game = _mix(base + index * np.uint64(GAMMA))
    return _mix(per_game + np.uint64(((lane + 1) * GAMMA) & MASK))


def _mix(z: Keys) -> Keys:
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


def _shares(found: npt.NDArray[np.float32]) -> npt.NDArray[np.float64]:
    """Shares as exact as they are on the slow path: one over the number of winners."""
    winners = (found > 0).sum(axis=1, keepdims=True)
    return np.where(found > 0, 1.0 / winners, 0.0)


def warm() -> None:
    """Compile everything here, with and without a judge."""
    for name in ("2014", "deluxe"):
        edition = Edition(name)
        players: tuple[Player, ...] = (Random(), Greedy(), Cautious(), Hunter())
        adjusted = Champion().has_net(len(players), edition)
        if adjusted:
            players = (Champion(), Greedy(), Random(), Hunter())
        play_games(players, edition, 1, 0, np.array([[0, 1, 2, 3]], np.int64), adjusted)
