"""The checkable dice: fixed values that other programs can be tested with, fairness, and the record's check."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.table.playing import BO, NEXT_SECRET, SECRET, Table, two

from wormgrill.notation import format_dice, format_record, parse_record
from wormgrill.rules import Dice
from wormgrill.table import SCHEME, Cup, commitment, new_secret, record, verify
from wormgrill.table.acts import Answer, Contribute, Leave, Rematch, SetOptions, Undo
from wormgrill.table.dice import contributions_digest

WORDS = ((1, "hello"), (2, "Würmer"))
GOLDEN = (1, 1, 1, 6, 6, 6)


def by_hand(secret: str, words: tuple[tuple[int, str], ...], number: int, count: int) -> list[int]:
    """A roll of white dice as docs/fair-dice.md says it, written a second time."""
    digest = hashlib.sha256(b"wormgrill-dice-1 contributions\0")
    for person, text in words:
        data = text.encode()
        digest.update(person.to_bytes(4, "big") + len(data).to_bytes(4, "big") + data)
    faces: list[int] = []
    block = 0
    while True:
        message = b"wormgrill-dice-1 roll\0" + digest.digest() + number.to_bytes(8, "big") + block.to_bytes(4, "big")
        for byte in hmac.new(bytes.fromhex(secret), message, hashlib.sha256).digest():
            if byte < 252:
                faces.append(byte % 6 + 1)
            if len(faces) == count:
                return sorted(faces)
        block += 1


def test_the_worked_example_of_the_documentation() -> None:
    cup = Cup(SECRET, WORDS)
    assert commitment(SECRET) == "0bb59b1623beac07b184aaee3e2153767fd41ca3e445e9d54a58e31a39fe8f63"
    assert contributions_digest(WORDS).hex() == "ed3b360e0ca69eaa27fc22e4b64298deab4779b4bd86a3014aaeef7de75bbc5e"
    assert [format_dice(cup.roll(number, 8)) for number in (1, 2, 3)] == ["1234455w", "1112244w", "223444ww"]
    assert format_dice(cup.roll(4, 5, GOLDEN)) == "2445wg1"
    assert cup.beginner(3) == 3


@given(number=st.integers(1, 10_000), count=st.integers(1, 8))
def test_rolls_are_those_of_a_second_program(number: int, count: int) -> None:
    assert list(Cup(SECRET, WORDS).roll(number, count).white) == by_hand(SECRET, WORDS, number, count)


def test_every_face_is_as_likely() -> None:
    """Chi squared with 5 degrees of freedom stays below 25.7 in 9,999 of 10,000 cases; the secret is fixed."""
    cup, count = Cup(SECRET), 4000
    faces = Counter(face for number in range(1, count + 1) for face in cup.roll(number, 8).white)
    expected = 8 * count / 6
    assert sum((faces[face] - expected) ** 2 / expected for face in range(1, 7)) < 25.7
    golden = Counter(cup.roll(number, 0, GOLDEN).golden for number in range(1, count + 1))
    assert abs(golden[1] - count / 2) < 4 * (count / 4) ** 0.5
    seats = Counter(Cup(new_secret()).beginner(7) for _ in range(700))
    assert set(seats) == set(range(1, 8))


def test_words_change_every_roll_and_cannot_be_shifted_between_people() -> None:
    rolls = [
        Cup(SECRET, words).roll(1, 8)
        for words in ((), ((1, ""),), ((1, "ab"),), ((1, "a"), (2, "b")), ((2, "ab"),), ((1, "a"), (1, "b")))
    ]
    assert len(set(rolls)) == len(rolls)
    ours, others = Cup(SECRET, WORDS), Cup(new_secret(), WORDS)
    # one roll may well be the same by chance; thirty never are
    assert [ours.roll(number, 8) for number in range(1, 31)] != [others.roll(number, 8) for number in range(1, 31)]


@pytest.mark.parametrize("edition", ["2014", "deluxe", "deluxe+plaingold"])
def test_a_whole_games_record_is_verified(edition: str) -> None:
    table = Table("Anika", "bot:random", "Bo", edition=edition)
    table.act(1, Contribute(text='six "crows" \\ on a wire'))
    played = record(table.start().play_out().state)
    assert played is not None
    read = parse_record(format_record(played))
    verdict = verify(read)
    assert verdict.fits
    assert verdict.rolls == table.state.rolls
    assert verdict.taken_back == ()


def changed(played, name: str, value: str | None):  # type: ignore[no-untyped-def]
    tags = tuple((tag, value if tag == name else old) for tag, old in played.tags if tag != name or value is not None)
    return replace(played, tags=tags)


def test_what_does_not_fit_is_named() -> None:
    table = Table("Anika", "Bo")
    table.act(1, Contribute(text="crows"))
    played = record(table.start().play_out().state)
    assert played is not None
    other = "ff" * 32
    problems = {
        "other secret": changed(played, "Secret", other),
        "other words": changed(played, "Words1", "1 ravens"),
        "other commitment": changed(played, "Commitment", commitment(other)),
        "no secret yet": changed(played, "Secret", None),
        "rubbish as secret": changed(played, "Secret", "so secret"),
        "roll left out": changed(played, "Rolls", f"1 3-{table.state.rolls + 1}"),
        "rolls miscounted": changed(played, "Rolls", "1-3"),
        "rolls backwards": changed(played, "Rolls", "5-3"),
        "words without a person": changed(played, "Words1", "crows"),
        "a number written otherwise": changed(played, "Words1", "01 crows"),
        "more rolls than there can be": changed(played, "Rolls", "999999999"),
        "words under another number": replace(
            played, tags=tuple(("Words2" if name == "Words1" else name, value) for name, value in played.tags)
        ),
        "other beginner": changed(played, "Begins", f"{3 - played.start.seat} of 2"),
        "other dice": changed(played, "Dice", "physical"),
    }
    found = {name: {problem.code for problem in verify(bad).problems} for name, bad in problems.items()}
    assert found["other secret"] >= {"commitment", "roll"}
    assert found["other words"] >= {"roll"}
    assert found["other commitment"] == {"commitment"}
    assert found["no secret yet"] == {"missing_tag"}
    assert found["rubbish as secret"] == {"bad_secret"}
    assert "roll" in found["roll left out"]
    assert found["rolls miscounted"] == {"roll_count"}
    for name in (
        "rolls backwards",
        "words without a person",
        "a number written otherwise",
        "words under another number",
        "more rolls than there can be",
    ):
        assert found[name] == {"bad_tag"}
    assert found["other beginner"] == {"begins"}
    assert found["other dice"] == {"no_dice"}


def test_a_roll_that_was_taken_back_is_never_used_again() -> None:
    table = two()
    before = table.state
    table.move("roll")
    table.act(1, Undo(seq=table.state.seq, to=before.seq))
    table.act(2, Answer(yes=True))
    assert table.state.position == before.position
    table.move("roll")
    assert table.state.rolls == 2
    played = record(table.play_out().state)
    assert played is not None
    verdict = verify(played)
    assert verdict.taken_back[0] == 1
    assert verdict.fits


def test_the_secret_is_kept_until_the_end() -> None:
    table = two()
    begun = table.state
    assert begun.secret is None
    assert SECRET not in repr(table.log)
    over = table.play_out().state
    assert over.secret == SECRET
    assert over.commitment == begun.commitment == commitment(SECRET)


def test_who_rolls_can_be_changed_until_the_start_and_the_promise_stands() -> None:
    table = Table("Anika", "Bo", dice="physical")
    table.act(1, SetOptions(options={"dice": "server"}))
    played = record(table.start().play_out().state)
    assert played is not None
    assert played.tag("Commitment") == commitment(SECRET)
    assert verify(played).fits
    other = Table("Anika", "Bo")
    other.act(1, SetOptions(options={"dice": "physical"}))
    own = record(other.start().state)
    assert own is not None
    assert (own.tag("Dice"), own.tag("Commitment")) == ("physical", None)


def test_the_next_game_is_promised_before_anybody_gives_words_for_it() -> None:
    table = two().play_out()
    played = record(table.state)
    assert played is not None
    assert played.tag("NextCommitment") == table.state.next_commitment == commitment(NEXT_SECRET)
    table.act(1, Rematch(contribution="  crows  "))
    table.act(BO, Rematch(contribution="ravens"))
    assert dict(table.state.next_words) == {1: "crows", BO: "ravens"}
    table.act(BO, Leave())
    assert dict(table.state.next_words) == {1: "crows"}


@settings(max_examples=30)
@given(st.integers(0, 8))
def test_a_roll_is_sorted(white: int) -> None:
    dice = Cup(new_secret()).roll(1, white, GOLDEN)
    assert dice == Dice(tuple(sorted(dice.white)), dice.golden)
    assert SCHEME == "wormgrill-dice-1"
