"""A server under load: tables of two people each, a move per table and second, over real sockets from another process.

One `wormgrill serve` process with SQLite in a file; this process plays both people of every table. What is measured is
the time from sending a move until its `done` has arrived – stored, and told to everybody – and what the server needs.

    python -m benchmarks.load 10 100 1000      # these numbers of tables, 20 seconds each
"""

from __future__ import annotations

import asyncio
import gc
import os
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx2 as httpx
from pydantic_core import from_json, to_json
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.figures import figure

SECONDS = 20.0
SIZES = (10, 100, 300, 1000)
COMMAND = Path(sys.executable).with_name("wormgrill")
PORT = 18517
BASE = f"http://127.0.0.1:{PORT}"
Data = dict[str, Any]


@dataclass
class Times:
    """Milliseconds from sending a move to its acknowledgement, by the moment when it was sent."""

    all: list[float] = field(default_factory=list)
    late: int = 0

    def share(self, part: float) -> float:
        ordered = sorted(self.all)
        return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


class Person:
    """One person's socket. Only what is needed to play is read: the answers, and the mover's table."""

    def __init__(self, table: str, key: str) -> None:
        self.table, self.key = table, key
        self.socket: ClientConnection | None = None
        self.done: asyncio.Future[None] | None = None
        self.state: Data = {}
        self.reading: asyncio.Task[None] | None = None

    async def arrive(self) -> None:
        self.socket = await connect(f"ws://127.0.0.1:{PORT}/ws", compression=None, max_size=None)
        await self.socket.recv()
        await self.socket.send(to_json({"type": "subscribe", "table": self.table, "key": self.key}).decode())
        self.reading = asyncio.create_task(self.read())

    async def read(self) -> None:
        assert self.socket is not None
        async for text in self.socket:
            if text.startswith('{"type":"presence"'):  # type: ignore[arg-type]
                continue
            message = from_json(text)
            self.state = message.get("state", self.state)
            if message["type"] in ("done", "error") and self.done is not None and not self.done.done():
                self.done.set_result(None)

    async def move(self, token: str) -> float:
        """Milliseconds until the move is acknowledged."""
        assert self.socket is not None
        self.done = asyncio.get_running_loop().create_future()
        message = {
            "type": "move",
            "table": self.table,
            "seq": self.state["seq"],
            "move": token,
            "id": f"{time.time_ns()}",
        }
        begun = time.perf_counter()
        await self.socket.send(to_json(message).decode())
        await self.done
        return 1000 * (time.perf_counter() - begun)

    async def go(self) -> None:
        if self.reading is not None:
            self.reading.cancel()
        if self.socket is not None:
            self.socket.transport.abort()


async def opened(client: httpx.AsyncClient) -> tuple[Person, Person]:
    """A running table of two people, both connected."""
    seats = [{"kind": "person", "name": "A"}, {"kind": "open"}]
    answer = (await client.post("/api/tables", json={"seats": seats, "options": {"begins": 1}})).json()
    table = answer["table"]
    joined = (await client.post(f"/api/tables/{table}/people", json={"link": answer["link"], "name": "B"})).json()
    headers = {"Authorization": f"Bearer {answer['key']}"}
    (await client.post(f"/api/tables/{table}/acts", json={"type": "start"}, headers=headers)).raise_for_status()
    people = Person(table, answer["key"]), Person(table, joined["key"])
    for person in people:
        await person.arrive()
    return people


async def play(people: tuple[Person, Person], phase: float, until: float, times: Times) -> None:
    """A move each second, at this table's own moment of the second."""
    rng = random.Random(phase)
    next_at = time.perf_counter() + phase
    while next_at < until:
        await asyncio.sleep(max(0.0, next_at - time.perf_counter()))
        state = people[0].state
        if state.get("phase") != "playing":
            return
        legal = state["legal"]
        goes_on = [token for token in legal if not token.startswith("=")]
        mover = people[state["mover"] - 1]
        times.all.append(await mover.move(rng.choice(goes_on or legal)))
        next_at += 1.0
        if time.perf_counter() > next_at:
            times.late += 1
            next_at = time.perf_counter()


def memory_of(process: int) -> float:
    """Megabytes of a process."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def processor_of(process: int) -> float:
    """Seconds of processor time that a process has had."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(tables: int, process: int) -> None:
    async with httpx.AsyncClient(base_url=BASE, timeout=60) as client:
        everybody: list[tuple[Person, Person]] = []
        for begin in range(0, tables, 10):
            everybody += await asyncio.gather(*(opened(client) for _ in range(min(10, tables - begin))))
            client.cookies.clear()
    await asyncio.sleep(1)
    # a pause of the clients' own collector would count as the server's: what they do is not cyclic
    gc.collect()
    gc.freeze()
    gc.disable()
    times, begun, used = Times(), time.perf_counter(), processor_of(process)
    until = begun + SECONDS
    await asyncio.gather(*(play(p, i / tables, until, times) for i, p in enumerate(everybody)))
    passed = time.perf_counter() - begun
    goal = tables == 1000
    name = f"load: {tables} tables"
    figure(f"{name}, moves", len(times.all) / passed, "moves/s", "> 950" if goal else "")
    figure(f"{name}, half answered within", times.share(0.5), "ms")
    figure(f"{name}, 99 % answered within", times.share(0.99), "ms", "<= 100" if goal else "")
    seconds = processor_of(process) - used
    figure(f"{name}, server's processor", 100 * seconds / passed, "% of a core")
    figure(f"{name}, server's processor for a move", 1000 * seconds / len(times.all), "ms")
    figure(f"{name}, server's memory", memory_of(process), "MB", "< 600" if goal else "")
    for people in everybody:
        for person in people:
            await person.go()


def run(tables: int) -> None:
    """A fresh server for each number of tables."""
    with tempfile.TemporaryDirectory() as folder:
        command: list[str] = [str(COMMAND), "serve", "--port", str(PORT), "--no-limits", "--log-level", "error"]
        server = subprocess.Popen(
            [*command, "--database-url", f"sqlite:///{folder}/tables.db"], stdout=subprocess.DEVNULL
        )
        try:
            wait()
            with asyncio.Runner(loop_factory=fast_loop()) as runner:
                runner.run(measure(tables, server.pid))
        finally:
            server.terminate()
            server.wait(30)


def fast_loop() -> Any:
    """The clients share the machine with the server: they should cost as little as they can."""
    with suppress(ImportError):
        import uvloop

        return uvloop.new_event_loop
    return None


def wait() -> None:
    for _ in range(1200):
        with suppress(OSError), urllib.request.urlopen(f"{BASE}/health", timeout=1):
            return
        time.sleep(0.1)
    raise RuntimeError("the server does not answer")


def main() -> None:
    for size in [int(word) for word in sys.argv[1:] if word.isdecimal()] or SIZES:
        run(size)


if __name__ == "__main__":
    main()
