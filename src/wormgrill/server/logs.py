"""Structured logs: one event a line, with the request and the table that it belongs to."""

from __future__ import annotations

import logging
import secrets
import sys
import time
from typing import Literal

import structlog
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .metrics import Metrics

Format = Literal["json", "text", "none"]
REQUEST_HEADER = "X-Request-Id"


def configure(form: Format, level: str = "info") -> None:
    """Logs go to standard error, as JSON lines or as text for people."""
    number = logging.CRITICAL if form == "none" else logging.getLevelNamesMapping()[level.upper()]
    renderer: structlog.typing.Processor = (
        structlog.processors.JSONRenderer(ensure_ascii=False)
        if form == "json"
        # a plain traceback: the other ones show the values of variables, and among them may be secrets
        else structlog.dev.ConsoleRenderer(
            colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
        )
    )
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            *([structlog.processors.format_exc_info] if form == "json" else []),
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    root = logging.getLogger()
    for handler in [one for one in root.handlers if isinstance(one, Forwarder)]:
        root.removeHandler(handler)
    root.addHandler(Forwarder(level=max(number, logging.WARNING)))


class Forwarder(logging.Handler):
    """What the libraries say – the web server, the database's drivers – stands in the same log in the same form."""

    def emit(self, record: logging.LogRecord) -> None:
        said = {"logger": record.name, "said": record.getMessage(), "exc_info": record.exc_info or None}
        structlog.get_logger().log(record.levelno, "library", **said)


class RequestLog:
    """Gives every request and socket an id, binds it to all that is logged on the way, and counts the answer.

    The query is left out of the log, and what stands behind a `#` never reaches the server: no secret is logged.
    """

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics
        self.log = structlog.get_logger("wormgrill.request")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        request = secrets.token_hex(8)
        scope.setdefault("state", {})["request_id"] = request
        with structlog.contextvars.bound_contextvars(request=request):
            if scope["type"] == "websocket":
                await self._socket(scope, receive, send)
            else:
                await self._http(request, scope, receive, send)

    async def _http(self, request: str, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 500

        async def watch(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)[REQUEST_HEADER] = request
            await send(message)

        try:
            await self.app(scope, receive, watch)
        finally:
            seconds = time.perf_counter() - began
            self.metrics.requests.labels(scope["method"], str(status)).inc()
            self.metrics.request_seconds.observe(seconds)
            self.log.info(
                "request", method=scope["method"], path=scope["path"], status=status, ms=round(1000 * seconds, 1)
            )

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.metrics.sockets.inc()
        try:
            await self.app(scope, receive, send)
        finally:
            self.metrics.sockets.dec()
