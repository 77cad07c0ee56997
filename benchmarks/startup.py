"""How soon the package and the command are there: whole processes, from start to finish."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from benchmarks.figures import figure, seconds

COMMAND = Path(sys.executable).with_name("wormgrill")


def of(*command: str | Path) -> float:
    """Milliseconds of the fastest of twelve runs."""
    return 1000 * seconds(lambda: subprocess.run(command, check=True, stdout=subprocess.DEVNULL), repeat=12)


def main() -> None:
    nothing = of(sys.executable, "-c", "pass")
    figure("startup: python -c pass", nothing, "ms")
    figure(
        "startup: import wormgrill, with Python's own start",
        of(sys.executable, "-c", "import wormgrill"),
        "ms",
        "< 100",
    )
    rules = "import wormgrill.rules, wormgrill.notation"
    figure("startup: import rules and notation, with Python's start", of(sys.executable, "-c", rules), "ms", "< 200")
    figure("startup: wormgrill --help", of(COMMAND, "--help"), "ms", "< 250")


if __name__ == "__main__":
    main()
