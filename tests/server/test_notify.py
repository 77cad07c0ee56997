"""Who asked for it is told, nobody else, not too often; dead ends are forgotten."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import http_ece
import pytest
from examples.client import Client, request
from tests.server.harness import ANIKA, OPEN, running, settings_for
from tests.server.receiver import Browser, Receiver, receiving

from wormgrill.server import webhooks
from wormgrill.server.metrics import Metrics
from wormgrill.server.notify import AT_ONCE, MOST_FAILURES, Notice, Notifier
from wormgrill.server.outgoing import Outgoing
from wormgrill.server.push import Subscription
from wormgrill.store import Line, NewTable, Store, Summary
from wormgrill.store.accounts import Accounts
from wormgrill.table import Refused

pytestmark = pytest.mark.anyio

TURN = Notice("your_turn", "t1", 1, ("phone",), {"edition": "2014"})
FAST = 1e-6


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as there:
        yield there


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(f"sqlite:///{tmp_path}/grill.db")
    for device in ("phone", "laptop"):
        await opened.add_device(device, f"hash of {device}", 1)
    summary = Summary("setup", False, None, "{}", None)
    await opened.create(NewTable("t1", 5, None, None, summary, (Line(1, 5, "opened", "{}"),)))
    yield opened
    await opened.close()


@pytest.fixture
async def notifier(store: Store, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Notifier]:
    monkeypatch.setattr(webhooks.deliver, "__defaults__", ((0.0,),))
    made = Notifier(store, Outgoing(allow_private=True), Metrics(), "mailto:host@example.com", FAST)
    await made.start()
    yield made
    await made.stop()


async def test_nobody_is_told_who_did_not_ask(notifier: Notifier, receiver: Receiver) -> None:
    assert notifier.tell(TURN)
    await notifier.idle()
    assert receiver.got == []


async def test_a_push_reaches_every_device_of_the_account(store: Store, notifier: Notifier, receiver: Receiver) -> None:
    phone, laptop = Browser(), Browser()
    await notifier.subscribe("phone", phone.subscription(receiver.url + "/phone"), 5)
    await notifier.subscribe("laptop", laptop.subscription(receiver.url + "/laptop"), 6)
    accounts = Accounts(store)
    await accounts.create("anna", "phone", 5)
    await accounts.join("laptop", "anna")
    notifier.tell(TURN)
    await notifier.idle()
    assert len(receiver.got) == 2
    plain = http_ece.decrypt(receiver.got[0][1], private_key=phone.key, auth_secret=phone.auth, version="aes128gcm")
    assert json.loads(plain) == {"kind": "your_turn", "table": "t1", "edition": "2014"}


async def test_a_browser_that_has_gone_is_forgotten(notifier: Notifier, receiver: Receiver) -> None:
    await notifier.subscribe("phone", Browser().subscription(receiver.url), 5)
    assert await notifier.subscribed("phone")
    receiver.statuses = [410]
    notifier.tell(TURN)
    await notifier.idle()
    assert not await notifier.subscribed("phone")


async def test_taking_it_back(notifier: Notifier, receiver: Receiver) -> None:
    await notifier.subscribe("phone", Browser().subscription(receiver.url), 5)
    assert await notifier.unsubscribe("phone")
    assert not await notifier.unsubscribe("phone")
    notifier.tell(TURN)
    await notifier.idle()
    assert receiver.got == []


async def test_a_webhook_is_signed_with_the_secret_that_was_told(notifier: Notifier, receiver: Receiver) -> None:
    secret = await notifier.set_webhook("t1", 1, receiver.url)
    notifier.tell(TURN)
    notifier.tell(Notice("your_turn", "t1", 2, (), {}))
    await notifier.idle()
    assert len(receiver.got) == 1
    headers, body = receiver.got[0]
    assert json.loads(body) == {"kind": "your_turn", "table": "t1", "edition": "2014", "person": 1}
    at = int(headers["wormgrill-signature"].partition(",")[0].removeprefix("t="))
    assert headers["wormgrill-signature"] == webhooks.sign(secret, at, body)


async def test_a_webhook_that_never_answers_is_taken_away(notifier: Notifier, receiver: Receiver) -> None:
    await notifier.set_webhook("t1", 1, receiver.url)
    receiver.statuses = [500]
    for _ in range(MOST_FAILURES):
        notifier.tell(TURN)
        await notifier.idle()
    assert not await notifier.drop_webhook("t1", 1)


async def test_one_answer_in_between_is_enough_to_stay(notifier: Notifier, receiver: Receiver) -> None:
    await notifier.set_webhook("t1", 1, receiver.url)
    for status in [500] * (MOST_FAILURES - 1) + [200] + [500] * (MOST_FAILURES - 1):
        receiver.statuses = [status]
        notifier.tell(TURN)
        await notifier.idle()
    assert await notifier.drop_webhook("t1", 1)


async def test_not_too_often(store: Store) -> None:
    slow = Notifier(store, Outgoing(), Metrics(), "mailto:host@example.com", every=1000)
    await slow.start()
    assert [slow.tell(TURN) for _ in range(5)] == [True] * AT_ONCE + [False] * (5 - AT_ONCE)
    assert slow.tell(Notice("your_turn", "t1", 2, (), {}))
    await slow.stop()


@pytest.mark.parametrize("url", ["https://127.0.0.1/", "http://example.com/", "https://10.0.0.1/hook"])
async def test_private_targets_are_refused(store: Store, url: str) -> None:
    strict = Notifier(store, Outgoing(), Metrics(), "mailto:host@example.com")
    with pytest.raises(Refused) as error:
        await strict.set_webhook("t1", 1, url)
    assert (error.value.code, error.value.at) == ("bad_message", "url")
    good = Browser().subscription("https://push.example.com/")
    with pytest.raises(Refused) as error:
        await strict.subscribe("phone", Subscription(url, good.p256dh, good.auth), 5)
    assert (error.value.code, error.value.at) == ("bad_message", "subscription")


async def test_the_servers_key_outlives_it(store: Store, notifier: Notifier) -> None:
    again = Notifier(store, Outgoing(), Metrics(), "mailto:host@example.com")
    await again.start()
    assert again.public_key == notifier.public_key
    await again.stop()


async def test_of_several_processes_the_one_where_it_happened_tells(
    postgres_url: str, redis_url: str, receiver: Receiver
) -> None:
    one, two = (settings_for(postgres_url, bus_url=redis_url, allow_private=True) for _ in range(2))
    async with running(one) as here, running(two) as there:
        options = {"pace": {"kind": "days", "days": 1}, "begins": 2}
        host, opened = await Client.open(here.base, [ANIKA, OPEN], options=options)
        bo = await Client.join(there.base, "Bo", code=opened["code"])
        await request(here.base, "PUT", f"/api/tables/{host.table}/webhook", {"url": receiver.url}, bo.key)
        async with Client(there.base, host.table, link=opened["link"]) as watcher:
            await request(here.base, "POST", f"/api/tables/{host.table}/acts", {"type": "start"}, host.key)
            await watcher.until(lambda: watcher.state["phase"] == "playing")
            for server in (here, there):
                await server.services.notifier.idle()
        assert [json.loads(body)["kind"] for _, body in receiver.got] == ["your_turn"]
