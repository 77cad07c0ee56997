"""What the page checks and tests by itself, with its own tools: types, style, and its logic in Vitest."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.parametrize("script", ["check", "lint", "test"])
def test_the_page(script: str) -> None:
    command = [sys.executable, str(ROOT / "hatch_build.py"), "npm", "run", script]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
