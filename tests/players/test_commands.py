"""The verbs `players` and `bot`."""

from __future__ import annotations

import argparse
import io
import json
import sys
from pathlib import Path

import pytest

from wormgrill.players import commands

ROOT = Path(__file__).parents[2]


def run(verb: str, *words: str) -> int:
    parser = argparse.ArgumentParser()
    getattr(commands, f"add_{verb}")(parser)
    return int(getattr(commands, f"run_{verb}")(parser.parse_args(words)))


def test_players_lists_everyone(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("players") == 0
    text = capsys.readouterr().out
    assert all(name in text for name in ("random", "cautious", "greedy", "hunter", "exec"))


def test_players_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("players", "greedy:steal=2", "cautious", "--json") == 0
    first, second = (json.loads(line) for line in capsys.readouterr().out.splitlines())
    assert first == {
        "spec": "greedy:steal=2",
        "summary": "most worms expected of this turn, exactly",
        "parameters": {"steal": "2"},
    }
    assert second["parameters"] == {}


def test_an_unknown_player_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("players", "nobody") == 1
    assert "unknown player 'nobody'" in capsys.readouterr().err


def test_bot_speaks(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("position 2014 21-36 -/- 1\ngo\nquit\n"))
    assert run("bot", "cautious") == 0
    assert capsys.readouterr().out.splitlines()[-1] == "move roll"


def test_bot_refuses_an_unknown_spec(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("bot", "nobody") == 1
    assert "unknown player" in capsys.readouterr().err


def test_bot_check(capsys: pytest.CaptureFixture[str]) -> None:
    command = f"{sys.executable} {ROOT / 'examples' / 'bots' / 'patient.py'}"
    assert run("bot", "check", command, "--games", "0", "--seconds", "20") == 0
    assert capsys.readouterr().out.endswith("conforms\n")
    assert run("bot", "check", command, "--games", "0", "--seconds", "20", "--json") == 0
    points = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert {"check", "ok", "needed", "detail"} == set(points[0])
    assert all(point["ok"] for point in points)


def test_bot_check_of_a_bad_bot(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("bot", "check", "./there/is/none") == 1
    assert "FAILED" in capsys.readouterr().out


@pytest.mark.parametrize("words", [("check",), ("check", "./mybot", "--seconds", "0"), ("cautious", "./mybot")])
def test_a_wrong_use_is_said(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert run("bot", *words) == 2
    assert capsys.readouterr().err


def test_advise_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    position = "2014 21-36 -/- 1 |1123455w"
    assert run("advise", position, "--player", "greedy", "--json") == 0
    advice = json.loads(capsys.readouterr().out)
    assert (advice["position"], advice["player"], advice["unit"]) == (position, "greedy", "worms")
    values = [row["value"] for row in advice["moves"]]
    assert values == sorted(values, reverse=True)
    assert advice["value"] == values[0]
    assert {row["move"] for row in advice["moves"]} == {">1", ">2", ">3", ">4", ">5", ">w"}
    assert advice["why"]


def test_advise_before_a_roll_is_the_expectation(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("advise", "2014 21-36 -/- 1", "--player", "greedy", "--json") == 0
    advice = json.loads(capsys.readouterr().out)
    assert advice["moves"] == [{"move": "roll", "value": advice["value"]}]
    assert 1.6 < advice["value"] < 1.7


def test_advise_of_a_player_that_knows_no_values(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("advise", "2014 21-36 -/- 1 wwww1|", "--player", "cautious", "--json") == 0
    advice = json.loads(capsys.readouterr().out)
    assert (advice["unit"], advice["value"]) == (None, None)
    assert [row["move"] for row in advice["moves"]] == ["=21", "roll"]


def test_advise_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("advise", "2014 21-36 -/- 1 wwww1|", "--player", "hunter") == 0
    text = capsys.readouterr().out
    assert "* roll" in text
    assert "the portion that the turn aims at: tile 25, chance 0." in text
    assert run("advise", "2014 21-36 -/- 1 wwww1|") == 0
    assert "* " in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["nonsense"], "a position has four fields"),
        (["2014 - -/21 0"], "the game is over"),
        (["2014 21-36 -/- 1", "--player", "nobody"], "unknown player 'nobody'"),
        (["2014 21-36 -/- 1", "--player", "exec:./there/is/none"], "cannot be started"),
    ],
)
def test_advise_refuses(words: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("advise", *words) == 1
    assert message in capsys.readouterr().err
    assert run("advise", *words, "--json") == 1
    assert message in json.loads(capsys.readouterr().out)["error"]
