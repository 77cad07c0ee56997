"""The outermost layer: names, origins, headers; and the layer that logs and counts."""

from __future__ import annotations

import json

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route, WebSocketRoute
from starlette.testclient import TestClient
from starlette.websockets import WebSocket, WebSocketDisconnect

from wormgrill.server import logs
from wormgrill.server.metrics import Metrics
from wormgrill.server.security import HEADERS, Guard, host_name


async def page(request: Request) -> PlainTextResponse:
    return PlainTextResponse("here")


async def socket(websocket: WebSocket) -> None:
    await websocket.accept()
    await websocket.send_text("hello")
    await websocket.receive_text()
    await websocket.close()


APP = Starlette(routes=[Route("/", page, methods=["GET", "POST"]), WebSocketRoute("/ws", socket)])


def client(**settings: object) -> TestClient:
    return TestClient(Guard(APP, **settings), base_url="http://grill.example:8517")  # type: ignore[arg-type]


def test_every_answer_has_the_headers() -> None:
    for path in ("/", "/nothing"):
        answer = client().get(path)
        for name, value in HEADERS.items():
            assert answer.headers[name] == value
        assert "Strict-Transport-Security" not in answer.headers
    assert client(tls=True).get("/").headers["Strict-Transport-Security"].startswith("max-age=")


def test_the_policy_allows_nothing_inline_and_nobody_else() -> None:
    policy = HEADERS["Content-Security-Policy"]
    assert "unsafe" not in policy
    assert "http" not in policy
    assert policy.startswith("default-src 'none'")
    assert "frame-ancestors 'none'" in policy


def test_other_names_are_not_answered_to() -> None:
    guarded = client(hosts=["grill.example"])
    assert guarded.get("/").status_code == 200
    answer = guarded.get("/", headers={"Host": "evil.example"})
    assert answer.status_code == 403
    assert answer.json()["error"]["code"] == "bad_origin"
    assert "evil.example" in answer.json()["error"]["message"]
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        (None, 200),
        ("http://grill.example:8517", 200),
        ("https://front.example", 200),
        ("https://evil.example", 403),
        ("http://grill.example", 403),
        ("null", 403),
    ],
)
def test_other_pages_change_nothing(origin: str | None, status: int) -> None:
    guarded = client(origins=["https://front.example"])
    headers = {} if origin is None else {"Origin": origin}
    assert guarded.post("/", headers=headers).status_code == status
    assert guarded.get("/", headers=headers).status_code == 200


def test_other_pages_open_no_socket() -> None:
    with client().websocket_connect("/ws", headers={"Origin": "http://testserver"}) as own:
        assert own.receive_text() == "hello"
        own.send_text("bye")
    with (
        pytest.raises(WebSocketDisconnect),
        client().websocket_connect("/ws", headers={"Origin": "https://evil.example"}),
    ):
        pass


@pytest.mark.parametrize(
    ("host", "name"),
    [("Grill.Example:80", "grill.example"), ("[::1]:8517", "[::1]"), ("localhost", "localhost"), ("", "")],
)
def test_host_names(host: str, name: str) -> None:
    assert host_name(host) == name


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
