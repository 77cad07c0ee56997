"""The one shape in which the server says no, over HTTP and on the socket, and the HTTP status of each code."""

from __future__ import annotations

from typing import Any

from starlette.responses import JSONResponse
from starlette.types import Receive, Scope, Send

from wormgrill.table.errors import Refused

STATUS = {
    "bad_message": 422,
    "bad_notation": 422,
    "too_large": 413,
    "too_many": 429,
    "bad_origin": 403,
    "no_such_table": 404,
    "no_such_code": 404,
    "no_such_page": 404,
    "bad_method": 405,
    "bad_key": 401,
    "not_allowed": 403,
    "not_your_turn": 409,
    "illegal_move": 409,
    "wrong_phase": 409,
    "seat_taken": 409,
    "no_such_seat": 409,
    "no_such_person": 409,
    "no_free_seat": 409,
    "seats_open": 409,
    "nothing_to_undo": 409,
    "undo_off": 409,
    "no_question": 409,
    "bad_name": 422,
    "no_such_bot": 422,
    "chat_off": 403,
    "muted": 403,
    "coach_off": 403,
    "dice_not_yours": 409,
    "dice_do_not_fit": 409,
    "not_over": 409,
    "bad_target": 422,
    "bad_passkey": 401,
    "no_such_link": 404,
    "signed_out": 401,
    "storage_unavailable": 503,
    "shutting_down": 503,
    "internal": 500,
}


def error_body(code: str, message: str, at: str | None = None, **numbers: object) -> dict[str, Any]:
    """What stands under `error`, wherever it is said."""
    return {"error": {"code": code, "message": message} | ({"at": at} if at is not None else {}) | numbers}


def refusal_body(error: Refused) -> dict[str, Any]:
    return error_body(error.code, str(error), error.at, **error.numbers)


def refusal(error: Refused) -> JSONResponse:
    """The HTTP answer to something refused; says when to try again where that is known."""
    after = error.numbers.get("retry_after")
    headers = {"Retry-After": str(after)} if after is not None else None
    return JSONResponse(refusal_body(error), STATUS[error.code], headers)


async def refuse_http(code: str, message: str, scope: Scope, receive: Receive, send: Send) -> None:
    """For layers outside the app's own handling of errors."""
    await refusal(Refused(code, message))(scope, receive, send)


async def refuse_socket(receive: Receive, send: Send) -> None:
    """Before a socket is open there is only one way to say no: it does not open (HTTP 403)."""
    await receive()
    await send({"type": "websocket.close", "code": 1008, "reason": "bad_origin"})
