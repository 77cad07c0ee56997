"""The outermost layer: names, origins, headers; and the layer that logs and counts."""

from __future__ import annotations

import json
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route, WebSocketRoute
from starlette.testclient import TestClient
from starlette.websockets import WebSocket

from wormgrill.server import logs
from wormgrill.server.metrics import Metrics
from wormgrill.server.security import HEADERS, Guard
from wormgrill.server.settings import Limits, Settings


async def page(request: Request) -> PlainTextResponse:
    return PlainTextResponse("here")


async def socket(websocket: WebSocket) -> None:
    await websocket.accept()
    await websocket.send_text("hello")
    await websocket.receive_text()
    await websocket.close()


APP = Starlette(routes=[Route("/", page, methods=["GET", "POST"]), WebSocketRoute("/ws", socket)])


HERE = "http://grill.example:8517"


def client(**settings: Any) -> TestClient:
    return TestClient(Guard(APP, Settings(**settings)), base_url=HERE)


def test_every_answer_has_the_headers() -> None:
    for path in ("/", "/nothing"):
        answer = client().get(path)
        for name, value in HEADERS.items():
            assert answer.headers[name] == value
        assert "Strict-Transport-Security" not in answer.headers
    secure = client(base_url="https://grill.example").get("/")
    assert secure.headers["Strict-Transport-Security"].startswith("max-age=")


def test_the_policy_allows_nothing_inline_and_nobody_else() -> None:
    policy = client().get("/").headers["Content-Security-Policy"]
    assert "unsafe" not in policy
    assert "http" not in policy
    assert "*" not in policy
    assert policy.startswith("default-src 'none'")
    assert "frame-ancestors 'none'" in policy


def test_a_strange_host_does_not_get_into_the_policy() -> None:
    policy = client().get("/", headers={"Host": "a; script-src *"}).headers["Content-Security-Policy"]
    assert "*" not in policy


def test_other_names_are_not_answered_to() -> None:
    guarded = client(hosts=("grill.example",))
    assert guarded.get("/").status_code == 200
    answer = guarded.get("/", headers={"Host": "evil.example"})
    assert answer.status_code == 403
    assert answer.json()["error"]["code"] == "bad_host"
    assert "evil.example" in answer.json()["error"]["message"]
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize(
    ("origin", "code"),
    [
        (None, 200),
        (HERE, 200),
        ("https://front.example", 200),
        ("https://evil.example", 403),
        ("http://grill.example", 403),
        ("null", 403),
    ],
)
def test_other_pages_change_nothing(origin: str | None, code: int) -> None:
    guarded = client(base_url="https://front.example")
    headers = {} if origin is None else {"Origin": origin}
    assert guarded.post("/", headers=headers).status_code == code
    assert guarded.get("/", headers=headers).status_code == 200


def test_large_bodies_are_refused() -> None:
    guarded = client(limits=Limits(body=100))
    assert guarded.post("/", content=b"a" * 100).status_code == 200
    answer = guarded.post("/", content=b"a" * 101)
    assert answer.status_code == 413
    assert answer.json()["error"]["limit"] == 100


def test_requests_are_counted_and_logged_without_secrets(capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure("json")
    metrics = Metrics()
    watched = TestClient(logs.RequestLog(APP, metrics))
    answer = watched.get("/?key=very-secret", headers={"Authorization": "Bearer very-secret"})
    watched.get("/nothing")
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [(line["path"], line["status"]) for line in lines] == [("/", 200), ("/nothing", 404)]
    assert lines[0]["request"] == answer.headers["X-Request-Id"]
    assert lines[0]["request"] != lines[1]["request"]
    assert "very-secret" not in json.dumps(lines)
    text = metrics.text().decode()
    assert 'wormgrill_http_requests_total{method="GET",status="200"} 1.0' in text
    assert 'wormgrill_http_requests_total{method="GET",status="404"} 1.0' in text
    logs.configure("none")


def test_sockets_are_counted_while_they_are_open() -> None:
    metrics = Metrics()
    watched = TestClient(logs.RequestLog(APP, metrics))
    with watched.websocket_connect("/ws") as own:
        assert "wormgrill_sockets 1.0" in metrics.text().decode()
        own.receive_text()
        own.send_text("bye")
    assert "wormgrill_sockets 0.0" in metrics.text().decode()
