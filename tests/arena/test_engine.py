"""The compiled engine: game for game what the slow path plays, from the same dice, and the same luck."""

from __future__ import annotations

import numpy as np
import pytest

from wormgrill.arena.engine import keys, knows, play_games
from wormgrill.arena.engine_free import mark_targets
from wormgrill.arena.engine_nodes import ways
from wormgrill.arena.engine_policy import FOLLOWED_KITS, follow, paths
from wormgrill.arena.game import play
from wormgrill.arena.judges import judge
from wormgrill.arena.luck import Luck
from wormgrill.arena.plan import plan
from wormgrill.arena.seating import seatings
from wormgrill.arena.shards import as_record, is_fast, play_one
from wormgrill.arena.simulate import simulate
from wormgrill.notation import parse_edition, parse_position
from wormgrill.players import parse_player
from wormgrill.rules import Edition, Take, TakeHen, legal
from wormgrill.solver.compiled import block, put_ends, solve_block
from wormgrill.solver.ends import table_with
from wormgrill.solver.graph import ENDS, graph_of
from wormgrill.solver.kit import all_kits
from wormgrill.solver.packed import TOP, pack, tile_index
from wormgrill.solver.packed_ends import FIRST_SEAT, FIRST_TILE, TARGETS
from wormgrill.solver.stream import stream_key

EDITIONS = ("2014", "2005+short", "2014+any", "deluxe", "deluxe+short+any+plaingold")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    "specs",
    [
        "random random",
        "cautious random cautious",
        "greedy greedy",
        "greedy:steal=1.7 cautious random greedy",
        "greedy " * 7,
        "hunter hunter:steal=0.5 random",
    ],
)
def test_both_engines_play_the_same_games(edition: str, specs: str) -> None:
    players = tuple(parse_player(spec) for spec in specs.split())
    games = 2 if "hunter" in specs else 6  # the hunter is slow where it is not compiled
    rules, seats = parse_edition(edition), seatings(5, 3, games, len(players))
    batch = play_games(players, rules, 5, 3, seats)
    for number, row in enumerate(seats.tolist()):
        tally = play(rules, [players[player] for player in row], 5, 3 + number).tally
        for name in ("shares", "worms", "turns", "fails", "steals"):
            assert getattr(batch, name)[number].tolist() == [float(value) for value in getattr(tally, name)]


@pytest.mark.parametrize("specs", ["champion greedy", "champion:level=4 champion:character=thief"])
@pytest.mark.parametrize("edition", ["2014", "2005+short"])
def test_both_engines_play_the_champions_games(edition: str, specs: str) -> None:
    players = tuple(parse_player(spec) for spec in specs.split())
    rules, seats = parse_edition(edition), seatings(5, 0, 6, 2)
    batch = play_games(players, rules, 5, 0, seats)
    same = 0
    for number, row in enumerate(seats.tolist()):
        tally = play(rules, [players[player] for player in row], 5, number).tally
        same += batch.turns[number].tolist() == list(tally.turns) and batch.worms[number].tolist() == list(tally.worms)
    assert same >= 5  # the network is worked out in float32 on one side: a tie may be seen otherwise once in a while


@pytest.mark.parametrize(("edition", "other"), [("2014", "cautious"), ("2014+any", "cautious"), ("2014", "hunter")])
def test_both_engines_tell_the_same_luck_of_throws(edition: str, other: str) -> None:
    players = tuple(parse_player(spec) for spec in ("champion", other))
    rules, seats = parse_edition(edition), seatings(6, 0, 2, 2)
    batch = play_games(players, rules, 6, 0, seats, adjusted=True)
    for number, row in enumerate(seats.tolist()):
        luck = Luck(judge(rules, 2), 2)
        play(rules, [players[player] for player in row], 6, number, watch=luck.watch)
        assert batch.luck[number] == pytest.approx(luck.total, abs=2e-3)


@pytest.mark.parametrize("kit", FOLLOWED_KITS)
def test_play_followed_by_its_own_values_is_worth_what_it_was_solved_for(kit: int) -> None:
    graph, there = graph_of(all_kits()[kit]), ways(all_kits()[kit]).kit
    own, judged = (block(there, 1, np.empty(1, np.float32)) for _ in range(2))
    rng = np.random.default_rng(kit)
    for lane in range(own.shape[1]):
        for copy in range(2 if all_kits()[kit].gains else 1):
            ends = rng.random(ENDS, np.float32)
            put_ends(there, own, lane, copy, ends)
            put_ends(there, judged, lane, copy, ends)
    solve_block(there, own)
    follow(paths(kit), own, judged, 0.0)
    assert judged[graph.root] == pytest.approx(own[graph.root], abs=1e-5)
    for lane in range(own.shape[1]):
        for copy in range(2 if all_kits()[kit].gains else 1):
            put_ends(there, judged, lane, copy, np.full(ENDS, lane / 16, np.float32))
    follow(paths(kit), own, judged, 0.0)
    assert judged[graph.root] == pytest.approx(np.arange(own.shape[1]) / 16, abs=1e-4)


@pytest.mark.parametrize("edition", EDITIONS)
def test_shards_of_any_size_hold_the_same_games(edition: str) -> None:
    players = tuple(parse_player(spec) for spec in ("greedy", "random", "cautious"))
    rules, seats = parse_edition(edition), seatings(9, 0, 40, 3)
    whole = play_games(players, rules, 9, 0, seats)
    part = play_games(players, rules, 9, 25, seats[25:])
    assert np.array_equal(whole.shares[25:], part.shares)
    assert np.array_equal(whole.turns[25:], part.turns)


def test_the_streams_are_those_of_the_slow_path() -> None:
    for seed in (0, 1, 2**62 + 5):
        for lane in (0, 3):
            found = keys(seed, 7, 5, lane).tolist()
            assert found == [stream_key(seed, index, lane) for index in range(7, 12)]


@pytest.mark.parametrize(
    "text",
    [
        "2014 21-23,26-29,31-36 24/25.30/- 1",
        "2005 21-23,26-29,31-36 24/25.30/- 1",
        "2014+any 23,26-36 24/25.22/21 1",
        "deluxe 11c,13,22,23r,25w,26,27g,28,29a,30-36 21/24+h 1",
        "deluxe+decline 13,26,27g,28,29a,30-36 24/11.25 2",
    ],
)
def test_what_a_sum_may_go_for_is_what_the_rules_say(text: str) -> None:
    position = parse_position(text)
    row, may = pack(position), np.zeros(TARGETS, np.bool_)
    for total in (5, 11, 13, *range(19, 41)):
        mark_targets(row, total, may)
        found = {int(target) for target in np.flatnonzero(may)}
        stops = legal(table_with(position, total))
        expected = {
            FIRST_SEAT + move.seat - 1 if move.seat else FIRST_TILE + tile_index(move.tile)
            for move in stops
            if isinstance(move, Take)
        } | {FIRST_SEAT + move.seat - 1 for move in stops if isinstance(move, TakeHen)}
        assert found == (expected or {0})
    assert row[TOP] == pack(position)[TOP]


def test_the_engine_says_whom_it_knows() -> None:
    edition = Edition("2014")
    known = tuple(parse_player(spec) for spec in ("random", "greedy", "hunter"))
    assert knows(known, edition, adjusted=False)
    assert not knows((*known, parse_player("exec:./mybot")), edition, adjusted=False)
    assert is_fast(plan(["random", "greedy"], 5000))
    assert not is_fast(plan(["random", "greedy"], 5000, records="somewhere"))
    assert not is_fast(plan(["random", "exec:./mybot"], 5000))


def test_a_game_of_a_fast_simulation_is_told_as_it_was_played() -> None:
    task = plan(["greedy", "random", "cautious"], 5000, seed=3)
    seats = seatings(3, 4000, 3, 3)
    batch = play_games(task.players(), task.edition, 3, 4000, seats)
    for number in range(3):
        record = as_record(task, 4000 + number, play_one(task, 4000 + number))
        assert dict(record.tags)["Worms"] == " ".join(str(int(worms)) for worms in batch.worms[number])


def test_adjusted_and_raw_results_agree() -> None:
    """With many games: the difference of the two is what the luck has given, and luck comes to nothing."""
    summary = simulate(plan(["greedy", "cautious"], 4096, seed=21, adjusted=True)).summary
    greedy = summary.players[0]
    luck = greedy.share.value - greedy.adjusted.value
    assert abs(luck) < greedy.share.share().margin
    assert greedy.adjusted.deviation < 0.4 * greedy.share.deviation
    assert simulate(plan(["greedy", "cautious"], 2048, seed=21, adjusted=True), workers=2).games_per_second > 0
