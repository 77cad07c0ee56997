"""Append-only storage of tables and their logs; knows nothing of the web, nor of what the lines of a log mean."""

from .errors import Conflict, Gone, StoreUnavailable
from .migrate import migrate, revision, revisions
from .rows import Addition, Line, NewTable, PersonRow, Summary, TableRow
from .store import Store, file_of, make_engine, opened_store, shared_by_many

__all__ = [
    "Addition",
    "Conflict",
    "Gone",
    "Line",
    "NewTable",
    "PersonRow",
    "Store",
    "StoreUnavailable",
    "Summary",
    "TableRow",
    "file_of",
    "make_engine",
    "migrate",
    "opened_store",
    "revision",
    "revisions",
    "shared_by_many",
]
