"""The bus between processes, over Redis and over the database: news arrive, a line that is lost is found again."""

from __future__ import annotations

import asyncio

import pytest
from examples.client import Client
from tests.server.harness import ANIKA, OPEN, running, settings_for
from tests.services import Postgres

from wormgrill.server.bus import Bus, make_bus

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["redis", "postgres"])
def bus_url(request: pytest.FixtureRequest) -> str | None:
    """What `--bus` says: nothing, for the database itself."""
    return str(request.getfixturevalue("redis_url")) if request.param == "redis" else None


class Ear:
    """One end of a bus, and what it has heard."""

    def __init__(self, bus: Bus) -> None:
        self.bus = bus
        self.heard: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self.back: asyncio.Queue[bool] = asyncio.Queue()

    async def start(self) -> None:
        async def hear(table: str, news: bytes) -> None:
            self.heard.put_nowait((table, news))
            if news == b"nonsense":
                raise ValueError("nobody understands this")

        async def back() -> None:
            self.back.put_nowait(True)

        await self.bus.start(hear, back)
        await asyncio.wait_for(self.back.get(), 30)


async def test_news_arrive_in_order_where_they_are_wanted(bus_url: str | None, postgres_url: str) -> None:
    one, two = (Ear(make_bus(bus_url, postgres_url)) for _ in range(2))
    for ear in (one, two):
        await ear.start()
        assert ear.bus.several
        assert ear.bus.up
    await two.bus.listen("t1")
    await two.bus.listen("t2")
    await two.bus.forget("t2")
    sent = [b'{"n":%d}' % number for number in range(20)] + [b"nonsense", "Zoë 🪱 \\u0000 'quoted' \"".encode()]
    for news in sent:
        await one.bus.tell("t2", news)
        await one.bus.tell("t1", news)
    assert [await asyncio.wait_for(two.heard.get(), 30) for _ in sent] == [("t1", news) for news in sent]
    assert two.heard.empty()
    assert one.heard.empty()
    for ear in (one, two):
        await ear.bus.stop()


async def test_what_is_too_long_for_the_database_is_to_be_looked_for(postgres_url: str) -> None:
    one, two = (Ear(make_bus(None, postgres_url)) for _ in range(2))
    for ear in (one, two):
        await ear.start()
        await ear.bus.listen("t1")
    await one.bus.tell("t1", b"x" * 7900)
    await one.bus.tell("t1", b"x" * 8000)
    assert await asyncio.wait_for(two.heard.get(), 30) == ("t1", b"x" * 7900)
    assert await asyncio.wait_for(two.heard.get(), 30) == ("t1", b"")
    for ear in (one, two):
        await ear.bus.stop()


async def test_a_line_that_is_cut_is_found_again(postgres: Postgres, postgres_url: str) -> None:
    one, two = (Ear(make_bus(None, postgres_url)) for _ in range(2))
    for ear in (one, two):
        await ear.start()
        await ear.bus.listen("t1")
    postgres.psql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'wormgrill'")
    for ear in (one, two):
        await asyncio.wait_for(ear.back.get(), 30)
    await one.bus.tell("t1", b"again")
    assert await asyncio.wait_for(two.heard.get(), 30) == ("t1", b"again")
    for ear in (one, two):
        await ear.bus.stop()


async def test_a_file_has_nobody_to_tell(sqlite_url: str) -> None:
    assert not make_bus(None, sqlite_url).several


async def test_two_processes_with_nothing_but_their_database(postgres_url: str) -> None:
    """Without any look for what may have been missed."""
    async with (
        running(settings_for(postgres_url, sweep=3600)) as one,
        running(settings_for(postgres_url, sweep=3600)) as two,
    ):
        host, opened = await Client.open(one.base, [ANIKA, OPEN], options={"free_text": True})
        bo = await Client.join(two.base, "Bo", link=opened["link"])
        async with host, bo:
            await host.until(lambda: all(person["online"] for person in host.state["people"]))
            await bo.act("say", text="quick")
            await host.until(lambda: host.events[-1]["kind"] == "said")
            await host.act("start")
            await bo.until(lambda: bo.state["phase"] == "playing")
            mover, other = (host, bo) if host.my_turn else (bo, host)
            seq = (await mover.move("roll"))["seq"]
            await other.until_after(seq - 1)
            assert other.events == mover.events
