"""One server for each SQLite file: two would both keep its tables in memory, and each tell only its own visitors.

A lock on a file beside the database says so. The system lets go of it when the process ends, however it ends.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

try:
    import fcntl
except ImportError:  # a system without such locks: there it is left to the host
    fcntl = None  # type: ignore[assignment]


class Taken(Exception):
    """Another process serves this file; `address` is where, if it has said so."""

    def __init__(self, file: Path, address: str) -> None:
        super().__init__(
            f"another Wormgrill serves {file} already{f', at {address}' if address else ''}; "
            "end it first, or name another file with --database-url (several servers share a PostgreSQL database)"
        )
        self.address = address


@contextlib.contextmanager
def alone(database_url: str, address: str) -> Iterator[None]:
    """While this lasts no other server serves the same SQLite file; Taken if one does."""
    from wormgrill.store import file_of

    file = file_of(database_url)
    if file is None or fcntl is None:
        yield
        return
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    with os.fdopen(os.open(f"{file}-server", os.O_RDWR | os.O_CREAT, 0o600), "r+", encoding="utf-8") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Taken(file, lock.read().strip()) from None
        lock.truncate()
        lock.write(address)
        lock.flush()
        yield
        lock.seek(0)
        lock.truncate()
