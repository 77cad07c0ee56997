"""The files for hosting are well formed, also where no container engine can run them."""

from __future__ import annotations

import configparser
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.services import free_port

ROOT = Path(__file__).parents[1]
TOOLS = Path(sys.executable).parent


def run(*command: str | Path, env: Mapping[str, str] | None = None) -> str:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, env=env)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_dockerfile_is_clean() -> None:
    assert run(TOOLS / "hadolint", "Dockerfile") == ""


def test_the_compose_file_follows_its_schema() -> None:
    assert "ok" in run(TOOLS / "check-jsonschema", "--builtin-schema", "vendor.compose-spec", "compose.yaml")


def test_the_front_leads_to_the_servers_of_the_compose_file() -> None:
    """Servers, database and bus are called by the names that they have; the port is the one of the image."""
    compose = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    services = set(re.findall(r"^  ([a-z-]+):", compose.partition("\nservices:")[2].partition("\nvolumes:")[0], re.M))
    front = (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")
    upstreams = re.findall(r"([a-z-]+):(\d+)", front)
    port = re.search(r"WORMGRILL_PORT=(\d+)", (ROOT / "Dockerfile").read_text(encoding="utf-8"))
    assert port is not None
    assert {name for name, _ in upstreams} == {name for name in services if name.startswith("server")}
    assert {number for _, number in upstreams} == {port[1]}
    assert set(re.findall(r"(?:@|redis://)([a-z]+)[:/]", compose)) <= services
    for path in re.findall(r"(?:health_uri|path) (.+)", front):
        assert set(path.split()) <= {"/health", "/ready", "/metrics"}


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf"])
def test_blocks_are_closed_and_lines_ended(name: str) -> None:
    text = (ROOT / "deploy" / name).read_text(encoding="utf-8")
    lines = [line.split("#")[0].rstrip() for line in text.splitlines()]
    depth = 0
    for line in lines:
        depth += (line.count("{") - line.count("}")) if not line.startswith("{$") else 1
        assert depth >= 0
        assert name == "Caddyfile" or not line or line[-1] in "{};"
    assert depth == 0


def test_the_fronts_themselves_read_their_files(tmp_path: Path) -> None:
    """Where Caddy and nginx are installed they have the last word; where they are not, the tests above have to do."""
    if shutil.which("caddy"):
        site = {**os.environ, "WORMGRILL_SITE": "worms.example.org", "HOME": str(tmp_path)}
        run("caddy", "validate", "--adapter", "caddyfile", "--config", "deploy/Caddyfile", env=site)
    if shutil.which("nginx"):
        ours = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
        # a port and a place where everybody may try it, and no certificate, which it would want to read
        ours = re.sub(r"ssl_certificate.*;", "", ours).replace("443 ssl", f"127.0.0.1:{free_port()}")
        folders = "".join(
            f"{kind}_temp_path {tmp_path};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        whole = tmp_path / "nginx.conf"
        whole.write_text(f"pid {tmp_path}/pid; events {{}}\nhttp {{ access_log off; {folders}\n{ours}\n}}\n")
        run("nginx", "-t", "-q", "-e", tmp_path / "errors", "-c", whole)


def test_the_unit_for_systemd_has_known_settings_once() -> None:
    """Sections and settings as `systemd-analyze verify` wants them; that program is not everywhere."""
    text = (ROOT / "deploy" / "wormgrill.service").read_text(encoding="utf-8")
    unit = configparser.RawConfigParser(strict=False, comment_prefixes=("#",), delimiters=("=",))
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(text)
    assert unit.sections() == ["Unit", "Service", "Install"]
    assert unit["Service"]["ExecStart"].endswith("bin/wormgrill serve")
    names = re.findall(r"^([A-Za-z]+)=", text, re.M)
    assert [name for name in set(names) if names.count(name) > 1] == ["Environment"]


def test_the_files_set_variables_that_the_server_knows() -> None:
    known = set(re.findall(r"WORMGRILL_[A-Z_]+", (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")))
    ours = {"WORMGRILL_SITE"}  # of the compose file itself
    for name in ("Dockerfile", "compose.yaml", "deploy/Caddyfile", "deploy/wormgrill.service"):
        assert set(re.findall(r"WORMGRILL_[A-Z_]+", (ROOT / name).read_text(encoding="utf-8"))) <= known | ours
