"""The endpoints about the server itself: what it offers, its schemas, and what those who run it look at."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request, Response

from wormgrill import __version__
from wormgrill.players import catalogue
from wormgrill.rules import EDITION_NAMES, OPTIONS, RULES_VERSION, edition, worms
from wormgrill.store import StoreUnavailable
from wormgrill.table import PHRASES, Refused, bot_names
from wormgrill.table.names import CONTRIBUTION_LIMIT, NAME_LIMIT, TEXT_LIMIT
from wormgrill.table.options import STANDIN

from .answers import HealthAnswer, ReadyAnswer, ServerAnswer
from .asyncapi import asyncapi
from .errors import Data
from .http import PLAIN, Json, services_of
from .messages import socket_schema
from .metrics import CONTENT_TYPE
from .socket import PROTOCOL

router = APIRouter()


@router.get("/api/server", tags=["server"], response_model=ServerAnswer)
async def server(request: Request) -> Json:
    """What this server offers."""
    services = services_of(request)
    settings = services.settings
    return Json(
        {
            "name": "wormgrill",
            "version": __version__,
            "protocol": PROTOCOL,
            "rules": RULES_VERSION,
            "now": services.tables.now(),
            "editions": editions(),
            "bots": bots(),
            "standin": STANDIN,
            "phrases": list(PHRASES),
            "paces": {
                "live": {"seconds": [5, 600], "default": 45},
                "relaxed": {"seconds": [60, 7200], "default": 900},
                "days": {"days": [1, 30], "default": 3},
            },
            "limits": {
                "name": NAME_LIMIT,
                "text": TEXT_LIMIT,
                "contribution": CONTRIBUTION_LIMIT,
                "message": settings.limits.message,
                "seats": [2, 7],
            },
            "base_url": settings.base,
            "push": services.notifier.public_key,
            "accounts": ["passkey", "link"] if services.passkeys else ["link"],
        }
    )


def editions() -> list[Data]:
    told = []
    for name in EDITION_NAMES:
        box = edition(name)
        told.append(
            {
                "edition": name,
                "options": [option.name for option in OPTIONS if name in option.editions],
                "tiles": list(box.tiles),
                "worms": [worms(tile) for tile in box.tiles],
                "deluxe": box.deluxe,
            }
        )
    return told


def bots() -> list[Data]:
    """The bots that can be asked for, weakest first as the registry lists them."""
    allowed = bot_names()
    return [
        {
            "bot": entry.name,
            "parameters": [{"name": name, "default": default} for name, default in entry.parameters],
        }
        for entry in catalogue()
        if entry.name in allowed
    ]


@router.get("/api/protocol.json", tags=["server"])
async def protocol() -> Json:
    """JSON Schema of the socket's messages."""
    return Json(socket_schema())


@router.get("/api/asyncapi.json", tags=["server"])
async def asyncapi_document() -> Json:
    """The socket as AsyncAPI describes it."""
    return Json(asyncapi())


# --- for those who run the server ---


@router.get("/health", tags=["operation"], response_model=HealthAnswer)
async def health() -> Json:
    """The process is alive."""
    return Json({"alive": True})


@router.get("/ready", tags=["operation"], response_model=ReadyAnswer)
async def ready(request: Request) -> Json:
    """The process can take moves: its database answers. A bus that is away makes it slower, not unfit."""
    services = services_of(request)
    if services.tables.closing:
        raise Refused("shutting_down", "this process is going")
    try:
        await asyncio.wait_for(services.tables.store.ping(), 3)
    except TimeoutError:
        raise StoreUnavailable("no answer within three seconds") from None
    return Json({"ready": True, "database": True, "bus": services.tables.bus.up})


@router.get("/metrics", tags=["operation"], response_class=Response, responses=PLAIN)
async def metrics(request: Request) -> Response:
    """Numbers about this process, in Prometheus' format."""
    services = services_of(request)
    services.metrics.tables.set(len(services.tables.live))
    return Response(services.metrics.text(), media_type=CONTENT_TYPE)
