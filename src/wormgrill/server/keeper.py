"""What tables do by themselves: bots move, clocks run out, nobody is left. And the rounds in which tables that want
something are looked for, and those that nobody needs are closed.

Alone, a process looks after every table; among several, after those whose lease it holds.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

import structlog

from wormgrill.store import StoreUnavailable
from wormgrill.table import BotMove, Refused, due

from .live import Live

if TYPE_CHECKING:
    from .tables import Tables

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
        self._rounds = [asyncio.create_task(self._sweep_for_ever(), name="sweep")]
        if self._several:
            self._rounds.append(asyncio.create_task(self._renew_for_ever(), name="renew"))

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
        except StoreUnavailable as error:
            _log.warning("storage_unavailable", table=live.id, error=str(error))
            await asyncio.sleep(0.5)

    async def _bot_moves(self, live: Live) -> None:
        state = live.state
        spec = state.bot_to_move
        assert spec is not None
        assert state.position is not None
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

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(self._settings.sweep)
            try:
                await self.sweep()
            except StoreUnavailable as error:
                _log.warning("storage_unavailable", error=str(error))

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

    async def _renew_for_ever(self) -> None:
        while True:
            await asyncio.sleep(self._settings.lease / 3)
            until = self._tables.now() + int(1000 * self._settings.lease)
            try:
                kept = await self._store.renew(self._settings.process, until)
            except StoreUnavailable as error:
                _log.warning("storage_unavailable", error=str(error))
                continue
            for live in self._tables.live.values():
                live.kept_until = until if live.id in kept else 0
