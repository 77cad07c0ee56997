"""The verbs `play`, `rules`, `replay` and `legal`."""

from __future__ import annotations

import argparse

EDITION_HELP = "2005, 2014 or deluxe, with options behind it: 2014+short, deluxe+decline+any"


def add_play(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "seats",
        nargs="*",
        metavar="PLAYER",
        help="who plays, in seat order: the name of a person, or a bot such as greedy or champion:level=3 "
        "(without any: you and two bots)",
    )
    parser.add_argument("--edition", default="2014", metavar="EDITION", help=f"{EDITION_HELP} (default: 2014)")
    parser.add_argument("--first", type=int, default=1, metavar="SEAT", help="the seat that begins (default: 1)")
    parser.add_argument("--seed", type=int, help="dice that can be had again: the same seed, the same dice")
    parser.add_argument("--record", metavar="FILE", help="save the game to this new file, also when it is broken off")
    parser.add_argument("--plain", action="store_true", help="sentences only, for screen readers and plain terminals")
    parser.add_argument(
        "--pace", type=_seconds, default=0.7, metavar="SECONDS", help="how long a bot's move stays in view"
    )


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 60:
        raise argparse.ArgumentTypeError(f"{text!r} is no pace: write a number of seconds from 0 to 60")
    return seconds


def run_play(arguments: argparse.Namespace) -> int:
    from wormgrill.terminal.play import run

    return run(arguments)


def add_rules(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "edition",
        nargs="?",
        metavar="EDITION",
        help=f"{EDITION_HELP}; without it all editions, their differences marked",
    )
    parser.add_argument("--lang", metavar="LANGUAGE", help="en, de, fr, it, … (default: that of the system)")


def run_rules(arguments: argparse.Namespace) -> int:
    from wormgrill.terminal.rulebook import run

    return run(arguments)


def add_replay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help="records (.wgr); - is standard input")
    parser.add_argument("--json", action="store_true", help="one JSON object per file and line")
    parser.add_argument("--positions", action="store_true", help="also the position at the start and after every turn")
    parser.add_argument("--facts", action="store_true", help="also everything that happened, as data")


def run_replay(arguments: argparse.Namespace) -> int:
    from wormgrill.terminal.replay import run

    return run(arguments)


def add_legal(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "positions",
        nargs="*",
        metavar="POSITION",
        help="positions, each one argument; without any: one a line from standard input",
    )
    parser.add_argument("--json", action="store_true", help="one JSON object per position and line")


def run_legal(arguments: argparse.Namespace) -> int:
    from wormgrill.terminal.legal import run

    return run(arguments)
