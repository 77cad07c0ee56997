"""Between the table's values and the store's: entries to lines and back, and what a table's row says about it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Sequence

from pydantic_core import to_json

from wormgrill.notation import format_position
from wormgrill.rules import Position
from wormgrill.store import Line, Summary
from wormgrill.table import Entry, Happening, Presence, State, due, happening_dict, parse_happening, player_name


def entries(after: int, happenings: Sequence[Happening], at: int, by: int | None, act_id: str | None) -> list[Entry]:
    """The happenings numbered on; the act's id stands at the last of them, whose number answers the client."""
    last = len(happenings) - 1
    return [
        Entry(after + 1 + index, at, what, by, act_id if index == last else None)
        for index, what in enumerate(happenings)
    ]


def line(entry: Entry) -> Line:
    data = to_json(happening_dict(entry.what)).decode()
    return Line(entry.seq, entry.at, entry.what.kind, data, entry.by, entry.id)


def entry(stored: Line) -> Entry:
    return Entry(stored.seq, stored.at, parse_happening(stored.kind, json.loads(stored.data)), stored.by, stored.act_id)


def lines(numbered: Iterable[Entry]) -> tuple[Line, ...]:
    return tuple(map(line, numbered))


def summary(state: State, presence: Presence, now: int) -> Summary:
    """What the lobby and 'my tables' show, and when somebody must look at the table."""
    names = [player_name(seat) for seat in state.seats]
    text = {
        "edition": state.options.edition,
        "pace": state.options.pace.kind,
        "names": names,
        "holders": [seat.person for seat in state.seats],
        "left": [number for number, person in enumerate(state.people, start=1) if person.left],
        "host": state.host,
        "open": sum(seat.kind == "open" for seat in state.seats),
        "watch": state.options.watch,
        "winners": list(state.winners) if state.phase == "over" else [],
    }
    return Summary(
        state.phase,
        state.options.listed,
        state.mover_person,
        to_json(text).decode(),
        look_at(state, presence, now),
        guarded(state),
    )


def guarded(state: State) -> str | None:
    """The hash of the position that lies on a running table whose coach does not say everything. Not that of the first
    turn, which lies on every new table.
    """
    silent = state.phase in ("playing", "paused") and state.options.coach != "advice" and bool(state.steps)
    return guard(state.options.coach, state.shown) if silent and state.shown is not None else None


def guard(coach: str, position: Position) -> str:
    return hashlib.sha256(f"{coach} {format_position(position)}".encode()).hexdigest()


def look_at(state: State, presence: Presence, now: int) -> int | None:
    """When the table wants to be looked at: a bot has to move, or a clock runs out."""
    times = [] if state.bot_to_move is None else [now]
    coming = due(state, presence)
    if coming is not None:
        times.append(coming[0])
    return min(times, default=None)
