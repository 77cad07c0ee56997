"""Everything in a store as a file, and back: one JSON object a line, so that other programs can read it too.

The first line says what the file is, the last one how many rows it has, so that one that was cut off is noticed; every
other one is a row of one of the database's tables. Only hashes of keys and links are in it, but the secrets of running
games are: keep such a file as you keep the database.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from itertools import groupby, islice
from typing import Any, TextIO

from sqlalchemy import Connection, Table, insert, select, text

from .errors import Conflict, StoreUnavailable
from .migrate import revisions
from .schema import METADATA
from .store import Store

FORMAT = 1
BATCH = 500
Row = dict[str, Any]


async def export_to(store: Store, file: TextIO) -> int:
    """Write everything, from one moment; returns the number of rows."""

    def work(connection: Connection) -> int:
        _at_leisure(connection, one_moment=True)
        header = {"wormgrill_export": FORMAT, "revision": revisions()[-1]}
        file.write(json.dumps(header) + "\n")
        count = 0
        for table in METADATA.sorted_tables:
            for row in connection.execute(select(table), execution_options={"yield_per": BATCH}).mappings():
                file.write(json.dumps({"table": table.name, "row": dict(row)}, ensure_ascii=False) + "\n")
                count += 1
        file.write(json.dumps({"rows": count}) + "\n")
        return count

    return await store.read(work)


async def import_from(store: Store, file: TextIO) -> int:
    """Read everything in one go: all of it, or nothing if anything is wrong or already there. Returns the number of
    rows.
    """

    def work(connection: Connection) -> int:
        _at_leisure(connection)
        count = 0
        for table, rows in groupby(_rows(file), key=lambda named: named[0]):
            for some in batched(row for _, row in rows):
                connection.execute(insert(table), some)
                count += len(some)
        return count

    try:
        return await store.write(work)
    except Conflict as error:
        raise ValueError(f"nothing was imported: something of it is already in the database ({error})") from error
    except StoreUnavailable as error:
        raise StoreUnavailable(f"nothing was imported: {error}") from error


def batched(rows: Iterable[Row]) -> Iterator[list[Row]]:
    """The rows in portions, so that never more than one of them is in memory."""
    rest = iter(rows)
    while some := list(islice(rest, BATCH)):
        yield some


def _at_leisure(connection: Connection, *, one_moment: bool = False) -> None:
    """PostgreSQL waits for a slow file or pipe, and shows the same moment to all questions of a transaction. SQLite
    does both by itself.
    """
    if connection.dialect.name == "postgresql":
        if one_moment:
            connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
        connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))


def _rows(lines: Iterable[str]) -> Iterator[tuple[Table, Row]]:
    """The rows of a whole file; ValueError at the first line that is wrong, or missing."""
    numbered = enumerate(lines, start=1)
    _check_header(_object(*next(numbered, (1, ""))))
    tables = {table.name: table for table in METADATA.sorted_tables}
    for number, line in numbered:
        data = _object(number, line)
        if "rows" in data:
            if data["rows"] != number - 2:
                raise ValueError(f"line {number}: {data['rows']} rows were written, {number - 2} are there")
            return
        name, row = data.get("table"), data.get("row")
        if name not in tables or not isinstance(row, dict):
            raise ValueError(f"line {number}: expected a row of one of {', '.join(tables)}, not {line[:60]!r}")
        yield tables[name], _checked(number, tables[name], row)
    raise ValueError("the file has no end: it was cut off")


def _check_header(header: dict[str, Any]) -> None:
    if header.get("wormgrill_export") != FORMAT:
        raise ValueError(f"line 1: this is no export that this version can read; expected wormgrill_export {FORMAT}")
    if header.get("revision") not in revisions():
        raise ValueError(f"line 1: written by a newer version (state {header.get('revision')!r} of the database)")


def _checked(number: int, table: Table, row: Row) -> Row:
    """Columns that came later may be missing; one that does not exist, or has another kind of value, is an error."""
    unknown = sorted(set(row) - set(_columns(table)))
    if unknown:
        raise ValueError(f"line {number}: {table.name} has no column {unknown[0]!r}")
    for column in table.columns:
        value = row.get(column.name)
        too_large = isinstance(value, int) and not -(1 << 63) <= value < 1 << 63
        if value is not None and (type(value) is not column.type.python_type or too_large):
            raise ValueError(f"line {number}: {table.name}.{column.name} cannot be {value!r}")
    return {name: row.get(name) for name in _columns(table)}


def _columns(table: Table) -> list[str]:
    return [column.name for column in table.columns]


def _object(number: int, line: str) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except ValueError as error:
        raise ValueError(f"line {number}: not JSON: {error}") from None
    if not isinstance(data, dict):
        raise ValueError(f"line {number}: expected an object")
    return data
