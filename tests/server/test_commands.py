"""`wormgrill serve`: what the command line and the environment say, and a process that ends as it should."""

from __future__ import annotations

import argparse
import json
import signal
from pathlib import Path

import pytest
from examples.client import Client, request
from tests.server.harness import ANIKA, OPEN, Process

from wormgrill.cli import main
from wormgrill.server.commands import add_serve, qr_code, settings_of
from wormgrill.server.settings import Settings


def parsed(*arguments: str, **environment: str) -> Settings:
    parser = argparse.ArgumentParser()
    add_serve(parser)
    return settings_of(parser.parse_args(arguments), environment)


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
        (["--host", "203.0.113.7", "--port", "0"], "cannot listen at"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", *arguments]) == 1
    error = capsys.readouterr().err
    assert said in error
    assert "Traceback" not in error


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
