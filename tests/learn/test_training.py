"""Training runs: the same for the same plan, however many play and wherever they were broken off; and the verb."""

import json
from pathlib import Path

import numpy as np
import pytest

from wormgrill.cli import main
from wormgrill.learn.fleet import fleet
from wormgrill.learn.training import Plan, Report, plan_of, train
from wormgrill.players.champion_files import load, manifest
from wormgrill.rules import edition

PLAN = Plan(edition("2014"), 2, games=2048, seed=4)


class Enough(Exception):
    """Somebody pulls the plug."""


def test_a_run_that_was_broken_off_goes_on_to_the_same_network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wormgrill.learn.training.KEEP", 1)
    with fleet(1) as submit:
        whole = train(PLAN, submit, tmp_path / "whole")

    def pull(report: Report) -> None:
        raise Enough

    with fleet(1) as submit:
        with pytest.raises(Enough):
            train(PLAN, submit, tmp_path / "broken", pull)
        rounds: list[int] = []
        again = train(PLAN, submit, tmp_path / "broken", lambda report: rounds.append(report.round))
    assert rounds == [1, 2] or rounds == [2]
    np.testing.assert_array_equal(whole, again)


def test_two_processes_make_the_same_network_as_one(tmp_path: Path) -> None:
    with fleet(1) as submit:
        one = train(PLAN, submit, tmp_path / "one")
    with fleet(2) as submit:
        two = train(PLAN, submit, tmp_path / "two")
    np.testing.assert_array_equal(one, two)


def test_a_run_keeps_a_log_of_its_rounds(tmp_path: Path) -> None:
    with fleet(1) as submit:
        train(PLAN, submit, tmp_path)
    lines = [json.loads(line) for line in (tmp_path / "base-2.log.jsonl").read_text().splitlines()]
    assert [line["round"] for line in lines] == [1, 2]
    assert lines[-1]["games"] == 2048
    assert lines[-1]["error"] > 0


def test_the_families_are_named() -> None:
    assert plan_of("deluxe-5", 1000, 1).edition.deluxe
    assert plan_of("base-7", 1000, 1).seats == 7
    for wrong in ("base-8", "base", "2014-2", "deluxe-1"):
        with pytest.raises(ValueError, match="base-2 to base-7"):
            plan_of(wrong, 1000, 1)


def test_the_verb_writes_weights_and_a_manifest(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["train", "base-2", "--games", "1024", "--seed", "5", "--work", str(tmp_path / "work")]
    assert main([*arguments, "--out", str(tmp_path / "out"), "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert lines[0]["round"] == 1
    assert lines[-1]["command"] == "wormgrill train base-2 --games 1024 --seed 5"
    assert manifest("base-2", tmp_path / "out")["seed"] == 5
    assert load("base-2", tmp_path / "out").size > 10_000


def test_the_verb_refuses_what_it_cannot_train(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "base-9"]) == 1
    assert "base-2 to base-7" in capsys.readouterr().err
