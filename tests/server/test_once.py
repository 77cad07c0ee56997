"""What is sent again is done once, and what one process has learnt the others know: nothing hangs on an answer that was
lost, nor on the process that gives it.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator
from threading import Event
from typing import Any

import pytest
from examples.client import Client, request
from starlette.testclient import TestClient
from tests.server.harness import ANIKA, BOTS, OPEN, OWN, another, browser, running, settings_for
from tests.services import free_port

from wormgrill.server.settings import Limits
from wormgrill.store import Line, PersonRow, Store
from wormgrill.store.accounts import Accounts

Data = dict[str, Any]
QUIET = Limits(enabled=False)


def post(client: TestClient, path: str, body: Data) -> Data:
    answer = client.post(path, json=body)
    assert answer.status_code == 201, answer.text
    data: Data = answer.json()
    return data


def secrets_of(answer: Data) -> Data:
    return {name: answer[name] for name in ("table", "person", "key", "link", "code") if name in answer}


def test_a_table_is_opened_once(database_url: str) -> None:
    """Also when the answer was lost with its cookie, and the server has been started again since."""
    plan = {"seats": [ANIKA, OPEN], "contribution": "six crows", "once": secrets.token_urlsafe(16)}
    with browser(database_url, limits=QUIET) as client:
        first = post(client, "/api/tables", plan)
        client.cookies.clear()
        again = post(client, "/api/tables", plan)
        assert secrets_of(again) == secrets_of(first)
        assert again["state"]["seq"] == first["state"]["seq"]
        # the browser that has the answer is at the table, though the first cookie never came
        assert [row["table"] for row in client.get("/api/my/tables").json()["tables"]] == [first["table"]]
    with browser(database_url, limits=QUIET) as client:
        assert secrets_of(post(client, "/api/tables", plan)) == secrets_of(first)
        path = f"/api/tables/{first['table']}"
        assert client.get(path, headers={"Authorization": f"Bearer {first['key']}"}).json()["you"] == {"person": 1}
        assert client.delete(path, headers={**OWN, "Authorization": f"Bearer {first['key']}"}).status_code == 200
        assert post(client, "/api/tables", plan)["state"]["phase"] == "setup"
        assert post(client, "/api/tables", {**plan, "once": secrets.token_urlsafe(16)})["table"] != first["table"]


def test_a_game_begins_once(database_url: str) -> None:
    plan = {"seats": [ANIKA, BOTS[0]], "start": True, "options": {"begins": 1}, "once": secrets.token_urlsafe(24)}
    with browser(database_url, limits=QUIET) as client:
        first = post(client, "/api/tables", plan)
        path, key = f"/api/tables/{first['table']}", {"Authorization": f"Bearer {first['key']}"}
        move = {"type": "move", "seq": first["state"]["seq"], "move": "roll"}
        assert client.post(f"{path}/acts", json=move, headers=key).status_code == 200
        again = post(client, "/api/tables", plan)
        assert secrets_of(again) == secrets_of(first)
        assert again["state"]["dice"]["rolls"] == 1
        # what cannot begin leaves nothing behind, and says so every time
        wrong = {"seats": [ANIKA, OPEN], "start": True, "once": secrets.token_urlsafe(24)}
        for _ in range(2):
            answer = client.post("/api/tables", json=wrong)
            assert (answer.status_code, answer.json()["error"]["code"]) == (409, "seats_open")


def test_nobody_joins_twice(database_url: str) -> None:
    with browser(database_url, limits=QUIET) as client:
        table = post(client, "/api/tables", {"seats": [ANIKA, OPEN, OPEN]})
        client.cookies.clear()
        path = f"/api/tables/{table['table']}/people"
        wish = {"link": table["link"], "name": "Bo", "seat": 3, "once": secrets.token_urlsafe(16)}
        first = post(client, path, wish)
        client.cookies.clear()
        again = post(client, path, wish)
        assert secrets_of(again) == secrets_of(first)
        assert [person["name"] for person in again["state"]["people"]] == ["Anika", "Bo"]
        assert client.get(f"/api/tables/{table['table']}").json()["you"] == {"person": 2}
        # the secret of one table is none at another
        other = post(client, "/api/tables", {"seats": [ANIKA, OPEN]})
        joined = post(client, f"/api/tables/{other['table']}/people", {**wish, "link": other["link"], "seat": 2})
        assert joined["key"] != first["key"]
        # who was sent away is not let in by it
        kick = {"type": "kick", "person": 2}
        headers = {"Authorization": f"Bearer {table['key']}"}
        assert client.post(f"/api/tables/{table['table']}/acts", json=kick, headers=headers).status_code == 200
        answer = client.post(path, json=wish)
        assert (answer.status_code, answer.json()["error"]["code"]) == (401, "bad_key")


@pytest.mark.parametrize("once", ["", "short", "a" * 65, "ü" * 30, "a b" * 10, 7])
def test_a_secret_that_is_none_is_a_bad_message(once: object, sqlite_url: str) -> None:
    with browser(sqlite_url, limits=QUIET) as client:
        answer = client.post("/api/tables", json={"seats": [ANIKA, OPEN], "once": once})
        assert answer.status_code == 422
        assert answer.json()["error"]["at"] == "once"


@pytest.mark.anyio
async def test_who_asks_many_times_at_once_gets_one_table(database_url: str) -> None:
    plan = {"seats": [ANIKA, BOTS[0]], "start": True, "once": secrets.token_urlsafe(24)}
    async with running(settings_for(database_url)) as server:
        answers = await asyncio.gather(*(request(server.base, "POST", "/api/tables", plan) for _ in range(8)))
        assert len({(answer["table"], answer["key"], answer["link"]) for answer in answers}) == 1
        assert len(server.services.tables.live) == 1
        table = await request(server.base, "GET", f"/api/tables/{answers[0]['table']}?since=0", key=answers[0]["key"])
        assert [event["kind"] for event in table["events"]].count("started") == 1


class Deaf:
    """In front of a server: the answer to the first POST at each address gets lost."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.lost: set[bytes] = set()

    async def __call__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.closing(writer):
            inward, outward = await asyncio.open_connection("127.0.0.1", self.port)
            asked = await reader.readuntil(b"\r\n\r\n")
            length = [int(line.split(b":")[1]) for line in asked.lower().splitlines() if b"content-length" in line]
            outward.write(asked + (await reader.readexactly(length[0]) if length else b""))
            answer = await inward.read()
            address = asked.splitlines()[0]
            if not address.startswith(b"POST") or address in self.lost:
                writer.write(answer)
                await writer.drain()
            self.lost.add(address)
            outward.close()


@contextlib.asynccontextmanager
async def deaf(port: int) -> AsyncIterator[str]:
    proxy = await asyncio.start_server(Deaf(port), "127.0.0.1", 0)
    async with proxy:
        yield f"http://127.0.0.1:{proxy.sockets[0].getsockname()[1]}"


@pytest.mark.anyio
async def test_the_reference_client_asks_again(sqlite_url: str) -> None:
    """Its first requests are all done, and all their answers lost."""
    async with running(settings_for(sqlite_url)) as server, deaf(server.settings.port) as far:
        host, opened = await Client.open(far, [ANIKA, OPEN])
        link = {"link": opened["link"]}
        with contextlib.suppress(OSError):
            await request(far, "POST", "/api/enter", link)
        bo = await Client.join(far, "Bo", **link)
        shown = await request(server.base, "GET", f"/api/tables/{host.table}", key=host.key)
        assert [person["name"] for person in shown["state"]["people"]] == ["Anika", "Bo"]
        assert (await request(server.base, "GET", f"/api/tables/{host.table}", key=bo.key))["you"] == {"person": 2}
        assert len(server.services.tables.live) == 1


def test_a_browser_that_came_to_one_process_is_known_to_the_other(postgres_url: str, redis_url: str) -> None:
    """By the secret link, by an account's link, and by joining; all while the other process has the table open."""
    with (
        browser(postgres_url, bus_url=redis_url, limits=QUIET) as one,
        browser(postgres_url, bus_url=redis_url, limits=QUIET) as two,
    ):
        table = post(one, "/api/tables", {"seats": [ANIKA, OPEN]})
        path = f"/api/tables/{table['table']}"
        two.get(path, headers={"Authorization": f"Bearer {table['key']}"})
        phone = another(one)
        assert phone.post("/api/enter", json={"key": table["key"]}).json()["person"] == 1
        assert moved(phone, two).get(path).json()["you"] == {"person": 1}
        bo = another(one)
        bos = post(bo, f"{path}/people", {"link": table["link"], "name": "Bo"})
        assert moved(bo, two).get(path).json()["you"] == {"person": 2}
        laptop = another(two)
        answer = laptop.post("/api/enter", json={"key": bos["key"]}).json()
        assert answer["person"] == 2
        assert moved(laptop, one).get(path).json()["you"] == {"person": 2}
        revoked = two.delete(f"{path}/links", headers={"Authorization": f"Bearer {table['key']}"}).json()
        assert revoked["code"] is None
        invited = one.post(f"{path}/links", headers={"Authorization": f"Bearer {table['key']}"}).json()
        assert invited["code"] is None
        token = moved(phone, two).post("/api/account/link", headers=OWN).json()["token"]
        tablet = another(one)
        assert tablet.post("/api/account/sign-in", json={"token": token}, headers=OWN).status_code == 200
        assert moved(tablet, two).get(path).json()["you"] == {"person": 1}


def test_nobody_is_a_stranger_while_the_people_are_read_anew(
    postgres_url: str, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bo asks the other process when it has just heard that somebody has joined, and while it reads who that is."""
    reading = Event()
    lines, people, devices_with = Store.lines, Store.people, Accounts.devices_with

    async def lines_late(store: Store, table: str, after: int = 0) -> tuple[Line, ...]:
        await asyncio.sleep(0.5)
        return await lines(store, table, after)

    async def people_slowly(store: Store, table: str) -> tuple[PersonRow, ...]:
        reading.set()
        await asyncio.sleep(0.5)
        return await people(store, table)

    async def devices_when_reading(accounts: Accounts, device: str) -> tuple[str, ...]:
        await asyncio.to_thread(reading.wait, 30)
        return await devices_with(accounts, device)

    with (
        browser(postgres_url, bus_url=redis_url, limits=QUIET) as one,
        browser(postgres_url, bus_url=redis_url, limits=QUIET) as two,
    ):
        table = post(one, "/api/tables", {"seats": [ANIKA, OPEN]})
        path = f"/api/tables/{table['table']}"
        assert moved(one, two).get(path).json()["you"] == {"person": 1}
        bo = another(one)
        monkeypatch.setattr(Store, "lines", lines_late)
        monkeypatch.setattr(Store, "people", people_slowly)
        post(bo, f"{path}/people", {"link": table["link"], "name": "Bo"})
        monkeypatch.setattr(Accounts, "devices_with", devices_when_reading)
        assert moved(bo, two).get(path).json()["you"] == {"person": 2}


def test_a_table_that_another_process_has_deleted_is_gone_here_too(postgres_url: str) -> None:
    """Also when the news of it are lost: whatever is asked for, the answer is the same."""
    nowhere = {"bus_url": f"redis://127.0.0.1:{free_port()}/0", "sweep": 3600, "limits": QUIET}
    with browser(postgres_url, **nowhere) as one, browser(postgres_url, **nowhere) as two:
        table = post(one, "/api/tables", {"seats": [ANIKA, OPEN]})
        path, key = f"/api/tables/{table['table']}", {"Authorization": f"Bearer {table['key']}"}
        assert two.get(path, headers=key).status_code == 200
        assert one.delete(path, headers={**OWN, **key}).status_code == 200
        hook = {"url": "https://example.org/turn"}
        asked = [
            two.post(f"{path}/links", headers=key),
            two.delete(f"{path}/links", headers=key),
            two.put(f"{path}/webhook", json=hook, headers=key),
            two.post("/api/enter", json={"key": table["key"]}),
            two.post(f"{path}/people", json={"link": table["link"], "name": "Bo"}),
            two.post(f"{path}/acts", json={"type": "leave"}, headers=key),
            two.delete(path, headers=key),
        ]
        assert {(answer.status_code, answer.json()["error"]["code"]) for answer in asked} <= {
            (404, "no_such_table"),
            (404, "no_such_code"),
        }


def moved(client: TestClient, to: TestClient) -> TestClient:
    """The same browser, led to another process."""
    there = another(to)
    there.cookies = client.cookies
    return there
