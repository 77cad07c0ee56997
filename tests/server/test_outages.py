"""The disk is full, the database is gone: clear errors, and when it is back everything goes on without a restart."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from examples.client import Client, Refusal, request
from sqlalchemy import Connection, event
from tests.server.harness import ANIKA, BOTS, OPEN, QUICK, Running, running, settings_for
from tests.services import Postgres

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
