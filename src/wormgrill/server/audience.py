"""Who follows a table from this process, and what they are told when they come."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from wormgrill.table import Entry, State, fold, opened, told

from . import rows
from .live import Data, Follower, Live

if TYPE_CHECKING:
    from .tables import Tables


class Audience:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def follow(self, live: Live, follower: Follower, person: int | None) -> None:
        live.followers[follower] = person
        if person is not None:
            live.lost.pop(person, None)
        self._presence_changed(live, but=follower)

    def unfollow(self, live: Live, follower: Follower) -> None:
        person = live.followers.pop(follower, None)
        now = self._tables.now()
        live.used = now
        if person is not None and person not in live.presence(now).online:
            live.lost[person] = now
        self._presence_changed(live)

    def _presence_changed(self, live: Live, but: Follower | None = None) -> None:
        live.tell(live.presence_message(self._tables.now()), but)
        self._tables.keeper.tend(live)
        self._tables.neighbours.tell_presence(live)

    async def events(self, live: Live, since: int) -> list[Data]:
        """Every event after `since`, as it was told; from the log if it is long ago."""
        recent = live.recent(since)
        if recent is not None:
            return recent
        log = [rows.entry(line) for line in await self._tables.store.lines(live.id)]
        _, events = await asyncio.to_thread(replayed, live.id, log, since)
        return [event for event in events if event["seq"] <= live.state.seq]

    async def state_message(
        self,
        live: Live,
        person: int | None,
        since: int | None,
        reason: str,
        act_id: str | None,
        arrives: Follower | None = None,
    ) -> Data:
        """The table as it is, with what somebody has missed. Who `arrives` follows from exactly here on, without a
        gap.
        """
        missed = [] if since is None else await self.events(live, since)
        # from here on nothing waits, so that nothing can happen between the state and the following
        if missed and missed[-1]["seq"] < live.state.seq:
            missed = [*missed, *(live.recent(missed[-1]["seq"]) or ())]
        if arrives is not None:
            self.follow(live, arrives, person)
        message: Data = {
            "type": "state",
            "table": live.id,
            "you": {"person": person},
            "reason": reason,
            "state": live.view(self._tables.now()),
            "events": missed,
        }
        return {**message, "id": act_id} if act_id is not None else message


def replayed(table: str, log: Sequence[Entry], since: int) -> tuple[State, list[Data]]:
    """The table at the end of its log, and the events after `since` as they are told."""
    state = opened(table, log[0])
    events = [] if since >= log[0].seq else [told(state, log[0], state)]
    for entry in log[1:]:
        before, state = state, fold(state, entry)
        if entry.seq > since:
            events.append(told(before, entry, state))
    return state, events
