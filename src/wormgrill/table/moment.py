"""What a decision may depend on besides the table itself: who is there, and the dice cup; and the checks that many
decisions share.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from .clock import Presence
from .dice import Cup
from .errors import Refused
from .options import Days
from .state import Seat, State


@dataclass(frozen=True, slots=True)
class Moment:
    """Handed in by the door. `secret` is that of the table's dice, `next_secret` that of the game after it, `now` the
    time in milliseconds.
    """

    presence: Presence = field(default_factory=Presence)
    secret: str | None = None
    next_secret: str | None = None
    now: int = 0

    def cup(self, state: State) -> Cup:
        if self.secret is None:
            raise ValueError(f"table {state.table} rolls for itself, but its secret was not handed in")
        return Cup(self.secret, state.contributions)


def need_phase(state: State, *phases: str) -> None:
    if state.phase not in phases:
        raise Refused(
            "wrong_phase", f"not while the table is {state.phase!r}, only {' or '.join(phases)}", phase=state.phase
        )


def need_host(state: State, by: int) -> None:
    if by != state.host:
        raise Refused("not_allowed", f"only the host (person {state.host}) may do this", need="host")


def need_host_or_away(state: State, by: int, moment: Moment) -> None:
    """The host, or who plays while the host is away: nobody waits for somebody who is not there."""
    if by != state.host and not (state.seats_of(by) and host_away(state, moment)):
        need_host(state, by)


def host_away(state: State, moment: Moment) -> bool:
    """Whether the host has not been connected for as long as the table is patient. By days nobody need be connected, so
    there the table itself has to have stood still for the time of a move.
    """
    lost = moment.presence.lost_since(state.host)
    if lost is None:
        return False
    if isinstance(state.options.pace, Days):
        return moment.now - max(state.moved_at, state.paused_at) >= 1000 * state.options.pace.limit
    return moment.now - lost >= 1000 * state.options.patience


def need_voice(state: State, by: int) -> None:
    if state.person(by).muted:
        raise Refused("muted", "the host has muted you; names and words for the dice can be said, too")


def need_away(state: State, number: int, moment: Moment) -> None:
    """Nobody loses their seat who is there."""
    person = state.seat(number).person
    if person is not None and person in moment.presence.online and not state.person(person).left:
        raise Refused("seat_taken", f"the player of seat {number} is here", "seat")


def need_seated(state: State, by: int) -> None:
    if not state.seats_of(by):
        raise Refused("not_allowed", "only who has a seat at this table may do this", need="seat")


def need_seat(state: State, number: int, at: str = "seat") -> Seat:
    if not 1 <= number <= len(state.seats):
        raise Refused("no_such_seat", f"there is no seat {number}: the table has {len(state.seats)}", at)
    return state.seat(number)


def need_person(state: State, number: int, at: str = "person") -> None:
    if not 1 <= number <= len(state.people) or state.person(number).kicked:
        raise Refused("no_such_person", f"there is no person {number} at this table", at)
