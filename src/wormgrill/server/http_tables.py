"""The endpoints for tables: opening, joining, acting, finding."""

from __future__ import annotations

import json
from typing import Annotated

from fastapi import APIRouter, Query, Request

from wormgrill.table import Act, Refused, Stale, new_secret, opening
from wormgrill.table.acts import Contribute, Start
from wormgrill.table.state import State

from .answers import (
    ActAnswer,
    DeletedAnswer,
    EnterAnswer,
    JoinedAnswer,
    LinkAnswer,
    LobbyAnswer,
    MyTablesAnswer,
    OpenedAnswer,
    TableAnswer,
)
from .errors import Data, error_body
from .http import Json, acting, filled, limited, services_of, visitor_of
from .keys import derived, hashed, new_key, read_code
from .live import Live
from .messages import Enter, JoinTable, OpenTable
from .visitors import admitted, bearer, come_back, device_of, ensure_device, need_open_eyes, visit

router = APIRouter(tags=["tables"])
DAY_MS = 86_400_000
# a listed table at which nothing has happened for so long is not offered any more; who is there finds it all the same
STALE_MS = {"live": DAY_MS // 24, "relaxed": DAY_MS // 4, "days": 30 * DAY_MS}


@router.post("/api/tables", status_code=201, response_model=OpenedAnswer)
async def open_table(request: Request, body: OpenTable) -> Json:
    """Open a table; with `start` the game begins at once."""
    services = services_of(request)
    limited(request, "open")
    limited(request, "day")
    secret = new_secret()
    happening = opening(body.seats, body.options, body.name, secret)
    answer = Json(None, 201)
    device = await ensure_device(request, answer, services.tables)
    live, link, key, new = await services.tables.open(happening, secret, device, body.once)
    if not new:
        await come_back(services.tables, live, key, device)
    act_id = None if body.once is None else derived(body.once, "act")
    if body.start:
        try:
            await services.tables.act(live, 1, Start(contribution=body.contribution, id=act_id))
        except Refused:
            if new:
                await services.tables.delete(live)
            raise
    elif body.contribution is not None:
        await services.tables.act(live, 1, Contribute(text=body.contribution, id=act_id))
    base = services.settings.base
    told = {
        "table": live.id,
        "link": link,
        "code": await services.tables.store.code_of(live.id),
        "join_url": f"{base}/join#{link}",
        "person": 1,
        "key": key,
        "return_url": f"{base}/seat#{key}",
        "state": live.view(services.tables.now()),
    }
    return filled(answer, told)


@router.post("/api/enter", response_model=EnterAnswer)
async def enter(request: Request, body: Enter) -> Json:
    """What lies behind a link, a code or a key."""
    services = services_of(request)
    tables = services.tables
    now = tables.now()
    if [body.link, body.code, body.key].count(None) != 2:
        raise Refused("bad_message", "say one of 'link', 'code' and 'key'", "link")
    limited(request, "code" if body.code is not None else "request")
    nothing = Refused("no_such_code", "nothing lies behind this (any more)")
    person, link = None, None
    if body.key is not None:
        row = await tables.store.person_of_key(hashed(body.key))
        if row is None:
            raise nothing
        table, person, by = row.table_id, row.person, "key"
    elif body.link is not None:
        found = await tables.store.table_of_link(hashed(body.link), now)
        if found is None:
            raise nothing
        table, by, link = found, "link", body.link
    else:
        found = await tables.store.table_of_code(read_code(body.code or ""))
        if found is None:
            raise nothing
        table, by, link = found, "code", new_key()
        await tables.store.add_link(table, hashed(link), now + 7 * DAY_MS)
    live = await tables.get(table)
    answer = Json(None)
    if person is None:
        need_open_eyes(live)
    else:
        await come_back(tables, live, body.key or "", await ensure_device(request, answer, tables))
    told = {"table": table, "by": by, "person": person, "link": link, "state": live.view(now)}
    return filled(answer, told)


@router.get("/api/tables/{table}", response_model=TableAnswer)
async def look(
    request: Request,
    table: str,
    since: Annotated[int | None, Query(ge=0, le=1 << 53)] = None,
    link: Annotated[str | None, Query(max_length=64)] = None,
) -> Json:
    """The table now, with the events after `since`."""
    visitor = await visitor_of(request, table, link)
    tables = services_of(request).tables
    message = await tables.audience.state_message(visitor.live, visitor.person, since, "asked", None)
    return Json({key: message[key] for key in ("table", "you", "state", "events")})


@router.post("/api/tables/{table}/people", status_code=201, response_model=JoinedAnswer)
async def join_table(request: Request, table: str, body: JoinTable) -> Json:
    """Join: as a player or to watch."""
    services = services_of(request)
    tables = services.tables
    limited(request, "code" if body.code is not None else "join")
    key = new_key() if body.once is None else derived(body.once, f"key {table}")
    live, known = await _door(request, table, body, key)
    answer = Json(None, 201)
    device = await ensure_device(request, answer, tables)
    if known:
        person = await come_back(tables, live, key, device)
    else:
        person = await tables.join(live, body, device, key)
    told = {
        "table": table,
        "person": person,
        "key": key,
        "return_url": f"{services.settings.base}/seat#{key}",
        "state": live.view(tables.now()),
    }
    return filled(answer, told)


async def _door(request: Request, table: str, body: JoinTable, key: str) -> tuple[Live, bool]:
    """The table, for who may join it by code, by link or because it is listed; and whether they have done so already,
    with this key.
    """
    tables = services_of(request).tables
    if body.once is not None and await tables.store.person_of_key(hashed(key), table) is not None:
        return await tables.get(table), True
    device = await device_of(request, tables)
    if body.code is None:
        return (await visit(tables, table, bearer(request), body.link, device)).live, False
    if await tables.store.table_of_code(read_code(body.code)) != table:
        raise Refused("no_such_code", "nothing lies behind this (any more)", "code")
    live = await tables.get(table)
    admitted(live, live.devices.get(device or ""), "code")
    return live, False


@router.post("/api/tables/{table}/links", status_code=201, response_model=LinkAnswer)
async def invite(request: Request, table: str) -> Json:
    """A fresh invitation, for whoever is at the table."""
    visitor = await visitor_of(request, table)
    acting(request, visitor)
    services = services_of(request)
    limited(request, "open")
    link, seq = new_key(), visitor.live.state.seq
    await services.tables.store.add_link(table, hashed(link), services.tables.now() + 30 * DAY_MS)
    told = {
        "table": table,
        "link": link,
        "code": await services.tables.store.code_of(table),
        "join_url": f"{services.settings.base}/join#{link}",
        "seq": seq,
    }
    return Json(told, 201)


@router.delete("/api/tables/{table}/links", response_model=LinkAnswer)
async def revoke(request: Request, table: str) -> Json:
    """All invitations and the code are good no more; the answer has a fresh link. For the host."""
    visitor = await visitor_of(request, table)
    person = acting(request, visitor)
    services = services_of(request)
    limited(request, "open")
    if person != visitor.live.state.host:
        raise Refused("not_allowed", "only the host may end the invitations", need="host")
    link = new_key()
    seq = await services.tables.revoke(visitor.live, person, hashed(link))
    told = {
        "table": table,
        "link": link,
        "code": None,
        "join_url": f"{services.settings.base}/join#{link}",
        "seq": seq,
    }
    return Json(told)


@router.post("/api/tables/{table}/acts", response_model=ActAnswer)
async def act(request: Request, table: str, body: Act) -> Json:
    """Do one thing at the table; the same messages as on the socket."""
    visitor = await visitor_of(request, table)
    person = acting(request, visitor)
    services = services_of(request)
    services.check_act(table, person, body)
    tables = services.tables
    try:
        seq = await tables.act(visitor.live, person, body)
    except Stale:
        since = getattr(body, "seq", None)
        message = await tables.audience.state_message(visitor.live, person, since, "stale", body.id)
        stale = error_body("stale", "the game has moved on; look at the table and choose again", "seq")
        return Json({**stale, **{key: message[key] for key in ("table", "you", "state", "events")}}, 409)
    return Json({"table": table, "seq": seq, "state": visitor.live.view(tables.now())})


@router.delete("/api/tables/{table}", response_model=DeletedAnswer)
async def delete(request: Request, table: str) -> Json:
    """Delete a finished or never started table, for good."""
    visitor = await visitor_of(request, table)
    person = acting(request, visitor)
    state = visitor.live.state
    need_right_to_delete(state, person)
    await services_of(request).tables.delete(visitor.live)
    return Json({"table": table, "deleted": True})


def need_right_to_delete(state: State, person: int) -> None:
    """A finished game belongs to all who have played it; a table that has not begun to its host; a game that is being
    played can be deleted by the last person who plays it.
    """
    alone = all(other == person for other in state.seated)
    if state.phase in ("playing", "paused") and not alone:
        raise Refused("not_over", "a game that others are playing cannot be deleted", phase=state.phase)
    if state.phase == "setup" and person != state.host:
        raise Refused("not_allowed", "before the start only the host may delete the table", need="host")
    if not state.seats_of(person) and person != state.host:
        raise Refused("not_allowed", "only those who have played here may delete the table", need="seat")


# --- lobby, my tables ---


@router.get("/api/lobby", response_model=LobbyAnswer)
async def lobby(request: Request) -> Json:
    """Listed tables that can be joined or watched."""
    limited(request, "request")
    tables = services_of(request).tables
    told = []
    for row in await tables.store.listed_tables():
        about = json.loads(row.summary.text)
        live = tables.live.get(row.id)
        if not about["watch"] and (row.summary.phase != "setup" or not about["open"]):
            continue
        if tables.now() - row.updated > STALE_MS[about["pace"]]:
            continue
        told.append(
            {
                "table": row.id,
                "phase": row.summary.phase,
                "edition": about["edition"],
                "pace": about["pace"],
                "seats": len(about["names"]),
                "open": about["open"],
                "names": [name for name in about["names"] if name],
                "watch": about["watch"],
                "watchers": live.watchers(tables.now()) if live is not None else 0,
                "at": row.updated,
            }
        )
    return Json({"tables": told})


@router.get("/api/my/tables", response_model=MyTablesAnswer)
async def my_tables(request: Request) -> Json:
    """The tables of this device (and of the account that it belongs to), one's own turn first."""
    limited(request, "request")
    services = services_of(request)
    device = await device_of(request, services.tables)
    devices = await services.devices_with(device) if device is not None else ()
    told: dict[str, Data] = {}
    for row, person in await services.tables.store.tables_of_devices(devices) if devices else ():
        about = json.loads(row.summary.text)
        if person in about.get("left", ()) and person not in about["holders"]:
            continue  # whoever went before the start, or looked on and went
        told.setdefault(
            row.id,
            {
                "table": row.id,
                "phase": row.summary.phase,
                "edition": about["edition"],
                "pace": about["pace"],
                "names": about["names"],
                "person": person,
                "seats": [seat for seat, holder in enumerate(about["holders"], start=1) if holder == person],
                "host": about.get("host") == person,
                "alone": all(holder in (None, person) for holder in about["holders"]),
                "your_turn": row.summary.mover == person,
                "winners": about["winners"],
                "at": row.updated,
                "due": row.summary.due if row.summary.mover == person else None,
            },
        )
    mine = sorted(told.values(), key=lambda table: (not table["your_turn"], -table["at"]))
    return Json({"tables": mine})
