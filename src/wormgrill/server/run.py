"""Runs the app with uvicorn: how it ends, sockets that are drained, limits of the protocol."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket
from collections.abc import Iterator

import uvicorn
from fastapi import FastAPI

from . import logs
from .app import create_app
from .ending import Ending
from .settings import Settings

# a message beyond this closes the connection; up to it, one that is too large is answered
HARD_LIMIT = 1 << 20
GOODBYE_SECONDS = 0.2
# Python's collector of cyclic garbage: small collections of what is young are quick, whole ones look at every object of
# every table. With a thousand tables one takes a third of a second and, left to itself, comes every second or two; but
# hardly anything here is cyclic, so that one in ten minutes does.
YOUNG, OLDER, NEVER = 2_000, 10, 1 << 30
TICKS_BETWEEN_WHOLE_COLLECTIONS = 6_000


class Server(uvicorn.Server):
    """Says goodbye to the sockets before they are closed, so that every client knows to connect again."""

    def __init__(self, config: uvicorn.Config, app: FastAPI) -> None:
        super().__init__(config)
        self._app = app

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Signals are the process's, which hears them before there is a server."""
        yield

    def end(self) -> None:
        """Ends it in order, also while it is starting."""
        self.should_exit = True

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second."""
        if counter and counter % TICKS_BETWEEN_WHOLE_COLLECTIONS == 0:
            gc.collect()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        services = getattr(self._app.state, "services", None)
        if services is not None:
            services.say_goodbye()
            await asyncio.sleep(GOODBYE_SECONDS)
        await super().shutdown(sockets)


def make_server(settings: Settings) -> Server:
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        lifespan="on",
        ws="websockets-sansio",
        ws_max_size=HARD_LIMIT,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )
    return Server(config, app)


def serve(settings: Settings, line: socket.socket, ending: Ending) -> int:
    """Until a signal ends it, which is a request like any other: 0 when all went well."""
    logs.configure(settings.log_format, settings.log_level)
    server = make_server(settings)
    gc.collect()
    gc.freeze()  # what is there now stays for good
    gc.set_threshold(YOUNG, OLDER, NEVER)
    with ending.orderly(server.end):
        server.run(sockets=[line])
    return 0 if server.started else 1
