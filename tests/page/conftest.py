"""A real server, a real Chromium, and people who look at the page through it.

Every page that a test opens is watched: an error on its console, or a request that leaves its own origin, fails the
test.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, expect, sync_playwright
from tests.server.harness import Process
from tests.services import CHROMIUM_ARGUMENTS

PHONE = {"width": 360, "height": 640}
DESKTOP = {"width": 1280, "height": 800}
SETTINGS = {"speed": "instant", "sound": False, "ask": "never", "coach": "off"}
# a machine that runs other tests at the same time is slow; what is waited for comes or does not
expect.set_options(timeout=20_000)
# what a browser writes on its console when the server has gone: a test that stops the server forgives it
SERVER_GONE = ("ERR_CONNECTION", "WebSocket", "fetching the script", "Failed to load resource")
Open = Callable[..., "Person"]


class Person:
    """Somebody with a browser of their own. `faults` collects what must not happen, except what the test itself brings
    about: `forgives` are parts of such texts."""

    def __init__(self, context: BrowserContext, base: str, faults: list[str]) -> None:
        self.context = context
        self.base = base
        self.faults = faults
        self.forgives: tuple[str, ...] = ()
        context.on("request", self._asked)
        self.page = self.another_tab()

    def another_tab(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(15_000)
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.faults.append(f"error on the page: {error}"))
        page.on("websocket", lambda socket: self._reached(socket.url))
        return page

    def go(self, path: str) -> None:
        self.page.goto(self.base + path)
        self.page.wait_for_selector("main")

    def walk(self, path: str) -> None:
        """To another screen without loading the page again."""
        self.page.evaluate(
            "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }", path
        )

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(part in message.text for part in self.forgives):
            self.faults.append(f"console: {message.text}")

    def _asked(self, request: Request) -> None:
        self._reached(request.url)

    def _reached(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob") and parts.netloc != urlsplit(self.base).netloc:
            self.faults.append(f"request to {url}")


# Playwright keeps an event loop running in this thread: it has to be gone before other tests want their own.
@pytest.fixture(scope="module")
def chromium(chromium_path: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path, args=list(CHROMIUM_ARGUMENTS))
        yield browser
        browser.close()


def start(process: Process) -> None:
    """Start the server and wait until it answers; in a thread, for the browser has its own loop in this one."""
    process.start()
    with ThreadPoolExecutor(1) as pool:
        pool.submit(lambda: asyncio.run(process.ready())).result()


@pytest.fixture(scope="session")
def server_of_page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One server for all tests of the page; a test that stops it starts it again."""
    folder = tmp_path_factory.mktemp("page")
    process = Process(f"sqlite+aiosqlite:///{folder / 'tables.db'}", folder)
    start(process)
    yield process
    process.stop()


@pytest.fixture
def open_browser(chromium: Browser, server_of_page: Process) -> Iterator[Open]:
    """Makes people: `open_browser(viewport=PHONE, locale="de", settings={"theme": "dark"})`."""
    people: list[Person] = []

    def open_(
        viewport: dict[str, int] | None = None, locale: str = "en", settings: dict[str, Any] | None = None, **more: Any
    ) -> Person:
        context = chromium.new_context(viewport=viewport or DESKTOP, locale=locale, **more)  # type: ignore[arg-type]
        kept = json.dumps(json.dumps({**SETTINGS, **(settings or {})}))
        context.add_init_script(
            f"localStorage.getItem('wormgrill.settings') ?? localStorage.setItem('wormgrill.settings', {kept})"
        )
        person = Person(context, server_of_page.base, [])
        people.append(person)
        return person

    yield open_
    for person in people:
        person.context.close()
    assert [fault for person in people for fault in person.faults] == []


@pytest.fixture(scope="session")
def pictures() -> Path:
    """Where a test leaves screenshots for people to look at."""
    folder = Path(__file__).parents[2] / "build" / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
