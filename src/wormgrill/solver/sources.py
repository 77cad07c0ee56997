"""Whether compiled kernels lie ready: which state their sources are in, and the stamp that `wormgrill warm` leaves
behind.

Nothing here imports numba, except to find out whether that works. So a short command can find out in a millisecond that
it need not.
"""

from __future__ import annotations

import json
import os
import platform
import re
import sys
from collections.abc import Iterable
from functools import lru_cache
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from zlib import crc32

from platformdirs import user_cache_path

HERE = Path(__file__).parent

#: Modules of this room that do not compile anything, but whose constants and tables compiled code is made with, or
#: whose `warm` compiles what others have.
RESTED_ON = ("endgame", "graph", "jit", "kit", "shapes", "tables")
#: What the text of a module with compiled functions has.
USERS = re.compile(r"^from (numba|\S*\.jit)\b", re.MULTILINE)


def fingerprint(*modules: str) -> int:
    """One number, never 0, that changes when the text of any of these modules of this room does."""
    mark = 0
    for module in modules:
        mark = crc32((HERE / f"{module}.py").read_bytes(), mark)
    return mark | 1 << 32


def stamp_path() -> Path:
    """Where the stamp lies: beside numba's own cache, which is with the installation if it may be written to, else with
    the user.
    """
    given = os.environ.get("NUMBA_CACHE_DIR")
    if given:
        return Path(given) / "wormgrill-warm"
    beside = HERE / "__pycache__"
    place = beside if os.access(beside if beside.exists() else HERE, os.W_OK) else user_cache_path("wormgrill")
    return place / "wormgrill-warm"


def kernel_files() -> list[Path]:
    """The modules of the package that compiled code is made from: those that import numba or our way to do without,
    and this room's that they rest on.
    """
    package = HERE.parent
    users = [path for path in sorted(package.rglob("*.py")) if USERS.search(path.read_text(encoding="utf-8"))]
    return sorted({*users, *(HERE / f"{name}.py" for name in RESTED_ON)})


def marks_of(files: Iterable[str]) -> dict[str, str]:
    """A mark of each file's text; a missing one is left out. Numba looks at texts too, so it does not matter that files
    get new dates when they are copied or checked out again.
    """
    package = HERE.parent
    found = {}
    for name in files:
        try:
            found[name] = sha256((package / name).read_bytes()).hexdigest()
        except OSError:
            continue
    return found


def surroundings() -> list[str | None]:
    """What else compiled code depends on: the Python, numba, and the processor."""
    return [sys.version, numba_version(), _processor()]


def numba_version() -> str | None:
    """The version of numba, or None where it is missing."""
    try:
        return version("numba")
    except PackageNotFoundError:
        return None


def numba_trouble() -> str:
    """Why compiled code cannot be had, though numba is there: it does not load, or finds no place for its cache."""
    try:
        from . import compiled
    except (ImportError, RuntimeError, OSError) as error:
        return str(error)
    return "" if compiled else "nothing is in it"


def is_warm(*modules: str) -> bool:
    """Whether everything that games need was compiled, on this machine and from just these sources, and what these
    modules need besides.
    """
    known = _stamped()
    return known is not None and known.issuperset(modules)


def _stamped() -> frozenset[str] | None:
    """The further modules that the stamp names, if it still holds."""
    try:
        stamp = json.loads(stamp_path().read_text(encoding="utf-8"))
        if stamp["surroundings"] != surroundings() or marks_of(stamp["files"]) != stamp["files"]:
            return None
        return frozenset(stamp["modules"])
    except (OSError, ValueError, KeyError, TypeError):
        return None


def set_warm(warm: bool, *modules: str) -> None:
    """Leave the stamp, or take it away; what it says of other modules stays as long as it holds."""
    path = stamp_path()
    if not warm:
        path.unlink(missing_ok=True)
        return
    files = marks_of(str(file.relative_to(HERE.parent)) for file in kernel_files())
    known = sorted((_stamped() or frozenset()).union(modules))
    stamp = {"surroundings": surroundings(), "files": files, "modules": known}
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(stamp), encoding="utf-8")


@lru_cache(maxsize=1)
def _processor() -> str:
    """The processor's name and abilities, for compiled code is made for one processor."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return f"{platform.machine()} {platform.processor()}"
    told = dict(line.split(":", 1) for line in lines if line.startswith(("model name", "flags", "Features")))
    return f"{platform.machine()} {crc32(repr(sorted(told.items())).encode())}"
