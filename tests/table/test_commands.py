"""`wormgrill verify`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.table.playing import Table

from wormgrill.cli import main
from wormgrill.notation import format_record
from wormgrill.table import record


@pytest.fixture
def game(tmp_path: Path) -> Path:
    played = record(Table("Anika", "Bo").start().play_out().state)
    assert played is not None
    file = tmp_path / "game.wgr"
    file.write_text(format_record(played), encoding="utf-8")
    return file


def test_an_honest_record(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(game)]) == 0
    assert "rolls are the ones that were promised" in capsys.readouterr().out


def test_a_changed_die_is_found(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = game.read_text(encoding="utf-8")
    secret = text.split('[Secret "')[1][:64]
    game.write_text(text.replace(secret, secret[::-1]), encoding="utf-8")
    assert main(["verify", "--json", str(game)]) == 1
    told = json.loads(capsys.readouterr().out)
    assert not told["fits"]
    assert {"commitment", "roll"} <= {problem["problem"] for problem in told["problems"]}
    assert main(["verify", str(game)]) == 1
    shown = capsys.readouterr().out
    assert "the dice do not fit." in shown
    assert "Roll 1 should have been :" in shown
    assert "does not belong to the commitment" in shown


@pytest.mark.parametrize(
    ("tag", "said"),
    [("", "There is no tag Dice; only dice of"), ('[Dice "physical"]\n', "Dice says physical;")],
)
def test_dice_of_another_kind(tag: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.wgr"
    head = '[Edition "2014"]\n[Player1 "Ada"]\n[Player2 "Ben"]\n'
    file.write_text(f"{head}{tag}\n1. 11344555>5\n", encoding="utf-8")
    assert main(["verify", str(file)]) == 1
    told = capsys.readouterr().out
    assert "the dice cannot be checked." in told
    assert said in told


def test_what_is_no_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bad.wgr"
    file.write_text("nonsense", encoding="utf-8")
    assert main(["verify", str(file)]) == 1
    told = capsys.readouterr().out
    assert "bad.wgr: the dice cannot be checked." in told
    assert "line 1" in told
    assert main(["verify", str(tmp_path / "none.wgr")]) == 1
    assert "none.wgr" in capsys.readouterr().err
