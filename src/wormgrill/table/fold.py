"""How an entry of the log changes the table: `fold(state, entry)` is pure and knows no refusal, for what is in the
log has happened.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import lru_cache
from typing import Any

from wormgrill.notation import parse_event, parse_position
from wormgrill.rules import Event, Keep, Position, apply, standing

from . import events as ev
from .options import parse_options
from .state import Person, Question, Seat, Series, Standin, State, Step


@lru_cache(maxsize=8192)
def event_of(token: str) -> Event:
    """The event behind a token of the log; there are not many different ones."""
    return parse_event(token)


def fold(state: State, entry: ev.Entry) -> State:
    """The table after one more entry."""
    after = _FOLDS[type(entry.what)](state, entry, entry.what)
    ids = state.ids
    if entry.id is not None and entry.by is not None:
        ids = {**ids, (entry.by, entry.id): entry.seq}
    game_seq = entry.seq if isinstance(entry.what, ev.GAME) else state.game_seq
    return replace(after, seq=entry.seq, game_seq=game_seq, ids=ids)


def fold_all(table: str, entries: Iterable[ev.Entry]) -> State:
    """The table from its whole log, which begins with its opening."""
    log = iter(entries)
    state = opened(table, next(log))
    for entry in log:
        state = fold(state, entry)
    return state


def opened(table: str, entry: ev.Entry) -> State:
    """The table that the first entry of a log opens."""
    what = entry.what
    if not isinstance(what, ev.Opened):
        raise ValueError(f"the log of table {table} does not begin with its opening, but with {what.kind!r}")
    told: ev.Data = what.series or {"id": table}
    values: dict[str, Any] = {key: tuple(value) if isinstance(value, list) else value for key, value in told.items()}
    series = Series(**values)
    return State(
        table=table,
        options=parse_options(what.options),
        seats=tuple(map(seat_of, what.seats)),
        people=tuple(map(Person, what.people)),
        seq=entry.seq,
        moved_at=entry.at,
        commitment=what.commitment,
        rules=what.rules,
        series=series,
        ids={(entry.by, entry.id): entry.seq} if entry.by is not None and entry.id is not None else {},
    )


def seat_of(data: ev.Data) -> Seat:
    """A seat as an entry writes it."""
    standin = data.get("standin")
    return Seat(**{**data, "standin": Standin(**standin) if standin else None})


def seat_data(seat: Seat) -> ev.Data:
    """The seat for an entry, without what says nothing."""
    return {key: value for key, value in dataclasses.asdict(seat).items() if value not in (None, "")}


def _options(state: State, entry: ev.Entry, what: ev.OptionsSet) -> State:
    return replace(state, options=parse_options(what.options))


def _joined(state: State, entry: ev.Entry, what: ev.Joined) -> State:
    return replace(state, people=(*state.people, Person(what.name)))


def _named(state: State, entry: ev.Entry, what: ev.Named) -> State:
    if what.seat is not None:
        return _with_seat(state, what.seat, name=what.name)
    return _with_person(state, what.person, name=what.name)


def _left(state: State, entry: ev.Entry, what: ev.Left) -> State:
    return replace(_with_person(state, what.person, left=True), **_withdrawn(state, what.person))


def _returned(state: State, entry: ev.Entry, what: ev.Returned) -> State:
    return _with_person(state, what.person, left=False)


def _kicked(state: State, entry: ev.Entry, what: ev.Kicked) -> State:
    return replace(_with_person(state, what.person, left=True, kicked=True), **_withdrawn(state, what.person))


def _muted(state: State, entry: ev.Entry, what: ev.Muted) -> State:
    return _with_person(state, what.person, muted=what.muted)


def _invites_ended(state: State, entry: ev.Entry, what: ev.InvitesEnded) -> State:
    return state  # the invitations are kept elsewhere, as hashes


def _host(state: State, entry: ev.Entry, what: ev.HostSet) -> State:
    return replace(state, host=what.person)


def _seats(state: State, entry: ev.Entry, what: ev.SeatsSet) -> State:
    """Time begins anew only for a new player of the seat whose turn it is: nobody else's moving about buys any."""
    after = replace(state, seats=tuple(map(seat_of, what.seats)))
    same = state.mover is not None and state.seat(state.mover).person == after.seat(state.mover).person
    return after if same else replace(after, moved_at=entry.at)


def _contributed(state: State, entry: ev.Entry, what: ev.Contributed) -> State:
    others = tuple(c for c in state.contributions if c[0] != what.person)
    return replace(state, contributions=(*others, (what.person, what.text)))


def _started(state: State, entry: ev.Entry, what: ev.Started) -> State:
    position = parse_position(what.position)
    return replace(
        state,
        phase="playing",
        started=entry.seq,
        started_at=entry.at,
        begins=what.begins,
        drawn=what.drawn,
        start=position,
        turn=position,
        position=position,
        shown=position,
        moved_at=entry.at,
    )


def _moved(state: State, entry: ev.Entry, what: ev.Moved) -> State:
    return _step(state, entry, what.seat, event_of(what.move), None)


def _fell(state: State, entry: ev.Entry, what: ev.Fell) -> State:
    stepped = _step(state, entry, what.seat, event_of(what.dice), what.number)
    return stepped if what.number is None else replace(stepped, rolls=what.number)


def _step(state: State, entry: ev.Entry, seat: int, event: Any, number: int | None) -> State:
    assert state.position is not None
    position = apply(state.position, event)
    steps = (*state.steps, Step(entry.seq, seat, event, number, entry.at))
    begins = not position.begun
    again = state.retaken and isinstance(event, Keep)
    return replace(
        state,
        position=position,
        shown=state.shown if position.thrown else position,
        steps=steps,
        turn=position if begins else state.turn,
        turn_steps=len(steps) if begins else state.turn_steps,
        turns=state.turns + begins,
        moved_at=state.moved_at if again else entry.at,
        asked=None,
        denied=frozenset(),
        retaken=again,
    )


def _undone(state: State, entry: ev.Entry, what: ev.Undone) -> State:
    """The game as it was. Who takes back a face at will chooses on the time that was left: nobody thinks for ever."""
    agreed = state.asked is not None and (state.asked.by, state.asked.to) == (what.person, what.to)
    count = sum(step.seq <= what.to for step in state.steps)
    free = _only_a_face(state, count) and not agreed
    steps = state.steps[:count]
    if count >= state.turn_steps:
        turn, turn_steps, turns = state.turn, state.turn_steps, state.turns
    else:
        turn, turn_steps, turns = state.start, 0, 0
    assert turn is not None
    position: Position = turn
    for index in range(turn_steps, count):
        position = apply(position, steps[index].event)
        if not position.begun:
            turn, turn_steps, turns = position, index + 1, turns + 1
    return replace(
        state,
        position=position,
        shown=position,
        steps=steps,
        turn=turn,
        turn_steps=turn_steps,
        turns=turns,
        moved_at=steps[-1].at if free else entry.at,
        retaken=free,
        asked=None,
        denied=frozenset(),
    )


def _only_a_face(state: State, count: int) -> bool:
    """Whether going back to so many steps takes back nothing but the last face set aside."""
    return 0 < count == len(state.steps) - 1 and isinstance(state.steps[-1].event, Keep)


def _undo_asked(state: State, entry: ev.Entry, what: ev.UndoAsked) -> State:
    return replace(state, asked=Question(what.person, what.to))


def _undo_answered(state: State, entry: ev.Entry, what: ev.UndoAnswered) -> State:
    if state.asked is None or not what.yes:
        denied = frozenset() if state.asked is None else frozenset({state.asked.by})
        return replace(state, asked=None, denied=state.denied | denied)
    return replace(state, asked=replace(state.asked, yes=state.asked.yes | {what.person}))


def _stood_in(state: State, entry: ev.Entry, what: ev.StoodIn) -> State:
    return _with_seat(state, what.seat, standin=Standin(what.bot, what.reason, entry.at))


def _handed_back(state: State, entry: ev.Entry, what: ev.HandedBack) -> State:
    """Who was away for a while has their whole time again; going and coming in a moment buys none."""
    standin = state.seat(what.seat).standin
    after = _with_seat(state, what.seat, standin=None)
    away = 0 if standin is None else entry.at - standin.at
    fresh = state.mover == what.seat and away >= 1000 * state.options.patience
    return replace(after, moved_at=entry.at) if fresh else after


def _paused(state: State, entry: ev.Entry, what: ev.Paused) -> State:
    return replace(state, phase="paused", pause=what.reason, paused_at=entry.at)


def _resumed(state: State, entry: ev.Entry, what: ev.Resumed) -> State:
    """After the host's pause the clock goes on where it stood; a table where nobody was left begins to count anew."""
    by_host = state.pause == "host"
    moved_at = state.moved_at + entry.at - state.paused_at if by_host else entry.at
    overruled = state.turns if by_host and entry.by not in (None, state.host) else state.overruled
    return replace(state, phase="playing", pause=None, moved_at=moved_at, overruled=overruled)


def _over(state: State, entry: ev.Entry, what: ev.Over) -> State:
    assert state.position is not None
    count = len(state.seats)
    wins, worms = state.series.wins or (0,) * count, state.series.worms or (0,) * count
    series = replace(
        state.series,
        wins=tuple(won + (seat in what.winners) for seat, won in enumerate(wins, start=1)),
        worms=tuple(map(sum, zip(worms, standing(state.position), strict=True))),
    )
    over = replace(state, phase="over", pause=None, secret=what.secret, asked=None, series=series)
    return replace(over, next_commitment=what.next)


def _said(state: State, entry: ev.Entry, what: ev.Said) -> State:
    return state


def _rematch_wanted(state: State, entry: ev.Entry, what: ev.RematchWanted) -> State:
    words = state.next_words if what.text is None else (*state.next_words, (what.person, what.text))
    return replace(state, wanted=state.wanted | {what.person}, next_words=words)


def _rematched(state: State, entry: ev.Entry, what: ev.Rematched) -> State:
    return replace(state, series=replace(state.series, next=what.table))


def _with_seat(state: State, number: int, **changes: Any) -> State:
    seat = replace(state.seat(number), **changes)
    return replace(state, seats=(*state.seats[: number - 1], seat, *state.seats[number:]))


def _with_person(state: State, number: int, **changes: Any) -> State:
    person = replace(state.person(number), **changes)
    return replace(state, people=(*state.people[: number - 1], person, *state.people[number:]))


def _withdrawn(state: State, person: int) -> dict[str, Any]:
    """What goes with somebody who goes: their open question, their wish for another game and the words for it."""
    return {
        "asked": None if state.asked is None or state.asked.by == person else state.asked,
        "wanted": state.wanted - {person},
        "next_words": tuple(words for words in state.next_words if words[0] != person),
    }


_FOLDS: dict[type, Callable[[State, ev.Entry, Any], State]] = {
    ev.OptionsSet: _options,
    ev.Joined: _joined,
    ev.Named: _named,
    ev.Left: _left,
    ev.Returned: _returned,
    ev.Kicked: _kicked,
    ev.Muted: _muted,
    ev.InvitesEnded: _invites_ended,
    ev.HostSet: _host,
    ev.SeatsSet: _seats,
    ev.Contributed: _contributed,
    ev.Started: _started,
    ev.Moved: _moved,
    ev.Fell: _fell,
    ev.Undone: _undone,
    ev.UndoAsked: _undo_asked,
    ev.UndoAnswered: _undo_answered,
    ev.StoodIn: _stood_in,
    ev.HandedBack: _handed_back,
    ev.Paused: _paused,
    ev.Resumed: _resumed,
    ev.Over: _over,
    ev.Said: _said,
    ev.RematchWanted: _rematch_wanted,
    ev.Rematched: _rematched,
}
