"""A passkey signs its owner in, and nobody else, nowhere else, and not twice with the same count."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.authenticator import Authenticator

from wormgrill.server import passkeys
from wormgrill.server.passkeys import BadPasskey, Passkey, Site

SITE = Site("grill.example", ("https://grill.example",))


def registered(phone: Authenticator) -> Passkey:
    challenge = passkeys.new_challenge()
    return passkeys.register(
        SITE, challenge, phone.create(passkeys.registration_options(SITE, b"account", challenge, ()))
    )


def test_a_passkey_signs_in_again_and_again() -> None:
    phone = Authenticator("https://grill.example")
    passkey = registered(phone)
    assert passkey.credential == phone.id
    for count in (1, 2, 3):
        challenge = passkeys.new_challenge()
        answer = phone.get(passkeys.sign_in_options(SITE, challenge))
        assert passkeys.credential_id(answer) == phone.id
        assert passkeys.sign_in(SITE, challenge, answer, passkey) == count
        passkey = Passkey(passkey.credential, passkey.public_key, count)


def test_challenges_are_long_and_new() -> None:
    assert len({passkeys.new_challenge() for _ in range(100)}) == 100
    assert len(passkeys.new_challenge()) == 32


def test_known_devices_are_left_out() -> None:
    options = passkeys.registration_options(SITE, b"account", b"x" * 32, [b"known"])
    assert [entry["id"] for entry in options["excludeCredentials"]] == ["a25vd24"]
    assert options["authenticatorSelection"]["residentKey"] == "required"


def test_another_challenge_does_not_sign_in() -> None:
    phone = Authenticator("https://grill.example")
    passkey = registered(phone)
    answer = phone.get(passkeys.sign_in_options(SITE, passkeys.new_challenge()))
    with pytest.raises(BadPasskey):
        passkeys.sign_in(SITE, passkeys.new_challenge(), answer, passkey)


def test_another_page_does_not_sign_in() -> None:
    phone = Authenticator("https://grill.example")
    passkey = registered(phone)
    phone.origin = "https://evil.example"
    challenge = passkeys.new_challenge()
    with pytest.raises(BadPasskey):
        passkeys.sign_in(SITE, challenge, phone.get(passkeys.sign_in_options(SITE, challenge)), passkey)


def test_another_passkey_does_not_sign_in() -> None:
    mine, other = Authenticator("https://grill.example"), Authenticator("https://grill.example")
    passkey = registered(mine)
    challenge = passkeys.new_challenge()
    with pytest.raises(BadPasskey):
        passkeys.sign_in(SITE, challenge, other.get(passkeys.sign_in_options(SITE, challenge)), passkey)


def test_a_copied_passkey_is_noticed_by_its_count() -> None:
    phone = Authenticator("https://grill.example")
    passkey = registered(phone)
    challenge = passkeys.new_challenge()
    answer = phone.get(passkeys.sign_in_options(SITE, challenge))
    with pytest.raises(BadPasskey):
        passkeys.sign_in(SITE, challenge, answer, Passkey(passkey.credential, passkey.public_key, 5))


@pytest.mark.parametrize(
    "answer", [{}, {"rawId": 3}, {"rawId": "!"}, {"id": "a", "rawId": "YQ", "type": "public-key", "response": {}}]
)
def test_nonsense_is_no_proof(answer: dict[str, Any]) -> None:
    with pytest.raises(BadPasskey):
        passkeys.register(SITE, b"x" * 32, answer)
    with pytest.raises(BadPasskey):
        passkeys.sign_in(SITE, b"x" * 32, answer, Passkey(b"a", b"b", 0))


@pytest.mark.parametrize("answer", [{}, {"rawId": 3}, {"rawId": "!"}, {"rawId": "a" * 2001}])
def test_an_answer_names_its_passkey(answer: dict[str, Any]) -> None:
    with pytest.raises(BadPasskey, match="names no passkey"):
        passkeys.credential_id(answer)
