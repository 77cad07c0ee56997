"""All tables that are open in this process, and the one way in which anything happens at one of them.

An act is decided on the table's state, stored, and only then told. Within the process the table's lock makes one
writer; among processes the database does: the log's next number exists once, and whoever comes second reads on and
decides again.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import structlog

from wormgrill.store import Addition, Conflict, Gone, NewTable, PersonRow, Store, StoreUnavailable
from wormgrill.table import (
    Act,
    Entry,
    Happening,
    InvitesEnded,
    Join,
    Kicked,
    Moment,
    Opened,
    OwnAct,
    Presence,
    Refused,
    Rematched,
    Stale,
    State,
    decide,
    decide_own,
    join,
    new_secret,
    opened,
    rematch_ready,
    told,
)

from . import rows, series
from .audience import Audience, replayed
from .bots import Bots
from .bus import Bus
from .errors import no_such_table
from .keeper import Keeper
from .keys import ID_LENGTH, derived, hashed, is_id, new_code, new_id, new_key
from .live import TAIL, Data, Live
from .metrics import Metrics
from .neighbours import Neighbours
from .settings import Settings

_log = structlog.get_logger("wormgrill.tables")
TRIES = 8
# what asks to be told when something has happened at a table: notifications, metrics
Listener = Callable[[Live, list[Data]], None]


def now_ms() -> int:
    return int(time.time() * 1000)


def nowhere() -> Refused:
    return Refused("no_such_table", str(no_such_table()["error"]["message"]))


class Tables:
    """`listeners` hear of everything that this process has done at any table, after it is stored and told."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        bots: Bots,
        settings: Settings,
        metrics: Metrics,
        clock: Callable[[], int] = now_ms,
    ) -> None:
        self.store = store
        self.bus = bus
        self.bots = bots
        self.settings = settings
        self.metrics = metrics
        self.now = clock
        self.live: dict[str, Live] = {}
        self.listeners: list[Listener] = []
        self.closing = False
        self._outage = False
        self._opening: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.keeper = Keeper(self)
        self.neighbours = Neighbours(self)
        self.audience = Audience(self)

    # --- life ---

    async def start(self) -> None:
        await self.neighbours.start()
        await self.keeper.start()

    async def stop(self) -> None:
        """Finish what is being stored, let go of all tables."""
        self.closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.keeper.stop()
        await self.bus.stop()

    def spawn(self, work: Coroutine[Any, Any, None], name: str | None = None) -> asyncio.Task[None]:
        """Something that goes on in the background and is known, so that it can be ended."""
        task = asyncio.get_running_loop().create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("background_failed", error=repr(task.exception()), exc_info=task.exception())

    # --- opening ---

    async def open(
        self, opening: Opened, secret: str, device: str | None, once: str | None = None
    ) -> tuple[Live, str, str, bool]:
        """A new table; returns it with the invitation and the opener's key, which nobody can be told again, and whether
        it is new indeed: whoever asks again with the same `once` gets the one from the first time.
        """
        link, key, table = _names(once)
        now, next_secret = self.now(), new_secret()
        first = Entry(1, now, opening, 1)
        state = opened(table, first)
        owner = PersonRow(table, 1, hashed(key), device)
        for _ in range(TRIES):
            code = new_code()
            new = NewTable(
                table,
                now,
                code,
                secret,
                rows.summary(state, Presence(since=now), now),
                (rows.line(first),),
                (owner,),
                (hashed(link),),
                next_secret,
            )
            try:
                await self.store.create(new)
                break
            except Conflict:  # it is there already; or its code is taken, of which there are not so many
                if once is not None and await self.store.table(table) is not None:
                    return await self.get(table), link, key, False
        else:
            raise StoreUnavailable("no free code was found")
        # who asks again at the same time may have read it already: there is one of each table
        found = self.live.get(table) or self._adopt(Live(state, secret, next_secret, (owner,), now), [first])
        return found, link, key, True

    def _adopt(self, live: Live, fresh: Sequence[Entry] = ()) -> Live:
        for entry in fresh:
            live.tail.append(told(live.state, entry, live.state))
        self.live[live.id] = live
        if self.bus.several:
            self.spawn(self.bus.listen(live.id))
        self.keeper.tend(live)
        return live

    async def get(self, table: str) -> Live:
        """The table, from the store if need be."""
        found = self.live.get(table)
        if found is None:
            if not is_id(table):
                raise nowhere()
            try:
                async with self._opening.setdefault(table, asyncio.Lock()):
                    found = self.live.get(table) or await self._load(table)
            finally:
                self._opening.pop(table, None)
        found.used = self.now()
        return found

    async def _load(self, table: str) -> Live:
        if self.bus.several:
            await self.bus.listen(table)  # before reading, so that nothing falls between
        try:
            return await self._read(table)
        except BaseException:
            if self.bus.several:
                await self.bus.forget(table)
            raise

    async def _read(self, table: str) -> Live:
        row = await self.store.table(table)
        if row is None:
            raise nowhere()
        log = [rows.entry(line) for line in await self.store.lines(table)]
        people, devices = await self.store.people(table), await self.store.devices_of(table)
        # off the loop: a long game takes a while to be read again, and nobody else should wait for it
        state, tail = await asyncio.to_thread(replayed, table, log, max(0, log[-1].seq - TAIL))
        live = Live(state, row.secret, row.next_secret, (), self.now())
        live.meet(people, devices)
        live.tail.extend(tail)
        # after a failure two may have read it at once: there is one of each table
        return self.live.get(table) or self._adopt(live)

    # --- acting ---

    async def act(self, live: Live, person: int, act: Act) -> int:
        """What somebody wants, done once: the number of the entry that says so. Refused or Stale otherwise."""

        def decided(state: State, moment: Moment) -> tuple[Happening, ...]:
            return decide(state, person, act, moment)

        with self.metrics.act(act.type):
            async with live.lock:
                seq = await self._write(live, decided, person, act.id)
                if self._rematch_wanted(live, act):
                    await self._open_rematch(live, person)
        return seq

    def _rematch_wanted(self, live: Live, act: Act) -> bool:
        """Whether the next game begins: all who are present want it, or the host does not wait for them."""
        if live.state.phase != "over" or live.state.series.next is not None:
            return False
        return getattr(act, "now", False) is True or rematch_ready(live.state, self._moment(live))

    async def join(self, live: Live, wish: Join, device: str | None, key: str) -> int:
        """Somebody comes to the table, with this key from now on: their number. Nobody comes twice with the same."""
        number = 0

        def decided(state: State, moment: Moment) -> tuple[Happening, ...]:
            nonlocal number
            known = live.keys.get(hashed(key))
            if known is not None:  # they asked again, or came in although storing them seemed to fail
                number = known
                return ()
            number, happenings = join(state, wish)
            return happenings

        def newcomer() -> tuple[PersonRow, ...]:
            return (PersonRow(live.id, number, hashed(key), device),)

        async with live.lock:
            await self._write(live, decided, None, None, newcomer)
        return number

    async def act_itself(self, live: Live, act: OwnAct) -> None:
        async with live.lock:
            with contextlib.suppress(Stale, Refused):
                await self._write(live, lambda state, moment: decide_own(state, act, moment), None, None)

    def _moment(self, live: Live) -> Moment:
        now = self.now()
        return Moment(live.presence(now), live.secret, live.next_secret, now)

    async def _write(
        self,
        live: Live,
        decided: Callable[[State, Moment], tuple[Happening, ...]],
        by: int | None,
        act_id: str | None,
        people: Callable[[], tuple[PersonRow, ...]] = tuple,
        opens: Callable[[], NewTable | None] = lambda: None,
    ) -> int:
        """Decide, store, tell; when another process was faster, read what it wrote and decide again."""
        for _ in range(TRIES):
            if live.gone:
                raise nowhere()
            if self.closing:
                raise Refused("shutting_down", "this process is going; connect again")
            if live.doubtful:
                await self.catch_up(live)
            done = live.state.ids.get((by, act_id)) if by is not None and act_id is not None else None
            if done is not None:
                return done
            happenings = decided(live.state, self._moment(live))
            if not happenings:
                return live.state.seq
            try:
                return await self._store(live, happenings, by, act_id, people(), opens())
            except Conflict:
                await self.catch_up(live)
        raise StoreUnavailable("other processes were faster again and again")

    async def _store(
        self,
        live: Live,
        happenings: Sequence[Happening],
        by: int | None,
        act_id: str | None,
        people: tuple[PersonRow, ...],
        opens: NewTable | None,
    ) -> int:
        now = self.now()
        before = live.state
        new = rows.entries(before.seq, happenings, now, by, act_id)
        steps = live.folded(new)
        state = steps[-1][2]
        gone = tuple(n for n, p in enumerate(state.people, start=1) if p.kicked and not _was_kicked(before, n))
        addition = Addition(
            live.id,
            before.seq,
            rows.lines(new),
            now,
            rows.summary(state, live.presence(now), now),
            people,
            gone,
            opens,
            keep_code=state.phase == "setup" or before.phase != "setup",
        )
        try:
            await self.store.add(addition)
        except Conflict:
            raise
        except BaseException as error:
            # ended or cut off in the middle: it may be stored all the same, so nothing is told before the log is read
            live.doubtful = True
            if isinstance(error, StoreUnavailable):
                self.storage_failed(error, live.id)
            raise
        self._storage_works(live.id, new, by)
        for row in people:
            live.know(row)
        news = self.happened(live, steps)
        self.neighbours.tell_lines(live, new)
        self._done_here(live, news)
        return new[-1].seq

    def _done_here(self, live: Live, news: list[Data]) -> None:
        for listener in self.listeners:
            listener(live, news)

    def storage_failed(self, error: StoreUnavailable, table: str | None = None) -> None:
        """Counted every time, and said once for each outage: a thousand tables that all try again fill no log."""
        self.metrics.storage_errors.inc()
        say = _log.debug if self._outage else _log.warning
        self._outage = True
        say("storage_unavailable", table=table, error=str(error))

    def _storage_works(self, table: str, new: Sequence[Entry], by: int | None) -> None:
        if self._outage:
            self._outage = False
            _log.warning("storage_back")
        _log.info("stored", table=table, seq=new[-1].seq, person=by, what=[entry.what.kind for entry in new])

    def happened(self, live: Live, steps: Sequence[tuple[State, Entry, State]]) -> list[Data]:
        """What is stored, here or by another process, is told to everybody who follows from here."""
        news = live.add(steps)
        if live.followers:
            live.tell(live.update(news, self.now()))
        for _, entry, _ in steps:
            if isinstance(entry.what, Kicked):
                self._put_out(live, entry.what.person)
        self.keeper.tend(live)
        return news

    def _put_out(self, live: Live, person: int) -> None:
        for follower, number in tuple(live.followers.items()):
            if number == person:
                follower.part(live.id, "kicked")
                live.followers.pop(follower, None)

    async def read_on(self, live: Live) -> None:
        """Take in what others have written since, if the table is still there."""
        async with live.lock:
            with contextlib.suppress(Refused):
                await self.catch_up(live)

    async def catch_up(self, live: Live) -> None:
        """Read what others have written since; a table that is not there any more is gone."""
        try:
            stored = await self.store.lines(live.id, live.state.seq)
            if not stored and await self.store.table(live.id) is None:
                raise Gone(live.id)
        except Gone:
            self.vanish(live, "deleted")
            raise nowhere() from None
        ours, live.doubtful = live.doubtful, False
        new = [rows.entry(line) for line in stored]
        if any(entry.what.kind in ("joined", "kicked") for entry in new):
            live.meet(await self.store.people(live.id), await self.store.devices_of(live.id))
        if new:
            news = self.happened(live, live.folded(new))
            if ours:
                self._done_here(live, news)

    async def _open_rematch(self, live: Live, person: int) -> None:
        """The next game of the series, at a table of its own, where everybody's key is good too."""
        if live.state.series.next is not None:
            return
        new, game = series.next_table(live, await self.store.people(live.id), self._moment(live), self.now())

        def decided(current: State, _: Moment) -> tuple[Happening, ...]:
            return (Rematched(new.id, game),) if current.series.next is None else ()

        await self._write(live, decided, None, None, opens=lambda: new)

    async def revoke(self, live: Live, person: int, link_hash: str) -> int:
        """Only this invitation is good from now on, and everybody is told; the place of that in the log."""
        async with live.lock:
            await self.store.set_links(live.id, link_hash)
            return await self._write(live, lambda state, moment: (InvitesEnded(person),), person, None)

    # --- deleting ---

    async def delete(self, live: Live) -> None:
        """Everything about the table is removed; whoever still follows it is told."""
        async with live.lock:
            await self.store.delete_table(live.id)
            self.vanish(live, "deleted")
        await self.neighbours.tell_deleted(live)

    def vanish(self, live: Live, reason: str) -> None:
        live.gone = True
        if live.timer is not None:
            live.timer.cancel()
        self.live.pop(live.id, None)
        for follower in tuple(live.followers):
            follower.part(live.id, reason)
        live.followers.clear()


def _names(once: str | None) -> tuple[str, str, str]:
    """The invitation, the opener's key and the id of a new table."""
    if once is None:
        return new_key(), new_key(), new_id()
    return derived(once, "link"), derived(once, "key"), derived(once, "table")[:ID_LENGTH]


def _was_kicked(state: State, number: int) -> bool:
    return number <= len(state.people) and state.person(number).kicked
