"""What the player to move may do: every legal move, in the order in which the notation lists them."""

from __future__ import annotations

from .dice import WORM
from .moves import Fail, GiveUp, Keep, Move, Reroll, Roll, Take, TakeHen
from .position import Position
from .specialists import RANK, Specialist
from .tiles import EXACT_ONLY


def legal(position: Position) -> tuple[Move, ...]:
    """All legal moves; none when the game is over or the dice are in the air."""
    if position.over or position.thrown:
        return ()
    if position.roll is not None:
        return _faces_to_keep(position)
    if not position.kept:
        return (Roll(), Roll(golden=False)) if position.golden_left else (Roll(),)
    return ((Roll(),) if may_roll(position) else ()) + stops(position)


def may_roll(position: Position) -> bool:
    """Whether dice are left that could still show a face not set aside yet."""
    used = position.used
    if position.white_left and len(used) < 6:
        return True
    return position.golden_left and any(face not in used for face in position.edition.golden_faces)


def keepable(position: Position) -> tuple[int, ...]:
    """The faces of the open roll that may be set aside."""
    if position.roll is None:
        return ()
    used = position.used
    return tuple(face for face in position.roll.faces if face not in used)


def givers(position: Position) -> tuple[int, ...]:
    """The seats that a round worm can come from: nobody while there is a supply, and never the player with the hen."""
    if position.supply:
        return ()
    return tuple(
        seat
        for seat, player in enumerate(position.players, start=1)
        if seat != position.seat and player.worms and player.specialist is not Specialist.HEN
    )


def _faces_to_keep(position: Position) -> tuple[Move, ...]:
    moves: list[Move] = []
    for face in keepable(position):
        moves.extend(Keep(face, giver) for giver in _givers_for_ones(position, face))
    if position.weasel_ready:
        moves.extend((Reroll(),) if moves else (Reroll(), GiveUp()))
    return tuple(moves)


def _givers_for_ones(position: Position, face: int) -> tuple[int | None, ...]:
    """Two or more ones bring a round worm; when somebody has to give it, the player says who."""
    if face == 1 and position.edition.deluxe and position.roll is not None and position.roll.count(1) >= 2:
        return givers(position) or (None,)
    return (None,)


def stopping_total(position: Position) -> int | None:
    """The sum with which a player can take something, or None without a worm. A canned worm stands in for a worm."""
    if any(group.face == WORM for group in position.kept):
        return position.total
    if position.mover.specialist is Specialist.CANNED:
        return position.total + 5
    return None


def stops(position: Position) -> tuple[Move, ...]:
    """The ways to end the turn now: everything that can be taken, and failing only if that is nothing."""
    total = stopping_total(position)
    if total is None:
        return (Fail(),)
    victim = _victim(position, total)
    takes: list[tuple[int, int | None]] = [(tile, None) for tile in _from_grill(position, total, victim is not None)]
    if victim is not None:
        takes.append((total, victim))
    ends: list[Move] = []
    for tile, seat in sorted(takes, key=lambda take: take[0]):
        ends.extend(_taking(position, tile) if seat is None else _stealing(position, tile, seat))
    return tuple(ends) or (Fail(),)


def _victim(position: Position, total: int) -> int | None:
    """The opponent whose top portion has exactly this number, if it can be stolen at all."""
    if total in EXACT_ONLY:
        return None
    for seat, player in enumerate(position.players, start=1):
        if seat != position.seat and player.stack and player.stack[-1] == total:
            return seat
    return None


def _from_grill(position: Position, total: int, can_steal: bool) -> list[int]:
    """What this sum may take from the grill: the exact portion, else the next lower one; with `any` all lower ones."""
    grill, edition = position.grill, position.edition
    exact = [total] if total in grill else []
    lower = [tile for tile in grill if tile < total and tile not in EXACT_ONLY]
    if edition.any:
        return lower + exact
    if exact or (can_steal and not edition.decline):
        return exact
    return lower[-1:]


def _taking(position: Position, tile: int) -> list[Move]:
    """Taking a portion from the grill: once for each choice that its guest brings with it."""
    guest = position.guest(tile) if position.guests else None
    if guest is None:
        return [Take(tile)]
    if guest is Specialist.RAVEN:
        return [Take(tile, giver=giver) for giver in givers(position) or (None,)]
    return [Take(tile, back=back) for back in _put_back(position.mover.specialist, guest)]


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
        return (None,)
    return tuple(sorted((own, gained), key=RANK.__getitem__))
