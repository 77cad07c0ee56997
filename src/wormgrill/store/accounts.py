"""Accounts: what joins the devices of one person. Their passkeys, and tickets that are good once."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update

from .schema import ACCOUNTS, DEVICES, PASSKEYS, TICKETS
from .store import Store


@dataclass(frozen=True, slots=True)
class PasskeyRow:
    """A passkey as it is stored; the bytes in base64url."""

    credential: str
    account_id: str
    public_key: str
    sign_count: int
    label: str
    created: int


@dataclass(frozen=True, slots=True)
class Ticket:
    """Good once until `until`: a challenge for a passkey, or a link that signs a device in."""

    hash: str
    kind: str
    until: int
    account_id: str | None = None
    device_id: str | None = None


class Accounts:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def of_device(self, device_id: str) -> str | None:
        """The account that a device belongs to."""
        query = select(DEVICES.c.account_id).where(DEVICES.c.id == device_id)
        return await self._store.read(lambda c: c.execute(query).scalar_one_or_none())

    async def devices(self, account_id: str) -> tuple[str, ...]:
        """All devices of an account, the oldest first."""
        query = select(DEVICES.c.id).where(DEVICES.c.account_id == account_id).order_by(DEVICES.c.created, DEVICES.c.id)
        return tuple(await self._store.read(lambda c: c.execute(query).scalars().all()))

    async def devices_with(self, device_id: str) -> tuple[str, ...]:
        """The device and all others of its account."""
        account = select(DEVICES.c.account_id).where(DEVICES.c.id == device_id).scalar_subquery()
        near = (DEVICES.c.id == device_id) | (DEVICES.c.account_id == account)
        query = select(DEVICES.c.id).where(near).order_by(DEVICES.c.created, DEVICES.c.id)
        return tuple(await self._store.read(lambda c: c.execute(query).scalars().all()))

    async def create(self, account_id: str, device_id: str, at: int) -> None:
        """A new account with its first device."""

        def work(connection: Connection) -> None:
            connection.execute(insert(ACCOUNTS).values(id=account_id, created=at))
            connection.execute(update(DEVICES).where(DEVICES.c.id == device_id).values(account_id=account_id))

        await self._store.write(work)

    async def join(self, device_id: str, account_id: str | None) -> None:
        """The device belongs to the account from now on, or to none."""
        change = update(DEVICES).where(DEVICES.c.id == device_id).values(account_id=account_id)
        await self._store.write(lambda c: c.execute(change))

    async def delete(self, account_id: str) -> None:
        """The account with its passkeys and tickets; devices and tables stay, and know nothing of each other."""

        def work(connection: Connection) -> None:
            connection.execute(update(DEVICES).where(DEVICES.c.account_id == account_id).values(account_id=None))
            for table in (PASSKEYS, TICKETS):
                connection.execute(delete(table).where(table.c.account_id == account_id))
            connection.execute(delete(ACCOUNTS).where(ACCOUNTS.c.id == account_id))

        await self._store.write(work)

    async def passkeys(self, account_id: str) -> tuple[PasskeyRow, ...]:
        query = (
            select(PASSKEYS)
            .where(PASSKEYS.c.account_id == account_id)
            .order_by(PASSKEYS.c.created, PASSKEYS.c.credential)
        )
        return tuple(PasskeyRow(*row) for row in await self._store.read(lambda c: c.execute(query).all()))

    async def passkey(self, credential: str) -> PasskeyRow | None:
        query = select(PASSKEYS).where(PASSKEYS.c.credential == credential)
        rows = await self._store.read(lambda c: c.execute(query).all())
        return PasskeyRow(*rows[0]) if rows else None

    async def add_passkey(self, row: PasskeyRow) -> None:
        values = {column.name: getattr(row, column.name) for column in PASSKEYS.columns}
        await self._store.write(lambda c: c.execute(insert(PASSKEYS).values(values)))

    async def used_passkey(self, credential: str, sign_count: int) -> None:
        change = update(PASSKEYS).where(PASSKEYS.c.credential == credential).values(sign_count=sign_count)
        await self._store.write(lambda c: c.execute(change))

    async def drop_passkey(self, account_id: str, credential: str) -> bool:
        """Whether the account had it."""
        where = (PASSKEYS.c.credential == credential, PASSKEYS.c.account_id == account_id)
        return await self._store.write(lambda c: c.execute(delete(PASSKEYS).where(*where)).rowcount == 1)

    async def add_ticket(self, ticket: Ticket, now: int) -> None:
        """Keeps a ticket, and throws away those that are too old."""

        def work(connection: Connection) -> None:
            connection.execute(delete(TICKETS).where(TICKETS.c.until < now))
            connection.execute(
                insert(TICKETS).values(
                    hash=ticket.hash,
                    kind=ticket.kind,
                    account_id=ticket.account_id,
                    device_id=ticket.device_id,
                    until=ticket.until,
                )
            )

        await self._store.write(work)

    async def use_ticket(self, ticket_hash: str, kind: str, now: int) -> Ticket | None:
        """The ticket, which is used up with this; of two who try at once only one gets it."""

        def work(connection: Connection) -> Ticket | None:
            found = connection.execute(
                delete(TICKETS)
                .where(TICKETS.c.hash == ticket_hash, TICKETS.c.kind == kind)
                .returning(TICKETS.c.hash, TICKETS.c.kind, TICKETS.c.until, TICKETS.c.account_id, TICKETS.c.device_id)
            ).one_or_none()
            return None if found is None or found.until < now else Ticket(*found)

        return await self._store.write(work)
