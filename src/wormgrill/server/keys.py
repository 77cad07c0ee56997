"""Secrets that people carry: made here, shown once, kept only as hashes."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets

# no 0 and O, 1 and I: codes are read out loud
_CODE_SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
CODE_LENGTH = 6
ID_LENGTH = 16
_ID = re.compile(r"[A-Za-z0-9_-]{1,24}")


def new_key() -> str:
    """192 bits, fit for an address."""
    return secrets.token_urlsafe(24)


def derived(once: str, purpose: str) -> str:
    """A key that is as hard to guess as the client's own secret, and the same whenever it is asked for."""
    digest = hmac.digest(once.encode(), f"wormgrill {purpose}".encode(), "sha256")
    return base64.urlsafe_b64encode(digest[:24]).decode()


def new_id() -> str:
    """The public name of a table or a device: unguessable too, though nothing hangs on it."""
    return new_key()[:ID_LENGTH]


def is_id(text: str) -> bool:
    """Whether a text can be the name of a table at all."""
    return _ID.fullmatch(text) is not None


def new_code() -> str:
    return "".join(secrets.choice(_CODE_SIGNS) for _ in range(CODE_LENGTH))


def read_code(text: str) -> str:
    """A code as somebody may have typed it, without what cannot be part of one."""
    return "".join(sign for sign in text.upper() if sign in _CODE_SIGNS)


def hashed(key: str) -> str:
    """What is stored of a key. Keys are long and random, so a plain hash gives nothing away."""
    return hashlib.sha256(b"wormgrill key " + key.encode()).hexdigest()
