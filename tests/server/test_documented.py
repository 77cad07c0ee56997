"""docs/protocol.md and the code say the same: every endpoint, message, event, option and error code is described."""

from __future__ import annotations

import json
import re
from pathlib import Path

import jsonschema
import pytest
from pydantic import TypeAdapter

from wormgrill.server import answers, messages, shapes
from wormgrill.server.app import create_app
from wormgrill.server.errors import STATUS
from wormgrill.server.messages import socket_schema
from wormgrill.server.settings import Settings
from wormgrill.table import Options, options_dict
from wormgrill.table.events import KINDS

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
SOURCES = [
    file for room in ("table", "server", "store") for file in sorted((ROOT / "src" / "wormgrill" / room).rglob("*.py"))
]
REFUSED = re.compile(r'(?:Refused|error_body)\(\s*"([a-z_]+)"')


def endpoints() -> list[str]:
    schema = create_app(Settings()).openapi()
    return sorted(schema["paths"])


def codes() -> set[str]:
    """Every error code that the code can answer with."""
    return {code for file in SOURCES for code in REFUSED.findall(file.read_text(encoding="utf-8"))} | set(STATUS)


def message_types(side: str) -> list[str]:
    definitions = socket_schema()["$defs"]
    names = [choice["$ref"].rpartition("/")[2] for choice in definitions[side]["oneOf"]]
    return sorted(definitions[name]["properties"]["type"]["const"] for name in names)


@pytest.mark.parametrize("path", endpoints())
def test_every_endpoint_is_described(path: str) -> None:
    assert f"{path}`" in TEXT or f"{path}?" in TEXT


@pytest.mark.parametrize("code", sorted(codes()))
def test_every_error_code_is_described(code: str) -> None:
    assert f"`{code}`" in TEXT


def test_every_described_error_code_exists() -> None:
    table = TEXT.partition("| code | HTTP | when |")[2].partition("## HTTP")[0]
    described = {
        code for row in re.findall(r"^\| (`.*?) \|", table, re.MULTILINE) for code in re.findall(r"`(\w+)`", row)
    }
    assert described <= codes()


@pytest.mark.parametrize("kind", message_types("FromClient"))
def test_every_message_is_described(kind: str) -> None:
    assert f"`{kind}`" in TEXT.partition("### What the client sends")[2].partition("### What the server sends")[0]


@pytest.mark.parametrize("kind", message_types("FromServer"))
def test_everything_that_is_said_is_described(kind: str) -> None:
    assert f"`{kind}`" in TEXT.partition("### What the server sends")[2].partition("## A whole session")[0]


EXAMPLES = re.findall(r"^```json (\w+)\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("name", "text"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_every_example_is_as_the_code_has_it(name: str, text: str) -> None:
    if name == "FromClient":
        schema = {**socket_schema(), "anyOf": [{"$ref": "#/$defs/FromClient"}]}
        jsonschema.Draft202012Validator(schema).validate(json.loads(text))
        return
    shape = next(getattr(module, name) for module in (answers, shapes, messages) if hasattr(module, name))
    TypeAdapter(shape).validate_json(text)


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 10
    for _, text in re.findall(r"^```json ?(\w*)\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL):
        json.loads(text)


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_event_is_described(kind: str) -> None:
    assert f"`{kind}`" in TEXT.partition("| kind | fields | what |")[2].partition("Facts come")[0]


@pytest.mark.parametrize("option", sorted(options_dict(Options())))
def test_every_option_is_described(option: str) -> None:
    assert f"| `{option}` |" in TEXT
