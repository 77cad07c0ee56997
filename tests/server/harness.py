"""A real server on a real port: in this process for most tests, in a process of its own where it has to be killed."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import AsyncIterator, Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient
from tests.services import free_port

from wormgrill.server import logs
from wormgrill.server.app import create_app
from wormgrill.server.run import Server, make_server
from wormgrill.server.settings import Limits, Settings
from wormgrill.server.shapes import SAID

Data = dict[str, Any]
BOTS = [{"kind": "bot", "bot": "cautious"}, {"kind": "bot", "bot": "random"}]
ANIKA: Data = {"kind": "person", "name": "Anika"}
OPEN: Data = {"kind": "open"}
# quick tables for tests: bots do not wait to be watched
QUICK: Data = {"bot_seconds": 0}
BASE = "http://localhost:8517"
# what makes a change by cookie count
OWN = {"X-Wormgrill": "1"}


def settings_for(database_url: str, **changes: Any) -> Settings:
    """Settings with no limits on rates, which tests of limits set themselves."""
    port = free_port()
    settings = Settings(database_url=database_url, port=port, log_format="none", limits=Limits(enabled=False))
    return replace(settings, **changes)


@contextlib.contextmanager
def browser(database_url: str, **changes: Any) -> Iterator[TestClient]:
    """A browser at a server in this process, which lives as long as this lasts."""
    settings = Settings(database_url=database_url, base_url=BASE, log_format="none", **changes)
    with TestClient(create_app(settings), base_url=BASE) as client:
        yield client


def another(client: TestClient) -> TestClient:
    """Another browser at the same server."""
    other = TestClient(client.app, base_url=BASE)
    other.portal = client.portal
    return other


def check_said(messages: Iterable[Data]) -> None:
    """All that a client has heard is as the published schema has it."""
    for message in messages:
        SAID.validate_json(json.dumps(message))


class Running:
    """A server that answers; `base` is its address."""

    def __init__(self, server: Server, settings: Settings) -> None:
        self.server = server
        self.settings = settings
        self.base = settings.base

    @property
    def services(self) -> Any:
        return self.server.config.app.state.services  # type: ignore[union-attr]


@contextlib.asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Running]:
    """The server in this process and loop, ended gracefully."""
    logs.configure(settings.log_format)
    server = make_server(settings)
    task = asyncio.create_task(server.serve())
    async with asyncio.timeout(20):
        while not server.started:
            if task.done():
                raise RuntimeError("the server did not start")
            await asyncio.sleep(0.01)
    try:
        yield Running(server, settings)
    finally:
        server.should_exit = True
        await asyncio.wait_for(task, 20)


@contextlib.contextmanager
def running_in_thread(database_url: str, **changes: Any) -> Iterator[Running]:
    """A server in a thread of its own, for tests that are not asynchronous."""
    started, ending = threading.Event(), threading.Event()
    found: list[Running] = []

    async def serve() -> None:
        async with running(settings_for(database_url, **changes)) as server:
            found.append(server)
            started.set()
            await asyncio.to_thread(ending.wait)

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    assert started.wait(30)
    yield found[0]
    ending.set()
    thread.join(30)


class Process:
    """`wormgrill serve` as one starts it, in a process of its own."""

    def __init__(self, database_url: str, folder: Path, port: int | None = None) -> None:
        self.port = port or free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.database_url = database_url
        self.log = folder / f"server-{self.port}.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "wormgrill.cli", "serve", "--port", str(self.port)]
        command += ["--database-url", self.database_url]
        environment = {**os.environ, "WORMGRILL_LOG_FORMAT": "json", "WORMGRILL_NO_LIMITS": "1"}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)

    async def ready(self) -> None:
        """Wait until it answers."""
        async with asyncio.timeout(120):
            while not await asyncio.to_thread(answers, self.base):
                assert self.process is not None
                if self.process.poll() is not None:
                    raise RuntimeError(f"the server ended: {self.log.read_text()[-2000:]}")
                await asyncio.sleep(0.05)

    def kill(self) -> None:
        """SIGKILL: no time for anything."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(20)
            self.process = None


class Nursery:
    """Starts servers by forking, which takes no time; they are ended with it."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.server.nursery"]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._born: list[Forked] = []

    def start(self, settings: Data, port: int, log: Path) -> int:
        """The number of a new process with a server."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({"settings": settings, "port": port, "log": str(log)}) + "\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())

    async def server(self, database_url: str, folder: Path, bus: str | None = None, **settings: Any) -> Forked:
        """A server that answers. Its leases are short, so that nobody waits for those of the dead."""
        born = Forked(self, {"database_url": database_url, "bus_url": bus, **settings}, folder)
        self._born.append(born)
        await born.start()
        return born

    def close(self) -> None:
        for server in self._born:
            server.kill()
        with self._process:
            assert self._process.stdin is not None
            self._process.stdin.close()


class Forked:
    """A server in a process of its own, to be killed and stopped at any moment."""

    def __init__(self, nursery: Nursery, settings: Data, folder: Path) -> None:
        self._nursery = nursery
        self._settings = {"lease": 1.5, "sweep": 0.5} | settings
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        self.number: int | None = None

    async def start(self) -> None:
        self.number = self._nursery.start(self._settings, self.port, self.log)
        async with asyncio.timeout(120):
            while not await asyncio.to_thread(answers, self.base):
                assert self._alive(), f"the server ended: {self.log.read_text()[-2000:]}"
                await asyncio.sleep(0.02)

    async def until_bus_is_there(self) -> None:
        """Wait until the process hears its bus again."""
        while not await asyncio.to_thread(hears_bus, self.base):  # noqa: ASYNC110 - no event of ours in another process
            await asyncio.sleep(0.1)

    def freeze(self) -> None:
        """The process gets no time any more, wherever it is: as on a machine that hangs."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self._signal(signal.SIGCONT)

    def kill(self) -> None:
        """SIGKILL: no time for anything."""
        self._signal(signal.SIGKILL)
        while self._alive():
            time.sleep(0.005)
        self.number = None

    def _signal(self, how: signal.Signals) -> None:
        if self.number is not None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.number, how)

    def _alive(self) -> bool:
        if self.number is None:
            return False
        try:
            os.kill(self.number, 0)
        except ProcessLookupError:
            return False
        return True


def answers(base: str) -> bool:
    try:
        with urllib.request.urlopen(f"{base}/health", timeout=1):
            return True
    except OSError:
        return False


def hears_bus(base: str) -> bool:
    with urllib.request.urlopen(f"{base}/ready", timeout=5) as answer:
        return bool(json.load(answer)["bus"])
