"""`wormgrill export` and `wormgrill import`: everything that a server has stored, as a file."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

from .place import default_database

VARIABLE = "WORMGRILL_DATABASE_URL"


def add_export(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a new file to write; - is standard output")
    _add_database(parser)


def add_import(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a file that `export` has written; - is standard input")
    _add_database(parser)


def _add_database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--database-url", metavar="URL", help=f"the database (else {VARIABLE}, else the file in your data folder)"
    )


def run_export(arguments: argparse.Namespace) -> int:
    from .files import export_to
    from .store import opened_store

    async def work() -> int:
        async with opened_store(_database(arguments)) as store:
            if arguments.file == "-":
                return await export_to(store, sys.stdout)
            with _new_file(arguments.file) as file:
                return await export_to(store, file)

    count = _run(work())
    print(f"{count} rows exported", file=sys.stderr)
    return 0


def run_import(arguments: argparse.Namespace) -> int:
    from .files import import_from
    from .store import opened_store

    async def work() -> int:
        async with opened_store(_database(arguments)) as store:
            if arguments.file == "-":
                return await import_from(store, sys.stdin)
            with Path(arguments.file).open(encoding="utf-8") as file:  # noqa: ASYNC230 - nothing else runs here
                return await import_from(store, file)

    count = _run(work())
    print(f"{count} rows imported", file=sys.stderr)
    return 0


@contextlib.contextmanager
def _new_file(path: str) -> Iterator[TextIO]:
    """A new file, on the disk when this ends; nothing is left of it if it could not be completed. Nobody but its owner
    may read it: the secrets of running games are in it.
    """
    try:
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
    except FileExistsError:
        raise
    except BaseException:
        with contextlib.suppress(OSError):
            Path(path).unlink()
        raise


def _database(arguments: argparse.Namespace) -> str:
    return str(arguments.database_url or os.environ.get(VARIABLE) or default_database())


def _run(work: object) -> int:
    from .errors import StoreUnavailable

    try:
        return int(asyncio.run(work))  # type: ignore[arg-type]
    except StoreUnavailable as error:
        raise ValueError(str(error)) from error
