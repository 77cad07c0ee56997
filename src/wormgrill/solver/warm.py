"""Compile everything once per installation, so that nobody waits for a compiler in a game.

Any module of the package may define `warm() -> None`, which calls compiled functions with the types that the game uses.
Those of the modules that have compiled functions are found and called here. What only simulations and training need is
compiled when they are asked for the first time: their modules are named by those who ask.
"""

from __future__ import annotations

import fcntl
import importlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

from .kernel import chosen
from .sources import HERE, is_warm, kernel_files, numba_trouble, numba_version, set_warm, stamp_path


def compile_first(*modules: str, needed: bool = False) -> None:
    """For commands whose users may wait: compile what games and these modules need, if it is not compiled yet, and say
    so on the error output.

    Where nothing can be compiled all stays as it is. So it does where WORMGRILL_KERNEL asks for the plain kernel,
    unless compiled code is `needed`.
    """
    unwanted = os.environ.get("WORMGRILL_KERNEL") == "plain" and not needed
    if unwanted or is_warm(*modules) or numba_version() is None or numba_trouble():
        return
    print("compiling first, once for this installation; it takes half a minute or more …", file=sys.stderr, flush=True)
    warm_up(modules=modules)
    chosen.cache_clear()


def warm_up(
    told: Callable[[str], None] = lambda module: None, again: bool = False, modules: Sequence[str] = ()
) -> bool:
    """Compile what games need and is not compiled yet, then what these modules need besides, and leave the stamp that
    says so; False where everything was ready.

    Numba looks only at a function's own module, not at those that it calls into. So when anything has changed since the
    last time, all of it is compiled anew.
    """
    if numba_version() is None:
        raise ValueError("numba is not installed, so there is nothing to compile; the plain kernel is used")
    if is_warm(*modules) and not again:
        return False
    trouble = numba_trouble()
    if trouble:
        raise ValueError(f"nothing can be compiled, so the plain kernel is used: {trouble}")
    with _alone():
        if again or not is_warm():
            _compile_all(told)
        for name in modules:
            if not is_warm(name):
                told(name)
                importlib.import_module(name).warm()
                set_warm(True, name)
    return True


@contextmanager
def _alone() -> Iterator[None]:
    """Two who compiled at once would throw away each other's work: the second waits for the first."""
    path = stamp_path().with_suffix(".lock")
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _compile_all(told: Callable[[str], None]) -> None:
    """Compile what games need: all modules with compiled functions that have a `warm`."""
    set_warm(False)
    modules = [module for module in map(_imported, sorted(map(_name, kernel_files()))) if module is not None]
    for module in modules:
        _forget(module)
    # What others rest on comes first: the solver's modules are the last by name.
    warmable = [module for module in reversed(modules) if callable(getattr(module, "warm", None))]
    _compile_side_by_side([module.__name__ for module in warmable], told)
    for module in warmable:
        module.warm()
    set_warm(True)


def _compile_side_by_side(modules: list[str], told: Callable[[str], None]) -> None:
    """Compile the modules in as many processes as there are processors.

    All they leave behind is numba's cache. Where two need the same function at the same time an entry may be lost, and
    a process may fail for want of memory; so whoever calls this runs through everything again, which finds it there.
    """
    workers = min(os.cpu_count() or 1, len(modules))

    def compile_share(worker: int) -> None:
        code = "".join(
            f"print('{name}', flush=True)\nimport {name}\n{name}.warm()\n" for name in modules[worker::workers]
        )
        command = [sys.executable, "-c", code]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
            for line in process.stdout or ():
                told(line.strip())

    with ThreadPoolExecutor(workers) as pool:
        list(pool.map(compile_share, range(workers)))


def _imported(name: str) -> ModuleType | None:
    """The module, or None where it needs an extra that is not installed."""
    try:
        return importlib.import_module(name)
    except ImportError:
        return None


def _name(file: Path) -> str:
    parts = file.relative_to(HERE.parent.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _forget(module: ModuleType) -> None:
    """Remove what numba has kept of a module's functions."""
    for place in set(_cache_places(module)):
        for suffix in ("nbi", "nbc"):
            for file in place.glob(f"{module.__name__.rpartition('.')[2]}.*.{suffix}"):
                file.unlink(missing_ok=True)


def _cache_places(module: ModuleType) -> Iterator[Path]:
    for function in vars(module).values():
        path = getattr(getattr(function, "stats", None), "cache_path", None)
        if path:
            yield Path(path)
