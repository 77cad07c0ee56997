"""Who may look, who may delete, what floods and strange texts do: nothing that they should not."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from examples.client import Client, Data, Refusal, request
from fastapi import FastAPI
from starlette.testclient import TestClient
from tests.server.harness import ANIKA, BASE, BOTS, OPEN, OWN, QUICK, another, browser, running, settings_for
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosedError, InvalidStatus
from websockets.typing import Origin

from wormgrill.server import http_server
from wormgrill.server.app import create_app
from wormgrill.server.settings import Limits, Settings
from wormgrill.server.visitors import neighbourhood
from wormgrill.store import NewTable, Store, StoreUnavailable, Summary
from wormgrill.store.rows import Line


@pytest.fixture
def client(sqlite_url: str) -> Iterator[TestClient]:
    with browser(sqlite_url, limits=Limits(enabled=False)) as client:
        yield client


def key_of(opened: Data) -> dict[str, str]:
    return {"Authorization": f"Bearer {opened['key']}"}


def opened(client: TestClient, *seats: Data, **more: Any) -> Data:
    answer = client.post("/api/tables", json={"seats": seats or [ANIKA, OPEN], **more}, headers=OWN)
    assert answer.status_code == 201, answer.text
    data: Data = answer.json()
    return data


def joined(client: TestClient, table: Data, name: str, seat: Any = "any") -> Data:
    body = {"link": table["link"], "name": name, "seat": seat}
    answer = client.post(f"/api/tables/{table['table']}/people", json=body)
    assert answer.status_code == 201, answer.text
    data: Data = answer.json()
    return data


def code(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


# --- who may look ---


def test_where_nobody_may_watch_the_link_shows_nothing_after_the_start(client: TestClient) -> None:
    table = opened(client, ANIKA, OPEN, options={"watch": False, "begins": 1})
    bo = joined(another(client), table, "Bo")
    stranger, path = another(client), f"/api/tables/{table['table']}"
    assert stranger.get(path, params={"link": table["link"]}).status_code == 200
    assert client.post(f"{path}/acts", json={"type": "start"}, headers=OWN).status_code == 200
    for tail in ("", "/record", "/record.json", "/dice"):
        assert code(stranger.get(path + tail, params={"link": table["link"]})) == (403, "not_allowed")
        assert stranger.get(path + tail, headers=key_of(bo)).status_code == 200
    assert code(stranger.post("/api/enter", json={"link": table["link"]})) == (403, "not_allowed")
    assert code(stranger.post("/api/odds", json={"table": table["table"]})) == (404, "no_such_table")


def test_every_device_of_an_account_is_at_its_tables(client: TestClient) -> None:
    table, laptop = opened(client), another(client)
    path = f"/api/tables/{table['table']}"
    link = client.post("/api/account/link", headers=OWN).json()
    assert code(laptop.get(path)) == (404, "no_such_table")
    laptop.post("/api/account/sign-in", json={"token": link["token"]}, headers=OWN)
    assert laptop.get(path).json()["you"] == {"person": 1}
    assert laptop.post(f"{path}/acts", json={"type": "name", "name": "Anna"}, headers=OWN).status_code == 200
    laptop.post("/api/account/sign-out", headers=OWN)
    assert code(laptop.get(path)) == (404, "no_such_table")


def test_who_comes_back_by_the_secret_link_is_there_with_both_devices(database_url: str) -> None:
    with browser(database_url, limits=Limits(enabled=False)) as client:
        table, phone = opened(client), another(client)
        path = f"/api/tables/{table['table']}"
        assert phone.post("/api/enter", json={"key": table["key"]}).json()["person"] == 1
        assert phone.post("/api/enter", json={"key": table["key"]}).json()["person"] == 1
        for device in (client, phone):
            mine = device.get("/api/my/tables").json()["tables"]
            assert [(row["table"], row["person"]) for row in mine] == [(table["table"], 1)]
            assert device.get(path).json()["you"] == {"person": 1}
    with browser(database_url, limits=Limits(enabled=False)) as restarted:
        restarted.cookies = phone.cookies
        assert restarted.get(path).json()["you"] == {"person": 1}
        assert restarted.delete(path, headers=OWN).status_code == 200
        assert restarted.get("/api/my/tables").json() == {"tables": []}


def test_who_was_sent_away_does_not_come_back_by_the_link(database_url: str) -> None:
    with browser(database_url, limits=Limits(enabled=False)) as client:
        table, guest = opened(client), another(client)
        bo = joined(guest, table, "Bo")
        path, body = f"/api/tables/{table['table']}", {"link": table["link"], "name": "Bo", "seat": None}
        assert client.post(f"{path}/acts", json={"type": "kick", "person": 2}, headers=OWN).status_code == 200
        assert code(guest.post(f"{path}/people", json=body)) == (401, "bad_key")
        by_code = {"code": table["code"], "name": "Bo"}
        assert code(guest.post(f"{path}/people", json=by_code)) == (401, "bad_key")
        assert another(client).post(f"{path}/people", json=by_code).status_code == 201
    with browser(database_url, limits=Limits(enabled=False)) as restarted:
        stranger = another(restarted)
        assert code(stranger.get(path, headers=key_of(bo))) == (404, "no_such_table")
        restarted.cookies = guest.cookies
        assert code(restarted.post(f"{path}/people", json=body)) == (401, "bad_key")
        assert code(restarted.post("/api/enter", json={"key": bo["key"]})) == (404, "no_such_code")
        assert restarted.get("/api/my/tables").json() == {"tables": []}


def test_the_host_ends_all_invitations(client: TestClient) -> None:
    table = opened(client)
    guest = another(client)
    bo = joined(guest, table, "Bo", None)
    path = f"/api/tables/{table['table']}/links"
    assert code(guest.delete(path, headers=key_of(bo))) == (403, "not_allowed")
    assert code(client.delete(path)) == (403, "bad_origin")
    fresh = client.delete(path, headers=OWN).json()
    told = guest.get(f"/api/tables/{table['table']}", headers=key_of(bo), params={"since": fresh["seq"] - 1}).json()
    assert [(event["kind"], event["person"]) for event in told["events"]] == [("invites_ended", 1)]
    stranger = another(client)
    for old in ({"link": table["link"]}, {"code": table["code"]}):
        assert code(stranger.post("/api/enter", json=old)) == (404, "no_such_code")
    assert stranger.post("/api/enter", json={"link": fresh["link"]}).json()["table"] == table["table"]
    assert guest.get(f"/api/tables/{table['table']}", headers=key_of(bo)).status_code == 200


def test_a_pause_does_not_open_the_coachs_mouth(client: TestClient) -> None:
    table, state = with_silent_coach(client)
    client.post(f"/api/tables/{table['table']}/acts", json={"type": "pause"}, headers=OWN)
    for about in ({"table": table["table"]}, {"position": state["position"]}):
        for kind in ("odds", "advise"):
            assert code(client.post(f"/api/{kind}", json=about)) == (403, "coach_off")


def with_silent_coach(client: TestClient) -> tuple[Data, Data]:
    """A running game after its first roll; the table and its state."""
    table = opened(client, ANIKA, OPEN, options={"coach": "none", "begins": 1})
    joined(another(client), table, "Bo")
    path = f"/api/tables/{table['table']}/acts"
    client.post(path, json={"type": "start"}, headers=OWN)
    answer = client.post(path, json={"type": "move", "seq": 1000, "move": "roll"}, headers=OWN)
    state: Data = answer.json()["state"]
    return table, state


def test_a_coach_is_silent_at_every_process_and_after_a_restart(database_url: str) -> None:
    """A position that lies on a table which nobody has open here."""
    quiet = {"limits": Limits(enabled=False)}
    with browser(database_url, **quiet) as client:
        table, state = with_silent_coach(client)
    with browser(database_url, **quiet) as other:
        about = {"position": state["position"]}
        for kind in ("odds", "advise"):
            assert code(other.post(f"/api/{kind}", json=about)) == (403, "coach_off")
        path, key = f"/api/tables/{table['table']}", key_of(table)
        move = {"type": "move", "seq": 1000, "move": state["legal"][0]}
        assert other.post(f"{path}/acts", json=move, headers=key).status_code == 200
        assert other.post("/api/odds", json=about).status_code == 200


def test_the_lobby_offers_what_can_be_joined_or_watched(client: TestClient) -> None:
    clock = {"ms": 0}
    assert isinstance(client.app, FastAPI)
    tables = client.app.state.services.tables
    real = tables.now
    tables.now = lambda: real() + clock["ms"]
    opened(client, ANIKA, OPEN)
    live, days = (
        opened(client, ANIKA, OPEN, options={"listed": True, "watch": False, "pace": {"kind": kind}})
        for kind in ("live", "days")
    )

    def offered() -> set[str]:
        return {row["table"] for row in client.get("/api/lobby").json()["tables"]}

    assert offered() == {live["table"], days["table"]}
    clock["ms"] = 2 * 3600 * 1000
    assert offered() == {days["table"]}
    joined(another(client), days, "Bo")
    assert offered() == set()


# --- deleting ---


def test_a_table_that_has_not_begun_is_its_hosts(client: TestClient) -> None:
    table, guest = opened(client), another(client)
    bo = joined(guest, table, "Bo")
    path = f"/api/tables/{table['table']}"
    assert code(guest.delete(path, headers=key_of(bo))) == (403, "not_allowed")
    assert client.delete(path, headers=OWN).json() == {"table": table["table"], "deleted": True}
    assert code(guest.get(path, headers=key_of(bo))) == (404, "no_such_table")
    assert client.get("/api/my/tables").json() == {"tables": []}


def test_a_game_that_is_being_played_is_deleted_by_who_plays_alone(client: TestClient) -> None:
    alone = opened(client, ANIKA, BOTS[0], start=True)
    assert client.delete(f"/api/tables/{alone['table']}", headers=OWN).status_code == 200
    table, guest = opened(client), another(client)
    bo = joined(guest, table, "Bo")
    path = f"/api/tables/{table['table']}"
    client.post(f"{path}/acts", json={"type": "start"}, headers=OWN)
    assert code(client.delete(path, headers=OWN)) == (409, "not_over")
    guest.post(f"{path}/acts", json={"type": "leave"}, headers=key_of(bo))
    assert client.delete(path, headers=OWN).status_code == 200


def test_what_is_deleted_is_not_in_the_file_any_more(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with browser(f"sqlite:///{file}") as client:
        table = opened(client, {"kind": "person", "name": "Quintilianus"}, OPEN)
        client.put(
            f"/api/tables/{table['table']}/webhook", json={"url": "https://hooks.example.com/quintus"}, headers=OWN
        )
        assert client.delete(f"/api/tables/{table['table']}", headers=OWN).status_code == 200
    rest = b"".join(part.read_bytes() for part in tmp_path.iterdir())
    assert rest.startswith(b"SQLite")
    for word in (b"Quintilianus", b"quintus", table["table"].encode()):
        assert word not in rest


# --- strange texts ---


def test_signs_that_a_database_cannot_keep_are_bad_messages(database_url: str) -> None:
    with browser(database_url, limits=Limits(enabled=False)) as client:
        table = opened(client, ANIKA, OPEN)
        path = f"/api/tables/{table['table']}"
        for answer, expected in [
            (client.get("/api/tables/a%00b"), (404, "no_such_table")),
            (client.get("/api/tables/" + "x" * 300), (404, "no_such_table")),
            (client.post("/api/enter", json={"code": "\0\ud7ff"}), (404, "no_such_code")),
            (client.post("/api/enter", json={"link": "\0"}), (404, "no_such_code")),
            (client.post(f"{path}/acts", json={"type": "leave", "id": "\0"}, headers=OWN), (422, "bad_message")),
            (client.put(f"{path}/webhook", json={"url": "https://a.example/\0"}, headers=OWN), (422, "bad_message")),
            (client.delete("/api/account/passkeys/a%00", headers=OWN), (422, "bad_message")),
            (client.post(f"{path}/acts", json={"type": "contribute", "text": "\0"}, headers=OWN), None),
            (client.post(f"{path}/acts", json={"type": "name", "name": "A\0b"}, headers=OWN), None),
        ]:
            assert answer.status_code == 200 if expected is None else code(answer) == expected, answer.text
        lone = {"content-type": "application/json", **OWN}
        answer = client.post(f"{path}/acts", content=b'{"type":"name","name":"\\ud800x"}', headers=lone)
        assert answer.status_code in (200, 422)
        assert client.get(path).json()["state"]["people"][0]["name"] in ("Ab", "x")


def test_what_was_wrong_is_not_repeated_in_full(client: TestClient) -> None:
    for body in ({"record": "{" * 50_000}, {"r" * 50_000: ""}):
        error = client.post("/api/verify", json=body).json()["error"]
        assert len(error["message"]) <= 2000
        assert len(error.get("at", "")) <= 100


def test_a_place_is_a_field_of_the_message(client: TestClient) -> None:
    table = opened(client)
    for seat in (0, True, "none"):
        body = {"link": table["link"], "name": "Bo", "seat": seat}
        answer = client.post(f"/api/tables/{table['table']}/people", json=body)
        assert (answer.status_code, answer.json()["error"]["at"]) == (422, "seat")


def test_a_body_that_is_not_json_is_told_where(client: TestClient) -> None:
    headers = {"content-type": "application/json"}
    answer = client.post("/api/tables", content=b'{"seats": ', headers=headers)
    assert answer.json() == {"error": {"code": "bad_message", "message": "not JSON, at character 11 of the body"}}


def test_a_body_without_a_length_is_limited_too(client: TestClient) -> None:
    def drops() -> Iterator[bytes]:
        yield b'{"seats": []}'
        for _ in range(100):
            yield b" " * 1000

    answer = client.post("/api/tables", content=drops(), headers={"content-type": "application/json"})
    assert code(answer) == (413, "too_large")
    assert answer.json()["error"]["limit"] == Limits().body


def test_a_fault_of_ours_is_answered_in_the_one_shape(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def fault() -> None:
        raise RuntimeError("nobody's business")

    monkeypatch.setattr(http_server, "editions", fault)
    answer = client.get("/api/server")
    assert code(answer) == (500, "internal")
    assert answer.json()["error"]["request"] == answer.headers["X-Request-Id"]
    assert "business" not in answer.text
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


# --- limits ---


@pytest.mark.parametrize(
    ("address", "counts_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_a_whole_network_of_version_6_counts_as_one(address: str, counts_as: str) -> None:
    assert neighbourhood(address) == counts_as


def test_tables_joins_and_fuss_are_limited(sqlite_url: str) -> None:
    limits = Limits(open_burst=3, join_burst=2, fuss_burst=3, chat_burst=2)
    with browser(sqlite_url, limits=limits) as client:
        table = opened(client)
        path = f"/api/tables/{table['table']}"
        assert [opened(client)["code"] for _ in range(2)]
        answer = client.post("/api/tables", json={"seats": [ANIKA, OPEN]})
        assert code(answer) == (429, "too_many")
        assert int(answer.headers["Retry-After"]) >= 1
        for name in ("Bo", "Cleo"):
            joined(another(client), table, name, None)
        body = {"link": table["link"], "name": "Eve", "seat": None}
        assert code(client.post(f"{path}/people", json=body)) == (429, "too_many")
        for kind, times in (("name", 3), ("say", 2)):
            act = {"type": kind, **({"name": "Anna"} if kind == "name" else {"phrase": "hello"})}
            told = [client.post(f"{path}/acts", json=act, headers=OWN).status_code for _ in range(times + 1)]
            assert told == [200] * times + [429]


def test_the_tables_of_a_day_are_limited(sqlite_url: str) -> None:
    with browser(sqlite_url, limits=Limits(day_burst=1)) as client:
        opened(client)
        assert code(client.post("/api/tables", json={"seats": [ANIKA, OPEN]})) == (429, "too_many")


@pytest.mark.anyio
async def test_who_floods_has_to_go_and_nobody_else_notices(sqlite_url: str) -> None:
    limits = Limits(message_rate=1, message_burst=5)
    async with running(settings_for(sqlite_url, limits=limits)) as server:
        host, _ = await Client.open(server.base, [ANIKA, OPEN], options=QUICK)
        async with host, connect(server.base.replace("http", "ws") + "/ws") as flood:
            said = []
            with contextlib.suppress(ConnectionError):
                for _ in range(200):
                    await flood.send('{"type":"ping"}')
            with contextlib.suppress(ConnectionClosedError):
                async for text in flood:
                    said.append(json.loads(text))
            kinds = [message["type"] for message in said]
            assert kinds.count("pong") <= 6
            assert kinds.count("error") >= 100
            assert said[-1] == {"type": "bye", "reason": "too_many"}
            await host.act("say", phrase="hello")


@pytest.mark.anyio
async def test_sockets_and_tables_on_a_socket_are_limited(sqlite_url: str) -> None:
    limits = Limits(sockets_per_address=2, tables_per_socket=1)
    async with running(settings_for(sqlite_url, limits=limits)) as server:
        tables = [(await Client.open(server.base, [ANIKA, OPEN]))[1] for _ in range(2)]
        address = server.base.replace("http", "ws") + "/ws"
        async with connect(address) as one, connect(address):
            with pytest.raises(InvalidStatus):
                await connect(address)
            told: list[Data] = []
            for table in tables:
                await one.send(json.dumps({"type": "subscribe", "table": table["table"], "key": table["key"]}))
            while len(told) < 2:
                message = json.loads(await one.recv())
                told += [message] if message["type"] in ("state", "error") else []
            assert [message["type"] for message in told] == ["state", "error"]
            assert told[1]["error"]["code"] == "too_many"


def test_codes_cannot_be_tried_out(sqlite_url: str) -> None:
    with browser(sqlite_url, limits=Limits(code_burst=3)) as client:
        tried = [client.post("/api/enter", json={"code": f"AAAAA{sign}"}).status_code for sign in "23456"]
        assert tried == [404, 404, 404, 429, 429]
        assert client.post("/api/enter", json={"link": "x" * 32}).status_code == 404


# --- browsers ---


@pytest.mark.anyio
@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
async def test_a_socket_from_another_page_is_refused(sqlite_url: str, origin: str) -> None:
    async with running(settings_for(sqlite_url, hosts=("127.0.0.1",))) as server:
        address = server.base.replace("http", "ws") + "/ws"
        with pytest.raises(InvalidStatus):
            await connect(address, origin=Origin(origin))
        port = server.settings.port
        with pytest.raises(InvalidStatus):
            await connect(f"ws://evil.example:{port}/ws", host="127.0.0.1", port=port)
        async with connect(address, origin=Origin(server.base)) as own:
            assert json.loads(await own.recv())["type"] == "hello"


@pytest.mark.parametrize(("base", "secure"), [(BASE, False), ("https://worms.example", True)])
def test_the_cookie_is_for_our_page_alone(sqlite_url: str, base: str, secure: bool) -> None:
    settings = Settings(database_url=sqlite_url, base_url=base, log_format="none")
    with TestClient(create_app(settings), base_url=base) as client:
        answer = client.post("/api/tables", json={"seats": [ANIKA, OPEN]})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert ("secure" in cookie) is secure
    assert "domain" not in cookie


def test_a_cookie_alone_changes_nothing(client: TestClient) -> None:
    table = opened(client)
    path = f"/api/tables/{table['table']}"
    for method, tail, body in [
        ("POST", "/acts", {"type": "leave"}),
        ("POST", "/links", None),
        ("DELETE", "/links", None),
        ("DELETE", "", None),
        ("PUT", "/webhook", {"url": "https://hooks.example.com/"}),
        ("DELETE", "/webhook", None),
    ]:
        assert code(client.request(method, path + tail, json=body)) == (403, "bad_origin")
    evil = {"Origin": "https://evil.example", **OWN}
    assert code(client.post(f"{path}/acts", json={"type": "leave"}, headers=evil)) == (403, "bad_origin")
    assert client.get(path).json()["state"]["seq"] == 1


# --- secrets ---


@pytest.mark.anyio
async def test_an_error_of_the_database_tells_no_secret(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    store = await Store.open(f"sqlite:///{file}")
    with contextlib.closing(sqlite3.connect(file)) as other:
        other.execute("DROP TABLE links")
    new = NewTable(
        "T", 1, "CODE", "very-secret", Summary("setup", False, None, "{}", None), (Line(1, 1, "opened", "{}"),),
        (), ("hash-of-link",), "very-secret-too",
    )  # fmt: skip
    with pytest.raises(StoreUnavailable) as caught:
        await store.create(new)
    assert "secret" not in str(caught.value)
    assert "hash-of-link" not in str(caught.value)
    await store.close()


@pytest.mark.anyio
async def test_knowing_a_seat_is_not_holding_it(sqlite_url: str) -> None:
    """Numbers of people, seats and tables are known to everybody at the table; only the key acts."""
    async with running(settings_for(sqlite_url)) as server:
        host, opening = await Client.open(server.base, [ANIKA, OPEN], options=QUICK)
        path = f"/api/tables/{host.table}/acts"
        act = {"type": "name", "name": "Eve"}
        for key in (None, host.table, "1", opening["code"]):
            with pytest.raises(Refusal, match="no_such_table"):
                await request(server.base, "POST", path, act, key)
        look = await request(server.base, "GET", f"/api/tables/{host.table}", key=opening["link"])
        assert look["you"] == {"person": None}
        with pytest.raises(Refusal, match="not_allowed"):
            await request(server.base, "POST", path, act, opening["link"])
        with pytest.raises(Refusal, match="bad_message"):
            await request(server.base, "POST", path, {**act, "person": 1}, host.key)
