"""Chances against the published table and against millions of simulated turns."""

from __future__ import annotations

import math

import numpy as np
import pytest
from numba import njit

from wormgrill.notation import parse_position
from wormgrill.rules import Keep, Position, Reroll, edition, legal, start
from wormgrill.solver import ENDS, all_kits, compiled, fail_chance, node_values, odds, solve, turn_values
from wormgrill.solver.kit import Kit
from wormgrill.solver.tables import Tables

#: The chance, in per cent, to reach at least so many with a worm, as a table on the web has it.
PUBLISHED = {
    21: 89.303,
    22: 85.560,
    23: 80.774,
    24: 74.837,
    25: 68.033,
    26: 60.699,
    27: 52.476,
    28: 43.542,
    29: 34.629,
    30: 26.379,
    31: 19.401,
    32: 13.581,
    33: 8.678,
    34: 5.262,
    35: 2.891,
    36: 1.568,
}


def test_the_published_table() -> None:
    chances = odds(start(edition("2014"))).chances
    assert {tile: round(100 * chance, 3) for tile, chance in chances.at_least.items()} == PUBLISHED


def test_an_edition_has_a_chance_for_each_of_its_portions() -> None:
    for name in ("2005", "2014", "deluxe"):
        rules = edition(name)
        chances = odds(start(rules, 4)).chances
        assert tuple(chances.at_least) == tuple(chances.exactly) == rules.tiles


def test_exactly_is_never_likelier_than_at_least_and_more_is_never_likelier_than_less() -> None:
    for holding in ("-", "27+g", "27+w", "27+c"):
        position = parse_position(f"deluxe 11,13,21-24,26,28-36 {holding}/25 1")
        chances = odds(position).chances
        at_least = list(chances.at_least.values())
        assert at_least == sorted(at_least, reverse=True)
        assert all(chances.exactly[tile] <= chances.at_least[tile] for tile in chances.exactly)


def test_specialists_help() -> None:
    def at_least_25(holding: str) -> float:
        position = parse_position(f"deluxe 11,13,21-24,26,28-36 {holding}/25 1")
        return odds(position).chances.at_least[25]

    plain = at_least_25("27")
    assert all(at_least_25(f"27+{letter}") > plain for letter in "cwg")
    assert at_least_25("27+a") == plain


def test_after_a_roll_there_are_chances_for_every_choice() -> None:
    position = parse_position("deluxe 21-24,28,30-36 25+w/- 1 44|1355ww")
    found = odds(position)
    assert list(found.moves) == list(legal(position))
    assert found.moves[Keep(6)].at_least[21] > found.moves[Keep(1)].at_least[21]
    for tile in position.edition.tiles:
        assert found.chances.at_least[tile] == max(chances.at_least[tile] for chances in found.moves.values())
        assert found.chances.exactly[tile] == max(chances.exactly[tile] for chances in found.moves.values())
    assert Reroll() in found.moves


def test_a_sum_in_hand_is_certain() -> None:
    chances = odds(parse_position("2014 21-36 -/- 1 www5555|")).chances
    assert chances.at_least[35] == chances.exactly[35] == 1
    assert chances.at_least[36] == pytest.approx(2 / 3)


def test_the_chance_to_fail_depends_on_the_policy() -> None:
    position = start(edition("2014"))
    chances = odds(position).chances
    assert odds(position, "at_least:21").fail == pytest.approx(1 - chances.at_least[21], abs=1e-12)
    assert fail_chance(position, "at_least:30") > fail_chance(position, "worms") > fail_chance(position, "at_least:21")
    assert odds(position).fail is None
    assert fail_chance(position, "exactly:36") > fail_chance(position, "exactly:21")


def test_any_policy_may_be_named_by_a_function() -> None:
    position = parse_position("2014 21-36 -/- 1 www554|")
    solution = solve(position, lambda end: float(sum(end.after.players[0].stack)))
    assert fail_chance(position, solution.best_at) == pytest.approx(
        sum(chance for end, chance in solution.distribution() if not end.after.players[0].stack), abs=1e-12
    )


def test_an_unknown_aim_is_refused_with_the_known_ones() -> None:
    for name in ("worm", "at_least", "at_least:20", "exactly:x", "worms:21"):
        with pytest.raises(ValueError, match="the aims are worms, at_least:T, exactly:T"):
            odds(start(edition("2014")), name)


def test_reaching_ten_more_dice_faces_is_symmetric() -> None:
    """Wherever the turn stands, the same dice give the same chances whoever sits around the table."""
    one = parse_position("2014 21-36 -/- 1 44w|")
    two = parse_position("2005+short 30 21.22/25/36 2 w44|")
    assert odds(one).chances == odds(two).chances


def frequencies(tables: Tables, worths: np.ndarray, states: np.ndarray, turns: int, found: np.ndarray) -> None:
    """How often turns that are played for these worths end in each end, without and with a round worm."""
    values = compiled.block(tables, worths.shape[0] - 1, worths)
    for lane in range(compiled.lanes(values)):
        for copy in range(worths.shape[0]):
            compiled.put_ends(tables, values, lane, copy, worths[copy])
    compiled.solve_block(tables, values)
    counts = np.empty(6, np.int64)
    trace = np.zeros((0, 9), np.int8)
    for turn in range(turns):
        end, copy, _ = compiled.play_turn(tables, values, turn % 16, states, 0, counts, trace)
        found[copy, end] += 1


simulate = njit(frequencies)


def within(found: int, turns: int, chance: float, sigmas: float = 5) -> bool:
    return abs(found - turns * chance) <= sigmas * math.sqrt(turns * chance * (1 - chance)) + 1


@pytest.mark.parametrize("tile", [21, 25, 29, 33])
def test_a_million_simulated_turns_agree_with_the_base_game(tile: int) -> None:
    worths = np.zeros((1, ENDS), np.float32)
    worths[0, tile:] = 1
    found = np.zeros((1, ENDS), np.int64)
    simulate(compiled.tables(all_kits()[0]), worths, np.array([tile], np.uint64), 1_000_000, found)
    assert found.sum() == 1_000_000
    assert within(int(found[0, tile:].sum()), 1_000_000, PUBLISHED[tile] / 100)


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("givers", [1, 3])
def test_half_a_million_simulated_turns_agree_with_the_exact_value_of_every_kit(number: int, givers: int) -> None:
    kit: Kit = all_kits()[number]
    rng = np.random.default_rng(number)
    worths = (rng.random((1 + givers * kit.gains, ENDS)) ** 4).astype(np.float32)
    value = float(turn_values(kit, worths[None].astype(np.float64), "plain")[0])
    found = np.zeros((len(worths), ENDS), np.int64)
    turns = 500_000
    simulate(compiled.tables(kit), worths, np.array([number], np.uint64), turns, found)
    mean = float((found * worths).sum()) / turns
    deviation = math.sqrt(float((found * (worths - mean) ** 2).sum()) / turns)
    assert abs(mean - value) < 5 * deviation / math.sqrt(turns)
    assert found[1:].sum() > 0 or not kit.gains


def test_the_distribution_agrees_with_simulated_turns_end_by_end() -> None:
    position: Position = start(edition("2014"))
    solution = solve(position, lambda end: float(sum(end.after.players[0].stack)))
    worths = np.array([[max(float(solution.worths[i]) for i in options) for options in solution.ends.choices[0]]])
    found = np.zeros((1, ENDS), np.int64)
    simulate(compiled.tables(all_kits()[0]), worths.astype(np.float32), np.array([7], np.uint64), 1_000_000, found)
    chances = np.zeros(len(solution.ends))
    for number, options in enumerate(solution.ends.choices[0]):
        chances[options[0]] += found[0, number]
    for (_, chance), seen in zip(solution.distribution(), chances, strict=True):
        assert within(int(seen), 1_000_000, chance)
    assert node_values(all_kits()[0], worths[None], "plain").shape[1] == 1
