"""Who asks: a person by key, by link or by their browser's cookie, and what they may see."""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass

from starlette.requests import HTTPConnection
from starlette.responses import Response

from wormgrill.store.accounts import Accounts
from wormgrill.table import Refused

from .keys import hashed, new_id, new_key
from .live import Live
from .settings import Settings
from .tables import Tables, nowhere

COOKIE = "wormgrill_device"
YEAR = 365 * 86400


@dataclass(frozen=True, slots=True)
class Visitor:
    """Somebody at a table's door: `person` is None for who may look on but is nobody at the table (yet)."""

    live: Live
    person: int | None
    by: str


def address_of(connection: HTTPConnection, settings: Settings) -> str:
    """Where a request comes from, for limits: behind a trusted proxy the address that it names."""
    forwarded = connection.headers.get("x-forwarded-for", "").split(",")[-1].strip() if settings.trust_proxy else ""
    return neighbourhood(forwarded or (connection.client.host if connection.client is not None else "?"))


def neighbourhood(address: str) -> str:
    """What counts as one address: of version 6 everybody has a whole network, of which the first 64 bits are the
    name.
    """
    try:
        number = ipaddress.ip_address(address.strip("[]").partition("%")[0])
    except ValueError:
        return address[:100]
    if isinstance(number, ipaddress.IPv6Address) and number.ipv4_mapped is None:
        return str(ipaddress.IPv6Network((number, 64), strict=False))
    return str(number.ipv4_mapped or number) if isinstance(number, ipaddress.IPv6Address) else str(number)


def bearer(connection: HTTPConnection) -> str | None:
    scheme, _, key = connection.headers.get("authorization", "").partition(" ")
    return key.strip() if scheme.lower() == "bearer" and key.strip() else None


async def device_of(connection: HTTPConnection, tables: Tables) -> str | None:
    """The browser's number, if its cookie is one of ours."""
    cookie = connection.cookies.get(COOKIE)
    return await tables.store.device_of_key(hashed(cookie)) if cookie and len(cookie) <= 64 else None


async def ensure_device(connection: HTTPConnection, response: Response, tables: Tables) -> str:
    """The browser's number; a new one gets its cookie with the answer."""
    known = await device_of(connection, tables)
    if known is not None:
        return known
    device, key = new_id(), new_key()
    await tables.store.add_device(device, hashed(key), tables.now())
    response.set_cookie(
        COOKIE, key, max_age=YEAR, httponly=True, samesite="lax", secure=tables.settings.secure, path="/"
    )
    return device


async def visit(
    tables: Tables, table: str, key: str | None = None, link: str | None = None, device: str | None = None
) -> Visitor:
    """Whoever comes with this may see the table; everybody else learns nothing, not even that it exists."""
    live = await tables.get(table)
    if key is not None:
        person = await _person_of_key(tables, live, key)
        if person is not None:
            return admitted(live, person, "key")
        link = link or key
    if link is not None and await tables.store.table_of_link(hashed(link), tables.now()) == table:
        known = await _person_of_device(tables, live, device)
        if known is None:
            need_open_eyes(live)
        return admitted(live, known, "link")
    known = await _person_of_device(tables, live, device) if key is None else None
    if known is not None:
        return admitted(live, known, "device")
    if live.state.options.listed and (live.state.options.watch or live.state.phase == "setup"):
        if key is not None:
            raise Refused("bad_key", "the key is not one of this table", "key")
        return Visitor(live, None, "listed")
    raise nowhere()


async def _person_of_key(tables: Tables, live: Live, key: str) -> int | None:
    """From memory; a key that another process has given out is looked up."""
    person = live.keys.get(hashed(key))
    if person is None and tables.bus.several:
        row = await tables.store.person_of_key(hashed(key), live.id)
        if row is not None:
            live.know(row)
            person = await _heard_of(tables, live, row.person)
    return person


async def _heard_of(tables: Tables, live: Live, person: int) -> int:
    """The number, when the table knows whose it is: news of another process may still be on their way."""
    if person > len(live.state.people):
        await tables.read_on(live)
    return person


async def _person_of_device(tables: Tables, live: Live, device: str | None) -> int | None:
    """Who this browser is here, or another browser of the same account; one that another process has let in is looked
    up.
    """
    if device is None or device in live.devices:
        return live.devices.get(device or "")
    if tables.bus.several:
        live.devices |= await tables.store.devices_of(live.id)
    for known in (device, *await Accounts(tables.store).devices_with(device)):
        if known in live.devices:
            return await _heard_of(tables, live, live.devices[known])
    return None


async def come_back(tables: Tables, live: Live, key: str, device: str) -> int:
    """Who has this key comes with one more browser, which is theirs from now on: their number."""
    person = await _person_of_key(tables, live, key)
    if person is None:
        raise Refused("bad_key", "the key is not one of this table", "key")
    if live.devices.get(device) != person:
        await tables.store.add_key_device(hashed(key), device)
        live.devices[device] = person
        tables.neighbours.tell_device(live, device, person)
    return person


def need_open_eyes(live: Live) -> None:
    """Whether a table may be looked at by who is nobody there: always before the start, for who is to sit down."""
    if not live.state.options.watch and live.state.phase != "setup":
        raise Refused("not_allowed", "nobody may watch at this table", need="seat")


def admitted(live: Live, person: int | None, by: str) -> Visitor:
    """Whoever was sent away is not."""
    if person is not None and live.state.person(person).kicked:
        raise Refused("bad_key", "the host has sent you away from this table", "key")
    return Visitor(live, person, by)


def from_own_page(connection: HTTPConnection) -> None:
    """A change by cookie counts only with a header that no other site's page can send."""
    if connection.headers.get("x-wormgrill") != "1":
        raise Refused("bad_origin", "a change by cookie needs the header 'X-Wormgrill: 1'")


def need_person(visitor: Visitor) -> int:
    if visitor.person is None:
        raise Refused("not_allowed", "join the table first", need="person")
    return visitor.person
