"""Whether what somebody wants can be done, and what happens then: `decide` is pure and changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import acts, people, playing, setup
from . import events as ev
from .errors import Refused
from .moment import Moment
from .state import State

_ACTS: dict[type, Callable[[State, int, Any, Moment], tuple[ev.Happening, ...]]] = {
    acts.Move: playing.move,
    acts.TypeDice: playing.type_dice,
    acts.Undo: playing.undo,
    acts.Answer: playing.answer,
    acts.Say: people.say,
    acts.Leave: people.leave,
    acts.Return: people.come_back,
    acts.Rename: people.rename,
    acts.Sit: setup.sit,
    acts.Stand: setup.stand,
    acts.Contribute: setup.contribute,
    acts.SetOptions: setup.set_options,
    acts.SetSeat: setup.set_seat,
    acts.Order: setup.order,
    acts.Resize: setup.resize,
    acts.Start: setup.begin,
    acts.Pause: people.pause,
    acts.Resume: people.resume,
    acts.Replace: people.replace_player,
    acts.Mute: people.mute,
    acts.Kick: people.kick,
    acts.MakeHost: people.make_host,
    acts.Rematch: people.rematch,
}
_OWN: dict[type, Callable[[State, Any, Moment], tuple[ev.Happening, ...]]] = {
    acts.BotMove: playing.bot_move,
    acts.StandIn: people.stand_in,
    acts.NobodyLeft: people.rest,
    acts.SomebodyBack: people.wake,
}


def decide(state: State, by: int, act: object, moment: Moment) -> tuple[ev.Happening, ...]:
    """What happens when person `by` does this. Refused says why not; Stale that they have not seen all of the game."""
    if not 1 <= by <= len(state.people) or state.person(by).kicked:
        raise Refused("bad_key", "you are not at this table (any more)")
    return _ACTS[type(act)](state, by, act, moment)


def decide_own(state: State, act: acts.OwnAct, moment: Moment) -> tuple[ev.Happening, ...]:
    """What happens when the table acts by itself."""
    return _OWN[type(act)](state, act, moment)
