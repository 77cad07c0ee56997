"""Web Push: a few bytes to somebody's browser when it is their turn, encrypted for that browser alone."""

from __future__ import annotations

import base64
import binascii
import json
import os
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from .outgoing import BadTarget, Outgoing, check_url

HOUR = 3600
GONE = (404, 410)


@dataclass(frozen=True, slots=True)
class Subscription:
    """Where a browser can be reached, and the keys that only it can read with."""

    endpoint: str
    p256dh: str
    auth: str


def check_subscription(subscription: Subscription, *, allow_private: bool = False) -> Subscription:
    """Refuses, with BadTarget, what no browser would have sent."""
    check_url(subscription.endpoint, allow_private=allow_private)
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(subscription.p256dh))
    except ValueError:
        raise BadTarget("p256dh is no public key of the curve P-256") from None
    if len(decode(subscription.auth)) != 16:
        raise BadTarget("auth has to be 16 bytes in base64url")
    return subscription


def decode(text: str) -> bytes:
    """Base64url with or without its padding."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        raise BadTarget(f"{text[:20]!r} is not base64url") from None


class VapidKey:
    """The server's own key, by which push services know it from others."""

    def __init__(self, pem: bytes) -> None:
        self._vapid = Vapid02.from_pem(pem)

    @staticmethod
    def new_pem() -> bytes:
        """A fresh key, to be kept."""
        return ec.generate_private_key(ec.SECP256R1()).private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )

    @property
    def public(self) -> str:
        """What the page needs to subscribe."""
        point = self._vapid.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def authorization(self, endpoint: str, contact: str, now: float) -> str:
        """The signed header for one push service, good for twelve hours."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + 12 * HOUR, "sub": contact}
        return str(self._vapid.sign(claims)["Authorization"])


def encrypt(payload: bytes, subscription: Subscription) -> bytes:
    """The payload so that only the subscribed browser can read it."""
    return bytes(
        http_ece.encrypt(
            payload,
            salt=os.urandom(16),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=decode(subscription.p256dh),
            auth_secret=decode(subscription.auth),
            version="aes128gcm",
        )
    )


async def send(
    outgoing: Outgoing, key: VapidKey, contact: str, subscription: Subscription, payload: Mapping[str, Any], ttl: int
) -> bool:
    """Whether the subscription still exists; a push service says so when the browser has dropped it."""
    body = encrypt(json.dumps(payload, separators=(",", ":")).encode(), subscription)
    headers = {
        "Authorization": key.authorization(subscription.endpoint, contact, time.time()),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(ttl),
        "Urgency": "normal",
    }
    return await outgoing.post(subscription.endpoint, headers, body) not in GONE
