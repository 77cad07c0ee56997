"""Single games: legal, repeatable, and counted right."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field

import pytest

from wormgrill.arena.game import Game, Stranger, play, play_together, record
from wormgrill.arena.whims import Whims
from wormgrill.notation import format_record, parse_edition, parse_record
from wormgrill.players import Budget, Decision, Player, parse_player
from wormgrill.rules import Fact, Fail, Move, Position, Rolled, apply, facts, standing, winners
from wormgrill.rules.facts import Failed, Stole, Took
from wormgrill.solver.stream import Stream


def game(text: str, specs: str, seed: int = 1, index: int = 0) -> Game:
    return play(parse_edition(text), [parse_player(spec) for spec in specs.split()], seed, index)


@pytest.mark.parametrize("edition", ["2014", "2005", "2014+short+decline+any", "deluxe", "deluxe+plaingold"])
@pytest.mark.parametrize("specs", ["random cautious", "cautious random cautious", "random " * 7])
def test_a_game_is_a_legal_record(edition: str, specs: str) -> None:
    played = game(edition, specs)
    text = format_record(record(played, specs.split(), [("Worms", " ".join(map(str, standing(played.end))))]))
    read = parse_record(text)
    assert read.end == played.end
    assert played.tally.shares == tuple(
        1 / len(winners(read.end)) if seat in winners(read.end) else 0.0 for seat in range(1, len(specs.split()) + 1)
    )
    assert played.tally.worms == standing(read.end)


@pytest.mark.parametrize("edition", ["2014", "deluxe"])
def test_what_is_counted_is_what_the_rules_tell(edition: str) -> None:
    played = game(edition, "cautious cautious random", seed=4)
    told: list[Fact] = []
    position = played.start
    for event in played.events:
        told += facts(position, event)
        position = apply(position, event)
    for seat in (1, 2, 3):
        tally = played.tally
        assert tally.steals[seat - 1] == sum(isinstance(fact, Stole) and fact.seat == seat for fact in told)
        assert tally.fails[seat - 1] == sum(isinstance(fact, Failed) and fact.seat == seat for fact in told)
        taken = sum(isinstance(fact, Took | Stole) and fact.seat == seat for fact in told)
        assert tally.tiles[seat - 1] == taken
        assert tally.turns[seat - 1] >= tally.fails[seat - 1] + taken


def test_the_same_seed_and_index_are_the_same_game() -> None:
    assert game("deluxe", "random cautious", 3, 5) == game("deluxe", "random cautious", 3, 5)
    assert game("2014", "random cautious", 3, 5).events != game("2014", "random cautious", 3, 6).events
    assert game("2014", "random cautious", 3, 5).events != game("2014", "random cautious", 4, 5).events


def test_the_dice_are_fair_and_do_not_depend_on_the_players() -> None:
    stream = Stream(1, 0)
    counts = [0] * 6
    for _ in range(6000):
        counts[stream.below(6)] += 1
    assert all(880 < count < 1120 for count in counts)
    games = [game("2014", specs) for specs in ("random cautious", "cautious cautious")]
    one, two = (next(event for event in played.events if isinstance(event, Rolled)) for played in games)
    assert one == two


def test_whims_are_numbers_between_0_and_1_and_repeat() -> None:
    one, two = Whims(1, 2, 3), Whims(1, 2, 3)
    drawn = [one.random() for _ in range(1000)]
    assert drawn == [two.random() for _ in range(1000)]
    assert all(0 <= number < 1 for number in drawn)
    assert 0.45 < sum(drawn) / 1000 < 0.55
    assert 0 <= one.getrandbits(100) < 1 << 100
    one.seed(5)
    two.getrandbits(100)
    assert one.random() == two.random()
    assert Whims(1, 2, 4).random() != Whims(1, 2, 3).random()


@dataclass(frozen=True)
class Cheat:
    """A player that stops with nothing whenever it is asked."""

    def choose(self, position: Position, legal: Sequence[Move], budget: Budget, rng: random.Random, /) -> Decision:
        return Decision(Fail())


def test_an_illegal_move_is_the_players_mistake() -> None:
    players: list[Player] = [Cheat(), parse_player("random")]
    with pytest.raises(Stranger, match=r"Cheat chose Fail\(\) at 2014 21-36 -/- 1; legal are roll"):
        play(parse_edition("2014"), players, 1)


@dataclass(frozen=True)
class Ensemble:
    """Plays by lot, and only ever decides many positions in one go."""

    asked: list[int] = field(default_factory=list)

    def choose(self, position: Position, legal: Sequence[Move], budget: Budget, rng: random.Random, /) -> Decision:
        raise AssertionError("one by one it need not be asked")

    def choose_many(
        self, positions: Sequence[Position], legal: Sequence[Sequence[Move]], rngs: Sequence[random.Random], /
    ) -> Sequence[Move]:
        self.asked.append(len(positions))
        return [lot.choose(p, m, Budget(), rng).move for p, m, rng in zip(positions, legal, rngs, strict=True)]


lot = parse_player("random")


@pytest.mark.parametrize("edition", ["2014", "deluxe"])
def test_games_side_by_side_are_the_same_games(edition: str) -> None:
    rules, cautious, many = parse_edition(edition), parse_player("cautious"), Ensemble()
    seated: list[list[Player]] = [[many, cautious], [cautious, many], [many, many]]
    together = play_together(rules, seated, 4, 10)
    alone = [play(rules, [lot if player is many else player for player in row], 4, 10 + n)
             for n, row in enumerate(seated)]  # fmt: skip
    assert together == alone
    assert max(many.asked) > 1


def test_a_stranger_among_many_is_named() -> None:
    @dataclass(frozen=True)
    class Lost(Ensemble):
        def choose_many(
            self, positions: Sequence[Position], legal: Sequence[Sequence[Move]], rngs: Sequence[random.Random], /
        ) -> Sequence[Move]:
            return [Fail()] * len(positions)

    with pytest.raises(Stranger, match=r"Lost.* chose Fail\(\) at 2014 21-36 -/- 1; legal are roll"):
        play_together(parse_edition("2014"), [[Lost(), lot]], 1)
