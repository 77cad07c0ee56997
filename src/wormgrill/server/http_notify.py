"""The endpoints for being told: a browser subscribes, a person names a webhook. And the numbers for the host."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import Field

from wormgrill.table.options import STRICT

from .answers import PushAnswer, SubscribedAnswer, WebhookAnswer
from .http import Json, acting, limited, services_of, visitor_of
from .outgoing import URL_LIMIT
from .push import Subscription
from .visitors import device_of, ensure_device, from_own_page

router = APIRouter(tags=["notifications"])


@dataclass(frozen=True, slots=True, kw_only=True)
class PushKeys:
    __pydantic_config__ = STRICT
    p256dh: Annotated[str, Field(max_length=120)]
    auth: Annotated[str, Field(max_length=40)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Subscribe:
    """POST /api/push: what `PushSubscription.toJSON()` gives in the browser."""

    __pydantic_config__ = STRICT
    endpoint: Annotated[str, Field(max_length=URL_LIMIT)]
    keys: PushKeys
    expirationTime: float | None = None  # noqa: N815 - the browser's word


@dataclass(frozen=True, slots=True, kw_only=True)
class Webhook:
    """PUT /api/tables/{table}/webhook"""

    __pydantic_config__ = STRICT
    url: Annotated[str, Field(max_length=URL_LIMIT)]


@router.get("/api/push", response_model=PushAnswer)
async def push_state(request: Request) -> Json:
    """Whether this device is told, and the key to subscribe with."""
    limited(request, "request")
    services = services_of(request)
    device = await device_of(request, services.tables)
    subscribed = device is not None and await services.notifier.subscribed(device)
    return Json({"subscribed": subscribed, "key": services.notifier.public_key})


@router.post("/api/push", status_code=201, response_model=SubscribedAnswer)
async def subscribe(request: Request, body: Subscribe) -> Response:
    """This device wants to be told when it is its person's turn in a game by days."""
    limited(request, "account")
    from_own_page(request)
    services = services_of(request)
    answer = Json({"subscribed": True}, 201)
    device = await ensure_device(request, answer, services.tables)
    subscription = Subscription(body.endpoint, body.keys.p256dh, body.keys.auth)
    await services.notifier.subscribe(device, subscription, services.tables.now())
    return answer


@router.delete("/api/push", response_model=SubscribedAnswer)
async def unsubscribe(request: Request) -> Json:
    """No more of that."""
    limited(request, "account")
    from_own_page(request)
    services = services_of(request)
    device = await device_of(request, services.tables)
    if device is not None:
        await services.notifier.unsubscribe(device)
    return Json({"subscribed": False})


@router.put("/api/tables/{table}/webhook", response_model=WebhookAnswer)
async def set_webhook(request: Request, table: str, body: Webhook) -> Json:
    """One's own program is told about one's turns at this table; the answer has the secret that signs the messages."""
    limited(request, "account")
    visitor = await visitor_of(request, table)
    person = acting(request, visitor)
    return Json({"url": body.url, "secret": await services_of(request).notifier.set_webhook(table, person, body.url)})


@router.delete("/api/tables/{table}/webhook", response_model=WebhookAnswer)
async def drop_webhook(request: Request, table: str) -> Json:
    """The program is not told any more."""
    visitor = await visitor_of(request, table)
    person = acting(request, visitor)
    await services_of(request).notifier.drop_webhook(table, person)
    return Json({"url": None})
