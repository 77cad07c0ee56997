"""Simulations: the same on any number of workers, honest about what they know, and every game can be told."""

from __future__ import annotations

import json
import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.metadata import EntryPoint, EntryPoints

import numpy as np
import pytest

from wormgrill.arena.batch import Batch, batch_of
from wormgrill.arena.plan import Plan, PlanError, plan
from wormgrill.arena.report import as_dict, manifest, table
from wormgrill.arena.shards import as_record, play_batch, play_one, shards
from wormgrill.arena.simulate import simulate
from wormgrill.arena.summary import summarise
from wormgrill.notation import format_record, parse_edition, parse_record
from wormgrill.players import Budget, Decision, SpecError, registry
from wormgrill.rules import Move, Position, winners


def test_the_result_does_not_depend_on_the_workers() -> None:
    for adjusted in (False,):
        task = plan(["random", "cautious", "cautious"], 80, seed=5, adjusted=adjusted)
        alone = simulate(task, workers=1)
        assert simulate(task, workers=2).summary == alone.summary
        assert simulate(task, workers=3).summary == alone.summary


def test_every_game_can_be_told_as_a_legal_record() -> None:
    task = plan(["random", "cautious"], 20, seed=2)
    (first, *_) = shards(task)
    batch = play_batch(first)
    for index in range(first.games):
        game = play_one(task, index)
        told = parse_record(format_record(as_record(task, index, game)))
        assert told.end == game.end
        assert told.names == tuple(task.specs[player] for player in first.seats[index])
        shares = [1 / len(winners(told.end)) if seat in winners(told.end) else 0.0 for seat in (1, 2)]
        assert batch.shares[index].tolist() == shares


def test_the_better_player_is_seen_to_be_better() -> None:
    result = simulate(plan(["random", "cautious"], 60, seed=1))
    weak, strong = (sums.win(adjusted=False) for sums in result.summary.players)
    assert weak.high < 0.3 < 0.7 < strong.low
    assert weak.value + strong.value == pytest.approx(1.0)


@dataclass(frozen=True)
class Chorus:
    """A player from another package that decides many positions in one go."""

    def choose(self, position: Position, legal: Sequence[Move], budget: Budget, rng: random.Random, /) -> Decision:
        return Decision(legal[-1])

    def choose_many(
        self, positions: Sequence[Position], legal: Sequence[Sequence[Move]], rngs: Sequence[random.Random], /
    ) -> Sequence[Move]:
        assert len(positions) == len(legal) == len(rngs)
        most.append(len(positions))
        return [moves[-1] for moves in legal]


most: list[int] = []


@pytest.mark.parametrize("adjusted", [False, True])
def test_a_player_that_decides_many_is_asked_for_many(monkeypatch: pytest.MonkeyPatch, adjusted: bool) -> None:
    points = EntryPoints([EntryPoint("chorus", f"{__name__}:Chorus", registry.GROUP)])
    monkeypatch.setattr(registry, "entry_points", lambda group: points.select(group=group))
    task = plan(["chorus", "cautious"], 12, seed=6, adjusted=adjusted)
    summary = simulate(task).summary
    assert max(most) > 1
    shares = [play_one(task, index).tally.shares[index % 2] for index in range(12)]
    assert summary.players[0].share.value == pytest.approx(sum(shares) / 12)
    assert (summary.players[0].adjusted.value != summary.players[0].share.value) == adjusted


def test_shares_of_all_players_add_up() -> None:
    data = as_dict(simulate(plan(["random"] * 5, 50, seed=1)))
    assert sum(player["win"] for player in data["players"]) == pytest.approx(1.0)


def batch(shares: list[list[float]], luck: list[list[float]]) -> Batch:
    """Games of which only the shares and the luck matter."""
    some = np.ones((len(shares), len(shares[0])))
    return Batch(np.array(shares), some * 5, some * 10, some * 3, some * 2, np.array(luck))


def test_sums_go_to_the_player_and_not_to_the_seat() -> None:
    seats = np.array([[0, 1], [1, 0]])
    summary = summarise(batch([[1.0, 0.0], [0.5, 0.5]], [[0.25, -0.25], [-0.125, 0.125]]), seats)
    first, second = summary.players
    assert (first.share.value, second.share.value) == (0.75, 0.25)
    assert first.adjusted.value == pytest.approx((0.75 + 0.375) / 2)
    assert (first.alone.value, first.tied.value) == (0.5, 0.5)
    assert first.fails.estimate().value == pytest.approx(0.3)
    assert summary.turns.value == 20
    assert summary.first.value == 0.75


def test_where_one_sits_is_luck_that_comes_to_nothing() -> None:
    seats = np.array([[0, 1], [1, 0]])
    games = batch([[1.0, 0.0], [0.5, 0.5]], [[0.25, -0.25], [0.0, 0.0]])
    plain, placed = summarise(games, seats), summarise(games, seats, (0.125, -0.125))
    assert [sums.adjusted.value for sums in placed.players] == [sums.adjusted.value for sums in plain.players]
    assert placed.players[0].adjusted.deviation < plain.players[0].adjusted.deviation
    assert placed.first_adjusted == plain.first_adjusted


def test_arrays_of_one_shape_only() -> None:
    with pytest.raises(ValueError, match="must have one shape"):
        batch([[1.0, 0.0]], [[0.0, 0.0], [0.0, 0.0]])
    assert batch_of([play_one(plan(["random"] * 2, 1), 0).tally]).luck.tolist() == [[0.0, 0.0]]


def test_the_data_is_complete_and_plain() -> None:
    result = simulate(plan(["random", "cautious"], 32, seed=9, rules=parse_edition("2005+short")))
    data = json.loads(json.dumps(as_dict(result) | {"manifest": manifest(result, ["wormgrill", "simulate"])}))
    assert {
        "players",
        "games",
        "seed",
        "edition",
        "adjusted",
        "turns_per_game",
        "first_seat",
        "games_per_second",
    } <= set(data)
    player = data["players"][0]
    assert {"spec", "win", "low", "high"} <= set(player)
    for name in ("raw_win", "wins_alone", "ties", "worms", "failed_turns", "steals"):
        assert player[f"{name}_low"] <= player[name] <= player[f"{name}_high"]
    assert player["raw_win"] == pytest.approx(player["wins_alone"] + player["ties"] / 2)
    for name in ("turns_per_game", "first_seat"):
        assert data[f"{name}_low"] < data[name] < data[f"{name}_high"]
    assert (data["games"], data["seed"], data["edition"], data["adjusted"]) == (32, 9, "2005+short", False)
    assert data["manifest"]["specs"] == ["random", "cautious"]
    assert data["players"][0]["low"] <= data["players"][0]["win"] <= data["players"][0]["high"]
    assert len(table(result).rows) == 2


def test_a_single_game_has_no_interval() -> None:
    data = as_dict(simulate(plan(["random", "cautious"], 1)))
    assert data["turns_per_game_low"] is None
    assert not math.isinf(data["turns_per_game"])


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"specs": ("random",)}, "2 to 7 players sit at a table, not 1"),
        ({"specs": ("random",) * 8}, "2 to 7 players sit at a table, not 8"),
        ({"games": 0}, "at least one game"),
        ({"seed": -1}, "a seed is a number from 0"),
        ({"seed": 2**63}, "a seed is a number from 0"),
    ],
)
def test_what_cannot_be_played_is_refused(change: dict[str, object], words: str) -> None:
    with pytest.raises(PlanError, match=words):
        Plan(**({"specs": ("random", "random"), "games": 1} | change))  # type: ignore[arg-type]


def test_an_unknown_player_is_refused_before_anything_is_played() -> None:
    with pytest.raises(SpecError, match="unknown player 'nobody'"):
        plan(["random", "nobody"], 1)
