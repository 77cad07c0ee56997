"""A table that is open in this process: its state, who follows it, who is there."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from pydantic_core import to_json

from wormgrill.store import PersonRow
from wormgrill.table import Entry, Presence, State, clock, clock_view, fold, told, view

Data = dict[str, Any]
TAIL = 48


class Follower(Protocol):
    """Somebody who hears of everything at a table: a socket. `person` is None for whoever just looks on."""

    def hear(self, message: bytes) -> None: ...
    def part(self, table: str, reason: str) -> None: ...


@dataclass(slots=True)
class Elsewhere:
    """Who is connected at another process, as long as that has been heard from lately."""

    people: frozenset[int]
    watchers: int
    until: int


class Live:
    """Changed only by `Tables`, under `lock`: within a process one writer, and among processes the database lets only
    one win.
    """

    def __init__(
        self,
        state: State,
        secret: str | None,
        next_secret: str | None,
        people: Iterable[PersonRow],
        now: int,
    ) -> None:
        self.id = state.table
        self.state = state
        self.secret = secret
        self.next_secret = next_secret
        self.keys: dict[str, int] = {}
        self.devices: dict[str, int] = {}
        self.lock = asyncio.Lock()
        self.followers: dict[Follower, int | None] = {}
        self.elsewhere: dict[str, Elsewhere] = {}
        self.tail: deque[Data] = deque(maxlen=TAIL)
        self.lost: dict[int, int] = {}
        self.since = now
        self.used = now
        self.kept_until = 0
        self.timer: asyncio.TimerHandle | None = None
        self.tending: asyncio.Task[None] | None = None
        self.gone = False
        # whether something may be stored that has not been told
        self.doubtful = False
        for row in people:
            self.know(row)

    def know(self, row: PersonRow) -> None:
        self.keys[row.key_hash] = row.person
        if row.device_id is not None:
            self.devices[row.device_id] = row.person

    def meet(self, people: Iterable[PersonRow], devices: Mapping[str, int]) -> None:
        """Who is at the table, in place of whoever was known; at one go, so that nobody is a stranger for a moment."""
        self.keys.clear()
        self.devices.clear()
        for row in people:
            self.know(row)
        self.devices |= devices

    def presence(self, now: int) -> Presence:
        online = {person for person in self.followers.values() if person is not None}
        for other in self.elsewhere.values():
            if other.until > now:
                online |= other.people
        return Presence(frozenset(online), self.lost, self.since)

    def watchers(self, now: int) -> int:
        here = sum(person is None for person in self.followers.values())
        return here + sum(other.watchers for other in self.elsewhere.values() if other.until > now)

    def add(self, steps: Iterable[tuple[State, Entry, State]]) -> list[Data]:
        """Take in stored entries, with the state before and after each; returns them as people are told them."""
        news: list[Data] = []
        for before, entry, after in steps:
            news.append(told(before, entry, after))
            self.state = after
        self.tail.extend(news)
        return news

    def folded(self, entries: Iterable[Entry]) -> list[tuple[State, Entry, State]]:
        """What entries would do here, one by one; nothing is changed yet."""
        steps: list[tuple[State, Entry, State]] = []
        state = self.state
        for entry in entries:
            after = fold(state, entry)
            steps.append((state, entry, after))
            state = after
        return steps

    def recent(self, since: int) -> list[Data] | None:
        """The events after `since` if they are still at hand."""
        if since >= self.state.seq:
            return []
        if not self.tail or self.tail[0]["seq"] > since + 1:
            return None
        return [event for event in self.tail if event["seq"] > since]

    def view(self, now: int) -> Data:
        return {**view(self.state, self.presence(now), now), "watchers": self.watchers(now)}

    def update(self, news: list[Data], now: int) -> bytes:
        message = {
            "type": "update",
            "table": self.id,
            "seq": self.state.seq,
            "events": news,
            "state": self.view(now),
        }
        return to_json(message)

    def presence_message(self, now: int) -> bytes:
        presence = self.presence(now)
        people = [
            {"person": number, "online": number in presence.online}
            for number, person in enumerate(self.state.people, start=1)
            if not person.kicked
        ]
        running = clock_view(clock(self.state, presence))
        return to_json(
            {"type": "presence", "table": self.id, "people": people, "watchers": self.watchers(now), "clock": running}
        )

    def tell(self, message: bytes, but: Follower | None = None) -> None:
        for follower in tuple(self.followers):
            if follower is not but:
                follower.hear(message)


def facts_of(events: Iterable[Mapping[str, Any]]) -> list[Any]:
    """All facts of some events, for logs and metrics."""
    return [fact for event in events for fact in event.get("facts", ())]
