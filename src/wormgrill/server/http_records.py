"""The endpoints for what a game leaves behind: its record and its dice."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse

from wormgrill.notation import format_record
from wormgrill.table import Refused, dice_view, record
from wormgrill.table.state import State

from .answers import DiceAnswer, RecordAnswer
from .errors import Data
from .http import PLAIN, Json, services_of, visitor_of
from .live import Live

router = APIRouter(tags=["records"])


@router.get("/api/tables/{table}/record", response_class=Response, responses=PLAIN)
async def record_text(
    request: Request, table: str, link: Annotated[str | None, Query(max_length=64)] = None
) -> Response:
    """The game so far as a `.wgr` record."""
    visitor = await visitor_of(request, table, link)
    text = _record_text(visitor.live.state)
    name = f"wormgrill-{table}.wgr"
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})


def _record_text(state: State) -> str:
    played = record(state)
    if played is None:
        raise Refused("wrong_phase", "the game has not begun", phase=state.phase)
    return format_record(played)


@router.get("/api/tables/{table}/record.json", response_model=RecordAnswer)
async def record_json(request: Request, table: str, link: Annotated[str | None, Query(max_length=64)] = None) -> Json:
    """The game so far as JSON: its record, every event, the dice."""
    visitor = await visitor_of(request, table, link)
    live = visitor.live
    text = _record_text(live.state)
    events = await services_of(request).tables.audience.events(live, 0)
    view = live.view(services_of(request).tables.now())
    told = {
        "table": table,
        "record": text,
        "edition": view["edition"],
        "names": [seat["name"] or seat["bot"] or "" for seat in view["seats"]],
        "standing": view["standing"],
        "winners": view["winners"],
        "events": events,
        "dice": dice_view(live.state, _rolls(live, events)),
    }
    return Json(told)


@router.get("/api/tables/{table}/dice", response_model=DiceAnswer)
async def dice(request: Request, table: str, link: Annotated[str | None, Query(max_length=64)] = None) -> Json:
    """All that is needed to verify the dice."""
    visitor = await visitor_of(request, table, link)
    events = await services_of(request).tables.audience.events(visitor.live, 0)
    return Json(dice_view(visitor.live.state, _rolls(visitor.live, events)))


def _rolls(live: Live, events: list[Data]) -> list[Data]:
    """Every roll that the server has made, with those that were taken back."""
    counting = {step.number for step in live.state.steps if step.number is not None}
    rolls = []
    for event in events:
        if event["kind"] != "rolled" or event.get("number") is None:
            continue
        fell = next(fact["dice"] for fact in event["facts"] if fact["fact"] == "fell")
        rolls.append(
            {
                "number": event["number"],
                "seq": event["seq"],
                "dice": event["dice"],
                "white": len(fell["white"]),
                "golden": fell.get("golden") is not None,
                "undone": event["number"] not in counting,
            }
        )
    return rolls
