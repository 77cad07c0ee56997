"""Passkeys: signing in with a device's own lock, without a name or a password.

Challenges are made here and kept by the caller, who lets each be used once.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from .push import decode

CHALLENGE_BYTES = 32
SECONDS = 300


class BadPasskey(ValueError):
    """What the browser sent is no proof."""


@dataclass(frozen=True, slots=True)
class Site:
    """Who we are to a browser: the host name, and the addresses that the page may have."""

    host: str
    origins: tuple[str, ...]
    name: str = "Wormgrill"


@dataclass(frozen=True, slots=True)
class Passkey:
    """What is kept of a passkey. Nothing of it is secret."""

    credential: bytes
    public_key: bytes
    sign_count: int


def new_challenge() -> bytes:
    return secrets.token_bytes(CHALLENGE_BYTES)


def registration_options(site: Site, account: bytes, challenge: bytes, known: Sequence[bytes]) -> dict[str, Any]:
    """What the page hands to `navigator.credentials.create`; devices that already have a passkey are left out."""
    options = generate_registration_options(
        rp_id=site.host,
        rp_name=site.name,
        user_id=account,
        user_name=site.name,
        challenge=challenge,
        timeout=1000 * SECONDS,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=credential) for credential in known],
    )
    return _plain(options_to_json(options))


def sign_in_options(site: Site, challenge: bytes) -> dict[str, Any]:
    """What the page hands to `navigator.credentials.get`; the browser offers the passkeys that it has."""
    return _plain(
        options_to_json(generate_authentication_options(rp_id=site.host, challenge=challenge, timeout=1000 * SECONDS))
    )


def register(site: Site, challenge: bytes, credential: dict[str, Any]) -> Passkey:
    """The new passkey, or BadPasskey."""
    try:
        verified = verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=list(site.origins),
        )
    except (WebAuthnException, ValueError, TypeError, KeyError) as error:
        raise BadPasskey(f"the new passkey does not hold: {error}") from error
    return Passkey(verified.credential_id, verified.credential_public_key, verified.sign_count)


def credential_id(credential: dict[str, Any]) -> bytes:
    """Which passkey an answer claims to come from."""
    claimed = credential.get("rawId")
    if not isinstance(claimed, str) or len(claimed) > 2000:
        raise BadPasskey("the answer names no passkey")
    try:
        return decode(claimed)
    except ValueError as error:
        raise BadPasskey("the answer names no passkey") from error


def sign_in(site: Site, challenge: bytes, credential: dict[str, Any], passkey: Passkey) -> int:
    """The passkey's new count of signatures, or BadPasskey."""
    try:
        verified = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=list(site.origins),
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.sign_count,
        )
    except (WebAuthnException, ValueError, TypeError, KeyError) as error:
        raise BadPasskey(f"the passkey does not fit: {error}") from error
    return verified.new_sign_count


def _plain(text: str) -> dict[str, Any]:
    plain: dict[str, Any] = json.loads(text)
    return plain
