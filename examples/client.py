"""A small client for a Wormgrill server: open a table, join, play; it comes back by itself when the line is lost.

    python examples/client.py http://127.0.0.1:8517            # opens a table with a bot and plays at random
    python examples/client.py http://127.0.0.1:8517 WK7M3P     # joins by code and plays at random

It follows docs/protocol.md and needs only the `websockets` package. The two things that matter: whatever changes
something has an id and is sent again after a lost connection, and `since` brings what was missed.
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import random
import secrets
import sys
import urllib.error
import urllib.request
from collections.abc import Callable, Sequence
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

Data = dict[str, Any]
ENDINGS = ("done", "error", "state")
TRIES = 3


class Refusal(Exception):
    """The server said no; `code` says why."""

    def __init__(self, body: Data) -> None:
        error = body.get("error", {})
        super().__init__(f"{error.get('code')}: {error.get('message')}")
        self.code: str = error.get("code", "")
        self.error: Data = error


async def request(base: str, method: str, path: str, body: object = None, key: str | None = None) -> Any:
    """One HTTP request; the JSON or text of the answer, or Refusal."""

    def ask() -> Any:
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {key}"} if key else {})
        data = None if body is None else json.dumps(body).encode()
        asked = urllib.request.Request(base + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(asked, timeout=15) as answer:
                text, kind = answer.read().decode(), answer.headers.get("Content-Type", "")
        except urllib.error.HTTPError as error:
            with error:
                raise Refusal(json.loads(error.read())) from None
        return json.loads(text) if kind.startswith("application/json") else text

    return await asyncio.to_thread(ask)


async def request_once(base: str, path: str, body: Data) -> Any:
    """A POST that is sent again when the line is lost before the answer; by its secret the server knows it again."""
    body = {"once": secrets.token_urlsafe(24), **body}
    for _ in range(TRIES - 1):
        with contextlib.suppress(OSError, http.client.HTTPException):
            return await request(base, "POST", path, body)
        await asyncio.sleep(0.2)
    return await request(base, "POST", path, body)


class Client:
    """Somebody at one table. `state` is the table as last heard of, `events` all events since the first connection."""

    def __init__(self, base: str, table: str, key: str | None = None, link: str | None = None, since: int = 0) -> None:
        self.base, self.table, self.key, self.link = base, table, key, link
        self.state: Data = {}
        self.events: list[Data] = []
        self.heard: list[Data] = []
        self.person: int | None = None
        self.seq = since
        self.connections = 0
        self._socket: ClientConnection | None = None
        self._waiting: dict[str, tuple[Data, asyncio.Future[Data]]] = {}
        self._changed = asyncio.Condition()
        self._number = 0
        self._prefix = f"{random.getrandbits(40):x}"
        self._task: asyncio.Task[None] | None = None
        self.closed: str | None = None

    # --- opening, joining ---

    @classmethod
    async def open(cls, base: str, seats: Sequence[Data], **more: Any) -> tuple[Client, Data]:
        """A new table, and the answer with its link and code."""
        answer = await request_once(base, "/api/tables", {"seats": list(seats), **more})
        return cls(base, answer["table"], answer["key"]), answer

    @classmethod
    async def join(cls, base: str, name: str, code: str | None = None, link: str | None = None, **more: Any) -> Client:
        """A seat (or a place to watch) at somebody's table."""
        by = {"code": code} if code is not None else {"link": link}
        found = await request(base, "POST", "/api/enter", by)
        body = {"link": found["link"], "name": name, **more}
        answer = await request_once(base, f"/api/tables/{found['table']}/people", body)
        return cls(base, found["table"], answer["key"])

    # --- the line ---

    async def __aenter__(self) -> Client:
        self._task = asyncio.create_task(self._stay_connected())
        await self.until(lambda: bool(self.state) or self.closed is not None)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
            self._task = None

    async def drop(self) -> None:
        """Lose the line, as in a tunnel; the client comes back by itself."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def _stay_connected(self) -> None:
        while self.closed is None:
            address = self.base.replace("http", "ws", 1) + "/ws"
            with contextlib.suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError, EOFError):
                async with connect(address, compression=None, max_size=None, close_timeout=1) as socket:
                    await self._follow(socket)
            self._socket = None
            await asyncio.sleep(0.05)

    async def _follow(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.connections += 1
        who = {"key": self.key} if self.key else ({"link": self.link} if self.link else {})
        await socket.send(json.dumps({"type": "subscribe", "table": self.table, "since": self.seq, **who}))
        for message, _ in list(self._waiting.values()):
            await socket.send(json.dumps(message))
        async for text in socket:
            await self._hear(json.loads(text))

    async def _hear(self, message: Data) -> None:
        async with self._changed:
            self.heard.append(message)
            if "state" in message:
                self.state = message["state"]
                fresh = [event for event in message.get("events", []) if event["seq"] > self.seq]
                self.events += fresh
                self.seq = fresh[-1]["seq"] if fresh else self.seq
            if message["type"] == "state":
                self.person = message["you"]["person"]
            if message["type"] == "bye" and message.get("table") == self.table:
                self.closed = message["reason"]
            if message["type"] == "error" and "id" not in message and not self.state:
                self.closed = message["error"]["code"]
            if message["type"] in ENDINGS and message.get("id") in self._waiting:
                _, answer = self._waiting.pop(message["id"])
                if not answer.done():
                    answer.set_result(message)
            self._changed.notify_all()

    # --- playing ---

    async def act(self, kind: str, **fields: Any) -> Data:
        """Do something at the table; returns `done`, or `state` if the game had moved on. Refusal if it may not be."""
        self._number += 1
        act_id = fields.pop("id", None) or f"{self._prefix}-{self._number}"
        message = {"type": kind, "table": self.table, "id": act_id, **fields}
        answer: asyncio.Future[Data] = asyncio.get_running_loop().create_future()
        self._waiting[act_id] = (message, answer)
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):  # it is sent again when the line is back
                await self._socket.send(json.dumps(message))
        said = await answer
        if said["type"] == "error":
            raise Refusal(said)
        return said

    async def move(self, token: str) -> Data:
        """A move in the table as it is now."""
        return await self.act("move", seq=self.state["seq"], move=token)

    async def until(self, reached: Callable[[], bool], seconds: float = 30) -> None:
        """Wait until something is so."""
        async with self._changed:
            await asyncio.wait_for(self._changed.wait_for(reached), seconds)

    async def until_over(self, seconds: float = 60) -> None:
        await self.until(lambda: self.state["phase"] == "over", seconds)

    async def until_after(self, seq: int, seconds: float = 30) -> None:
        """Wait until something has happened after entry `seq`."""
        await self.until(lambda: self.state["seq"] > seq, seconds)

    @property
    def my_turn(self) -> bool:
        """Whether this person is to choose now."""
        mover = self.state.get("mover")
        if self.state.get("phase") != "playing" or not mover or not self.state["legal"]:
            return False
        seat = self.state["seats"][mover - 1]
        return bool(seat["person"] == self.person and seat["standin"] is None)

    async def play(self, choose: Callable[[Data], str], seconds: float = 120) -> None:
        """Play on until the game is over."""
        async with asyncio.timeout(seconds):
            while True:
                await self.until(lambda: self.my_turn or self.state["phase"] == "over" or bool(self.closed), seconds)
                if not self.my_turn:
                    return
                await self.move(choose(self.state))


def at_random(state: Data) -> str:
    """Any legal move."""
    return str(random.choice(state["legal"]))


async def main(base: str, code: str | None) -> None:
    if code is None:
        seats = [{"kind": "person", "name": "Client"}, {"kind": "bot", "bot": "cautious"}]
        client, answer = await Client.open(base, seats, start=True, options={"bot_seconds": 0})
        print("watch it at", answer["join_url"])
    else:
        client = await Client.join(base, "Client", code)
    async with client:
        await client.play(at_random, 3600)
        print("worms:", client.state["standing"], "winners:", client.state["winners"])


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit("usage: python examples/client.py http://127.0.0.1:8517 [CODE]")
    try:
        asyncio.run(main(sys.argv[1].rstrip("/"), sys.argv[2] if len(sys.argv) > 2 else None))
    except (Refusal, OSError, ValueError) as error:
        sys.exit(f"{sys.argv[1]}: {error}")
