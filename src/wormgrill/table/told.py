"""An entry as people are told it: with the facts of the game and the position after it, worked out from the rules."""

from __future__ import annotations

from typing import Any

from wormgrill.notation import format_position
from wormgrill.rules import facts

from . import events as ev
from .fold import event_of
from .state import State


def told(before: State, entry: ev.Entry, after: State) -> dict[str, Any]:
    """The entry's own fields; for those of the game also `facts`, `turn` (counted from 1) and `position` (None with
    dice in the air).
    """
    data = ev.entry_dict(entry)
    what = entry.what
    if isinstance(what, ev.GAME) and after.position is not None:
        data["position"] = None if after.position.thrown else format_position(after.position)
        data["turn"] = turn_number(before if isinstance(what, ev.Moved | ev.Fell) else after)
        data["facts"] = []
        if isinstance(what, ev.Moved | ev.Fell) and before.position is not None:
            token = what.move if isinstance(what, ev.Moved) else what.dice
            data["facts"] = [fact.as_dict() for fact in facts(before.position, event_of(token))]
    return data


def turn_number(state: State) -> int:
    """The number of the turn that is being played, counted from 1."""
    return state.turns + 1
