"""How the game goes on: `apply` gives the next position, `facts` tells what happened on the way."""

from __future__ import annotations

from .choices import keepable, legal, stopping_total
from .dice import Dice
from .errors import IllegalMove
from .facts import Fact, Failed, Fell, SetAside, Threw, UsedCannedWorm, UsedWeasel
from .moves import Event, Fail, GiveUp, Keep, Move, Reroll, Roll, Rolled, Take, TakeHen
from .position import Position
from .specialists import Specialist
from .tabletop import Tabletop


def apply(position: Position, event: Event) -> Position:
    """The position after the event. Refuses, with IllegalMove, what the rules do not allow."""
    return _carry_out(position, event)[0]


def facts(before: Position, event: Event) -> tuple[Fact, ...]:
    """What happens when the event is applied, in the order in which people see it."""
    return tuple(_carry_out(before, event)[1])


def _carry_out(position: Position, event: Event) -> tuple[Position, list[Fact]]:
    if isinstance(event, Rolled):
        return _fall(position, event.dice)
    _allow(position, event)
    match event:
        case Roll():
            return _throw(position, golden_out=position.golden_out or not event.golden)
        case Reroll():
            return _reroll(position)
        case Keep():
            return _keep(position, event)
        case _:
            return _stop(position, event)


def _allow(position: Position, move: Move) -> None:
    if move not in legal(position):
        raise IllegalMove(f"{move!r} is not legal here: {_why_not(position)}")


def _why_not(position: Position) -> str:
    if position.over:
        return "the game is over"
    if position.thrown:
        return "the dice are in the air and have to fall first"
    return "the legal moves are " + ", ".join(map(repr, legal(position)))


def _throw(position: Position, golden_out: bool) -> tuple[Position, list[Fact]]:
    thrown = _with_dice(position, golden_out=golden_out, thrown=True)
    return thrown, [Threw(position.seat, thrown.white_left + thrown.golden_left)]


def _reroll(position: Position) -> tuple[Position, list[Fact]]:
    thrown = _with_dice(position, weasel_used=True, thrown=True)
    return thrown, [UsedWeasel(position.seat), Threw(position.seat, thrown.white_left + thrown.golden_left)]


def _fall(position: Position, dice: Dice) -> tuple[Position, list[Fact]]:
    """The dice come to rest. A roll that offers no new face, and no weasel, has failed the turn."""
    _allow_fall(position, dice)
    fallen = _with_dice(position, roll=dice)
    told: list[Fact] = [Fell(position.seat, dice)]
    if keepable(fallen) or fallen.weasel_ready:
        return fallen, told
    return _fail(fallen, "roll", told)


def _allow_fall(position: Position, dice: Dice) -> None:
    if not position.thrown:
        raise IllegalMove(f"no dice are in the air, so {dice!r} cannot fall; {_why_not(position)}")
    whites, golden = position.white_left, position.golden_left
    good_whites = len(dice.white) == whites and all(1 <= face <= 6 for face in dice.white)
    good_golden = dice.golden in position.edition.golden_faces if golden else dice.golden is None
    if not (good_whites and good_golden and list(dice.white) == sorted(dice.white)):
        die = f" and the golden die with one of {sorted(set(position.edition.golden_faces))}" if golden else ""
        raise IllegalMove(f"{dice!r} cannot fall here: {whites} white dice are in the air, ascending from 1 to 6{die}")


def _keep(position: Position, move: Keep) -> tuple[Position, list[Fact]]:
    """All dice of one face go to the side; two ones or more bring a round worm at once."""
    roll = position.roll
    assert roll is not None  # a Keep is only legal with an open roll
    group = roll.group(move.face)
    players, told = position.players, []
    if move.face == 1 and len(group) >= 2 and position.edition.deluxe:
        table = Tabletop(position)
        table.round_worm(move.giver)
        players, told = tuple(table.players), table.told
    after = Position(
        position.edition,
        position.grill,
        players,
        position.seat,
        position.guests,
        (*position.kept, group),
        None,
        position.weasel_used,
        position.golden_out,
    )
    return after, [SetAside(position.seat, move.face, len(group), after.total), *told]


def _stop(position: Position, move: Take | TakeHen | Fail | GiveUp) -> tuple[Position, list[Fact]]:
    """The turn ends by the player's own word."""
    total = stopping_total(position)
    if isinstance(move, GiveUp):
        return _fail(position, "roll", [])
    if total is None:
        return _fail(position, "no_worm", [])
    canned: list[Fact] = [] if position.has_worm else [UsedCannedWorm(position.seat, total)]
    if isinstance(move, Fail):
        return _fail(position, "nothing_to_take", canned)
    table = Tabletop(position)
    table.told += canned
    if isinstance(move, TakeHen):
        gained: Specialist | None = table.take_hen(move.seat)
    elif move.seat is not None:
        gained = table.steal(move.seat)
    else:
        gained = table.take(move.tile, total, move.giver)
    if gained is not None:
        table.hold(gained, move.back)
    return table.next_turn(), table.told


def _fail(position: Position, reason: str, told: list[Fact]) -> tuple[Position, list[Fact]]:
    table = Tabletop(position)
    table.told += [*told, Failed(position.seat, reason)]
    table.lose()
    return table.next_turn(), table.told


def _with_dice(
    position: Position,
    *,
    roll: Dice | None = None,
    thrown: bool = False,
    weasel_used: bool | None = None,
    golden_out: bool | None = None,
) -> Position:
    """The same table with other dice; what is not named stays."""
    return Position(
        position.edition,
        position.grill,
        position.players,
        position.seat,
        position.guests,
        position.kept,
        roll,
        position.weasel_used if weasel_used is None else weasel_used,
        position.golden_out if golden_out is None else golden_out,
        thrown,
    )
