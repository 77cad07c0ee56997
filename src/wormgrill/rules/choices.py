"""What the player to move may do: every legal move, in the order in which the notation lists them."""

from __future__ import annotations

from bisect import bisect_right
from functools import cache
from typing import Final

from .dice import FACES, Dice
from .moves import Fail, GiveUp, Keep, Move, Reroll, Roll, Take, TakeHen
from .position import Position
from .specialists import RANK, Specialist
from .tiles import EXACT_ONLY

_ROLL: Final = (Roll(),)
_ROLL_OR_WITHOUT_GOLDEN: Final = (Roll(), Roll(golden=False))
_WEASEL: Final = (Reroll(),)
_WEASEL_OR_GIVE_UP: Final = (Reroll(), GiveUp())
_FAIL: Final = (Fail(),)
_KEEP: Final = {face: Keep(face) for face in FACES}
_NOTHING_TO_CHOOSE: Final = (None,)


def legal(position: Position) -> tuple[Move, ...]:
    """All legal moves; none when the game is over or the dice are in the air."""
    if position.thrown or position.seat == 0:
        return ()
    if position.roll is not None:
        return _with_the_roll(position, position.roll)
    if not position.kept:
        return _rolls(position)
    return _rolls(position) + stops(position)


def allows(position: Position, move: Move) -> bool:
    """Whether the move is legal: as looking for it in `legal` would tell, but without listing all the others."""
    if position.thrown or position.seat == 0:
        return False
    if isinstance(move, Roll):
        return position.roll is None and move in _rolls(position)
    if position.roll is None:
        return bool(position.kept) and move in stops(position)
    if isinstance(move, Keep):
        new = move.face in keepable(position, position.roll)
        return new and move.giver in _givers_of_a_worm(position, position.roll, move.face)
    return move in _with_the_roll(position, position.roll)


def may_roll(position: Position) -> bool:
    """Whether dice are left that could still show a face not set aside yet."""
    if len(position.kept) < len(FACES) and position.white_left:
        return True
    return position.golden_left and not position.used.issuperset(position.edition.golden_faces)


def keepable(position: Position, roll: Dice) -> list[int]:
    """The faces of a roll that were not set aside yet."""
    used = [group.face for group in position.kept]
    return [face for face in roll.faces if face not in used]


def givers(position: Position) -> tuple[int, ...]:
    """The seats that a round worm can come from: nobody while there is a supply, and never the player with the hen."""
    if position.supply:
        return ()
    return tuple(
        seat
        for seat, player in enumerate(position.players, start=1)
        if seat != position.seat and player.worms and player.specialist is not Specialist.HEN
    )


def _rolls(position: Position) -> tuple[Move, ...]:
    if not position.kept and position.golden_left:
        return _ROLL_OR_WITHOUT_GOLDEN
    return _ROLL if may_roll(position) else ()


def _with_the_roll(position: Position, roll: Dice) -> tuple[Move, ...]:
    """Set aside one of the faces that the roll offers, or use the weasel."""
    faces = keepable(position, roll)
    moves: list[Move] = [_KEEP[face] for face in faces]
    if 1 in faces and position.edition.deluxe:
        moves[:1] = [Keep(1, giver) for giver in _givers_of_a_worm(position, roll, 1)]
    if position.weasel_ready:
        moves.extend(_WEASEL if moves else _WEASEL_OR_GIVE_UP)
    return tuple(moves)


def _givers_of_a_worm(position: Position, roll: Dice, face: int) -> tuple[int | None, ...]:
    """When the face brings a round worm that somebody has to give, the player says who; else there is no choice."""
    return (givers(position) if brings_worm(position, roll, face) else ()) or _NOTHING_TO_CHOOSE


def brings_worm(position: Position, roll: Dice, face: int) -> bool:
    """Two or more ones that are set aside together bring a round worm."""
    return face == 1 and position.edition.deluxe and roll.count(1) >= 2


def stopping_total(position: Position) -> int | None:
    """The sum with which a player can take something, or None without a worm. A canned worm stands in for a worm."""
    if position.has_worm:
        return position.total
    if position.mover.specialist is Specialist.CANNED:
        return position.total + 5
    return None


def stops(position: Position) -> tuple[Move, ...]:
    """The ways to end the turn now: everything that can be taken, and failing only if that is nothing."""
    total = stopping_total(position)
    if total is None:
        return _FAIL
    victim = _victim(position, total)
    ends: list[Move] = []
    for tile in _from_grill(position, total, victim is not None):
        ends.extend(_taking(position, tile))
    if victim is not None:
        ends.extend(_stealing(position, total, victim))
    return tuple(ends) or _FAIL


def _victim(position: Position, total: int) -> int | None:
    """The opponent whose top portion has exactly this number, if it can be stolen at all."""
    if total in EXACT_ONLY:
        return None
    for seat, player in enumerate(position.players, start=1):
        if player.stack and player.stack[-1] == total and seat != position.seat:
            return seat
    return None


def _from_grill(position: Position, total: int, can_steal: bool) -> tuple[int, ...]:
    """What this sum may take from the grill: the exact portion, else the next lower one; with `any` all lower ones."""
    reach = position.grill[: bisect_right(position.grill, total)]
    edition = position.edition
    if edition.any:
        return tuple(tile for tile in reach if tile == total or tile not in EXACT_ONLY)
    highest = reach[-1:]
    if highest == (total,):
        return highest
    if can_steal and not edition.decline:
        return ()
    return highest if EXACT_ONLY.isdisjoint(highest) else ()


def _taking(position: Position, tile: int) -> tuple[Move, ...]:
    """Taking a portion from the grill: once for each choice that its guest brings with it."""
    guest = position.guest(tile)
    if guest is None:
        return _plain_take(tile)
    if guest is Specialist.RAVEN:
        return tuple(Take(tile, giver=giver) for giver in givers(position) or _NOTHING_TO_CHOOSE)
    return tuple(Take(tile, back=back) for back in _put_back(position.mover.specialist, guest))


@cache
def _plain_take(tile: int) -> tuple[Move, ...]:
    return (Take(tile),)


def _stealing(position: Position, tile: int, seat: int) -> list[Move]:
    """Stealing from a seat: the hen steps in for the portion; any other specialist comes along with it."""
    guest = position.players[seat - 1].specialist
    choices = _put_back(position.mover.specialist, guest)
    if guest is Specialist.HEN:
        return [TakeHen(seat, back) for back in choices]
    return [Take(tile, seat, back) for back in choices]


def _put_back(own: Specialist | None, gained: Specialist | None) -> tuple[Specialist | None, ...]:
    """With two specialists in hand one has to go back; the choice between them, or no choice."""
    if own is None or gained is None:
        return _NOTHING_TO_CHOOSE
    return tuple(sorted((own, gained), key=RANK.__getitem__))
