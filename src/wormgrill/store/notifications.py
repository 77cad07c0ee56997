"""Who wants to be told that it is their turn: browsers by push, programs by webhook. And what a server keeps."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update

from .errors import Conflict
from .schema import DEVICES, KEEPSAKES, PUSHES, WEBHOOKS
from .store import Store


@dataclass(frozen=True, slots=True)
class PushRow:
    device_id: str
    endpoint: str
    p256dh: str
    auth: str
    created: int


@dataclass(frozen=True, slots=True)
class WebhookRow:
    table_id: str
    person: int
    url: str
    secret: str
    failures: int = 0


class Notifications:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def set_push(self, row: PushRow) -> None:
        """One subscription for each device: a new one takes the place of the old."""

        def work(connection: Connection) -> None:
            connection.execute(delete(PUSHES).where(PUSHES.c.device_id == row.device_id))
            values = {column.name: getattr(row, column.name) for column in PUSHES.columns}
            connection.execute(insert(PUSHES).values(values))

        await self._store.write(work)

    async def drop_push(self, device_id: str) -> bool:
        """Whether there was one."""
        change = delete(PUSHES).where(PUSHES.c.device_id == device_id)
        return await self._store.write(lambda c: c.execute(change).rowcount == 1)

    async def push(self, device_id: str) -> PushRow | None:
        query = select(PUSHES).where(PUSHES.c.device_id == device_id)
        rows = await self._store.read(lambda c: c.execute(query).all())
        return PushRow(*rows[0]) if rows else None

    async def pushes_near(self, device_id: str) -> tuple[PushRow, ...]:
        """The subscriptions of a device and of all devices of the same account."""
        account = select(DEVICES.c.account_id).where(DEVICES.c.id == device_id).scalar_subquery()
        near = select(DEVICES.c.id).where((DEVICES.c.id == device_id) | (DEVICES.c.account_id == account))
        query = select(PUSHES).where(PUSHES.c.device_id.in_(near)).order_by(PUSHES.c.created, PUSHES.c.device_id)
        return tuple(PushRow(*row) for row in await self._store.read(lambda c: c.execute(query).all()))

    async def set_webhook(self, row: WebhookRow) -> None:
        """One webhook for each person of a table."""

        def work(connection: Connection) -> None:
            where = (WEBHOOKS.c.table_id == row.table_id, WEBHOOKS.c.person == row.person)
            connection.execute(delete(WEBHOOKS).where(*where))
            values = {column.name: getattr(row, column.name) for column in WEBHOOKS.columns}
            connection.execute(insert(WEBHOOKS).values(values))

        await self._store.write(work)

    async def drop_webhook(self, table_id: str, person: int) -> bool:
        where = (WEBHOOKS.c.table_id == table_id, WEBHOOKS.c.person == person)
        return await self._store.write(lambda c: c.execute(delete(WEBHOOKS).where(*where)).rowcount == 1)

    async def webhook(self, table_id: str, person: int) -> WebhookRow | None:
        where = (WEBHOOKS.c.table_id == table_id, WEBHOOKS.c.person == person)
        rows = await self._store.read(lambda c: c.execute(select(WEBHOOKS).where(*where)).all())
        return WebhookRow(*rows[0]) if rows else None

    async def count_failures(self, table_id: str, person: int, failures: int) -> None:
        where = (WEBHOOKS.c.table_id == table_id, WEBHOOKS.c.person == person)
        await self._store.write(lambda c: c.execute(update(WEBHOOKS).where(*where).values(failures=failures)))

    async def keepsake(self, name: str, make: Callable[[], str]) -> str:
        """A value that the server keeps, made when it is first asked for; all processes get the same."""

        def work(connection: Connection) -> str:
            query = select(KEEPSAKES.c.value).where(KEEPSAKES.c.name == name)
            found = connection.execute(query).scalar_one_or_none()
            if found is None:
                found = make()
                connection.execute(insert(KEEPSAKES).values(name=name, value=found))
            return str(found)

        try:
            return await self._store.write(work)
        except Conflict:  # another process was first, and its value counts
            return await self._store.write(work)
