"""`wormgrill serve`: what the command line and the environment say, and a process that ends as it should."""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import signal
from pathlib import Path

import pytest
from examples.client import Client, request
from starlette.datastructures import Headers
from tests.server.harness import ANIKA, OPEN, Process

from wormgrill.cli import main
from wormgrill.server.alone import Taken, alone
from wormgrill.server.commands import VARIABLES, Said, add_serve, qr_code, settings_of
from wormgrill.server.security import known_host
from wormgrill.server.settings import Settings


def parsed(*arguments: str, **environment: str) -> Settings:
    parser = argparse.ArgumentParser()
    add_serve(parser)
    return settings_of(Said(parser.parse_args(arguments), environment))


def test_as_it_is_it_serves_this_machine_only() -> None:
    settings = parsed()
    assert (settings.host, settings.port, settings.base) == ("127.0.0.1", 8517, "http://127.0.0.1:8517")
    assert settings.database_url.startswith("sqlite")
    assert {"localhost", "127.0.0.1"} <= set(settings.hosts)
    assert not settings.secure
    assert settings.limits.enabled


def test_the_command_line_comes_before_the_environment() -> None:
    environment = {
        "WORMGRILL_HOST": "0.0.0.0",
        "WORMGRILL_PORT": "9000",
        "WORMGRILL_DATABASE_URL": "postgresql://db/worms",
        "WORMGRILL_BUS": "redis://bus",
        "WORMGRILL_BASE_URL": "https://worms.example.org/",
        "WORMGRILL_ALLOW_HOST": "one.example, two.example",
        "WORMGRILL_TRUST_PROXY": "yes",
        "WORMGRILL_NO_LIMITS": "1",
        "WORMGRILL_LOG_FORMAT": "json",
    }
    settings = parsed("--port", "9001", **environment)
    assert (settings.host, settings.port, settings.base) == ("0.0.0.0", 9001, "https://worms.example.org")
    assert (settings.bus_url, settings.database_url) == ("redis://bus", "postgresql://db/worms")
    assert {"worms.example.org", "one.example", "two.example", "localhost"} <= set(settings.hosts)
    assert settings.secure
    assert settings.trust_proxy
    assert not settings.limits.enabled
    assert settings.log_format == "json"


def test_for_the_phones_in_the_room() -> None:
    settings = parsed("--lan", "--port", "9000")
    assert settings.host == "0.0.0.0"
    assert settings.base.startswith("http://")
    assert settings.base.endswith(":9000")
    picture = qr_code(settings.base)
    assert len(picture.splitlines()) > 10


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--port", "70000"], "a port is a number"),
        (["--base-url", "worms.example.org"], "--base-url must be like https://"),
        (["--database-url", "mysql://x", "--port", "0"], "must begin with sqlite"),
        (["--database-url", "postgresql://127.0.0.1:9/x", "--port", "0"], "cannot be used"),
        (["--host", "203.0.113.7", "--port", "0"], "choose another with --host"),
        (["--port", "eighty"], "a port is a number"),
        (["--bus", "http://bus"], "--bus must be like redis://"),
        (["--database-url", "worms"], "--database-url must be like"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", *arguments]) == 1
    error = capsys.readouterr().err
    assert said in error
    assert "Traceback" not in error


@pytest.mark.parametrize(
    ("variable", "value"),
    [("LOG_LEVEL", "loud"), ("LOG_FORMAT", "xml"), ("TRUST_PROXY", "perhaps"), ("NO_LIMITS", "2"), ("LAN", "LAN")],
)
def test_a_variable_that_makes_no_sense_is_named(variable: str, value: str) -> None:
    with pytest.raises(ValueError, match=f"WORMGRILL_{variable} must be one of"):
        parsed(**{f"WORMGRILL_{variable}": value})


def test_every_option_has_a_variable_and_both_are_documented() -> None:
    parser = argparse.ArgumentParser()
    add_serve(parser)
    variables = {f"--{name.replace('_', '-')}": variable for name, variable in VARIABLES.items()}
    assert set(re.findall(r"(?<![\w-])--[a-z-]+", parser.format_help())) == {"--help", *variables}
    text = (Path(__file__).parents[2] / "docs" / "commands.md").read_text(encoding="utf-8")
    for option, variable in variables.items():
        assert f"| `{option}` | `{variable}` |" in text


def test_for_everybody_and_by_numbers() -> None:
    assert parsed("--host", "::1").base == "http://[::1]:8517"
    everywhere = parsed("--host", "0.0.0.0")
    for host in ("192.168.1.7:8517", "[::1]:8517", "worms", "worms.local"):
        assert known_host(everywhere, Headers({"host": host}))
    for host in ("evil.example", "192.168.1.7.evil.example"):
        assert not known_host(everywhere, Headers({"host": host}))
    named = parsed("--host", "0.0.0.0", "--allow-host", "worms.example.org")
    assert known_host(named, Headers({"host": "worms.example.org"}))
    assert everywhere.base.startswith("http://")
    assert "0.0.0.0" not in everywhere.base
    assert parsed(WORMGRILL_LAN="yes", WORMGRILL_TRUST_PROXY="off").host == "0.0.0.0"
    assert parsed("--bus", "valkey://bus:6379/0").bus_url == "redis://bus:6379/0"


def test_a_file_that_is_no_database(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "letters.db"
    file.write_text("dear worms, " * 100)
    assert main(["serve", "--port", "0", "--database-url", f"sqlite:///{file}"]) == 1
    assert capfd.readouterr().err.strip().endswith("cannot be used: file is not a database")


def test_one_file_has_one_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Two would each tell only their own visitors what happens; the second one says where the first one is."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    server = Process(url, tmp_path)
    server.start()
    asyncio.run(server.ready())
    try:
        assert main(["serve", "--port", "0", "--database-url", url]) == 1
        assert f"already, at {server.base}; end it first" in capsys.readouterr().err
        assert main(["export", str(tmp_path / "all.jsonl"), "--database-url", url]) == 0
    finally:
        server.kill()
    with alone(url, "http://127.0.0.1:1"), pytest.raises(Taken, match="already, at http"), alone(url, "other"):
        pass


@pytest.mark.anyio
async def test_who_presses_twice_does_not_wait(tmp_path: Path) -> None:
    """Ctrl+C twice: the server is gone at once, without a word of complaint."""
    server = Process(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path)
    server.start()
    await server.ready()
    host, _ = await Client.open(server.base, [ANIKA, OPEN])
    async with host:
        process = server.process
        assert process is not None
        process.send_signal(signal.SIGINT)
        await host.until(lambda: host.heard[-1]["type"] == "bye")
        process.send_signal(signal.SIGINT)
        assert process.wait(20) in (0, 130)
    assert "Traceback" not in server.log.read_text()


@pytest.mark.anyio
async def test_it_ends_in_order(tmp_path: Path) -> None:
    """SIGTERM: everybody is told to connect again, and what was stored is there for the next process."""
    server = Process(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path)
    server.start()
    await server.ready()
    host, opened = await Client.open(server.base, [ANIKA, OPEN])
    async with host:
        process = server.process
        assert process is not None
        process.send_signal(signal.SIGTERM)
        await host.until(lambda: host.heard[-1]["type"] == "bye")
        assert host.heard[-1]["reason"] == "shutdown"
        assert process.wait(20) == 0
        server.start()
        await server.ready()
        await host.until(lambda: host.connections == 2)
        shown = await request(server.base, "GET", f"/api/tables/{host.table}", key=opened["key"])
        assert shown["state"]["seq"] == opened["state"]["seq"]
    server.stop()
    lines = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
    assert not [line for line in lines if line.get("level") == "error"]
