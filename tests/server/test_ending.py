"""A signal ends the server cleanly at whatever moment it comes: while it reads its code, prepares its database, prints
its address, starts, serves. The moments are told by Python's audit events, so that nothing hangs on time.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.services import free_port

from wormgrill.server.ending import Ending

# `wormgrill serve` that sends itself a signal just when an audit event comes for the n-th time with this word in it
DRIVER = """
import os, sys
number, event, word, count = int(sys.argv[1]), sys.argv[2], sys.argv[3], int(sys.argv[4])
def hook(name, given):
    global count
    if count and name == event and word in str(given):
        count -= 1
        if not count:
            os.kill(os.getpid(), number)
sys.addaudithook(hook)
from wormgrill.cli import main
sys.exit(main(["serve", *sys.argv[5:]]))
"""
C, TERM = signal.SIGINT, signal.SIGTERM
MOMENTS = [
    (TERM, "import", "wormgrill.store", 1),  # the first code that takes a while
    (C, "open", "tables.db-server", 1),
    (C, "import", "wormgrill.server.app", 1),
    (TERM, "sqlite3.connect", "tables.db", 1),  # the database is looked at
    (C, "open", "m0002", 1),  # in the middle of a migration
    (TERM, "import", "uvloop", 1),  # the server itself starts
]


@pytest.mark.parametrize(("number", "event", "word", "count"), MOMENTS)
def test_before_it_serves(number: signal.Signals, event: str, word: str, count: int, tmp_path: Path) -> None:
    command = [sys.executable, "-c", DRIVER, str(int(number)), event, word, str(count)]
    options = ["--port", "0", "--database-url", f"sqlite:///{tmp_path / 'tables.db'}"]
    done = subprocess.run([*command, *options], capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert not (tmp_path / "tables.db-wal").exists()  # it is closed


@pytest.mark.parametrize("number", [C, TERM])
def test_when_it_has_said_where_it_is(number: signal.Signals, tmp_path: Path) -> None:
    """The address is printed before the server answers there: whoever reads it may be quicker than the server."""
    command = [sys.executable, "-m", "wormgrill.cli", "serve", "--port", str(free_port())]
    command += ["--database-url", f"sqlite:///{tmp_path / 'tables.db'}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert "Wormgrill is at" in process.stdout.readline()
        process.send_signal(number)
        rest, complaints = process.communicate(timeout=120)
    assert (process.returncode, rest, complaints) == (0, "", "")
    assert not (tmp_path / "tables.db-wal").exists()


@pytest.fixture
def handlers() -> Iterator[None]:
    """Who was asked to end keeps its handlers; here they are put back."""
    before = {number: signal.getsignal(number) for number in (C, TERM)}
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


@pytest.mark.usefixtures("handlers")
def test_a_signal_is_heard_where_it_can_be() -> None:
    """Nothing is raised where it comes, as that would be lost in some places; it counts where it can."""
    begun: list[bool] = []
    with Ending() as ending:
        ending.check()
        os.kill(os.getpid(), TERM)
        os.kill(os.getpid(), TERM)  # said twice is not more
        with pytest.raises(KeyboardInterrupt):
            ending.check()
        with pytest.raises(KeyboardInterrupt), ending.orderly(lambda: None):
            begun.append(True)
    assert not begun


@pytest.mark.usefixtures("handlers")
def test_what_can_be_ended_in_order_is() -> None:
    heard: list[str] = []
    with Ending() as ending, ending.orderly(lambda: heard.append("end")):
        os.kill(os.getpid(), C)
        assert heard == ["end"]
