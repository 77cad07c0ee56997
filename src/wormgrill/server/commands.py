"""`wormgrill serve`, which is also what `wormgrill` alone does: the server, and the browser that shows it."""

from __future__ import annotations

import argparse
import asyncio
import errno
import os
import re
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from .alone import Taken, alone
from .ending import Ending
from .settings import IN_THE_ROOM, Limits, Settings

LOOPBACK = ("127.0.0.1", "localhost", "::1")
EVERYWHERE = ("0.0.0.0", "::")
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
    "lan": "WORMGRILL_LAN",
    "open": "WORMGRILL_OPEN",
}
YES, NO = ("1", "true", "yes", "on"), ("0", "false", "no", "off")
FORMATS = ("text", "json", "none")
LEVELS = ("debug", "info", "warning", "error")


def add_serve(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", help="address to listen at (127.0.0.1: this machine only; 0.0.0.0: everybody)")
    parser.add_argument("--port", help=f"port to listen at ({PORT}; 0 for any free one)")
    parser.add_argument(
        "--database-url",
        metavar="URL",
        help="sqlite:///file.db or postgresql://…; without it a file in your data folder",
    )
    parser.add_argument(
        "--bus",
        metavar="URL",
        help="redis://… between processes that share a PostgreSQL database (else it does so itself)",
    )
    parser.add_argument(
        "--base-url", metavar="URL", help="the address that people use, such as https://worms.example.org"
    )
    parser.add_argument(
        "--allow-host", metavar="NAME", action="append", help="another host name that the server answers to"
    )
    parser.add_argument(
        "--trust-proxy", action="store_true", default=None, help="believe X-Forwarded-For of a proxy in front"
    )
    parser.add_argument("--no-limits", action="store_true", default=None, help="no limits on rates, for load tests")
    parser.add_argument("--contact", metavar="ADDRESS", help="your address for push services: mailto:… or https://…")
    parser.add_argument(
        "--allow-private", action="store_true", default=None, help="notifications may go into private networks"
    )
    parser.add_argument("--log-format", choices=FORMATS, help="how to log (text)")
    parser.add_argument("--log-level", choices=LEVELS, help="how much to log (warning)")
    parser.add_argument(
        "--lan", action="store_true", default=None, help="for the phones in the room: prints the address and a QR code"
    )
    parser.add_argument("--open", action="store_true", default=None, help="open the browser")
    parser.epilog = "Each option can also be given in the environment: " + ", ".join(VARIABLES.values()) + "."


def run_serve(arguments: argparse.Namespace) -> int:
    """Until a signal ends it; whenever that comes, it is what the host wanted."""
    said = Said(arguments, os.environ)
    with Ending() as ending:
        try:
            there = _served(said, ending)
        except KeyboardInterrupt:
            return 0
    return _show(there) if isinstance(there, str) else there


def _served(said: Said, ending: Ending) -> int | str:
    """The exit status at the end; or, for the browser, the address of a server that is there already."""
    settings = settings_of(said)
    if said.flag("open") and _already_there(settings):
        return settings.base
    with _listening(settings, choosable=said.flag("open")) as line:
        settings = _at_port(settings, line.getsockname()[1])
        ending.check()
        try:
            with alone(settings.database_url, settings.base):
                return _run(settings, line, said, ending)
        except Taken as taken:
            if said.flag("open") and taken.address:
                return taken.address
            raise ValueError(str(taken)) from None


def _show(address: str) -> int:
    print(f"Wormgrill is already running at {address}")
    webbrowser.open(address)
    return 0


def _run(settings: Settings, line: socket.socket, said: Said, ending: Ending) -> int:
    from .run import serve

    _prepare(settings, ending)
    ending.check()
    print(f"Wormgrill is at {settings.base} (Ctrl+C ends it)", flush=True)
    if said.flag("lan"):
        print(qr_code(settings.base), flush=True)
    if said.flag("open"):
        threading.Thread(target=_open_browser, args=(settings.base,), daemon=True).start()
    return serve(settings, line, ending)


class Said:
    """What the command line says, else the environment. ValueError names the one that makes no sense."""

    def __init__(self, arguments: argparse.Namespace, environment: Mapping[str, str]) -> None:
        self._arguments = arguments
        self._environment = environment

    def __call__(self, name: str) -> Any:
        given = getattr(self._arguments, name, None)
        return given if given is not None else self._environment.get(VARIABLES[name]) or None

    def flag(self, name: str) -> bool:
        """Whether an option without a value is set."""
        word = str(self(name) or NO[0]).strip().lower()
        if word not in YES + NO:
            raise ValueError(f"{VARIABLES[name]} must be one of {', '.join(YES + NO)}, not {word!r}")
        return word in YES

    def one_of(self, name: str, choices: Sequence[str], default: str) -> Any:
        word = self(name) or default
        if word not in choices:
            raise ValueError(f"{VARIABLES[name]} must be one of {', '.join(choices)}, not {word!r}")
        return word


def settings_of(said: Said) -> Settings:
    """The server's settings; what nobody has said is as it is for a server on this machine alone."""
    from wormgrill.store.place import default_database

    lan = said.flag("lan")
    host = said("host") or (EVERYWHERE[0] if lan else LOOPBACK[0])
    port = _port(said("port"))
    base = said("base_url") or (f"http://{_address_in_the_room()}:{port}" if lan else "")
    if base and (urlsplit(base).scheme not in ("http", "https") or not urlsplit(base).hostname):
        raise ValueError(f"--base-url must be like https://worms.example.org, not {base!r}")
    more = said("allow_host") or []
    names = more.split(",") if isinstance(more, str) else more
    return Settings(
        database_url=said("database_url") or default_database(),
        bus_url=_bus(said("bus")),
        host=host,
        port=port,
        base_url=base or (f"http://{_address_in_the_room()}:{port}" if host in EVERYWHERE else ""),
        hosts=_names(host, base, names),
        trust_proxy=said.flag("trust_proxy"),
        limits=Limits(enabled=not said.flag("no_limits")),
        contact=_contact(said("contact")),
        allow_private=said.flag("allow_private"),
        log_format=said.one_of("log_format", FORMATS, "text"),
        log_level=said.one_of("log_level", LEVELS, "warning"),
    )


def _bus(said: str | None) -> str | None:
    if said is not None and urlsplit(said).scheme not in ("redis", "rediss", "unix", "valkey", "valkeys"):
        raise ValueError("--bus must be like redis://host:6379/0")
    return said.replace("valkey", "redis", 1) if said is not None and said.startswith("valkey") else said


def _port(said: Any) -> int:
    if said is None:
        return PORT
    if not re.fullmatch("[0-9]{1,5}", str(said)) or int(said) > 65535:
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
    numbers and to the names of this network.
    """
    if host not in LOOPBACK and not base:
        return (IN_THE_ROOM, *(name.strip().lower() for name in more if name.strip()))
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
    other = "--port" if reason.errno in (errno.EADDRINUSE, errno.EACCES) else "--host"
    why = str(reason.strerror).lower()
    raise ValueError(f"cannot listen at {settings.host}:{settings.port}: {why}; choose another with {other}")


def _at_port(settings: Settings, port: int) -> Settings:
    from dataclasses import replace

    base = settings.base_url
    if base and port != settings.port and base.endswith(f":{settings.port}"):
        base = base.removesuffix(f":{settings.port}") + f":{port}"
    return replace(settings, port=port, base_url=base)


def _prepare(settings: Settings, ending: Ending) -> None:
    """The database is brought up to date before anything listens, so that a fault in it is one sentence."""
    from wormgrill.store import Store, StoreUnavailable

    async def prepare() -> None:
        work, loop = asyncio.current_task(), asyncio.get_running_loop()
        assert work is not None
        with ending.orderly(lambda: loop.call_soon_threadsafe(work.cancel)):
            store = await Store.open(settings.database_url)
            await store.close()

    try:
        asyncio.run(prepare())
    except asyncio.CancelledError:
        ending.check()
        raise
    except StoreUnavailable as error:
        ending.check()
        raise ValueError(str(error)) from error


def _open_browser(address: str) -> None:
    """When the server answers, not before."""
    for _ in range(100):
        with suppress(OSError), urllib.request.urlopen(f"{address}/health", timeout=1):
            webbrowser.open(address)
            return
        time.sleep(0.1)
    print(f"The server does not answer at {address}.", file=sys.stderr)
