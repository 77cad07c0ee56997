"""Random games there and back through text, and random mistakes in good texts."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TypeVar

from hypothesis import example, given
from hypothesis import strategies as st
from tests.games import editions, game, steps

from wormgrill.notation import (
    NotationError,
    Record,
    RecordError,
    format_event,
    format_move,
    format_position,
    format_record,
    parse_event,
    parse_move,
    parse_position,
    parse_record,
)
from wormgrill.rules import Edition, ImpossiblePosition, Position, legal, outcomes, standing, start, winners

T = TypeVar("T")

any_edition = st.sampled_from(editions())
any_players = st.integers(2, 7)
any_seed = st.integers(0, 2**32 - 1)
names = st.lists(st.text(st.characters(exclude_characters="\r\n", exclude_categories=["Cs"])), min_size=7, max_size=7)

#: What texts of the notation are made of, and a few things that they are not made of.
SIGNS = [*'12345w670g+-*.,/|!#~>=@&^{}[];:" \n\r\t\\xé２', "21", "36", "13", "deluxe", "2014", "2005", "+any", "1. "]


def positions(rules: Edition, players: int, seed: int) -> list[Position]:
    return [after for _, _, after in game(rules, players, seed, most=700) if not after.thrown]


@given(any_edition, any_players, any_seed)
def test_every_reachable_position(rules: Edition, players: int, seed: int) -> None:
    for position in positions(rules, players, seed):
        text = format_position(position)
        assert parse_position(text) == position
        assert text.count("\n") == 0


@given(any_edition, any_players, any_seed)
def test_every_event_of_a_game(rules: Edition, players: int, seed: int) -> None:
    for before, event, _ in game(rules, players, seed, most=300):
        assert parse_event(format_event(event)) == event
        assert [parse_move(format_move(move)) for move in legal(before)] == [*legal(before)]
        for rolled, _ in outcomes(before)[:20]:
            assert parse_event(format_event(rolled)) == rolled


@given(any_edition, any_players, any_seed, names, st.data())
def test_records_of_any_part_of_a_game(
    rules: Edition, players: int, seed: int, names: list[str], data: st.DataObject
) -> None:
    played = game(rules, players, seed, most=500)
    chosen = [number for number, (before, _, _) in enumerate(played) if not before.thrown]
    first, last = sorted(data.draw(st.tuples(st.sampled_from(chosen), st.sampled_from(chosen))))
    if data.draw(st.booleans()) and not played[-1][2].thrown:
        last = len(played)
    events = tuple(event for _, event, _ in played[first:last])
    record = Record(tuple(names[:players]), played[first][0], events, (("Date", names[-1]),))
    text = format_record(record)
    assert parse_record(text) == record
    assert format_record(parse_record(text)) == text
    assert parse_record(text.replace("\n", "\r\n")) == record
    assert parse_record(commented(text, random.Random(seed))) == record


def commented(text: str, rng: random.Random) -> str:
    """The same record with comments, blank lines and more space between its tokens."""
    tags, _, turns = text.partition("\n\n")
    between = [" ", " {a} ", "{1. >5\n\n2.}", "\t  "]
    lines = [
        rng.choice(between).join(line.split(" ")) + rng.choice(["", " ", " ; =21 }", "\n\n"])
        for line in turns.split("\n")
    ]
    return tags + "\n\n" + "\n".join(lines)


@given(any_edition, any_players, any_seed)
def test_a_whole_game_with_its_result(rules: Edition, players: int, seed: int) -> None:
    played = game(rules, players, seed)
    end = played[-1][2]
    result = (("Worms", " ".join(map(str, standing(end)))), ("Winners", " ".join(map(str, winners(end)))))
    record = Record(tuple("ABCDEFG"[:players]), played[0][0], tuple(event for _, event, _ in played), result)
    assert parse_record(format_record(record)) == record
    assert parse_record(format_record(record)).end == end


def attempt(parse: Callable[[str], T], text: str) -> T | ValueError:
    """What is read, or the refusal; any other error than our own passes through and fails the test."""
    try:
        return parse(text)
    except (NotationError, ImpossiblePosition) as refusal:
        return refusal


def damaged(text: str, rng: random.Random) -> str:
    """The text with one to three signs put in, taken out, doubled, changed or swapped."""
    for _ in range(rng.choice([1, 1, 1, 2, 3])):
        at = rng.randrange(len(text) + 1)
        piece = text[at : at + rng.randint(1, 4)]
        change = rng.randrange(5)
        if change == 0:
            text = text[:at] + rng.choice(SIGNS) + text[at:]
        elif change == 1:
            text = text[:at] + text[at + len(piece) :]
        elif change == 2:
            text = text[:at] + piece + text[at:]
        elif change == 3:
            text = text[:at] + rng.choice(SIGNS) + text[at + 1 :]
        else:
            text = text[:at] + text[at + 1 : at + 2] + text[at : at + 1] + text[at + 2 :]
    return text


@given(any_edition, any_players, any_seed)
def test_damaged_positions_are_refused_or_mean_what_they_say(rules: Edition, players: int, seed: int) -> None:
    rng = random.Random(seed)
    for position in rng.sample(positions(rules, players, seed), 30):
        text = damaged(format_position(position), rng)
        read = attempt(parse_position, text)
        if isinstance(read, ValueError):
            assert str(read)
            continue
        again = format_position(read)
        assert parse_position(again) == read
        assert again.split(" ")[1:] == text.split(" ")[1:], "only the options may come in another order"


@given(any_edition, any_players, any_seed)
def test_damaged_records_are_refused_or_mean_what_they_say(rules: Edition, players: int, seed: int) -> None:
    rng = random.Random(seed)
    played = list(steps(start(rules, players), rng, most=rng.randint(1, 150)))
    while played and played[-1][2].thrown:
        played.pop()
    record = Record(tuple("ABCDEFG"[:players]), start(rules, players), tuple(event for _, event, _ in played))
    good = format_record(record)
    for _ in range(20):
        text = damaged(good, rng)
        read = attempt(parse_record, text)
        if isinstance(read, ValueError):
            assert isinstance(read, RecordError)
            assert 1 <= read.line <= text.count("\n") + 1
            assert read.message in str(read)
            assert read.kind in ("syntax", "illegal", "mismatch")
            continue
        canonical = format_record(read)
        assert parse_record(canonical) == read
        assert format_record(parse_record(canonical)) == canonical


def read_anyhow(text: str) -> None:
    parsers: list[Callable[[str], object]] = [parse_position, parse_move, parse_event, parse_record]
    for parse in parsers:
        assert str(attempt(parse, text))


@given(st.text())
@example("2014 21-36 -/- 1 " + "1" * 10_000)
@example("2014 21-36 -/" + "-/" * 10_000 + " 1")
@example("deluxe 21 -*" + "9" * 10_000 + "/- 1")
@example("2014 " + "21," * 10_000 + "21 -/- 1")
@example('[Edition "2014"]')
def test_any_text_at_all_is_refused_with_our_own_errors(text: str) -> None:
    read_anyhow(text)


@given(st.text(st.sampled_from([sign for sign in SIGNS if len(sign) == 1])))
def test_any_text_of_the_right_signs(text: str) -> None:
    read_anyhow(text)
