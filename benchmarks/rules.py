"""Games played, and a record replayed, through the rules alone: `legal`, `outcomes`, `apply`, event by event.

The random player draws uniformly among the legal moves, but throws no turn away: `=x` is drawn only where nothing else
is legal. A thoughtless one draws `=x` like any other move, which makes games three times as long. The dice are drawn
from `outcomes` with their weights.
"""

from __future__ import annotations

import random
import time
from bisect import bisect_right
from collections.abc import Callable
from itertools import accumulate

from benchmarks.figures import figure, rate, seconds
from wormgrill.notation import Record, format_record, parse_record
from wormgrill.rules import Edition, Event, Fail, Position, Rolled, apply, edition, legal, outcomes, start


class Dice:
    """Draws from outcomes; adds up the weights of a number of dice only once."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.added: dict[int, list[int]] = {}

    def fall(self, position: Position) -> Rolled:
        ways = outcomes(position)
        added = self.added.get(len(ways))
        if added is None:
            added = self.added[len(ways)] = list(accumulate(weight for _, weight in ways))
        return ways[bisect_right(added, self.rng.random() * added[-1])][0]


Chooser = Callable[[Position, random.Random], Event]


def thoughtless_move(position: Position, rng: random.Random) -> Event:
    moves = legal(position)
    return moves[int(rng.random() * len(moves))]


def random_move(position: Position, rng: random.Random) -> Event:
    moves = legal(position)
    choices = len(moves) - (len(moves) > 1 and isinstance(moves[-1], Fail))
    return moves[int(rng.random() * choices)]


def random_game(
    rules: Edition, rng: random.Random, dice: Dice, events: list[Event] | None = None, choose: Chooser = random_move
) -> int:
    """Play one game to its end; the number of its events."""
    position, count = start(rules), 0
    while not position.over:
        event = dice.fall(position) if position.thrown else choose(position, rng)
        position = apply(position, event)
        count += 1
        if events is not None:
            events.append(event)
    return count


def games(rules: Edition, seed: int, choose: Chooser = random_move) -> float:
    """Games a second on one core, best of several spans."""
    rng = random.Random(seed)
    dice = Dice(rng)

    def one() -> int:
        random_game(rules, rng, dice, choose=choose)
        return 1

    return rate(one, for_seconds=1.0, repeat=8, clock=time.process_time)


def record_of_forty_turns() -> str:
    """The text of the first forty turns of a random game."""
    rng = random.Random(40)
    events: list[Event] = []
    random_game(edition("2014"), rng, Dice(rng), events)
    begin = start(edition("2014"))
    position, turns, cut = begin, 0, 0
    while turns < 40:
        position = apply(position, events[cut])
        cut += 1
        turns += not position.begun
    return format_record(Record(("Thomas", "Birgit"), begin, tuple(events[:cut])))


def main() -> None:
    figure("rules: random games of 2014 for two", games(edition("2014"), 1), "games/s", ">= 300")
    thoughtless = games(edition("2014"), 1, thoughtless_move)
    figure("rules: thoughtless games of 2014 for two", thoughtless, "games/s")
    figure("rules: random games of deluxe for two", games(edition("deluxe"), 1), "games/s")
    text = record_of_forty_turns()
    reading = seconds(lambda: parse_record(text), 40, clock=time.process_time)
    figure("notation: read and replay a record of 40 turns", 1000 * reading, "ms", "< 5")


if __name__ == "__main__":
    main()
