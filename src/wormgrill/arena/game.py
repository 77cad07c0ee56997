"""One game, played through the rules, move by move: the slow path, which serves every player there is.

The compiled engine plays the same games from the same dice; this is what it is compared with, and how any one game
of a simulation is told as a record.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from wormgrill.arena.whims import Whims
from wormgrill.notation import Record, format_move, format_position
from wormgrill.players import UNEXPLAINED, Budget, Player, format_player
from wormgrill.rules import Edition, Event, Position, Rolled, Take, TakeHen, apply, legal, standing, start, winners
from wormgrill.solver.stream import Stream

Watcher = Callable[[Position, Event, Position], None]


@dataclass(frozen=True, slots=True)
class Tally:
    """What a game came to, by seat."""

    shares: tuple[float, ...]
    worms: tuple[int, ...]
    turns: tuple[int, ...]
    fails: tuple[int, ...]
    steals: tuple[int, ...]
    tiles: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Game:
    """A finished game: how it began, everything that happened, how it ended."""

    start: Position
    events: tuple[Event, ...]
    end: Position
    tally: Tally


class Stranger(RuntimeError):
    """A player chose a move that is not legal: a mistake of the player's, named with the position."""


def play(
    edition: Edition,
    players: Sequence[Player],
    seed: int,
    index: int = 0,
    budget: Budget = UNEXPLAINED,
    watch: Watcher | None = None,
) -> Game:
    """Game number `index` of `seed` between players in seat order. `watch` sees every event with the positions around
    it."""
    position = begin = start(edition, len(players))
    dice = Stream(seed, index)
    whims = [Whims(seed, index, seat) for seat in range(1, len(players) + 1)]
    events: list[Event] = []
    count = _Count(len(players))
    while not position.over:
        event: Event
        if position.thrown:
            event = Rolled(dice.roll(position.white_left, position.golden_left, edition))
        else:
            event = _choice(players[position.seat - 1], position, budget, whims[position.seat - 1])
        after = apply(position, event)
        count.see(position, event, after)
        if watch is not None:
            watch(position, event, after)
        events.append(event)
        position = after
    return Game(begin, tuple(events), position, count.tally(position))


def _choice(player: Player, position: Position, budget: Budget, whims: Whims) -> Event:
    moves = legal(position)
    move = player.choose(position, moves, budget, whims).move
    if move not in moves:
        known = " ".join(map(format_move, moves))
        raise Stranger(f"{format_player(player)} chose {move!r} at {format_position(position)}; legal are {known}")
    return move


class _Count:
    """What is counted while a game is played."""

    def __init__(self, seats: int) -> None:
        self.turns = [0] * seats
        self.fails = [0] * seats
        self.steals = [0] * seats
        self.tiles = [0] * seats

    def see(self, before: Position, event: Event, after: Position) -> None:
        if not turn_ended(before, event, after):
            return
        seat = before.seat - 1
        self.turns[seat] += 1
        self.steals[seat] += isinstance(event, Take) and event.seat is not None
        self.fails[seat] += failed(event)
        self.tiles[seat] += isinstance(event, Take)

    def tally(self, end: Position) -> Tally:
        best = winners(end)
        shares = tuple(1 / len(best) if seat in best else 0.0 for seat in range(1, len(end.players) + 1))
        return Tally(shares, standing(end), tuple(self.turns), tuple(self.fails), tuple(self.steals), tuple(self.tiles))


def turn_ended(before: Position, event: Event, after: Position) -> bool:
    """Whether the event was the last of its turn: nothing of a turn is left on the table after it."""
    return after.over or (not (after.begun or after.thrown) and (before.begun or before.thrown))


def failed(event: Event) -> bool:
    """Whether an event that ended a turn ended it in failure; a hen taken is none, though it brings no portion."""
    return not isinstance(event, Take | TakeHen)


def record(game: Game, names: Sequence[str], tags: Sequence[tuple[str, str]] = ()) -> Record:
    """The game as a record that `format_record` prints."""
    return Record(tuple(names), game.start, game.events, tuple(tags))
