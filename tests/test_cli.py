"""The command as a whole: its verbs, its help, and how it ends."""

import argparse
import errno
import importlib
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from wormgrill import __version__
from wormgrill.cli import main, verbs

COMMAND = Path(sys.executable).with_name("wormgrill")


def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run([COMMAND, *arguments], input=typed, capture_output=True, text=True, timeout=60, check=False)


def test_help_names_every_verb() -> None:
    done = run("--help")
    assert done.returncode == 0
    for name, verb in verbs().items():
        assert f"\n  {name:<12} {verb.help}\n" in done.stdout


def test_version() -> None:
    assert run("--version").stdout == f"wormgrill {__version__}\n"


@pytest.mark.parametrize("name", sorted(verbs()))
def test_every_verb_has_a_room_and_help_of_its_own(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    module = importlib.import_module(f"wormgrill.{verbs()[name].module}.commands")
    assert callable(getattr(module, f"add_{name}"))
    assert callable(getattr(module, f"run_{name}"))
    assert main([name, "--help"]) == 0
    assert f"usage: wormgrill {name}" in capsys.readouterr().out


def test_an_unknown_verb_names_those_that_exist(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["plya"]) == 2
    error = capsys.readouterr().err
    assert "no verb 'plya'" in error
    assert "did you mean play?" in error
    assert all(name in error for name in verbs())


def test_an_unknown_option_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--port"]) == 2
    assert "no option --port" in capsys.readouterr().err


def test_wrong_arguments_of_a_verb_are_wrong_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["legal", "--nonsense"]) == 2
    assert "usage: wormgrill legal" in capsys.readouterr().err


def test_importing_the_package_imports_no_room() -> None:
    code = "import sys, wormgrill.cli; print(sorted(name for name in sys.modules if name.startswith('wormgrill')))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "['wormgrill', 'wormgrill.cli']\n"


def test_a_reader_that_stops_reading_costs_no_traceback() -> None:
    lines = "2014 21-36 -/- 1\n" * 20_000
    with subprocess.Popen(
        [COMMAND, "legal"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        try:
            process.stdin.write(lines)
            process.stdin.close()
        except BrokenPipeError:
            pass
        assert process.stderr.read() == ""
    assert process.returncode == 141


@pytest.mark.parametrize("verb", [["legal"], ["replay", "-"], ["legal", "2014 21-36 -/- 1"], ["legal", "x"], ["rules"]])
def test_closed_streams_cost_no_traceback(verb: list[str]) -> None:
    done = subprocess.run(
        ["bash", "-c", '"$@" <&- >&-', "bash", COMMAND, *verb], capture_output=True, text=True, check=False
    )
    assert "Traceback" not in done.stderr
    assert done.returncode == (verb[-1] in ("-", "x"))


def test_a_full_disk_is_one_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def run_rules(arguments: argparse.Namespace) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("wormgrill.terminal.commands.run_rules", run_rules)
    assert main(["rules"]) == 1
    assert capsys.readouterr().err == "wormgrill: no space left on device\n"


@pytest.mark.parametrize("encoding", ["ascii", "utf-8:strict"])
def test_signs_that_are_no_text_or_cannot_be_shown_are_escaped(encoding: str) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": encoding}
    typed = b"2014 21-36 -/- 1\n\xff\xfe\n2014 21-36 -/- 2\n"
    done = subprocess.run([COMMAND, "legal", "--json"], input=typed, env=environment, capture_output=True, check=False)
    first, bad, last = [json.loads(line) for line in done.stdout.splitlines()]
    assert (first["moves"], last["moves"]) == (["roll"], ["roll"])
    assert "a position has four fields" in bad["error"]
    assert (done.returncode, done.stderr) == (1, b"")
    rules = subprocess.run([COMMAND, "rules", "--lang", "ja"], env=environment, capture_output=True, check=False)
    assert (rules.returncode, rules.stderr) == (0, b"")


def test_refused_input_is_one_sentence() -> None:
    done = run("rules", "1999")
    assert done.returncode == 1
    assert done.stderr.startswith("wormgrill: there is no edition '1999'; the editions are 2005, 2014, deluxe")
    assert len(done.stderr.splitlines()) == 1


def test_a_game_by_the_command() -> None:
    done = run("play", "Ada", "cautious", "--seed", "2", typed="r\nq\ny\n")
    assert done.returncode == 0
    assert "Ada rolls" in done.stdout
    assert done.stderr == ""


def test_without_a_verb_the_server_starts_and_the_browser_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[argparse.Namespace] = []

    def run_serve(arguments: argparse.Namespace) -> int:
        started.append(arguments)
        return 0

    monkeypatch.setattr("wormgrill.server.commands.run_serve", run_serve)
    assert main([]) == 0
    assert [(arguments.open, bool(arguments.lan)) for arguments in started] == [(True, False)]
