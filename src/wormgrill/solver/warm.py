"""Compile everything once per installation, so that nobody waits for a compiler in a game.

Any module of the package may define `warm() -> None`, which calls its compiled functions with the types that the game
uses; all of them are found and called here.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

from .sources import HERE, is_warm, kernel_files, numba_version, set_warm


def warm_up(told: Callable[[str], None] = lambda module: None, again: bool = False) -> bool:
    """Compile what is not compiled yet, and leave the stamp that says so; False where everything was ready.

    Numba looks only at a function's own module, not at those that it calls into. So when anything has changed since the
    last time, all of it is compiled anew.
    """
    if numba_version() is None:
        raise ValueError("numba is not installed, so there is nothing to compile; the plain kernel is used")
    if is_warm() and not again:
        return False
    set_warm(False)
    modules = [module for module in map(_imported, sorted(map(_name, kernel_files()))) if module is not None]
    for module in modules:
        _forget(module)
    for module in modules:
        if callable(getattr(module, "warm", None)):
            told(module.__name__)
            module.warm()
    set_warm(True)
    return True


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
