"""Nothing is sent into private networks, whatever the address looks like and whatever its name points to."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Iterator

import http_ece
import pytest
from py_vapid import Vapid02
from tests.server.receiver import Browser, Receiver, receiving

from wormgrill.server import push, webhooks
from wormgrill.server.outgoing import BadTarget, Outgoing, Unreachable, check_url, is_public
from wormgrill.server.push import Subscription, VapidKey, check_subscription

pytestmark = pytest.mark.anyio

INSIDE = [
    "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
    "255.255.255.255", "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "ff02::1", "::ffff:127.0.0.1",
    "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::",
    "::7f00:1", "::ffff:a9fe:a9fe", "64:ff9b:1::a00:1",
]  # fmt: skip
OUTSIDE = ["93.184.215.14", "1.1.1.1", "2606:4700:4700::1111", "::ffff:1.1.1.1", "64:ff9b::101:101"]


@pytest.mark.parametrize("address", INSIDE)
def test_inside_is_inside(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", OUTSIDE)
def test_outside_is_outside(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("http://example.com/hook", "https"),
        ("ftp://example.com/", "https"),
        ("https://", "host"),
        ("https://anna:secret@example.com/", "password"),
        ("https://example.com:22/", "ports"),
        ("https://127.0.0.1/", "private"),
        ("https://[::1]/", "private"),
        ("https://localhost/", "private"),
        ("https://printer.local/", "private"),
        ("https://intranet/", "private"),
        ("https://example.com/a b", "blanks"),
        ("https://example.com/\0", "blanks"),
        ("https://2130706433/", "private"),
        ("https://exämple.com/", "plain"),
        ("https://example.com/" + "a" * 1000, "1000"),
        ("https://example.com:port/", "no address"),
        ("https://[::1", "no address"),
    ],
)
def test_bad_addresses_are_refused_with_the_reason(url: str, why: str) -> None:
    with pytest.raises(BadTarget, match=why):
        check_url(url)


def test_a_good_address_is_kept_as_it_is() -> None:
    assert check_url("https://hooks.example.com:8443/a?b=c") == "https://hooks.example.com:8443/a?b=c"


@pytest.mark.parametrize("address", INSIDE)
async def test_a_name_that_points_inside_is_not_connected_to(address: str) -> None:
    async def liar(host: str, port: int) -> list[str]:
        return ["93.184.215.14", address]

    outgoing = Outgoing(resolver=liar)
    with pytest.raises(BadTarget, match="private"):
        await outgoing.post("https://friendly.example.com/", {}, b"")
    await outgoing.close()


async def test_a_name_that_does_not_exist_is_unreachable() -> None:
    async def nobody(host: str, port: int) -> list[str]:
        raise OSError("no such host")

    outgoing = Outgoing(resolver=nobody)
    with pytest.raises(Unreachable, match=r"gone\.example\.com"):
        await outgoing.post("https://gone.example.com/", {}, b"")
    await outgoing.close()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as there:
        yield there


async def test_webhooks_are_signed(receiver: Receiver) -> None:
    outgoing = Outgoing(allow_private=True)
    assert await webhooks.deliver(outgoing, receiver.url, "s3cret", {"kind": "your_turn", "seat": 2})
    await outgoing.close()
    headers, body = receiver.got[0]
    assert json.loads(body) == {"kind": "your_turn", "seat": 2}
    at, _, signature = headers["wormgrill-signature"].partition(",")
    expected = hmac.new(b"s3cret", at.removeprefix("t=").encode() + b"." + body, hashlib.sha256).hexdigest()
    assert signature == f"v1={expected}"


@pytest.mark.parametrize(
    ("statuses", "delivered", "tries"),
    [([500, 503, 200], True, 3), ([500], False, 3), ([410], False, 1), ([302], False, 1), ([429, 204], True, 2)],
)
async def test_webhooks_are_tried_again_only_where_that_helps(
    receiver: Receiver, statuses: list[int], delivered: bool, tries: int
) -> None:
    receiver.statuses = statuses
    outgoing = Outgoing(allow_private=True)
    assert await webhooks.deliver(outgoing, receiver.url, "s", {}, pauses=(0.0, 0.0)) is delivered
    await outgoing.close()
    assert len(receiver.got) == tries


async def test_a_dead_program_costs_nothing() -> None:
    outgoing = Outgoing(allow_private=True)
    assert not await webhooks.deliver(outgoing, "http://127.0.0.1:9/", "s", {}, pauses=(0.0,))
    await outgoing.close()


async def test_only_the_browser_can_read_a_push(receiver: Receiver) -> None:
    browser, key = Browser(), VapidKey(VapidKey.new_pem())
    outgoing = Outgoing(allow_private=True)
    subscription = browser.subscription(receiver.url)
    check_subscription(subscription, allow_private=True)
    assert await push.send(outgoing, key, "mailto:host@example.com", subscription, {"kind": "your_turn"}, ttl=60)
    await outgoing.close()
    headers, body = receiver.got[0]
    assert b"your_turn" not in body
    plain = http_ece.decrypt(body, private_key=browser.key, auth_secret=browser.auth, version="aes128gcm")
    assert json.loads(plain) == {"kind": "your_turn"}
    assert headers["content-encoding"] == "aes128gcm"
    assert headers["ttl"] == "60"
    assert Vapid02.verify(headers["authorization"])
    assert key.public in headers["authorization"]


@pytest.mark.parametrize(("status", "exists"), [(201, True), (404, False), (410, False), (500, True)])
async def test_a_dropped_subscription_is_noticed(receiver: Receiver, status: int, exists: bool) -> None:
    receiver.statuses = [status]
    outgoing = Outgoing(allow_private=True)
    key = VapidKey(VapidKey.new_pem())
    subscription = Browser().subscription(receiver.url)
    assert await push.send(outgoing, key, "mailto:a@example.com", subscription, {}, 60) is exists
    await outgoing.close()


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"endpoint": "http://example.com/"}, "https"),
        ({"endpoint": "https://192.168.0.7/"}, "private"),
        ({"p256dh": "AAAA"}, "public key"),
        ({"p256dh": "!!"}, "public key|base64url"),
        ({"auth": "AAAA"}, "16 bytes"),
    ],
)
def test_subscriptions_are_checked(change: dict[str, str], why: str) -> None:
    good = Browser().subscription("https://push.example.com/abc")
    assert check_subscription(good) == good
    fields = {"endpoint": good.endpoint, "p256dh": good.p256dh, "auth": good.auth} | change
    with pytest.raises(BadTarget, match=why):
        check_subscription(Subscription(**fields))


def test_the_key_is_kept_between_starts() -> None:
    pem = VapidKey.new_pem()
    assert VapidKey(pem).public == VapidKey(pem).public
