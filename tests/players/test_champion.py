"""The champion: its eyes and network in compiled code and in NumPy, its decisions, levels and characters, its files."""

import json
import random
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

import numpy as np
import pytest

from wormgrill.notation import parse_edition, parse_position
from wormgrill.players import UNEXPLAINED, UNLIMITED, SpecError, format_player, parse_player
from wormgrill.players.champion import Champion
from wormgrill.players.champion_ends import appraise, appraise_with
from wormgrill.players.champion_features import MAX_FACTS, fact_count, list_facts
from wormgrill.players.champion_files import (
    SHIPPED,
    WeightsError,
    family,
    is_shipped,
    load,
    manifest,
    save,
)
from wormgrill.players.champion_net import OUTPUTS, new_net, win_shares
from wormgrill.players.champion_plain import facts_of, plain_shares, taste_one
from wormgrill.players.champion_quick import for_worms, to_win
from wormgrill.players.champion_taste import CHARACTERS, LEVELS, taste_of, tasted
from wormgrill.players.greedy import worth as worms_worth
from wormgrill.players.turns import turn_of
from wormgrill.rules import Move, Position, Roll, Rolled, Take, TakeHen, apply, legal, start, winners
from wormgrill.solver.ends import End, ends_of
from wormgrill.solver.packed import pack
from wormgrill.solver.packed_ends import BONUS_SUPPLY, SUMS, end_code
from wormgrill.solver.stream import Stream
from wormgrill.solver.turn import solve

TABLES = [
    ("2014", 2),
    ("2005+short", 3),
    ("2014+any", 5),
    ("2014", 7),
    ("deluxe", 2),
    ("deluxe+plaingold", 4),
    ("deluxe+decline", 7),
]


def begins(edition: str, seats: int, seed: int, games: int = 2) -> Iterator[Position]:
    """The positions between the turns of some random games that like to take."""
    rng = random.Random(seed)
    for game in range(games):
        dice, position, turns = Stream(seed, game), start(parse_edition(edition), seats), 0
        while not position.over and turns < 60:
            if not (position.begun or position.thrown):
                turns += 1
                yield position
            if position.thrown:
                roll = dice.roll(position.white_left, position.golden_left, position.edition)
                position = apply(position, Rolled(roll))
                continue
            moves = legal(position)
            takes = [move for move in moves if isinstance(move, Take | TakeHen)]
            position = apply(position, rng.choice(takes or list(moves)))


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_facts_are_the_same_in_compiled_code_and_in_plain_python(edition: str, seats: int) -> None:
    out = np.zeros(MAX_FACTS, np.int32)
    most = fact_count(seats, edition.startswith("deluxe"))
    for position in begins(edition, seats, 3):
        facts = out[: list_facts(pack(position), out)].tolist()
        assert sorted(facts) == sorted(facts_of(position))
        assert len(set(facts)) == len(facts)
        assert max(facts) < most


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_the_network_is_the_same_in_compiled_code_and_in_numpy(edition: str, seats: int) -> None:
    net = new_net(seats, edition.startswith("deluxe"), np.random.default_rng(1))
    for position in begins(edition, seats, 4, games=1):
        shares = win_shares(net, pack(position)[None])[0]
        np.testing.assert_allclose(shares, plain_shares(net, position), atol=1e-5)
        assert shares.sum() == pytest.approx(1, abs=1e-5)


@pytest.mark.parametrize(("edition", "seats"), [("2014", 3), ("deluxe", 3)])
@pytest.mark.parametrize("character", CHARACTERS)
def test_a_taste_is_the_same_in_compiled_code_and_in_plain_python(edition: str, seats: int, character: str) -> None:
    taste = taste_of(4, character)
    for position in list(begins(edition, seats, 5, games=1))[::3]:
        for end in ends_of(position):
            code = end_code(end.move, BONUS_SUPPLY if end.gained else 0)
            compiled = tasted(0.5, pack(position), pack(end.after), code, taste)
            assert taste_one(0.5, position, end, taste) == pytest.approx(compiled, abs=1e-6)


@pytest.mark.parametrize(("edition", "seats"), [("2014", 2), ("2014+any", 4), ("deluxe", 3)])
def test_every_sum_gets_the_end_that_is_worth_most(edition: str, seats: int) -> None:
    net = new_net(seats, edition.startswith("deluxe"), np.random.default_rng(2))
    worth, ends = np.zeros(SUMS, np.float32), np.zeros(SUMS, np.int32)
    same, same_ends = np.zeros(SUMS, np.float32), np.zeros(SUMS, np.int32)
    vectors = np.zeros((SUMS, OUTPUTS), np.float32)
    for position in begins(edition, seats, 6, games=1):
        row = pack(position)
        appraise(net, row, 0, 0.0, worth, ends, vectors)
        appraise_with(net, taste_of(LEVELS, "none"), row, 0, same, same_ends)
        table = ends_of(position)
        known = []
        for end in table:
            if end.after.over:
                shares = [1.0 if seat in winners(end.after) else 0.0 for seat in range(1, seats + 1)]
                known.append(shares[position.seat - 1] / sum(shares))
            else:
                known.append(float(win_shares(net, pack(end.after)[None])[0, position.seat - 1]))
        wanted = [max(known[k] for k in table.choices[0][total]) for total in range(SUMS)]
        np.testing.assert_allclose(worth, wanted, atol=1e-5)
        np.testing.assert_array_equal(worth, same)
        np.testing.assert_array_equal(ends, same_ends)
        np.testing.assert_allclose(vectors[:, position.seat - 1], worth)


def decisions(edition: str, seats: int, seed: int, turns: int) -> Iterator[Position]:
    """Every position with a choice in some turns of a random game that likes to take."""
    rng, dice, position = random.Random(seed), Stream(seed), start(parse_edition(edition), seats)
    while not position.over and turns:
        if position.thrown:
            roll = dice.roll(position.white_left, position.golden_left, position.edition)
            position = apply(position, Rolled(roll))
            turns -= not (position.begun or position.thrown)
            continue
        moves = legal(position)
        if len(moves) > 1:
            yield position
        takes = [move for move in moves if isinstance(move, Take | TakeHen)]
        position = apply(position, rng.choice(takes or list(moves)))
        turns -= not (position.begun or position.thrown)


#: Set up by hand: several seats that could give a round worm, or pay the raven; each specialist; the middle of turns.
BY_HAND = [
    "deluxe 11,13,21h,22-25,26w,27r,28-36 -*1/-*3/-*3 1",
    "deluxe 11,13,21h,22-25,26w,27r,28-36 -*1/-*3/-*3 1 |1123445w",
    "deluxe 11,13,21h,22-25,26w,27r,28-36 -*1/-*3/-*3 1 www|11235",
    "deluxe 11,13,21h,22-25,26w,27r,28-36 -*2/-*3/-*2 1 1155w|455",
    "deluxe 11,13,21h,22-25,27r,28-36 26+w*1/-*3/-*3 1 55w|11455",
    "deluxe 11,13,21h,22-25,27r,28-36 26+w*1/-*3/-*3 1 55w|55555",
    "deluxe 11,13,21h,22-25,27r,28-36 26+w*1/-*3/-*3 1 55w|12555!",
    "deluxe 11,13,21h,22-25,27r,28-36 26+g*1/-*3/-*3 1",
    "deluxe 11,13,21h,22-25,27r,28-36 26+g*1/-*3/-*3 1 |1123445wg1",
    "deluxe 11,13,21h,22-25,27r,28-36 26+g*1/-*3/-*3 1 |1123445w-",
    "deluxe+plaingold 11,13,21h,22-25,27r,28-36 26+g*1/-*3/-*3 1 55|1234wwg3",
    "deluxe 11,13,22-25,27r,28-36 26+c/21+h*2/-*5 1 5555|2444",
    "deluxe+any+decline 11,13,22-25,27r,28-36 26+a/21+h*2/-+w*5 1 555w|2444",
    "deluxe 11 -/-*2/36*2 2",
    "2005+short+any 21,36 22.24/23.35 1 5555w|122",
]


@pytest.mark.parametrize("edition_and_seats", [*TABLES, ("deluxe+any", 3), ("deluxe+short", 3)])
def test_a_turn_solved_in_compiled_code_is_worth_the_same_as_by_the_rules(edition_and_seats: tuple[str, int]) -> None:
    """The compiled turn never asks the rules what its ends are; the general solver does nothing else."""
    for position in list(decisions(*edition_and_seats, seed=9, turns=60))[::5]:
        same_both_ways(position)


@pytest.mark.parametrize("text", BY_HAND)
def test_so_it_is_in_positions_set_up_by_hand(text: str) -> None:
    same_both_ways(parse_position(text))


def same_both_ways(position: Position) -> None:
    """Compare the values of all moves by the compiled turn and by the rules: for an unlearned network and a taste, and
    in worms.
    """
    net = new_net(len(position.players), position.edition.deluxe, np.random.default_rng(7))
    net *= 3  # so that ends differ more than a fresh network would have them
    turn, taste = turn_of(position), taste_of(6, "thief")

    def worth(end: End) -> float:
        if end.after.over:
            won = winners(end.after)
            value = 1 / len(won) if turn.seat in won else 0.0
        else:
            value = float(win_shares(net, pack(end.after)[None])[0, turn.seat - 1])
        return taste_one(value, turn, end, taste)

    same_values(solve(turn, worth).moves_at(position), to_win(turn, net, taste).moves_at(position))
    for steal in (1.25, 2.0):
        by_rules = solve(turn, partial(worms_worth, turn, steal=steal))
        same_values(by_rules.moves_at(position), for_worms(turn, steal).moves_at(position))


def same_values(wanted: Sequence[tuple[Move, float]], found: Sequence[tuple[Move, float]]) -> None:
    assert [move for move, _ in found] == [move for move, _ in wanted]
    np.testing.assert_allclose([value for _, value in found], [value for _, value in wanted], atol=2e-5)


def test_the_champion_takes_the_win_that_lies_there() -> None:
    position = parse_position("2014 21 36/- 1 5555w|")
    decision = Champion().choose(position, legal(position), UNLIMITED, random.Random(1))
    assert decision.move == Take(21)
    assert decision.value == pytest.approx(1)
    assert decision.unit == "win"
    assert "wins_the_game" in [reason.code for reason in decision.why]


def test_the_champion_does_not_end_a_game_that_it_would_lose() -> None:
    position = parse_position("2014 21 -/33.34 1 155ww|")
    decision = Champion().choose(position, legal(position), UNLIMITED, random.Random(1))
    assert decision.move == Roll()
    assert [(valued.move, valued.win) for valued in decision.values[1:]] == [(Take(21), 0)]
    assert decision.value is not None
    assert decision.values[0].win == decision.value > 0


@pytest.mark.parametrize("edition", ["2014", "2005", "2014+short+any"])
def test_a_decision_tells_the_value_of_every_legal_move(edition: str) -> None:
    for position in list(begins(edition, 2, 8, games=1))[::4]:
        thrown = apply(position, legal(position)[0])
        fallen = apply(thrown, Rolled(Stream(1).roll(8, False, position.edition)))
        moves = legal(fallen)
        decision = Champion().choose(fallen, moves, UNLIMITED, random.Random(1))
        assert {value.move for value in decision.values} == set(moves)
        wins = [value.win for value in decision.values if value.win is not None]
        assert wins == sorted(wins, reverse=True)
        assert all(value.worms is not None for value in decision.values)
        assert decision.why
        silent = Champion().choose(fallen, moves, UNEXPLAINED, random.Random(2))
        assert silent.move == decision.move


def test_shares_of_the_win_add_up_to_one_and_are_those_of_the_rules_at_the_end() -> None:
    champion = Champion()
    for text in ("2014 21-36 -/- 2", "2014 21-23,26-29,31,33-36 24/30.25 1 444w|55ww", "2014 21-28 36/35 2 555w|"):
        shares = champion.appraise(parse_position(text))
        assert sum(shares) == pytest.approx(1, abs=1e-4)
        assert all(0 < share < 1 for share in shares)
    assert champion.appraise(parse_position("2014 - 21.22/36 0")) == (0.0, 1.0)


def test_a_champion_is_named_by_level_and_character() -> None:
    assert parse_player("champion") == Champion()
    assert parse_player("champion:level=3,character=thief") == Champion(3, "thief")
    assert format_player(Champion(3, "thief")) == "champion:level=3,character=thief"
    for wrong in ("champion:level=11", "champion:level=0", "champion:character=grumpy", "champion:strength=3"):
        with pytest.raises(SpecError):
            parse_player(wrong)


def test_lower_levels_misjudge_more_and_the_same_position_always_in_the_same_way() -> None:
    blurs = [float(taste_of(level, "none")[0]) for level in range(1, LEVELS + 1)]
    assert blurs == sorted(blurs, reverse=True)
    assert blurs[-1] == 0
    position = parse_position("2014 21-23,26-29,31,33-36 24/30.25 1 444w|55ww")
    first = Champion(3).choose(position, legal(position), UNLIMITED, random.Random(1))
    assert first == Champion(3).choose(position, legal(position), UNLIMITED, random.Random(99))


FAMILIES = [f"{kind}-{seats}" for kind in ("base", "deluxe") for seats in range(2, 8)]


def test_there_are_weights_for_every_table_and_they_are_small() -> None:
    assert sorted(path.stem for path in SHIPPED.glob("*.npz")) == FAMILIES
    assert sum(path.stat().st_size for path in SHIPPED.iterdir()) <= 10_000_000


@pytest.mark.parametrize("name", FAMILIES)
def test_shipped_weights_belong_to_these_rules_and_say_how_strong_they_are(name: str) -> None:
    assert np.isfinite(load(name)).all()
    about = manifest(name)
    assert about["family"] == name
    assert about["command"].startswith(f"wormgrill train {name} --games {about['games']} --seed {about['seed']}")
    assert {"date", "seconds", "variety", "batch"} <= set(about)
    strength = about["strength"]
    assert strength["fair"] == pytest.approx(1 / about["seats"], abs=1e-4)
    assert strength["fair"] < strength["low"] < strength["win"] < strength["high"]


@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("edition", ["2014", "2005+short+any", "2014+short+decline+any", "deluxe", "deluxe+plaingold"])
def test_the_champion_plays_at_every_table(edition: str, seats: int) -> None:
    for position in list(decisions(edition, seats, seed=seats, turns=30))[::4]:
        moves = legal(position)
        decision = Champion().choose(position, moves, UNLIMITED, random.Random(1))
        assert decision.move == decision.values[0].move
        assert {value.move for value in decision.values} == set(moves)
        assert decision.value is not None
        assert 0 <= decision.value <= 1


def test_weights_are_kept_and_refused_when_they_do_not_fit(tmp_path: Path) -> None:
    net = new_net(3, False, np.random.default_rng(3))
    save("base-3", net, {"seed": 1}, tmp_path)
    assert is_shipped("base-3", tmp_path)
    np.testing.assert_allclose(load("base-3", tmp_path), net, atol=1e-2, rtol=1e-3)
    with pytest.raises(WeightsError, match="wormgrill train base-4"):
        load("base-4", tmp_path)
    path = tmp_path / "base-3.json"
    path.write_text(json.dumps(manifest("base-3", tmp_path) | {"facts": 0}))
    load.cache_clear()
    with pytest.raises(WeightsError, match="facts"):
        load("base-3", tmp_path)


def test_families_are_named_by_edition_and_seats() -> None:
    assert family(2, parse_edition("2005+short")) == "base-2"
    assert family(5, parse_edition("deluxe+any")) == "deluxe-5"
