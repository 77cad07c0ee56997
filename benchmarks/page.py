"""The page as Lighthouse sees it: a phone of the middle class on a slow line, the system's Chromium.

Each screen is loaded a few times with nothing kept from before, and the best of its notes counts: a busy machine makes
a page slower, never faster. Lighthouse is installed into `benchmarks/lighthouse/` from the lock file there, when it is
first wanted.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from hatch_build import install_tools, npm
from tests.services import CHROMIUM_ARGUMENTS, chromium, free_port

from benchmarks.figures import figure

FOLDER = Path(__file__).parent / "lighthouse"
SCREENS = {"home": "/", "lesson": "/learn", "rules": "/rules", "pass and play": "/pass", "settings": "/settings"}
NOTES = ("performance", "accessibility", "best-practices")
TIMES = {"first-contentful-paint": "first paint", "interactive": "ready for use"}
RUNS = 3
TRIES = 3


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """The address of a server that answers."""
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    command = [str(Path(sys.executable).with_name("wormgrill")), "serve", "--port", str(port)]
    command += ["--database-url", f"sqlite+aiosqlite:///{folder / 'tables.db'}"]
    server = subprocess.Popen(command, env={**os.environ, "WORMGRILL_LOG_FORMAT": "none"})
    try:
        for _ in range(300):
            with suppress(OSError), urllib.request.urlopen(f"{base}/ready"):
                break
            time.sleep(0.1)
        yield base
    finally:
        server.terminate()
        server.wait()


def lighthouse(url: str, report: Path) -> dict[str, Any]:
    """One load of the address, as Lighthouse reports it. Now and then it misses the beginning of a load and asks to be
    run again.
    """
    os.environ["CHROME_PATH"] = chromium()
    flags = " ".join(["--headless=new", *CHROMIUM_ARGUMENTS])
    wanted = f"--only-categories={','.join(NOTES)}"
    output = ("--output=json", f"--output-path={report}", "--quiet", f"--chrome-flags={flags}")
    for attempt in range(1, TRIES + 1):
        try:
            npm("exec", "--", "lighthouse", url, wanted, *output, quiet=True, folder=FOLDER)
            break
        except subprocess.CalledProcessError:
            if attempt == TRIES:
                raise
    return dict(json.loads(report.read_text()))


def transferred(report: dict[str, Any]) -> float:
    """Kilobytes over the line until the page was still, without fonts."""
    items = report["audits"]["network-requests"]["details"]["items"]
    return sum(float(item["transferSize"]) for item in items if item.get("resourceType") != "Font") / 1000


def complaints(report: dict[str, Any]) -> list[str]:
    """What costs points, apart from speed."""
    audits = [ref for note in NOTES[1:] for ref in report["categories"][note]["auditRefs"] if ref["weight"]]
    return [
        ref["id"]
        for ref in audits
        if (report["audits"][ref["id"]]["score"] or 0) < 1
        and report["audits"][ref["id"]]["scoreDisplayMode"] not in ("notApplicable", "manual", "informative")
    ]


def main() -> None:
    install_tools(FOLDER)
    with tempfile.TemporaryDirectory() as name, serving(Path(name)) as base:
        for screen, path in SCREENS.items():
            reports = [lighthouse(base + path, Path(name) / "report.json") for _ in range(RUNS)]
            for note in NOTES:
                best = max(100 * (report["categories"][note]["score"] or 0) for report in reports)
                figure(f"page: {screen}, {note.replace('-', ' ')}", best, "of 100", ">= 95")
            for audit, what in TIMES.items():
                least = min(report["audits"][audit]["numericValue"] for report in reports) / 1000
                figure(f"page: {screen}, {what}", least, "s")
            figure(f"page: {screen}, first load without fonts", transferred(reports[0]), "kB", "< 200")
            for complaint in sorted({one for report in reports for one in complaints(report)}):
                print(f"      {screen}: {complaint}")


if __name__ == "__main__":
    main()
