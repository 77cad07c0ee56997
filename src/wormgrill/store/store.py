"""The storage of tables: one value with a handful of questions and one way to add. SQLite in a file, or PostgreSQL."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, delete, event, func, insert, or_, select, text, update
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from .errors import Conflict, StoreUnavailable, reason_of
from .migrate import migrate
from .rows import Addition, Line, NewTable, PersonRow, Summary, TableRow
from .schema import DEVICES, EVENTS, KEY_DEVICES, LINKS, PEOPLE, TABLES
from .writer import NO_KEY, Writer, make_table, take_keys

T = TypeVar("T")


# how many seconds a statement may take before the database counts as away
PATIENCE = 5.0
# a process that stands still in the middle of a transaction must not keep its tables from the others for ever
_SESSION = {"application_name": "wormgrill", "idle_in_transaction_session_timeout": "5000"}


def make_engine(url: str, patience: float | None = PATIENCE) -> AsyncEngine:
    """The engine for an address; SQLite with a write-ahead log, every commit on the disk before anybody hears of it.

    Longer than `patience` seconds nobody waits for one statement of PostgreSQL; None waits for ever.
    """
    address = parsed_url(url)
    if address.get_backend_name() == "sqlite":
        if address.get_driver_name() != "aiosqlite":
            address = address.set(drivername="sqlite+aiosqlite")
        _prepare_file(url)
        engine = create_async_engine(
            address, pool_size=4, max_overflow=4, hide_parameters=True, connect_args={"timeout": 10}
        )
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        event.listen(engine.sync_engine, "begin", _begin_sqlite)
        return engine
    if address.get_backend_name() == "postgresql":
        if address.get_driver_name() != "asyncpg":
            address = address.set(drivername="postgresql+asyncpg")
        return create_async_engine(
            address,
            pool_size=8,
            max_overflow=8,
            pool_pre_ping=True,
            pool_timeout=5,
            hide_parameters=True,
            connect_args={"timeout": 5, "command_timeout": patience, "server_settings": dict(_SESSION)},
        )
    raise ValueError(f"--database-url must begin with sqlite:// or postgresql://, not {address.get_backend_name()!r}")


def parsed_url(url: str) -> URL:
    """The parts of an address; a ValueError that does not repeat it, for there may be a password in it."""
    try:
        return make_url(url)
    except (ArgumentError, ValueError) as error:
        raise ValueError(
            "--database-url must be like sqlite:///file.db or postgresql://user:password@host/name "
            "(what is special in a password is written as in web addresses, such as %40 for @)"
        ) from error


def file_of(url: str) -> Path | None:
    """The file behind an address; None for a database that is not one."""
    address = parsed_url(url)
    name = address.database
    if address.get_backend_name() != "sqlite" or not name or name == ":memory:" or name.startswith("file:"):
        return None
    return Path(name)


def shared_by_many(url: str) -> bool:
    """Whether several processes can use the database behind an address at once."""
    return parsed_url(url).get_backend_name() == "postgresql"


def _prepare_file(url: str) -> None:
    """The file with its folder, for its owner alone: the secrets of running games are in it."""
    path = file_of(url)
    if path is not None:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        path.touch(mode=0o600)


# every commit is on the disk before anybody hears of it, and what is deleted is overwritten
_PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000", "secure_delete=ON")


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    # the driver must not begin transactions by itself; `_begin_sqlite` does
    connection.isolation_level = None
    try:
        cursor = connection.cursor()
        for pragma in _PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()
    except BaseException:
        connection.close()  # else its thread would go on without us
        raise


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes", True) else "BEGIN")


class Store:
    """Open with `await Store.open(url)`, close with `await store.close()`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._writer = Writer(engine)

    @classmethod
    async def open(cls, url: str, patience: float | None = PATIENCE) -> Store:
        """Connects and brings the database to this version's state."""
        address = parsed_url(url)
        try:
            await _bring_up(url)
            store = cls(make_engine(url, patience))
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            raise StoreUnavailable(
                f"the database {address.render_as_string()} cannot be used: {reason_of(error)}"
            ) from error
        store._writer.start()
        return store

    async def close(self) -> None:
        await self._writer.stop()
        await self.engine.dispose()

    # --- writing ---

    async def add(self, addition: Addition) -> None:
        """Adds lines to a log. When this returns they are stored; Conflict: the log had gone on without us."""
        await self._writer.add(addition)

    async def create(self, new: NewTable) -> None:
        await self.write(lambda connection: make_table(connection, new))

    async def delete_table(self, table_id: str) -> bool:
        """Everything of a table: its log, people, invitations."""

        def work(connection: Connection) -> bool:
            take_keys(connection, PEOPLE.c.table_id == table_id)
            for table in (EVENTS, LINKS, PEOPLE):
                connection.execute(delete(table).where(table.c.table_id == table_id))
            return connection.execute(delete(TABLES).where(TABLES.c.id == table_id)).rowcount == 1

        return await self.write(work)

    async def add_link(self, table_id: str, link_hash: str, until: int | None) -> None:
        await self.write(lambda c: c.execute(insert(LINKS).values(hash=link_hash, table_id=table_id, until=until)))

    async def set_links(self, table_id: str, link_hash: str) -> None:
        """This invitation takes the place of all others, and of the code."""

        def work(connection: Connection) -> None:
            connection.execute(delete(LINKS).where(LINKS.c.table_id == table_id))
            connection.execute(insert(LINKS).values(hash=link_hash, table_id=table_id, until=None))
            connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(code=None))

        await self.write(work)

    async def add_key_device(self, key_hash: str, device_id: str) -> None:
        """Whoever has this key has come with another device."""
        with contextlib.suppress(Conflict):  # it is known already
            await self.write(lambda c: c.execute(insert(KEY_DEVICES).values(key_hash=key_hash, device_id=device_id)))

    async def add_device(self, device_id: str, key_hash: str, at: int) -> None:
        values = {"id": device_id, "key_hash": key_hash, "created": at, "seen": at}
        await self.write(lambda c: c.execute(insert(DEVICES).values(values)))

    # --- reading ---

    async def table(self, table_id: str) -> TableRow | None:
        rows = await self.read(lambda c: c.execute(select(TABLES).where(TABLES.c.id == table_id)).mappings().all())
        return _table_row(rows[0]) if rows else None

    async def lines(self, table_id: str, since: int = 0) -> tuple[Line, ...]:
        """The log after line `since`, in order."""
        query = (
            select(EVENTS.c.seq, EVENTS.c.at, EVENTS.c.kind, EVENTS.c.data, EVENTS.c.by, EVENTS.c.act_id)
            .where(EVENTS.c.table_id == table_id, EVENTS.c.seq > since)
            .order_by(EVENTS.c.seq)
        )
        return tuple(Line(*row) for row in await self.read(lambda c: c.execute(query).all()))

    async def people(self, table_id: str) -> tuple[PersonRow, ...]:
        query = select(PEOPLE).where(PEOPLE.c.table_id == table_id).order_by(PEOPLE.c.person)
        return tuple(PersonRow(*row) for row in await self.read(lambda c: c.execute(query).all()))

    async def devices_of(self, table_id: str) -> dict[str, int]:
        """The devices with which people have come to a table, first or later, each with the person's number."""
        came = select(PEOPLE.c.device_id, PEOPLE.c.person).where(
            PEOPLE.c.table_id == table_id, PEOPLE.c.device_id.is_not(None)
        )
        returned = (
            select(KEY_DEVICES.c.device_id, PEOPLE.c.person)
            .join(PEOPLE, PEOPLE.c.key_hash == KEY_DEVICES.c.key_hash)
            .where(PEOPLE.c.table_id == table_id)
        )
        query = came.union(returned).order_by("person")
        return {str(row[0]): int(row[1]) for row in await self.read(lambda c: c.execute(query).all())}

    async def table_of_link(self, link_hash: str, now: int) -> str | None:
        alive = or_(LINKS.c.until.is_(None), LINKS.c.until > now)
        return await self._text(select(LINKS.c.table_id).where(LINKS.c.hash == link_hash, alive))

    async def table_of_code(self, code: str) -> str | None:
        return await self._text(select(TABLES.c.id).where(TABLES.c.code == code))

    async def code_of(self, table_id: str) -> str | None:
        """The code with which one may join now."""
        return await self._text(select(TABLES.c.code).where(TABLES.c.id == table_id))

    async def person_of_key(self, key_hash: str, table_id: str | None = None) -> PersonRow | None:
        """Who has this key; a series shares keys, so without a table it is the newest game's person."""
        query = select(PEOPLE).join(TABLES, TABLES.c.id == PEOPLE.c.table_id).where(PEOPLE.c.key_hash == key_hash)
        if table_id is not None:
            query = query.where(PEOPLE.c.table_id == table_id)
        query = query.order_by(TABLES.c.created.desc()).limit(1)
        rows = await self.read(lambda c: c.execute(query).all())
        return PersonRow(*rows[0]) if rows else None

    async def device_of_key(self, key_hash: str) -> str | None:
        return await self._text(select(DEVICES.c.id).where(DEVICES.c.key_hash == key_hash))

    async def tables_of_devices(self, device_ids: Sequence[str], limit: int = 200) -> tuple[tuple[TableRow, int], ...]:
        """The tables at which people with these devices are, newest first, each with the person's number."""
        keys = select(KEY_DEVICES.c.key_hash).where(KEY_DEVICES.c.device_id.in_(device_ids))
        query = (
            select(TABLES, PEOPLE.c.person)
            .join(PEOPLE, PEOPLE.c.table_id == TABLES.c.id)
            .where(or_(PEOPLE.c.device_id.in_(device_ids), PEOPLE.c.key_hash.in_(keys)), PEOPLE.c.key_hash != NO_KEY)
            .order_by(TABLES.c.updated.desc())
            .limit(limit)
        )
        rows = await self.read(lambda c: c.execute(query).mappings().all())
        return tuple((_table_row(row), int(row["person"])) for row in rows)

    async def listed_tables(self, limit: int = 100) -> tuple[TableRow, ...]:
        query = (
            select(TABLES)
            .where(TABLES.c.listed.is_(True), TABLES.c.phase != "over")
            .order_by(TABLES.c.updated.desc())
            .limit(limit)
        )
        return tuple(map(_table_row, await self.read(lambda c: c.execute(query).mappings().all())))

    async def guarded(self, hashes: Sequence[str]) -> frozenset[str]:
        """Which of these some table guards now."""
        query = select(TABLES.c.guarded).where(TABLES.c.guarded.in_(hashes)).distinct()
        return frozenset(await self.read(lambda c: c.execute(query).scalars().all()))

    async def seqs(self, table_ids: Sequence[str]) -> dict[str, int]:
        """How far the logs of these tables are; those that are gone are missing."""
        query = select(TABLES.c.id, TABLES.c.seq).where(TABLES.c.id.in_(table_ids))
        return {str(row[0]): int(row[1]) for row in await self.read(lambda c: c.execute(query).all())}

    async def count_tables(self) -> int:
        return int(await self._one(select(func.count()).select_from(TABLES)) or 0)

    # --- who looks after a table ---

    async def claim(self, table_id: str, keeper: str, now: int, until: int) -> bool:
        """Whether this keeper looks after the table from now on: nobody else's time on it is running."""
        free = or_(TABLES.c.keeper.is_(None), TABLES.c.keeper == keeper, TABLES.c.keeper_until < now)
        query = update(TABLES).where(TABLES.c.id == table_id, free).values(keeper=keeper, keeper_until=until)
        return await self.write(lambda c: c.execute(query).rowcount == 1)

    async def renew(self, keeper: str, until: int) -> frozenset[str]:
        """More time on all tables that this keeper looks after; says which they still are."""
        own = TABLES.c.keeper == keeper

        def work(connection: Connection) -> frozenset[str]:
            connection.execute(update(TABLES).where(own).values(keeper_until=until))
            return frozenset(row[0] for row in connection.execute(select(TABLES.c.id).where(own)))

        return await self.write(work)

    async def release(self, keeper: str | None, table_ids: Sequence[str] | None = None) -> None:
        """A keeper lets go of tables, or of all; without a keeper: everybody does (for a process that is alone)."""
        query = update(TABLES).values(keeper=None, keeper_until=None).where(TABLES.c.keeper.is_not(None))
        if keeper is not None:
            query = query.where(TABLES.c.keeper == keeper)
        if table_ids is not None:
            query = query.where(TABLES.c.id.in_(table_ids))
        await self.write(lambda c: c.execute(query))

    async def due_tables(self, now: int, limit: int = 200) -> tuple[str, ...]:
        """Tables that want to be looked at and that nobody looks after."""
        free = or_(TABLES.c.keeper.is_(None), TABLES.c.keeper_until < now)
        query = select(TABLES.c.id).where(TABLES.c.due <= now, free).order_by(TABLES.c.due).limit(limit)
        return tuple(row[0] for row in await self.read(lambda c: c.execute(query).all()))

    # --- how ---

    async def ping(self) -> None:
        """Raises StoreUnavailable if the database does not answer."""
        await self.read(lambda c: c.execute(text("SELECT 1")))

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Questions within one transaction, in the store's own or another room's words."""
        return await self._within(work, writes=False)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Changes within one transaction; Conflict if a constraint forbids them."""
        return await self._within(work, writes=True)

    async def _within(self, work: Callable[[Connection], T], writes: bool) -> T:
        try:
            async with self.engine.connect() as connection:
                await connection.execution_options(writes=writes)
                async with connection.begin():
                    return await connection.run_sync(work)
        except IntegrityError as error:
            raise Conflict(reason_of(error)) from error
        except (DBAPIError, OSError, TimeoutError, SQLAlchemyError) as error:
            raise StoreUnavailable(reason_of(error)) from error

    async def _text(self, query: Any) -> str | None:
        found = await self._one(query)
        return None if found is None else str(found)

    async def _one(self, query: Any) -> Any:
        return await self.read(lambda c: c.execute(query).scalar_one_or_none())


def _table_row(row: Any) -> TableRow:
    summary = Summary(row["phase"], bool(row["listed"]), row["mover"], row["summary"], row["due"], row["guarded"])
    return TableRow(
        row["id"],
        row["code"],
        row["secret"],
        row["next_secret"],
        row["created"],
        row["updated"],
        row["seq"],
        summary,
        row["keeper"],
        row["keeper_until"],
    )


async def _bring_up(url: str) -> None:
    """A migration takes the time that it takes."""
    engine = make_engine(url, patience=None)
    try:
        await migrate(engine)
    finally:
        await engine.dispose()


@contextlib.asynccontextmanager
async def opened_store(url: str) -> Any:
    """For commands and tests: a patient store that is closed at the end."""
    store = await Store.open(url, patience=None)
    try:
        yield store
    finally:
        await store.close()
