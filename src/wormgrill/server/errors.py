"""Every refusal becomes one shape of body, here and nowhere else."""

from __future__ import annotations

import re
from typing import Any

from pydantic import ValidationError

from wormgrill.notation import NotationError
from wormgrill.rules import IllegalMove, ImpossiblePosition
from wormgrill.store import Conflict, Gone, StoreUnavailable
from wormgrill.table import Refused

Data = dict[str, Any]

STATUS = {
    "bad_message": 422,
    "bad_notation": 422,
    "bad_name": 422,
    "no_such_bot": 422,
    "too_large": 413,
    "too_many": 429,
    "bad_origin": 403,
    "bad_host": 403,
    "not_allowed": 403,
    "chat_off": 403,
    "muted": 403,
    "coach_off": 403,
    "no_such_table": 404,
    "no_such_code": 404,
    "no_such_page": 404,
    "bad_method": 405,
    "bad_key": 401,
    "bad_passkey": 401,
    "storage_unavailable": 503,
    "shutting_down": 503,
    "internal": 500,
}
KNOWN = (Refused, ValidationError, NotationError, ImpossiblePosition, IllegalMove, StoreUnavailable, Gone, Conflict)
# whatever else there is collides with how things stand at the table
CONFLICT = 409
LONGEST, LONGEST_PLACE = 2000, 100
# what pydantic calls the choices of a field is no place in a message
_CHOICE = re.compile(r"[^\w.]")


def status(code: str) -> int:
    return STATUS.get(code, CONFLICT)


def error_body(code: str, message: str, at: str | None = None, **numbers: object) -> Data:
    """The one shape of every error. Much that was wrong is not repeated in full."""
    place = {"at": _shortened(at, LONGEST_PLACE)} if at else {}
    return {"error": {"code": code, "message": _shortened(message, LONGEST), **place, **numbers}}


def _shortened(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most - 1]}…"


def body_of(error: Exception) -> Data | None:
    """The body for an error that is somebody else's doing; None for a fault of ours."""
    match error:
        case Refused():
            return error_body(error.code, str(error), error.at, **error.numbers)
        case ValidationError():
            return validation_body(error.errors(include_url=False, include_context=False, include_input=False))
        case ImpossiblePosition():
            wrong = [{"defect": one.code, "about": one.about} for one in error.defects]
            return error_body("bad_notation", str(error), defects=wrong)
        case NotationError():
            place = getattr(error, "place", None)
            return error_body("bad_notation", str(error), **({"place": place} if place is not None else {}))
        case IllegalMove():
            return error_body("illegal_move", str(error))
        case StoreUnavailable():
            return error_body(
                "storage_unavailable", "the database or the disk does not take it now; nothing was done, send it again"
            )
        case Gone() | Conflict():  # what it belongs to has been deleted at this very moment, or by another process
            return no_such_table()
    return None


def validation_body(errors: Any) -> Data:
    """The first thing that is wrong with a message, and where."""
    first = errors[0]
    if first["type"] == "json_invalid":
        return error_body("bad_message", f"not JSON, at character {int(first['loc'][-1]) + 1} of the body")
    parts = [str(part) for part in first["loc"] if part not in ("body", "query", "path", "header")]
    place = ".".join(part for number, part in enumerate(parts) if number == 0 or not _CHOICE.search(part))
    message = f"{place}: {first['msg']}" if place else str(first["msg"])
    return error_body("bad_message", message, place or None)


def no_such_table() -> Data:
    return error_body("no_such_table", "there is no such table, or none that you may see")
