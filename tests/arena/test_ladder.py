"""The ladder: every figure is played once, kept, and shown in its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from wormgrill.arena import commands, ladder
from wormgrill.arena.ladder import Cell, climb, markdown, wanted


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """A ladder of three rungs."""
    monkeypatch.setattr(ladder, "PLAYERS", ("random", "cautious", "champion:level=9", "champion"))
    monkeypatch.setattr(ladder, "TABLES", (("2014", 2), ("2005+short", 2)))
    monkeypatch.setattr(ladder, "LEVELS", ("champion:level=9",))
    monkeypatch.setattr(ladder, "CLOSELY", 1)


def test_the_whole_ladder_has_everybody_everywhere() -> None:
    cells = list(wanted())
    assert {seats for _, other, edition, seats in cells if other == "greedy" and edition == "2014"} == set(range(2, 8))
    assert {seats for _, other, edition, seats in cells if other == "greedy" and edition == "deluxe"} == set(
        range(2, 8)
    )
    assert ("champion", "champion:level=9", "2014", 2) in cells
    assert len(cells) == len(set(cells))


@pytest.mark.usefixtures("short")
def test_figures_are_kept_and_not_played_again(tmp_path: Path) -> None:
    file, told = tmp_path / "cells.json", list[Cell]()
    cells = climb(256, 1, 1, file, told.append)
    assert len(told) == len(cells) == 9
    champion = cells["champion among greedy, 2014 for 2"]
    assert champion.adjusted
    assert champion.fair.low > 1.0
    assert cells["random among greedy, 2014 for 2"].fair.high < 0.2
    again = climb(256, 1, 1, file, told.append)
    assert again == cells
    assert len(told) == 9
    page = markdown(cells, "wormgrill strength", "today")
    assert page.count("| `champion` |") == 3
    assert "## Other rules, two seats" in page


def test_the_champion_is_measured_closely_and_more_seats_with_more_raw_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        ladder, "wanted", lambda: (("champion", "greedy", "2014", 3), ("cautious", "greedy", "2014", 3))
    )
    champion, cautious = climb(300, 1, 1, None).values()
    assert champion.games == ladder.CLOSELY * cautious.games == ladder.CLOSELY * ladder.RAW_GAMES * 300
    assert not champion.adjusted
    assert champion.fair.low > 1 > cautious.fair.high


def test_a_raw_figure_is_marked() -> None:
    cell = Cell("random", "greedy", "2014", 3, 100, 0.25, 0.2, 0.3, adjusted=False)
    page = markdown({cell.key: cell}, "wormgrill strength", "today")
    assert "| `random` | – | 0.750 ± 0.150* | – |" in page


@pytest.mark.usefixtures("short")
def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    import argparse

    monkeypatch.setattr(ladder, "TABLES", (("2014", 2),))
    monkeypatch.setattr(ladder, "PLAYERS", ("random",))
    parser = argparse.ArgumentParser()
    commands.add_strength(parser)
    words = ["--games", "128", "--workers", "1", "--write", str(tmp_path / "strength.md")]
    assert commands.run_strength(parser.parse_args(words)) == 0
    assert "| `random` |" in (tmp_path / "strength.md").read_text()
    assert "random among greedy" in capsys.readouterr().err
    assert commands.run_strength(parser.parse_args(words[:4])) == 0
    assert capsys.readouterr().out.startswith("# How strong the players are")
    monkeypatch.setattr("wormgrill.solver.kernel.chosen", lambda: "plain")
    assert commands.run_strength(parser.parse_args(["--games", "10"])) == 1
    assert "wormgrill warm" in capsys.readouterr().err
