"""Luck: of expectation zero whatever the judge and whoever plays, so that results without it are unbiased."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from wormgrill.arena.game import play
from wormgrill.arena.judges import ByPlayer, ByStanding, judge
from wormgrill.arena.luck import Luck, judged
from wormgrill.arena.plan import plan
from wormgrill.arena.simulate import simulate
from wormgrill.notation import format_position, parse_edition, parse_position
from wormgrill.players import parse_player
from wormgrill.rules import Edition, Event, Position, Rolled, apply, legal, outcomes, start


@dataclass(frozen=True)
class Whimsical:
    """A judge who is consistent and nothing else: the values have no sense at all, and luck must still be fair."""

    def appraise_many(self, positions: Sequence[Position], /) -> Sequence[Sequence[float]]:
        return [self.appraise(position) for position in positions]

    def appraise(self, position: Position, /) -> tuple[float, ...]:
        rng = random.Random(format_position(position))
        parts = [rng.random() for _ in position.players]
        return tuple(part / sum(parts) for part in parts)


def thrown(edition: str, seats: int, seed: int) -> list[tuple[list[tuple[Position, Event, Position]], Position]]:
    """Moments of random games with dice in the air, each with what has happened in its turn before."""
    rng = random.Random(seed)
    position = start(parse_edition(edition), seats)
    turn: list[tuple[Position, Event, Position]] = []
    found: list[tuple[list[tuple[Position, Event, Position]], Position]] = []
    while not position.over and len(found) < 40:
        if position.thrown:
            found.append((list(turn), position))
            event: Event = rng.choice(outcomes(position))[0]
        else:
            event = rng.choice(legal(position))
        after = apply(position, event)
        turn = [*turn, (position, event, after)] if after.begun or after.thrown else []
        position = after
    return found


@pytest.mark.parametrize("edition", ["2014", "2005+short", "2014+any", "deluxe", "deluxe+plaingold"])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_luck_of_a_throw_has_the_expectation_zero_for_every_seat(edition: str, seats: int) -> None:
    moments = thrown(edition, seats, seed=seats)
    for before, position in random.Random(1).sample(moments, 4):
        chances = outcomes(position)
        total = sum(weight for _, weight in chances)
        expected = [0.0] * seats
        largest = 0.0
        for rolled, weight in chances if total <= 6**5 else chances[:1]:
            luck = Luck(Whimsical(), seats)
            for event in before:
                luck.watch(*event)
            start_ = list(luck.total)
            luck.watch(position, rolled, apply(position, rolled))
            for seat in range(seats):
                expected[seat] += (luck.total[seat] - start_[seat]) * weight / total
            largest = max(largest, *map(abs, luck.total))
            assert sum(luck.total) == pytest.approx(0.0, abs=1e-9)
        if total <= 6**5:
            assert expected == pytest.approx([0.0] * seats, abs=1e-9)
            assert largest > 1e-4


def test_a_whole_game_of_certain_dice_has_the_luck_of_its_result() -> None:
    """When every value is right, the result is the value of the start plus all luck and all mistakes."""
    position = parse_position("2014 21 -/- 1 wwww1|")
    luck = Luck(ByStanding(), 2)
    luck.watch(position, legal(position)[-1], apply(position, legal(position)[-1]))
    assert luck.total == [0.0, 0.0]


@pytest.mark.parametrize("specs", [["cautious", "greedy"], ["greedy", "cautious", "cautious"]])
def test_adjusted_and_raw_results_agree_and_adjusted_ones_spread_less(specs: list[str]) -> None:
    summary = simulate(plan(specs, 48, seed=11, adjusted=True)).summary
    for sums in summary.players:
        difference = abs(sums.adjusted.value - sums.share.value)
        assert difference < 1.5 * sums.share.share().margin
        assert sums.adjusted.deviation < 0.75 * sums.share.deviation
    assert sum(sums.adjusted.value for sums in summary.players) == pytest.approx(1.0)
    assert summary.first_adjusted.count == 48


def test_adjusted_results_do_not_depend_on_the_workers() -> None:
    task = plan(["greedy", "cautious"], 32, seed=5, adjusted=True)
    assert simulate(task, workers=2).summary == simulate(task).summary


def test_finished_games_are_worth_their_result() -> None:
    over = parse_position("2014 - 25/36.21/- 0")
    assert judged(ByStanding(), [over]) == [(0.0, 1.0, 0.0)]


def test_judges_share_out_the_whole_win() -> None:
    positions = [parse_position("2014 21-23,26-36 24/25/- 2"), parse_position("2014 21 36/-/- 1")]
    for one in (ByStanding(), ByPlayer(Whimsical()), judge(Edition("2014"), 3)):
        for shares in one.appraise_many(positions):
            assert sum(shares) == pytest.approx(1.0, abs=1e-5)
            assert len(shares) == 3
    sure = ByStanding().appraise_many(positions)[1]
    assert sure[0] > 0.9
    assert sure[1] == sure[2]


def test_luck_changes_nothing_in_the_game() -> None:
    players = [parse_player("greedy"), parse_player("random")]
    luck = Luck(ByStanding(), 2)
    watched = play(parse_edition("deluxe"), players, 4, 2, watch=luck.watch)
    assert watched.events == play(parse_edition("deluxe"), players, 4, 2).events
    assert luck.total != [0.0, 0.0]
    assert any(isinstance(event, Rolled) for event in watched.events)
