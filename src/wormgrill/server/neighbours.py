"""The other server processes: what happens here is told to them over the bus, and what they tell is taken in.

News can be lost, the database's log cannot: whoever finds a gap reads there.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import TYPE_CHECKING

from pydantic_core import from_json, to_json

from wormgrill.store import Line, StoreUnavailable
from wormgrill.table import Entry, Refused

from . import rows
from .live import Data, Elsewhere, Live

if TYPE_CHECKING:
    from .tables import Tables

ELSEWHERE_MS = 9000


class Neighbours:
    """Where there are none, nothing is told and nothing heard."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._bus = tables.bus
        self._process = tables.settings.process

    async def start(self) -> None:
        await self._bus.start(self._heard, self._bus_back)

    def tell_lines(self, live: Live, new: Sequence[Entry]) -> None:
        """New lines of a table's log, which are stored."""
        if self._bus.several:
            news = to_json({"from": self._process, "lines": [_line_data(entry) for entry in new]})
            self._tables.spawn(self._bus.tell(live.id, news))

    def tell_presence(self, live: Live) -> None:
        """Who is connected here."""
        if self._bus.several:
            people = sorted({person for person in live.followers.values() if person is not None})
            watchers = sum(person is None for person in live.followers.values())
            news = to_json({"from": self._process, "here": people, "watchers": watchers})
            self._tables.spawn(self._bus.tell(live.id, news))

    def tell_device(self, live: Live, device: str, person: int) -> None:
        """Somebody has come with one more browser."""
        if self._bus.several:
            news = to_json({"from": self._process, "device": device, "person": person})
            self._tables.spawn(self._bus.tell(live.id, news))

    async def tell_deleted(self, live: Live) -> None:
        if self._bus.several:
            await self._bus.tell(live.id, to_json({"from": self._process, "deleted": True}))

    # --- what they tell ---

    async def _heard(self, table: str, data: bytes) -> None:
        live = self._tables.live.get(table)
        if live is None:
            return
        if not data:
            self._tables.spawn(self._hear_lines(live, []))
            return
        news = from_json(data)
        if news["from"] == self._process:
            return
        if "here" in news:
            live.elsewhere[news["from"]] = Elsewhere(
                frozenset(news["here"]), news["watchers"], self._tables.now() + ELSEWHERE_MS
            )
            for person in news["here"]:
                live.lost.pop(person, None)
            live.tell(live.presence_message(self._tables.now()))
            self._tables.keeper.tend(live)
        elif "device" in news:
            live.devices[news["device"]] = news["person"]
        elif news.get("deleted"):
            self._tables.vanish(live, "deleted")
        else:
            self._tables.spawn(self._hear_lines(live, news["lines"]))

    async def _hear_lines(self, live: Live, data: list[Data]) -> None:
        # a table that has been deleted since is gone; what the database does not tell now is found when comparing
        with contextlib.suppress(Refused, StoreUnavailable):
            async with live.lock:
                if live.gone or (data and data[-1]["seq"] <= live.state.seq):
                    return
                if not data or not self._follows(live, data):
                    await self._tables.catch_up(live)
                    return
                new = [rows.entry(Line(**line)) for line in data]
                self._tables.happened(live, live.folded(new))

    @staticmethod
    def _follows(live: Live, data: list[Data]) -> bool:
        """Whether these lines are the next ones, and all that is to be known."""
        return data[0]["seq"] == live.state.seq + 1 and all(line["kind"] not in ("joined", "kicked") for line in data)

    async def _bus_back(self) -> None:
        """The bus is there (again): whatever was missed is in the database."""
        with contextlib.suppress(StoreUnavailable):
            await self.compare()

    async def compare(self) -> None:
        """News can be lost: look whether any open table's log has gone on without us."""
        followed = list(self._tables.live)
        stored = await self._tables.store.seqs(followed) if followed else {}
        for table in followed:
            live = self._tables.live.get(table)
            if live is None:
                continue
            if stored.get(table) is None:
                self._tables.vanish(live, "deleted")
            elif stored[table] > live.state.seq:
                await self._tables.read_on(live)
            self.tell_presence(live)


def _line_data(entry: Entry) -> Data:
    line = rows.line(entry)
    return {
        "seq": line.seq,
        "at": line.at,
        "kind": line.kind,
        "data": line.data,
        "by": line.by,
        "act_id": line.act_id,
    }
