"""What all HTTP endpoints share: answers, rates, who asks."""

from __future__ import annotations

from typing import Any

from fastapi import Request, Response
from pydantic_core import to_json
from structlog.contextvars import bind_contextvars

from .services import Services
from .visitors import Visitor, address_of, bearer, device_of, from_own_page, need_person, visit

# how the schema describes an answer that is text; its errors are JSON as everywhere
PLAIN: dict[int | str, dict[str, Any]] = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}


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
    bind_contextvars(table=table)
    return await visit(services.tables, table, bearer(request), link, device)


def acting(request: Request, visitor: Visitor) -> int:
    """The person who changes something; by cookie only from our own page."""
    person = need_person(visitor)
    if visitor.by == "device":
        from_own_page(request)
    return person


def filled(answer: Json, content: Any, status: int | None = None) -> Json:
    """The answer with its body; its cookies stay."""
    answer.body = to_json(content)
    answer.headers["content-length"] = str(len(answer.body))
    answer.status_code = status or answer.status_code
    return answer
