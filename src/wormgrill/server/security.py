"""What keeps other pages and other names away from the server: headers, host names, origins."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .replies import refuse_http, refuse_socket

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
YEAR = 31_536_000
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})


class Guard:
    """The outermost layer: answers only to its own names, refuses other pages' requests, sets the headers.

    `hosts` are the names that it answers to, without ports; an empty set means any. A browser says from which page a
    request comes (`Origin`); that has to be the host that it is sent to, or one of `origins`.
    """

    def __init__(self, app: ASGIApp, hosts: Iterable[str] = (), origins: Iterable[str] = (), tls: bool = False) -> None:
        self.app = app
        self.hosts = frozenset(host.lower() for host in hosts)
        self.origins = frozenset(origins)
        self.headers = HEADERS | ({"Strict-Transport-Security": f"max-age={YEAR}"} if tls else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        why = self._why_not(scope)
        if scope["type"] == "websocket":
            await (refuse_socket(receive, send) if why else self.app(scope, receive, send))
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
            await send(message)

        if why:
            await refuse_http("bad_origin", why, scope, receive, send_with_headers)
        else:
            await self.app(scope, receive, send_with_headers)

    def _why_not(self, scope: Scope) -> str | None:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if self.hosts and host_name(host) not in self.hosts:
            return f"this server does not answer to the name {host!r}"
        origin = headers.get("origin")
        asks_only = scope["type"] == "http" and scope["method"] in SAFE_METHODS
        if origin is None or asks_only or origin in self.origins or urlsplit(origin).netloc == host:
            return None
        return f"a page of {origin!r} may not do this here"


def host_name(host: str) -> str:
    """The name in a Host header without its port, in lower case; brackets of a numeric address stay."""
    name = host[: host.index("]") + 1] if host.startswith("[") and "]" in host else host.partition(":")[0]
    return name.lower()
