"""A program of your own as a player: `exec:./mybot`, in any language. What it hears and says is in docs/bots.md."""

from __future__ import annotations

import math
import random
import re
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from wormgrill.notation import NotationError, format_move, format_position, parse_move
from wormgrill.players.conversation import MOST_LINES, BotError, Conversation
from wormgrill.players.protocol import Budget, Decision, Number, Reason, Unit, Valued
from wormgrill.rules import Move, Position

VERSION = 1
HANDSHAKE_SECONDS = 10.0
LEEWAY = 0.25
_OPTIONS = re.compile(r"^((?:[A-Za-z_][\w-]*=[^,:\s]+)(?:,[A-Za-z_][\w-]*=[^,:\s]+)*):(.+)$", re.DOTALL)
_KEY = re.compile(r"^[A-Za-z_]\w*$")


@dataclass(frozen=True)
class Option:
    """A setting that a bot offers in its handshake."""

    name: str
    kind: str
    default: str


@dataclass(frozen=True)
class Greeting:
    """What a bot says of itself when it is greeted."""

    ids: tuple[tuple[str, str], ...] = ()
    options: tuple[Option, ...] = ()


class _Line:
    """The running program behind a player, started when it is first needed."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.talk: Conversation | None = None
        self.new = False


@dataclass(frozen=True)
class Exec:
    """A program that speaks the line protocol. `seconds` is its limit for one decision where the table gives no
    shorter one."""

    command: str = ""
    seconds: float = 5.0
    options: tuple[tuple[str, str], ...] = ()
    _line: _Line = field(default_factory=_Line, init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if not self.command.strip():
            raise ValueError("a command must follow: exec:./mybot")
        if not 0 < self.seconds < math.inf:
            raise ValueError(f"seconds must be more than 0, not {self.seconds}")

    @classmethod
    def parse_spec(cls, rest: str) -> Exec:
        """`./mybot --flag`, or `seconds=2,level=3:./mybot --flag`: own parameters and the bot's options before the
        command."""
        from wormgrill.players.registry import SpecError

        match = _OPTIONS.match(rest)
        pairs, command = (match[1].split(","), match[2]) if match else ([], rest)
        given = dict(pair.split("=", 1) for pair in pairs)
        if len(given) < len(pairs):
            raise SpecError(f"exec: an option is given twice in {match[0] if match else rest!r}")
        text = given.pop("seconds", "5")
        try:
            seconds = float(text)
        except ValueError:
            raise SpecError(f"exec: seconds is a number, not {text!r}") from None
        try:
            return cls(command.strip(), seconds, tuple(given.items()))
        except ValueError as error:
            raise SpecError(f"exec: {error}") from error

    def format_spec(self) -> str:
        """The spec that describes this player again."""
        own = [("seconds", repr(self.seconds).removesuffix(".0"))] if self.seconds != type(self).seconds else []
        pairs = ",".join(f"{key}={value}" for key, value in (*own, *self.options))
        return f"exec:{pairs}:{self.command}" if pairs else f"exec:{self.command}"

    def choose(self, position: Position, legal: Sequence[Move], budget: Budget, rng: random.Random, /) -> Decision:
        """Ask the program. Whatever it does wrong is a `BotError`, and the program is ended."""
        seconds = self.seconds if budget.seconds is None else min(self.seconds, budget.seconds)
        with self._line.lock:
            try:
                talk = self._started()
                if self._line.new:
                    talk.say("new")
                    self._line.new = False
                return ask(talk, position, legal, seconds, rng.getrandbits(31))
            except BotError:
                self._stop()
                raise

    def begin(self) -> None:
        """A new game begins: the program hears it before its next question."""
        self._line.new = True

    def close(self) -> None:
        """Ask the program to quit."""
        with self._line.lock:
            if self._line.talk is not None:
                self._line.talk.close()
                self._line.talk = None

    def _started(self) -> Conversation:
        if self._line.talk is None:
            self._line.talk = talk = Conversation(self.command)
            greeting = greet(talk)
            set_options(talk, greeting, self.options)
        return self._line.talk

    def _stop(self) -> None:
        if self._line.talk is not None:
            self._line.talk.kill()
            self._line.talk = None


def greet(talk: Conversation, seconds: float = HANDSHAKE_SECONDS) -> Greeting:
    """The handshake: `hello`, then what the bot says of itself up to its `ready`."""
    hello = f"hello wormgrill {VERSION}"
    talk.say(hello)
    deadline = time.monotonic() + seconds
    ids: list[tuple[str, str]] = []
    options: list[Option] = []
    for _ in range(MOST_LINES):
        line = talk.hear(deadline, hello)
        word, _, rest = line.partition(" ")
        match word:
            case "id":
                key, _, value = rest.partition(" ")
                ids.append((key, value))
            case "option":
                options.append(_option(talk, rest))
            case "ready":
                if rest.strip() != str(VERSION):
                    raise BotError(
                        f"{talk.command} speaks version {rest.strip()!r} of the protocol; this is version {VERSION}"
                    )
                return Greeting(tuple(ids), tuple(options))
            case "error":
                raise BotError(f"{talk.command} reports: {rest}")
            case _ if line:
                raise BotError(
                    f"{talk.command} said {line[:80]!r} to hello; id, option and ready {VERSION} are possible there"
                )
    raise BotError(f"{talk.command} talks without end and never says ready {VERSION}")


def _option(talk: Conversation, rest: str) -> Option:
    name, kind, default = [*rest.split(" ", 2), "", ""][:3]
    if not (_KEY.match(name) and kind and default):
        raise BotError(f"{talk.command} said 'option {rest[:80]}'; an option is: option NAME KIND DEFAULT")
    return Option(name, kind, default)


def set_options(talk: Conversation, greeting: Greeting, options: Sequence[tuple[str, str]]) -> None:
    """Set what the spec asks for; an option that the bot does not offer is refused by name."""
    known = [option.name for option in greeting.options]
    for name, value in options:
        if name not in known:
            raise BotError(f"{talk.command} has no option {name!r}; its options: {', '.join(known) or 'none'}")
        talk.say(f"set {name} {value}")


def ask(talk: Conversation, position: Position, legal: Sequence[Move], seconds: float, seed: int) -> Decision:
    """One decision: the position, the question, and the answer within the time."""
    tokens = [format_move(move) for move in legal]
    _expect_silence(talk, position)
    talk.say(f"position {format_position(position)}")
    talk.say(f"go seconds {seconds:g} seed {seed} legal {' '.join(tokens)}")
    deadline = time.monotonic() + seconds + LEEWAY
    known: dict[str, str] = {}
    values: dict[str, float] = {}
    why: list[Reason] = []
    for _ in range(MOST_LINES):
        line = talk.hear(deadline, f"go seconds {seconds:g} at {format_position(position)}")
        word, _, rest = line.partition(" ")
        match word:
            case "move":
                move = _answer(talk, position, rest.strip(), dict(zip(tokens, legal, strict=True)))
                return _decision(move, dict(zip(tokens, legal, strict=True)), known, values, tuple(why))
            case "info":
                _info(rest, known, values, why)
            case "error":
                raise BotError(f"{talk.command} reports at {format_position(position)}: {rest}")
            case _ if line:
                raise BotError(f"{talk.command} said {line[:80]!r} to go; move, info and error are possible there")
    raise BotError(f"{talk.command} talks without end and names no move at {format_position(position)}")


def _expect_silence(talk: Conversation, position: Position) -> None:
    """What was said since the last answer: a complaint is passed on, and a move would be taken for the next answer."""
    for line in talk.unasked():
        word, _, rest = line.partition(" ")
        if word == "error":
            raise BotError(f"{talk.command} reports before {format_position(position)}: {rest}")
        if word not in ("", "info"):
            raise BotError(f"{talk.command} said {line[:80]!r} without being asked, before {format_position(position)}")


def _answer(talk: Conversation, position: Position, token: str, legal: dict[str, Move]) -> Move:
    if token in legal:
        return legal[token]
    where = f"at {format_position(position)}; legal are {' '.join(legal)}"
    try:
        parse_move(token)
    except NotationError:
        raise BotError(f"{talk.command} said {token[:40]!r}, which is no move, {where}") from None
    raise BotError(f"{talk.command} chose {token}, which is illegal {where}")


def _info(rest: str, known: dict[str, str], values: dict[str, float], why: list[Reason]) -> None:
    """What a bot tells of its thoughts. It is welcome, never needed: what does not fit is passed over."""
    match rest.split():
        case ["value", token, number] if _finite(number) is not None:
            values[token] = float(number)
        case ["unit" | "worth" as key, value]:
            known[key] = value
        case ["why", code, *pairs]:
            numbers = (pair.partition("=") for pair in pairs)
            why.append(Reason(code, {key: _plain(value) for key, _, value in numbers}))


def _finite(text: str) -> float | None:
    try:
        value = float(text)
    except ValueError:
        return None
    return value if math.isfinite(value) else None


def _plain(text: str) -> Number:
    number = _finite(text)
    if number is None:
        return text
    return int(text) if re.fullmatch(r"[+-]?\d+", text) else number


def _decision(
    move: Move, legal: dict[str, Move], known: dict[str, str], values: dict[str, float], why: tuple[Reason, ...]
) -> Decision:
    unit: Unit = "worms" if known.get("unit") == "worms" else "win"
    ranked = sorted(((value, token) for token, value in values.items() if token in legal), key=lambda pair: -pair[0])
    valued = tuple(Valued(legal[token], **{unit: value}) for value, token in ranked)
    return Decision(move, valued, why, unit if valued else None, _finite(known.get("worth", "")))
