"""Who is at the table: leaving and coming back, bots that play on, talk, the host's powers."""

from __future__ import annotations

from . import acts
from . import events as ev
from .clock import nobody_left
from .errors import Refused
from .fold import seat_data
from .moment import (
    Moment,
    need_away,
    need_host,
    need_host_or_away,
    need_person,
    need_phase,
    need_seat,
    need_seated,
    need_voice,
)
from .names import CONTRIBUTION_LIMIT, TEXT_LIMIT, clean, clean_name
from .options import Days, bot_spec
from .phrases import PHRASES
from .state import Seat, State


def leave(state: State, by: int, act: acts.Leave, moment: Moment) -> tuple[ev.Happening, ...]:
    """Somebody goes for good: before the start their seats are open again, later bots play them until they return."""
    if state.person(by).left:
        return ()
    return (ev.Left(by), *_vacated(state, by, "left"), *_new_host(state, by, moment))


def _vacated(state: State, person: int, reason: str) -> tuple[ev.Happening, ...]:
    own = state.seats_of(person)
    if not own or state.phase == "over":
        return ()
    if state.phase == "setup":
        seats = [Seat("open") if seat.person == person else seat for seat in state.seats]
        return (ev.SeatsSet(list(map(seat_data, seats))),)
    return tuple(ev.StoodIn(n, state.options.standin, reason) for n in own if state.seat(n).standin is None)


def _new_host(state: State, gone: int, moment: Moment) -> tuple[ev.Happening, ...]:
    """The host's powers pass on to somebody who stays, those who are connected first."""
    if gone != state.host:
        return ()
    rest = [p for p in state.seated if p != gone] or [
        p
        for p in range(1, len(state.people) + 1)
        if p != gone and not state.person(p).left and not state.person(p).kicked
    ]
    rest.sort(key=lambda person: person not in moment.presence.online)
    return (ev.HostSet(rest[0]),) if rest else ()


def come_back(state: State, by: int, act: acts.Return, moment: Moment) -> tuple[ev.Happening, ...]:
    """Somebody is back: bots hand their seats back, and a table that rested for want of people goes on."""
    told: list[ev.Happening] = [ev.Returned(by)] if state.person(by).left else []
    if by != state.host and state.person(state.host).left:
        told.append(ev.HostSet(by))
    told += [ev.HandedBack(number) for number in state.seats_of(by) if state.seat(number).standin is not None]
    if state.phase == "paused" and state.pause == "nobody" and state.seats_of(by):
        told.append(ev.Resumed())
    return tuple(told)


def stand_in(state: State, act: acts.StandIn, moment: Moment) -> tuple[ev.Happening, ...]:
    if state.phase != "playing" or state.mover != act.seat or state.seat(act.seat).plays_itself:
        return ()
    return (ev.StoodIn(act.seat, state.options.standin, act.reason),)


def rest(state: State, act: acts.NobodyLeft, moment: Moment) -> tuple[ev.Happening, ...]:
    empty = nobody_left(state, moment.presence) is not None
    return (ev.Paused("nobody"),) if state.phase == "playing" and empty else ()


def wake(state: State, act: acts.SomebodyBack, moment: Moment) -> tuple[ev.Happening, ...]:
    empty = nobody_left(state, moment.presence) is not None
    return (ev.Resumed(),) if state.phase == "paused" and state.pause == "nobody" and not empty else ()


def say(state: State, by: int, act: acts.Say, moment: Moment) -> tuple[ev.Happening, ...]:
    if (act.phrase is None) == (act.text is None):
        raise Refused("bad_message", "say either a 'phrase' or a 'text'", "phrase")
    need_voice(state, by)
    if act.phrase is not None:
        if act.phrase not in PHRASES:
            raise Refused("bad_message", f"there is no phrase {act.phrase!r}; there are {', '.join(PHRASES)}", "phrase")
        return (ev.Said(by, phrase=act.phrase),)
    if not state.options.free_text:
        raise Refused("chat_off", "at this table only phrases are said", "text")
    words = clean(act.text or "", TEXT_LIMIT)
    return (ev.Said(by, text=words),) if words else ()


def rename(state: State, by: int, act: acts.Rename, moment: Moment) -> tuple[ev.Happening, ...]:
    """A new name for oneself, and with it for one's only seat; or for one seat of several."""
    own = state.seats_of(by)
    need_voice(state, by)
    if act.seat is not None:
        need_seat(state, act.seat)
        if act.seat not in own:
            raise Refused("not_allowed", f"seat {act.seat} is not yours", "seat", need="seat")
        taken = [s.name for i, s in enumerate(state.seats, start=1) if i != act.seat]
        return (ev.Named(by, clean_name(act.name, taken), act.seat),)
    others = [p.name for i, p in enumerate(state.people, start=1) if i != by and not p.kicked]
    told: list[ev.Happening] = [ev.Named(by, clean_name(act.name, others))]
    if len(own) == 1:
        taken = [s.name for i, s in enumerate(state.seats, start=1) if i != own[0]]
        told.append(ev.Named(by, clean_name(act.name, taken), own[0]))
    return tuple(told)


def pause(state: State, by: int, act: acts.Pause, moment: Moment) -> tuple[ev.Happening, ...]:
    """The table rests until the host goes on, or whoever waits has waited for the time of a move."""
    need_host(state, by)
    need_phase(state, "playing")
    if state.overruled == state.turns:
        raise Refused("wrong_phase", "others have ended a pause in this turn; wait for the next", phase=state.phase)
    return (ev.Paused("host"),)


def resume(state: State, by: int, act: acts.Resume, moment: Moment) -> tuple[ev.Happening, ...]:
    need_phase(state, "paused")
    if state.pause == "host" and moment.now - state.paused_at < 1000 * state.options.pace.limit:
        need_host_or_away(state, by, moment)
    elif by != state.host:
        need_seated(state, by)
    return (ev.Resumed(),)


def replace_player(state: State, by: int, act: acts.Replace, moment: Moment) -> tuple[ev.Happening, ...]:
    """A bot plays on at once for somebody who is away; not for somebody who is there."""
    need_host(state, by)
    need_phase(state, "playing", "paused")
    seat = need_seat(state, act.seat)
    if seat.kind != "person" or seat.standin is not None:
        raise Refused("seat_taken", f"a bot already plays for seat {act.seat}", "seat")
    if seat.person != by and state.mover != act.seat:
        need_away(state, act.seat, moment)
    spec = bot_spec(act.bot) if act.bot is not None else state.options.standin
    return (ev.StoodIn(act.seat, spec, "host"),)


def mute(state: State, by: int, act: acts.Mute, moment: Moment) -> tuple[ev.Happening, ...]:
    need_host(state, by)
    need_person(state, act.person)
    return (ev.Muted(act.person, act.muted),) if state.person(act.person).muted != act.muted else ()


def kick(state: State, by: int, act: acts.Kick, moment: Moment) -> tuple[ev.Happening, ...]:
    """Somebody has to go, and their key with them."""
    need_host(state, by)
    need_person(state, act.person)
    if act.person == by:
        raise Refused("bad_message", "nobody kicks themselves; 'leave' is the word", "person")
    return (ev.Kicked(act.person), *_vacated(state, act.person, "left"))


def make_host(state: State, by: int, act: acts.MakeHost, moment: Moment) -> tuple[ev.Happening, ...]:
    """The host hands over; while the host is away, whoever plays may take over."""
    if act.person == by:
        need_host_or_away(state, by, moment)
    else:
        need_host(state, by)
    need_person(state, act.person)
    if state.person(act.person).left:
        raise Refused("no_such_person", f"person {act.person} has left the table", "person")
    return (ev.HostSet(act.person),) if act.person != state.host else ()


def rematch(state: State, by: int, act: acts.Rematch, moment: Moment) -> tuple[ev.Happening, ...]:
    """Somebody wants another game; who opens the next table looks at `rematch_ready`. The host need not wait for the
    others, and they need not wait for ever.
    """
    need_phase(state, "over")
    need_seated(state, by)
    if state.series.next is not None:
        return ()
    if act.now and moment.now - state.moved_at < 1000 * state.options.patience:
        need_host(state, by)
    if act.contribution is not None:
        need_voice(state, by)
    words = clean(act.contribution, CONTRIBUTION_LIMIT) if act.contribution is not None else ""
    return (ev.RematchWanted(by, words or None),) if by not in state.wanted else ()


def rematch_ready(state: State, moment: Moment) -> bool:
    """Whether all who are present want another game; by days nobody need be present, so all who play are asked."""
    by_days = isinstance(state.options.pace, Days)
    asked = [person for person in state.seated if by_days or person in moment.presence.online]
    return state.series.next is None and bool(state.wanted) and all(person in state.wanted for person in asked)
