"""What those who run the server look at: figures, logs, whether it is ready."""

from __future__ import annotations

import asyncio
import json
import urllib.request
from typing import Any

import pytest
from examples.client import Client, Refusal, request
from sqlalchemy.exc import OperationalError
from tests.server.harness import ANIKA, BOTS, OPEN, QUICK, running, settings_for

from wormgrill.server import logs
from wormgrill.store import Store, StoreUnavailable

pytestmark = pytest.mark.anyio


def lines_of(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines() if line.startswith("{")]


async def fetched(address: str, **headers: str) -> str:
    def ask() -> str:
        with urllib.request.urlopen(urllib.request.Request(address, headers=headers), timeout=10) as answer:
            return str(answer.read().decode())

    return await asyncio.to_thread(ask)


async def test_acts_are_counted_by_how_they_end(sqlite_url: str) -> None:
    async with running(settings_for(sqlite_url)) as server:
        host, opened = await Client.open(server.base, [ANIKA, OPEN, BOTS[0]], options={**QUICK, "begins": 1})
        bo = await Client.join(server.base, "Bo", code=opened["code"])
        async with host, bo:
            await host.act("start")
            seq = host.state["seq"]
            await host.act("move", seq=seq, move="roll")
            await host.act("move", seq=seq, move="roll")
            with pytest.raises(Refusal):
                await bo.act("move", seq=host.state["seq"], move="=36")
            text = await fetched(f"{server.base}/metrics")
    for line in (
        'wormgrill_acts_total{act="start",outcome="done"} 1.0',
        'wormgrill_acts_total{act="move",outcome="done"} 1.0',
        'wormgrill_acts_total{act="move",outcome="stale"} 1.0',
        'wormgrill_acts_total{act="move",outcome="refused"} 1.0',
        "wormgrill_act_seconds_count 4.0",
        "wormgrill_sockets 2.0",
        "wormgrill_tables 1.0",
    ):
        assert line in text.splitlines()


async def test_bots_and_storage_are_counted(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(settings_for(sqlite_url)) as server:
        host, _ = await Client.open(server.base, [ANIKA, BOTS[0]], options={**QUICK, "begins": 2})
        async with host:
            await host.act("start")
            await host.until(lambda: host.my_turn)

            async def unavailable(self: Store, addition: object) -> None:
                raise StoreUnavailable("gone") from OperationalError("", {}, Exception("gone"))

            with monkeypatch.context() as patched:
                patched.setattr(Store, "add", unavailable)
                with pytest.raises(Refusal, match="storage_unavailable"):
                    await host.move("roll")
            await host.move("roll")
            text = await fetched(f"{server.base}/metrics")
    figures = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert float(figures["wormgrill_bot_seconds_count"]) >= 2
    assert float(figures["wormgrill_storage_errors_total"]) == 1
    assert float(figures['wormgrill_acts_total{act="move",outcome="storage_unavailable"}']) == 1


async def test_what_is_stored_is_logged_with_table_and_request_and_without_secrets(
    sqlite_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = settings_for(sqlite_url, log_format="json", log_level="debug")
    async with running(settings) as server:
        host, opened = await Client.open(server.base, [ANIKA, BOTS[0]], options={**QUICK, "begins": 1})
        live = server.services.tables.live[host.table]
        secrets = [live.secret, live.next_secret, opened["key"], opened["link"]]
        async with host:
            await host.act("start", contribution="my own words")
            done = await host.act("move", seq=host.state["seq"], move="roll")
            await request(server.base, "GET", f"/api/tables/{host.table}", key=host.key)
    logs.configure("none")
    text = capsys.readouterr().err
    for secret in (*secrets, "my own words"):
        assert secret not in text
    lines = lines_of(text)
    stored = [line for line in lines if line["event"] == "stored" and line["seq"] == done["seq"]]
    assert [(line["table"], line["person"], line["what"]) for line in stored] == [
        (host.table, 1, ["move", "rolled"]),
    ]
    assert len(stored[0]["request"]) == 16
    asked = [line for line in lines if line["event"] == "request" and line["path"] == f"/api/tables/{host.table}"]
    assert asked[-1]["table"] == host.table


@pytest.mark.parametrize("form", ["json", "text"])
def test_a_fault_is_logged_with_its_place_and_without_the_values_there(
    form: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    """Some formatters of tracebacks show local variables; the secrets of running games are among ours."""
    import structlog

    logs.configure(form)
    secret = "5ec" + "3e7" * 20
    try:
        raise RuntimeError(f"{len(secret)} digits")
    except RuntimeError as error:
        structlog.get_logger("test").error("internal", exc_info=error)
    logs.configure("none")
    text = capsys.readouterr().err
    assert "RuntimeError: 63 digits" in text
    assert "test_operation.py" in text
    assert secret not in text


async def test_what_libraries_say_is_logged_as_everything_is(
    sqlite_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async with running(settings_for(sqlite_url, log_format="json", log_level="warning")) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.settings.port)
        writer.write(b"\x16\x03\x01\x00 hello, is this TLS?\r\n\r\n")
        assert b"400" in await reader.read(100)
        writer.close()
    logs.configure("none")
    (line,) = [line for line in lines_of(capsys.readouterr().err) if line["event"] == "library"]
    assert line["logger"] == "uvicorn.error"
    assert "Invalid HTTP request" in line["said"]


async def test_health_and_readiness_are_told_under_any_name(sqlite_url: str) -> None:
    """A proxy asks by the name that the process has among its neighbours, which people never see."""
    settings = settings_for(sqlite_url, hosts=("127.0.0.1",))
    async with running(settings) as server:
        for path in ("/health", "/ready", "/metrics"):
            assert await fetched(f"{server.base}{path}", Host="server-one:8517")
        with pytest.raises(OSError, match="403"):
            await fetched(f"{server.base}/api/server", Host="server-one:8517")
        server.services.tables.closing = True
        with pytest.raises(OSError, match="503"):
            await fetched(f"{server.base}/ready")
        server.services.tables.closing = False
