"""Talking to a program that plays: lines out, lines in, and never a wait without an end.

The program runs in a process group of its own, so that it can be ended together with whatever it started. A thread
reads what it says; a program that floods us is stopped by a full pipe, one that never ends its line by a limit.
"""

from __future__ import annotations

import contextlib
import os
import queue
import shlex
import signal
import subprocess
import threading
import time
import weakref

LONGEST_LINE = 65_536
MOST_LINES = 10_000
PATIENCE_AT_THE_END = 1.0


class BotError(RuntimeError):
    """A program that plays did something it must not: what, and what it was asked."""


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
        self._lines: queue.Queue[str | None] = queue.Queue(maxsize=1_000)
        self._said = b""
        self._over = threading.Event()
        self._fault = ""
        for target in (self._listen, self._overhear):
            threading.Thread(target=target, daemon=True).start()
        self._end = weakref.finalize(self, _end, self._process, self._over)

    @property
    def running(self) -> bool:
        """Whether the program is still there."""
        return not self._over.is_set() and self._process.poll() is None

    def say(self, line: str) -> None:
        """Send one line."""
        pipe = self._process.stdin
        try:
            if pipe is None:
                raise BrokenPipeError
            pipe.write(line.encode() + b"\n")
        except (OSError, ValueError) as error:
            raise self._complaint("has ended" + self._status()) from error

    def hear(self, deadline: float) -> str:
        """The next line it says, before the deadline on the clock `time.monotonic`."""
        try:
            line = self._lines.get(timeout=max(0.0, deadline - time.monotonic()))
        except queue.Empty:
            raise self._complaint("did not answer in time") from None
        if line is None:
            self._lines.put(None)
            raise self._complaint(self._fault or "has ended" + self._status())
        return line

    def close(self) -> int | None:
        """Ask it to quit, and end it if it does not. Its exit status, or nothing if it had to be ended."""
        with contextlib.suppress(BotError):
            self.say("quit")
        return self.hang_up()

    def hang_up(self) -> int | None:
        """End its input, and end it if that does not. Its exit status, or nothing if it had to be ended."""
        if self._process.stdin is not None:
            with contextlib.suppress(OSError):
                self._process.stdin.close()
        try:
            return self._process.wait(PATIENCE_AT_THE_END)
        except subprocess.TimeoutExpired:
            return None
        finally:
            self._end()

    def kill(self) -> None:
        """End it at once."""
        self._end()

    def _complaint(self, what: str) -> BotError:
        lines = [line.strip() for line in self._said.decode("utf-8", "replace").splitlines() if line.strip()]
        said = f"; it said on its error output: {' / '.join(lines[-5:])}" if lines else ""
        return BotError(f"{self.command} {what}{said}")

    def _status(self) -> str:
        with contextlib.suppress(subprocess.TimeoutExpired):
            status = self._process.wait(0.2)
            return f" with status {status}" if status >= 0 else f" by signal {-status}"
        return ""

    def _listen(self) -> None:
        """Cut what it says into lines; the thread ends with the program or its first fault."""
        pipe = self._process.stdout
        rest = b""
        while pipe is not None and not self._over.is_set():
            try:
                chunk = os.read(pipe.fileno(), 65_536)
            except (OSError, ValueError):
                break
            if not chunk:
                break
            *lines, rest = (rest + chunk).split(b"\n")
            if any(len(line) > LONGEST_LINE for line in (*lines, rest)):
                self._fault = f"wrote a line of more than {LONGEST_LINE} characters"
                break
            for line in lines:
                self._hand_over(line.decode("utf-8", "replace").strip())
        self._hand_over(None)

    def _hand_over(self, line: str | None) -> None:
        while not self._over.is_set():
            try:
                self._lines.put(line, timeout=0.2)
                return
            except queue.Full:
                continue

    def _overhear(self) -> None:
        pipe = self._process.stderr
        with contextlib.suppress(OSError, ValueError):
            while pipe is not None and (chunk := os.read(pipe.fileno(), 4_096)):
                self._said = (self._said + chunk)[-2_000:]


def _end(process: subprocess.Popen[bytes], over: threading.Event) -> None:
    """End a program and everything it started, and leave neither a zombie nor an open pipe."""
    over.set()
    with contextlib.suppress(OSError):
        os.killpg(process.pid, signal.SIGKILL)
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(PATIENCE_AT_THE_END)
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            with contextlib.suppress(OSError):
                pipe.close()
