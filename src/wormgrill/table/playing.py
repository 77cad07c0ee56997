"""The game itself: moves, dice, taking back."""

from __future__ import annotations

from collections.abc import Iterator

from wormgrill.notation import NotationError, format_event, format_move, parse_event, parse_move
from wormgrill.rules import Event, IllegalMove, Keep, Move, Position, Roll, Rolled, apply, legal, standing, winners

from . import acts
from . import events as ev
from .dice import commitment
from .errors import Refused, Stale
from .moment import Moment, need_phase, need_seated
from .state import State


def move(state: State, by: int, act: acts.Move, moment: Moment) -> tuple[ev.Happening, ...]:
    """A person's move. Somebody for whom a bot plays, or whose table rests, is back by moving."""
    need_seated(state, by)
    resumed = _awake(state)
    position = _fresh(state, act.seq)
    holder = state.seat(position.seat)
    if holder.person != by:
        raise Refused(
            "not_your_turn", f"it is seat {position.seat}'s turn, which is not yours", "move", seat=position.seat
        )
    back = _back(state, by, position.seat)
    return (*resumed, *back, *_played(state, position, _parsed(position, act.move), moment, person=by))


def bot_move(state: State, act: acts.BotMove, moment: Moment) -> tuple[ev.Happening, ...]:
    """The move of a bot, checked as a person's is."""
    need_phase(state, "playing")
    position = _fresh(state, act.seq)
    seat = state.seat(position.seat)
    if not seat.plays_itself:
        raise Stale
    return tuple(_played(state, position, _parsed(position, act.move), moment, bot=seat.playing_bot))


def type_dice(state: State, by: int, act: acts.TypeDice, moment: Moment) -> tuple[ev.Happening, ...]:
    """What fell on the real table: typed in by whose turn it is, by the host, or for a bot by anybody who plays."""
    need_seated(state, by)
    if state.rolls_itself:
        raise Refused("dice_not_yours", "at this table the server rolls the dice", "dice")
    resumed = _awake(state)
    position = _fresh(state, act.seq)
    seat = state.seat(position.seat)
    if by not in (seat.person, state.host) and not seat.plays_itself:
        raise Refused(
            "not_your_turn", f"it is seat {position.seat}'s turn, which is not yours", "dice", seat=position.seat
        )
    rolled = _typed(act.dice)
    told: list[ev.Happening] = list(_back(state, by, position.seat)) if seat.person == by else []
    if not position.thrown and Roll() in legal(position):
        told.append(ev.Moved(position.seat, "roll", person=by))
        position = apply(position, Roll())
    try:
        after = apply(position, rolled)
    except IllegalMove as error:
        raise Refused("dice_do_not_fit", str(error), "dice", **_in_the_air(position)) from error
    return (*resumed, *told, ev.Fell(position.seat, format_event(rolled), person=by), *_end(state, after, moment))


def undo(state: State, by: int, act: acts.Undo, moment: Moment) -> tuple[ev.Happening, ...]:
    """Back at once where that tells nobody anything new; else everybody else is asked."""
    need_seated(state, by)
    need_phase(state, "playing")
    if act.seq < state.game_seq:
        raise Stale
    if state.options.undo == "none":
        raise Refused("undo_off", "at this table nothing is taken back")
    free = free_undo(state)
    to = act.to if act.to is not None else (free if free is not None and _own_turn(state, by) else own_undo(state, by))
    if to is None or to not in undo_places(state):
        raise Refused(
            "nothing_to_undo",
            "there is no choice of yours to take back" if to is None else f"the game cannot go back to entry {to}",
            "to",
        )
    if (to == free and _own_turn(state, by)) or not _asked_people(state, by):
        return (ev.Undone(to, by),)
    if state.asked is not None:
        raise Refused("wrong_phase", f"person {state.asked.by} is already asking", phase=state.phase)
    if by in state.denied:
        raise Refused("nothing_to_undo", "somebody has said no; ask again when the game has gone on", "to")
    return (ev.UndoAsked(by, to),)


def answer(state: State, by: int, act: acts.Answer, moment: Moment) -> tuple[ev.Happening, ...]:
    """Yes or no to the open question; the last yes takes the game back, the first no ends the matter. Who has asked can
    say no, too: the question is withdrawn.
    """
    need_seated(state, by)
    asked = state.asked
    if asked is None or (by == asked.by and act.yes) or by in asked.yes:
        raise Refused("no_question", "nobody is asking you")
    told = ev.UndoAnswered(by, act.yes)
    waiting = _asked_people(state, asked.by) - asked.yes - {by}
    if act.yes and not waiting and asked.to in undo_places(state):
        return (told, ev.Undone(asked.to, asked.by))
    return (told,)


def _asked_people(state: State, asker: int) -> frozenset[int]:
    """All who have to say yes: everybody who plays, but for those who are away and for whom bots play."""
    return frozenset(
        person
        for person in state.seated
        if person != asker and any(state.seat(number).standin is None for number in state.seats_of(person))
    )


def waiting_for(state: State) -> frozenset[int]:
    """Whose answer to the open question is still missing."""
    return frozenset() if state.asked is None else _asked_people(state, state.asked.by) - state.asked.yes


def free_undo(state: State) -> int | None:
    """Where the mover may go back to without asking: before the face just set aside, as long as no dice have fallen
    since.
    """
    if state.options.undo != "free" or state.phase != "playing" or len(state.steps) - state.turn_steps < 2:
        return None
    last, before = state.steps[-1], state.steps[-2]
    return before.seq if isinstance(last.event, Keep) else None


def own_undo(state: State, by: int) -> int | None:
    """Where the game was before the person's own last choice."""
    own = state.seats_of(by)
    for index in range(len(state.steps) - 1, -1, -1):
        step = state.steps[index]
        if step.seat in own and not isinstance(step.event, Rolled):
            return state.steps[index - 1].seq if index else state.started
    return None


def undo_places(state: State) -> frozenset[int]:
    """The entries to which the game can go back: those after which somebody had to choose, but not the last."""
    if state.started is None or not state.steps:
        return frozenset()
    places = {state.started}
    for step, following in zip(state.steps, state.steps[1:], strict=False):
        if not isinstance(following.event, Rolled):
            places.add(step.seq)
    return frozenset(places)


def _own_turn(state: State, by: int) -> bool:
    return state.mover is not None and state.seat(state.mover).person == by


def _awake(state: State) -> tuple[ev.Happening, ...]:
    """A table that rests because nobody was left goes on when somebody moves."""
    if state.phase == "paused" and state.pause == "nobody":
        return (ev.Resumed(),)
    need_phase(state, "playing")
    return ()


def _back(state: State, by: int, seat: int) -> tuple[ev.Happening, ...]:
    returned: tuple[ev.Happening, ...] = (ev.Returned(by),) if state.person(by).left else ()
    return (*returned, ev.HandedBack(seat)) if state.seat(seat).standin is not None else returned


def _fresh(state: State, seq: int) -> Position:
    """The position, if the player has seen all that has happened in the game."""
    if seq < state.game_seq:
        raise Stale
    assert state.position is not None
    return state.position


def _parsed(position: Position, token: str) -> Move:
    """The move that a token means here, one of the legal ones."""
    try:
        wanted = parse_move(token)
    except NotationError as error:
        raise Refused("bad_notation", str(error), "move") from error
    options = legal(position)
    if wanted not in options:
        tokens = [format_move(option) for option in options]
        said = f"{token!r} is not legal here; legal: {' '.join(tokens) or 'nothing, the dice are in the air'}"
        raise Refused("illegal_move", said, "move", legal=tokens)
    return wanted


def _typed(dice: str) -> Rolled:
    try:
        rolled = parse_event(dice if dice.startswith(":") else f":{dice}")
    except NotationError as error:
        raise Refused("bad_notation", str(error), "dice") from error
    assert isinstance(rolled, Rolled)
    return rolled


def _played(
    state: State, position: Position, chosen: Move, moment: Moment, person: int | None = None, bot: str | None = None
) -> Iterator[ev.Happening]:
    """The move, the dice that it throws where the server has them, and the end if this was it."""
    yield ev.Moved(position.seat, format_move(chosen), person, bot)
    after = apply(position, chosen)
    if after.thrown and state.rolls_itself:
        number = state.rolls + 1
        golden = after.edition.golden_faces if after.golden_left else ()
        event: Event = Rolled(moment.cup(state).roll(number, after.white_left, golden))
        yield ev.Fell(position.seat, format_event(event), number)
        after = apply(after, event)
    yield from _end(state, after, moment)


def _end(state: State, after: Position, moment: Moment) -> Iterator[ev.Happening]:
    """The end shows the secret, and binds the server to that of the next game before anybody gives words for it."""
    if after.over:
        secret, following = (moment.secret, moment.next_secret) if state.rolls_itself else (None, None)
        promised = commitment(following) if following is not None else None
        yield ev.Over(list(winners(after)), list(standing(after)), secret, promised)


def _in_the_air(position: Position) -> dict[str, object]:
    return (
        {"white": position.white_left, "golden": position.golden_left}
        if position.thrown
        else {"white": 0, "golden": False}
    )
