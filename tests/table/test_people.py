"""Seats, names, options, clocks, leavers, the host, talk."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.table.playing import ANIKA, BO, CLEO, Table, kinds, two

from wormgrill.table import Days, Live, Presence, Refused, Relaxed, clean, clean_name, clock, due
from wormgrill.table.acts import (
    Contribute,
    Kick,
    Leave,
    MakeHost,
    Mute,
    NobodyLeft,
    Order,
    Pause,
    Rematch,
    Rename,
    Replace,
    Resize,
    Resume,
    Return,
    Say,
    SetOptions,
    SetSeat,
    Sit,
    SomebodyBack,
    Stand,
    StandIn,
    Start,
)
from wormgrill.table.people import rematch_ready


def code(table: Table, by: int, act: object) -> str:
    with pytest.raises(Refused) as caught:
        table.act(by, act)
    return caught.value.code


# --- before the start ---


def test_people_take_seats_and_leave_them() -> None:
    table = Table("Anika", "open", "open")
    assert table.join("Bo", seat=3) == BO
    assert table.join("Cleo") == CLEO
    with pytest.raises(Refused, match="all seats"):
        table.join("Dan")
    with pytest.raises(Refused, match="taken"):
        table.join("Dan", seat=1)
    table.act(CLEO, Stand(seat=2))
    assert code(table, CLEO, Stand(seat=1)) == "not_allowed"
    assert code(table, BO, Sit(seat=1)) == "seat_taken"
    assert code(table, BO, Sit(seat=7)) == "no_such_seat"
    table.act(BO, Sit(seat=2, name="Bobby"))
    assert [seat.name for seat in table.state.seats] == ["Anika", "Bobby", "Bo"]
    assert table.state.seats_of(BO) == (2, 3)


def test_the_host_gives_out_seats() -> None:
    table = Table("Anika", "open")
    table.join("Bo")
    for act in (SetSeat(seat=2, bot="cautious"), Resize(seats=4), Order(seats=[2, 1]), Start(), SetOptions(options={})):
        assert code(table, BO, act) == "not_allowed"
    table.act(ANIKA, SetSeat(seat=2, bot="cautious", name="Robo"))
    assert table.state.seat(2).name == "Robo"
    table.act(ANIKA, SetSeat(seat=2, person=BO))
    table.act(ANIKA, Resize(seats=4))
    assert code(table, ANIKA, Start()) == "seats_open"
    table.act(ANIKA, Order(seats=[2, 1, 3, 4]))
    assert [seat.name for seat in table.state.seats] == ["Bo", "Anika", "", ""]
    assert code(table, ANIKA, Order(seats=[1, 1, 2, 3])) == "bad_message"
    assert code(table, ANIKA, SetSeat(seat=2)) == "bad_message"
    assert code(table, ANIKA, SetSeat(seat=2, person=7)) == "no_such_person"
    assert code(table, ANIKA, SetSeat(seat=2, bot="exec:/bin/sh")) == "no_such_bot"
    table.act(ANIKA, SetSeat(seat=1, open=True))
    table.act(ANIKA, Resize(seats=2))
    assert [seat.kind for seat in table.state.seats] == ["open", "person"]


def test_options_change_until_the_start() -> None:
    table = Table("Anika", "Bo")
    table.act(ANIKA, SetOptions(options={"edition": "2005+decline", "pace": {"kind": "live", "seconds": 30}}))
    assert table.state.options.edition == "2005"
    assert table.state.options.pace == Live(seconds=30)
    for wrong in ({"edition": "1999"}, {"pace": {"kind": "live", "seconds": 1}}, {"colour": "red"}, {"coach": "loud"}):
        assert code(table, ANIKA, SetOptions(options=wrong)) in ("bad_message", "bad_notation")
    assert code(table, ANIKA, SetOptions(options={"standin": "nobody"})) == "no_such_bot"
    table.act(ANIKA, SetOptions(options={"begins": 5}))
    assert code(table, ANIKA, Start()) == "no_such_seat"
    table.act(ANIKA, SetOptions(options={"begins": 2}))
    table.start()
    assert table.state.mover == 2
    assert code(table, ANIKA, SetOptions(options={"undo": "none"})) == "wrong_phase"
    assert code(table, ANIKA, Contribute(text="late")) == "wrong_phase"


def test_names_are_cleaned() -> None:
    assert clean_name("  An\u202eika\u200b \t B.  ") == "Anika B."
    assert clean_name("anika", ["Anika", "Anika 2"]) == "anika 3"
    assert clean("a\u0301\u0301\u0301\u0301b", 20).count("\u0301") < 4
    assert len(clean_name("x" * 100)) == 24
    assert clean_name("<b>Bo</b>") == "<b>Bo</b>"
    with pytest.raises(Refused):
        clean_name("\u200b \n")


@given(st.text(max_size=60))
def test_what_is_clean_stays_as_it_is(text: str) -> None:
    once = clean(text, 24)
    assert clean(once, 24) == once
    assert "\n" not in once
    assert len(once) <= 24


def test_one_gives_another_name_to_oneself_and_to_ones_seats() -> None:
    table = Table("Anika", "open", "open")
    table.join("Bo")
    table.act(BO, Rename(name="Bob"))
    assert (table.state.person(BO).name, table.state.seat(2).name) == ("Bob", "Bob")
    table.act(BO, Sit(seat=3))
    table.act(BO, Rename(name="Kid", seat=3))
    assert [seat.name for seat in table.state.seats] == ["Anika", "Bob", "Kid"]
    assert code(table, BO, Rename(name="Me", seat=1)) == "not_allowed"


# --- clocks and leavers ---


def clock_of(table: Table):  # type: ignore[no-untyped-def]
    return clock(table.state, Presence(table.online, table.lost))


def due_of(table: Table):  # type: ignore[no-untyped-def]
    return due(table.state, Presence(table.online, table.lost))


def test_the_clock_runs_for_the_move_and_then_the_patience() -> None:
    table = two(pace=Live(seconds=30), patience=20)
    running = clock_of(table)
    assert (running.seat, running.out, running.standin, running.why) == (
        1,
        table.now + 30_000,
        table.now + 50_000,
        "move",
    )
    assert due_of(table) == (table.now + 50_000, StandIn(1, "clock"))
    table.now += 5_000
    table.move("roll")
    assert clock_of(table).out == table.now + 30_000


def test_a_lost_line_is_met_with_patience() -> None:
    table = two(pace=Relaxed(seconds=900), patience=20)
    table.online, table.lost = frozenset({BO}), {ANIKA: table.now + 7_000}
    assert clock_of(table).why == "lost"
    assert due_of(table) == (table.now + 27_000, StandIn(1, "lost"))
    assert kinds(table.itself(StandIn(1, "lost"))) == ["stood_in"]
    assert table.state.bot_to_move == table.state.options.standin
    assert table.itself(StandIn(1, "lost")) == ()
    table.online = frozenset({ANIKA, BO})
    assert kinds(table.act(ANIKA, Return())) == ["handed_back"]
    assert table.state.mover_person == ANIKA


def test_nobody_is_hurried_who_holds_up_nobody() -> None:
    alone = Table("Anika", "Bo here too", "bot", begins=1).start()
    assert clock_of(alone) is None
    left = two()
    left.act(BO, Leave())
    assert clock_of(left) is None


def test_by_days_nobody_need_be_connected() -> None:
    table = two(pace=Days(days=2), patience=3600)
    table.online, table.lost = frozenset(), {}
    assert due_of(table) == (table.now + (48 + 1) * 3600 * 1000, StandIn(1, "clock"))
    table.itself(StandIn(1, "clock"))
    assert due_of(table) is None
    table.happen((), None)
    while table.state.mover == 1:
        table.move(table.legal()[-1])
    table.itself(StandIn(2, "clock"))
    assert due_of(table)[1] == NobodyLeft()
    assert kinds(table.itself(NobodyLeft())) == ["paused"]
    assert kinds(table.act(BO, Return())) == ["handed_back", "resumed"]


def test_a_table_where_nobody_is_left_rests_until_somebody_returns() -> None:
    table = two(patience=20)
    table.online, table.lost = frozenset(), {ANIKA: table.now, BO: table.now + 1_000}
    assert table.itself(SomebodyBack()) == ()
    first = due_of(table)
    assert first == (table.now + 20_000, StandIn(1, "lost"))
    table.itself(first[1])
    assert due_of(table) == (table.now + 21_000, NobodyLeft())
    table.itself(NobodyLeft())
    assert (table.state.phase, table.state.pause) == ("paused", "nobody")
    assert due_of(table) is None
    table.online = frozenset({BO})
    assert due_of(table) == (0, SomebodyBack())
    assert kinds(table.itself(SomebodyBack())) == ["resumed"]


def test_bots_among_themselves_play_for_whoever_watches() -> None:
    table = Table("bot", "bot:random", name="Anika").start()
    assert due_of(table) is None
    table.online, table.lost = frozenset(), {ANIKA: table.now}
    assert due_of(table)[1] == NobodyLeft()


def test_when_everybody_leaves_the_table_rests() -> None:
    table = two()
    table.act(BO, Leave())
    table.act(ANIKA, Leave())
    assert due_of(table) == (table.state.moved_at, NobodyLeft())


def test_who_leaves_before_the_start_gives_up_the_seat_and_the_hosts_powers() -> None:
    table = Table("Anika", "open")
    table.join("Bo")
    assert kinds(table.act(ANIKA, Leave())) == ["left", "seats", "host"]
    assert (table.state.host, table.state.seat(1).kind) == (BO, "open")
    assert kinds(table.act(ANIKA, Sit(seat=1))) == ["returned", "seats"]


# --- the host's powers ---


def test_the_host_pauses_and_goes_on() -> None:
    table = two()
    assert code(table, BO, Pause()) == "not_allowed"
    table.act(ANIKA, Pause())
    assert code(table, ANIKA, Pause()) == "wrong_phase"
    assert code(table, BO, Resume()) == "not_allowed"
    with pytest.raises(Refused):
        table.move("roll", by=ANIKA)
    table.now += 60_000
    table.act(ANIKA, Resume())
    assert clock_of(table).since == table.now


def test_nobody_waits_for_a_host_who_is_not_there() -> None:
    table = Table("Anika", "open", online=[CLEO])
    watcher = table.join("Dan", seat=None)
    table.join("Cleo")
    assert code(table, watcher, Start()) == "not_allowed"
    assert code(table, CLEO, Resize(seats=3)) == "not_allowed"
    table.act(CLEO, Start())
    table.online = frozenset({ANIKA, CLEO})
    table.act(ANIKA, Pause())
    assert code(table, CLEO, Resume()) == "not_allowed"
    table.online = frozenset({CLEO})
    assert kinds(table.act(CLEO, Resume())) == ["resumed"]


def test_a_table_whose_host_has_left_gets_another_one() -> None:
    table = Table("Anika", "open")
    table.act(ANIKA, Leave())
    table.join("Bo")
    assert table.state.host == BO
    over = two()
    over.act(BO, Leave())
    over.act(ANIKA, Leave())
    assert kinds(over.act(BO, Return())) == ["returned", "host", "handed_back"]
    assert code(over, BO, MakeHost(person=ANIKA)) == "no_such_person"


def test_a_bot_for_somebody_who_is_away_but_not_for_somebody_who_is_there() -> None:
    table = two()
    assert code(table, ANIKA, Replace(seat=2)) == "seat_taken"
    assert code(table, ANIKA, SetSeat(seat=2, bot="cautious")) == "seat_taken"
    assert code(table, ANIKA, SetSeat(seat=2, person=ANIKA)) == "seat_taken"
    table.online = frozenset({ANIKA})
    assert kinds(table.act(ANIKA, Replace(seat=2, bot="random"))) == ["stood_in"]
    assert table.state.seat(2).playing_bot == "random"
    assert code(table, ANIKA, Replace(seat=2)) == "seat_taken"
    table.act(ANIKA, SetSeat(seat=2, bot="cautious"))
    assert table.state.seat(2).kind == "bot"


def test_kicked_people_can_do_nothing_any_more() -> None:
    table = two()
    assert code(table, ANIKA, Kick(person=ANIKA)) == "bad_message"
    assert kinds(table.act(ANIKA, Kick(person=BO))) == ["kicked", "stood_in"]
    assert code(table, BO, Say(phrase="sorry")) == "bad_key"
    assert code(table, ANIKA, Kick(person=BO)) == "no_such_person"


def test_the_hosts_powers_are_handed_over() -> None:
    table = two()
    table.act(ANIKA, MakeHost(person=BO))
    assert code(table, ANIKA, Pause()) == "not_allowed"
    table.act(BO, Pause())


def test_talk() -> None:
    table = two()
    assert kinds(table.act(BO, Say(phrase="thief"))) == ["said"]
    assert code(table, BO, Say(phrase="insult")) == "bad_message"
    assert code(table, BO, Say(text="hello")) == "chat_off"
    assert code(table, BO, Say(text="hello", phrase="hello")) == "bad_message"
    table.act(ANIKA, Mute(person=BO))
    assert code(table, BO, Say(phrase="thief")) == "muted"
    assert code(table, BO, Rename(name="Thief!")) == "muted"
    table.act(ANIKA, Mute(person=BO, muted=False))
    free = two(free_text=True)
    said = free.act(BO, Say(text="  <i>hi</i>\u202e  there "))
    assert said[0].text == "<i>hi</i> there"  # type: ignore[attr-defined]


def test_another_game_when_all_who_are_there_want_it() -> None:
    table = two().play_out()
    table.act(BO, Rematch())
    assert not rematch_ready(table.state, table.moment)
    table.online = frozenset({BO})
    assert rematch_ready(table.state, table.moment)
    assert code(table, BO, Rematch(now=True)) == "not_allowed"
    by_days = two(pace=Days()).play_out()
    by_days.online = frozenset()
    by_days.act(BO, Rematch())
    assert not rematch_ready(by_days.state, by_days.moment)
    by_days.act(ANIKA, Rematch())
    assert rematch_ready(by_days.state, by_days.moment)
    assert code(two(), BO, Rematch()) == "wrong_phase"
