"""What is built holds everything that a user needs, so that installing it needs no Node."""

import json
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
NEEDED = {
    "wormgrill/cli.py",
    "wormgrill/py.typed",
    "wormgrill/rules/text/en.md",
    "wormgrill/players/data/base-2.npz",
    "wormgrill/players/data/deluxe-7.npz",
    "wormgrill/server/page/index.html",
    "wormgrill/server/page/licenses.md",
}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel and the sdist of this tree."""
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "hatchling", "build", "--directory", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder


def test_the_wheel_is_complete(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    assert names >= NEEDED
    assert not any(name.startswith(("tests/", "web/")) for name in names)
    scripts = next(name for name in names if name.endswith("entry_points.txt"))
    assert b"wormgrill = wormgrill.cli:main" in zipfile.ZipFile(wheel).read(scripts)


def test_the_licences_of_what_the_page_is_made_with_come_along(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    text = zipfile.ZipFile(wheel).read("wormgrill/server/page/licenses.md").decode()
    bundled = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["dependencies"]
    assert [name for name in ("svelte", *bundled) if f"## {name} - " not in text] == []
    assert "Permission is hereby granted" in text


def test_the_sdist_holds_the_built_page_and_its_sources(built: Path) -> None:
    (sdist,) = built.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert names >= {f"src/{name}" for name in NEEDED}
    assert names >= {"web/package.json", "hatch_build.py", "README.md", "LICENSE", "tests/test_packaging.py"}
    assert names >= {"Makefile", "requirements/dev.txt", "deploy/wormgrill.service"}, "it can be set up and tested"
    assert not any("node_modules" in name for name in names)
