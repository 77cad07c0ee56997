"""How a server runs: one frozen value, from the command line and the environment, handed to the app's constructor."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

# among the names that the server answers to: all numbers, and all names of this network
IN_THE_ROOM = "<this network>"
PAGE = Path(__file__).parent / "page"


@dataclass(frozen=True, slots=True)
class Limits:
    """How much anybody may ask for. Rates are per second, with `burst` at once."""

    body: int = 65_536
    message: int = 16_384
    message_rate: float = 20.0
    message_burst: int = 60
    request_rate: float = 20.0
    request_burst: int = 120
    open_rate: float = 0.2
    open_burst: int = 30
    day_rate: float = 500 / 86_400
    day_burst: int = 500
    join_rate: float = 0.5
    join_burst: int = 40
    code_rate: float = 0.1
    code_burst: int = 20
    chat_rate: float = 0.5
    chat_burst: int = 8
    fuss_rate: float = 1.0
    fuss_burst: int = 40
    advice_rate: float = 5.0
    advice_burst: int = 30
    account_rate: float = 0.2
    account_burst: int = 30
    sockets_per_address: int = 64
    tables_per_socket: int = 32
    queue: int = 512
    enabled: bool = True


@dataclass(frozen=True, slots=True)
class Settings:
    """`hosts`: names that the server answers to, empty for any. `contact` is told to push services; `allow_private`
    lets notifications go into private networks. `process`: this process's own name among several.
    """

    database_url: str = ""
    bus_url: str | None = None
    host: str = "127.0.0.1"
    port: int = 8517
    base_url: str = ""
    hosts: tuple[str, ...] = ()
    trust_proxy: bool = False
    log_format: Literal["text", "json", "none"] = "text"
    log_level: str = "info"
    contact: str = "mailto:nobody@localhost"
    allow_private: bool = False
    page: Path = PAGE
    limits: Limits = field(default_factory=Limits)
    lease: float = 6.0
    sweep: float = 2.0
    idle: float = 120.0
    process: str = field(default_factory=lambda: secrets.token_hex(8))

    @property
    def base(self) -> str:
        """The address under which people reach the server, without a slash at the end."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return (self.base_url or f"http://{host}:{self.port}").rstrip("/")

    @property
    def secure(self) -> bool:
        return self.base.startswith("https://")
