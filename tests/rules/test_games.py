"""Whole random games of every edition and set of options, for any number of players."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games import all_moves, editions, game, steps
from tests.rules.oracle import Table

from wormgrill.notation import format_edition, format_event, format_move, format_position, parse_position
from wormgrill.rules import (
    ROUND_WORMS,
    Edition,
    Event,
    IllegalMove,
    Position,
    Rolled,
    Specialist,
    Take,
    TakeHen,
    apply,
    checked,
    defects,
    edition,
    facts,
    legal,
    outcomes,
    standing,
    start,
    winners,
)

any_edition = st.sampled_from(editions())
any_players = st.integers(2, 7)
any_seed = st.integers(0, 2**32 - 1)
ALL_MOVES = all_moves()
SIMPLE_MOVES = [move for move in ALL_MOVES if not isinstance(move, Take | TakeHen)]


def everything(position: Position) -> tuple[Counter[int], Counter[Specialist], int]:
    """All portions, specialists and round worms that can be seen or are known to be face-down or in the supply."""
    tiles = Counter([*position.grill, *position.face_down])
    specialists = Counter(specialist for _, specialist in position.guests)
    for player in position.players:
        tiles.update(player.stack)
        specialists.update([player.specialist] if player.specialist else [])
    return tiles, specialists, sum(player.worms for player in position.players) + position.supply


@given(any_edition, any_players, any_seed, st.booleans())
def test_nothing_is_ever_lost_or_doubled(rules: Edition, players: int, seed: int, sensible: bool) -> None:
    tiles, gone = Counter(rules.tiles), set[Specialist]()
    down: set[int] = set()
    for before, event, after in game(rules, players, seed, sensible=sensible, most=1500):
        seen, specialists, worms = everything(after)
        assert seen == tiles
        assert down <= set(after.face_down), "what was turned over stays so"
        down = set(after.face_down)
        assert worms == (ROUND_WORMS if rules.deluxe else 0)
        told = [fact.as_dict() for fact in facts(before, event)]
        gone |= {Specialist(fact["specialist"]) for fact in told if leaves_the_game(fact)}
        assert specialists == Counter(set(Specialist) - gone if rules.deluxe else ())


def leaves_the_game(fact: dict[str, object]) -> bool:
    return fact["fact"] in ("put_back", "moved") and "tile" not in fact


@given(any_edition, any_players, any_seed)
def test_every_position_of_a_game_can_exist_and_every_turn_has_something_to_choose(
    rules: Edition, players: int, seed: int
) -> None:
    for _, _, after in game(rules, players, seed, most=800):
        assert defects(after) == ()
        assert checked(after) is after
        assert bool(legal(after)) == (not after.over and not after.thrown)
        assert bool(outcomes(after)) == after.thrown


@given(any_edition, any_players, any_seed, st.booleans())
def test_every_legal_move_applies_and_every_other_is_refused(
    rules: Edition, players: int, seed: int, sensible: bool
) -> None:
    rng = random.Random(seed)
    positions = [after for _, _, after in game(rules, players, seed, sensible=sensible, most=600)]
    for position in rng.sample(positions, 3):
        possible: list[Event] = [*legal(position), *(rolled for rolled, _ in outcomes(position)[:30])]
        assert len(set(possible)) == len(possible)
        for event in possible:
            assert apply(position, event) != position
        for move in {*rng.sample(ALL_MOVES, 500), *SIMPLE_MOVES}.difference(possible):
            with pytest.raises(IllegalMove):
                apply(position, move)


@pytest.mark.parametrize(
    "text",
    [
        "2005 21-24,26-36 -/25/- 1 www55|",
        "2014+any 21-24,26-36 -/25/- 3 www55|",
        "2014 21-36 -/- 1 444w|1235",
        "deluxe 22r,23a,24 -+g*2/25+h*4/21*1 1 44|11555wg1",
        "deluxe+any 21,22r,23a,24 -+w*2/25+h*4/26+c*1 1 www55|",
        "deluxe+decline 22r,23a,24 -+w*2/25+c*3/21*2 1 www55|",
        "deluxe 22r,23a,24 21+w*2/25+c*3/-*2 1 2345|2345",
        "deluxe 11,13 -+c/- 2 ww3|",
        "deluxe 11,13 -+g/- 1",
        "2014 - 21/- 0",
    ],
)
def test_of_all_moves_that_can_be_written_only_the_legal_ones_apply(text: str) -> None:
    position = parse_position(text)
    applied = []
    for move in ALL_MOVES:
        try:
            apply(position, move)
        except IllegalMove:
            continue
        applied.append(move)
    assert set(applied) == set(legal(position))


@given(any_edition, any_players, any_seed)
def test_dice_that_cannot_fall_are_refused(rules: Edition, players: int, seed: int) -> None:
    rng = random.Random(seed)
    positions = [after for _, _, after in game(rules, players, seed, most=400)]
    falls = {rolled for position in positions for rolled, _ in outcomes(position)[:: rng.randint(1, 40)]}
    for position in rng.sample(positions, 5):
        possible = {rolled for rolled, _ in outcomes(position)}
        for rolled in rng.sample(sorted(falls - possible, key=repr), 100):
            with pytest.raises(IllegalMove):
                apply(position, rolled)


@given(any_edition, any_players, any_seed)
def test_games_end_and_somebody_wins(rules: Edition, players: int, seed: int) -> None:
    played = game(rules, players, seed)
    _, last, end = played[-1]
    assert end.over
    assert end.grill == ()
    assert legal(end) == ()
    assert not isinstance(last, Rolled), "only taking the last portion ends a game"
    best = winners(end)
    assert best == tuple(sorted(best))
    assert all(standing(end)[seat - 1] == max(standing(end)) for seat in best)
    turns = sum(not after.begun for _, _, after in played)
    assert turns <= 2000


@given(any_edition, any_players, any_seed)
def test_the_seats_take_turns_and_only_the_dice_change_within_one(rules: Edition, players: int, seed: int) -> None:
    for before, _, after in game(rules, players, seed, most=1000):
        if after.begun:
            assert (after.seat, after.grill, after.guests) == (before.seat, before.grill, before.guests)
        elif not after.over:
            assert after.seat == before.seat % players + 1
        assert len(after.kept) - len(before.kept) <= 1
        assert len({group.face for group in after.kept}) == len(after.kept)


@given(any_edition, any_players, any_seed, st.booleans())
def test_the_naive_table_plays_the_same_game(rules: Edition, players: int, seed: int, sensible: bool) -> None:
    rng = random.Random(seed)
    seat = rng.randint(1, players)
    table = Table(format_edition(rules), players, seat)
    for before, event, after in steps(start(rules, players, seat), rng, sensible=sensible, most=1500):
        assert [format_move(move) for move in legal(before)] == table.legal()
        if before.thrown and rng.random() < 0.05:
            assert [format_event(rolled) for rolled, _ in outcomes(before)] == table.falls()
        table.play(format_event(event))
        if not after.thrown:
            assert format_position(after) == table.text()
        if after.over:
            assert (list(standing(after)), list(winners(after))) == table.score()


def test_the_same_seed_gives_the_same_game() -> None:
    assert game(edition("deluxe"), 4, 7) == game(edition("deluxe"), 4, 7)
    assert game(edition("deluxe"), 4, 7) != game(edition("deluxe"), 4, 8)
