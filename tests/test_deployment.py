"""The files for hosting are well formed, also where no container engine can run them."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
TOOLS = Path(sys.executable).parent


def run(*command: str | Path) -> str:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_dockerfile_is_clean() -> None:
    assert run(TOOLS / "hadolint", "Dockerfile") == ""


def test_the_compose_file_follows_its_schema() -> None:
    assert "ok" in run(TOOLS / "check-jsonschema", "--builtin-schema", "vendor.compose-spec", "compose.yaml")


def test_the_files_set_variables_that_the_server_knows() -> None:
    known = set(re.findall(r"WORMGRILL_[A-Z_]+", (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")))
    ours = {"WORMGRILL_SITE"}  # of the compose file itself
    for name in ("Dockerfile", "compose.yaml", "deploy/Caddyfile"):
        assert set(re.findall(r"WORMGRILL_[A-Z_]+", (ROOT / name).read_text(encoding="utf-8"))) <= known | ours
