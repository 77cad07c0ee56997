"""The endpoints about positions and records: legal moves, odds, advice, the check of dice."""

from __future__ import annotations

from fastapi import APIRouter, Request

from wormgrill.notation import NotationError, format_move, format_position, parse_position, parse_record
from wormgrill.rules import Position, checked, legal, standing
from wormgrill.table import Refused, verify

from .advice import advice_for, odds_of
from .answers import AdviceAnswer, LegalAnswer, OddsAnswer, VerdictAnswer
from .errors import Data
from .http import Json, limited, services_of, visitor_of
from .live import Live
from .messages import AskAbout, RecordText
from .rows import guard

router = APIRouter(tags=["coach"])
# what a table with each kind of coach may be asked
LEVELS = {"none": (), "odds": ("odds",), "advice": ("odds", "advice")}


@router.post("/api/legal", response_model=LegalAnswer)
async def legal_moves(request: Request, body: AskAbout) -> Json:
    """A position checked: its canonical text, the legal moves, the standing."""
    limited(request, "request")
    position = await _position(request, body, None)
    told: Data = {
        "position": format_position(position),
        "legal": [format_move(move) for move in legal(position)],
        "standing": list(standing(position)),
        "over": position.over,
    }
    return Json(told)


@router.post("/api/odds", response_model=OddsAnswer)
async def odds(request: Request, body: AskAbout) -> Json:
    """What each choice leads to."""
    limited(request, "advice")
    position = await _position(request, body, "odds")
    return Json(await services_of(request).bots.run(odds_of, position))


@router.post("/api/advise", response_model=AdviceAnswer)
async def advise(request: Request, body: AskAbout) -> Json:
    """What each choice is worth to the strongest player, and why."""
    limited(request, "advice")
    position = await _position(request, body, "advice")
    return Json(await services_of(request).bots.run(advice_for, position, body.chosen))


@router.post("/api/verify", response_model=VerdictAnswer)
async def verify_record(request: Request, body: RecordText) -> Json:
    """A record's dice, derived again."""
    limited(request, "advice")
    played = parse_record(body.record)
    verdict = await services_of(request).bots.run(verify, played)
    return Json(verdict.as_dict())


async def _position(request: Request, body: AskAbout, level: str | None) -> Position:
    """The position that is asked about, if it may be: a table's coach option holds for its text, too, while the game
    runs.
    """
    if (body.table is None) == (body.position is None):
        raise Refused("bad_message", "say either a 'table' or a 'position'", "position")
    if body.table is not None:
        visitor = await visitor_of(request, body.table)
        position = visitor.live.state.shown
        if position is None:
            raise Refused("wrong_phase", "the game has not begun", "table", phase=visitor.live.state.phase)
        _allow(visitor.live, level)
        return position
    position = _parsed(body.position or "")
    if level is not None:
        silent = {guard(coach, position): coach for coach, allowed in LEVELS.items() if level not in allowed}
        for found in await services_of(request).tables.store.guarded(tuple(silent)):
            raise _coach_off(level, silent[found])
    return position


def _parsed(text: str) -> Position:
    try:
        return checked(parse_position(text))
    except NotationError as error:
        raise Refused("bad_notation", str(error), "position") from error


def _allow(live: Live, level: str | None) -> None:
    state = live.state
    if level is not None and state.phase in ("playing", "paused") and level not in LEVELS[state.options.coach]:
        raise _coach_off(level, state.options.coach)


def _coach_off(level: str, coach: str) -> Refused:
    return Refused("coach_off", f"this table does not allow {level} while the game runs", allows=coach)
