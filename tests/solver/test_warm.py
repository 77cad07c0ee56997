"""Which kernel is chosen, and how it is known that everything is compiled."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError
from pathlib import Path
from typing import TypeGuard

import numpy as np
import pytest

from wormgrill.cli import main
from wormgrill.solver import ENDS, all_kits, chosen, sources, turn_values, warm

#: What modules with compiled functions use of others outside of these functions.
NOT_COMPILED = {"ahead.py", "sources.py", "winning.py"}


def is_own(node: ast.AST) -> TypeGuard[ast.ImportFrom]:
    return isinstance(node, ast.ImportFrom) and node.level == 1 and node.module is not None


@pytest.fixture
def stamps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A place of its own for the stamp, and a kernel that is chosen anew."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    monkeypatch.delenv("WORMGRILL_KERNEL", raising=False)
    chosen.cache_clear()
    yield tmp_path
    chosen.cache_clear()


def test_without_a_stamp_nobody_waits_for_a_compiler(stamps: Path) -> None:
    assert not sources.is_warm()
    assert chosen() == "plain"


def test_with_a_stamp_the_compiled_kernel_is_chosen(stamps: Path) -> None:
    sources.set_warm(True)
    assert sources.stamp_path().parent == stamps
    assert sources.is_warm()
    assert chosen() == "compiled"


def test_a_stamp_of_other_sources_or_another_machine_does_not_count(stamps: Path) -> None:
    sources.set_warm(True)
    stamp = json.loads(sources.stamp_path().read_text())
    others: list[dict[str, object]] = [
        stamp | {"surroundings": [*stamp["surroundings"][:-1], "another processor"]},
        stamp | {"files": stamp["files"] | {"solver/lanes.py": "another text"}},
        stamp | {"files": stamp["files"] | {"solver/gone.py": "some text"}},
        stamp | {"modules": 3},
        {"files": {}},
    ]
    for changed in others:
        sources.stamp_path().write_text(json.dumps(changed))
        assert not sources.is_warm()
    sources.stamp_path().write_text("no stamp")
    assert not sources.is_warm()


def test_files_are_known_by_their_text_and_not_by_their_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Dates change when an installation is copied, or checked out anew."""
    monkeypatch.setattr(sources, "HERE", tmp_path / "solver")
    (tmp_path / "solver").mkdir()
    file = tmp_path / "solver" / "lanes.py"
    file.write_text("one = 1")
    mark = sources.marks_of(["solver/lanes.py", "solver/missing.py"])
    assert list(mark) == ["solver/lanes.py"]
    os.utime(file, (1, 1))
    assert sources.marks_of(mark) == mark
    file.write_text("one = 2")
    os.utime(file, (1, 1))
    assert sources.marks_of(mark) != mark


def test_a_stamp_names_what_else_was_compiled(stamps: Path) -> None:
    """The engine of simulations is compiled when one is asked for, later than what games need."""
    sources.set_warm(True)
    assert not sources.is_warm("wormgrill.arena.engine")
    sources.set_warm(True, "wormgrill.arena.engine")
    sources.set_warm(True, "wormgrill.learn.training")
    assert sources.is_warm("wormgrill.arena.engine", "wormgrill.learn.training")
    assert not sources.is_warm("wormgrill.arena.engine", "wormgrill.learn.other")


def test_a_stamp_can_be_taken_away(stamps: Path) -> None:
    sources.set_warm(True)
    sources.set_warm(False)
    sources.set_warm(False)
    assert not sources.is_warm()


def test_all_modules_of_the_kernel_are_watched(stamps: Path) -> None:
    watched = {path.name for path in sources.kernel_files()}
    assert {"compiled.py", "lanes.py", "groups.py", "endgame.py", "champion_quick.py"} <= watched
    users = [
        path for path in sources.HERE.glob("*.py") if "@njit" in path.read_text() or "@intrinsic" in path.read_text()
    ]
    for user in users:
        rests_on = {f"{node.module}.py" for node in ast.walk(ast.parse(user.read_text())) if is_own(node)}
        assert rests_on - NOT_COMPILED <= watched, user


def test_fingerprints_tell_texts_apart() -> None:
    assert sources.fingerprint("lanes") != sources.fingerprint("graph")
    assert sources.fingerprint("lanes", "graph") != sources.fingerprint("graph", "lanes")
    assert sources.fingerprint("lanes") == sources.fingerprint("lanes") > 0


def test_the_choice_can_be_overruled(stamps: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("plain", "compiled"):
        monkeypatch.setenv("WORMGRILL_KERNEL", name)
        chosen.cache_clear()
        assert chosen() == name
    monkeypatch.setenv("WORMGRILL_KERNEL", "quick")
    chosen.cache_clear()
    with pytest.raises(ValueError, match="it can be 'plain' or 'compiled'"):
        chosen()


def test_a_kernel_that_is_not_named_is_the_chosen_one(stamps: Path) -> None:
    ends = np.zeros((2, 1, ENDS), np.float32)
    ends[:, :, 21:] = 1
    assert turn_values(all_kits()[0], ends) == pytest.approx(turn_values(all_kits()[0], ends, "plain"))


def test_warm_says_when_there_is_nothing_to_do(stamps: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sources.set_warm(True)
    assert main(["warm"]) == 0
    assert "compiled already" in capsys.readouterr().out


SLOW_COMMANDS = [
    ["simulate", "random", "random"],
    ["tournament", "random", "cautious"],
    ["strength"],
    ["train", "base-2"],
    ["solve", "2014 21 -/- 1"],
    ["endgame", "build", "--alive", "1"],
]


@pytest.mark.parametrize("arguments", SLOW_COMMANDS, ids=lambda words: words[0])
def test_commands_that_may_take_long_compile_first_and_say_so(
    arguments: list[str], stamps: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def impatient(**asked: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(warm, "warm_up", impatient)
    assert main(arguments) == 130
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("compiling first")


def test_what_was_compiled_first_is_used(stamps: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm, "warm_up", lambda modules: sources.set_warm(True, *modules))
    assert chosen() == "plain"
    warm.compile_first("wormgrill.arena.engine")
    assert sources.is_warm("wormgrill.arena.engine")
    assert chosen() == "compiled"


def test_the_plain_kernel_is_left_to_those_who_want_it(
    stamps: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    calls: list[tuple[str, ...]] = []
    monkeypatch.setattr(warm, "warm_up", lambda modules: calls.append(modules))
    monkeypatch.setenv("WORMGRILL_KERNEL", "plain")
    assert main(["simulate", "random", "random", "--games", "2", "--json"]) == 0
    assert (calls, capsys.readouterr().err) == ([], "")
    warm.compile_first(needed=True)
    assert calls == [()]


def test_without_numba_the_commands_say_so(
    stamps: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing(name: str) -> str:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(sources, "version", missing)
    assert sources.numba_version() is None
    assert chosen() == "plain"
    for arguments in (["warm"], ["solve", "2014 21 -/- 1"], ["endgame", "build", "--alive", "1"]):
        assert main(arguments) == 1
        assert "numba is not installed" in capsys.readouterr().err


def test_a_numba_that_does_not_load_is_done_without(tmp_path: Path) -> None:
    """Missing or broken: the plain kernel is used, and what needs the other one says why it fails."""
    (tmp_path / "numba.py").write_text("raise ImportError('numba is broken')")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "NUMBA_CACHE_DIR": str(tmp_path)}
    code = """
from wormgrill.cli import main
from wormgrill.solver import chosen, sources

sources.set_warm(True)
assert chosen() == "plain"
assert main(["solve", "2014 21 -/- 1"]) == main(["warm", "--again"]) == 1
for command in (
    ["odds", "--json"],
    ["players", "champion:level=3", "--json"],
    ["advise", "2014 21-36 -/- 1 |1123445w", "--json"],
    ["advise", "deluxe 11c,13,21h,22,23r,24,25w,26,27g,28,29a,30-36 -/-/- 1 |1123445w", "--json"],
    ["simulate", "champion", "greedy", "--games", "2", "--json", "--quiet"],
    ["solve", "deluxe 30 -/- 1", "--json"],
):
    assert main(command) == 0, command
"""
    done = subprocess.run([sys.executable, "-c", code], check=True, env=environment, capture_output=True, text=True)
    assert done.stderr.count("numba is broken") == 2
    assert "Traceback" not in done.stderr
    odds, player, base, deluxe, games, solved = map(json.loads, done.stdout.splitlines())
    assert odds["at_least"]["21"] == pytest.approx(0.89303, abs=1e-5)
    assert player["spec"] == "champion:level=3"
    assert (base["unit"], base["moves"][0]["move"], len(base["moves"])) == ("win", ">4", 6)
    assert (deluxe["unit"], deluxe["value"]) == ("win", deluxe["moves"][0]["value"])
    assert games["games"] == 2
    assert 0.5 < solved["win"] < 1


def test_a_numba_without_a_place_for_its_cache_is_done_without(tmp_path: Path) -> None:
    code = """
import sys
from numba.core import caching

caching.CacheImpl._locator_classes = []
from wormgrill.cli import main
from wormgrill.solver import chosen, sources

sources.set_warm(True)
assert chosen() == "plain"
assert main(["solve", "2014 21 -/- 1"]) == 1
sys.exit(main(["advise", "2014 21-36 -/- 1 |1123445w", "--json"]))
"""
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", code], check=True, env=environment, capture_output=True, text=True)
    assert "cannot cache function" in done.stderr
    assert json.loads(done.stdout)["moves"][0]["move"] == ">4"


@pytest.mark.parametrize("module", ["wormgrill.solver", "wormgrill.solver.commands", "wormgrill.solver.odds"])
def test_numba_is_not_imported_where_it_is_not_needed(module: str) -> None:
    code = f"import sys, {module}; sys.exit('numba' in sys.modules or 'llvmlite' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True, env={**os.environ})


GAME = """
from random import Random
import numpy as np
from numba.core import event

compiled = []

class Compiling(event.Listener):
    def on_start(self, happened):
        compiled.append(happened.data["dispatcher"])

    def on_end(self, happened):
        pass

event.register("numba:compile", Compiling())
from wormgrill.players.champion import Champion
from wormgrill.players.protocol import Budget
from wormgrill.rules import edition, legal, start
from wormgrill.solver import ENDS, all_kits, chosen, turn_values
from wormgrill.solver.endgame import solve_endgame

assert chosen() == "compiled"
for kit in all_kits():
    for copies in (1, 3):
        turn_values(kit, np.zeros((20, 1 + copies * kit.gains, ENDS), np.float32))
turn_values(all_kits()[0], np.zeros((20, 1, ENDS)))
for name in ("2014", "deluxe"):
    for seats in (2, 4):
        Champion().appraise(start(edition(name), seats))
solve_endgame(edition("2005"), (21, 22, 23))
print(compiled)
"""


def test_in_a_warm_installation_no_game_waits_for_the_compiler() -> None:
    assert sources.is_warm(), "'make setup' compiles"
    done = subprocess.run([sys.executable, "-c", GAME], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == "[]"
