"""Everything in a store as a file, and back: one JSON object a line, so that other programs can read it too.

The first line says what the file is, every other one is a row of one of the database's tables. Only hashes of keys and
links are in it, but the secrets of running games are: keep such a file as you keep the database.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any, TextIO

from sqlalchemy import Connection, Table, insert, select

from .errors import Conflict
from .migrate import revisions
from .schema import METADATA
from .store import Store

FORMAT = 1
BATCH = 500


async def export_to(store: Store, file: TextIO) -> int:
    """Write everything, from one moment; returns the number of rows."""

    def work(connection: Connection) -> int:
        header = {"wormgrill_export": FORMAT, "revision": revisions()[-1]}
        file.write(json.dumps(header) + "\n")
        count = 0
        for table in METADATA.sorted_tables:
            for row in connection.execute(select(table)).mappings():
                file.write(json.dumps({"table": table.name, "row": dict(row)}, ensure_ascii=False) + "\n")
                count += 1
        return count

    return await store.read(work)


async def import_from(store: Store, file: TextIO) -> int:
    """Read everything in one go: all of it, or nothing if anything is wrong or already there. Returns the number of
    rows.
    """
    rows = list(_rows(file))

    def work(connection: Connection) -> int:
        for table in METADATA.sorted_tables:
            own = [row for name, row in rows if name == table.name]
            for start in range(0, len(own), BATCH):
                connection.execute(insert(table), own[start : start + BATCH])
        return len(rows)

    try:
        return await store.write(work)
    except Conflict as error:
        raise ValueError(f"nothing was imported: something of it is already in the database ({error})") from error


def _rows(lines: Iterable[str]) -> Iterator[tuple[str, dict[str, Any]]]:
    numbered = enumerate(lines, start=1)
    _check_header(_object(*next(numbered, (1, ""))))
    tables = {table.name: table for table in METADATA.sorted_tables}
    for number, line in numbered:
        data = _object(number, line)
        name, row = data.get("table"), data.get("row")
        if name not in tables or not isinstance(row, dict):
            raise ValueError(f"line {number}: expected a row of one of {', '.join(tables)}, not {line[:60]!r}")
        yield name, _checked(number, tables[name], row)


def _check_header(header: dict[str, Any]) -> None:
    if header.get("wormgrill_export") != FORMAT:
        raise ValueError(f"line 1: this is no export that this version can read; expected wormgrill_export {FORMAT}")
    if header.get("revision") not in revisions():
        raise ValueError(f"line 1: written by a newer version (state {header.get('revision')!r} of the database)")


def _checked(number: int, table: Table, row: dict[str, Any]) -> dict[str, Any]:
    """Columns that came later may be missing; one that does not exist is an error."""
    unknown = sorted(set(row) - set(_columns(table)))
    if unknown:
        raise ValueError(f"line {number}: {table.name} has no column {unknown[0]!r}")
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
