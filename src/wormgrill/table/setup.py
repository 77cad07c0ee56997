"""Before the first roll: people come, seats are given out, options agreed on, and the game begins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any, Literal

from pydantic import Field, ValidationError

from wormgrill.notation import format_position, parse_edition
from wormgrill.rules import RULES_VERSION, start

from . import acts
from . import events as ev
from .dice import commitment
from .errors import Refused
from .fold import seat_data
from .moment import Moment, need_away, need_host, need_host_or_away, need_person, need_phase, need_seat, need_voice
from .names import CONTRIBUTION_LIMIT, clean, clean_name
from .options import OPTIONS, STRICT, Options, bot_spec, options_dict, settled
from .state import Seat, State

MOST_PEOPLE = 200


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatPlan:
    """A seat as it is asked for when a table is opened."""

    __pydantic_config__ = STRICT
    kind: Literal["person", "bot", "open"]
    name: Annotated[str, Field(max_length=100)] | None = None
    bot: Annotated[str, Field(max_length=64)] | None = None


def opening(
    plans: Sequence[SeatPlan], options: Options, name: str | None, secret: str | None, series: ev.Data | None = None
) -> ev.Opened:
    """The first entry of a new table. The opener is person 1 and host. The server commits itself to the dice's `secret`
    also where they are physical: until the start that can be changed.
    """
    agreed = settled(options)
    seats: list[Seat] = []
    for plan in plans:
        seats.append(_planned(plan, [seat.name for seat in seats], name, len(seats)))
    own = next((seat.name for seat in seats if seat.kind == "person"), None)
    opener = clean_name(name if name is not None else own or "Host")
    return ev.Opened(
        dict(options_dict(agreed)),
        list(map(seat_data, seats)),
        [opener],
        commitment(secret) if secret is not None else None,
        RULES_VERSION,
        series,
    )


def _planned(plan: SeatPlan, taken: Sequence[str], opener: str | None, index: int) -> Seat:
    if plan.kind == "person":
        return Seat("person", 1, clean_name(plan.name or opener or f"Player {index + 1}", taken))
    if plan.kind == "bot":
        if plan.bot is None:
            raise Refused("bad_message", "a bot's seat needs a bot: the spec of a player", f"seats.{index}.bot")
        name = clean_name(plan.name, taken) if plan.name else ""
        return Seat("bot", None, name, bot_spec(plan.bot, f"seats.{index}.bot"))
    return Seat("open")


def join(state: State, act: acts.Join) -> tuple[int, tuple[ev.Happening, ...]]:
    """Somebody comes: their number, and what happens."""
    if len(state.people) >= MOST_PEOPLE:
        raise Refused("too_many", f"{MOST_PEOPLE} people have been at this table, no more can come", limit=MOST_PEOPLE)
    number = len(state.people) + 1
    name = clean_name(act.name, (p.name for p in state.people if not p.kicked))
    told: list[ev.Happening] = [ev.Joined(number, name)]
    if state.person(state.host).left:
        told.append(ev.HostSet(number))
    seat = _free_seat(state, act.seat)
    if seat is None and not state.options.watch:
        raise Refused("not_allowed", "nobody may watch at this table, and no seat was asked for", "seat", need="seat")
    if seat is not None:
        taken = [s.name for i, s in enumerate(state.seats, start=1) if i != seat]
        told.append(_seats_with(state, {seat: Seat("person", number, clean_name(act.name, taken))}))
    if act.contribution is not None and state.phase == "setup":
        told += _contribution(number, act.contribution)
    return number, tuple(told)


def _free_seat(state: State, wanted: int | str | None) -> int | None:
    if wanted is None:
        return None
    need_phase(state, "setup")
    free = [number for number, seat in enumerate(state.seats, start=1) if seat.kind == "open"]
    if wanted == "any":
        if not free:
            raise Refused("no_free_seat", "all seats of this table are taken", "seat")
        return free[0]
    assert isinstance(wanted, int)
    need_seat(state, wanted)
    if wanted not in free:
        raise Refused("seat_taken", f"seat {wanted} is taken; free: {free or 'none'}", "seat")
    return wanted


def set_options(state: State, by: int, act: acts.SetOptions, moment: Moment) -> tuple[ev.Happening, ...]:
    need_host(state, by)
    need_phase(state, "setup")
    try:
        wanted = OPTIONS.validate_python({**options_dict(state.options), **act.options})
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(["options", *(str(part) for part in first["loc"])])
        raise Refused("bad_message", f"{place}: {first['msg']}", place) from error
    agreed = settled(wanted)
    return (ev.OptionsSet(dict(options_dict(agreed))),) if agreed != state.options else ()


def sit(state: State, by: int, act: acts.Sit, moment: Moment) -> tuple[ev.Happening, ...]:
    need_phase(state, "setup")
    seat = need_seat(state, act.seat)
    if seat.person == by:
        return ()
    if seat.kind != "open":
        raise Refused("seat_taken", f"seat {act.seat} is taken", "seat")
    if act.name is not None:
        need_voice(state, by)
    taken = [s.name for i, s in enumerate(state.seats, start=1) if i != act.seat]
    name = clean_name(act.name or state.person(by).name, taken)
    told: list[ev.Happening] = [ev.Returned(by)] if state.person(by).left else []
    return (*told, _seats_with(state, {act.seat: Seat("person", by, name)}))


def stand(state: State, by: int, act: acts.Stand, moment: Moment) -> tuple[ev.Happening, ...]:
    need_phase(state, "setup")
    seat = need_seat(state, act.seat)
    if seat.person != by:
        raise Refused("not_allowed", f"seat {act.seat} is not yours", "seat", need="seat")
    return (_seats_with(state, {act.seat: Seat("open")}),)


def contribute(state: State, by: int, act: acts.Contribute, moment: Moment) -> tuple[ev.Happening, ...]:
    need_phase(state, "setup")
    need_voice(state, by)
    return _contribution(by, act.text)


def _contribution(person: int, text: str) -> tuple[ev.Happening, ...]:
    words = clean(text, CONTRIBUTION_LIMIT)
    return (ev.Contributed(person, words),) if words else ()


def set_seat(state: State, by: int, act: acts.SetSeat, moment: Moment) -> tuple[ev.Happening, ...]:
    """The host gives a seat to a bot or a person, or opens it; while the game runs only one whose player is away."""
    need_host(state, by)
    need_phase(state, "setup", "playing", "paused")
    seat = need_seat(state, act.seat)
    if state.phase != "setup" and seat.person != by and seat.standin is None:
        need_away(state, act.seat, moment)
    if [act.bot, act.person, act.open].count(None) != 2:
        raise Refused("bad_message", "say one of 'bot', 'person' and 'open'", "seat")
    taken = [s.name for i, s in enumerate(state.seats, start=1) if i != act.seat]
    if act.open:
        need_phase(state, "setup")
        return (_seats_with(state, {act.seat: Seat("open")}),)
    if act.bot is not None:
        name = clean_name(act.name, taken) if act.name else ""
        return (_seats_with(state, {act.seat: Seat("bot", None, name, bot_spec(act.bot))}),)
    assert act.person is not None
    need_person(state, act.person)
    name = clean_name(act.name or state.person(act.person).name, taken)
    back: tuple[ev.Happening, ...] = (ev.Returned(act.person),) if state.person(act.person).left else ()
    return (*back, _seats_with(state, {act.seat: Seat("person", act.person, name)}))


def order(state: State, by: int, act: acts.Order, moment: Moment) -> tuple[ev.Happening, ...]:
    need_host(state, by)
    need_phase(state, "setup")
    count = len(state.seats)
    if sorted(act.seats) != list(range(1, count + 1)):
        raise Refused("bad_message", f"the new order must name each of the seats 1 to {count} once", "seats")
    return (ev.SeatsSet([seat_data(state.seat(number)) for number in act.seats]),)


def resize(state: State, by: int, act: acts.Resize, moment: Moment) -> tuple[ev.Happening, ...]:
    need_host(state, by)
    need_phase(state, "setup")
    seats = list(state.seats)
    seats += [Seat("open")] * (act.seats - len(seats))
    while len(seats) > act.seats:
        droppable = [index for index, seat in enumerate(seats) if seat.kind != "person"]
        if not droppable:
            raise Refused(
                "seat_taken", f"{len(seats)} people are seated, so there cannot be only {act.seats} seats", "seats"
            )
        del seats[droppable[-1]]
    return (ev.SeatsSet(list(map(seat_data, seats))),)


def begin(state: State, by: int, act: acts.Start, moment: Moment) -> tuple[ev.Happening, ...]:
    """The first turn. From here on the words for the dice are fixed, and who begins may be drawn from them."""
    need_host_or_away(state, by, moment)
    need_phase(state, "setup")
    still_open = [number for number, seat in enumerate(state.seats, start=1) if seat.kind == "open"]
    if still_open:
        raise Refused(
            "seats_open",
            f"seats {still_open} are still open: give them to bots, or make the table smaller",
            seats=still_open,
        )
    wish = state.options.begins
    if isinstance(wish, int) and wish > len(state.seats):
        raise Refused(
            "no_such_seat", f"seat {wish} is to begin, but the table has {len(state.seats)}", "options.begins"
        )
    told = _contribution(by, act.contribution) if act.contribution is not None else ()
    words = state.contributions
    if told:
        words = (
            *(c for c in words if c[0] != by),
            *((e.person, e.text) for e in told if isinstance(e, ev.Contributed)),
        )
    begins, drawn = _beginner(replace(state, contributions=words), moment)
    position = start(parse_edition(state.options.edition), len(state.seats), begins)
    return (*told, ev.Started(format_position(position), begins, drawn))


def _beginner(state: State, moment: Moment) -> tuple[int, bool]:
    """Who begins: as agreed, or drawn. Without a secret of the server's there is nothing to draw from, so seat 1
    begins.
    """
    if isinstance(state.options.begins, int):
        return state.options.begins, False
    if not state.rolls_itself or moment.secret is None:
        return 1, False
    return moment.cup(state).beginner(len(state.seats)), True


def _seats_with(state: State, changed: dict[int, Seat]) -> ev.SeatsSet:
    return ev.SeatsSet([seat_data(changed.get(number, seat)) for number, seat in enumerate(state.seats, start=1)])


def rematch_opening(state: State, secret: str | None) -> ev.Opened:
    """The next table of the series: the same people with the same numbers, the seats one further round the table."""

    def turned(values: Sequence[Any]) -> list[Any]:
        return [*values[1:], *values[:1]]

    seats = [replace(seat, standin=None) for seat in state.seats]
    series = {
        "id": state.series.id,
        "game": state.series.game + 1,
        "wins": turned(state.series.wins),
        "worms": turned(state.series.worms),
        "previous": state.table,
    }
    return ev.Opened(
        dict(options_dict(state.options)),
        [seat_data(seat) for seat in turned(seats)],
        [person.name for person in state.people],
        commitment(secret) if secret is not None else None,
        RULES_VERSION,
        series,
    )
