"""Odds and advice for one position: what the exact mathematics of a turn and the strongest player here say."""

from __future__ import annotations

import random
from functools import lru_cache, partial
from typing import Any

import structlog

from wormgrill.notation import format_move, format_position
from wormgrill.players import Budget, Decision, parse_player
from wormgrill.rules import Fail, GiveUp, Keep, Move, Position, Reroll, Roll, apply, legal, worms_of
from wormgrill.solver.ends import End, Sum
from wormgrill.solver.odds import fail_chance
from wormgrill.solver.turn import Solution, solve, solve_sums
from wormgrill.table import Refused, bot_names

Data = dict[str, Any]
_log = structlog.get_logger("wormgrill.advice")
# the first of these that is installed gives the advice
STRONGEST = ("champion", "greedy", "cautious")
SECONDS = 3.0


def strongest() -> tuple[str, ...]:
    """The players that can give advice here, the best first."""
    there = bot_names()
    return tuple(name for name in STRONGEST if name in there)


def odds_of(position: Position) -> Data:
    """For each legal move the chances that it leads to; for the position itself those of the best way on."""
    need_choice(position)
    tiles = position.edition.tiles
    at_least = {tile: solve_sums(position, partial(_reaches, tile)) for tile in tiles}
    exactly = {tile: solve_sums(position, partial(_hits, tile)) for tile in tiles}
    reach, hit = _by_move(at_least), _by_move(exactly)
    playing = solve(position, partial(worms_gained, position))
    best, fails = playing.best, fail_chance(position, "worms")
    return {
        "position": format_position(position),
        "total": position.total,
        "reach": {str(tile): solution.value for tile, solution in at_least.items()},
        "exactly": {str(tile): solution.value for tile, solution in exactly.items()},
        "fail": fails,
        "worms": playing.value,
        "moves": [
            {
                "move": format_move(move),
                "worms": worms,
                "fail": fails if move == best else _fail(position, move),
                "reach": reach[move],
                "exactly": hit[move],
            }
            for move, worms in playing.moves
        ],
    }


def _reaches(tile: int, end: Sum) -> float:
    return float(end.number >= tile)


def _hits(tile: int, end: Sum) -> float:
    return float(end.number == tile)


def _by_move(solutions: dict[int, Solution[Sum]]) -> dict[Move, dict[str, float]]:
    values: dict[Move, dict[str, float]] = {}
    for tile, solution in solutions.items():
        for move, value in solution.moves:
            values.setdefault(move, {})[str(tile)] = value
    return values


def _fail(position: Position, move: Move) -> float:
    """The chance that the turn fails after this move, when it is then played for the most worms."""
    if isinstance(move, Keep | Reroll | Roll):
        return fail_chance(apply(position, move), "worms")
    return float(isinstance(move, Fail | GiveUp))


def worms_gained(position: Position, end: End) -> float:
    """What an end of the turn brings to who is to move."""
    return float(worms_of(end.after.players[position.seat - 1]) - worms_of(position.mover))


def advice_for(position: Position, chosen: str | None = None) -> Data:
    """What each move is worth to the strongest player, best first, and why the best one is."""
    need_choice(position)
    decision, player = _decided(position)
    unit = decision.unit or "worms"
    valued = sorted(
        ((value, format_move(v.move)) for v in decision.values if (value := v.value(unit)) is not None),
        key=lambda pair: -pair[0],
    )
    best = valued[0][0] if valued else 0.0
    moves = [{"move": token, "value": value, "loss": best - value} for value, token in valued]
    told: Data = {
        "position": format_position(position),
        "player": player,
        "unit": unit,
        "best": format_move(decision.move),
        "moves": moves,
        "reasons": [reason.as_dict() for reason in decision.why],
    }
    if chosen is not None:
        told["chosen"] = _chosen(position, moves, chosen)
    return told


@lru_cache(maxsize=512)
def _decided(position: Position) -> tuple[Decision, str]:
    """What the strongest player thinks that has something to say here, and who that is."""
    for name in strongest():
        try:
            return parse_player(name).choose(position, legal(position), Budget(SECONDS), random.Random(0)), name
        except Exception as error:  # noqa: BLE001 - one player's fault leaves the others
            _log.warning("adviser_failed", bot=name, error=repr(error))
    raise Refused("no_such_bot", "no player here can give advice")


def _chosen(position: Position, moves: list[Data], chosen: str) -> Data:
    tokens = [format_move(move) for move in legal(position)]
    if chosen not in tokens:
        raise Refused(
            "illegal_move", f"{chosen!r} is not legal here; legal: {' '.join(tokens)}", "chosen", legal=tokens
        )
    for rank, move in enumerate(moves, start=1):
        if move["move"] == chosen:
            return {"move": chosen, "loss": move["loss"], "rank": rank}
    return {"move": chosen, "loss": None, "rank": None}


def need_choice(position: Position) -> None:
    if not legal(position):
        raise Refused(
            "wrong_phase", "there is nothing to choose: the game is over or the dice are in the air", "position"
        )
