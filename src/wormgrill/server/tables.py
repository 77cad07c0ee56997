"""All tables that are open in this process, and the one way in which anything happens at one of them.

An act is decided on the table's state, stored, and only then told. Within the process the table's lock makes one
writer; among processes the
database does: the log's next number exists once, and whoever comes second reads on and decides again.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Sequence

import structlog
from pydantic_core import from_json, to_json

from wormgrill.store import Addition, Conflict, Gone, Line, NewTable, PersonRow, Store, StoreUnavailable
from wormgrill.table import (
    Act,
    BotMove,
    Entry,
    Happening,
    Join,
    Kicked,
    Moment,
    Opened,
    OwnAct,
    Refused,
    Rematched,
    Stale,
    Started,
    State,
    decide,
    decide_own,
    due,
    fold,
    join,
    opened,
    rematch_ready,
    told,
)

from . import rows, series
from .bots import Bots
from .bus import Bus
from .errors import no_such_table
from .keys import hashed, new_code, new_id, new_key
from .live import TAIL, Data, Elsewhere, Follower, Live
from .settings import Settings

_log = structlog.get_logger("wormgrill.tables")
TRIES = 8
ELSEWHERE_MS = 9000
# what asks to be told when something has happened at a table: notifications, metrics
Listener = Callable[[Live, list[Data]], None]


def now_ms() -> int:
    return int(time.time() * 1000)


def nowhere() -> Refused:
    return Refused("no_such_table", str(no_such_table()["error"]["message"]))


class Tables:
    """`listeners` hear of everything that this process has done at any table, after it is stored and told."""

    def __init__(
        self, store: Store, bus: Bus, bots: Bots, settings: Settings, clock: Callable[[], int] = now_ms
    ) -> None:
        self.store = store
        self.bus = bus
        self.bots = bots
        self.settings = settings
        self.now = clock
        self.live: dict[str, Live] = {}
        self.listeners: list[Listener] = []
        self.closing = False
        self._opening: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._rounds: list[asyncio.Task[None]] = []

    # --- life ---

    async def start(self) -> None:
        if not self.bus.several:
            await self.store.release(None)
        await self.bus.start(self._heard, self._bus_back)
        self._rounds = [asyncio.create_task(self._sweep_for_ever(), name="sweep")]
        if self.bus.several:
            self._rounds.append(asyncio.create_task(self._renew_for_ever(), name="renew"))

    async def stop(self) -> None:
        """Say goodbye to everybody, finish what is being stored, let go of all tables."""
        self.closing = True
        for task in (*self._rounds, *self._tasks):
            task.cancel()
        await asyncio.gather(*self._rounds, *self._tasks, return_exceptions=True)
        for live in self.live.values():
            if live.timer is not None:
                live.timer.cancel()
        if self.bus.several:
            with contextlib.suppress(StoreUnavailable):
                await self.store.release(self.settings.process)
        await self.bus.stop()

    def spawn(self, work: object) -> None:
        """Something that goes on in the background and is known, so that it can be ended."""
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work)  # type: ignore[arg-type]
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("background_failed", error=repr(task.exception()), exc_info=task.exception())

    # --- opening ---

    async def open(
        self, opening: Opened, secret: str, device: str | None, act_id: str | None = None
    ) -> tuple[Live, str, str]:
        """A new table; returns it with the invitation and the opener's key, which nobody can be told again."""
        link, key, now = new_key(), new_key(), self.now()
        table = new_id()
        first = Entry(1, now, opening, 1, act_id)
        state = opened(table, first)
        owner = PersonRow(table, 1, hashed(key), device)
        for _ in range(TRIES):
            code = new_code()
            new = NewTable(
                table,
                now,
                code,
                secret,
                rows.summary(state, Live(state, None, None, (), now).presence(now), now),
                (rows.line(first),),
                (owner,),
                (hashed(link),),
            )
            try:
                await self.store.create(new)
                break
            except Conflict:
                continue  # the code is taken: there are not so many
        else:
            raise StoreUnavailable("no free code was found")
        return self._adopt(Live(state, secret, code, (owner,), now), [first]), link, key

    def _adopt(self, live: Live, fresh: Sequence[Entry] = ()) -> Live:
        for entry in fresh:
            live.tail.append(told(live.state, entry, live.state))
        self.live[live.id] = live
        if self.bus.several:
            self.spawn(self.bus.listen(live.id))
        self.tend(live)
        return live

    async def get(self, table: str) -> Live:
        """The table, from the store if need be."""
        found = self.live.get(table)
        if found is None:
            async with self._opening.setdefault(table, asyncio.Lock()):
                found = self.live.get(table) or await self._load(table)
            self._opening.pop(table, None)
        found.used = self.now()
        return found

    async def _load(self, table: str) -> Live:
        if self.bus.several:
            await self.bus.listen(table)  # before reading, so that nothing falls between
        row = await self.store.table(table)
        if row is None:
            raise nowhere()
        log = [rows.entry(line) for line in await self.store.lines(table)]
        people = await self.store.people(table)
        # off the loop: a long game takes a while to be read again, and nobody else should wait for it
        state, tail = await asyncio.to_thread(replayed, table, log, max(0, log[-1].seq - TAIL))
        live = Live(state, row.secret, row.code, people, self.now())
        live.tail.extend(tail)
        return self._adopt(live)

    # --- acting ---

    async def act(self, live: Live, person: int, act: Act) -> int:
        """What somebody wants, done once: the number of the entry that says so. Refused or Stale otherwise."""

        def decided(state: State, moment: Moment) -> tuple[Happening, ...]:
            return decide(state, person, act, moment)

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

    async def join(self, live: Live, wish: Join, device: str | None) -> tuple[int, str]:
        """Somebody comes to the table: their number and their key."""
        key = new_key()
        number = 0

        def decided(state: State, moment: Moment) -> tuple[Happening, ...]:
            nonlocal number
            number, happenings = join(state, wish)
            return happenings

        def newcomer() -> tuple[PersonRow, ...]:
            return (PersonRow(live.id, number, hashed(key), device),)

        async with live.lock:
            await self._write(live, decided, None, None, newcomer)
        return number, key

    async def act_itself(self, live: Live, act: OwnAct) -> None:
        async with live.lock:
            with contextlib.suppress(Stale, Refused):
                await self._write(live, lambda state, moment: decide_own(state, act, moment), None, None)

    def _moment(self, live: Live) -> Moment:
        return Moment(live.presence(self.now()), live.secret)

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
            done = live.state.ids.get((by, act_id)) if by is not None and act_id is not None else None
            if done is not None:
                return done
            happenings = decided(live.state, self._moment(live))
            if not happenings:
                return live.state.seq
            try:
                return await self._store(live, happenings, by, act_id, people(), opens())
            except Conflict:
                await self._catch_up(live)
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
        await self.store.add(addition)
        for row in people:
            live.know(row)
        self._happened(live, steps, now)
        if self.bus.several:
            news = to_json({"from": self.settings.process, "lines": [_line_data(entry) for entry in new]})
            self.spawn(self.bus.tell(live.id, news))
        return new[-1].seq

    def _happened(self, live: Live, steps: Sequence[tuple[State, Entry, State]], now: int) -> None:
        """What is stored is told to everybody who follows."""
        happenings = [entry.what for _, entry, _ in steps]
        if any(isinstance(what, Started) for what in happenings):
            live.code = None
        news = live.add(steps)
        if live.followers:
            live.tell(live.update(news, now))
        for what in happenings:
            if isinstance(what, Kicked):
                self._put_out(live, what.person)
        for listener in self.listeners:
            listener(live, news)
        self.tend(live)

    def _put_out(self, live: Live, person: int) -> None:
        for follower, number in tuple(live.followers.items()):
            if number == person:
                follower.part(live.id, "kicked")
                live.followers.pop(follower, None)

    async def _catch_up(self, live: Live) -> None:
        """Read what others have written since; a table that is not there any more is gone."""
        try:
            stored = await self.store.lines(live.id, live.state.seq)
            if not stored and await self.store.table(live.id) is None:
                raise Gone(live.id)
        except Gone:
            self.vanish(live, "deleted")
            raise nowhere() from None
        new = [rows.entry(line) for line in stored]
        if any(entry.what.kind in ("joined", "kicked") for entry in new):
            await self._read_people(live)
        if new:
            self._happened(live, live.folded(new), self.now())

    async def _read_people(self, live: Live) -> None:
        live.keys.clear()
        live.devices.clear()
        for row in await self.store.people(live.id):
            live.know(row)

    async def _open_rematch(self, live: Live, person: int) -> None:
        """The next game of the series, at a table of its own, where everybody's key is good too."""
        if live.state.series.next is not None:
            return
        new, game = series.next_table(live, await self.store.people(live.id), self._moment(live), self.now())

        def decided(current: State, _: Moment) -> tuple[Happening, ...]:
            return (Rematched(new.id, game),) if current.series.next is None else ()

        await self._write(live, decided, None, None, opens=lambda: new)

    # --- following ---

    def follow(self, live: Live, follower: Follower, person: int | None) -> None:
        live.followers[follower] = person
        if person is not None:
            live.lost.pop(person, None)
        self._presence_changed(live, but=follower)

    def unfollow(self, live: Live, follower: Follower) -> None:
        person = live.followers.pop(follower, None)
        now = self.now()
        live.used = now
        if person is not None and person not in live.presence(now).online:
            live.lost[person] = now
        self._presence_changed(live)

    def _presence_changed(self, live: Live, but: Follower | None = None) -> None:
        live.tell(live.presence_message(self.now()), but)
        self.tend(live)
        if self.bus.several:
            self.spawn(self.bus.tell(live.id, self._here(live)))

    def _here(self, live: Live) -> bytes:
        people = sorted({person for person in live.followers.values() if person is not None})
        watchers = sum(person is None for person in live.followers.values())
        return to_json({"from": self.settings.process, "here": people, "watchers": watchers})

    async def events(self, live: Live, since: int) -> list[Data]:
        """Every event after `since`, as it was told; from the log if it is long ago."""
        recent = live.recent(since)
        if recent is not None:
            return recent
        log = [rows.entry(line) for line in await self.store.lines(live.id)]
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
            "state": live.view(self.now()),
            "events": missed,
        }
        return {**message, "id": act_id} if act_id is not None else message

    # --- what tables do by themselves ---

    def tend(self, live: Live) -> None:
        """Wake up when the table next wants something: a bot's move, a clock."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        if self.closing or live.gone or (live.tending is not None and not live.tending.done()):
            return
        at = self._wanted_at(live)
        if at is not None:
            delay = max(0, at - self.now()) / 1000
            live.timer = asyncio.get_running_loop().call_later(delay, self._wake, live)

    def _wanted_at(self, live: Live) -> int | None:
        now = self.now()
        coming = due(live.state, live.presence(now))
        times = [] if coming is None else [coming[0]]
        if live.state.bot_to_move is not None:
            pause = live.state.options.bot_seconds if live.followers or live.elsewhere else 0
            times.append(live.state.moved_at + int(1000 * pause))
        return min(times, default=None)

    def _wake(self, live: Live) -> None:
        live.timer = None
        if live.tending is None or live.tending.done():
            live.tending = asyncio.get_running_loop().create_task(self._tend(live), name=f"tend {live.id}")
            self._tasks.add(live.tending)
            live.tending.add_done_callback(lambda task: self._tended(live, task))

    def _tended(self, live: Live, task: asyncio.Task[None]) -> None:
        self._done(task)
        if task.cancelled() or self.closing:
            return
        if task.exception() is not None:
            asyncio.get_running_loop().call_later(1.0, self.tend, live)
        else:
            self.tend(live)

    async def _tend(self, live: Live) -> None:
        """Do what the table wants now, if this process is the one that looks after it."""
        try:
            if not await self._keeps(live):
                await asyncio.sleep(self.settings.lease / 2)
                return
            now = self.now()
            coming = due(live.state, live.presence(now))
            if coming is not None and coming[0] <= now:
                await self.act_itself(live, coming[1])
            elif live.state.bot_to_move is not None:
                await self._bot_moves(live)
        except StoreUnavailable as error:
            _log.warning("storage_unavailable", table=live.id, error=str(error))
            await asyncio.sleep(0.5)

    async def _bot_moves(self, live: Live) -> None:
        state = live.state
        spec = state.bot_to_move
        assert spec is not None
        assert state.position is not None
        token = await self.bots.choose(spec, state.position)
        await self.act_itself(live, BotMove(state.seq, token))

    async def _keeps(self, live: Live) -> bool:
        """Alone, a process looks after every table; among several, after those whose lease it holds."""
        if not self.bus.several:
            return True
        now = self.now()
        if live.kept_until > now + 500:
            return True
        until = now + int(1000 * self.settings.lease)
        if await self.store.claim(live.id, self.settings.process, now, until):
            live.kept_until = until
            return True
        live.kept_until = 0
        return False

    # --- rounds ---

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep)
            try:
                await self.sweep()
            except StoreUnavailable as error:
                _log.warning("storage_unavailable", error=str(error))

    async def sweep(self) -> None:
        """Open tables that want something and that nobody looks after; close those that nobody needs."""
        now = self.now()
        for table in await self.store.due_tables(now):
            if table not in self.live:
                with contextlib.suppress(Refused):
                    await self.get(table)
        if self.bus.several:
            await self._compare()
        for live in list(self.live.values()):
            if not live.followers and now - live.used > 1000 * self.settings.idle and not self._busy(live, now):
                await self._close(live)

    def _busy(self, live: Live, now: int) -> bool:
        at = self._wanted_at(live)
        return live.lock.locked() or (at is not None and at < now + 1000 * self.settings.idle)

    async def _close(self, live: Live) -> None:
        if live.timer is not None:
            live.timer.cancel()
        self.live.pop(live.id, None)
        if self.bus.several:
            await self.bus.forget(live.id)
            await self.store.release(self.settings.process, [live.id])

    async def _compare(self) -> None:
        """News can be lost: look whether any open table's log has gone on without us."""
        followed = list(self.live)
        stored = await self.store.seqs(followed) if followed else {}
        for table in followed:
            live = self.live.get(table)
            if live is None:
                continue
            if stored.get(table) is None:
                self.vanish(live, "deleted")
            elif stored[table] > live.state.seq:
                async with live.lock:
                    await self._catch_up(live)
            self.spawn(self.bus.tell(table, self._here(live)))

    async def _renew_for_ever(self) -> None:
        while True:
            await asyncio.sleep(self.settings.lease / 3)
            until = self.now() + int(1000 * self.settings.lease)
            try:
                kept = await self.store.renew(self.settings.process, until)
            except StoreUnavailable as error:
                _log.warning("storage_unavailable", error=str(error))
                continue
            for live in self.live.values():
                live.kept_until = until if live.id in kept else 0

    # --- other processes ---

    async def _heard(self, table: str, data: bytes) -> None:
        live = self.live.get(table)
        news = from_json(data)
        if live is None or news["from"] == self.settings.process:
            return
        if "here" in news:
            live.elsewhere[news["from"]] = Elsewhere(
                frozenset(news["here"]), news["watchers"], self.now() + ELSEWHERE_MS
            )
            for person in news["here"]:
                live.lost.pop(person, None)
            live.tell(live.presence_message(self.now()))
            self.tend(live)
        elif news.get("deleted"):
            self.vanish(live, "deleted")
        else:
            self.spawn(self._hear_lines(live, news["lines"]))

    async def _hear_lines(self, live: Live, data: list[Data]) -> None:
        async with live.lock:
            if live.gone or data[-1]["seq"] <= live.state.seq:
                return
            if data[0]["seq"] != live.state.seq + 1 or any(line["kind"] in ("joined", "kicked") for line in data):
                await self._catch_up(live)
            else:
                new = [rows.entry(Line(**line)) for line in data]
                self._happened(live, live.folded(new), self.now())

    async def _bus_back(self) -> None:
        """The bus is there (again): whatever was missed is in the database."""
        with contextlib.suppress(StoreUnavailable):
            await self._compare()

    # --- deleting ---

    async def delete(self, live: Live) -> None:
        """Everything about the table is removed; whoever still follows it is told."""
        async with live.lock:
            await self.store.delete_table(live.id)
            self.vanish(live, "deleted")
        if self.bus.several:
            await self.bus.tell(live.id, to_json({"from": self.settings.process, "deleted": True}))

    def vanish(self, live: Live, reason: str) -> None:
        live.gone = True
        if live.timer is not None:
            live.timer.cancel()
        self.live.pop(live.id, None)
        for follower in tuple(live.followers):
            follower.part(live.id, reason)
        live.followers.clear()


def replayed(table: str, log: Sequence[Entry], since: int) -> tuple[State, list[Data]]:
    """The table at the end of its log, and the events after `since` as they are told."""
    state = opened(table, log[0])
    events = [] if since >= log[0].seq else [told(state, log[0], state)]
    for entry in log[1:]:
        before, state = state, fold(state, entry)
        if entry.seq > since:
            events.append(told(before, entry, state))
    return state, events


def _was_kicked(state: State, number: int) -> bool:
    return number <= len(state.people) and state.person(number).kicked


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
