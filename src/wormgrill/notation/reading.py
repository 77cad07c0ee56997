"""Reading a record: tags, then turns, every token checked against the rules as it comes."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from io import StringIO
from typing import Final, TypeVar

from wormgrill.rules import (
    MAX_PLAYERS,
    MIN_PLAYERS,
    Edition,
    Event,
    GiveUp,
    IllegalMove,
    ImpossiblePosition,
    Position,
    Roll,
    Rolled,
    apply,
    legal,
    start,
)

from .dice import format_dice, format_face, parse_dice
from .editions import format_edition, parse_edition
from .errors import Kind, NotationError, RecordError
from .moves import format_move, parse_move
from .positions import format_position, parse_position
from .records import PLAYER_TAG, Record, contradiction, opening_roll, result_tags

T = TypeVar("T")

_TAG: Final = re.compile(r'\[([A-Za-z][A-Za-z0-9_]*) "((?:[^"\\]|\\["\\])*)"\]')
_ROLL_TOKEN: Final = re.compile(r"(-?)((?:g?[1-5w])+)([>~#].*)?", re.DOTALL)


@dataclass(frozen=True, slots=True)
class _Tag:
    name: str
    value: str
    line: int


@dataclass(frozen=True, slots=True)
class _Token:
    text: str
    line: int


def parse_record(text: str) -> Record:
    """The record that the text holds, replayed; RecordError says where and why it cannot be."""
    named, rest, first_line = _read_tags(text)
    rules = _edition(named)
    names = _names(named)
    position = _start(named, rules, len(names))
    reader = _Reader(position)
    for turn, tokens in enumerate(_turn_lines(rest, first_line), start=1):
        reader.read_turn(turn, tokens)
    reader.finish()
    further = tuple((tag.name, tag.value) for tag in named.values() if not _is_own(tag.name))
    _check_results(named, reader.position)
    return Record(names, position, tuple(reader.events), further)


# Tags.


def _read_tags(text: str) -> tuple[dict[str, _Tag], str, int]:
    """The tags by name, the text behind them, and the number of its first line. Lines end in LF or CRLF."""
    tags: dict[str, _Tag] = {}
    lines = StringIO(text)  # which ends lines at LF and nowhere else
    for number, line in enumerate(lines, start=1):
        content = line.removesuffix("\n").removesuffix("\r")
        if not content:
            return tags, lines.read(), number + 1
        tag = _read_tag(content, number)
        if tag.name in tags:
            raise RecordError("syntax", f"the tag {tag.name} stands there for the second time", line=number)
        tags[tag.name] = tag
    return tags, "", len(tags) + 1


def _read_tag(line: str, number: int) -> _Tag:
    match = _TAG.fullmatch(line)
    if not match or "\r" in line:
        raise RecordError(
            "syntax",
            f'{line!r} is no tag: write [Name "value"], with \\" and \\\\ for " and \\ in the value; '
            f"an empty line ends the tags",
            line=number,
        )
    return _Tag(match[1], re.sub(r"\\(.)", r"\1", match[2]), number)


def _is_own(name: str) -> bool:
    return name in ("Edition", "Position") or PLAYER_TAG.fullmatch(name) is not None


def _edition(named: dict[str, _Tag]) -> Edition:
    if "Edition" not in named:
        raise RecordError("syntax", 'the tag [Edition "…"] is missing', line=1)
    tag = named["Edition"]
    try:
        return parse_edition(tag.value)
    except NotationError as error:
        raise RecordError("syntax", str(error), line=tag.line) from None


def _names(named: dict[str, _Tag]) -> tuple[str, ...]:
    players = {name: tag for name, tag in named.items() if PLAYER_TAG.fullmatch(name)}
    wanted = [f"Player{seat}" for seat in range(1, len(players) + 1)]
    for name, tag in players.items():
        if name not in wanted or len(players) > MAX_PLAYERS:
            raise RecordError(
                "syntax",
                f"the tag {name} does not fit: players are named Player1, Player2 and so on, without a gap, "
                f"up to Player{MAX_PLAYERS}",
                line=tag.line,
            )
    if len(players) < MIN_PLAYERS:
        raise RecordError(
            "syntax", f"a game has {MIN_PLAYERS} to {MAX_PLAYERS} players, here are {len(players)}", line=1
        )
    return tuple(players[name].value for name in wanted)


def _start(named: dict[str, _Tag], rules: Edition, players: int) -> Position:
    if "Position" not in named:
        return start(rules, players)
    tag = named["Position"]
    try:
        position = parse_position(tag.value)
    except (NotationError, ImpossiblePosition) as error:
        raise RecordError("syntax", str(error), line=tag.line) from None
    if position.edition != rules:
        raise RecordError(
            "mismatch",
            f"the position is of {format_edition(position.edition)}, the record of {format_edition(rules)}",
            line=tag.line,
        )
    if len(position.players) != players:
        raise RecordError(
            "mismatch", f"the position has {len(position.players)} seats, the record {players} players", line=tag.line
        )
    return position


def _check_results(named: dict[str, _Tag], end: Position) -> None:
    for name, expected in result_tags(end).items():
        tag = named.get(name)
        if tag is not None and tag.value != expected:
            message = contradiction(name, tag.value, expected)
            raise RecordError("mismatch", message, line=tag.line, position=format_position(end))


# Turns.


def _turn_lines(text: str, line: int) -> Iterator[list[_Token]]:
    """The tokens of every line that has any. A comment is no line's end, even when it runs over several lines."""
    tokens: list[_Token] = []
    for part in re.finditer(r"\{[^}]*\}|\{|;[^\n]*|\r?\n|[ \t]+|[^\s{};]+|.", text):
        piece = part[0]
        if piece in ("\n", "\r\n"):
            if tokens:
                yield tokens
            tokens = []
        elif piece == "{":
            raise RecordError("syntax", "the comment that starts here has no end: } is missing", line=line)
        elif re.fullmatch(r"[^\s{};]+", piece):
            tokens.append(_Token(piece, line))
        elif piece[0] not in "{; \t":
            raise RecordError("syntax", f"{piece!r} has no meaning here", line=line)
        line += piece.count("\n")
    if tokens:
        yield tokens


class _Reader:
    """Goes through the turns and keeps the position, so that every refusal can say where it stands."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.choosing = position  # the last position in which somebody chose: the one that an error can print
        self.events: list[Event] = []
        self.opening = opening_roll(position)
        self.token: _Token
        self.turn: int
        self.turn_over = True
        self.bare_roll = False

    def read_turn(self, turn: int, tokens: list[_Token]) -> None:
        number, *tokens = tokens
        self.token = number
        if not self.turn_over:
            raise self._error("syntax", f"turn {self.turn} is not finished, so no further turn can follow")
        self.turn = turn
        if number.text != f"{turn}.":
            raise self._error("syntax", f"a line starts with the number of its turn, here {turn}. and a space")
        if not tokens:
            raise self._error("syntax", "a turn has at least one token")
        self.turn_over = False
        for token in tokens:
            self.token = token
            self._read_token(token.text)

    def finish(self) -> None:
        if self.position.thrown:
            raise self._error(
                "syntax", "a record may stop only where a player chooses: the dice rolled again are missing"
            )

    def _read_token(self, text: str) -> None:
        if self.bare_roll:
            raise self._error(
                "syntax", "the roll before this token has nothing behind it; only a record's last token may"
            )
        if self.turn_over:
            raise self._error("syntax", "the turn is over; the next one starts a new line")
        if text.startswith("="):
            self._apply_move(text)
        elif match := _ROLL_TOKEN.fullmatch(text):
            self._read_roll(bool(match[1]), match[2], match[3] or "")
        else:
            raise self._error(
                "syntax", "no such token: write ROLL>FACE, ROLL~, ROLL#, ROLL as the last one, or = and what was taken"
            )

    def _read_roll(self, without_golden: bool, dice: str, action: str) -> None:
        move = self._parse(parse_move, action) if action else None
        before = self.choosing
        self._roll(without_golden, dice)
        failed = not self.position.begun
        if failed and not isinstance(move, GiveUp):
            self.choosing = before
            raise self._error(
                "illegal", "no face of this roll may be set aside, so the turn has failed: write # behind it"
            )
        if move is None:
            self.bare_roll = True
        elif not failed:
            self._apply(move)
        self.turn_over = not self.position.begun

    def _roll(self, without_golden: bool, dice: str) -> None:
        """The dice are thrown and fall; where the record starts with an open roll they only have to be the same."""
        rolled = Rolled(self._parse(parse_dice, dice))
        if self.opening:
            written = "-" * without_golden + dice
            if written != self.opening:
                raise self._error(
                    "mismatch", f"the roll that lies open is {self.opening}, and the first token repeats it"
                )
            self.opening = ""
            return
        if not self.position.thrown:
            self._apply(Roll(golden=not without_golden))
        elif without_golden:
            raise self._error("illegal", "the golden die is left out before a turn's first roll, not at a later one")
        self._apply(rolled)

    def _apply_move(self, text: str) -> None:
        if self.opening:
            raise self._error("mismatch", f"the roll {self.opening} lies open, and the first token has to repeat it")
        self._apply(self._parse(parse_move, text))
        self.turn_over = not self.position.begun

    def _parse(self, parser: Callable[[str], T], text: str) -> T:
        try:
            return parser(text)
        except NotationError as error:
            raise self._error("syntax", str(error)) from None

    def _apply(self, event: Event) -> None:
        try:
            after = apply(self.position, event)
        except IllegalMove:
            raise self._error("illegal", self._why_illegal(event)) from None
        self.position = after
        if not after.thrown:
            self.choosing = after
        self.events.append(event)

    def _why_illegal(self, event: Event) -> str:
        if self.position.over:
            return "the game is over"
        if isinstance(event, Rolled):
            return self._why_no_fall(event)
        if self.position.thrown:
            return "the dice are in the air, so their new faces come next"
        moves = " ".join(map(format_move, legal(self.position)))
        return f"{format_move(event)} is not legal here; the legal moves are {moves}"

    def _why_no_fall(self, event: Rolled) -> str:
        dice = f"{self.position.white_left} white dice"
        if self.position.golden_left:
            faces = "".join(map(format_face, sorted({*self.position.edition.golden_faces})))
            dice += f" and the golden die, which shows one of {faces},"
        return f"{format_dice(event.dice)} is no roll of the dice that are left: {dice} are in the air"

    def _error(self, kind: Kind, message: str) -> RecordError:
        return RecordError(
            kind,
            message,
            line=self.token.line,
            turn=self.turn,
            token=self.token.text,
            position=format_position(self.choosing),
        )
