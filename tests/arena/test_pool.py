"""Workers: results in order, and nobody left behind."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

from wormgrill.arena.pool import ordered

SLEEPERS = """
import time
from wormgrill.arena.pool import ordered

def sleep(task):
    print("asleep", flush=True)
    time.sleep(600)

if __name__ == "__main__":
    list(ordered(sleep, range(2), 2))
"""


def test_results_come_in_the_order_of_the_tasks() -> None:
    tasks = list(range(20))
    assert list(ordered(str, tasks, 1)) == list(ordered(str, tasks, 2)) == list(map(str, tasks))


def test_workers_do_not_outlive_whom_they_work_for(tmp_path: Path) -> None:
    """They write to the same pipe, which has an end only when all of them are gone."""
    script = tmp_path / "sleepers.py"
    script.write_text(SLEEPERS)
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert [process.stdout.readline() for _ in range(2)] == ["asleep\n"] * 2
        process.send_signal(signal.SIGKILL)
        assert process.communicate(timeout=60)[0] == ""
