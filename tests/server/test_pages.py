"""The page's files, its addresses, and what a browser is allowed to do with it."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from wormgrill.server.app import create_app
from wormgrill.server.settings import Settings

HTML = {"accept": "text/html,*/*"}


@pytest.fixture
def page(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Wormgrill</title>", encoding="utf-8")
    (folder / "assets" / "app-1a2b.js").write_text("export {};", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("nobody's business", encoding="utf-8")
    return folder


@pytest.fixture
def client(page: Path, tmp_path: Path):  # type: ignore[no-untyped-def]
    settings = Settings(database_url=f"sqlite:///{tmp_path / 'tables.db'}", page=page, hosts=("testserver",))
    with TestClient(create_app(settings)) as client:
        yield client


@pytest.mark.parametrize("accept", ["text/html,*/*", "*/*", ""])
@pytest.mark.parametrize("path", ["/", "/join", "/table/abc", "/replay/x/17"])
def test_every_address_of_the_page_is_the_page(client: TestClient, path: str, accept: str) -> None:
    if not accept:
        del client.headers["accept"]
    answer = client.get(path, headers={"accept": accept} if accept else None)
    assert answer.status_code == 200
    assert "<title>Wormgrill" in answer.text
    assert answer.headers["cache-control"] == "no-cache"


def test_files_with_a_hash_in_their_name_are_kept(client: TestClient) -> None:
    answer = client.get("/assets/app-1a2b.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "/assets/../../secret.txt",
        "/assets/..%5c..%5csecret.txt",
    ],
)
def test_nothing_outside_of_the_page_is_served(client: TestClient, path: str) -> None:
    for headers in (HTML, {"accept": "*/*"}):
        assert "business" not in client.get(path, headers=headers).text


@pytest.mark.parametrize("path", ["/nothing.js", "/assets/gone-3c4d.js", "/api/nothing"])
def test_what_is_not_there_is_said_in_the_one_shape(client: TestClient, path: str) -> None:
    for accept in ("*/*", "image/avif,image/webp,*/*;q=0.8", "application/json"):
        answer = client.get(path, headers={"accept": accept})
        assert answer.status_code == 404
        assert answer.json()["error"]["code"] == "no_such_page"


def test_who_wants_something_else_than_a_page_gets_none(client: TestClient) -> None:
    assert client.get("/join", headers={"accept": "application/json"}).status_code == 404


def test_the_policy_is_strict_on_every_answer(client: TestClient) -> None:
    for path in ("/", "/assets/app-1a2b.js", "/api/server", "/api/nothing"):
        headers = client.get(path, headers=HTML).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "http:" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_a_foreign_host_name_is_refused(client: TestClient) -> None:
    answer = client.get("/api/server", headers={"host": "evil.example"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "bad_host")


def test_without_a_built_page_the_interface_works(tmp_path: Path) -> None:
    settings = Settings(database_url=f"sqlite:///{tmp_path / 'tables.db'}", page=tmp_path / "none")
    with TestClient(create_app(settings)) as client:
        assert "has not been built" in client.get("/", headers=HTML).text
        assert client.get("/api/server").json()["name"] == "wormgrill"
