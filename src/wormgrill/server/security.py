"""Who may talk to the server from a browser, and what the page may do: host names, origins, headers."""

from __future__ import annotations

import ipaddress
from collections.abc import MutableMapping
from typing import Any
from urllib.parse import urlsplit

import structlog
from pydantic_core import to_json
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .errors import error_body, status
from .settings import IN_THE_ROOM, Settings

_log = structlog.get_logger("wormgrill.security")
ROOM_NAMES = (".local", ".localhost", ".lan", ".internal", ".home.arpa", ".fritz.box")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; "
    "connect-src 'self' {sockets}; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
# a proxy's checks and Prometheus come to these by whatever name the process has among its neighbours
OPERATION = ("/health", "/ready", "/metrics")
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()",
}


def host_of(headers: Headers) -> str:
    """The host that the client asked for, without its port."""
    host = headers.get("host", "")
    return host[: host.rindex("]") + 1] if host.startswith("[") and "]" in host else host.partition(":")[0]


def known_host(settings: Settings, headers: Headers) -> bool:
    host = host_of(headers).lower()
    return not settings.hosts or host in settings.hosts or (IN_THE_ROOM in settings.hosts and in_the_room(host))


def in_the_room(host: str) -> bool:
    """Whether a host is a number or a name that means something here only. Nobody outside can make such a name point
    at us, so no page of theirs can pass for ours.
    """
    try:
        ipaddress.ip_address(host.strip("[]"))
    except ValueError:
        return "." not in host or host.endswith(ROOM_NAMES)
    return True


def own_origin(settings: Settings, headers: Headers) -> bool:
    """Whether a request comes from the server's own page, or not from a page at all."""
    origin = headers.get("origin")
    if origin is None:
        return True
    place = urlsplit(origin).netloc.lower()
    return bool(place) and place in (headers.get("host", "").lower(), urlsplit(settings.base).netloc.lower())


class Guard:
    """Around the whole app: refuses foreign hosts and origins, limits bodies, sets the headers that every answer
    carries.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        answer = self._refusal(scope, headers)
        safe = self._with_headers(scope, send, headers)
        if answer is None:
            answer = await self._answered(scope, self._limited(receive), safe)
        if answer is None:
            return
        body = to_json(answer)
        code = status(answer["error"]["code"])
        await safe({"type": "http.response.start", "status": code, "headers": [(b"content-type", b"application/json")]})
        await safe({"type": "http.response.body", "body": body})

    async def _answered(self, scope: Scope, receive: Receive, send: Send) -> dict[str, Any] | None:
        """Lets the app answer; the body to be sent instead if a fault of ours keeps it from beginning to."""
        begun = False

        async def watched(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, receive, watched)
        except Exception as error:
            _log.error("internal", path=scope["path"], error=repr(error), exc_info=error)
            if begun:
                raise
            return error_body("internal", "a fault of ours", request=scope.get("state", {}).get("request_id"))
        return None

    def _refusal(self, scope: Scope, headers: Headers) -> dict[str, Any] | None:
        if scope["path"] not in OPERATION and not known_host(self.settings, headers):
            return error_body(
                "bad_host", f"this server does not answer to the name {host_of(headers)!r} (--base-url, --allow-host)"
            )
        if scope["method"] not in ("GET", "HEAD", "OPTIONS") and not own_origin(self.settings, headers):
            return error_body("bad_origin", f"requests from the page {headers.get('origin')!r} are not accepted")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self.settings.limits.body:
            limit = self.settings.limits.body
            return error_body("too_large", f"a body may have {limit} bytes at most", limit=limit)
        return None

    def _limited(self, receive: Receive) -> Receive:
        """Bodies without a length are read no further than the limit, too."""
        seen = 0

        async def limited() -> Message:
            nonlocal seen
            message = await receive()
            if message["type"] == "http.request":
                seen += len(message.get("body", b""))
                if seen > self.settings.limits.body:
                    raise HTTPException(413, f"a body may have {self.settings.limits.body} bytes at most")
            return message

        return limited

    def _with_headers(self, scope: Scope, send: Send, asked: Headers) -> Send:
        policy = POLICY.format(sockets=_socket_addresses(self.settings, asked))

        async def safe(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                message.setdefault("headers", [])
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                headers["Content-Security-Policy"] = policy
                if scope["path"].startswith("/api"):
                    headers.setdefault("Cache-Control", "no-store")
                if self.settings.secure:
                    headers["Strict-Transport-Security"] = "max-age=31536000; includeSubDomains"
            await send(message)

        return safe


def _socket_addresses(settings: Settings, headers: Headers) -> str:
    """Where the page's socket may go: here, for browsers that do not count sockets to 'self'."""
    host = headers.get("host", "")
    good = host and all(char.isalnum() or char in "-.:[]" for char in host)
    return f"ws://{host} wss://{host}" if good else ""
