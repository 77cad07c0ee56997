"""Talking to a program that plays: lines out, lines in, and never a wait without an end.

The program runs in a process group of its own, so that it can be ended together with whatever it started. A thread
reads what it says; a program that floods us is stopped by a full pipe, one that never ends its line by a limit.
"""

from __future__ import annotations

import contextlib
import os
import queue
import select
import shlex
import signal
import subprocess
import threading
import time
import weakref
from collections.abc import Iterator
from typing import IO

LONGEST_LINE = 65_536
MOST_LINES = 10_000
PATIENCE_AT_THE_END = 1.0
PATIENCE_WITH_INPUT = 5.0


class BotError(RuntimeError):
    """A program that plays did something it must not: what, and what it was asked."""


class _Ears:
    """Two threads that hear what a program says. They know nothing of the conversation, so that it can be dropped while
    they listen."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self.process = process
        self.lines: queue.Queue[str | None] = queue.Queue(maxsize=1_000)
        self.said = b""
        self.fault = ""
        self.over = threading.Event()
        for target in (self._listen, self._overhear):
            threading.Thread(target=target, daemon=True).start()

    def _listen(self) -> None:
        """Cut what it says into lines; the thread ends with the program or its first fault."""
        rest = b""
        for chunk in _chunks(self.process.stdout, 65_536):
            if self.over.is_set():
                break
            *lines, rest = (rest + chunk).split(b"\n")
            if any(len(line) > LONGEST_LINE for line in (*lines, rest)):
                self.fault = f"wrote a line of more than {LONGEST_LINE} characters"
                break
            for line in lines:
                self._hand_over(line.decode("utf-8", "replace").strip())
        self._hand_over(None)

    def _hand_over(self, line: str | None) -> None:
        while not self.over.is_set():
            try:
                self.lines.put(line, timeout=0.2)
                return
            except queue.Full:
                continue

    def _overhear(self) -> None:
        for chunk in _chunks(self.process.stderr, 4_096):
            self.said = (self.said + chunk)[-2_000:]


def _chunks(pipe: IO[bytes] | None, most: int) -> Iterator[bytes]:
    """What comes out of a pipe. Only the thread that reads it closes it: closed by another, its number could be that
    of the next program's pipe while the thread is still about to read."""
    if pipe is None:
        return
    with pipe, contextlib.suppress(OSError):
        while chunk := os.read(pipe.fileno(), most):
            yield chunk


class Conversation:
    """One running program, line by line."""

    def __init__(self, command: str) -> None:
        self.command = command
        try:
            words = shlex.split(command)
        except ValueError as error:
            raise BotError(f"{command!r} is not a command: {error}") from error
        if not words:
            raise BotError("no command is given: write exec:./mybot")
        try:
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
                bufsize=0,
            )
        except OSError as error:
            raise BotError(f"{words[0]} cannot be started: {error.strerror or error}") from error
        if self._process.stdin is not None:
            os.set_blocking(self._process.stdin.fileno(), False)
        self._ears = _Ears(self._process)
        self._farewell = weakref.finalize(self, _farewell, self._process, self._ears.over)

    @property
    def running(self) -> bool:
        """Whether the program is still there."""
        return not self._ears.over.is_set() and self._process.poll() is None

    def say(self, line: str) -> None:
        """Send one line. A program that leaves its input unread is not waited for without end."""
        try:
            if not _write(self._process, line.encode() + b"\n", PATIENCE_WITH_INPUT):
                raise self._complaint("does not read its input")
        except (OSError, ValueError) as error:
            raise self._complaint("has ended" + self._status()) from error

    def unasked(self) -> list[str]:
        """What it has said since it was last heard, without waiting for more."""
        lines: list[str] = []
        with contextlib.suppress(queue.Empty):
            while (line := self._ears.lines.get_nowait()) is not None:
                lines.append(line)
            self._ears.lines.put(None)
        return lines

    def hear(self, deadline: float, asked: str) -> str:
        """The next line it says, before the deadline on the clock `time.monotonic`. `asked` is what it answers to, for
        whoever reads of its failure.
        """
        try:
            line = self._ears.lines.get(timeout=max(0.0, deadline - time.monotonic()))
        except queue.Empty:
            raise self._complaint(f"did not answer in time after {asked}") from None
        if line is None:
            self._ears.lines.put(None)
            raise self._complaint(f"{self._ears.fault or 'has ended' + self._status()} after {asked}")
        return line

    def close(self, patience: float = PATIENCE_AT_THE_END) -> int | None:
        """Ask it to quit, and end it if it does not within so many seconds. Its exit status, or nothing if it had to be
        ended.
        """
        self._farewell.detach()
        return _farewell(self._process, self._ears.over, patience=patience)

    def hang_up(self, patience: float = PATIENCE_AT_THE_END) -> int | None:
        """End its input, and end it if that does not. Its exit status, or nothing if it had to be ended."""
        self._farewell.detach()
        return _farewell(self._process, self._ears.over, b"", patience)

    def kill(self) -> None:
        """End it at once."""
        self._farewell.detach()
        _end(self._process, self._ears.over)

    def _complaint(self, what: str) -> BotError:
        lines = [line.strip() for line in self._ears.said.decode("utf-8", "replace").splitlines() if line.strip()]
        said = f"; it said on its error output: {' / '.join(lines[-5:])}" if lines else ""
        return BotError(f"{self.command} {what}{said}")

    def _status(self) -> str:
        with contextlib.suppress(subprocess.TimeoutExpired):
            status = self._process.wait(0.2)
            return f" with status {status}" if status >= 0 else f" by signal {-status}"
        return ""


def _write(process: subprocess.Popen[bytes], data: bytes, seconds: float) -> bool:
    """Write all of it within so many seconds; whether that was possible."""
    if process.stdin is None:
        raise BrokenPipeError
    pipe, deadline = process.stdin.fileno(), time.monotonic() + seconds
    ready = select.poll()
    ready.register(pipe, select.POLLOUT)
    while data:
        if not ready.poll(max(0.0, deadline - time.monotonic()) * 1000):
            return False
        with contextlib.suppress(BlockingIOError):
            data = data[os.write(pipe, data) :]
    return True


def _farewell(
    process: subprocess.Popen[bytes],
    over: threading.Event,
    last: bytes = b"quit\n",
    patience: float = PATIENCE_AT_THE_END,
) -> int | None:
    """Let a program go: a last word, the end of its input, and what is left of it after a moment is ended."""
    with contextlib.suppress(OSError, ValueError):
        _write(process, last, 0.0)
    if process.stdin is not None:
        with contextlib.suppress(OSError):
            process.stdin.close()
    try:
        return process.wait(patience)
    except subprocess.TimeoutExpired:
        return None
    finally:
        _end(process, over)


def _end(process: subprocess.Popen[bytes], over: threading.Event) -> None:
    """End a program and everything it started, and leave no zombie; who reads its pipes finds their end."""
    over.set()
    with contextlib.suppress(OSError):
        os.killpg(process.pid, signal.SIGKILL)
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(PATIENCE_AT_THE_END)
    if process.stdin is not None:
        with contextlib.suppress(OSError):
            process.stdin.close()
