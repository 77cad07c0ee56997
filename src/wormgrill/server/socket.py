"""The socket: messages in, answers and news out. One client's mistakes cost nobody else anything."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections import deque

import structlog
from pydantic_core import from_json, to_json
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from wormgrill import __version__
from wormgrill.table import Refused, Stale

from .errors import Data, body_of, error_body
from .keys import new_id
from .live import Live
from .messages import ACTS, OWN, OWN_TYPES, Ping, Subscribe, Unsubscribe
from .security import known_host, own_origin
from .services import Services
from .visitors import address_of, device_of, visit

PROTOCOL = 1
# so many messages beyond the rate are answered before a socket is closed
PATIENCE = 100
_log = structlog.get_logger("wormgrill.socket")


class Client:
    """One connection. `hear` never waits: what cannot be sent fast enough is queued, and who falls too far behind has
    to come again.
    """

    def __init__(self, socket: WebSocket, services: Services, address: str, device: str | None) -> None:
        self.socket = socket
        self.services = services
        self.address = address
        self.device = device
        self.name = new_id()
        self.tables: dict[str, tuple[Live, int | None]] = {}
        self._queue: deque[str] = deque()
        self._wake = asyncio.Event()
        self._ending: str | None = None
        self.acting = False
        self._patience = PATIENCE

    # --- out ---

    def hear(self, message: bytes) -> None:
        if self._ending is not None:
            return
        if len(self._queue) >= self.services.settings.limits.queue:
            self._queue.clear()
            self.end("slow")
            return
        self._queue.append(message.decode())
        self._wake.set()

    def say(self, message: Data) -> None:
        self.hear(to_json(message))

    def part(self, table: str, reason: str) -> None:
        self.tables.pop(table, None)
        self.say({"type": "bye", "table": table, "reason": reason})

    def end(self, reason: str) -> None:
        """Goodbye, and close."""
        if self._ending is None:
            self._ending = reason
            self._queue.append(json.dumps({"type": "bye", "reason": reason}))
            self._wake.set()

    def gone(self) -> None:
        """Nobody is there any more to hear anything."""
        self._ending = self._ending or "gone"

    async def send_for_ever(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._queue:
                await self.socket.send({"type": "websocket.send", "text": self._queue.popleft()})
            if self._ending is not None:
                await self.socket.close(1012 if self._ending == "shutdown" else 1008)
                return

    # --- in ---

    async def hear_for_ever(self) -> None:
        limits = self.services.settings.limits
        while self._ending is None:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            try:
                self.services.limiter.check("message", self.name, limits.message_rate, limits.message_burst)
            except Refused as error:
                # the first ones are answered, who goes on regardless has to go
                self.say({"type": "error", **(body_of(error) or {})})
                self._patience -= 1
                if self._patience < 0:
                    self.end("too_many")
                continue
            self.acting = True
            await self._take(message.get("text") or message.get("bytes") or "")
            self.acting = False

    async def _take(self, text: str | bytes) -> None:
        """One message; whatever is wrong with it is said to this client alone."""
        seen: Data = {}
        try:
            seen = self._parsed(text)
            await self._do(seen)
        except Stale:
            await self._resync(seen)
        except Exception as error:  # noqa: BLE001 - the one place where anything that goes wrong becomes an answer
            body = body_of(error)
            if body is None:
                _log.error("internal", error=repr(error), exc_info=error, table=seen.get("table"))
                body = error_body("internal", "a fault of ours", request=self.socket.state.request_id)
            self.say({"type": "error", **body, **_echo(seen)})

    def _parsed(self, text: str | bytes) -> Data:
        limit = self.services.settings.limits.message
        if len(text if isinstance(text, bytes) else text.encode()) > limit:
            raise Refused("too_large", f"a message may have {limit} bytes at most", limit=limit)
        try:
            message = from_json(text, allow_inf_nan=False)
        except ValueError as error:
            raise Refused("bad_message", f"not JSON: {error}") from None
        if not isinstance(message, dict) or not isinstance(message.get("type"), str):
            raise Refused("bad_message", "a message is an object with a 'type'", "type")
        return message

    async def _do(self, message: Data) -> None:
        if message["type"] in OWN_TYPES:
            own = OWN.validate_python(message)
            match own:
                case Subscribe():
                    await self._subscribe(own)
                case Unsubscribe():
                    self._unsubscribe(own.table)
                    self._done(own.table, own.id, None)
                case Ping():
                    pong: Data = {"type": "pong", "now": self.services.tables.now()}
                    self.say({**pong, "id": own.id} if own.id else pong)
            return
        await self._act(message)

    async def _subscribe(self, wanted: Subscribe) -> None:
        tables = self.services.tables
        if len(self.tables) >= self.services.settings.limits.tables_per_socket and wanted.table not in self.tables:
            limit = self.services.settings.limits.tables_per_socket
            raise Refused("too_many", f"a socket may follow {limit} tables at most", limit=limit)
        visitor = await visit(tables, wanted.table, wanted.key, wanted.link, self.device)
        live, person = visitor.live, visitor.person
        message = await tables.audience.state_message(live, person, wanted.since, "subscribed", wanted.id, self)
        self.tables[live.id] = (live, person)
        self.say(message)

    def _unsubscribe(self, table: str) -> None:
        found = self.tables.pop(table, None)
        if found is not None:
            self.services.tables.audience.unfollow(found[0], self)

    async def _act(self, message: Data) -> None:
        table = message.get("table")
        if not isinstance(table, str):
            raise Refused("bad_message", "an act needs its 'table'", "table")
        act = ACTS.validate_python({key: value for key, value in message.items() if key != "table"})
        if table not in self.tables:
            raise Refused("no_such_table", "subscribe to the table first")
        live, person = self.tables[table]
        if person is None:
            raise Refused("not_allowed", "join the table first", need="person")
        self.services.check_act(table, person, act)
        seq = await self.services.tables.act(live, person, act)
        self._done(table, act.id, seq)

    def _done(self, table: str, act_id: str | None, seq: int | None) -> None:
        message: Data = {"type": "done", "table": table, "seq": seq}
        self.say({**message, "id": act_id} if act_id is not None else message)

    async def _resync(self, message: Data) -> None:
        """The game had moved on: the player is shown how, and clicks again."""
        live, person = self.tables[message["table"]]
        state = await self.services.tables.audience.state_message(
            live, person, message["seq"], "stale", message.get("id")
        )
        self.say(state)

    def leave_all(self) -> None:
        for table in list(self.tables):
            self._unsubscribe(table)


def _echo(message: Data) -> Data:
    """What of a refused message is repeated, so that the client knows which it was."""
    return {
        key: message[key]
        for key, limit in (("table", 24), ("id", 64))
        if isinstance(message.get(key), str) and len(message[key]) <= limit
    }


async def serve_socket(socket: WebSocket) -> None:
    """The endpoint /ws."""
    services: Services = socket.app.state.services
    settings = services.settings
    address = address_of(socket, settings)
    if not known_host(settings, socket.headers) or not own_origin(settings, socket.headers):
        await socket.close(1008)
        return
    if services.clients_of(address) >= settings.limits.sockets_per_address and settings.limits.enabled:
        await socket.close(1013)
        return
    await socket.accept()
    device = await _known_device(socket, services)
    client = Client(socket, services, address, device)
    services.arrived(client)
    client.say({"type": "hello", "protocol": PROTOCOL, "version": __version__, "now": services.tables.now()})
    sending = asyncio.create_task(client.send_for_ever(), name="socket-send")
    hearing = asyncio.create_task(client.hear_for_ever(), name="socket-hear")
    try:
        await asyncio.wait((sending, hearing), return_when=asyncio.FIRST_COMPLETED)
    finally:
        client.leave_all()
        services.departed(client)
        client.gone()
        sending.cancel()
        if not client.acting:  # what has been asked for is done to its end, though nobody waits for the answer
            hearing.cancel()
        await asyncio.gather(sending, hearing, return_exceptions=True)
        client.leave_all()  # what was just being subscribed to when the line was lost
        if socket.application_state is not WebSocketState.DISCONNECTED:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await socket.close(1011)


async def _known_device(socket: WebSocket, services: Services) -> str | None:
    try:
        return await device_of(socket, services.tables)
    except Exception as error:  # noqa: BLE001 - without its cookie a client still has its keys
        _log.warning("device_unknown", error=str(error))
        return None
