"""The verbs `simulate` and `tournament`."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import pytest

from wormgrill.arena import commands
from wormgrill.cli import main
from wormgrill.notation import parse_record


def run(verb: str, *words: str) -> int:
    parser = argparse.ArgumentParser()
    getattr(commands, f"add_{verb}")(parser)
    return int(getattr(commands, f"run_{verb}")(parser.parse_args(words)))


def test_simulate_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("simulate", "random", "cautious", "--games", "20", "--seed", "4", "--workers", "1", "--json") == 0
    data = json.loads(capsys.readouterr().out)
    assert [player["spec"] for player in data["players"]] == ["random", "cautious"]
    assert (data["games"], data["seed"]) == (20, 4)


def test_simulate_as_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("simulate", "random", "cautious", "--games", "10", "--edition", "deluxe") == 0
    text = capsys.readouterr().out
    assert "10 games of deluxe, seed 1, raw" in text
    assert "cautious" in text
    assert "steals" in text


def test_a_narrow_terminal_gets_fewer_columns_rather_than_cut_ones(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "50")
    assert run("simulate", "random", "cautious", "--games", "10") == 0
    text = capsys.readouterr().out
    assert "cautious" in text
    assert "worms" in text
    assert "steals" not in text
    assert "…" not in text


def test_simulate_keeps_records_and_tells_single_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "games"
    words = ["random", "cautious", "--games", "5", "--seed", "8", "--workers", "1"]
    assert run("simulate", *words, "--records", str(folder), "--json") == 0
    capsys.readouterr()
    files = sorted(path.name for path in folder.glob("*.wgr"))
    assert files == [f"{index:06}.wgr" for index in range(5)]
    kept = json.loads((folder / "manifest.json").read_text())
    assert kept["manifest"]["specs"] == ["random", "cautious"]
    assert run("simulate", *words, "--game", "3") == 0
    told = capsys.readouterr().out
    assert told == (folder / "000003.wgr").read_text()
    assert parse_record(told).end.over


def test_simulate_draws(tmp_path: Path) -> None:
    for suffix in ("svg", "png"):
        file = tmp_path / f"result.{suffix}"
        assert run("simulate", "random", "cautious", "--games", "8", "--plot", str(file), "--json") == 0
        assert file.stat().st_size > 2000


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["random", "nobody"], "unknown player 'nobody'"),
        (["random"], "2 to 7 players"),
        (["random", "random", "--games", "0"], "at least one game"),
        (["random", "random", "--edition", "1999"], "1999"),
        (["random", "random", "--game", "1000"], "there is no game 1000"),
        (["random", "random", "--plot", "result.txt"], "a plot is a .png"),
        (["random", "random", "--workers", "-1"], "there cannot be -1 workers"),
        (["random", "exec:./there/is/none", "--games", "2"], "cannot be started"),
    ],
)
def test_simulate_refuses(words: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("simulate", *words) == 1
    said = capsys.readouterr().err
    assert said.startswith("wormgrill: ")
    assert message in said
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "random", "random", "--plot", "{}/result.svg"],
        ["simulate", "random", "random", "--records", "{}"],
        ["tournament", "random", "cautious", "--report", "{}/report.html"],
        ["strength", "--write", "{}/page.md"],
        ["strength", "--keep", "{}/kept.json"],
    ],
)
def test_what_cannot_be_written_is_refused_before_a_game_is_played(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def played(*modules: str) -> None:
        raise AssertionError("games are played although their result has no place")

    monkeypatch.setattr(commands, "compile_first", played)
    (tmp_path / "taken").write_text("")
    assert main([word.format(tmp_path / "taken") for word in words]) == 1
    assert capsys.readouterr().err in (
        f"wormgrill: {tmp_path}/taken: {why}\n" for why in ("file exists", "not a directory")
    )


def test_a_folder_is_no_place_for_a_plot(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "there.svg"
    folder.mkdir()
    assert run("simulate", "random", "random", "--plot", str(folder)) == 1
    assert capsys.readouterr().err == f"wormgrill: {folder} is a folder; the name of a file is wanted\n"


def test_tournament(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["random", "cautious", "--games", "6", "--workers", "1"]
    assert run("tournament", *words, "--json", "--report", str(tmp_path / "report.html")) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 6
    assert "<svg" in (tmp_path / "report.html").read_text()
    assert run("tournament", *words, "--random", "3", "--report", str(tmp_path / "report.md")) == 0
    assert "3 tables drawn by lot" in capsys.readouterr().out
    assert {path.name for path in tmp_path.iterdir()} >= {"report.md", "report-ratings.svg", "report-cross.svg"}


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["random", "cautious", "--seats", "two"], "seats are written 2, 2-4 or 2,3,7"),
        (["random", "cautious", "--report", "report.doc"], "a report is a .md or .html file"),
        (["random", "random"], "enters once"),
    ],
)
def test_tournament_refuses(words: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("tournament", *words) == 1
    assert message in capsys.readouterr().err


def test_sizes() -> None:
    assert commands.sizes("2-4,7") == (2, 3, 4, 7)
