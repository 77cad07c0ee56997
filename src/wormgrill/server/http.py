"""The HTTP endpoints, in the order of docs/protocol.md."""

from __future__ import annotations

import asyncio
import json
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic_core import to_json

from wormgrill import __version__
from wormgrill.notation import format_record
from wormgrill.players import catalogue
from wormgrill.rules import EDITION_NAMES, OPTIONS, RULES_VERSION, edition, worms
from wormgrill.store import StoreUnavailable
from wormgrill.table import PHRASES, Act, Refused, Stale, bot_names, dice_view, new_secret, opening, record
from wormgrill.table.acts import Start
from wormgrill.table.names import CONTRIBUTION_LIMIT, NAME_LIMIT, TEXT_LIMIT
from wormgrill.table.options import STANDIN
from wormgrill.table.state import State

from .errors import Data, error_body
from .keys import hashed, new_key, read_code
from .live import Live
from .messages import Enter, JoinTable, OpenTable, socket_schema
from .services import Services
from .socket import PROTOCOL
from .tables import nowhere
from .visitors import Visitor, address_of, bearer, device_of, ensure_device, from_own_page, need_person, visit

router = APIRouter()
DAY_MS = 86_400_000
HALF_HOUR_MS = 1_800_000


class Json(Response):
    """JSON as fast as it goes."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return to_json(content)


def services_of(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


def limited(request: Request, kind: str) -> None:
    """Every kind of request has its own rate for each address."""
    services = services_of(request)
    limits = services.settings.limits
    rate, burst = getattr(limits, f"{kind}_rate"), getattr(limits, f"{kind}_burst")
    services.limiter.check(kind, address_of(request, services.settings), rate, burst)


async def visitor_of(request: Request, table: str, link: str | None = None) -> Visitor:
    """Who asks, and whether they may see the table."""
    services = services_of(request)
    limited(request, "request")
    device = await device_of(request, services.tables)
    if len(table) > 24:
        raise nowhere()
    return await visit(services.tables, table, bearer(request), link, device)


def acting(request: Request, visitor: Visitor) -> int:
    """The person who changes something; by cookie only from our own page."""
    person = need_person(visitor)
    if visitor.by == "device":
        from_own_page(request)
    return person


# --- what this server is ---


@router.get("/api/server", tags=["server"])
async def server(request: Request) -> Json:
    """What this server offers."""
    services = services_of(request)
    settings = services.settings
    return Json(
        {
            "name": "wormgrill",
            "version": __version__,
            "protocol": PROTOCOL,
            "rules": RULES_VERSION,
            "now": services.tables.now(),
            "editions": editions(),
            "bots": bots(),
            "standin": STANDIN,
            "phrases": list(PHRASES),
            "paces": {
                "live": {"seconds": [5, 600], "default": 45},
                "relaxed": {"seconds": [60, 7200], "default": 900},
                "days": {"days": [1, 30], "default": 3},
            },
            "limits": {
                "name": NAME_LIMIT,
                "text": TEXT_LIMIT,
                "contribution": CONTRIBUTION_LIMIT,
                "message": settings.limits.message,
                "seats": [2, 7],
            },
            "base_url": settings.base,
            "push": services.notifier.public_key,
            "accounts": ["passkey", "link"] if services.passkeys else ["link"],
        }
    )


def editions() -> list[Data]:
    told = []
    for name in EDITION_NAMES:
        box = edition(name)
        told.append(
            {
                "edition": name,
                "options": [option.name for option in OPTIONS if name in option.editions],
                "tiles": list(box.tiles),
                "worms": [worms(tile) for tile in box.tiles],
                "deluxe": box.deluxe,
            }
        )
    return told


def bots() -> list[Data]:
    """The bots that can be asked for, weakest first as the registry lists them."""
    allowed = bot_names()
    return [
        {
            "bot": entry.name,
            "parameters": [{"name": name, "default": default} for name, default in entry.parameters],
        }
        for entry in catalogue()
        if entry.name in allowed
    ]


@router.get("/api/protocol.json", tags=["server"])
async def protocol() -> Json:
    """JSON Schema of the socket's messages."""
    return Json(socket_schema())


# --- tables ---


@router.post("/api/tables", status_code=201, tags=["tables"])
async def open_table(request: Request, body: OpenTable) -> Json:
    """Open a table; with `start` the game begins at once."""
    services = services_of(request)
    limited(request, "open")
    secret = new_secret()
    happening = opening(body.seats, body.options, body.name, secret)
    answer = Json(None, 201)
    device = await ensure_device(request, answer, services.tables)
    live, link, key = await services.tables.open(happening, secret, device)
    if body.start:
        try:
            await services.tables.act(live, 1, Start(contribution=body.contribution))
        except Refused:
            await services.tables.delete(live)
            raise
    elif body.contribution is not None:
        from wormgrill.table.acts import Contribute

        await services.tables.act(live, 1, Contribute(text=body.contribution))
    base = services.settings.base
    told = {
        "table": live.id,
        "link": link,
        "code": live.code,
        "join_url": f"{base}/join#{link}",
        "person": 1,
        "key": key,
        "return_url": f"{base}/seat#{key}",
        "state": live.view(services.tables.now()),
    }
    return _filled(answer, told)


def _filled(answer: Json, content: Data) -> Json:
    """The answer with its body; its cookies stay."""
    answer.body = to_json(content)
    answer.headers["content-length"] = str(len(answer.body))
    return answer


@router.post("/api/enter", tags=["tables"])
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
    if person is not None and live.state.person(person).kicked:
        raise nothing
    answer = Json(None)
    if person is not None:
        device = await ensure_device(request, answer, tables)
        if live.devices.get(device) != person:
            await tables.store.set_device(table, person, device)
            live.devices[device] = person
    told = {"table": table, "by": by, "person": person, "link": link, "state": live.view(now)}
    return _filled(answer, told)


@router.get("/api/tables/{table}", tags=["tables"])
async def look(
    request: Request,
    table: str,
    since: Annotated[int | None, Query(ge=0, le=1 << 53)] = None,
    link: Annotated[str | None, Query(max_length=64)] = None,
) -> Json:
    """The table now, with the events after `since`."""
    visitor = await visitor_of(request, table, link)
    tables = services_of(request).tables
    message = await tables.state_message(visitor.live, visitor.person, since, "asked", None)
    return Json({key: message[key] for key in ("table", "you", "state", "events")})


@router.post("/api/tables/{table}/people", status_code=201, tags=["tables"])
async def join_table(request: Request, table: str, body: JoinTable) -> Json:
    """Join: as a player or to watch."""
    services = services_of(request)
    tables = services.tables
    limited(request, "code" if body.code is not None else "request")
    if len(table) > 24:
        raise nowhere()
    device = await device_of(request, tables)
    if body.code is not None:
        found = await tables.store.table_of_code(read_code(body.code))
        if found != table:
            raise Refused("no_such_code", "nothing lies behind this (any more)", "code")
        live = await tables.get(table)
    else:
        live = (await visit(tables, table, bearer(request), body.link, device)).live
    answer = Json(None, 201)
    device = await ensure_device(request, answer, tables)
    person, key = await tables.join(live, body, device)
    told = {
        "table": table,
        "person": person,
        "key": key,
        "return_url": f"{services.settings.base}/seat#{key}",
        "state": live.view(tables.now()),
    }
    return _filled(answer, told)


@router.post("/api/tables/{table}/links", status_code=201, tags=["tables"])
async def invite(request: Request, table: str) -> Json:
    """A fresh invitation, for whoever is at the table."""
    visitor = await visitor_of(request, table)
    acting(request, visitor)
    services = services_of(request)
    limited(request, "open")
    link = new_key()
    await services.tables.store.add_link(table, hashed(link), services.tables.now() + 30 * DAY_MS)
    told = {
        "table": table,
        "link": link,
        "code": visitor.live.code,
        "join_url": f"{services.settings.base}/join#{link}",
    }
    return Json(told, 201)


@router.post("/api/tables/{table}/acts", tags=["tables"])
async def act(request: Request, table: str, body: Act) -> Json:
    """Do one thing at the table; the same messages as on the socket."""
    visitor = await visitor_of(request, table)
    person = acting(request, visitor)
    services = services_of(request)
    if body.type == "say":
        limits = services.settings.limits
        services.limiter.check("chat", f"{table} {person}", limits.chat_rate, limits.chat_burst)
    tables = services.tables
    try:
        seq = await tables.act(visitor.live, person, body)
    except Stale:
        since = getattr(body, "seq", None)
        message = await tables.state_message(visitor.live, person, since, "stale", body.id)
        stale = error_body("stale", "the game has moved on; look at the table and choose again", "seq")
        return Json({**stale, **{key: message[key] for key in ("table", "you", "state", "events")}}, 409)
    return Json({"table": table, "seq": seq, "state": visitor.live.view(tables.now())})


@router.delete("/api/tables/{table}", tags=["tables"])
async def delete(request: Request, table: str) -> Json:
    """Delete a finished or never started table, for good."""
    visitor = await visitor_of(request, table)
    person = acting(request, visitor)
    state = visitor.live.state
    if state.phase not in ("setup", "over"):
        raise Refused("not_over", "a game that is being played cannot be deleted", phase=state.phase)
    if not state.seats_of(person) and person != state.host:
        raise Refused("not_allowed", "only those who have played here may delete the table", need="seat")
    await services_of(request).tables.delete(visitor.live)
    return Json({"table": table, "deleted": True})


# --- records and dice ---


@router.get("/api/tables/{table}/record", tags=["records"])
async def record_text(
    request: Request, table: str, link: Annotated[str | None, Query(max_length=64)] = None
) -> Response:
    """The game so far as a `.wgr` record."""
    visitor = await visitor_of(request, table, link)
    text = _record_text(visitor.live.state)
    name = f"wormgrill-{table}.wgr"
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})


def _record_text(state: State) -> str:
    played = record(state)
    if played is None:
        raise Refused("wrong_phase", "the game has not begun", phase=state.phase)
    return format_record(played)


@router.get("/api/tables/{table}/record.json", tags=["records"])
async def record_json(request: Request, table: str, link: Annotated[str | None, Query(max_length=64)] = None) -> Json:
    """The game so far as JSON: its record, every event, the dice."""
    visitor = await visitor_of(request, table, link)
    live = visitor.live
    text = _record_text(live.state)
    events = await services_of(request).tables.events(live, 0)
    view = live.view(services_of(request).tables.now())
    told = {
        "table": table,
        "record": text,
        "edition": view["edition"],
        "names": [seat["name"] or seat["bot"] or "" for seat in view["seats"]],
        "standing": view["standing"],
        "winners": view["winners"],
        "events": events,
        "dice": dice_view(live.state, _rolls(live, events)),
    }
    return Json(told)


@router.get("/api/tables/{table}/dice", tags=["records"])
async def dice(request: Request, table: str, link: Annotated[str | None, Query(max_length=64)] = None) -> Json:
    """All that is needed to verify the dice."""
    visitor = await visitor_of(request, table, link)
    events = await services_of(request).tables.events(visitor.live, 0)
    return Json(dice_view(visitor.live.state, _rolls(visitor.live, events)))


def _rolls(live: Live, events: list[Data]) -> list[Data]:
    """Every roll that the server has made, with those that were taken back."""
    counting = {step.number for step in live.state.steps if step.number is not None}
    rolls = []
    for event in events:
        if event["kind"] != "rolled" or event.get("number") is None:
            continue
        fell = next(fact["dice"] for fact in event["facts"] if fact["fact"] == "fell")
        rolls.append(
            {
                "number": event["number"],
                "seq": event["seq"],
                "dice": event["dice"],
                "white": len(fell["white"]),
                "golden": fell.get("golden") is not None,
                "undone": event["number"] not in counting,
            }
        )
    return rolls


# --- lobby, my tables ---


@router.get("/api/lobby", tags=["tables"])
async def lobby(request: Request) -> Json:
    """Listed tables that can be joined or watched."""
    limited(request, "request")
    tables = services_of(request).tables
    told = []
    for row in await tables.store.listed_tables():
        about = json.loads(row.summary.text)
        live = tables.live.get(row.id)
        if row.summary.phase == "setup" and not about["open"] and not about["watch"]:
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


@router.get("/api/my/tables", tags=["tables"])
async def my_tables(request: Request) -> Json:
    """The tables of this device (and of the account that it belongs to), one's own turn first."""
    limited(request, "request")
    services = services_of(request)
    device = await device_of(request, services.tables)
    devices = await services.devices_with(device) if device is not None else ()
    told: dict[str, Data] = {}
    for row, person in await services.tables.store.tables_of_devices(devices) if devices else ():
        about = json.loads(row.summary.text)
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
                "your_turn": row.summary.mover == person,
                "winners": about["winners"],
                "at": row.updated,
                "due": row.summary.due if row.summary.mover == person else None,
            },
        )
    mine = sorted(told.values(), key=lambda table: (not table["your_turn"], -table["at"]))
    return Json({"tables": mine})


# --- for those who run the server ---


@router.get("/health", tags=["operation"])
async def health() -> Json:
    """The process is alive."""
    return Json({"alive": True})


@router.get("/ready", tags=["operation"])
async def ready(request: Request) -> Json:
    """The process can take moves: its database answers. A bus that is away makes it slower, not unfit."""
    services = services_of(request)
    if services.tables.closing:
        raise Refused("shutting_down", "this process is going")
    try:
        await asyncio.wait_for(services.tables.store.ping(), 3)
    except TimeoutError:
        raise StoreUnavailable("no answer within three seconds") from None
    return Json({"ready": True, "database": True, "bus": services.tables.bus.up})
