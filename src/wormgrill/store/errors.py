"""What storage can answer besides yes."""

from __future__ import annotations


class StoreUnavailable(Exception):
    """The database or the disk does not take it now. Nothing was stored; the same may succeed later."""


class Conflict(Exception):
    """Another writer was first: the log has entries that this writer did not know."""


class Gone(Exception):
    """The table is not there (any more)."""
