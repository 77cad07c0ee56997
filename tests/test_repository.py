"""The repository as a whole: what may stand in no file, and what must stand together."""

import json
import re
import subprocess
from pathlib import Path

import pytest

import wormgrill

ROOT = Path(__file__).resolve().parent.parent

# split so that this file does not name them itself
REGISTRIES = [
    "pypi" + ".org",
    "files.python" + "hosted",
    "registry.npm" + "js",
    "registry.yarn" + "pkg",
    "deb.deb" + "ian",
]


def tracked() -> list[Path]:
    """The files of the repository, those not yet committed included."""
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, check=True, capture_output=True, text=True
    )
    return [path for name in listed.stdout.splitlines() if (path := ROOT / name).is_file()]


def test_no_file_names_a_registry() -> None:
    pattern = re.compile("|".join(map(re.escape, REGISTRIES)).encode())
    assert [str(file.relative_to(ROOT)) for file in tracked() if pattern.search(file.read_bytes())] == []


@pytest.mark.parametrize("name", ["run", "dev", "uv"])
def test_lock_files_pin_every_package_with_hashes(name: str) -> None:
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    packages = [block for block in re.split(r"\n(?=[a-z0-9])", text) if block.strip()]
    assert packages
    assert [block.splitlines()[0] for block in packages if "==" not in block or "--hash=sha256:" not in block] == []


def pins(name: str) -> dict[str, str]:
    lines = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    return {line.split(" \\")[0]: line for line in lines if re.match(r"[a-z0-9]", line)}


def test_the_lock_files_agree() -> None:
    assert pins("run").keys() <= pins("dev").keys()
    assert pins("uv").keys() <= pins("dev").keys()


def test_the_version_is_the_same_everywhere() -> None:
    assert f'version = "{wormgrill.__version__}"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert f"## {wormgrill.__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_npm_locks_no_address() -> None:
    for lock in (file for file in tracked() if file.name == "package-lock.json"):
        packages = json.loads(lock.read_text(encoding="utf-8"))["packages"]
        assert [name for name, entry in packages.items() if "resolved" in entry] == []
