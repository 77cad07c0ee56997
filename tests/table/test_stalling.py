"""No one can hold up the others: every way to buy time, and any mixture of them."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.table.playing import ANIKA, BO, CLEO, Table, kinds, two

from wormgrill.table import Days, Live, Presence, Refused, Stale, clock, due
from wormgrill.table.acts import (
    Answer,
    Contribute,
    Leave,
    MakeHost,
    Move,
    Mute,
    Pause,
    Rematch,
    Rename,
    Replace,
    Resume,
    Return,
    Say,
    SetSeat,
    Sit,
    StandIn,
    Start,
    TypeDice,
    Undo,
)

SECOND = 1000
LIVE: dict[str, Any] = {"pace": Live(seconds=30), "patience": 20}
# what one decision may take at such a table
MOST = 50 * SECOND


def clock_of(table: Table):  # type: ignore[no-untyped-def]
    return clock(table.state, Presence(table.online, table.lost))


def due_of(table: Table):  # type: ignore[no-untyped-def]
    return due(table.state, Presence(table.online, table.lost))


def code(table: Table, by: int, act: object) -> str:
    with pytest.raises(Refused) as caught:
        table.act(by, act)
    return caught.value.code


def chosen(table: Table) -> int:
    """A face is set aside by somebody, ten seconds after the dice fell; returns who did it."""
    token = table.to_choice()
    by = table.state.mover_person or 0
    table.now += 10 * SECOND
    table.move(token)
    return by


def test_taking_back_and_choosing_again_buys_no_time() -> None:
    table = two(**LIVE)
    by = chosen(table)
    fell = table.now - 10 * SECOND
    assert clock_of(table).since == table.now
    table.now += 5 * SECOND
    table.act(by, Undo(seq=table.state.seq))
    assert clock_of(table).since == fell
    table.move(table.legal()[0])
    assert clock_of(table).since == fell
    if "roll" in table.legal():
        table.move("roll")
        assert clock_of(table) is None or clock_of(table).since == table.now


def test_what_is_taken_back_by_consent_is_thought_over_anew() -> None:
    table = two(**LIVE, undo="consent")
    by = chosen(table)
    table.now += 25 * SECOND
    table.act(by, Undo(seq=table.state.seq))
    table.act(BO if by == ANIKA else ANIKA, Answer(yes=True))
    assert clock_of(table).since == table.now


def test_coming_back_in_the_moment_the_bot_takes_over_buys_no_time() -> None:
    table = two(**LIVE)
    since = clock_of(table).since
    table.now = due_of(table)[0]
    table.itself(StandIn(1, "clock"))
    table.act(ANIKA, Return())
    assert clock_of(table).since == since
    assert due_of(table)[0] <= table.now


def test_who_was_away_has_their_whole_time() -> None:
    table = two(**LIVE, dice="physical")
    table.move("roll")
    table.now = due_of(table)[0]
    table.itself(StandIn(1, "clock"))
    table.now += 300 * SECOND
    table.act(ANIKA, Return())
    assert clock_of(table).since == table.now


def test_others_who_come_and_go_buy_the_mover_no_time() -> None:
    table = two(**LIVE)
    since = clock_of(table).since
    table.now += 20 * SECOND
    table.act(BO, Leave())
    table.act(BO, Return())
    assert clock_of(table).since == since
    table.act(BO, Leave())
    table.act(ANIKA, SetSeat(seat=2, bot="cautious"))
    table.act(ANIKA, SetSeat(seat=2, person=BO))
    assert clock_of(table).since == since


def test_a_pause_stops_the_clock_and_no_more() -> None:
    table = two(**LIVE)
    table.now += 20 * SECOND
    table.act(ANIKA, Pause())
    table.now += 10 * SECOND
    table.act(ANIKA, Resume())
    assert clock_of(table).out == table.now + 10 * SECOND


def test_those_who_wait_end_a_pause_after_the_time_of_a_move() -> None:
    table = two(**LIVE)
    table.act(ANIKA, Pause())
    table.now += 29 * SECOND
    assert code(table, BO, Resume()) == "not_allowed"
    table.now += SECOND
    table.act(BO, Resume())
    assert code(table, ANIKA, Pause()) == "wrong_phase"
    while table.state.turns == 0:
        table.move(table.legal()[-1])
    table.act(ANIKA, Pause())


def test_who_types_no_dice_is_replaced_and_anybody_types_them() -> None:
    table = two(**LIVE, dice="physical")
    table.act(ANIKA, MakeHost(person=BO))
    table.move("roll")
    assert due_of(table) == (table.now + MOST, StandIn(1, "clock"))
    table.itself(StandIn(1, "clock"))
    assert kinds(table.act(BO, TypeDice(seq=table.state.seq, dice="11344555"))) == ["rolled"]


def test_a_question_that_nobody_answers_holds_up_nothing() -> None:
    table = two(**LIVE)
    table.move("roll")
    table.act(BO, Undo(seq=table.state.seq, to=table.state.started))
    running = clock_of(table)
    assert (running.seat, running.since) == (table.state.mover, table.now)
    table.move(table.legal()[0])
    assert table.state.asked is None


def away(table: Table, *, seconds: int) -> None:
    """The host's connection has been lost for so long."""
    table.online = table.online - {table.state.host}
    table.lost = {table.state.host: table.now}
    table.now += seconds * SECOND


def test_whoever_plays_may_take_over_from_a_host_who_is_away() -> None:
    table = Table("Anika", "open", "open", online=[ANIKA, BO, CLEO], **LIVE)
    table.join("Bo")
    watcher = table.join("Dan", seat=None)
    assert code(table, BO, MakeHost(person=BO)) == "not_allowed"
    away(table, seconds=19)
    assert code(table, BO, MakeHost(person=BO)) == "not_allowed"
    assert code(table, BO, Start()) == "not_allowed"
    table.now += SECOND
    assert code(table, watcher, MakeHost(person=watcher)) == "not_allowed"
    assert code(table, BO, MakeHost(person=watcher)) == "not_allowed"
    table.act(BO, MakeHost(person=BO))
    table.act(BO, SetSeat(seat=3, bot="cautious"))
    table.act(BO, Start())
    assert table.state.phase == "playing"


def test_by_days_the_host_may_look_in_rarely() -> None:
    table = Table("Anika", "open", "open", pace=Days(days=2), patience=20)
    table.join("Bo")
    away(table, seconds=47 * 3600)
    assert code(table, BO, MakeHost(person=BO)) == "not_allowed"
    table.now += 3600 * SECOND
    table.act(BO, MakeHost(person=BO))


def test_nobody_waits_for_ever_for_a_host_who_wants_no_other_game() -> None:
    table = two(**LIVE).play_out()
    table.act(BO, Rematch())
    assert code(table, BO, Rematch(now=True)) == "not_allowed"
    table.now += 20 * SECOND
    table.act(BO, Rematch(now=True))


def test_who_is_muted_says_nothing_anywhere() -> None:
    table = Table("Anika", "open", "open")
    table.join("Bo")
    table.act(ANIKA, Mute(person=BO))
    for act in (Say(phrase="thief"), Rename(name="Thief!"), Contribute(text="thief"), Sit(seat=3, name="Thief")):
        assert code(table, BO, act) == "muted"
    table.act(BO, Sit(seat=3))


tricks = st.one_of(
    st.just(Leave()),
    st.just(Return()),
    st.just(Pause()),
    st.just(Resume()),
    st.just("undo"),
    st.just("ask"),
    st.just("keep"),
    st.builds(Answer, yes=st.booleans()),
    st.builds(Replace, seat=st.integers(1, 3)),
    st.builds(SetSeat, seat=st.integers(1, 3), person=st.just(ANIKA)),
    st.builds(SetSeat, seat=st.integers(1, 3), bot=st.just("cautious")),
    st.builds(MakeHost, person=st.integers(1, 3)),
    st.builds(Say, phrase=st.just("moment_please")),
    st.sampled_from(["lose the line", "be there"]),
)


def quick(tokens: list[str]) -> str:
    """A move that brings the game to its end."""
    takes = [token for token in tokens if token.startswith("=") and token != "=x"]
    return takes[0] if takes else "roll" if "roll" in tokens else tokens[-1]


class Waiting:
    """Bo waits for Anika, who tries what she can. What the table does by itself, it does when it is due; Bo ends
    pauses when he may and moves at once. `waited` is the longest that nothing new happened.
    """

    def __init__(self) -> None:
        self.table = Table("Anika", "open", "bot", **LIVE, begins=1, online=[ANIKA, BO])
        self.table.join("Bo")
        self.table.start()
        self.news = self.table.now
        self.waited = 0
        self.known: object = None
        self.look()

    def look(self) -> None:
        """New is a throw that has not been there, or another turn."""
        state = self.table.state
        seen = (state.turns, state.rolls)
        if seen != self.known or state.phase == "over":
            self.known, self.news = seen, self.table.now
        self.waited = max(self.waited, self.table.now - self.news)

    def runs(self, until: int) -> None:
        """The table's own doings up to a moment."""
        for _ in range(400):
            self.looks_after_itself()
            coming = due_of(self.table)
            if coming is None or coming[0] > until:
                break
            self.table.now = max(self.table.now, coming[0])
            self.table.itself(coming[1])
            self.look()
        self.table.now = max(self.table.now, until)
        self.look()

    def looks_after_itself(self) -> None:
        table = self.table
        for _ in range(200):
            with contextlib.suppress(Refused):
                table.act(BO, Resume())
            if table.state.phase != "playing" or not (table.state.bot_to_move or table.state.mover_person == BO):
                return
            table.move(quick(table.legal()))
            self.look()

    def tries(self, trick: object) -> None:
        table, state = self.table, self.table.state
        if trick in ("lose the line", "be there"):
            there = trick == "be there"
            table.online = frozenset({ANIKA, BO} if there else {BO})
            table.lost = {} if there else {ANIKA: table.now}
            return
        if trick == "keep":
            faces = [token for token in table.legal() if token.startswith(">")]
            trick = Move(seq=state.seq, move=faces[0] if faces else "roll")
            if not faces:
                return
        elif trick == "undo":
            trick = Undo(seq=state.seq)
        elif trick == "ask":
            trick = Undo(seq=state.seq, to=state.started)
        with contextlib.suppress(Refused, Stale):
            table.act(ANIKA, trick)
        self.look()


@settings(max_examples=15, deadline=None)
@given(st.lists(st.tuples(tricks, st.integers(0, 49)), min_size=10, max_size=30))
def test_whatever_somebody_tries_the_others_do_not_wait_long(tried: list[tuple[object, int]]) -> None:
    waiting = Waiting()
    for trick, seconds in tried:
        waiting.tries(trick)
        waiting.runs(waiting.table.now + seconds * SECOND)
    # a face, then to roll or to stop: two decisions; and a pause that others end
    assert waiting.waited <= 2 * MOST + 30 * SECOND + 49 * SECOND
