"""The verb `legal`."""

import io
import json

import pytest

from wormgrill.cli import main

START = "2014 21-36 -/-/- 1"
MIDDLE = "2014 21-23,26-29,31,33-36 24/30.25/32 1 444w|55ww"
IMPOSSIBLE = "2014 21-36 21/- 1"


def test_moves_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["legal", "--json", START, MIDDLE]) == 0
    assert [json.loads(line) for line in capsys.readouterr().out.splitlines()] == [
        {"position": START, "moves": ["roll"]},
        {"position": MIDDLE, "moves": [">5"]},
    ]


def test_a_refused_position_costs_the_others_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["legal", "--json", "nonsense", IMPOSSIBLE, START]) == 1
    nonsense, impossible, good = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert nonsense.keys() == impossible.keys() == {"position", "error"}
    assert "21" in impossible["error"]
    assert good["moves"] == ["roll"]


def test_positions_from_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{START}\n\n{MIDDLE}\r\n"))
    assert main(["legal"]) == 0
    assert capsys.readouterr().out == "roll\n>5\n"


def test_a_game_that_is_over(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["legal", "2014 - 21/22 0"]) == 0
    assert main(["legal", "--json", "2014 - 21/22 0"]) == 0
    words, data = capsys.readouterr().out.splitlines()
    assert words == "(the game is over)"
    assert json.loads(data)["moves"] == []


def test_a_refused_position_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["legal", IMPOSSIBLE]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"{IMPOSSIBLE}: impossible position")
