"""Telling people who are not there that it is their turn: their browsers by push, their programs by webhook.

Only who asked for it is told, only when nobody of them is connected, and never more often than the rate allows. What is
sent holds codes and numbers; it is put into words where it is read.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import structlog

from wormgrill.store import Conflict, Store, StoreUnavailable
from wormgrill.store.notifications import Notifications, PushRow, WebhookRow
from wormgrill.table import Refused

from . import push, webhooks
from .limits import Limiter
from .metrics import Metrics
from .outgoing import BadTarget, Outgoing, Unreachable, check_url
from .push import Subscription, VapidKey, check_subscription

_log = structlog.get_logger("wormgrill.notify")
Data = dict[str, Any]

QUEUE = 10_000
WORKERS = 4
DAY = 86_400
MOST_FAILURES = 10
# for one person at one table: a game among friends who are all awake should not ring all evening
EVERY_SECONDS = 300.0
AT_ONCE = 3


@dataclass(frozen=True, slots=True)
class Notice:
    """Somebody is to be told something about a table. `devices` are the browsers with which they came."""

    kind: str
    table: str
    person: int
    devices: tuple[str, ...]
    body: Data


class Notifier:
    def __init__(
        self, store: Store, outgoing: Outgoing, metrics: Metrics, contact: str, every: float = EVERY_SECONDS
    ) -> None:
        self._notifications = Notifications(store)
        self._outgoing = outgoing
        self._metrics = metrics
        self._contact = contact
        self._limiter = Limiter()
        self._every = every
        self._queue: asyncio.Queue[Notice] = asyncio.Queue(QUEUE)
        self._workers: list[asyncio.Task[None]] = []
        self._key: VapidKey | None = None

    async def start(self) -> None:
        pem = await self._notifications.keepsake("vapid", lambda: VapidKey.new_pem().decode())
        self._key = VapidKey(pem.encode())
        self._workers = [asyncio.create_task(self._work(), name=f"notify {n}") for n in range(WORKERS)]

    async def stop(self) -> None:
        """What still waits is dropped: the person sees the table when they look."""
        for worker in self._workers:
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)
        await self._outgoing.close()

    @property
    def public_key(self) -> str:
        """What the page needs to subscribe."""
        assert self._key is not None  # `start` has made it
        return self._key.public

    # --- what people ask for ---

    async def subscribe(self, device: str, subscription: Subscription, now: int) -> None:
        try:
            check_subscription(subscription, allow_private=self._outgoing.allow_private)
        except BadTarget as error:
            raise Refused("bad_message", str(error), "subscription") from error
        row = PushRow(device, subscription.endpoint, subscription.p256dh, subscription.auth, now)
        try:
            await self._notifications.set_push(row)
        except Conflict as error:
            raise Refused("not_allowed", "this device is not known here", need="device") from error

    async def unsubscribe(self, device: str) -> bool:
        return await self._notifications.drop_push(device)

    async def subscribed(self, device: str) -> bool:
        return await self._notifications.push(device) is not None

    async def set_webhook(self, table: str, person: int, url: str) -> str:
        """The secret with which everything that is sent there will be signed; told once."""
        try:
            check_url(url, allow_private=self._outgoing.allow_private)
        except BadTarget as error:
            raise Refused("bad_message", str(error), "url") from error
        secret = secrets.token_urlsafe(24)
        await self._notifications.set_webhook(WebhookRow(table, person, url, secret))
        return secret

    async def drop_webhook(self, table: str, person: int) -> bool:
        return await self._notifications.drop_webhook(table, person)

    # --- telling ---

    def tell(self, notice: Notice) -> bool:
        """Whether it will be told: not if the person has been told much lately, or too much waits already."""
        try:
            self._limiter.check("notice", f"{notice.table}/{notice.person}", 1 / self._every, AT_ONCE)
            self._queue.put_nowait(notice)
        except (Refused, asyncio.QueueFull):
            self._metrics.notifications.labels("any", "held_back").inc()
            return False
        return True

    async def idle(self) -> None:
        """Wait until everything has been sent."""
        await self._queue.join()

    async def _work(self) -> None:
        while True:
            notice = await self._queue.get()
            try:
                await self._send(notice)
            except StoreUnavailable as error:
                _log.warning("storage_unavailable", table=notice.table, error=str(error))
            except Exception:  # noqa: BLE001 - one notice that fails must not end all others
                _log.exception("notification_failed", table=notice.table)
            finally:
                self._queue.task_done()

    async def _send(self, notice: Notice) -> None:
        message = {"kind": notice.kind, "table": notice.table} | notice.body
        for row in await self._pushes(notice.devices):
            await self._send_push(row, message)
        webhook = await self._notifications.webhook(notice.table, notice.person)
        if webhook is not None:
            await self._send_webhook(webhook, message | {"person": notice.person})

    async def _pushes(self, devices: Sequence[str]) -> list[PushRow]:
        found: dict[str, PushRow] = {}
        for device in devices:
            for row in await self._notifications.pushes_near(device):
                found[row.endpoint] = row
        return list(found.values())

    async def _send_push(self, row: PushRow, message: Data) -> None:
        assert self._key is not None  # `start` has made it
        subscription = Subscription(row.endpoint, row.p256dh, row.auth)
        outcome = "sent"
        try:
            if not await push.send(self._outgoing, self._key, self._contact, subscription, message, ttl=DAY):
                outcome = "gone"
                await self._notifications.drop_push(row.device_id)
        except BadTarget:
            outcome = "refused"
            await self._notifications.drop_push(row.device_id)
        except Unreachable:
            outcome = "unreachable"
        self._metrics.notifications.labels("push", outcome).inc()

    async def _send_webhook(self, row: WebhookRow, message: Data) -> None:
        """A webhook that has not answered many times in a row is taken away."""
        try:
            delivered = await webhooks.deliver(self._outgoing, row.url, row.secret, message)
        except BadTarget:
            delivered = False
        self._metrics.notifications.labels("webhook", "sent" if delivered else "failed").inc()
        if delivered and row.failures:
            await self._notifications.count_failures(row.table_id, row.person, 0)
        elif not delivered and row.failures + 1 >= MOST_FAILURES:
            await self._notifications.drop_webhook(row.table_id, row.person)
        elif not delivered:
            await self._notifications.count_failures(row.table_id, row.person, row.failures + 1)
