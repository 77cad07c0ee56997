"""The table as everybody at it is shown it: plain data, the same for all. docs/protocol.md describes every field."""

from __future__ import annotations

from typing import Any

from wormgrill.notation import format_edition, format_move, format_position
from wormgrill.rules import legal, standing, winners

from .clock import Clock, Presence, clock
from .dice import SCHEME
from .options import options_dict
from .playing import free_undo, own_undo, waiting_for
from .state import Seat, State

Data = dict[str, Any]


def view(state: State, presence: Presence, now: int) -> Data:
    """Everything that a page needs to show the table."""
    position, shown = state.position, state.shown
    return {
        "table": state.table,
        "seq": state.seq,
        "game_seq": state.game_seq,
        "phase": state.phase,
        "pause": state.pause,
        "options": options_dict(state.options),
        "edition": state.options.edition,
        "position": format_position(shown) if shown is not None else None,
        "legal": [format_move(move) for move in legal(position)] if position is not None else [],
        "mover": state.mover,
        "thrown": {"white": position.white_left, "golden": position.golden_left}
        if position and position.thrown
        else None,
        "standing": list(standing(position)) if position is not None else [0] * len(state.seats),
        "winners": list(winners(position)) if position is not None and position.over else [],
        "seats": [seat_view(number, seat) for number, seat in enumerate(state.seats, start=1)],
        "people": people_view(state, presence),
        "clock": clock_view(clock(state, presence)),
        "undo": _undo(state),
        "dice": _dice(state),
        "series": _series(state),
        "rematch": {"wanted": sorted(state.wanted), "commitment": state.next_commitment},
        "started_at": state.started_at or None,
        "now": now,
    }


def seat_view(number: int, seat: Seat) -> Data:
    standin = {"bot": seat.standin.bot, "reason": seat.standin.reason} if seat.standin is not None else None
    return {
        "seat": number,
        "kind": seat.kind,
        "person": seat.person,
        "name": seat.name,
        "bot": seat.bot,
        "standin": standin,
    }


def people_view(state: State, presence: Presence) -> list[Data]:
    return [
        {
            "person": number,
            "name": person.name,
            "host": number == state.host,
            "seats": list(state.seats_of(number)),
            "online": number in presence.online,
            "left": person.left,
            "muted": person.muted,
        }
        for number, person in enumerate(state.people, start=1)
        if not person.kicked
    ]


def clock_view(running: Clock | None) -> Data | None:
    if running is None:
        return None
    return {
        "seat": running.seat,
        "since": running.since,
        "out": running.out,
        "standin": running.standin,
        "why": running.why,
    }


def _undo(state: State) -> Data:
    """What can be taken back now: at once by the mover, or by asking – for each person the place before their own
    last choice, but not for those who have just been told no.
    """
    if state.phase != "playing" or state.options.undo == "none":
        return {"free": None, "ask": [], "asked": None}
    askers = [person for person in state.seated if person not in state.denied]
    asks = [{"person": person, "to": to} for person in askers if (to := own_undo(state, person)) is not None]
    asked = state.asked
    return {
        "free": free_undo(state),
        "ask": asks,
        "asked": None
        if asked is None
        else {"by": asked.by, "to": asked.to, "yes": sorted(asked.yes), "waiting": sorted(waiting_for(state))},
    }


def _dice(state: State) -> Data:
    return {
        "by": state.options.dice,
        "scheme": SCHEME if state.rolls_itself else None,
        "commitment": state.commitment if state.rolls_itself else None,
        "contributions": [{"person": person, "text": text} for person, text in state.contributions],
        "rolls": state.rolls,
        "secret": state.secret,
    }


def _series(state: State) -> Data:
    count = len(state.seats)
    wins, worms = state.series.wins or (0,) * count, state.series.worms or (0,) * count
    scores = [
        {"seat": seat, "wins": won, "worms": eaten}
        for seat, (won, eaten) in enumerate(zip(wins, worms, strict=False), start=1)
    ]
    return {
        "id": state.series.id,
        "game": state.series.game,
        "scores": scores,
        "previous": state.series.previous,
        "next": state.series.next,
    }


def edition_text(state: State) -> str:
    """The edition in canonical form."""
    return state.options.edition if state.start is None else format_edition(state.start.edition)
