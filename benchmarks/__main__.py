"""Run every benchmark, or those named: `python -m benchmarks [NAME…]`."""

from __future__ import annotations

import importlib
import sys
import traceback
from pathlib import Path

from benchmarks import figures

NOT_BENCHMARKS = {"__init__", "__main__", "figures"}


def names() -> list[str]:
    """The benchmarks that there are: modules of this folder that define `main`."""
    files = sorted(Path(__file__).parent.glob("*.py"))
    return [
        file.stem for file in files if file.stem not in NOT_BENCHMARKS and "\ndef main() -> None:" in file.read_text()
    ]


def main(wanted: list[str]) -> int:
    there = names()
    unknown = sorted(set(wanted) - set(there))
    if unknown:
        print(f"no benchmark is called {', '.join(unknown)}; there are: {', '.join(there)}", file=sys.stderr)
        return 2
    if not wanted:
        figures.FILE.unlink(missing_ok=True)
    broken = []
    for name in wanted or there:
        print(f"--- {name}", flush=True)
        try:
            importlib.import_module(f"benchmarks.{name}").main()
        except Exception:  # noqa: BLE001 - one broken benchmark must not cost the others' figures
            traceback.print_exc()
            broken.append(name)
    kept = figures.read()
    missed = [str(entry["name"]) for entry in kept if not figures.reached(float(entry["value"]), str(entry["goal"]))]
    print(
        f"{len(kept)} figures in {figures.FILE}; {len(missed)} short of their goal"
        + "".join(f"\n  {m}" for m in missed)
    )
    if broken:
        print(f"broke off with an error: {', '.join(broken)}", file=sys.stderr)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
