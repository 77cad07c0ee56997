"""Requests that the server makes for its users: to push services and webhooks, and never into its own network.

An address is checked at the moment of connecting, on the very numbers that are connected to, so a name that first
points outside and then inside gains nothing. Redirects are not followed and answers are not read.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Awaitable, Callable, Iterable, Mapping
from urllib.parse import urlsplit

import httpcore2

URL_LIMIT = 1000
SECONDS = 10.0
Resolve = Callable[[str, int], Awaitable[list[str]]]


class BadTarget(ValueError):
    """An address that the server does not send anything to."""


class Unreachable(Exception):
    """The address did not answer."""


async def resolve(host: str, port: int) -> list[str]:
    """The numeric addresses behind a name."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(entry[4][0]) for entry in found]


def is_public(address: str) -> bool:
    """Whether a numeric address lies on the open internet, also when an old address is written as a new one."""
    number = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(number, ipaddress.IPv6Address):
        inner = number.ipv4_mapped or number.sixtofour or (number.teredo[1] if number.teredo else None)
        if number in _NAT64_INSIDE:
            return False
        if number in _NAT64 or number in _COMPATIBLE:
            inner = ipaddress.IPv4Address(int(number) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(str(inner))
    return number.is_global and not number.is_multicast


_NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
_NAT64_INSIDE = ipaddress.IPv6Network("64:ff9b:1::/48")
# an old way to write addresses of version 4; :: and ::1 among them are inside in either way
_COMPATIBLE = ipaddress.IPv6Network("::/96")


def check_url(url: str, *, allow_private: bool = False) -> str:
    """The address as it may be stored; what can be seen to be wrong without asking anybody is refused here."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError as error:
        raise BadTarget(f"{url[:80]!r} is no address: {error}") from None
    if len(url) > URL_LIMIT or not url.isascii() or " " in url or not url.isprintable():
        raise BadTarget(f"an address has at most {URL_LIMIT} plain characters and no blanks")
    if parts.scheme != "https" and not (allow_private and parts.scheme == "http"):
        raise BadTarget("the address has to begin with https://")
    if not host or parts.username is not None or parts.password is not None:
        raise BadTarget("the address needs a host and must not hold a name or password")
    if not allow_private and port not in (None, 443, 8443):
        raise BadTarget("the address may use the ports 443 and 8443 only")
    if not allow_private and _is_inside(host):
        raise BadTarget("the address lies in a private network")
    return url


def _is_inside(host: str) -> bool:
    try:
        return not is_public(host)
    except ValueError:
        return host == "localhost" or host.endswith((".localhost", ".local", ".internal")) or "." not in host


class Outgoing:
    """Sends small messages outside. `allow_private` is for tests and for hosts who want to reach their own network."""

    def __init__(self, *, allow_private: bool = False, resolver: Resolve = resolve) -> None:
        self.allow_private = allow_private
        backend = _GuardedBackend(resolver, allow_private)
        self._pool = httpcore2.AsyncConnectionPool(
            ssl_context=ssl.create_default_context(), network_backend=backend, max_connections=20, keepalive_expiry=30.0
        )

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """The status of the answer. BadTarget when the address may not be reached, Unreachable when it cannot."""
        check_url(url, allow_private=self.allow_private)
        timeouts = dict.fromkeys(("connect", "read", "write", "pool"), SECONDS)
        try:
            async with asyncio.timeout(2 * SECONDS):
                async with self._pool.stream(
                    "POST", url, headers=list(headers.items()), content=body, extensions={"timeout": timeouts}
                ) as response:
                    return int(response.status)
        except (httpcore2.NetworkError, httpcore2.TimeoutException, httpcore2.ProtocolError, TimeoutError) as error:
            raise Unreachable(f"{urlsplit(url).hostname} did not answer: {error or type(error).__name__}") from error

    async def close(self) -> None:
        await self._pool.aclose()


class _GuardedBackend(httpcore2.AsyncNetworkBackend):
    """Connects to numbers that were checked, and only to those."""

    def __init__(self, resolver: Resolve, allow_private: bool) -> None:
        self._inner = httpcore2.AnyIOBackend()
        self._resolver = resolver
        self._allow_private = allow_private

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ASYNC109 - the signature is the library's
        local_address: str | None = None,
        socket_options: Iterable[httpcore2.SOCKET_OPTION] | None = None,
    ) -> httpcore2.AsyncNetworkStream:
        try:
            addresses = await self._resolver(host, port)
        except OSError as error:
            raise httpcore2.ConnectError(f"there is no host {host}") from error
        if not addresses or not (self._allow_private or all(map(is_public, addresses))):
            raise BadTarget(f"{host} lies in a private network")
        return await self._inner.connect_tcp(addresses[0], port, timeout, local_address, socket_options)

    async def sleep(self, seconds: float) -> None:
        await self._inner.sleep(seconds)
