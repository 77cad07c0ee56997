"""How the game goes on: `apply` gives the next position, `facts` tells what happened on the way."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement

from .choices import allows, brings_worm, keepable, legal, stopping_total
from .dice import FACES, Dice
from .errors import IllegalMove
from .facts import Fact, Failed, Fell, SetAside, Threw, UsedCannedWorm, UsedWeasel
from .moves import Event, Fail, GiveUp, Keep, Reroll, Roll, Rolled, Take, TakeHen
from .position import Position
from .tabletop import Tabletop


def apply(position: Position, event: Event) -> Position:
    """The position after the event. Refuses, with IllegalMove, what the rules do not allow."""
    if isinstance(event, Rolled):
        _check_fall(position, event)
        if _offers_something(position, event.dice):
            return _with_dice(position, event.dice)
        return _failed_roll(position).next_turn()
    if not allows(position, event):
        raise IllegalMove(f"{event!r} is not legal here: {_why_not(position)}", event, position)
    if isinstance(event, Roll):
        return _with_dice(position, thrown=True, golden_out=not event.golden)
    if isinstance(event, Keep):
        return _set_aside(position, event)
    if isinstance(event, Reroll):
        return _with_dice(position, thrown=True, weasel_used=True)
    return _ending(position, event).next_turn()


def facts(before: Position, event: Event) -> tuple[Fact, ...]:
    """What happens when the event is applied, in the order in which people see it."""
    after = apply(before, event)
    match event:
        case Roll():
            return (Threw(before.seat, after.white_left + after.golden_left),)
        case Reroll():  # who holds the weasel does not hold the golden die
            return (UsedWeasel(before.seat), Threw(before.seat, after.white_left))
        case Rolled(dice):
            failure = [] if _offers_something(before, dice) else _told(_failed_roll(before))
            return (Fell(before.seat, dice), *failure)
        case Keep(face):
            worm = _tabletop_for_ones(before, _open_roll(before), event)
            return (SetAside(before.seat, face, len(after.kept[-1]), after.total), *(worm.told if worm else ()))
        case _:
            return tuple(_told(_ending(before, event)))


def _told(table: Tabletop) -> list[Fact]:
    """Everything that was done at this table, to the end of the turn and perhaps of the game."""
    table.next_turn()
    return table.told


def _why_not(position: Position) -> str:
    if position.over:
        return "the game is over"
    if position.thrown:
        return "the dice are in the air and have to fall first"
    return "the legal moves are " + ", ".join(map(repr, legal(position)))


def _check_fall(position: Position, rolled: Rolled) -> None:
    """Only as many dice as are in the air can fall, each on a side that it has."""
    dice = rolled.dice
    if not position.thrown:
        why = f"no dice are in the air, so {dice!r} cannot fall; {_why_not(position)}"
        raise IllegalMove(why, rolled, position)
    golden = position.edition.golden_faces if position.golden_left else (None,)
    if dice.golden in golden and dice.white in _falls(position.white_left):
        return
    die = f" and the golden die with one of {sorted({*position.edition.golden_faces})}" if position.golden_left else ""
    why = f"{dice!r} cannot fall here: {position.white_left} white dice are in the air, ascending from 1 to 6{die}"
    raise IllegalMove(why, rolled, position)


@cache
def _falls(white: int) -> frozenset[tuple[int, ...]]:
    """Every way in which so many white dice can fall, in ascending order."""
    return frozenset(combinations_with_replacement(FACES, white))


def _offers_something(position: Position, roll: Dice) -> bool:
    """A roll that offers no new face, and no weasel, has failed the turn."""
    return bool(keepable(position, roll)) or position.weasel_ready


def _failed_roll(position: Position) -> Tabletop:
    return _failing(position, "roll")


def _set_aside(position: Position, move: Keep) -> Position:
    """All dice of one face go to the side; two ones or more bring a round worm at once."""
    roll = _open_roll(position)
    table = _tabletop_for_ones(position, roll, move)
    return Position(
        position.edition,
        position.grill,
        position.players if table is None else tuple(table.players),
        position.seat,
        position.guests,
        (*position.kept, roll.group(move.face)),
        None,
        position.weasel_used,
        position.golden_out,
    )


def _tabletop_for_ones(position: Position, roll: Dice, move: Keep) -> Tabletop | None:
    """The table after the round worm for a double one has changed hands, or None where the move brings none."""
    if not brings_worm(position, roll, move.face):
        return None
    table = Tabletop(position)
    table.round_worm(move.giver)
    return table


def _open_roll(position: Position) -> Dice:
    assert position.roll is not None  # else a Keep would not be legal
    return position.roll


def _ending(position: Position, move: Take | TakeHen | Fail | GiveUp) -> Tabletop:
    """The turn ends by the player's own word."""
    if isinstance(move, GiveUp):
        return _failed_roll(position)
    total = stopping_total(position)
    if total is None:
        return _failing(position, "no_worm")
    canned: list[Fact] = [] if position.has_worm else [UsedCannedWorm(position.seat, total)]
    if isinstance(move, Fail):
        return _failing(position, "nothing_to_take", canned)
    table = Tabletop(position)
    table.told = canned
    if isinstance(move, TakeHen):
        table.hold(table.take_hen(move.seat), move.back)
    elif move.seat is not None:
        table.hold(table.steal(move.seat), move.back)
    else:
        table.hold(table.take(move.tile, total, move.giver), move.back)
    return table


def _failing(position: Position, reason: str, told: list[Fact] | None = None) -> Tabletop:
    table = Tabletop(position)
    table.told = [*(told or ()), Failed(position.seat, reason)]
    table.lose()
    return table


def _with_dice(
    position: Position,
    roll: Dice | None = None,
    thrown: bool = False,
    weasel_used: bool = False,
    golden_out: bool = False,
) -> Position:
    """The same table with other dice; a flag that is up stays up until the turn is over."""
    return Position(
        position.edition,
        position.grill,
        position.players,
        position.seat,
        position.guests,
        position.kept,
        roll,
        position.weasel_used or weasel_used,
        position.golden_out or golden_out,
        thrown,
    )
