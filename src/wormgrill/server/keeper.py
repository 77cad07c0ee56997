"""What tables do by themselves: bots move, clocks run out, nobody is left. And the rounds in which tables that want
something are looked for, and those that nobody needs are closed.

Alone, a process looks after every table; among several, after those whose lease it holds.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import structlog

from wormgrill.store import StoreUnavailable
from wormgrill.table import BotMove, Refused, due

from .live import Live

if TYPE_CHECKING:
    from .tables import Tables

RETRY = 0.5
_log = structlog.get_logger("wormgrill.keeper")


class Keeper:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store
        self._settings = tables.settings
        self._several = tables.bus.several
        self._rounds: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        if not self._several:
            await self._store.release(None)
        rounds = [(self._settings.sweep, self.sweep)]
        if self._several:
            rounds.append((self._settings.lease / 3, self.renew))
        self._rounds = [asyncio.create_task(self._for_ever(*each), name=each[1].__name__) for each in rounds]

    async def stop(self) -> None:
        """No more rounds; let go of all tables."""
        for task in self._rounds:
            task.cancel()
        await asyncio.gather(*self._rounds, return_exceptions=True)
        for live in self._tables.live.values():
            if live.timer is not None:
                live.timer.cancel()
        if self._several:
            with contextlib.suppress(StoreUnavailable):
                await self._store.release(self._settings.process)

    # --- one table ---

    def tend(self, live: Live) -> None:
        """Wake up when the table next wants something: a bot's move, a clock."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        if self._tables.closing or live.gone or (live.tending is not None and not live.tending.done()):
            return
        at = self._wanted_at(live)
        if at is not None:
            delay = max(0, at - self._tables.now()) / 1000
            live.timer = asyncio.get_running_loop().call_later(delay, self._wake, live)

    def _wanted_at(self, live: Live) -> int | None:
        now = self._tables.now()
        coming = due(live.state, live.presence(now))
        times = [] if coming is None else [coming[0]]
        if live.state.bot_to_move is not None:
            pause = live.state.options.bot_seconds if live.followers or live.elsewhere else 0
            times.append(live.state.moved_at + int(1000 * pause))
        return min(times, default=None)

    def _wake(self, live: Live) -> None:
        live.timer = None
        if live.tending is None or live.tending.done():
            live.tending = self._tables.spawn(self._tend(live), f"tend {live.id}")
            live.tending.add_done_callback(lambda task: self._tended(live, task))

    def _tended(self, live: Live, task: asyncio.Task[None]) -> None:
        if task.cancelled() or self._tables.closing:
            return
        if task.exception() is not None:
            asyncio.get_running_loop().call_later(1.0, self.tend, live)
        else:
            self.tend(live)

    async def _tend(self, live: Live) -> None:
        """Do what the table wants now, if this process is the one that looks after it."""
        try:
            if not await self._keeps(live):
                await asyncio.sleep(self._settings.lease / 2)
                return
            now = self._tables.now()
            coming = due(live.state, live.presence(now))
            if coming is not None and coming[0] <= now:
                await self._tables.act_itself(live, coming[1])
            elif live.state.bot_to_move is not None:
                await self._bot_moves(live)
        except StoreUnavailable:
            await asyncio.sleep(RETRY)

    async def _bot_moves(self, live: Live) -> None:
        state = live.state
        spec = state.bot_to_move
        assert spec is not None
        assert state.position is not None
        with self._tables.metrics.bot_seconds.time():
            token = await self._tables.bots.choose(spec, state.position)
        await self._tables.act_itself(live, BotMove(state.seq, token))

    async def _keeps(self, live: Live) -> bool:
        """Alone, a process looks after every table; among several, after those whose lease it holds."""
        if not self._several:
            return True
        now = self._tables.now()
        if live.kept_until > now + 500:
            return True
        until = now + int(1000 * self._settings.lease)
        if await self._store.claim(live.id, self._settings.process, now, until):
            live.kept_until = until
            return True
        live.kept_until = 0
        return False

    # --- rounds ---

    async def _for_ever(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        """A round every so often. Whatever goes wrong in one, the next one comes."""
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except StoreUnavailable as error:
                self._tables.storage_failed(error)
            except Exception as error:  # noqa: BLE001 - a round that ended for ever would leave every table alone
                _log.error("round_failed", error=repr(error), exc_info=error)

    async def sweep(self) -> None:
        """Open tables that want something and that nobody looks after; close those that nobody needs."""
        now = self._tables.now()
        for table in await self._store.due_tables(now):
            if table not in self._tables.live:
                with contextlib.suppress(Refused):
                    await self._tables.get(table)
        if self._several:
            await self._tables.neighbours.compare()
        for live in list(self._tables.live.values()):
            if live.doubtful:
                await self._tables.read_on(live)  # what was stored although it seemed to fail is told after all
            if not live.followers and now - live.used > 1000 * self._settings.idle and not self._busy(live, now):
                await self._close(live)

    def _busy(self, live: Live, now: int) -> bool:
        at = self._wanted_at(live)
        return live.lock.locked() or (at is not None and at < now + 1000 * self._settings.idle)

    async def _close(self, live: Live) -> None:
        if live.timer is not None:
            live.timer.cancel()
        self._tables.live.pop(live.id, None)
        if self._several:
            await self._tables.bus.forget(live.id)
            await self._store.release(self._settings.process, [live.id])

    async def renew(self) -> None:
        """More time on all leases of this process."""
        until = self._tables.now() + int(1000 * self._settings.lease)
        kept = await self._store.renew(self._settings.process, until)
        for live in self._tables.live.values():
            live.kept_until = until if live.id in kept else 0
