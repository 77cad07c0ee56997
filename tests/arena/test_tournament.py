"""Tournaments: who meets whom, ratings, cross table and reports."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations

import pytest

from wormgrill.arena.pages import as_dict, markdown, page
from wormgrill.arena.plan import PlanError
from wormgrill.arena.ratings import Ratings, ranked
from wormgrill.arena.seating import seating
from wormgrill.arena.shards import play_one
from wormgrill.arena.stats import Mean
from wormgrill.arena.tournament import FairShare, Standings, draw, play, tables

FOUR = ["random", "cautious", "exec:./a", "exec:./b"]


@pytest.fixture(scope="module")
def standings() -> Standings:
    return play(draw(["random", "cautious"], 24, seed=3))


@pytest.mark.parametrize("size", [2, 3, 4])
def test_a_round_robin_seats_every_group_once(size: int) -> None:
    met = [table.players for table in tables(draw(FOUR, 8, seats=(size,)))]
    assert sorted(met) == sorted(combinations(range(4), size))


def test_tables_by_lot_let_all_play_about_as_much() -> None:
    drawn = list(tables(draw(FOUR, 4, seats=(2, 3), kind="random", tables=40, seed=1)))
    assert [len(table.players) for table in drawn] == [2, 3] * 20
    assert all(len(set(table.players)) == len(table.players) for table in drawn)
    assert max(counts := Counter(p for table in drawn for p in table.players).values()) - min(counts) <= 2
    assert len({table.plan.seed for table in drawn}) == 40


def test_the_stronger_player_is_rated_higher(standings: Standings) -> None:
    assert [standings.entrants[i].spec for i in standings.ranking()] == ["cautious", "random"]
    strong, weak = (standings.entrants[i] for i in standings.ranking())
    assert strong.rating.cautious > weak.rating.mu
    assert strong.win.value + weak.win.value == pytest.approx(1.0)
    assert strong.fair.value == pytest.approx(2 * strong.win.value)
    ahead = standings.ahead(1, 0)
    assert ahead is not None
    assert ahead.value == strong.win.value
    assert standings.ahead(0, 0) is None


def test_fair_shares_of_few_games_are_not_certain() -> None:
    always = FairShare(((2, Mean.of([1.0] * 4)),), adjusted=False).estimate()
    assert (always.value, always.high) == (2.0, 2.0)
    assert always.low == pytest.approx(2 * Mean.of([1.0] * 4).share().low)
    several = FairShare(((2, Mean.of([0.0] * 6)), (3, Mean.of([0.0] * 2))), adjusted=False).estimate()
    assert several.value == several.low == 0
    assert 0.5 < several.high < 1.5


def test_fair_shares_of_one_size_are_the_wins_times_the_seats() -> None:
    wins = Mean.of([0.7, 0.4, 0.9])
    fair, own = FairShare(((4, wins),), adjusted=True).estimate(), wins.estimate()
    assert (fair.value, fair.low, fair.high) == pytest.approx((4 * own.value, 4 * own.low, 4 * own.high))


def test_the_result_does_not_depend_on_the_workers(standings: Standings) -> None:
    again = play(draw(["random", "cautious"], 24, seed=3), workers=2)
    assert again.entrants == standings.entrants
    assert again.cross == standings.cross


def test_bigger_tables_compare_everybody_with_everybody() -> None:
    done = play(draw(["random", "cautious", "greedy"], 6, seats=(3,)))
    assert done.games == 6
    assert all(done.cross[a][b].count == 6 for a, b in [(0, 1), (1, 2), (2, 0)])
    best = done.ahead(1, 0)
    assert best is not None
    assert best.value > 0.5


def test_the_data_is_complete_and_plain(standings: Standings) -> None:
    data = json.loads(json.dumps(as_dict(standings)))
    assert [player["spec"] for player in data["players"]] == ["cautious", "random"]
    assert data["cross"][0][0] is None
    assert data["cross"][0][1]["games"] == 24
    assert data["cross"][0][1]["ahead"] + data["cross"][1][0]["ahead"] == pytest.approx(1.0)


def test_a_rating_knows_only_the_win() -> None:
    """Who is second or last of three makes no difference, as nothing of it does in the game."""
    done = play(draw(["random", "cautious", "greedy"], 9, seats=(3,), seed=5))
    lone, cautious, greedy = (entrant.rating for entrant in done.entrants)
    assert greedy.mu > lone.mu
    again = Ratings(3)
    for table in tables(draw(["random", "cautious", "greedy"], 9, seats=(3,), seed=5)):
        for index in range(9):
            shares = play_one(table.plan, index).tally.shares
            own = {player: shares[seat] for seat, player in enumerate(seating(table.plan.seed, index, 3))}
            again.play(table.players, [(float(own[column] > 0),) for column in range(3)])
    assert again.ratings() == (lone, cautious, greedy)


def test_reports_say_how_they_were_made(standings: Standings) -> None:
    command = ["wormgrill", "tournament", "random", "exec:python3 bot.py"]
    for text in (page(standings, command), markdown(standings, [], command)):
        assert "wormgrill tournament random" in text
        assert "exec:python3 bot.py" in text
    assert "<footer>" not in page(standings)


def test_reports(standings: Standings) -> None:
    text = markdown(standings, ["a.svg"])
    assert "| 1 | cautious |" in text
    assert "![](a.svg)" in text
    html = page(standings)
    assert html.count('<svg role="img"') == 2
    assert html.startswith("<!doctype html>")
    assert "<td>cautious</td>" in html


@pytest.mark.parametrize(
    ("specs", "options", "words"),
    [
        (["random", "random"], {}, "every player enters once; twice: random"),
        (["random", "cautious"], {"seats": (3,)}, "a table of 3 needs as many players; there are 2"),
        (["random", "cautious"], {"seats": (1,)}, "tables have 2 to 7 seats"),
        (["random", "cautious"], {"seats": ()}, "tables have 2 to 7 seats"),
        (["random", "cautious"], {"kind": "random"}, "say how many"),
    ],
)
def test_what_cannot_be_played_is_refused(specs: list[str], options: dict[str, object], words: str) -> None:
    with pytest.raises(PlanError, match=words):
        draw(specs, 2, **options)


def test_ratings_know_ties_and_become_surer() -> None:
    ratings = Ratings(3)
    before = ratings.ratings()
    for _ in range(30):
        ratings.play([0, 1, 2], [(1.0,), (0.0,), (0.0,)])
    one, two, three = ratings.ratings()
    assert one.mu > two.mu
    assert two.mu == pytest.approx(three.mu, abs=1.0)
    assert one.sigma < before[0].sigma
    assert ranked({"a": two, "b": one}) == ["b", "a"]
