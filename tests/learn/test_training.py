"""Training runs: the same for the same plan, however many play and wherever they were broken off; and the verb."""

import json
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from wormgrill.cli import main
from wormgrill.learn.fleet import fleet
from wormgrill.learn.training import Plan, Report, log_path, plan_of, train
from wormgrill.players.champion_files import SHIPPED, load, manifest
from wormgrill.rules import edition

PLAN = Plan(edition("2014"), 2, games=2048, seed=4)


def log_of(folder: Path) -> list[dict[str, float]]:
    """The lines of a run's log."""
    return [json.loads(line) for line in log_path(PLAN, folder).read_text(encoding="utf-8").splitlines()]


class Enough(Exception):
    """Somebody pulls the plug."""


def test_a_run_that_was_broken_off_goes_on_to_the_same_network(tmp_path: Path) -> None:
    with fleet(1) as submit:
        whole = train(PLAN, submit, tmp_path / "whole")

    def pull(report: Report) -> None:
        raise Enough

    with fleet(1) as submit:
        with pytest.raises(Enough):
            train(PLAN, submit, tmp_path / "broken", pull)
        rounds: list[int] = []
        again = train(PLAN, submit, tmp_path / "broken", lambda report: rounds.append(report.round))
        done = train(PLAN, submit, tmp_path / "broken", pull)
    assert rounds == [2]
    np.testing.assert_array_equal(whole, again)
    np.testing.assert_array_equal(whole, done)
    assert [line["round"] for line in log_of(tmp_path / "broken")] == [1, 2]


def test_a_killed_process_leaves_what_the_next_one_goes_on_from(tmp_path: Path) -> None:
    def command(work: str, games: int = 4096) -> list[str]:
        start = [
            sys.executable,
            "-c",
            "import sys; from wormgrill.cli import main; sys.exit(main())",
            "train",
            "base-2",
        ]
        folder = str(tmp_path / work)
        return [*start, "--games", str(games), "--measure", "0", "--json", "--work", folder, "--out", folder]

    # Code that was compiled just now may round otherwise than the same code from the cache, so the cache comes first.
    subprocess.run(command("cache", games=1), check=True, capture_output=True)
    subprocess.run(command("whole"), check=True, capture_output=True)
    with subprocess.Popen(command("killed"), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout is not None
        assert json.loads(process.stdout.readline())["round"] == 1
        process.kill()
    after = subprocess.run(command("killed"), check=True, capture_output=True, text=True)
    rounds = [json.loads(line).get("round") for line in after.stdout.splitlines()]
    assert rounds[-2] == 4
    assert 1 not in rounds
    np.testing.assert_array_equal(load("base-2", tmp_path / "killed"), load("base-2", tmp_path / "whole"))


def test_another_plan_begins_anew_and_a_broken_checkpoint_is_named(tmp_path: Path) -> None:
    small = replace(PLAN, games=1024)
    with fleet(1) as submit:
        one = train(small, submit, tmp_path)
        other = train(replace(small, seed=5), submit, tmp_path)
        assert (one != other).any()
        assert len(log_of(tmp_path)) == 1
        (tmp_path / "base-2.checkpoint.npz").write_bytes(b"worms")
        with pytest.raises(ValueError, match=r"base-2.checkpoint.npz is no checkpoint .* --fresh"):
            train(small, submit, tmp_path)
        np.testing.assert_array_equal(train(small, submit, tmp_path, fresh=True), one)


def test_two_processes_make_the_same_network_as_one(tmp_path: Path) -> None:
    with fleet(1) as submit:
        one = train(PLAN, submit, tmp_path / "one")
    with fleet(2) as submit:
        two = train(PLAN, submit, tmp_path / "two")
    np.testing.assert_array_equal(one, two)


def test_a_run_keeps_a_log_of_its_rounds(tmp_path: Path) -> None:
    with fleet(1) as submit:
        train(PLAN, submit, tmp_path)
    lines = log_of(tmp_path)
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
    assert main([*arguments, "--out", str(tmp_path / "out"), "--measure", "8", "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert lines[0]["round"] == 1
    assert lines[-1]["command"] == "wormgrill train base-2 --games 1024 --seed 5"
    assert manifest("base-2", tmp_path / "out")["seed"] == 5
    assert load("base-2", tmp_path / "out").size > 10_000
    strength = lines[-1]["strength"]
    assert strength["games"] == 8
    assert strength["low"] < strength["win"] < strength["high"]
    assert manifest("base-2", tmp_path / "out") == lines[-1]


def test_weights_that_there_are_can_be_measured_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for suffix in ("npz", "json"):
        shutil.copy(SHIPPED / f"base-3.{suffix}", tmp_path)
    words = ["train", "base-3", "--only-measure", "--out", str(tmp_path)]
    assert main([*words, "--measure", "8"]) == 0
    before, after = manifest("base-3", SHIPPED), manifest("base-3", tmp_path)
    assert after | {"strength": None} == before | {"strength": None}
    assert after["strength"]["fair"] == pytest.approx(1 / 3, abs=1e-4)
    assert "wins" in capsys.readouterr().out
    assert main(["train", "base-4", "--only-measure", "--out", str(tmp_path)]) == 1
    assert "`wormgrill train base-4` makes them" in capsys.readouterr().err


def test_the_verb_refuses_what_it_cannot_train(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "base-9"]) == 1
    assert "base-2 to base-7" in capsys.readouterr().err


def test_weights_that_cannot_be_written_are_refused_before_the_training(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "taken").write_text("")
    where = ["--out", str(tmp_path / "taken"), "--work", str(tmp_path / "work")]
    assert main(["train", "base-2", "--games", "1024", *where]) == 1
    assert capsys.readouterr().err == f"wormgrill: {tmp_path}/taken: file exists\n"
    assert not (tmp_path / "work").exists()
