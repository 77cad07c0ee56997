"""Dice that anyone can check. docs/fair-dice.md explains them and fixes every byte; this module is that page in code.

The server commits to a secret before the game, the people add words of their own, and each roll follows from the
secret, those words and the
roll's number. When the game is over the secret is shown, and everybody can derive every roll again.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from wormgrill.rules import Dice

SCHEME = "wormgrill-dice-1"
_TAG = SCHEME.encode()
SECRET_BYTES = 32

Contribution = tuple[int, str]


def new_secret() -> str:
    """A fresh secret, from the machine's own generator for such things, in hexadecimal digits."""
    return secrets.token_hex(SECRET_BYTES)


def commitment(secret: str) -> str:
    """What is shown before the first roll: it fixes the secret without giving it away."""
    return hashlib.sha256(_TAG + b" commitment\0" + bytes.fromhex(secret)).hexdigest()


def contributions_digest(contributions: Sequence[Contribution]) -> bytes:
    """All words of the people in one hash; lengths come first, so that no two lists of words have the same bytes."""
    digest = hashlib.sha256(_TAG + b" contributions\0")
    for person, text in contributions:
        words = text.encode()
        digest.update(person.to_bytes(4, "big") + len(words).to_bytes(4, "big") + words)
    return digest.digest()


@dataclass(frozen=True, slots=True)
class Cup:
    """The dice cup of one game. Whoever holds it knows every roll to come, so it never leaves the server before the
    end.
    """

    secret: str
    contributions: tuple[Contribution, ...] = ()

    def roll(self, number: int, white: int, golden_faces: Sequence[int] = ()) -> Dice:
        """The dice of roll `number`: so many white ones, and the golden die if it has faces."""
        stream = self._bytes(b"roll", number)
        faces = sorted(1 + _below(6, stream) for _ in range(white))
        golden = golden_faces[_below(6, stream)] if golden_faces else None
        return Dice(tuple(faces), golden)

    def beginner(self, seats: int) -> int:
        """The seat that begins, where that is left to chance."""
        return 1 + _below(seats, self._bytes(b"begin", 0))

    def _bytes(self, purpose: bytes, number: int) -> Iterator[int]:
        key = bytes.fromhex(self.secret)
        message = _TAG + b" " + purpose + b"\0" + contributions_digest(self.contributions) + number.to_bytes(8, "big")
        for block in range(1 << 32):
            yield from hmac.digest(key, message + block.to_bytes(4, "big"), "sha256")


def _below(count: int, stream: Iterator[int]) -> int:
    """A number from 0 to count - 1, each as likely: bytes beyond the last full run of `count` are passed over."""
    limit = 256 - 256 % count
    return next(byte for byte in stream if byte < limit) % count
