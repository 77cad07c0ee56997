"""The command `wormgrill`: a table of verbs, each imported from its room only when it is called.

A room offers a verb as two functions of a module: `add_VERB(parser)` declares the arguments, `run_VERB(arguments)` does
the work and returns the exit status: 0 done, 1 refused input, 2 wrong usage.
"""

from __future__ import annotations

import codecs
import importlib
import io
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import TYPE_CHECKING

from wormgrill import __version__

if TYPE_CHECKING:
    import argparse

DONE, REFUSED, USAGE, INTERRUPTED, BROKEN_PIPE = 0, 1, 2, 130, 141


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb: the module that has it, and what `wormgrill --help` says of it."""

    module: str
    help: str


GROUPS: dict[str, dict[str, Verb]] = {
    "play": {
        "serve": Verb("server", "the table in the browser, for this machine, the room or the world"),
        "play": Verb("terminal", "a game in the terminal, people and bots at one keyboard"),
        "rules": Verb("terminal", "the rules of an edition, in several languages"),
    },
    "look at games": {
        "replay": Verb("terminal", "replay records and tell what happened"),
        "verify": Verb("table", "check the dice of a record, offline"),
        "legal": Verb("terminal", "the legal moves of positions"),
        "odds": Verb("solver", "what this turn can still bring, exactly"),
        "solve": Verb("solver", "the exact chance to win an endgame"),
        "advise": Verb("players", "what a bot thinks of each move"),
    },
    "bots": {
        "players": Verb("players", "all bots and their parameters"),
        "bot": Verb("players", "let a bot speak the line protocol, or check one of your own"),
        "simulate": Verb("arena", "bots against bots, many games, honest intervals"),
        "strength": Verb("arena", "the ladder of all players and levels"),
        "tournament": Verb("arena", "round robins and random tables, with ratings"),
        "train": Verb("learn", "teach the champion"),
    },
    "upkeep": {
        "warm": Verb("solver", "compile the fast kernels now rather than in a game"),
        "endgame": Verb("solver", "build tables of solved endgames"),
        "export": Verb("store", "write everything that is stored to a file"),
        "import": Verb("store", "read such a file into a database"),
    },
}


def verbs() -> dict[str, Verb]:
    """Every verb by its name."""
    return {name: verb for group in GROUPS.values() for name, verb in group.items()}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one verb; returns the exit status. What a user did wrong never ends in a traceback."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    _open_streams()
    try:
        status = _run(given)
        sys.stdout.flush()
        return status
    except BrokenPipeError:
        # whoever read our output has heard enough; nothing may be written at exit either
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except (ValueError, OSError, ImportError) as error:  # ImportError: a library that does not load here
        if os.environ.get("WORMGRILL_DEBUG"):
            raise
        print(f"wormgrill: {_sentence(error)}", file=sys.stderr)
        return REFUSED


def _run(given: list[str]) -> int:
    if not given:
        given = ["serve", "--open"]
    name, *rest = given
    if name in ("-h", "--help", "help"):
        print(_help())
        return DONE
    if name in ("-V", "--version"):
        print(f"wormgrill {__version__}")
        return DONE
    known = verbs()
    if name not in known:
        print(_unknown(name, known), file=sys.stderr)
        return USAGE
    try:
        return _call(name, known[name], rest)
    except SystemExit as left:  # argparse has printed its help or its complaint
        return left.code if isinstance(left.code, int) else (REFUSED if left.code else DONE)


def parser(name: str) -> argparse.ArgumentParser:
    """The arguments of a verb, as its room declares them."""
    import argparse

    verb = verbs()[name]
    made = argparse.ArgumentParser(prog=f"wormgrill {name}", description=_capital(verb.help) + ".")
    getattr(_module(verb), f"add_{name}")(made)
    return made


def _call(name: str, verb: Verb, rest: list[str]) -> int:
    arguments = parser(name).parse_args(rest)
    return int(getattr(_module(verb), f"run_{name}")(arguments))


def _module(verb: Verb) -> ModuleType:
    return importlib.import_module(f"wormgrill.{verb.module}.commands")


def _help() -> str:
    lines = [
        "usage: wormgrill [VERB] [ARGUMENT…]",
        "",
        "The dice game of worms on the grill. Without a verb the game starts.",
    ]
    for title, group in GROUPS.items():
        there = [f"  {name:<12} {verb.help}" for name, verb in group.items()]
        lines += ["", f"{title}:", *there]
    return "\n".join([*lines, "", "'wormgrill VERB --help' tells more of a verb, 'wormgrill --version' the version."])


def _unknown(name: str, known: dict[str, Verb]) -> str:
    import difflib

    if name.startswith("-"):
        said = f"wormgrill has no option {name}; there are --help and --version, and the verbs {', '.join(known)}"
    else:
        said = f"wormgrill has no verb {name!r}; there are {', '.join(known)}"
    close = difflib.get_close_matches(name, known, 1)
    return f"{said}; did you mean {close[0]}?" if close else said


def _open_streams() -> None:
    """Make reading and printing safe, whatever the verb is given and wherever it prints.

    A stream that the shell has closed is an empty one. What the encoding of the terminal lacks is printed as JSON
    writes it; bytes that are no text are read, so that whoever checks the line can refuse it.
    """
    codecs.register_error("jsonescape", _json_escape)
    for name, mode, errors in (
        ("stdin", "r", "surrogateescape"),
        ("stdout", "w", "jsonescape"),
        ("stderr", "w", "jsonescape"),
    ):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode))
        stream = getattr(sys, name)
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)


def _json_escape(error: UnicodeError) -> tuple[str, int]:
    import json

    if not isinstance(error, UnicodeEncodeError):
        raise error
    return json.dumps(error.object[error.start : error.end])[1:-1], error.end


def _sentence(error: ValueError | OSError | ImportError) -> str:
    if isinstance(error, OSError) and error.strerror:
        return (f"{error.filename}: " if error.filename is not None else "") + error.strerror.lower()
    return str(error) or type(error).__name__


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


if __name__ == "__main__":
    sys.exit(main())
