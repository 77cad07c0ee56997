"""Accounts and notifications over HTTP, as the page uses them: two browsers, one person."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient
from tests.server.authenticator import Authenticator
from tests.server.harness import BASE, another, browser
from tests.server.receiver import Browser, Receiver, receiving

from wormgrill.server.app import create_app
from wormgrill.server.settings import Limits, Settings

OWN = {"X-Wormgrill": "1"}
DAYS = {"edition": "2014", "pace": {"kind": "days", "days": 3}, "begins": 2}


@pytest.fixture
def phone(tmp_path: Path) -> Iterator[TestClient]:
    address = f"sqlite+aiosqlite:///{tmp_path}/tables.db"
    with browser(address, allow_private=True, limits=Limits(enabled=False)) as client:
        yield client


@pytest.fixture
def laptop(phone: TestClient) -> TestClient:
    return another(phone)


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as there:
        yield there


def good(answer: Any, status: int = 200) -> Any:
    assert answer.status_code == status, answer.text
    return answer.json()


def code(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


def wait_for(client: TestClient) -> None:
    """Until everything that is to be told has been told."""
    app, portal = client.app, client.portal
    assert isinstance(app, FastAPI)
    assert portal is not None
    portal.call(app.state.services.notifier.idle)


def test_a_passkey_joins_two_browsers(phone: TestClient, laptop: TestClient) -> None:
    assert good(phone.get("/api/account")) == {"account": None}
    key = Authenticator(BASE)
    asked = good(phone.post("/api/account/challenge", json={"register": True}, headers=OWN))
    made = {"challenge": asked["challenge"], "credential": key.create(asked["options"]), "label": "My <b>phone</b>"}
    account = good(phone.post("/api/account/passkeys", json=made, headers=OWN), 201)["account"]
    assert [entry["label"] for entry in account["passkeys"]] == ["My <b>phone</b>"]
    good(
        phone.post("/api/tables", json={"seats": [{"kind": "person"}, {"kind": "open"}], "name": "Anna"}, headers=OWN),
        201,
    )
    asked = good(laptop.post("/api/account/challenge", json={}, headers=OWN))
    proof = {"challenge": asked["challenge"], "credential": key.get(asked["options"])}
    assert good(laptop.post("/api/account/sign-in", json=proof, headers=OWN))["account"]["devices"] == 2
    assert len(good(laptop.get("/api/my/tables"))["tables"]) == 1
    gone = good(phone.delete(f"/api/account/passkeys/{account['passkeys'][0]['passkey']}", headers=OWN))
    assert gone["account"]["passkeys"] == []
    assert good(laptop.post("/api/account/sign-out", headers=OWN)) == {"account": None}
    assert good(laptop.get("/api/my/tables"))["tables"] == []
    assert good(phone.delete("/api/account", headers=OWN)) == {"account": None}


def test_a_link_joins_two_browsers_once(phone: TestClient, laptop: TestClient) -> None:
    link = good(phone.post("/api/account/link", headers=OWN), 201)
    assert link["url"].startswith(f"{BASE}/account#")
    assert (
        good(laptop.post("/api/account/sign-in", json={"token": link["token"]}, headers=OWN))["account"]["devices"] == 2
    )
    assert code(laptop.post("/api/account/sign-in", json={"token": link["token"]}, headers=OWN)) == (
        404,
        "no_such_code",
    )


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/account/challenge", {}),
        ("POST", "/api/account/link", None),
        ("POST", "/api/account/sign-out", None),
        ("DELETE", "/api/account", None),
        ("DELETE", "/api/push", None),
    ],
)
def test_other_pages_cannot_do_it(phone: TestClient, method: str, path: str, body: Any) -> None:
    assert code(phone.request(method, path, json=body)) == (403, "bad_origin")


def test_a_proof_has_to_be_whole(phone: TestClient) -> None:
    assert code(phone.post("/api/account/sign-in", json={"challenge": "a"}, headers=OWN)) == (422, "bad_message")
    proof = {"challenge": "a", "credential": {}}
    assert code(phone.post("/api/account/sign-in", json=proof, headers=OWN)) == (401, "bad_passkey")


def test_passkeys_need_a_name(tmp_path: Path) -> None:
    settings = Settings(database_url=f"sqlite+aiosqlite:///{tmp_path}/tables.db", log_format="none")
    with TestClient(create_app(settings), base_url="http://127.0.0.1:8517") as client:
        assert good(client.get("/api/server"))["accounts"] == ["link"]
        assert code(client.post("/api/account/challenge", json={}, headers=OWN)) == (409, "passkeys_off")


def open_by_days(phone: TestClient, laptop: TestClient) -> tuple[str, str]:
    """A table by days at which the laptop's person, who is away, is to begin."""
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "open"}]
    opened = good(phone.post("/api/tables", json={"seats": seats, "options": DAYS}, headers=OWN), 201)
    joined = good(
        laptop.post(f"/api/tables/{opened['table']}/people", json={"link": opened["link"], "name": "Bo"}, headers=OWN),
        201,
    )
    return opened["table"], joined["key"]


def test_who_is_away_is_told_by_push(phone: TestClient, laptop: TestClient, receiver: Receiver) -> None:
    browser = Browser()
    assert good(laptop.get("/api/push"))["subscribed"] is False
    table, _ = open_by_days(phone, laptop)
    wanted = browser.subscription(receiver.url)
    body = {"endpoint": wanted.endpoint, "keys": {"p256dh": wanted.p256dh, "auth": wanted.auth}, "expirationTime": None}
    good(laptop.post("/api/push", json=body, headers=OWN), 201)
    assert good(laptop.get("/api/push"))["subscribed"] is True
    good(phone.post(f"/api/tables/{table}/acts", json={"type": "start"}, headers=OWN))
    wait_for(phone)
    assert len(receiver.got) == 1
    assert good(laptop.delete("/api/push", headers=OWN)) == {"subscribed": False}


def test_a_program_is_told_by_webhook(phone: TestClient, laptop: TestClient, receiver: Receiver) -> None:
    table, key = open_by_days(phone, laptop)
    theirs = {"Authorization": f"Bearer {key}"}
    answer = good(laptop.put(f"/api/tables/{table}/webhook", json={"url": receiver.url}, headers=theirs))
    assert len(answer["secret"]) >= 22
    good(phone.post(f"/api/tables/{table}/acts", json={"type": "start"}, headers=OWN))
    wait_for(phone)
    assert len(receiver.got) == 1
    message = json.loads(receiver.got[0][1])
    assert (message["kind"], message["table"], message["person"], message["seats"]) == ("your_turn", table, 2, [2])
    assert good(laptop.delete(f"/api/tables/{table}/webhook", headers=theirs)) == {"url": None}


def test_a_webhook_is_ones_own_business(phone: TestClient, laptop: TestClient, receiver: Receiver) -> None:
    table, _ = open_by_days(phone, laptop)
    stranger = another(phone)
    answer = stranger.put(f"/api/tables/{table}/webhook", json={"url": receiver.url}, headers=OWN)
    assert code(answer) == (404, "no_such_table")


def test_metrics_count(phone: TestClient) -> None:
    good(phone.get("/api/lobby"))
    text = phone.get("/metrics").text
    assert 'wormgrill_http_requests_total{method="GET",status="200"}' in text
    assert "wormgrill_tables 0.0" in text
