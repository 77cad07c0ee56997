"""Whose time is running, and when it is up. Time is handed in, in milliseconds; nothing here looks at a watch."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from .acts import NobodyLeft, OwnAct, SomebodyBack, StandIn
from .options import Days
from .state import State


@dataclass(frozen=True, slots=True)
class Presence:
    """Who is connected now, and since when the others have not been."""

    online: frozenset[int] = frozenset()
    lost: Mapping[int, int] = field(default_factory=dict)
    since: int = 0

    def lost_since(self, person: int) -> int | None:
        return None if person in self.online else self.lost.get(person, self.since)


@dataclass(frozen=True, slots=True)
class Clock:
    """`out`: when the time for the move is up. `standin`: when a bot plays on. `why`: for want of a `move`, or
    because the connection is `lost`.
    """

    seat: int
    since: int
    out: int
    standin: int
    why: str


def clock(state: State, presence: Presence) -> Clock | None:
    """The clock that runs, if one does: never against somebody who holds up nobody but bots and themselves."""
    person = state.mover_person
    if person is None or state.mover is None or all(other == person for other in state.seated):
        return None
    patience = state.options.patience * 1000
    out = state.moved_at + state.options.pace.limit * 1000
    standin, why = out + patience, "move"
    lost = None if isinstance(state.options.pace, Days) else presence.lost_since(person)
    if lost is not None and max(lost, state.moved_at) + patience < standin:
        standin, why = max(lost, state.moved_at) + patience, "lost"
    return Clock(state.mover, state.moved_at, out, standin, why)


def nobody_left(state: State, presence: Presence) -> int | None:
    """Since when nobody has been there for whom the game could go on; None while somebody is."""
    concerned = state.seated
    if not any(seat.person is not None for seat in state.seats):
        # bots among themselves play for those who watch
        concerned = tuple(n for n, person in enumerate(state.people, start=1) if not person.left)
    if not concerned:
        return state.moved_at
    if isinstance(state.options.pace, Days):
        away = all(state.seat(s).standin is not None for p in concerned for s in state.seats_of(p))
        return state.moved_at if away else None
    times = [presence.lost_since(person) for person in concerned]
    return None if None in times else max(time for time in times if time is not None)


def due(state: State, presence: Presence) -> tuple[int, OwnAct] | None:
    """The next thing that the table will do by itself if nobody does anything, and when; bots' moves are not among
    them.
    """
    empty = nobody_left(state, presence)
    if state.phase == "paused":
        return (0, SomebodyBack()) if state.pause == "nobody" and empty is None else None
    if state.phase != "playing":
        return None
    coming: list[tuple[int, OwnAct]] = []
    if empty is not None:
        # by days nobody need be connected: the table rests as soon as bots play for all
        wait = 0 if isinstance(state.options.pace, Days) or empty == state.moved_at else state.options.patience * 1000
        coming.append((max(empty, 0) + wait, NobodyLeft()))
    running = clock(state, presence)
    if running is not None:
        coming.append((running.standin, StandIn(running.seat, "clock" if running.why == "move" else "lost")))
    return min(coming, key=lambda item: item[0], default=None)
