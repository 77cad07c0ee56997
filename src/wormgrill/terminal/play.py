"""The verb `play`: a whole game in the terminal, people and bots at one keyboard."""

from __future__ import annotations

import argparse
import random
import secrets
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from wormgrill.notation import format_move, format_record, parse_edition
from wormgrill.players import UNLIMITED, Decision, Player, catalogue, parse_player
from wormgrill.rules import Fact, Fail, GiveUp, Keep, Move, Position, Reroll, Roll, legal, start
from wormgrill.terminal.board import picture, sentences
from wormgrill.terminal.game import Game
from wormgrill.terminal.words import YOU, Teller, choice_text, result

DONE: Final = 0
#: A narrower terminal, a phone's say, gets sentences instead of the picture.
PICTURE_WIDTH: Final = 56
DEFAULT_SEATS: Final = (YOU, "cautious", "greedy")

HELP: Final = """\
Roll, set aside all dice of one face, and do so again with the dice that are left, but never the same face twice. \
Stop when your sum takes a portion from the grill, or exactly the top portion of somebody else. Without a worm, or \
when a roll shows nothing new, the turn fails. 'wormgrill rules' has all of it.

  1 2 3 4 5 w   set aside these dice
  r             roll              s    stop, and take what is offered
  a             again: weasel     u    take back the face just chosen
  b             show the board    h    a hint
  q             leave the game    ?    this help

A move of the notation (>5, roll, =27@2, …) works as well. A wrong key never costs anything."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal move and the key that makes it."""

    key: str
    text: str
    move: Move


class Left(Exception):
    """The person has left the game."""


class Screen:
    """Everything that is shown and asked: a picture with colours, or plain sentences."""

    def __init__(self, plain: bool, pace: float) -> None:
        self.console = Console(highlight=False, no_color=True if plain else None)
        self.plain = plain or not self.console.is_terminal
        self.pace = 0.0 if self.plain else pace

    def board(self, position: Position, names: tuple[str, ...]) -> None:
        if self.plain or self.console.width < PICTURE_WIDTH:
            self.say("\n".join(sentences(position, names)))
        else:
            self.console.print(picture(position, names, self.console.width))

    def say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style), soft_wrap=self.plain)

    def tell(self, teller: Teller, facts: tuple[Fact, ...]) -> None:
        for fact in facts:
            if sentence := teller.tell(fact):
                self.say(sentence, _STYLES.get(fact.code, ""))

    def pause(self) -> None:
        time.sleep(self.pace)

    def ask(self, question: str) -> str:
        """A line from the keyboard; the end of the input means that the person leaves."""
        try:
            return input(question + " ").strip()
        except EOFError:
            self.say("")
            raise Left from None


_STYLES: Final = {
    "stole": "bold magenta",
    "took": "bold green",
    "failed": "bold red",
    "turned_over": "red",
    "gave_back": "red",
    "ended": "bold",
    "got_specialist": "cyan",
    "got_round_worm": "magenta",
    "set_aside": "dim",
}


def run(arguments: argparse.Namespace) -> int:
    """Set the table, play, and save the record whatever happens."""
    names, bots = seat_players(tuple(arguments.seats) or DEFAULT_SEATS)
    position = start(parse_edition(arguments.edition), len(names), arguments.first)
    seed = secrets.randbits(63) if arguments.seed is None else arguments.seed
    file = _new_file(arguments.record)
    game = Game(names, bots, position, seed)
    screen = Screen(arguments.plain, arguments.pace)
    try:
        play(game, screen)
    except Left:
        screen.say("You leave the game where it stands.")
    finally:
        if file is not None:
            file.write_text(format_record(game.record()), encoding="utf-8")
            screen.say(f"The record is in {file}.")
    return DONE


def seat_players(words: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[Player | None, ...]]:
    """Names and bots by seat. A word that begins like a bot is one; any other is a person's name."""
    if len(words) < 2:
        raise ValueError(f"a game needs at least two players; {words[0] if words else 'nobody'} alone is not enough")
    known = {entry.name for entry in catalogue()}
    names: list[str] = []
    bots: list[Player | None] = []
    for word in words:
        if not word.strip() or not word.isprintable():  # the record at the end could not hold it
            raise ValueError(f"{word!r} is no name: write letters, signs and spaces, on one line")
        is_bot = word.partition(":")[0] in known or ":" in word
        bots.append(parse_player(word) if is_bot else None)
        same = sum(name == word or name.startswith(f"{word} #") for name in names)
        names.append(f"{word} #{same + 1}" if same else word)
    return tuple(names), tuple(bots)


def _new_file(name: str | None) -> Path | None:
    """The file for the record, made at once, so that a game is never played for nothing."""
    if name is None:
        return None
    path = Path(name)
    try:
        path.touch(exist_ok=False)
    except FileExistsError:
        raise ValueError(f"{name} exists already; name a new file for the record") from None
    return path


def play(game: Game, screen: Screen) -> None:
    """Play until the grill is empty."""
    teller = Teller(game.names)
    screen.say("Type ? for help." if any(bot is None for bot in game.bots) else "")
    while not game.position.over:
        if not game.position.begun:
            screen.board(game.position, game.names)
            screen.say(f"\n{game.name} {'are' if game.name == YOU else 'is'} to play.", "bold")
        if game.position.thrown:
            told = game.throw()
        elif game.bot is not None:
            screen.pause()
            told = game.think()
        else:
            told = game.do(ask_move(game, screen))
        screen.tell(teller, told)
    screen.board(game.position, game.names)
    for line in result(game.names, game.position):
        screen.say(line, "bold yellow")


def choices(position: Position, names: tuple[str, ...]) -> list[Choice]:
    """The legal moves with the keys for them; several ways to stop are numbered."""
    moves = legal(position)
    stops = [move for move in moves if not isinstance(move, Roll | Keep | Reroll | GiveUp)]
    found = []
    for move in moves:
        match move:
            case Roll(golden):
                key = "r" if golden else "r-"
            case Keep():
                key = format_move(move)[1:]
            case Reroll():
                key = "a"
            case GiveUp():
                key = "s"
            case _:
                key = "s" if len(stops) == 1 else f"s{stops.index(move) + 1}"
        found.append(Choice(key, choice_text(position, move, names), move))
    return found


def ask_move(game: Game, screen: Screen) -> Move:
    """Ask until the person has chosen a legal move; anything else is answered and asked again."""
    while True:
        offered = choices(game.position, game.names)
        _offer(game, screen, offered)
        answer = screen.ask(f"{game.name}>").lower()
        chosen = _chosen(answer, offered)
        if chosen is None:
            _answer(answer, game, screen, offered)
        elif not isinstance(chosen, Fail) or len(offered) == 1 or _is_sure(screen):
            return chosen


def _offer(game: Game, screen: Screen, offered: list[Choice]) -> None:
    if not screen.plain and game.position.begun:
        screen.board(game.position, game.names)
    elif game.position.kept and game.position.roll is not None:
        screen.say(f"You have {game.position.total}.")
    lines = [(choice.key, choice.text) for choice in offered]
    if game.can_take_back:
        lines.append(("u", "take the last choice back"))
    for key, text in lines:
        screen.console.print(Text.assemble("  ", (f"{key:<4}", "bold yellow"), text), soft_wrap=screen.plain)


def _chosen(answer: str, offered: list[Choice]) -> Move | None:
    """The move that the answer names by its key or its token; nothing typed means the only thing there is to do."""
    if not answer:
        return offered[0].move if len(offered) == 1 else None
    for choice in offered:
        if answer in (choice.key, format_move(choice.move)):
            return choice.move
    return None


def _answer(answer: str, game: Game, screen: Screen, offered: list[Choice]) -> None:
    """Everything that is not a move."""
    match answer:
        case "?" | "help":
            screen.say(HELP)
        case "b" | "board":
            screen.board(game.position, game.names)
        case "h" | "hint":
            screen.say(hint(game))
        case "u" | "undo" if game.can_take_back:
            game.take_back()
        case "u" | "undo":
            screen.say("There is nothing to take back: only a choice of face can be, until the dice fall.")
        case "q" | "quit" | "exit":
            if screen.ask("Leave the game? y/n").lower().startswith("y"):
                raise Left
        case "":
            screen.say("Choose one of these:")
        case _:
            keys = ", ".join(choice.key for choice in offered)
            screen.say(f"{answer!r} cannot be done here. You may type {keys}; ? is for help.")


def _is_sure(screen: Screen) -> bool:
    return screen.ask("That would fail the turn. Really stop? y/n").lower().startswith("y")


def _advice(position: Position) -> Decision:
    """What the champion would do; where it cannot play such a table or is not there at all, a simpler bot."""
    moves = legal(position)
    try:
        return parse_player("champion").choose(position, moves, UNLIMITED, random.Random(0))
    except (ValueError, ImportError):
        return parse_player("cautious").choose(position, moves, UNLIMITED, random.Random(0))


def hint(game: Game) -> str:
    """What the strongest bot that is here would do, with what the best moves are worth."""
    decision = _advice(game.position)
    said = [f"I would {choice_text(game.position, decision.move, game.names)}."]
    for valued in decision.values[:3]:
        if valued.win is not None:
            said.append(f"  {format_move(valued.move):<6} wins {valued.win:.1%}")
        elif valued.worms is not None:
            said.append(f"  {format_move(valued.move):<6} brings {valued.worms:.2f} worms")
    return "\n".join(said)
