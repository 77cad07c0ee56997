"""Webhooks: a small signed JSON message to somebody's own program when it is their turn."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import time
from collections.abc import Mapping
from typing import Any

from .outgoing import Outgoing, Unreachable

SIGNATURE = "Wormgrill-Signature"
PAUSES = (2.0, 10.0)


def sign(secret: str, at: int, body: bytes) -> str:
    """`t=SECONDS,v1=HEX`: HMAC-SHA-256 of the time, a dot and the body, keyed with the webhook's secret."""
    digest = hmac.new(secret.encode(), f"{at}.".encode() + body, hashlib.sha256).hexdigest()
    return f"t={at},v1={digest}"


async def deliver(
    outgoing: Outgoing, url: str, secret: str, message: Mapping[str, Any], pauses: tuple[float, ...] = PAUSES
) -> bool:
    """Whether the program took it (any 2xx). Tried again after each pause when it does not answer or has a fault."""
    body = json.dumps(message, separators=(",", ":"), ensure_ascii=False).encode()
    for pause in (*pauses, None):
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "wormgrill",
            SIGNATURE: sign(secret, int(time.time()), body),
        }
        try:
            status = await outgoing.post(url, headers, body)
        except Unreachable:
            status = 0
        if 0 < status < 500 and status != 429:
            return 200 <= status < 300
        if pause is not None:
            await asyncio.sleep(pause)
    return False
