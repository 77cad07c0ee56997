"""The test that a bot's author runs: `wormgrill bot check ./mybot` holds a program to docs/bots.md, point by point."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from wormgrill.notation import format_position, parse_position
from wormgrill.players.conversation import PATIENCE_AT_THE_END, BotError, Conversation
from wormgrill.players.external import Greeting, ask, greet, set_options
from wormgrill.rules import Position, apply, edition, legal, outcomes, start

#: One of everything a bot may be asked: fresh turns, open rolls, stops, steals, every edition, from two seats to seven.
QUESTIONS = (
    "2014 21-36 -/- 1",
    "2014 21-36 -/- 1 |1223445w",
    "2014 21-23,26-29,31,33-36 24/30.25/32 1 444w|55ww",
    "2014 22-36 21/-/- 2 www5|",
    "2005 21-24,26-36 -/25 1 www55|",
    "2014+any 21-36 -/-/-/-/-/-/- 7 wwww5|",
    "deluxe 11c,13,21h,22,23r,24,25w,26,27g,28,29a,30-36 -/- 1 |1123445w",
    "deluxe 11c,13,21h,22,23r,24,26,27g,28,29a,30-36 25+w/- 1 5|555555w",
    "deluxe 11c,13,21h,22,23r,24,25w,26,28,29a,30-36 27+g/-/- 1",
)


#: The least time for a first answer, before which much may have to be loaded.
FIRST = 2.0
#: How long a bot is listened to that should say nothing.
QUIET = 0.2


@dataclass(frozen=True, slots=True)
class Check:
    """One point: what was looked at, whether it holds, and what was seen. A point that is not `needed` is advice."""

    name: str
    ok: bool
    detail: str = ""
    needed: bool = True


def check(command: str, seconds: float = 2.0, games: int = 2) -> Iterator[Check]:
    """Every point in turn. What depends on a point that failed is left out, so the first failure is the one to mend."""
    first = _handshake(command)
    yield first[0]
    greeting = first[1]
    if greeting is None:
        return
    yield Check("names itself", any(key == "name" for key, _ in greeting.ids), "id name …", needed=False)
    steps: tuple[tuple[str, Callable[[Conversation], str]], ...] = (
        ("accepts its own options", lambda talk: _defaults(talk, greeting, seconds)),
        ("answers every kind of question", lambda talk: _questions(talk, seconds)),
        ("says one move, and then waits", lambda talk: _waits(talk, seconds)),
        ("survives a line it does not know", lambda talk: _unknown_line(talk, seconds)),
        ("answers quickly when time is short", lambda talk: _hurry(talk, seconds)),
        *(
            (f"plays a game of {name} for {seats}", _game(name, seats, number, seconds))
            for number, (name, seats) in enumerate(_GAMES[:games])
        ),
    )
    for name, step in steps:
        yield _point(command, name, step)
    yield _repeats(command, seconds)
    # Whoever gives a bot more time, on a busy machine perhaps, gives it more to leave as well.
    patience = max(PATIENCE_AT_THE_END, seconds)
    yield _quits(command, patience)
    yield _ends(command, patience)


_GAMES = (("2014", 2), ("deluxe", 3), ("2005", 4), ("2014", 7))


def _handshake(command: str) -> tuple[Check, Greeting | None]:
    name = "starts and answers hello"
    try:
        talk = Conversation(command)
    except BotError as error:
        return Check(name, False, str(error)), None
    try:
        greeting = greet(talk)
    except BotError as error:
        return Check(name, False, str(error)), None
    finally:
        talk.kill()
    return Check(name, True, ", ".join(value for key, value in greeting.ids if key == "name")), greeting


def _point(command: str, name: str, step: Callable[[Conversation], str]) -> Check:
    try:
        talk = Conversation(command)
    except BotError as error:
        return Check(name, False, str(error))
    try:
        greet(talk)
        return Check(name, True, step(talk))
    except BotError as error:
        return Check(name, False, str(error))
    finally:
        talk.kill()


def _defaults(talk: Conversation, greeting: Greeting, seconds: float) -> str:
    options = [(option.name, option.default) for option in greeting.options]
    set_options(talk, greeting, options)
    _ask(talk, parse_position(QUESTIONS[0]), max(FIRST, seconds))
    return ", ".join(name for name, _ in options) or "it has none"


def _questions(talk: Conversation, seconds: float) -> str:
    slowest = max(_ask(talk, parse_position(text), seconds) for text in QUESTIONS)
    return f"{len(QUESTIONS)} positions, the slowest in {slowest * 1000:.0f} ms"


def _ask(talk: Conversation, position: Position, seconds: float, seed: int = 1) -> float:
    begin = time.monotonic()
    ask(talk, position, legal(position), seconds, seed)
    return time.monotonic() - begin


def _waits(talk: Conversation, seconds: float) -> str:
    _ask(talk, parse_position(QUESTIONS[1]), seconds)
    time.sleep(QUIET)
    if lines := talk.unasked():
        raise BotError(f"{talk.command} said {lines[0][:80]!r} after its move, before anything was asked")
    return ""


def _unknown_line(talk: Conversation, seconds: float) -> str:
    talk.say("wobble 17")
    position = parse_position(QUESTIONS[1])
    try:
        _ask(talk, position, seconds)
    except BotError as error:
        if " reports " not in str(error) or not talk.running:
            raise
        # its error was the answer to the unknown line, and the one to the question is still to come
        deadline = time.monotonic() + seconds
        while not talk.hear(deadline, "an unknown line and a question").startswith("move"):
            pass
        _ask(talk, position, seconds)
        return "it reports an error and goes on"
    return "it passes over it"


def _hurry(talk: Conversation, seconds: float) -> str:
    _ask(talk, parse_position(QUESTIONS[0]), max(FIRST, seconds))
    short = seconds / 10
    took = _ask(talk, parse_position(QUESTIONS[1]), short)
    return f"{took * 1000:.0f} ms of {short * 1000:.0f}"


def _game(name: str, seats: int, seed: int, seconds: float) -> Callable[[Conversation], str]:
    def play(talk: Conversation) -> str:
        rng = random.Random(seed)
        position = start(edition(name), seats)
        talk.say("new")
        asked = 0
        while not position.over:
            if position.thrown:
                falls = outcomes(position)
                position = apply(position, rng.choices([roll for roll, _ in falls], [weight for _, weight in falls])[0])
            elif position.seat == 1:
                position = apply(position, ask(talk, position, legal(position), seconds, rng.getrandbits(31)).move)
                asked += 1
            else:
                position = apply(position, rng.choice(legal(position)))
        return f"{asked} decisions, all legal"

    return play


def _repeats(command: str, seconds: float) -> Check:
    """A bot that answers alike to the same seed lets a simulated game be played again."""
    name = "gives the same answer to the same seed"
    answers = []
    for _ in range(2):
        try:
            talk = Conversation(command)
        except BotError as error:
            return Check(name, False, str(error), needed=False)
        try:
            greet(talk)
            positions = [parse_position(text) for text in QUESTIONS]
            answers.append([ask(talk, p, legal(p), seconds, 7).move for p in positions])
        except BotError as error:
            return Check(name, False, str(error), needed=False)
        finally:
            talk.kill()
    differing = [format_position(p) for p, one, two in zip(positions, *answers, strict=True) if one != two]
    return Check(name, not differing, f"differs at {differing[0]}" if differing else "", needed=False)


def _quits(command: str, patience: float) -> Check:
    name = "ends at quit"
    try:
        talk = Conversation(command)
        greet(talk)
    except BotError as error:
        return Check(name, False, str(error))
    status = talk.close(patience)
    return Check(name, status == 0, "it had to be killed" if status is None else f"exit status {status}")


def _ends(command: str, patience: float) -> Check:
    name = "ends when its input ends"
    try:
        talk = Conversation(command)
        greet(talk)
    except BotError as error:
        return Check(name, False, str(error))
    status = talk.hang_up(patience)
    return Check(name, status is not None, "it had to be killed" if status is None else f"exit status {status}")
