"""Adding to logs: many tables at once in one transaction, so that a thousand moves a second need a few dozen commits,
not a thousand.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, bindparam, delete, exists, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from .errors import Conflict, Gone, StoreUnavailable, reason_of
from .rows import Addition, Line, NewTable, PersonRow, Summary
from .schema import EVENTS, KEY_DEVICES, LINKS, PEOPLE, TABLES

MOST_AT_ONCE = 256
# in the place of the hash of a key that was taken away; no key has it
NO_KEY = ""
BREATH = 0.01

_ADD_LINES = insert(EVENTS)
_ADD_PEOPLE = insert(PEOPLE)
_ADVANCE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"), TABLES.c.seq == bindparam("after"))
    .values(
        {
            name: bindparam(f"new_{name}")
            for name in ("seq", "updated", "phase", "listed", "mover", "summary", "due", "guarded")
        }
    )
)


class Writer:
    """Takes additions, commits them together as they come, and answers each on its own."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: asyncio.Queue[tuple[Addition, asyncio.Future[None]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="store-writer")

    async def stop(self) -> None:
        if self._task is not None:
            await self._waiting.join()
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            self._task = None

    async def add(self, addition: Addition) -> None:
        """Returns when the addition is stored for good; raises Conflict, Gone or StoreUnavailable when it is not."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((addition, done))
        await asyncio.shield(done)

    async def _run(self) -> None:
        """One transaction after the other. A single addition is stored at once; when they come thick and fast, those of
        a few milliseconds go together.
        """
        last = 0.0
        while True:
            batch = [await self._waiting.get()]
            pause = last + BREATH - time.monotonic()
            if pause > 0:
                await asyncio.sleep(pause)
            last = time.monotonic()
            while len(batch) < MOST_AT_ONCE and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            try:
                await self._commit(batch)
            finally:
                for _ in batch:
                    self._waiting.task_done()

    async def _commit(self, batch: Sequence[tuple[Addition, asyncio.Future[None]]]) -> None:
        """All together; if one of them cannot be, each alone, so that nobody suffers from another's conflict. If the
        database is away all hear so at once: nobody waits until it has been asked for each of the others.
        """
        if len(batch) > 1:
            outcome: Exception | None = None
            try:
                await self._transaction([addition for addition, _ in batch])
            except (Conflict, Gone, StoreUnavailable) as error:
                outcome = error
            if outcome is None or (isinstance(outcome, StoreUnavailable) and _is_away(outcome.__cause__)):
                for _, done in batch:
                    _settle(done, outcome)
                return
        for addition, done in batch:
            try:
                await self._transaction([addition])
            except (Conflict, Gone, StoreUnavailable) as error:
                _settle(done, error)
            else:
                _settle(done, None)

    async def _transaction(self, additions: Sequence[Addition]) -> None:
        try:
            async with self._engine.begin() as connection:
                await connection.run_sync(add_all, additions)
        except IntegrityError as error:
            raise Conflict(reason_of(error)) from error
        except (DBAPIError, OSError, TimeoutError) as error:
            raise StoreUnavailable(reason_of(error)) from error
        except Exception as error:
            # a driver that loses its connection in mid-transaction raises whatever it likes; nothing was committed
            if isinstance(error, Conflict | Gone):
                raise
            raise StoreUnavailable(f"{type(error).__name__}: {error}") from error


def _is_away(cause: BaseException | None) -> bool:
    """Whether it was the database itself that failed, and nothing that was to be stored."""
    if isinstance(cause, DBAPIError):
        return cause.connection_invalidated or isinstance(cause, OperationalError | InterfaceError)
    return True


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def add_all(connection: Connection, additions: Sequence[Addition]) -> None:
    """The additions within an open transaction; Conflict if any log is not where its writer believes."""
    lines = [line_values(addition.table_id, line) for addition in additions for line in addition.lines]
    result = connection.execute(_ADVANCE, [_advance_values(addition) for addition in additions])
    if result.rowcount != len(additions):
        raise Conflict(f"{len(additions) - result.rowcount} of {len(additions)} logs have gone on, or are no more")
    if lines:
        connection.execute(_ADD_LINES, lines)
    for addition in additions:
        _side_effects(connection, addition)


def _side_effects(connection: Connection, addition: Addition) -> None:
    if addition.people:
        connection.execute(_ADD_PEOPLE, list(map(person_values, addition.people)))
    if addition.gone:
        take_keys(connection, and_(PEOPLE.c.table_id == addition.table_id, PEOPLE.c.person.in_(addition.gone)))
    if not addition.keep_code:
        connection.execute(update(TABLES).where(TABLES.c.id == addition.table_id).values(code=None))
    if addition.opens is not None:
        make_table(connection, addition.opens)


def take_keys(connection: Connection, whom: ColumnElement[bool]) -> None:
    """These people's keys are good no more; devices that came by keys which are good nowhere are forgotten. The people
    stay: whoever was sent away is known by their device if they come again.
    """
    keys = connection.execute(select(PEOPLE.c.key_hash).where(whom)).scalars().all()
    connection.execute(update(PEOPLE).where(whom).values(key_hash=NO_KEY))
    used = exists().where(PEOPLE.c.key_hash == KEY_DEVICES.c.key_hash)
    connection.execute(delete(KEY_DEVICES).where(KEY_DEVICES.c.key_hash.in_(keys), ~used))


def make_table(connection: Connection, new: NewTable) -> None:
    """A new table with the beginning of its log, within an open transaction."""
    connection.execute(
        insert(TABLES).values(
            id=new.id,
            code=new.code,
            secret=new.secret,
            next_secret=new.next_secret,
            created=new.at,
            updated=new.at,
            seq=new.lines[-1].seq,
            **summary_values(new.summary),
        )
    )
    connection.execute(_ADD_LINES, [line_values(new.id, line) for line in new.lines])
    if new.people:
        connection.execute(_ADD_PEOPLE, list(map(person_values, new.people)))
    if new.links:
        connection.execute(insert(LINKS), [{"hash": h, "table_id": new.id, "until": None} for h in new.links])


def line_values(table_id: str, line: Line) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "seq": line.seq,
        "at": line.at,
        "by": line.by,
        "act_id": line.act_id,
        "kind": line.kind,
        "data": line.data,
    }


def person_values(person: PersonRow) -> dict[str, Any]:
    return {
        "table_id": person.table_id,
        "person": person.person,
        "key_hash": person.key_hash,
        "device_id": person.device_id,
    }


def summary_values(summary: Summary) -> dict[str, Any]:
    return {
        "phase": summary.phase,
        "listed": summary.listed,
        "mover": summary.mover,
        "summary": summary.text,
        "due": summary.due,
        "guarded": summary.guarded,
    }


def _advance_values(addition: Addition) -> dict[str, Any]:
    last = addition.lines[-1].seq if addition.lines else addition.after
    new = {"seq": last, "updated": addition.at, **summary_values(addition.summary)}
    return {"table": addition.table_id, "after": addition.after, **{f"new_{k}": v for k, v in new.items()}}
