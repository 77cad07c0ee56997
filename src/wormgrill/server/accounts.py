"""The optional account: it joins the devices of one person, by passkey or by a link that is good once.

There is no name, no address and no password in it. A device that belongs to no account loses nothing by that.
"""

from __future__ import annotations

import base64
from collections.abc import Callable
from typing import Any

from wormgrill.store import Conflict, Store
from wormgrill.store.accounts import Accounts, PasskeyRow, Ticket
from wormgrill.table import Refused

from . import passkeys
from .keys import hashed, new_id, new_key
from .passkeys import BadPasskey, Passkey, Site
from .push import decode

Data = dict[str, Any]
CHALLENGE_MS = 1000 * passkeys.SECONDS
LINK_MS = 15 * 60 * 1000
MOST_PASSKEYS = 20


class AccountDesk:
    """What a device can ask about its account. `clock` gives milliseconds."""

    def __init__(self, store: Store, site: Site, base: str, clock: Callable[[], int]) -> None:
        self._accounts = Accounts(store)
        self._site = site
        self._base = base
        self._clock = clock

    async def show(self, device: str) -> Data:
        """The device's account, or None under `account`."""
        account = await self._accounts.of_device(device)
        if account is None:
            return {"account": None}
        keys = await self._accounts.passkeys(account)
        shown = [{"passkey": row.credential, "label": row.label, "created": row.created} for row in keys]
        return {"account": {"passkeys": shown, "devices": len(await self._accounts.devices(account))}}

    async def devices(self, device: str) -> tuple[str, ...]:
        """The device and all others of its account."""
        return await self._accounts.devices_with(device) or (device,)

    async def passkey_options(self, device: str, register: bool) -> Data:
        """A challenge for this device, and what the page hands to the browser with it."""
        challenge = passkeys.new_challenge()
        now = self._clock()
        await self._accounts.add_ticket(
            Ticket(hashed(_text(challenge)), "challenge", now + CHALLENGE_MS, device_id=device), now
        )
        if not register:
            return {"challenge": _text(challenge), "options": passkeys.sign_in_options(self._site, challenge)}
        account = await self._accounts.of_device(device)
        known = [] if account is None else [decode(row.credential) for row in await self._accounts.passkeys(account)]
        # a device without an account gets one when the passkey has been made; until then it is just a new number
        options = passkeys.registration_options(self._site, (account or new_id()).encode(), challenge, known)
        return {"challenge": _text(challenge), "options": options}

    async def register(self, device: str, challenge: str, credential: Data, label: str) -> Data:
        """A passkey for the device's account, which is made now if there is none."""
        try:
            made = passkeys.register(self._site, await self._challenge(device, challenge), credential)
        except BadPasskey as error:
            raise Refused("bad_passkey", str(error), "credential") from error
        account = await self._accounts.of_device(device)
        if account is None:
            account = new_id()
            await self._accounts.create(account, device, self._clock())
        elif len(await self._accounts.passkeys(account)) >= MOST_PASSKEYS:
            raise Refused("too_many", f"an account has at most {MOST_PASSKEYS} passkeys", limit=MOST_PASSKEYS)
        try:
            await self._accounts.add_passkey(
                PasskeyRow(
                    _text(made.credential), account, _text(made.public_key), made.sign_count, label, self._clock()
                )
            )
        except Conflict as error:
            raise Refused("bad_passkey", "this passkey is known already", "credential") from error
        return await self.show(device)

    async def sign_in(self, device: str, challenge: str, credential: Data) -> Data:
        """The device joins the account that the passkey belongs to."""
        try:
            expected = await self._challenge(device, challenge)
            row = await self._accounts.passkey(_text(passkeys.credential_id(credential)))
            if row is None:
                raise BadPasskey("nobody here has this passkey")
            passkey = Passkey(decode(row.credential), decode(row.public_key), row.sign_count)
            count = passkeys.sign_in(self._site, expected, credential, passkey)
        except BadPasskey as error:
            raise Refused("bad_passkey", str(error), "credential") from error
        await self._accounts.used_passkey(row.credential, count)
        await self._accounts.join(device, row.account_id)
        return await self.show(device)

    async def drop_passkey(self, device: str, credential: str) -> Data:
        account = await self._accounts.of_device(device)
        if account is None or not await self._accounts.drop_passkey(account, credential):
            raise Refused("bad_passkey", "this account has no such passkey", "passkey")
        return await self.show(device)

    async def link(self, device: str) -> Data:
        """A link that signs one other device in, once; the account is made now if there is none."""
        account, now = await self._accounts.of_device(device), self._clock()
        if account is None:
            account = new_id()
            await self._accounts.create(account, device, now)
        token = new_key()
        await self._accounts.add_ticket(Ticket(hashed(token), "link", now + LINK_MS, account_id=account), now)
        return {"url": f"{self._base}/account#{token}", "token": token, "until": now + LINK_MS}

    async def use_link(self, device: str, token: str) -> Data:
        """The device joins the account that the link came from."""
        ticket = await self._accounts.use_ticket(hashed(token), "link", self._clock())
        if ticket is None:
            raise Refused("no_such_code", "this link is unknown, used up or too old; make a new one", "token")
        await self._accounts.join(device, ticket.account_id)
        return await self.show(device)

    async def sign_out(self, device: str) -> Data:
        """The device leaves the account; one that nothing leads to any more is deleted."""
        account = await self._accounts.of_device(device)
        if account is not None:
            await self._accounts.join(device, None)
            if not await self._accounts.devices(account) and not await self._accounts.passkeys(account):
                await self._accounts.delete(account)
        return await self.show(device)

    async def delete(self, device: str) -> Data:
        """The whole account, with its passkeys; the devices and their tables stay."""
        account = await self._accounts.of_device(device)
        if account is not None:
            await self._accounts.delete(account)
        return await self.show(device)

    async def _challenge(self, device: str, challenge: str) -> bytes:
        ticket = await self._accounts.use_ticket(hashed(challenge), "challenge", self._clock())
        if ticket is None or ticket.device_id != device:
            raise BadPasskey("the challenge is unknown, used up or too old; ask for a new one")
        return decode(challenge)


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
