"""The rules in plain Python: how many games a second, and how long a record takes to replay."""

from __future__ import annotations

import itertools
import random
from bisect import bisect

from benchmarks.figures import figure, rate, seconds
from wormgrill.notation import Record, format_position, format_record, parse_position, parse_record
from wormgrill.rules import Edition, Event, Fail, Position, Rolled, apply, edition, facts, legal, outcomes, start

TURNS = 40
FAIL = Fail()


class Cup:
    """Lets the dice of one edition fall as `outcomes` says; sums of weights are made once for each number of dice."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._prepared: dict[tuple[int, bool], tuple[list[Rolled], list[int]]] = {}

    def fall(self, position: Position) -> Rolled:
        throw = (position.white_left, position.golden_left)
        if throw not in self._prepared:
            chances = outcomes(position)
            weights = list(itertools.accumulate(weight for _, weight in chances))
            self._prepared[throw] = [rolled for rolled, _ in chances], weights
        rolls, weights = self._prepared[throw]
        return rolls[bisect(weights, int(self._rng.random() * weights[-1]))]


def random_game(cup: Cup, rules: Edition, players: int, rng: random.Random, stubborn: bool = True) -> list[Event]:
    """Every event of a game in which each legal move is as likely as the others.

    A stubborn player never stops with nothing to take while dice can be rolled; without that most turns fail at once
    and a game takes about five hundred of them.
    """
    position, events = start(rules, players), list[Event]()
    while not position.over:
        if position.thrown:
            event: Event = cup.fall(position)
        else:
            moves = legal(position)
            count = len(moves) - (stubborn and len(moves) > 1 and moves[-1] == FAIL)
            event = moves[int(rng.random() * count)]
        events.append(event)
        position = apply(position, event)
    return events


def long_record(turns: int) -> str:
    """A record of exactly so many turns, taken from the first random game that is long enough."""
    rng = random.Random(1)
    cup = Cup(rng)
    while True:
        rules = edition("2014")
        record = Record(("Ada", "Ben"), start(rules), tuple(random_game(cup, rules, 2, rng)))
        ends = [number for number, (_, _, after) in enumerate(record.replay(), 1) if not after.begun]
        if len(ends) >= turns:
            return format_record(Record(record.names, record.start, record.events[: ends[turns - 1]]))


def main() -> None:
    rng = random.Random(7)
    rules = edition("2014")
    cup = Cup(rng)
    for name, players, goal in (("2014", 2, ">= 300"), ("2014", 7, ""), ("2005", 2, ""), ("deluxe", 4, "")):

        def one(rules: Edition = edition(name), cup: Cup = Cup(rng), players: int = players) -> int:
            random_game(cup, rules, players, rng)
            return 1

        figure(f"rules: random games, {name}, {players} players", rate(one), "games/s", goal)
    figure("rules: events of random games", rate(lambda: len(random_game(cup, rules, 2, rng))), "events/s")
    hopeless = rate(lambda: bool(random_game(cup, rules, 2, rng, stubborn=False)))
    figure("rules: random games, failing on purpose too", hopeless, "games/s")

    text = long_record(TURNS)
    figure(
        f"rules: replay a record of {TURNS} turns", 1000 * seconds(lambda: parse_record(text), repeat=30), "ms", "< 5"
    )

    record = parse_record(text)
    told = 1000 * seconds(lambda: [facts(before, event) for before, event, _ in record.replay()], repeat=10)
    figure(f"rules: facts of {TURNS} turns", told, "ms")
    line = format_position(record.end)
    figure(
        "notation: parse and print a position", 1e6 * seconds(lambda: format_position(parse_position(line)), 200), "µs"
    )


if __name__ == "__main__":
    main()
