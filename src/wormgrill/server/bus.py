"""How the processes of one server tell each other what has happened: nothing for one process, Redis or Valkey for many.

What goes over the bus is only news: the truth is in the database, and whoever misses news looks there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Protocol

import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

_log = structlog.get_logger("wormgrill.bus")
PREFIX = "wormgrill:table:"
# how many seconds the server may take for an answer before it counts as away
PATIENCE = 3.0
Heard = Callable[[str, bytes], Awaitable[None]]
Back = Callable[[], Awaitable[None]]


class Bus(Protocol):
    """`up` says whether news arrive; `several` whether there can be other processes at all."""

    several: bool
    up: bool

    async def start(self, heard: Heard, back: Back) -> None: ...
    async def stop(self) -> None: ...
    async def listen(self, table: str) -> None: ...
    async def forget(self, table: str) -> None: ...
    async def tell(self, table: str, news: bytes) -> None: ...


class NoBus:
    """One process alone has nobody to tell."""

    several = False
    up = True

    async def start(self, heard: Heard, back: Back) -> None:
        return None

    async def stop(self) -> None:
        return None

    async def listen(self, table: str) -> None:
        return None

    async def forget(self, table: str) -> None:
        return None

    async def tell(self, table: str, news: bytes) -> None:
        return None


class RedisBus:
    """A channel for each table. While the server is away nothing is told, and nothing fails; on its return `back` is
    called.
    """

    several = True

    def __init__(self, url: str) -> None:
        self.up = False
        self._said = False
        self._redis: Any = Redis.from_url(url, socket_connect_timeout=2, socket_timeout=None)
        self._pubsub: Any = None
        self._tables: set[str] = set()
        self._task: asyncio.Task[None] | None = None

    async def start(self, heard: Heard, back: Back) -> None:
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._run(heard, back, ready), name="bus")
        with suppress(TimeoutError):
            await asyncio.wait_for(ready.wait(), PATIENCE)

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        await self._redis.aclose()

    async def listen(self, table: str) -> None:
        self._tables.add(table)
        await self._try(lambda: self._pubsub.subscribe(PREFIX + table))

    async def forget(self, table: str) -> None:
        self._tables.discard(table)
        await self._try(lambda: self._pubsub.unsubscribe(PREFIX + table))

    async def tell(self, table: str, news: bytes) -> None:
        await self._try(lambda: self._redis.publish(PREFIX + table, news))

    async def _try(self, send: Callable[[], Awaitable[Any]]) -> None:
        if not self.up:
            return
        try:
            await asyncio.wait_for(send(), PATIENCE)
        except (RedisError, OSError, TimeoutError) as error:
            self._is_down(error)

    async def _run(self, heard: Heard, back: Back, ready: asyncio.Event) -> None:
        """Listen for ever; after a loss try again every half second."""
        while True:
            try:
                await self._listen_once(heard, back, ready)
            except (RedisError, OSError, TimeoutError) as error:
                self._is_down(error)
            await asyncio.sleep(0.5)

    def _is_down(self, error: Exception) -> None:
        """Said once for each time that it goes, and when it is not there at the start."""
        if self.up or not self._said:
            _log.warning("bus_down", error=str(error) or type(error).__name__)
        self.up, self._said = False, True

    async def _listen_once(self, heard: Heard, back: Back, ready: asyncio.Event) -> None:
        self._pubsub = self._redis.pubsub(ignore_subscribe_messages=True)
        try:
            async with asyncio.timeout(PATIENCE):
                await self._redis.ping()
                await self._pubsub.subscribe("wormgrill:all", *(PREFIX + table for table in self._tables))
            if self._said:
                _log.warning("bus_back")
            self.up, self._said = True, False
            ready.set()
            await back()
            while self.up:
                message = await self._pubsub.get_message(timeout=1.0)
                if message is not None:
                    channel = message["channel"].decode()
                    if channel.startswith(PREFIX):
                        await _heard_safely(heard, channel.removeprefix(PREFIX), message["data"])
        finally:
            with suppress(RedisError, OSError):
                await self._pubsub.aclose()


async def _heard_safely(heard: Heard, table: str, news: bytes) -> None:
    """News that nobody understands – another version's, another program's – do not end the listening."""
    try:
        await heard(table, news)
    except Exception as error:  # noqa: BLE001 - whatever they do, the next news have to be heard
        _log.error("news_not_understood", table=table, error=repr(error))


def make_bus(url: str | None) -> Bus:
    return RedisBus(url) if url else NoBus()
