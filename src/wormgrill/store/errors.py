"""What storage can answer besides yes."""

from __future__ import annotations


class StoreUnavailable(Exception):
    """The database or the disk does not take it now. Nothing was stored; the same may succeed later."""


class Conflict(Exception):
    """Another writer was first: the log has entries that this writer did not know."""


class Gone(Exception):
    """The table is not there (any more)."""


def reason_of(error: BaseException) -> str:
    """Why the database did not take it, in the driver's own words; nothing of what was to be stored is in them."""
    own = getattr(error, "orig", None) or error
    text = " ".join(str(own).split())
    return text.removeprefix(f"{type(own)}: ") or type(own).__name__
