"""Numba's `njit` where it can be had; where not, the functions stay what they are, plain Python.

It is for modules whose constants, tables or Python functions are needed without a compiler too. All others import numba
itself, and are imported only where `kernel.chosen()` says that there is compiled code.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

try:
    import numba

    COMPILES = True
except (ImportError, RuntimeError, OSError):  # missing; or its libraries do not load
    COMPILES = False


def njit(**options: Any) -> Callable[[Callable[..., Any]], Any]:
    """The decorator that has a function compiled when it is first called."""

    def decorate(function: Callable[..., Any]) -> Any:
        if not COMPILES:
            return function
        try:
            return numba.njit(**options)(function)
        except RuntimeError:  # numba finds no place for its cache: then nothing is compiled at all
            return function

    return decorate
