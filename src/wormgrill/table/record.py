"""A game at a table as a record, with all that is needed to derive its dice again; and the check that does so."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from wormgrill.notation import Record, format_event, parse_event
from wormgrill.rules import Position, Rolled, standing, winners

from .dice import SCHEME, Contribution, Cup, commitment
from .state import Seat, State

Data = dict[str, Any]
_CONTRIBUTION = re.compile(r"Words([0-9]+)")
# far more than any game has, and few enough to be listed by whoever checks a stranger's record
_MOST_ROLLS = 100_000


def record(state: State) -> Record | None:
    """The game so far, up to the last position that can be written down; None before the start."""
    if state.start is None or state.position is None:
        return None
    names = tuple(player_name(seat) for seat in state.seats)
    steps = state.steps
    while (
        steps
        and state.position.thrown
        and not isinstance(steps[-1].event, Rolled)
        and steps[-1].seq == state.steps[-1].seq
    ):
        steps = steps[:-1]
    return Record(names, state.start, tuple(step.event for step in steps), tuple(_tags(state)))


def player_name(seat: Seat) -> str:
    """The name in a record: a bot without one of its own is called by its spec."""
    return seat.name or seat.bot or ""


def _tags(state: State) -> Iterator[tuple[str, str]]:
    yield "Date", datetime.fromtimestamp(state.started_at / 1000, UTC).strftime("%Y-%m-%d")
    yield "Rules", str(state.rules)
    yield "Table", state.table
    if state.series.game > 1:
        yield "Series", state.series.id
        yield "Game", str(state.series.game)
    if state.phase == "over" and state.position is not None:
        yield "Worms", " ".join(map(str, standing(state.position)))
        yield "Winners", " ".join(map(str, winners(state.position)))
    if not state.rolls_itself or state.commitment is None:
        yield "Dice", "physical"
        return
    yield "Dice", SCHEME
    yield "Commitment", state.commitment
    if state.secret is not None:
        yield "Secret", state.secret
    for index, (person, text) in enumerate(state.contributions, start=1):
        yield f"Words{index}", f"{person} {text}"
    if state.drawn:
        yield "Begins", f"{state.begins} of {len(state.seats)}"
    yield "Rolls", " ".join(_runs([step.number for step in state.steps if step.number is not None]))
    if state.next_commitment is not None:
        yield "NextCommitment", state.next_commitment


def _runs(numbers: list[int]) -> Iterator[str]:
    """Ascending numbers with runs written `first-last`: a gap is a roll that was taken back."""
    index = 0
    while index < len(numbers):
        end = index
        while end + 1 < len(numbers) and numbers[end + 1] == numbers[end] + 1:
            end += 1
        yield str(numbers[index]) if end == index else f"{numbers[index]}-{numbers[end]}"
        index = end + 1


@dataclass(frozen=True, slots=True)
class Problem:
    """Something that does not fit: a code, and the numbers and texts that show it."""

    code: str
    numbers: tuple[tuple[str, Any], ...] = ()

    def as_dict(self) -> Data:
        return {"problem": self.code, **dict(self.numbers)}


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the check of a record's dice has found. `taken_back`: rolls that the server made and the record does not
    have. `drawn`: whether who begins was left to the dice.
    """

    rolls: int
    problems: tuple[Problem, ...]
    taken_back: tuple[int, ...] = ()
    drawn: bool = False

    @property
    def fits(self) -> bool:
        return not self.problems

    def as_dict(self) -> Data:
        return {
            "fits": self.fits,
            "rolls": self.rolls,
            "taken_back": list(self.taken_back),
            "drawn": self.drawn,
            "problems": [problem.as_dict() for problem in self.problems],
        }


def verify(played: Record) -> Verdict:
    """Derive every roll of the record again from its tags. Problems come as they are found, and every one is named."""
    fallen = [(before, event) for before, event, _ in played.replay() if isinstance(event, Rolled)]
    if played.tag("Dice") != SCHEME:
        return Verdict(0, (Problem("no_dice", (("dice", played.tag("Dice")), ("scheme", SCHEME))),))
    secret, promised = played.tag("Secret"), played.tag("Commitment")
    missing = [name for name, value in (("Commitment", promised), ("Secret", secret)) if value is None]
    if missing or secret is None:
        return Verdict(0, tuple(Problem("missing_tag", (("tag", name),)) for name in missing))
    if not re.fullmatch(r"[0-9a-f]{64}", secret):
        return Verdict(0, (Problem("bad_secret", (("secret", secret),)),))
    problems: list[Problem] = []
    if commitment(secret) != promised:
        problems.append(Problem("commitment", (("derived", commitment(secret)), ("recorded", promised))))
    try:
        cup, numbers = Cup(secret, _words(played)), _numbers(played.tag("Rolls") or "")
    except ValueError as error:
        return Verdict(0, (*problems, Problem("bad_tag", (("message", str(error)),))))
    problems += _begin_problem(played, cup)
    if len(numbers) != len(fallen):
        problems.append(Problem("roll_count", (("numbered", len(numbers)), ("recorded", len(fallen)))))
    for number, (before, event) in zip(numbers, fallen, strict=False):
        derived = Rolled(cup.roll(number, before.white_left, _golden(before)))
        if derived != event:
            problems.append(
                Problem(
                    "roll", (("number", number), ("derived", format_event(derived)), ("recorded", format_event(event)))
                )
            )
    skipped = sorted(set(range(1, max(numbers, default=0) + 1)) - set(numbers))
    return Verdict(len(fallen), tuple(problems), tuple(skipped), played.tag("Begins") is not None)


def verify_series(records: Sequence[Record]) -> tuple[tuple[Problem, ...], ...]:
    """For each of some records what does not fit between it and the game before it, where both are there: the dice of
    a next game are promised at the end of the game before.
    """
    places = {_place(played): played for played in records if played.tag("Table") is not None}

    def broken(played: Record) -> tuple[Problem, ...]:
        series, game = _place(played)
        before = places.get((series, game - 1))
        promised = None if before is None else before.tag("NextCommitment")
        if promised is None or promised == played.tag("Commitment"):
            return ()
        return (Problem("promise", (("promised", promised), ("recorded", played.tag("Commitment")))),)

    return tuple(map(broken, records))


def _place(played: Record) -> tuple[str | None, int]:
    """The series that a game belongs to, and the how-manieth it is there; a first game's series is its own table."""
    game = played.tag("Game") or "1"
    number = int(game) if re.fullmatch("[1-9][0-9]{0,5}", game) else -1
    return played.tag("Series") or played.tag("Table"), number


def _golden(before: Position) -> tuple[int, ...]:
    return before.edition.golden_faces if before.golden_left else ()


def _words(played: Record) -> tuple[Contribution, ...]:
    """The people's words in their order: the tags are numbered from 1 without a gap."""
    found = {name: value for name, value in played.tags if _CONTRIBUTION.fullmatch(name)}
    wanted = [f"Words{index}" for index in range(1, len(found) + 1)]
    if set(wanted) != set(found):
        raise ValueError(f"the tags of words must be {' '.join(wanted)}, not {' '.join(sorted(found))}")
    words: list[Contribution] = []
    for name in wanted:
        person, blank, text = found[name].partition(" ")
        if not re.fullmatch("[1-9][0-9]{0,8}", person) or not blank:
            raise ValueError(f"the tag {name} must be a person's number, a blank and their words, not {found[name]!r}")
        words.append((int(person), text))
    return tuple(words)


def _numbers(text: str) -> list[int]:
    numbers: list[int] = []
    for part in text.split(" ") if text else ():
        match = re.fullmatch(r"([1-9][0-9]{0,6})(?:-([1-9][0-9]{0,6}))?", part)
        first, last = (int(match[1]), int(match[2] or match[1])) if match else (0, 0)
        if not match or first <= (numbers[-1] if numbers else 0) or last < first or last > _MOST_ROLLS:
            raise ValueError(f"the tag Rolls must have ascending numbers and runs such as '1-12 15', not {part!r}")
        numbers.extend(range(first, last + 1))
    return numbers


def _begin_problem(played: Record, cup: Cup) -> list[Problem]:
    drawn = played.tag("Begins")
    if drawn is None:
        return []
    seats = len(played.names)
    derived = f"{cup.beginner(seats)} of {seats}"
    fits = drawn == derived and played.start.seat == cup.beginner(seats)
    return [] if fits else [Problem("begins", (("derived", derived), ("recorded", drawn), ("seat", played.start.seat)))]


def dice_view(state: State, rolls: list[Data]) -> Data:
    """All that is needed to verify the dice, for programs; `rolls` are all that the server made, those taken back
    too.
    """
    return {
        "scheme": SCHEME if state.rolls_itself else None,
        "by": state.options.dice,
        "commitment": state.commitment if state.rolls_itself else None,
        "secret": state.secret,
        "contributions": [{"person": person, "text": text} for person, text in state.contributions],
        "begins": {"seats": len(state.seats), "seat": state.begins, "drawn": state.drawn} if state.started else None,
        "rolls": rolls,
    }


def parse_rolled(token: str) -> Rolled:
    """The dice of a token such as `:11344555`."""
    event = parse_event(token)
    if not isinstance(event, Rolled):
        raise ValueError(f"{token!r} is a move, not dice")
    return event
