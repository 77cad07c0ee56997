"""Why a move is good, in codes with numbers that any door can put into words.

The codes describe what a move does that a person would name as its reason. They are read off the position and the
rules alone, so the same words fit every player; players that know values add how sure they are.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from wormgrill.notation import format_move
from wormgrill.players.protocol import Number, Reason, Unit, Valued
from wormgrill.rules import (
    WORM,
    Fail,
    GiveUp,
    Keep,
    Move,
    Position,
    Reroll,
    Roll,
    Take,
    TakeHen,
    apply,
    legal,
    points,
    standing,
    winners,
    worms,
)

#: Every code with what it says and the numbers it carries. Sentences are the doors' affair.
CODES: Mapping[str, str] = MappingProxyType(
    {
        "only_move": "there is no other legal move",
        "wins_the_game": "the move ends the game and wins it: worms, and the best of the others",
        "ends_the_game": "the move ends the game, though not as its winner: worms, and the best of the others",
        "steals_the_leaders_top": "takes the top portion of the leader: tile, worms, victim",
        "steals": "takes the top portion of an opponent: tile, worms, victim",
        "takes_the_hen": "takes the hen that protects a top portion: tile, victim",
        "takes_specialist": "the portion brings a specialist: specialist, tile",
        "takes": "takes a portion from the grill: tile, worms",
        "takes_the_best": "takes the portion with the highest number on the grill: tile, worms",
        "protects_the_top": "stops rather than risk the own top portion: tile (the one protected), worms",
        "nothing_to_take": "nothing can be taken yet, so there is no reason to stop: sum",
        "needs_a_worm": "without a worm every turn fails: sum",
        "rolls_for_more": "rolls although something could be taken: tile (what could be taken), dice",
        "rolls_for_a_steal": "the sum is close under an opponent's top portion: tile, victim, missing",
        "keeps_the_worm": "sets worms aside while it can: dice, points",
        "most_points": "no other face brings as many points: face, dice, points",
        "keeps_dice_free": "sets few dice aside and keeps many to roll: face, dice, left",
        "reaches": "with this face the sum allows a portion to be taken: tile, sum",
        "reaches_a_steal": "with this face the sum is that of an opponent's top portion: tile, victim, sum",
        "round_worm": "two ones bring a round worm: dice",
        "second_chance": "the weasel throws the same dice again: dice",
        "keeps_the_weasel": "lets the turn fail: nothing worth the weasel is left to lose",
        "golden_in": "begins with the golden die",
        "golden_out": "begins without the golden die",
        "fails_on_purpose": "stops with nothing to take, because more dice would not help: sum",
        "aims_at": "the portion that the turn aims at: tile, chance",
        "clearly_best": "by how much the move is better than the next one: gain, unit",
        "close_call": "the next best move is almost as good: gain, next, unit",
    }
)
CLOSE: Mapping[Unit, float] = MappingProxyType({"win": 0.005, "worms": 0.05})
CLEAR: Mapping[Unit, float] = MappingProxyType({"win": 0.03, "worms": 0.3})


def reason(code: str, **numbers: Number) -> Reason:
    """A reason with its numbers; an unknown code is a mistake of ours and is refused."""
    if code not in CODES:
        raise ValueError(f"unknown reason {code!r}")
    return Reason(code, MappingProxyType(numbers))


def reasons(
    position: Position, move: Move, values: tuple[Valued, ...] = (), unit: Unit | None = None
) -> tuple[Reason, ...]:
    """Why one might choose the move here: the weightiest first, and how close the choice was where values are known."""
    if len(legal(position)) == 1:
        return (reason("only_move"), *_of_move(position, move))
    return (*_of_move(position, move), *(margin(move, values, unit) if unit is not None else ()))


def margin(move: Move, values: tuple[Valued, ...], unit: Unit) -> tuple[Reason, ...]:
    """How much better the move is than the best of the others, when that is worth saying."""
    worth = {v.move: v.value(unit) for v in values}
    own = worth.get(move)
    others = [(value, other) for other, value in worth.items() if other != move and value is not None]
    if own is None or not others:
        return ()
    best, other = max(others, key=lambda pair: pair[0])
    gain = own - best
    if abs(gain) <= CLOSE[unit]:
        return (reason("close_call", gain=gain, next=format_move(other), unit=unit),)
    return (reason("clearly_best", gain=gain, unit=unit),) if gain >= CLEAR[unit] else ()


def _of_move(position: Position, move: Move) -> tuple[Reason, ...]:
    match move:
        case Take():
            return (*_ending(position, move), *_take(position, move), *_protecting(position))
        case TakeHen():
            tile = position.players[move.seat - 1].top or 0
            return (reason("takes_the_hen", tile=tile, victim=move.seat),)
        case Fail():
            return (reason("fails_on_purpose", sum=position.total),)
        case GiveUp():
            return (reason("keeps_the_weasel"),)
        case Reroll():
            return (reason("second_chance", dice=len(position.roll or ())),)
        case Roll():
            return _roll(position, move)
        case Keep():
            return _keep(position, move)


def _ending(position: Position, move: Take) -> tuple[Reason, ...]:
    """Whether taking this portion ends the game, and how. Nobody shares a win by it: no two hold the same portion."""
    after = apply(position, move)
    if not after.over:
        return ()
    scores = standing(after)
    own = scores[position.seat - 1]
    others = max(score for seat, score in enumerate(scores, 1) if seat != position.seat)
    if winners(after) == (position.seat,):
        return (reason("wins_the_game", worms=own, others=others),)
    return (reason("ends_the_game", worms=own, others=others),)


def _take(position: Position, move: Take) -> tuple[Reason, ...]:
    count = worms(move.tile)
    found: list[Reason] = []
    if move.seat is not None:
        code = "steals_the_leaders_top" if move.seat in leaders(position) else "steals"
        found.append(reason(code, tile=move.tile, worms=count, victim=move.seat))
        guest = position.players[move.seat - 1].specialist
    else:
        code = "takes_the_best" if move.tile == max(position.grill) else "takes"
        found.append(reason(code, tile=move.tile, worms=count))
        guest = position.guest(move.tile)
    if guest is not None:
        found.insert(0, reason("takes_specialist", specialist=guest.value, tile=move.tile))
    return tuple(found)


def leaders(position: Position) -> tuple[int, ...]:
    """The opponents with the most worms, if they have at least as many as the player to move."""
    scores = standing(position)
    best = max(scores)
    return tuple(seat for seat, score in enumerate(scores, 1) if score == best and seat != position.seat)


def _protecting(position: Position) -> tuple[Reason, ...]:
    """A player who could roll on and has a portion to lose stops for its sake."""
    top = position.mover.top
    could_roll = any(isinstance(other, Roll) for other in legal(position))
    return (reason("protects_the_top", tile=top, worms=worms(top)),) if top is not None and could_roll else ()


def _roll(position: Position, move: Roll) -> tuple[Reason, ...]:
    if not position.begun:
        golden = position.golden_left
        return (reason("golden_in" if move.golden else "golden_out"),) if golden else ()
    if not position.has_worm and not takes(position):
        return (reason("needs_a_worm", sum=position.total),)
    best = max(takes(position), key=worms, default=None)
    dice = position.white_left + position.golden_left
    first = (
        reason("nothing_to_take", sum=position.total)
        if best is None
        else reason("rolls_for_more", tile=best, dice=dice)
    )
    return (first, *_steal_ahead(position))


def takes(position: Position) -> tuple[int, ...]:
    """The portions that could be taken by stopping now, stolen ones too."""
    return tuple(move.tile for move in legal(position) if isinstance(move, Take))


def _steal_ahead(position: Position) -> tuple[Reason, ...]:
    """The nearest top portion of an opponent within a die's reach above the sum."""
    near = [
        (top - position.total, top, seat)
        for seat, player in enumerate(position.players, 1)
        if seat != position.seat and (top := player.top) is not None and 0 < top - position.total <= 5 and top > 20
    ]
    if not near:
        return ()
    missing, tile, victim = min(near)
    return (reason("rolls_for_a_steal", tile=tile, victim=victim, missing=missing),)


def _keep(position: Position, move: Keep) -> tuple[Reason, ...]:
    roll = position.roll
    if roll is None:
        return ()
    dice = roll.count(move.face)
    gained = points(move.face) * dice
    found: list[Reason] = []
    if position.edition.deluxe and move.face == 1 and dice >= 2:
        found.append(reason("round_worm", dice=dice))
    if move.face == WORM:
        found.append(reason("keeps_the_worm", dice=dice, points=gained))
    found.extend(_reached(position, move))
    choices = [other.face for other in legal(position) if isinstance(other, Keep)]
    if gained == max(points(face) * roll.count(face) for face in choices) and move.face != WORM:
        found.append(reason("most_points", face=move.face, dice=dice, points=gained))
    elif dice == min(map(roll.count, choices)) and move.face != WORM:
        found.append(reason("keeps_dice_free", face=move.face, dice=dice, left=len(roll) - dice))
    return tuple(found)


def _reached(position: Position, move: Keep) -> tuple[Reason, ...]:
    """What could be taken after this face that could not be taken before it; nothing where the turn ends by itself."""
    after = apply(position, move)
    if after.seat != position.seat or not after.kept:
        return ()
    stops = [stop for stop in legal(after) if isinstance(stop, Take)]
    steals = [stop for stop in stops if stop.seat is not None]
    if steals:
        tile, victim = max((stop.tile, stop.seat or 0) for stop in steals)
        return (reason("reaches_a_steal", tile=tile, victim=victim, sum=after.total),)
    if stops:
        return (reason("reaches", tile=max(stop.tile for stop in stops), sum=after.total),)
    return ()
