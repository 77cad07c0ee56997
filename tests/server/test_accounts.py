"""Two devices of one person become one, by passkey or by link; nobody else gets in."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.server.authenticator import Authenticator

from wormgrill.server.accounts import LINK_MS, AccountDesk
from wormgrill.server.passkeys import Site
from wormgrill.store import Store
from wormgrill.table import Refused

pytestmark = pytest.mark.anyio

ORIGIN = "https://grill.example"


class Desk(AccountDesk):
    """A desk whose clock stands still until a test moves it."""

    def __init__(self, store: Store) -> None:
        self.now = 1_000_000
        super().__init__(store, Site("grill.example", (ORIGIN,)), ORIGIN, lambda: self.now)


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    store = await Store.open(f"sqlite:///{tmp_path}/grill.db")
    for number, device in enumerate(("phone", "laptop", "stranger")):
        await store.add_device(device, f"hash of {device}", number)
    yield Desk(store)
    await store.close()


async def with_passkey(desk: Desk, device: str, phone: Authenticator) -> None:
    asked = await desk.passkey_options(device, register=True)
    await desk.register(device, asked["challenge"], phone.create(asked["options"]), "Phone")


async def refused(code: str, doing: object) -> None:
    with pytest.raises(Refused) as error:
        await doing  # type: ignore[misc]
    assert error.value.code == code


async def test_no_account_is_needed(desk: Desk) -> None:
    assert await desk.show("phone") == {"account": None}
    assert await desk.devices("phone") == ("phone",)


async def test_a_passkey_joins_devices(desk: Desk) -> None:
    phone = Authenticator(ORIGIN)
    await with_passkey(desk, "phone", phone)
    asked = await desk.passkey_options("laptop", register=False)
    shown = await desk.sign_in("laptop", asked["challenge"], phone.get(asked["options"]))
    assert shown["account"]["devices"] == 2
    assert [key["label"] for key in shown["account"]["passkeys"]] == ["Phone"]
    assert await desk.devices("laptop") == ("phone", "laptop")
    assert await desk.devices("stranger") == ("stranger",)


async def test_a_challenge_is_good_once_and_for_its_device(desk: Desk) -> None:
    phone = Authenticator(ORIGIN)
    await with_passkey(desk, "phone", phone)
    asked = await desk.passkey_options("laptop", register=False)
    answer = phone.get(asked["options"])
    await refused("bad_passkey", desk.sign_in("stranger", asked["challenge"], answer))
    await refused("bad_passkey", desk.sign_in("laptop", asked["challenge"], answer))
    asked = await desk.passkey_options("laptop", register=False)
    desk.now += 10 * 60 * 1000
    await refused("bad_passkey", desk.sign_in("laptop", asked["challenge"], phone.get(asked["options"])))


async def test_an_unknown_passkey_signs_nobody_in(desk: Desk) -> None:
    asked = await desk.passkey_options("laptop", register=False)
    await refused(
        "bad_passkey", desk.sign_in("laptop", asked["challenge"], Authenticator(ORIGIN).get(asked["options"]))
    )
    assert await desk.show("laptop") == {"account": None}


async def test_a_passkey_is_registered_once(desk: Desk) -> None:
    phone = Authenticator(ORIGIN)
    await with_passkey(desk, "phone", phone)
    asked = await desk.passkey_options("stranger", register=True)
    await refused("bad_passkey", desk.register("stranger", asked["challenge"], phone.create(asked["options"]), "Mine"))


async def test_a_link_signs_one_device_in(desk: Desk) -> None:
    made = await desk.link("phone")
    assert made["url"] == f"{ORIGIN}/account#{made['token']}"
    assert (await desk.use_link("laptop", made["token"]))["account"]["devices"] == 2
    await refused("no_such_code", desk.use_link("stranger", made["token"]))
    late = await desk.link("phone")
    desk.now = late["until"] + 1
    await refused("no_such_code", desk.use_link("stranger", late["token"]))
    assert late["until"] - 1_000_000 == LINK_MS


async def test_signing_out_leaves_the_others(desk: Desk) -> None:
    await desk.use_link("laptop", (await desk.link("phone"))["token"])
    assert await desk.sign_out("phone") == {"account": None}
    assert await desk.devices("laptop") == ("laptop",)
    assert (await desk.show("laptop"))["account"]["devices"] == 1
    assert await desk.sign_out("laptop") == {"account": None}


async def test_passkeys_can_be_dropped_by_their_owner_alone(desk: Desk) -> None:
    await with_passkey(desk, "phone", Authenticator(ORIGIN))
    credential = (await desk.show("phone"))["account"]["passkeys"][0]["passkey"]
    await refused("bad_passkey", desk.drop_passkey("stranger", credential))
    assert (await desk.drop_passkey("phone", credential))["account"]["passkeys"] == []


async def test_deleting_deletes(desk: Desk) -> None:
    phone = Authenticator(ORIGIN)
    await with_passkey(desk, "phone", phone)
    await desk.use_link("laptop", (await desk.link("phone"))["token"])
    assert await desk.delete("laptop") == {"account": None}
    assert await desk.show("phone") == {"account": None}
    asked = await desk.passkey_options("phone", register=False)
    await refused("bad_passkey", desk.sign_in("phone", asked["challenge"], phone.get(asked["options"])))
