"""Solved turns against plain recursion over the rules with fractions, and against themselves."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import count

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.solver.positions import EDITIONS, random_position, start_of_turn

from wormgrill.notation import parse_position
from wormgrill.rules import (
    Fail,
    GiveUp,
    Group,
    IllegalMove,
    Keep,
    Move,
    Position,
    Reroll,
    Roll,
    Rolled,
    apply,
    legal,
    outcomes,
    start,
)
from wormgrill.solver import End, Solution, ends_of, policy_value, solve

SEEDS = st.integers(0, 2**32)


def thousandths(end: End) -> Fraction:
    """A worth that differs from end to end and has no pattern."""
    return Fraction(hash((end.after.grill, end.after.players, end.after.guests, 77)) % 1009, 1000)


def worth(end: End) -> float:
    return float(thousandths(end))


def by_recursion(position: Position) -> Fraction:
    """The value of a turn in the middle, by the book: the rules say what can happen, fractions what it is worth."""
    seat = position.seat

    @cache
    def value(now: Position) -> Fraction:
        if now.thrown:
            chances = outcomes(now)
            total = sum(weight for _, weight in chances)
            return sum((value_after(now, rolled) * weight for rolled, weight in chances), Fraction(0)) / total
        return max(value_after(now, move) for move in legal(now))

    def value_after(now: Position, event: object) -> Fraction:
        after = apply(now, event)  # type: ignore[arg-type]
        ended = after.seat != seat or not (after.begun)
        return thousandths(End(Fail(), after)) if ended else value(after)

    return value(position)


def late(seed: int, dice: int = 3) -> Position:
    """A random position in the middle of a turn with few dice left."""
    for offset in count():
        position = random_position(seed * 1000 + offset)
        if position.begun and position.white_left + position.golden_left <= dice:
            return position
    raise AssertionError


@settings(deadline=None, max_examples=120)
@given(SEEDS)
def test_the_value_is_that_of_plain_recursion_over_the_rules(seed: int) -> None:
    position = late(seed)
    assert solve(position, worth).value == pytest.approx(float(by_recursion(position)), abs=1e-12)


LATE = [
    # the weasel ready and used; the golden die still in the air; two ones to come from several givers; a canned worm
    "deluxe 21,24,30r,31 22+w*2/23*3/33*2 1 4443|",
    "deluxe 21,24,30r,31 22+w*2/23*3/33*2 1 55533|115",
    "deluxe 21,24,30r,31 22+w*2/23*3/33*2 1 55533|355",
    "deluxe 21,24,30r,31 22+w*2/23*3/33*2 1 55533|!",
    "deluxe 11,24,30r,31 22+g*2/23*3/33*2 1 55533|",
    "deluxe 11,24,30r,31 22+g*2/23*3/33*2 1 55533|-",
    "deluxe 11,24,30r,31 22+g*2/23*3/33*2 1 55533|11wg1",
    "deluxe 11,24,30r,31 22+g*2/23*3/33*2 1 www44g1|",
    "deluxe+plaingold 11,24,30r,31 22+g*2/23*3/33*2 1 55533|",
    "deluxe+plaingold 11,24,30r,31 22+g*2/23*3/33*2 1 5553|11wwg1",
    "deluxe 11,13,21h,24,30r,31 22+c*2/23*3/33*2 1 5533|",
    "deluxe 11,13,21h,24,30r,31 22+c*2/23*3/33*2 1 11|2444ww",
    "deluxe 11,13,21,24,30r,31 22+h*2/23*3/33+a*2 1 5533|",
    "2014 21,24 36.22/23 1 5533|",
    "2005 21,22,24 36/23 1 ww53|2244",
    "2014+any 21,22,24 36/23 1 ww53|2244",
    "2014+short 21 22/- 1 w553|2244",
]


@pytest.mark.parametrize("text", LATE)
def test_special_positions_against_plain_recursion(text: str) -> None:
    position = parse_position(text)
    assert solve(position, worth).value == pytest.approx(float(by_recursion(position)), abs=1e-12)


@settings(deadline=None, max_examples=60)
@given(SEEDS)
def test_a_position_is_worth_its_best_move_and_a_move_what_follows(seed: int) -> None:
    position = random_position(seed)
    solution = solve(position, worth)
    if position.thrown:
        everything = sum(weight for _, weight in outcomes(position))
        mean = (
            sum(value_fallen(solution, position, rolled) * weight for rolled, weight in outcomes(position)) / everything
        )
        assert solution.value == pytest.approx(mean, abs=1e-12)
        return
    assert [move for move, _ in solution.moves] == list(legal(position))
    assert solution.value == max(value for _, value in solution.moves)
    assert dict(solution.moves)[solution.best] == solution.value
    for move, value in solution.moves:
        after = apply(position, move)
        if isinstance(move, Keep):
            assert solution.value_at(after) == pytest.approx(value, abs=1e-12)
            assert solve(after, worth).value == pytest.approx(value, abs=1e-12)
        elif isinstance(move, Roll | Reroll) and position.kept:
            assert solution.value_at(after) == pytest.approx(value, abs=1e-12)
        elif not isinstance(move, Roll | Reroll | GiveUp):
            assert worth(End(move, after)) == value


def value_fallen(solution: Solution[End], position: Position, rolled: Rolled) -> float:
    after = apply(position, rolled)
    return solution.value_at(after) if after.roll is not None else worth(End(Fail(), after))


@settings(deadline=None, max_examples=60)
@given(SEEDS)
def test_the_distribution_adds_up_and_is_worth_the_value(seed: int) -> None:
    position = random_position(seed)
    solution = solve(position, worth)
    distribution = solution.distribution()
    assert [end for end, _ in distribution] == list(solution.ends)
    assert sum(chance for _, chance in distribution) == pytest.approx(1, abs=1e-12)
    assert sum(chance * worth(end) for end, chance in distribution) == pytest.approx(solution.value, abs=1e-12)


@pytest.mark.parametrize("text", LATE)
def test_walking_through_the_rules_with_the_best_policy_gives_the_same_distribution(text: str) -> None:
    position = parse_position(text)
    solution = solve(position, worth)
    played = policy_value(position, solution.best_at, worth)
    assert played.value == pytest.approx(solution.value, abs=1e-12)
    assert [chance for _, chance in played.distribution] == pytest.approx(
        [chance for _, chance in solution.distribution()], abs=1e-12
    )


def first(position: Position) -> Move:
    """A poor policy: the last legal move, which stops as soon as it can."""
    return legal(position)[-1]


def test_any_policy_has_an_exact_value_never_above_the_best() -> None:
    for rules in EDITIONS:
        position = start(rules, 3)
        played = policy_value(position, first, worth)
        assert sum(chance for _, chance in played.distribution) == pytest.approx(1, abs=1e-12)
        assert played.value <= solve(position, worth).value
        assert played.fail == pytest.approx(sum(c for end, c in played.distribution if end.move == Fail()))


def test_a_policy_that_stops_at_once_fails_at_once() -> None:
    """Whoever keeps a face and stops fails: only eight worms at once, which cannot be left, make a portion."""

    def hasty(position: Position) -> Move:
        moves = legal(position)
        return moves[-1] if position.kept and position.roll is None else moves[0]

    assert policy_value(start(EDITIONS[1]), hasty, worth).fail == pytest.approx(1 - 6**-8, abs=1e-12)


def test_a_policy_has_to_name_legal_moves() -> None:
    with pytest.raises(IllegalMove):
        policy_value(start(EDITIONS[1]), lambda position: Keep(3), worth)


def test_worths_may_be_numbers_in_the_order_of_the_ends() -> None:
    position = start(EDITIONS[-1], 2)
    numbers = [worth(end) for end in ends_of(position)]
    assert solve(position, numbers).value == solve(position, worth).value
    with pytest.raises(ValueError, match="ends, but there are worths"):
        solve(position, numbers[:-1])
    with pytest.raises(ValueError, match="finite"):
        solve(position, [*numbers[:-1], float("nan")])


def test_failing_on_purpose_is_best_where_every_portion_hurts() -> None:
    solution = solve(start(EDITIONS[1]), lambda end: float(end.move == Fail()))
    assert solution.value == pytest.approx(1 - 6**-8, abs=1e-12)
    kept = parse_position("2014 21-36 -/- 1 2|")
    assert solution.best_at(kept) == Fail()


def test_a_position_of_another_turn_is_refused() -> None:
    solution = solve(start(EDITIONS[1]), worth)
    with pytest.raises(ValueError, match="not a position of the turn"):
        solution.value_at(parse_position("2014 21-35 36/- 1 2|"))


def test_a_finished_game_has_no_turn() -> None:
    with pytest.raises(ValueError, match="over"):
        solve(parse_position("2014 - 21/- 0"), worth)


@settings(deadline=None, max_examples=80)
@given(SEEDS)
def test_the_ends_are_what_the_rules_allow_at_every_sum(seed: int) -> None:
    """Wherever a player may stop in a random game, the ends of the turn have just those moves and what follows them."""
    position = random_position(seed)
    if position.thrown or position.roll is not None or not position.kept:
        return
    solution = solve(start_of_turn(position), worth) if not gained(position) else solve(position, worth)
    stops = [move for move in legal(position) if not isinstance(move, Roll)]
    values = dict(solution.moves_at(position))
    for move in stops:
        assert values[move] == worth(End(move, apply(position, move)))


@settings(deadline=None, max_examples=60)
@given(SEEDS)
def test_every_sum_may_choose_from_what_the_rules_allow_there(seed: int) -> None:
    position = start_of_turn(random_position(seed))
    ends = ends_of(position)
    for number in range(5, 46):
        worms, rest = divmod(number, 5)
        kept = (Group(6, worms), *((Group(rest, 1),) if rest else ()))
        there = position._replace(kept=kept)
        allowed = {move: apply(there, move) for move in legal(there) if not isinstance(move, Roll)}
        assert {ends.ends[end].move: ends.ends[end].after for end in ends.choices[0][number]} == allowed


def gained(position: Position) -> bool:
    return position.edition.deluxe and any(group.face == 1 for group in position.kept)
