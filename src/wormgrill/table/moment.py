"""What a decision may depend on besides the table itself: who is there, and the dice cup; and the checks that many
decisions share.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from .clock import Presence
from .dice import Cup
from .errors import Refused
from .state import Seat, State


@dataclass(frozen=True, slots=True)
class Moment:
    """Handed in by the door. `secret` is that of the table's dice; tables with physical dice have none."""

    presence: Presence = field(default_factory=Presence)
    secret: str | None = None

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
