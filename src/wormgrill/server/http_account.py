"""The optional account over HTTP. All goes by the device's cookie, so every change needs the page's own header."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from pydantic import Field

from wormgrill.table import Refused
from wormgrill.table.names import NAME_LIMIT, clean
from wormgrill.table.options import STRICT, Flag

from .accounts import AccountDesk
from .answers import AccountAnswer, AccountLinkAnswer, ChallengeAnswer
from .http import Json, filled, limited, services_of
from .messages import Secret
from .visitors import device_of, ensure_device, from_own_page

router = APIRouter(prefix="/api/account", tags=["account"])
Challenge = Annotated[str, Field(min_length=1, max_length=64)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Purpose:
    """POST /api/account/challenge"""

    __pydantic_config__ = STRICT
    register: Flag = False


@dataclass(frozen=True, slots=True, kw_only=True)
class NewPasskey:
    """POST /api/account/passkeys"""

    __pydantic_config__ = STRICT
    challenge: Challenge
    credential: dict[str, Any]
    label: Annotated[str, Field(max_length=100)] = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Proof:
    """POST /api/account/sign-in: a passkey's answer to a challenge, or the token of a link."""

    __pydantic_config__ = STRICT
    challenge: Challenge | None = None
    credential: dict[str, Any] | None = None
    token: Secret | None = None


@router.get("", response_model=AccountAnswer)
async def show(request: Request) -> Json:
    """This device's account."""
    limited(request, "request")
    device = await device_of(request, services_of(request).tables)
    return Json({"account": None} if device is None else await _desk(request).show(device))


@router.post("/challenge", response_model=ChallengeAnswer)
async def challenge(request: Request, body: Purpose) -> Json:
    """What the browser needs to make a passkey, or to sign in with one."""
    if not services_of(request).passkeys:
        raise Refused("passkeys_off", "passkeys need a server with a name, over HTTPS or at localhost")
    answer, device = await _device(request)
    return filled(answer, await _desk(request).passkey_options(device, body.register))


@router.post("/passkeys", status_code=201, response_model=AccountAnswer)
async def register(request: Request, body: NewPasskey) -> Json:
    """A new passkey for this device's account; the account is made with the first one."""
    answer, device = await _device(request)
    label = clean(body.label, NAME_LIMIT)
    return filled(answer, await _desk(request).register(device, body.challenge, body.credential, label), 201)


@router.delete("/passkeys/{passkey}", response_model=AccountAnswer)
async def drop_passkey(
    request: Request, passkey: Annotated[str, Path(max_length=1400, pattern="^[A-Za-z0-9_=-]+$")]
) -> Json:
    """The account loses a passkey."""
    answer, device = await _device(request)
    return filled(answer, await _desk(request).drop_passkey(device, passkey))


@router.post("/sign-in", response_model=AccountAnswer)
async def sign_in(request: Request, body: Proof) -> Json:
    """This device joins the account that the passkey or the link belongs to."""
    answer, device = await _device(request)
    if body.token is not None:
        return filled(answer, await _desk(request).use_link(device, body.token))
    if body.challenge is None or body.credential is None:
        raise Refused("bad_message", "say either 'challenge' and 'credential', or 'token'", "credential")
    return filled(answer, await _desk(request).sign_in(device, body.challenge, body.credential))


@router.post("/link", status_code=201, response_model=AccountLinkAnswer)
async def link(request: Request) -> Json:
    """A link that signs one other device in, once, within a quarter of an hour."""
    answer, device = await _device(request)
    return filled(answer, await _desk(request).link(device), 201)


@router.post("/sign-out", response_model=AccountAnswer)
async def sign_out(request: Request) -> Json:
    """This device leaves the account."""
    answer, device = await _device(request)
    return filled(answer, await _desk(request).sign_out(device))


@router.delete("", response_model=AccountAnswer)
async def delete(request: Request) -> Json:
    """The account and its passkeys are deleted; devices and tables stay."""
    answer, device = await _device(request)
    return filled(answer, await _desk(request).delete(device))


def _desk(request: Request) -> AccountDesk:
    return services_of(request).accounts


async def _device(request: Request) -> tuple[Json, str]:
    """The device that changes something, and the answer that carries its cookie if it is new."""
    limited(request, "account")
    from_own_page(request)
    answer = Json(None)
    return answer, await ensure_device(request, answer, services_of(request).tables)
