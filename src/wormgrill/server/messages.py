"""Every message that comes in, with its types and limits; the schemas that are published are made from these."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from wormgrill.table import Act, Join, Options, SeatPlan
from wormgrill.table.acts import ActId, Seq
from wormgrill.table.options import STRICT, Flag

from .shapes import SAID

Text = Annotated[str, Field(max_length=100)]
Secret = Annotated[str, Field(min_length=1, max_length=64)]
# what makes a request good once: whoever knows it gets the same answer, keys and all, so it has to be a secret
_ONCE = (
    "A random secret of the client's own (128 bits or more). Sent again with the same one, the request gets the same "
    "answer, keys and all, and nothing is done twice."
)
Once = Annotated[str, Field(min_length=22, max_length=64, pattern=r"^[A-Za-z0-9_-]+$", description=_ONCE)]
TableId = Annotated[str, Field(min_length=1, max_length=24, pattern=r"^[A-Za-z0-9_-]+$")]
PositionText = Annotated[str, Field(max_length=300)]


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenTable:
    """POST /api/tables"""

    __pydantic_config__ = STRICT
    seats: Annotated[list[SeatPlan], Field(min_length=2, max_length=7)]
    options: Options = field(default_factory=Options)
    name: Text | None = None
    start: Flag = False
    contribution: Annotated[str, Field(max_length=400)] | None = None
    once: Once | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Enter:
    """POST /api/enter: one of the three."""

    __pydantic_config__ = STRICT
    link: Secret | None = None
    code: Annotated[str, Field(max_length=20)] | None = None
    key: Secret | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class JoinTable(Join):
    """POST /api/tables/{table}/people"""

    link: Secret | None = None
    code: Annotated[str, Field(max_length=20)] | None = None
    once: Once | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class AskAbout:
    """POST /api/odds, /api/advise, /api/legal: a table's position, or any."""

    __pydantic_config__ = STRICT
    table: TableId | None = None
    position: PositionText | None = None
    chosen: Annotated[str, Field(max_length=32)] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordText:
    """POST /api/verify"""

    __pydantic_config__ = STRICT
    record: Annotated[str, Field(max_length=60_000)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Subscribe:
    __pydantic_config__ = STRICT
    type: Literal["subscribe"] = "subscribe"
    table: TableId
    key: Secret | None = None
    link: Secret | None = None
    since: Seq | None = None
    id: ActId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Unsubscribe:
    __pydantic_config__ = STRICT
    type: Literal["unsubscribe"] = "unsubscribe"
    table: TableId
    id: ActId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Ping:
    __pydantic_config__ = STRICT
    type: Literal["ping"] = "ping"
    id: ActId | None = None


Own = Annotated[Subscribe | Unsubscribe | Ping, Field(discriminator="type")]
OWN: TypeAdapter[Subscribe | Unsubscribe | Ping] = TypeAdapter(Own)
ACTS: TypeAdapter[Act] = TypeAdapter(Act)
OWN_TYPES = ("subscribe", "unsubscribe", "ping")


@lru_cache(maxsize=1)
def socket_schema() -> dict[str, Any]:
    """JSON Schema of the socket: `FromClient` is every message that a client may send, `FromServer` all it can hear."""
    own = OWN.json_schema(ref_template="#/$defs/{model}")
    acts = ACTS.json_schema(ref_template="#/$defs/{model}")
    definitions = {**acts.pop("$defs", {}), **own.pop("$defs", {})}
    table = TypeAdapter(TableId).json_schema()
    kinds = []
    for choice in (*own["oneOf"], *acts["oneOf"]):
        name = choice["$ref"].rpartition("/")[2]
        schema = definitions[name]
        schema["required"] = sorted({*schema.get("required", []), "type"})
        if "table" not in schema["properties"] and name != "Ping":
            schema["properties"]["table"] = table
            schema["required"] = sorted({*schema["required"], "table"})
        kinds.append({"$ref": f"#/$defs/{name}"})
    said = SAID.json_schema(ref_template="#/$defs/{model}")
    definitions |= said.pop("$defs")
    definitions["FromClient"] = {"title": "Messages from a client to a Wormgrill server", "oneOf": kinds}
    definitions["FromServer"] = {"title": "Messages from a Wormgrill server to a client", **said}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages over the socket of a Wormgrill server",
        "anyOf": [{"$ref": "#/$defs/FromClient"}, {"$ref": "#/$defs/FromServer"}],
        "$defs": definitions,
    }
