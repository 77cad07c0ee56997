"""How the processes of one server tell each other what has happened: nothing for one process; for many the database
itself, if it is PostgreSQL, or Redis or Valkey.

What goes over the bus is only news: the truth is in the database, and whoever misses news looks there.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Protocol

import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

from wormgrill.store import make_engine, shared_by_many

_log = structlog.get_logger("wormgrill.bus")
PREFIX = "wormgrill:table:"
CHANNEL = "wormgrill"
# PostgreSQL carries less than 8000 bytes at once; of what is longer it only says that there is something
LONGEST = 7900
# how many seconds nothing may be sent before it is asked whether anybody is there
QUIET = 5.0
# how many seconds the server may take for an answer before it counts as away
PATIENCE = 3.0
# a table, and what has happened there; nothing when it is to be looked for in the database
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


class _SharedBus(ABC):
    """While the other side is away nothing is told, and nothing fails; on its return `back` is called."""

    several = True

    def __init__(self) -> None:
        self.up = False
        self._said = False
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
        await self._close()

    async def _run(self, heard: Heard, back: Back, ready: asyncio.Event) -> None:
        """Listen for ever; after a loss try again every half second."""

        async def arrived() -> None:
            if self._said:
                _log.warning("bus_back")
            self.up, self._said = True, False
            ready.set()
            await back()

        while True:
            try:
                await self._listen_once(heard, arrived)
            except Exception as error:  # noqa: BLE001 - a driver raises whatever it likes; one has to listen again
                self._is_down(error)
            await asyncio.sleep(0.5)

    def _is_down(self, error: Exception) -> None:
        """Said once for each time that it goes, and when it is not there at the start."""
        if self.up or not self._said:
            _log.warning("bus_down", error=str(error) or type(error).__name__)
        self.up, self._said = False, True

    @abstractmethod
    async def _listen_once(self, heard: Heard, arrived: Back) -> None:
        """Connect, say that one has `arrived`, and listen until the line is lost."""

    @abstractmethod
    async def _close(self) -> None: ...


class RedisBus(_SharedBus):
    """A channel for each table."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._redis: Any = Redis.from_url(url, socket_connect_timeout=2, socket_timeout=None)
        self._pubsub: Any = None
        self._tables: set[str] = set()

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

    async def _close(self) -> None:
        await self._redis.aclose()

    async def _listen_once(self, heard: Heard, arrived: Back) -> None:
        self._pubsub = self._redis.pubsub(ignore_subscribe_messages=True)
        try:
            async with asyncio.timeout(PATIENCE):
                await self._redis.ping()
                await self._pubsub.subscribe("wormgrill:all", *(PREFIX + table for table in self._tables))
            await arrived()
            while self.up:
                message = await self._pubsub.get_message(timeout=1.0)
                if message is not None:
                    channel = message["channel"].decode()
                    if channel.startswith(PREFIX):
                        await _heard_safely(heard, channel.removeprefix(PREFIX), message["data"])
        finally:
            with suppress(RedisError, OSError):
                await self._pubsub.aclose()


class PostgresBus(_SharedBus):
    """One channel for all tables, in the database that the processes share anyway. What is told within a moment goes
    together, on the one line on which the process also listens.
    """

    def __init__(self, url: str) -> None:
        super().__init__()
        self._engine = make_engine(url)
        self._tables: set[str] = set()
        self._out: asyncio.Queue[str] = asyncio.Queue()

    async def listen(self, table: str) -> None:
        self._tables.add(table)

    async def forget(self, table: str) -> None:
        self._tables.discard(table)

    async def tell(self, table: str, news: bytes) -> None:
        if self.up:
            self._out.put_nowait(f"{table} {news.decode() if len(news) <= LONGEST else ''}")

    async def _close(self) -> None:
        await self._engine.dispose()

    async def _listen_once(self, heard: Heard, arrived: Back) -> None:
        news: asyncio.Queue[str | None] = asyncio.Queue()
        async with self._engine.connect() as connection:
            line: Any = (await connection.get_raw_connection()).driver_connection
            # news that are lost with the machine are no loss: nobody has to wait until they are on the disk
            await line.execute("SET synchronous_commit = off")
            await line.add_listener(CHANNEL, lambda *said: news.put_nowait(said[-1]))
            line.add_termination_listener(lambda *_: news.put_nowait(None))
            sending = asyncio.create_task(self._send_for_ever(line), name="bus-send")
            sending.add_done_callback(lambda _: news.put_nowait(None))
            try:
                await arrived()
                while (said := await news.get()) is not None:
                    table, _, data = said.partition(" ")
                    if table in self._tables:
                        await _heard_safely(heard, table, data.encode())
            finally:
                sending.cancel()
                ended = await asyncio.gather(sending, return_exceptions=True)
                self._out = asyncio.Queue()
                await connection.invalidate()
        self._is_down(next((why for why in ended if isinstance(why, Exception)), ConnectionError("the line was lost")))

    async def _send_for_ever(self, line: Any) -> None:
        while True:
            batch: list[str] = []
            with suppress(TimeoutError):
                async with asyncio.timeout(QUIET):
                    batch.append(await self._out.get())
            while not self._out.empty():
                batch.append(self._out.get_nowait())
            await line.fetch("SELECT pg_notify($1, said) FROM unnest($2::text[]) AS said", CHANNEL, batch)


async def _heard_safely(heard: Heard, table: str, news: bytes) -> None:
    """News that nobody understands – another version's, another program's – do not end the listening."""
    try:
        await heard(table, news)
    except Exception as error:  # noqa: BLE001 - whatever they do, the next news have to be heard
        _log.error("news_not_understood", table=table, error=repr(error))


def make_bus(url: str | None, database_url: str) -> Bus:
    """The bus that is asked for, else the database if others can share it."""
    if url:
        return RedisBus(url)
    return PostgresBus(database_url) if shared_by_many(database_url) else NoBus()
