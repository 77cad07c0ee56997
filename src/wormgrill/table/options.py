"""What the people of a table agree on before they start."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Literal

from pydantic import ConfigDict, Field, TypeAdapter

from wormgrill.notation import NotationError, format_edition, parse_edition
from wormgrill.players import SpecError, catalogue, format_player, parse_player

from .errors import Refused

STRICT = ConfigDict(extra="forbid")
# true and false only, neither 1 nor "yes"
Flag = Annotated[bool, Field(strict=True)]
DAY = 86400
# these run programs of whoever names them; fine on one's own command line, never by request of a guest
FORBIDDEN_BOTS = frozenset({"exec"})
STANDIN = "greedy"


@dataclass(frozen=True, slots=True, kw_only=True)
class Live:
    """Everybody is there; a clock for each move."""

    __pydantic_config__ = STRICT
    kind: Literal["live"] = "live"
    seconds: Annotated[int, Field(strict=True, ge=5, le=600)] = 45

    @property
    def limit(self) -> int:
        return self.seconds


@dataclass(frozen=True, slots=True, kw_only=True)
class Relaxed:
    """Everybody is there, nobody hurries."""

    __pydantic_config__ = STRICT
    kind: Literal["relaxed"] = "relaxed"
    seconds: Annotated[int, Field(strict=True, ge=60, le=7200)] = 900

    @property
    def limit(self) -> int:
        return self.seconds


@dataclass(frozen=True, slots=True, kw_only=True)
class Days:
    """People look in when they like."""

    __pydantic_config__ = STRICT
    kind: Literal["days"] = "days"
    days: Annotated[int, Field(strict=True, ge=1, le=30)] = 3

    @property
    def limit(self) -> int:
        return self.days * DAY


Pace = Annotated[Live | Relaxed | Days, Field(discriminator="kind")]


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """All options of a table; docs/protocol.md says what each means."""

    __pydantic_config__ = STRICT
    edition: Annotated[str, Field(max_length=64)] = "2014"
    pace: Pace = Relaxed()
    patience: Annotated[int, Field(strict=True, ge=5, le=DAY)] = 60
    standin: Annotated[str, Field(max_length=64)] = STANDIN
    bot_seconds: Annotated[float, Field(ge=0, le=10, allow_inf_nan=False)] = 0.6
    listed: Flag = False
    watch: Flag = True
    coach: Literal["advice", "odds", "none"] = "advice"
    undo: Literal["free", "consent", "none"] = "free"
    begins: Literal["random"] | Annotated[int, Field(strict=True, ge=1, le=7)] = "random"
    dice: Literal["server", "physical"] = "server"
    free_text: Flag = False
    open_stacks: Flag = False


OPTIONS: TypeAdapter[Options] = TypeAdapter(Options)


def settled(options: Options) -> Options:
    """The options in canonical form; refuses an edition or a bot that does not exist."""
    try:
        edition = format_edition(parse_edition(options.edition))
    except NotationError as error:
        raise Refused("bad_notation", str(error), "options.edition") from error
    return dataclasses.replace(options, edition=edition, standin=bot_spec(options.standin, "options.standin"))


@lru_cache(maxsize=1024)
def options_dict(options: Options) -> Mapping[str, object]:
    """The options as plain data, the same object for the same options: not to be changed."""
    return dataclasses.asdict(options)


def parse_options(data: dict[str, object]) -> Options:
    """The options that the log holds; what a later version added has its default."""
    return OPTIONS.validate_python(data)


def bot_names() -> tuple[str, ...]:
    """The bots that can be asked for at a table."""
    return tuple(entry.name for entry in catalogue() if entry.name not in FORBIDDEN_BOTS)


def bot_spec(spec: str, at: str = "bot") -> str:
    """The canonical spec of a bot; refuses what does not exist or must not be had by request."""
    name = spec.partition(":")[0].strip()
    if name not in bot_names():
        raise Refused("no_such_bot", f"there is no bot {name!r} here; there are {', '.join(bot_names())}", at)
    try:
        return format_player(parse_player(spec))
    except SpecError as error:
        raise Refused("no_such_bot", str(error), at) from error
