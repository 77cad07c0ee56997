"""Who may import whom: the table of the house, read from the code itself."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "wormgrill"

_CORE = {"rules", "notation", "solver", "players"}
_SERVED = _CORE | {"table", "store", "review"}

MAY_IMPORT: dict[str, set[str]] = {
    "rules": set(),
    "notation": {"rules"},
    "solver": {"rules"},
    "players": {"rules", "notation", "solver"},
    "table": {"rules", "notation", "players"},
    "store": {"rules", "notation"},
    "review": _CORE,
    "arena": _CORE,
    "envs": _CORE,
    "learn": _CORE | {"review", "arena", "envs"},
    "server": _SERVED,
    "terminal": _CORE | {"table", "review"},
    "cli": {
        "rules",
        "notation",
        "solver",
        "players",
        "table",
        "store",
        "review",
        "arena",
        "envs",
        "learn",
        "server",
        "terminal",
    },
}

# a room's command line reads positions as text, even where the room itself need not
COMMANDS_MAY_ALSO: dict[str, set[str]] = {"solver": {"notation"}, "store": {"table"}}

STANDARD_LIBRARY_ONLY = {"rules", "notation"}


def imported(file: Path) -> Iterator[tuple[int, str]]:
    """Every module that a file imports, at its top or later, as an absolute name, with the line."""
    package = file.relative_to(PACKAGE.parent).parent.parts
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package[: len(package) + 1 - node.level]) if node.level else ""
            name = ".".join(part for part in (base, node.module or "") if part)
            if name == "wormgrill":
                yield from ((node.lineno, f"wormgrill.{alias.name}") for alias in node.names)
            else:
                yield node.lineno, name


def room_of(file: Path) -> str:
    return file.relative_to(PACKAGE).parts[0].removesuffix(".py")


def breaches(file: Path) -> list[str]:
    room = room_of(file)
    allowed = MAY_IMPORT[room] | {room}
    if file.name == "commands.py":
        allowed |= COMMANDS_MAY_ALSO.get(room, set())
    found = []
    for line, name in imported(file):
        head, _, rest = name.partition(".")
        target = rest.partition(".")[0]
        where = f"{file.relative_to(PACKAGE)}:{line}"
        if head == "wormgrill":
            if target and target != "__version__" and target not in allowed:
                found.append(f"{where}: {room} may not import {target}")
        elif room in STANDARD_LIBRARY_ONLY and head not in sys.stdlib_module_names:
            found.append(f"{where}: {room} uses the standard library only, not {head}")
    return found


FILES = sorted(file for file in PACKAGE.rglob("*.py") if file != PACKAGE / "__init__.py" and "page" not in file.parts)


def test_every_room_is_in_the_table() -> None:
    assert {room_of(file) for file in FILES} <= set(MAY_IMPORT)


@pytest.mark.parametrize("room", sorted({room_of(file) for file in FILES}))
def test_rooms_import_only_what_they_may(room: str) -> None:
    assert [breach for file in FILES if room_of(file) == room for breach in breaches(file)] == []


def test_the_package_itself_imports_nothing() -> None:
    assert list(imported(PACKAGE / "__init__.py")) == []
