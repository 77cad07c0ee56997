"""Everything that the endpoints of one app use, made once when the app starts."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from wormgrill.table import Act
from wormgrill.table.acts import Answer, Move, Say, TypeDice, Undo

from .accounts import AccountDesk
from .bots import Bots
from .limits import Limiter
from .metrics import Metrics
from .notify import Notifier
from .outgoing import Outgoing
from .passkeys import Site
from .settings import Settings
from .tables import Tables

if TYPE_CHECKING:
    from .socket import Client


class Services:
    def __init__(self, settings: Settings, tables: Tables, bots: Bots, metrics: Metrics) -> None:
        self.settings = settings
        self.tables = tables
        self.bots = bots
        self.limiter = Limiter(settings.limits.enabled)
        self.metrics = metrics
        site = Site(urlsplit(settings.base).hostname or "", (settings.base,))
        self.accounts = AccountDesk(tables.store, site, settings.base, tables.now)
        outgoing = Outgoing(allow_private=settings.allow_private)
        self.notifier = Notifier(tables.store, outgoing, metrics, settings.contact)
        self.clients: set[Client] = set()
        self._addresses: Counter[str] = Counter()

    def clients_of(self, address: str) -> int:
        return self._addresses[address]

    def arrived(self, client: Client) -> None:
        self.clients.add(client)
        self._addresses[client.address] += 1

    def departed(self, client: Client) -> None:
        self.clients.discard(client)
        self._addresses[client.address] -= 1
        if self._addresses[client.address] <= 0:
            del self._addresses[client.address]

    def check_act(self, table: str, person: int, act: Act) -> None:
        """Talk has a rate for each person at a table, and so has everything else that is not the game itself."""
        limits = self.settings.limits
        if isinstance(act, Say):
            self.limiter.check("chat", f"{table} {person}", limits.chat_rate, limits.chat_burst)
        elif not isinstance(act, Move | TypeDice | Undo | Answer):
            self.limiter.check("fuss", f"{table} {person}", limits.fuss_rate, limits.fuss_burst)

    def say_goodbye(self) -> None:
        """All sockets are told to connect again, to whichever process is there then."""
        for client in tuple(self.clients):
            client.end("shutdown")

    async def devices_with(self, device: str) -> tuple[str, ...]:
        """The device and all that belong to the same account."""
        return await self.accounts.devices(device)

    @property
    def passkeys(self) -> bool:
        """Whether browsers make passkeys for our address: it has to be a name, and safe from listeners."""
        name = urlsplit(self.settings.base).hostname or ""
        return name == "localhost" or (
            self.settings.secure and not name.replace(".", "").isdecimal() and ":" not in name
        )
