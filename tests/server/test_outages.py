"""The disk is full, the database is gone: clear errors, and when it is back everything goes on without a restart."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from collections.abc import Iterator
from typing import Any

import pytest
from examples.client import Client, Data, Refusal, request
from sqlalchemy import Connection, event
from tests.server.harness import ANIKA, BOTS, OPEN, QUICK, Running, running, settings_for
from tests.services import Postgres
from websockets.asyncio.client import connect

from wormgrill.store import Addition, Line, Store, StoreUnavailable

pytestmark = pytest.mark.anyio


async def until_ready(server: Running) -> None:
    async with asyncio.timeout(30):
        while True:
            try:
                await request(server.base, "GET", "/ready")
            except Refusal:
                await asyncio.sleep(0.1)
            else:
                return


async def test_a_full_disk(sqlite_url: str) -> None:
    """SQLite may not grow any more, as on a full disk; then it may again."""
    async with running(settings_for(sqlite_url)) as server:
        engine = server.services.tables.store.engine.sync_engine
        full = True

        def shrink(connection: Connection) -> None:
            # a database cannot be made smaller than it is: with 1 it just cannot grow
            connection.exec_driver_sql(f"PRAGMA max_page_count={1 if full else 1 << 30}")

        host, opened = await Client.open(
            server.base, [ANIKA, OPEN, BOTS[0]], options={**QUICK, "free_text": True, "begins": 1}
        )
        bo = await Client.join(server.base, "Bo", code=opened["code"])
        async with host, bo:
            await host.act("start")
            event.listen(engine, "begin", shrink)
            said: list[int] = []
            refused: tuple[int, Refusal] | None = None
            for number in range(400):
                try:
                    answer = await host.act("say", text=f"{number} " + "x" * 250, id=f"say-{number}")
                except Refusal as error:
                    refused = number, error
                    break
                said.append(answer["seq"])
            assert refused is not None, "the disk never filled up"
            number, refusal = refused
            assert refusal.code == "storage_unavailable"
            with pytest.raises(Refusal, match="storage_unavailable"):
                await request(server.base, "POST", "/api/tables", {"seats": [ANIKA, OPEN]})
            # reading goes on: who looks at the table sees everything that was stored, and nothing else
            shown = await request(server.base, "GET", f"/api/tables/{host.table}?since=0", key=host.key)
            assert [e["seq"] for e in shown["events"] if e["kind"] == "said"] == said
            full = False
            again = await host.act("say", text="at last", id=f"say-{number}")
            assert again["type"] == "done"
            assert said
            assert again["seq"] == said[-1] + 1
            await bo.until_after(again["seq"] - 1)
            assert [e["seq"] for e in bo.events if e["kind"] == "said"] == [*said, again["seq"]]


async def test_the_database_goes_and_comes_back(postgres: Postgres, postgres_url: str) -> None:
    async with running(settings_for(postgres_url)) as server:
        host, opened = await Client.open(server.base, [ANIKA, OPEN, BOTS[0]], options={**QUICK, "begins": 1})
        bo = await Client.join(server.base, "Bo", code=opened["code"])
        async with host, bo:
            await host.act("start")
            seq = host.state["seq"]
            postgres.stop()
            try:
                with pytest.raises(Refusal, match="storage_unavailable"):
                    await host.act("move", seq=seq, move="roll", id="the-roll")
                with pytest.raises(Refusal, match="storage_unavailable"):
                    await request(server.base, "GET", "/ready")
                alive: Any = await request(server.base, "GET", "/health")
                assert alive == {"alive": True}
                # the table itself can still be looked at, and nothing has happened at it
                shown = await request(server.base, "GET", f"/api/tables/{host.table}", key=host.key)
                assert shown["state"]["seq"] == seq
            finally:
                postgres.start()
            await until_ready(server)
            done = await host.act("move", seq=seq, move="roll", id="the-roll")
            assert done["type"] == "done"
            await bo.until_after(seq)
            assert [e["move"] for e in bo.events if e["kind"] == "move"] == ["roll"]


@contextlib.contextmanager
def answers_lost(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The line to the database breaks just when it has stored something: nobody hears that it has."""
    add = Store.add

    async def add_unheard(self: Store, addition: Addition) -> None:
        await add(self, addition)
        raise StoreUnavailable("the line broke")

    with monkeypatch.context() as patched:
        patched.setattr(Store, "add", add_unheard)
        yield


async def test_what_was_stored_without_an_answer_is_told_and_not_done_again(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings_for(database_url, sweep=0.1)) as server:
        host, opened = await Client.open(server.base, [ANIKA, OPEN, BOTS[0]], options={**QUICK, "begins": 1})
        bo = await Client.join(server.base, "Bo", code=opened["code"])
        async with host, bo:
            await host.act("start")
            seq = host.state["seq"]
            with answers_lost(monkeypatch), pytest.raises(Refusal, match="storage_unavailable"):
                await host.act("move", seq=seq, move="roll", id="the-roll")
            # everybody hears of it, also if it is never sent again
            await bo.until_after(seq)
            rolled = bo.state["seq"]
            again = await host.act("move", seq=seq, move="roll", id="the-roll")
            assert again["seq"] == rolled
            assert [e["move"] for e in bo.events if e["kind"] == "move"] == ["roll"]


async def test_who_came_in_without_an_answer_comes_in_once(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their seat is theirs, and nobody else's."""
    async with running(settings_for(database_url)) as server:
        _, opened = await Client.open(server.base, [ANIKA, OPEN, OPEN])
        with answers_lost(monkeypatch), pytest.raises(Refusal, match="storage_unavailable"):
            await Client.join(server.base, "Bo", code=opened["code"])
        cleo = await Client.join(server.base, "Cleo", code=opened["code"])
        async with cleo:
            assert [person["name"] for person in cleo.state["people"]] == ["Anika", "Bo", "Cleo"]
            assert [seat["name"] for seat in cleo.state["seats"]] == ["Anika", "Bo", "Cleo"]


async def test_a_table_that_many_ask_for_is_read_once(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if the first attempts fail; and asking for tables that are not there leaves nothing behind."""
    async with running(settings_for(sqlite_url)) as server:
        tables = server.services.tables
        _, opened = await Client.open(server.base, [ANIKA, OPEN])
        table = opened["table"]
        tables.live.clear()
        read, failures = Store.table, iter([True])

        async def read_sometimes(self: Store, name: str) -> object:
            await asyncio.sleep(0.01)
            if next(failures, False):
                raise StoreUnavailable("away")
            return await read(self, name)

        with monkeypatch.context() as patched:
            patched.setattr(Store, "table", read_sometimes)
            first = [asyncio.create_task(tables.get(table)) for _ in range(3)]
            await asyncio.wait(first, return_when=asyncio.FIRST_COMPLETED)
            found = await asyncio.gather(*first, tables.get(table), tables.get(table), return_exceptions=True)
        assert isinstance(found[0], StoreUnavailable)
        assert set(found[1:]) == {tables.live[table]}
        for _ in range(3):
            with pytest.raises(Refusal, match="no_such_table"):
                await request(server.base, "GET", "/api/tables/nowhere")
        assert list(tables.live) == [table]


async def test_who_is_gone_before_the_table_is_shown_is_not_there(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The line is closed while the database is asked for the table: nobody stays at it as a ghost."""
    async with running(settings_for(sqlite_url)) as server:
        host, opened = await Client.open(server.base, [ANIKA, OPEN])
        asked, answered = asyncio.Event(), asyncio.Event()
        known = Store.table_of_link

        async def slow(store: Store, link_hash: str, now: int) -> str | None:
            asked.set()
            await answered.wait()
            return await known(store, link_hash, now)

        monkeypatch.setattr(Store, "table_of_link", slow)
        async with connect(f"ws://127.0.0.1:{server.settings.port}/ws") as socket:
            message = {"type": "subscribe", "table": host.table, "link": opened["link"]}
            await socket.send(json.dumps(message))
            await asked.wait()
            server.services.say_goodbye()
            await socket.wait_closed()
        async with asyncio.timeout(30):
            while server.services.clients:  # noqa: ASYNC110 - nobody is told of it
                await asyncio.sleep(0.01)
            answered.set()
            while any(task.get_name() == "socket-hear" for task in asyncio.all_tasks()):  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        shown = await request(server.base, "GET", f"/api/tables/{host.table}", key=host.key)
        assert shown["state"]["watchers"] == 0


async def test_a_table_that_could_not_be_shown_is_not_followed(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever hears an error has not subscribed: an act needs the table before their eyes."""
    async with running(settings_for(sqlite_url)) as server:
        host, _ = await Client.open(server.base, [ANIKA, OPEN], options={"free_text": True})
        async with host:
            for number in range(60):
                await host.act("say", text=str(number))

        async def away(store: Store, table: str, since: int = 0) -> tuple[Line, ...]:
            raise StoreUnavailable("it is away")

        monkeypatch.setattr(Store, "lines", away)
        async with connect(f"ws://127.0.0.1:{server.settings.port}/ws") as socket:
            subscribe = {"type": "subscribe", "table": host.table, "key": host.key, "since": 0}
            answers: list[Data] = []
            for message in (subscribe, {"type": "leave", "table": host.table}, {**subscribe, "since": 60}):
                await socket.send(json.dumps(message))
            while len(answers) < 4:
                answers.append(json.loads(await socket.recv()))
        assert [answer.get("error", answer).get("code", answer["type"]) for answer in answers] == [
            "hello",
            "storage_unavailable",
            "no_such_table",
            "state",
        ]


async def test_another_program_holds_the_file(sqlite_url: str) -> None:
    """Somebody else writes into the file of tables for a while: those who wait are served as soon as it is free."""
    async with running(settings_for(sqlite_url)) as server:
        host, _ = await Client.open(server.base, [ANIKA, BOTS[0]], options={**QUICK, "begins": 1})
        async with host:
            await host.act("start")
            with contextlib.closing(sqlite3.connect(sqlite_url.partition("///")[2])) as other:
                other.isolation_level = None
                other.execute("BEGIN IMMEDIATE")
                rolling = asyncio.create_task(host.move("roll"))
                assert await request(server.base, "GET", f"/api/tables/{host.table}", key=host.key)
                assert not rolling.done()
                other.execute("ROLLBACK")
            assert (await rolling)["type"] == "done"
