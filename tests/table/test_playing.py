"""Moves, taking back, and the log from which everything is derived."""

from __future__ import annotations

import contextlib
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.table.playing import ANIKA, BO, SECRET, Table, kinds, two

from wormgrill.notation import format_record, parse_record
from wormgrill.table import (
    BotMove,
    Entry,
    Moment,
    Presence,
    Refused,
    Stale,
    decide,
    fold_all,
    happening_dict,
    parse_happening,
    record,
    told,
    view,
)
from wormgrill.table.acts import Answer, Leave, Move, Return, Say, TypeDice, Undo


def refused(table: Table, by: int, act: object) -> Refused:
    before = table.state
    with pytest.raises(Refused) as caught:
        table.act(by, act)
    assert table.state is before
    return caught.value


def test_a_move_rolls_and_is_told_with_what_happened() -> None:
    table = two()
    assert table.legal() == ["roll"]
    before = table.state
    happened = table.move("roll")
    assert kinds(happened)[:2] == ["move", "rolled"]
    fell = table.log[-1] if len(happened) == 2 else table.log[-len(happened) + 1]
    data = told(before, table.log[before.seq], table.state)
    assert data["kind"] == "move"
    assert data["turn"] == 1
    assert [fact["fact"] for fact in data["facts"]] == ["threw"]
    assert fell.what.kind == "rolled"


def test_only_the_seat_to_move_moves() -> None:
    table = two()
    watcher = table.join("Dan", seat=None)
    assert refused(table, BO, Move(seq=table.state.seq, move="roll")).code == "not_your_turn"
    assert refused(table, watcher, Move(seq=table.state.seq, move="roll")).code == "not_allowed"
    assert refused(table, 9, Move(seq=table.state.seq, move="roll")).code == "bad_key"


def test_an_illegal_move_says_what_is_legal() -> None:
    table = two()
    wrong = refused(table, ANIKA, Move(seq=table.state.seq, move=">5"))
    assert (wrong.code, wrong.at, wrong.numbers) == ("illegal_move", "move", {"legal": ["roll"]})
    assert refused(table, ANIKA, Move(seq=table.state.seq, move="jump")).code == "bad_notation"


def test_a_move_counts_as_long_as_the_game_is_what_the_player_saw() -> None:
    table = two()
    seen = table.state.seq
    table.act(BO, Say(phrase="good_luck"))
    table.act(ANIKA, Move(seq=seen, move="roll"))
    with pytest.raises(Stale):
        table.act(ANIKA, Move(seq=seen, move="roll"))


def test_a_face_can_be_taken_back_until_the_dice_fall() -> None:
    table = two()
    token = table.to_choice()
    by = table.state.mover_person or 0
    position = table.state.position
    table.move(token)
    assert view(table.state, Presence(), 0)["undo"]["free"] is not None
    assert kinds(table.act(by, Undo(seq=table.state.seq))) == ["undone"]
    assert table.state.position == position
    assert view(table.state, Presence(), 0)["undo"]["free"] is None


def askers(table: Table) -> list[int]:
    """Who is told that they may ask to take back."""
    return [ask["person"] for ask in view(table.state, Presence(), 0)["undo"]["ask"]]


def test_beyond_new_information_everybody_is_asked() -> None:
    table = two()
    table.move("roll")
    place = table.state.started
    assert kinds(table.act(ANIKA, Undo(seq=table.state.seq, to=place))) == ["undo_asked"]
    asked = view(table.state, Presence(), 0)["undo"]["asked"]
    assert asked == {"by": ANIKA, "to": place, "yes": [], "waiting": [BO]}
    assert refused(table, ANIKA, Answer(yes=True)).code == "no_question"
    assert kinds(table.act(BO, Answer(yes=False))) == ["undo_answered"]
    assert table.state.asked is None
    assert refused(table, ANIKA, Undo(seq=table.state.seq, to=place)).code == "nothing_to_undo"
    assert ANIKA not in askers(table)
    table.move(table.legal()[0], by=table.state.mover_person)
    assert ANIKA in askers(table)
    table.act(ANIKA, Undo(seq=table.state.seq, to=place))
    assert kinds(table.act(BO, Answer(yes=True))) == ["undo_answered", "undone"]
    assert table.state.position == table.state.start


def test_who_asks_can_think_better_of_it() -> None:
    table = two()
    table.move("roll")
    table.act(ANIKA, Undo(seq=table.state.seq, to=table.state.started))
    assert refused(table, ANIKA, Answer(yes=True)).code == "no_question"
    assert kinds(table.act(ANIKA, Answer(yes=False))) == ["undo_answered"]
    assert refused(table, BO, Answer(yes=True)).code == "no_question"


def test_the_game_going_on_is_an_answer_too() -> None:
    table = two()
    token = table.to_choice()
    by = table.state.mover_person or 0
    other = BO if by == ANIKA else ANIKA
    table.act(other, Undo(seq=table.state.seq, to=table.state.started))
    table.move(token)
    assert table.state.asked is None


def test_who_is_away_need_not_agree() -> None:
    table = two()
    table.move("roll")
    table.act(BO, Leave())
    assert kinds(table.act(ANIKA, Undo(seq=table.state.seq, to=table.state.started))) == ["undone"]


def test_alone_with_bots_everything_can_be_taken_back() -> None:
    table = Table("Anika", "bot", begins=1).start()
    table.move("roll")
    assert kinds(table.act(ANIKA, Undo(seq=table.state.seq))) == ["undone"]


@pytest.mark.parametrize(("policy", "code"), [("none", "undo_off"), ("consent", None)])
def test_the_tables_policy_of_taking_back(policy: str, code: str | None) -> None:
    table = two(undo=policy)
    table.move(table.to_choice())
    by = next(step.seat for step in reversed(table.state.steps))
    person = table.state.seat(by).person or 0
    if code is not None:
        assert refused(table, person, Undo(seq=table.state.seq)).code == code
    else:
        assert kinds(table.act(person, Undo(seq=table.state.seq))) == ["undo_asked"]


def test_nothing_to_take_back() -> None:
    table = two()
    assert refused(table, ANIKA, Undo(seq=table.state.seq)).code == "nothing_to_undo"
    assert refused(table, ANIKA, Undo(seq=table.state.seq, to=1)).code == "nothing_to_undo"
    table.move("roll")
    rolled = [step.seq for step in table.state.steps]
    assert refused(table, ANIKA, Undo(seq=table.state.seq, to=rolled[0])).code == "nothing_to_undo"


def test_a_bots_move_that_comes_too_late_is_nothing() -> None:
    table = Table("Anika", "bot", begins=2).start()
    seen = table.state.seq
    table.move("roll")
    with pytest.raises(Stale):
        table.itself(BotMove(seen, "roll"))


def test_somebody_is_back_by_moving() -> None:
    table = two()
    table.act(ANIKA, Leave())
    assert table.state.host == BO
    assert table.state.mover_person is None
    assert kinds(table.act(ANIKA, Move(seq=table.state.seq, move="roll")))[:3] == ["returned", "handed_back", "move"]
    table.act(ANIKA, Leave())
    assert kinds(table.act(ANIKA, Return())) == ["returned", "handed_back"]


def test_dice_of_a_real_table() -> None:
    table = two(dice="physical")
    assert view(table.state, Presence(), 0)["dice"]["commitment"] is None
    assert kinds(table.move("roll")) == ["move"]
    shown = view(table.state, Presence(), 0)
    assert shown["thrown"] == {"white": 8, "golden": False}
    assert (shown["legal"], shown["position"]) == ([], "2014 21-36 -/- 1")
    assert refused(table, BO, TypeDice(seq=table.state.seq, dice="11344555")).code == "not_your_turn"
    assert refused(table, ANIKA, TypeDice(seq=table.state.seq, dice="1134455")).code == "dice_do_not_fit"
    assert refused(table, ANIKA, TypeDice(seq=table.state.seq, dice="1134455x")).code == "bad_notation"
    assert kinds(table.act(ANIKA, TypeDice(seq=table.state.seq, dice=":11344555"))) == ["rolled"]
    table.move(">5")
    both = table.act(ANIKA, TypeDice(seq=table.state.seq, dice="11344"))
    assert kinds(both) == ["move", "rolled"]
    assert refused(two(), ANIKA, TypeDice(seq=2, dice="11344555")).code == "dice_not_yours"


def test_the_whole_table_follows_from_its_log() -> None:
    table = Table("Anika", "bot:random", "Bo", edition="deluxe").start().play_out()
    lines = [(e.seq, e.at, e.what.kind, happening_dict(e.what), e.by, e.id) for e in table.log]
    read = [Entry(seq, at, parse_happening(kind, data), by, act_id) for seq, at, kind, data, by, act_id in lines]
    assert read == table.log
    assert fold_all("T", read) == table.state
    assert view(fold_all("T", read), Presence(), 5) == view(table.state, Presence(), 5)


def test_a_log_of_a_newer_version_is_refused() -> None:
    with pytest.raises(ValueError, match="newer version"):
        parse_happening("teleported", {})


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10_000), edition=st.sampled_from(["2014", "2005+short", "deluxe+any"]))
def test_taking_back_at_any_time_leaves_a_table_that_can_be_replayed(seed: int, edition: str) -> None:
    """Random play with random take-backs: the state is that of its own steps, and the record replays to it."""
    rng = random.Random(seed)
    table = Table("Anika", "Bo", begins=1, edition=edition).start()
    for _ in range(150):
        if table.state.phase != "playing":
            break
        if rng.random() < 0.2 and table.state.steps:
            places = [table.state.started, *(step.seq for step in table.state.steps)]
            # a place that is none is refused and changes nothing
            with contextlib.suppress(Refused):
                table.act(ANIKA, Undo(seq=table.state.seq, to=rng.choice(places)))
            continue
        table.move(rng.choice(table.legal()))
    played = record(table.state)
    assert played is not None
    assert played.end == table.state.position
    assert parse_record(format_record(played)) == played
    assert fold_all("T", table.log) == table.state
    assert decide(table.state, ANIKA, Say(phrase="bye"), Moment(secret=SECRET))
