"""The socket as AsyncAPI describes such things: the same schemas as everywhere, with who sends what to whom."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from wormgrill import __version__

from .messages import socket_schema

Data = dict[str, Any]
HERE, THERE = "#/$defs/", "#/components/schemas/"
# AsyncAPI tells it from the server's side
ACTIONS = {"hear": ("receive", "FromClient"), "tell": ("send", "FromServer")}


@lru_cache(maxsize=1)
def asyncapi() -> Data:
    """An AsyncAPI document of /ws."""
    definitions = socket_schema()["$defs"]
    kinds = {name: _kinds(definitions[group]) for name, (_, group) in ACTIONS.items()}
    messages = {kind: _message(kind, definitions[kind]) for names in kinds.values() for kind in names}
    groups = [group for _, group in ACTIONS.values()]
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "The socket of a Wormgrill server",
            "version": __version__,
            "description": "One socket may follow several tables. /api/openapi.json describes what goes over HTTP.",
        },
        "defaultContentType": "application/json",
        "channels": {
            "socket": {
                "address": "/ws",
                "messages": {kind: {"$ref": f"#/components/messages/{kind}"} for kind in messages},
                "bindings": {"ws": {"method": "GET"}},
            }
        },
        "operations": {
            name: {
                "action": action,
                "channel": {"$ref": "#/channels/socket"},
                "messages": [{"$ref": f"#/channels/socket/messages/{kind}"} for kind in kinds[name]],
            }
            for name, (action, _) in ACTIONS.items()
        },
        "components": {
            "messages": messages,
            "schemas": {name: _moved(schema) for name, schema in definitions.items() if name not in groups},
        },
    }


def _kinds(group: Data) -> list[str]:
    return [choice["$ref"].removeprefix(HERE) for choice in group["oneOf"]]


def _message(kind: str, schema: Data) -> Data:
    """A message goes by its `type`, which is the same in all of its kind."""
    told = {"description": schema["description"]} if "description" in schema else {}
    return {"name": schema["properties"]["type"]["const"], **told, "payload": {"$ref": THERE + kind}}


def _moved(part: Any) -> Any:
    """A schema whose references lead to where AsyncAPI keeps schemas; it knows a discriminator by its name alone."""
    if isinstance(part, list):
        return [_moved(one) for one in part]
    if not isinstance(part, dict):
        return part
    moved = {key: _moved(value) for key, value in part.items()}
    if isinstance(part.get("$ref"), str):
        moved["$ref"] = part["$ref"].replace(HERE, THERE)
    if isinstance(part.get("discriminator"), dict):
        moved["discriminator"] = part["discriminator"]["propertyName"]
    return moved
