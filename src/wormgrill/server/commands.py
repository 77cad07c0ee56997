"""`wormgrill serve`, which is also what `wormgrill` alone does: the server, and the browser that shows it."""

from __future__ import annotations

import argparse
import asyncio
import os
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Mapping
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from .settings import Limits, Settings, default_database

LOOPBACK = ("127.0.0.1", "localhost", "::1")
PORT = 8517
# every option with the variable of the environment that says the same
VARIABLES = {
    "host": "WORMGRILL_HOST",
    "port": "WORMGRILL_PORT",
    "database_url": "WORMGRILL_DATABASE_URL",
    "bus": "WORMGRILL_BUS",
    "base_url": "WORMGRILL_BASE_URL",
    "allow_host": "WORMGRILL_ALLOW_HOST",
    "trust_proxy": "WORMGRILL_TRUST_PROXY",
    "no_limits": "WORMGRILL_NO_LIMITS",
    "contact": "WORMGRILL_CONTACT",
    "allow_private": "WORMGRILL_ALLOW_PRIVATE",
    "log_format": "WORMGRILL_LOG_FORMAT",
    "log_level": "WORMGRILL_LOG_LEVEL",
}
YES = ("1", "true", "yes", "on")


def add_serve(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", help="address to listen at (127.0.0.1: this machine only; 0.0.0.0: everybody)")
    parser.add_argument("--port", type=int, help=f"port to listen at ({PORT}; 0 for any free one)")
    parser.add_argument(
        "--database-url", help="sqlite:///file.db or postgresql://…; without it a file in your data folder"
    )
    parser.add_argument("--bus", help="redis://… when several server processes share one PostgreSQL database")
    parser.add_argument("--base-url", help="the address that people use, such as https://worms.example.org")
    parser.add_argument("--allow-host", action="append", help="another host name that the server answers to")
    parser.add_argument(
        "--trust-proxy", action="store_true", default=None, help="believe X-Forwarded-For of a proxy in front"
    )
    parser.add_argument("--no-limits", action="store_true", default=None, help="no limits on rates, for load tests")
    parser.add_argument("--contact", help="your address for push services: mailto:… or https://…")
    parser.add_argument(
        "--allow-private", action="store_true", default=None, help="notifications may go into private networks"
    )
    parser.add_argument("--log-format", choices=("text", "json", "none"), help="how to log (text)")
    parser.add_argument("--log-level", choices=("debug", "info", "warning", "error"), help="how much to log (warning)")
    parser.add_argument(
        "--lan", action="store_true", help="for the phones in the room: prints the address and a QR code"
    )
    parser.add_argument("--open", action="store_true", help="open the browser")
    parser.epilog = "Each option can also be given in the environment: " + ", ".join(VARIABLES.values()) + "."


def run_serve(arguments: argparse.Namespace) -> int:
    settings = settings_of(arguments, os.environ)
    if arguments.open and _already_there(settings):
        print(f"Wormgrill is already running at {settings.base}")
        webbrowser.open(settings.base)
        return 0
    line = _listening(settings, choosable=arguments.open)
    with line:
        return _run(_at_port(settings, line.getsockname()[1]), line, arguments)


def _run(settings: Settings, line: socket.socket, arguments: argparse.Namespace) -> int:
    _prepare(settings)
    print(f"Wormgrill is at {settings.base} (Ctrl+C ends it)", flush=True)
    if arguments.lan:
        print(qr_code(settings.base), flush=True)
    if arguments.open:
        threading.Thread(target=_open_browser, args=(settings.base,), daemon=True).start()
    return _serve(settings, line)


def settings_of(arguments: argparse.Namespace, environment: Mapping[str, str]) -> Settings:
    """What the command line says, else the environment, else the defaults."""

    def said(name: str) -> Any:
        given = getattr(arguments, name, None)
        return given if given is not None else environment.get(VARIABLES[name]) or None

    host = said("host") or ("0.0.0.0" if arguments.lan else "127.0.0.1")
    port = _port(said("port"))
    base = said("base_url") or (f"http://{_address_in_the_room()}:{port}" if arguments.lan else "")
    if base and (urlsplit(base).scheme not in ("http", "https") or not urlsplit(base).hostname):
        raise ValueError(f"--base-url must be like https://worms.example.org, not {base!r}")
    more = said("allow_host") or []
    names = more.split(",") if isinstance(more, str) else more
    return Settings(
        database_url=said("database_url") or default_database(),
        bus_url=said("bus"),
        host=host,
        port=port,
        base_url=base,
        hosts=_names(host, base, names),
        trust_proxy=str(said("trust_proxy") or "").lower() in YES,
        limits=Limits(enabled=str(said("no_limits") or "").lower() not in YES),
        contact=_contact(said("contact")),
        allow_private=str(said("allow_private") or "").lower() in YES,
        log_format=said("log_format") or "text",
        log_level=said("log_level") or "warning",
    )


def _port(said: Any) -> int:
    if said is None:
        return PORT
    if not str(said).isdecimal() or not 0 <= int(said) <= 65535:
        raise ValueError(f"a port is a number from 0 to 65535, not {said!r}")
    return int(said)


def _contact(said: str | None) -> str:
    if said is None:
        return Settings().contact
    if not said.startswith(("mailto:", "https://")):
        raise ValueError(f"--contact must be like mailto:you@example.org, not {said!r}")
    return said


def _names(host: str, base: str, more: list[str]) -> tuple[str, ...]:
    """The names that the server answers to. Whoever listens to the world without saying under which name answers to
    all.
    """
    if host not in LOOPBACK and not base:
        return tuple(name.strip().lower() for name in more)
    names = {*LOOPBACK, "[::1]", host, *(name.strip().lower() for name in more if name.strip())}
    if base:
        names.add((urlsplit(base).hostname or "").lower())
    return tuple(sorted(names - {"0.0.0.0", "::", ""}))


def _address_in_the_room() -> str:
    """This machine's address in its network. Nothing is sent: a datagram socket is only asked which way it would go."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("10.255.255.255", 1))
        return str(probe.getsockname()[0])
    return "127.0.0.1"


def qr_code(address: str) -> str:
    """The address as a QR code of blocks, to be shown in a terminal."""
    import io

    import segno

    text = io.StringIO()
    segno.make(address, error="m").terminal(out=text, compact=True, border=2)
    return text.getvalue()


def _already_there(settings: Settings) -> bool:
    """Whether a Wormgrill of ours already listens at this port."""
    with suppress(OSError, ValueError), urllib.request.urlopen(f"{settings.base}/api/server", timeout=1) as answer:
        return b'"name":"wormgrill"' in answer.read(64)
    return False


def _listening(settings: Settings, choosable: bool) -> socket.socket:
    """The socket that the server listens at; where the port does not matter and is taken, another one."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    for port in (settings.port, 0) if choosable else (settings.port,):
        line = socket.socket(family, socket.SOCK_STREAM)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            line.bind((settings.host, port))
        except OSError as error:
            line.close()
            reason = error
        else:
            return line
    raise ValueError(f"cannot listen at {settings.host}:{settings.port}: {reason.strerror}; choose another with --port")


def _at_port(settings: Settings, port: int) -> Settings:
    from dataclasses import replace

    base = settings.base_url
    if base and port != settings.port and base.endswith(f":{settings.port}"):
        base = base.removesuffix(f":{settings.port}") + f":{port}"
    return replace(settings, port=port, base_url=base)


def _prepare(settings: Settings) -> None:
    """The database is brought up to date before anything listens, so that a fault in it is one sentence."""
    from wormgrill.store import Store, StoreUnavailable

    async def prepare() -> None:
        store = await Store.open(settings.database_url)
        await store.close()

    try:
        asyncio.run(prepare())
    except StoreUnavailable as error:
        raise ValueError(str(error)) from error


def _serve(settings: Settings, line: socket.socket) -> int:
    from .run import serve

    try:
        return serve(settings, line)
    except KeyboardInterrupt:
        return 0


def _open_browser(address: str) -> None:
    """When the server answers, not before."""
    for _ in range(100):
        with suppress(OSError), urllib.request.urlopen(f"{address}/health", timeout=1):
            webbrowser.open(address)
            return
        time.sleep(0.1)
    print(f"The server does not answer at {address}.", file=sys.stderr)
