"""Everything in the rules is a value: frozen, hashable, equal by content, with a repr that evaluates back."""

from __future__ import annotations

import copy
import pickle

import pytest
from tests.games import all_moves, game
from tests.words import play, told

import wormgrill.rules as rules
from wormgrill.notation import parse_position
from wormgrill.rules import Dice, Fact, Group, Player, Position, Roll, Rolled, Specialist, edition, facts, start

POSITIONS = [
    start(edition("2014")),
    parse_position("2005+short 21-23 24.25/- 2 444w|1235"),
    parse_position("deluxe+any+plaingold 21h,22 24.25+g*2/-*1 1 44g4|12355w"),
    parse_position("deluxe 21h,22 24.25+w*2/-*1 1 44|12355w!"),
    play("deluxe 21h,22 24.25+g/- 1", "roll-"),
    play("deluxe 21h,22 24.25+g/- 1 |112355ww-", ">1"),
    play("deluxe 21h,22 24.25+a*1/- 1 www33|", "=21&a"),
]


@pytest.mark.parametrize("position", POSITIONS, ids=repr)
def test_positions_are_values(position: Position) -> None:
    names = {name: getattr(rules, name) for name in rules.__all__}
    assert eval(repr(position), names) == position
    assert {position: 1}[copy.deepcopy(position)] == 1
    assert pickle.loads(pickle.dumps(position)) == position
    with pytest.raises(AttributeError):
        position.seat = 2  # type: ignore[misc]


def test_moves_are_values() -> None:
    names = {name: getattr(rules, name) for name in rules.__all__}
    moves = all_moves()
    assert len(set(moves)) == len(moves)
    for move in moves[::37]:
        assert eval(repr(move), names) == move


@pytest.mark.parametrize(
    "value", [Dice((1, 2), 6), Group(6, 2, True), Player((21,), Specialist.HEN, 2), edition("2005", "any")]
)
def test_smaller_things_are_values(value: object) -> None:
    names = {name: getattr(rules, name) for name in rules.__all__}
    assert eval(repr(value), names) == value
    assert hash(eval(repr(value), names)) == hash(value)


def test_moves_without_choice_differ_from_each_other() -> None:
    assert len({rules.Roll(), rules.Roll(golden=False), rules.Reroll(), rules.GiveUp(), rules.Fail()}) == 5


def test_what_a_player_shows() -> None:
    assert Player().top is None
    assert Player((21, 36, 25)).top == 25


def test_what_lies_in_a_position() -> None:
    position = parse_position("deluxe 11,21h,22,30a 24.25+w*2/-*1 1 44w|1235w")
    assert position.guest(21) is Specialist.HEN
    assert position.guest(22) is None
    assert position.guest(30) is Specialist.APPLE
    assert position.mover == Player((24, 25), Specialist.WEASEL, 2)
    assert position.used == {4, 6}
    assert (position.total, position.white_left, position.supply) == (13, 5, 4)
    assert (position.begun, position.over, position.weasel_ready, position.golden_left) == (True, False, True, False)
    assert not start(edition("2014")).begun
    assert play("2014 21-36 -/- 1", "roll").begun
    assert parse_position("2014 21-36 -/- 1 |11112222").begun
    assert parse_position("2014 21-36 -/- 1 1|").begun


def test_facts_are_told_in_order_as_plain_data() -> None:
    assert told("2014 21-36 -/- 1", "roll") == [{"fact": "threw", "seat": 1, "dice": 8}]
    assert told("2014 21-36 -/- 2 444|", "roll") == [{"fact": "threw", "seat": 2, "dice": 5}]
    assert told("2014 21-36 -/- 1", "roll :1122345w") == [
        {"fact": "fell", "seat": 1, "dice": {"white": [1, 1, 2, 2, 3, 4, 5, 6]}}
    ]
    assert told("2014 21-36 -/- 2 w|1122345", ">2") == [
        {"fact": "set_aside", "seat": 2, "face": 2, "count": 2, "total": 9}
    ]
    assert told("deluxe 21-36 -/-+g 2 w|112234wg1", ">1") == [
        {"fact": "set_aside", "seat": 2, "face": 1, "count": 3, "total": 8},
        {"fact": "got_round_worm", "seat": 2},
    ]


def test_every_fact_has_a_code_of_its_own() -> None:
    codes = {kind.code for kind in Fact.__subclasses__()}
    assert len(codes) == len({kind.__name__ for kind in Fact.__subclasses__()}) == 16
    seen = {
        fact.as_dict()["fact"]
        for seed in range(12)
        for before, event, _ in game(edition("deluxe"), 2 + seed % 3, seed)
        for fact in facts(before, event)
    }
    assert seen == codes


def test_facts_refuse_what_apply_refuses() -> None:
    with pytest.raises(rules.IllegalMove):
        facts(start(edition("2014")), Rolled(Dice((1,) * 8)))
    with pytest.raises(rules.IllegalMove):
        facts(parse_position("2014 21-36 -/- 1 |11112222"), Roll())


def test_errors_carry_what_they_are_about_and_survive_a_journey() -> None:
    position = start(edition("2014"))
    for event in (rules.Keep(5), Rolled(Dice((1,) * 8))):
        with pytest.raises(rules.IllegalMove) as refused:
            rules.apply(position, event)
        again = pickle.loads(pickle.dumps(refused.value))
        assert (again.event, again.position, str(again)) == (event, position, str(refused.value))
    with pytest.raises(rules.IllegalMove) as unlikely:
        rules.apply(rules.apply(position, Roll()), Rolled(Dice((6,))))
    assert (unlikely.value.event, unlikely.value.position.thrown) == (Rolled(Dice((6,))), True)
    with pytest.raises(rules.ImpossiblePosition) as impossible:
        parse_position("2014 21-36 21/22 3")
    copied = copy.copy(impossible.value)
    assert (copied.defects, str(copied)) == (impossible.value.defects, str(impossible.value))
    assert len(copied.defects) == 3
