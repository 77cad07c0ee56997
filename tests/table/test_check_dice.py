"""`examples/check_dice.py`, which was written from the documentation alone, finds what our own check finds."""

from __future__ import annotations

import pytest
from examples.check_dice import check
from tests.table.playing import BO, Table, two

from wormgrill.notation import format_record, parse_record
from wormgrill.table import record, verify
from wormgrill.table.acts import Answer, Contribute, Undo


def text_of(table: Table) -> str:
    played = record(table.state)
    assert played is not None
    return format_record(played)


def game(edition: str = "2014", seed: int = 1) -> str:
    table = Table("Anika", "bot:random", "open", edition=edition)
    table.join("Bo", contribution='a "quoted" \\ 3 ; {crow}')
    table.act(1, Contribute(text="Würmer 🐛 12"))
    return text_of(table.start().play_out(seed))


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


def commitment_of(text: str) -> str:
    return text.partition('[Commitment "')[2][:64]


def secret_of(text: str) -> str:
    return text.partition('[Secret "')[2][:64]


def test_an_unfinished_game_keeps_its_secret() -> None:
    table = two()
    table.move("roll")
    assert check(text_of(table)) == ["the tag Secret is missing"]
    assert [problem.numbers for problem in verify(parse_record(text_of(table))).problems] == [(("tag", "Secret"),)]
