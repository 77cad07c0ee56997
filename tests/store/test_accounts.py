"""Accounts, tickets, passkeys and subscriptions, on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from wormgrill.store import Conflict, Line, NewTable, PersonRow, Store, Summary
from wormgrill.store.accounts import Accounts, PasskeyRow, Ticket
from wormgrill.store.notifications import Notifications, PushRow, WebhookRow

pytestmark = pytest.mark.anyio

OPENED = (Line(1, 5, "opened", "{}"),)


@pytest.fixture(params=["sqlite", "postgresql"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    url = f"sqlite:///{tmp_path}/grill.db" if request.param == "sqlite" else request.getfixturevalue("postgres_url")
    opened = await Store.open(url)
    for number, device in enumerate(("phone", "laptop", "stranger")):
        await opened.add_device(device, f"hash of {device}", number)
    yield opened
    await opened.close()


async def test_devices_of_one_person_find_each_other(store: Store) -> None:
    accounts = Accounts(store)
    assert await accounts.of_device("phone") is None
    await accounts.create("anna", "phone", at=5)
    await accounts.join("laptop", "anna")
    assert await accounts.devices("anna") == ("phone", "laptop")
    await accounts.join("phone", None)
    assert await accounts.devices("anna") == ("laptop",)
    assert await accounts.of_device("laptop") == "anna"
    assert await accounts.of_device("no such device") is None


async def test_a_deleted_account_leaves_nothing(store: Store) -> None:
    accounts = Accounts(store)
    await accounts.create("anna", "phone", at=5)
    await accounts.add_passkey(PasskeyRow("cred", "anna", "key", 0, "Phone", 5))
    await accounts.add_ticket(Ticket("hash", "link", 100, account_id="anna"), now=5)
    await accounts.delete("anna")
    assert await accounts.of_device("phone") is None
    assert await accounts.passkey("cred") is None
    assert await accounts.use_ticket("hash", "link", now=6) is None


async def test_passkeys(store: Store) -> None:
    accounts = Accounts(store)
    await accounts.create("anna", "phone", at=5)
    await accounts.create("bo", "laptop", at=6)
    first = PasskeyRow("cred1", "anna", "key1", 0, "Phone", 5)
    second = PasskeyRow("cred2", "anna", "key2", 0, "Laptop", 6)
    await accounts.add_passkey(second)
    await accounts.add_passkey(first)
    assert await accounts.passkeys("anna") == (first, second)
    with pytest.raises(Conflict):
        await accounts.add_passkey(replace(first, account_id="bo"))
    await accounts.used_passkey("cred1", 7)
    assert await accounts.passkey("cred1") == replace(first, sign_count=7)
    assert not await accounts.drop_passkey("bo", "cred1")
    assert await accounts.drop_passkey("anna", "cred1")
    assert await accounts.passkeys("anna") == (second,)


async def test_tickets_are_good_once_and_in_time(store: Store) -> None:
    accounts = Accounts(store)
    ticket = Ticket("hash", "challenge", until=100, device_id="phone")
    await accounts.add_ticket(ticket, now=50)
    assert await accounts.use_ticket("hash", "link", now=60) is None
    assert await accounts.use_ticket("hash", "challenge", now=60) == ticket
    assert await accounts.use_ticket("hash", "challenge", now=60) is None
    await accounts.add_ticket(ticket, now=50)
    assert await accounts.use_ticket("hash", "challenge", now=101) is None


async def test_of_many_who_use_a_ticket_at_once_one_gets_it(store: Store) -> None:
    accounts = Accounts(store)
    await accounts.add_ticket(Ticket("hash", "link", until=100), now=50)
    got = await asyncio.gather(*(accounts.use_ticket("hash", "link", now=60) for _ in range(8)))
    assert sum(ticket is not None for ticket in got) == 1


async def test_old_tickets_are_thrown_away(store: Store) -> None:
    accounts = Accounts(store)
    await accounts.add_ticket(Ticket("old", "link", until=100), now=50)
    await accounts.add_ticket(Ticket("new", "link", until=300), now=200)
    assert await accounts.use_ticket("old", "link", now=60) is None
    assert await accounts.use_ticket("new", "link", now=201) is not None


async def test_pushes_reach_all_devices_of_an_account_and_no_others(store: Store) -> None:
    accounts, notifications = Accounts(store), Notifications(store)
    rows = {
        device: PushRow(device, f"https://push.example/{device}", "p", "a", 5)
        for device in ("phone", "laptop", "stranger")
    }
    for row in rows.values():
        await notifications.set_push(row)
    assert await notifications.pushes_near("phone") == (rows["phone"],)
    await accounts.create("anna", "phone", at=5)
    await accounts.join("laptop", "anna")
    assert await notifications.pushes_near("phone") == (rows["laptop"], rows["phone"])
    newer = replace(rows["phone"], endpoint="https://push.example/new", created=6)
    await notifications.set_push(newer)
    assert await notifications.push("phone") == newer
    assert await notifications.drop_push("phone")
    assert not await notifications.drop_push("phone")
    assert await notifications.push("phone") is None


async def test_webhooks_go_with_their_table(store: Store) -> None:
    notifications = Notifications(store)
    await store.create(
        NewTable("t1", 5, None, None, Summary("setup", False, None, "{}", None), OPENED, (PersonRow("t1", 1, "hash"),))
    )
    row = WebhookRow("t1", 1, "https://example.com/hook", "secret")
    await notifications.set_webhook(row)
    await notifications.set_webhook(replace(row, url="https://example.com/other"))
    await notifications.count_failures("t1", 1, 3)
    assert await notifications.webhook("t1", 1) == replace(row, url="https://example.com/other", failures=3)
    assert await notifications.webhook("t1", 2) is None
    assert await store.delete_table("t1")
    assert await notifications.webhook("t1", 1) is None
    await store.create(NewTable("t1", 6, None, None, Summary("setup", False, None, "{}", None), OPENED))
    await notifications.set_webhook(row)
    assert await notifications.drop_webhook("t1", 1)
    assert not await notifications.drop_webhook("t1", 1)


async def test_a_keepsake_is_made_once(store: Store) -> None:
    notifications = Notifications(store)
    made: list[str] = []

    def make() -> str:
        made.append(f"value {len(made)}")
        return made[-1]

    values = await asyncio.gather(*(notifications.keepsake("vapid", make) for _ in range(4)))
    assert len(set(values)) == 1
    assert await notifications.keepsake("vapid", make) == values[0]
