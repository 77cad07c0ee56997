"""`examples/check_dice.py`, which was written from the documentation alone, finds what our own check finds."""

from __future__ import annotations

import re
import string
import subprocess
import sys
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from examples.check_dice import check
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tests.table.playing import BO, Table, two

from wormgrill.notation import NotationError, Record, format_record, parse_record
from wormgrill.table import record, verify, verify_series
from wormgrill.table.acts import Answer, Contribute, Undo


def text_of(table: Table) -> str:
    played = record(table.state)
    assert played is not None
    return format_record(played)


@cache
def game(edition: str = "2014", seed: int = 1) -> str:
    table = Table("Anika", "bot:random", "open", edition=edition)
    table.join("Bo", contribution='a "quoted" \\ 3 ; {crow}')
    table.act(1, Contribute(text="Würmer 🐛 12"))
    return text_of(table.start().play_out(seed))


@cache
def parsed(edition: str) -> Record:
    return parse_record(game(edition))


@pytest.mark.parametrize("edition", ["2005", "2014+any", "deluxe", "deluxe+plaingold"])
def test_whole_games_fit(edition: str) -> None:
    for seed in range(3):
        text = game(edition, seed)
        assert check(text) == []
        assert verify(parse_record(text)).fits


def test_a_game_with_rolls_that_were_taken_back_fits() -> None:
    table = two()
    before = table.state.seq
    table.move("roll")
    table.act(1, Undo(seq=table.state.seq, to=before))
    table.act(BO, Answer(yes=True))
    text = text_of(table.play_out())
    assert '[Rolls "2-' in text
    assert check(text) == []


def test_both_find_the_same_faults() -> None:
    text = game()
    roll = text.index("\n1. ") + 4
    face = text[roll : roll + 8]
    other = "".join(sorted("12345w"["12345w".index(face[0]) - 1] + face[1:]))
    tampered = {
        "a word more": text.replace("Würmer", "Würmer!"),
        "another person's words": text.replace('[Words1 "', '[Words1 "1'),
        "another commitment": text.replace(commitment_of(text), "0" * 64),
        "another secret": text.replace(secret_of(text), "0" * 64),
        "rolls left out": text.replace('[Rolls "1-', '[Rolls "2-'),
        "no secret": text.replace(f'[Secret "{secret_of(text)}"]\n', ""),
        "typed-in dice": text.replace('[Dice "wormgrill-dice-1"]', '[Dice "physical"]'),
    }
    for name, bad in tampered.items():
        assert bad != text, name
        assert check(bad), name
        assert not verify(parse_record(bad)).fits, name
    assert check(text.replace(face, other, 1)) == [f"roll 1 should have been {face}, not {other}"]


RELEVANT = re.compile(r'^\[(?:Dice|Commitment|Secret|Words\d|Begins|Rolls) "(?:[^"\\]|\\.)*"\]$', re.MULTILINE)
FALLEN = re.compile(r"[1-6wg]+(?=[>~#])")


def characters(text: str) -> list[int]:
    """The places of every character that the dice depend on: in the tags, and in the dice of the rolls."""
    body = text.index("\n\n")
    tags = [place for found in RELEVANT.finditer(text) for place in range(found.start(), found.end())]
    return tags + [place for found in FALLEN.finditer(text, body) for place in range(found.start(), found.end())]


def means_the_same(one: Record, other: Record) -> bool:
    return (one.tags, one.events, one.start) == (other.tags, other.events, other.start)


@settings(max_examples=250)
@given(
    edition=st.sampled_from(["2014", "deluxe"]),
    where=st.floats(0, 1, exclude_max=True),
    other=st.sampled_from(string.printable + "é"),
    way=st.sampled_from(["instead", "before", "none"]),
)
def test_no_character_of_what_the_dice_depend_on_can_be_changed(
    edition: str, where: float, other: str, way: str
) -> None:
    """Every change is found, but for those after which the record means the same, and for one that leaves out the
    tag that says that the beginner was drawn – which the check says, too.
    """
    text = game(edition)
    places = characters(text)
    place = places[int(where * len(places))]
    bad = text[:place] + {"instead": other, "before": other + text[place], "none": ""}[way] + text[place + 1 :]
    assume(bad != text)
    try:
        read = parse_record(bad)
    except NotationError:
        return
    if means_the_same(read, parsed(edition)):
        return
    verdict = verify(read)
    assert not verdict.fits or verdict.taken_back or not verdict.drawn
    if read.tag("Begins") is not None and not verdict.taken_back:
        assert check(bad)


def test_games_of_one_series_are_held_against_each_other() -> None:
    first, second = parse_record(game()), parse_record(game(seed=2))
    promised = commitment_of(format_record(second))

    def tagged(played: Record, **tags: str) -> Record:
        rest = tuple(tag for tag in played.tags if tag[0] not in tags)
        return replace(played, tags=(*rest, *tags.items()))

    before = tagged(first, NextCommitment=promised)
    after = tagged(second, Table="U", Series="T", Game="2")
    assert verify_series([after, before]) == ((), ())
    assert verify_series([after]) == ((),)
    other = tagged(first, NextCommitment="0" * 64)
    (problem,), () = verify_series([after, other])
    assert problem.as_dict() == {"problem": "promise", "promised": "0" * 64, "recorded": promised}
    assert verify_series([tagged(after, Game="3"), other, tagged(after, Game="x")]) == ((), (), ())


def commitment_of(text: str) -> str:
    return text.partition('[Commitment "')[2][:64]


def secret_of(text: str) -> str:
    return text.partition('[Secret "')[2][:64]


def test_an_unfinished_game_keeps_its_secret() -> None:
    table = two()
    table.move("roll")
    assert check(text_of(table)) == ["the tag Secret is missing"]
    assert [problem.numbers for problem in verify(parse_record(text_of(table))).problems] == [(("tag", "Secret"),)]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [((), "usage: "), (("game.wgr", "more.wgr"), "usage: "), (("/nowhere/game.wgr",), "cannot be read")],
)
def test_run_as_a_program_it_answers_mistakes_by_a_sentence(arguments: tuple[str, ...], said: str) -> None:
    program = Path(__file__).resolve().parents[2] / "examples" / "check_dice.py"
    done = subprocess.run([sys.executable, program, *arguments], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert said in done.stderr
    assert "Traceback" not in done.stderr
