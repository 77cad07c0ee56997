"""How a server is ended: SIGINT (Ctrl+C) and SIGTERM mean the same at every moment, from the first one on.

Python's own way would be a KeyboardInterrupt wherever it happens to be, which is lost where nothing can be raised (the
end of an object, a callback) – and death for SIGTERM, or nothing at all for the first process of a container.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Self

SIGNALS = (signal.SIGINT, signal.SIGTERM)


class Ending:
    """While this lasts a signal is noted, and breaks off nothing by itself: `check` says where that may be, `orderly`
    how what stands is ended. A Ctrl+C after the first signal ends the process at once: what was promised is stored
    anyway.
    """

    def __init__(self) -> None:
        self.asked = False
        self._end: Callable[[], object] | None = None

    def __enter__(self) -> Self:
        self._before = {number: signal.signal(number, self._hear) for number in SIGNALS}
        return self

    def __exit__(self, *_: object) -> None:
        if not self.asked:  # on its way out the process need not be told again
            for number, handler in self._before.items():
                signal.signal(number, handler)

    @contextmanager
    def orderly(self, end: Callable[[], object]) -> Iterator[None]:
        """While this lasts a signal calls `end`; if one has come before, nothing begins."""
        self._end = end
        try:
            self.check()
            yield
        finally:
            self._end = None

    def check(self) -> None:
        """Breaks off, by a KeyboardInterrupt, if a signal has come."""
        if self.asked:
            raise KeyboardInterrupt

    def _hear(self, number: int, _: FrameType | None) -> None:
        if self.asked and number == signal.SIGINT:
            os._exit(128 + number)
        self.asked = True
        if self._end is not None:
            self._end()
