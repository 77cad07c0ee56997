"""The app is data handed to a constructor: `create_app(Settings(...))` is the whole server, to be run or exercised in
process.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from wormgrill import __version__
from wormgrill.store import Store
from wormgrill.store.place import default_database
from wormgrill.table import bot_names

from .bots import Bots
from .bus import make_bus
from .errors import KNOWN, body_of, error_body, status, validation_body
from .http import Json
from .http_account import router as account_router
from .http_coach import router as coach_router
from .http_notify import router as notify_router
from .http_records import router as records_router
from .http_server import router as server_router
from .http_tables import router as tables_router
from .logs import RequestLog
from .metrics import Metrics
from .pages import Pages
from .security import Guard
from .services import Services
from .settings import Settings
from .shapes import FailureAnswer
from .socket import serve_socket
from .tables import Tables
from .turns import TurnTeller

_log = structlog.get_logger("wormgrill.app")


def create_app(settings: Settings) -> FastAPI:
    """The server with these settings. Everything with a life of its own starts and ends with the app."""
    metrics = Metrics()

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        database = settings.database_url or default_database()
        store = await Store.open(database)
        bots = Bots()
        tables = Tables(store, make_bus(settings.bus_url, database), bots, settings, metrics)
        app.state.services = services = Services(settings, tables, bots, metrics)
        tables.listeners.append(TurnTeller(services.notifier, settings.base, tables.now))
        await services.notifier.start()
        await tables.start()
        # the bots' files are read in the background, so that the first who asks for them does not wait
        warming = asyncio.create_task(asyncio.to_thread(bot_names))
        _log.info("serving", at=settings.base, process=settings.process, several=tables.bus.several)
        try:
            yield
        finally:
            _log.info("ending", process=settings.process)
            services.say_goodbye()
            await warming
            await tables.stop()
            await services.notifier.stop()
            bots.close()
            await store.close()

    app = FastAPI(
        title="Wormgrill",
        version=__version__,
        description="Tables for the game, for people and programs. /api/asyncapi.json describes the socket at /ws.",
        openapi_url="/api/openapi.json",
        responses={"4XX": {"model": FailureAnswer}, "5XX": {"model": FailureAnswer}},
        docs_url=None,
        redoc_url=None,
        lifespan=life,
    )
    for router in (server_router, tables_router, records_router, coach_router, account_router, notify_router):
        app.include_router(router)
    app.router.routes.append(WebSocketRoute("/ws", serve_socket))
    app.router.routes.append(Route("/{path:path}", Pages(settings.page).answer, methods=["GET", "HEAD"]))
    for kind in (*KNOWN, RequestValidationError, HTTPException):
        app.add_exception_handler(kind, _answer_error)
    app.add_middleware(Guard, settings=settings)
    app.add_middleware(RequestLog, metrics=metrics)
    return app


async def _answer_error(request: Request, error: Exception) -> Response:
    """One shape for whatever goes wrong; what is our own fault passes by here and is answered by the guard."""
    headers: dict[str, str] = {}
    if isinstance(error, RequestValidationError):
        body = validation_body(error.errors())
    elif isinstance(error, HTTPException):
        code = {404: "no_such_page", 405: "bad_method", 413: "too_large"}.get(error.status_code, "bad_message")
        body = error_body(code, f"{request.method} {request.url.path}: {error.detail}")
        headers |= error.headers or {}
        if code == "too_large":
            body["error"]["limit"] = request.app.state.services.settings.limits.body
    else:
        body = body_of(error) or error_body("internal", "a fault of ours")
    if "retry_after" in body["error"]:
        headers["Retry-After"] = str(body["error"]["retry_after"])
    return Json(body, status(body["error"]["code"]), headers=headers)
