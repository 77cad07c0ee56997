"""Programs from outside: what they do wrong is one sentence and never a wait without an end."""

from __future__ import annotations

import gc
import os
import random
import sys
import time
from pathlib import Path

import pytest

from wormgrill.notation import format_move, parse_position
from wormgrill.players import Budget, begin, close, parse_player
from wormgrill.players.conversation import BotError, Conversation
from wormgrill.players.external import Exec
from wormgrill.rules import legal

POSITION = parse_position("2014 21-36 -/- 1 |1123455w")
HELLO = (
    "import sys\nfor line in sys.stdin:\n    word = line.split()[0]\n"
    "    if word == 'hello': print('ready 1', flush=True)\n"
)
ON_GO = HELLO + "    if word == 'go': "
NOISE = "import sys; sys.stdout.buffer.write(bytes(range(128, 256)) + b'\\n'); sys.stdout.flush(); input(); input()"


def bot(folder: Path, code: str, seconds: float = 5.0) -> Exec:
    """A bot of a few lines of Python."""
    script = folder / "bot.py"
    script.write_text(code)
    return Exec(f"{sys.executable} {script}", seconds)


def ask(player: Exec, seconds: float | None = None) -> str:
    try:
        return format_move(player.choose(POSITION, legal(POSITION), Budget(seconds), random.Random(1)).move)
    finally:
        close(player)


def test_a_good_bot_is_asked_again_and_again(tmp_path: Path) -> None:
    player = bot(tmp_path, HELLO + "    if word == 'go': print('move', line.split()[-1], flush=True)\n")
    for _ in range(3):
        decision = player.choose(POSITION, legal(POSITION), Budget(), random.Random(1))
        assert format_move(decision.move) == ">w"
    close(player)
    assert ask(player) == ">w"


def test_values_and_reasons_are_passed_on(tmp_path: Path) -> None:
    lines = [
        "info unit worms", "info value >5 0.5", "info value >w 1.25", "info value >9 3", "info value >1 nan",
        "info worth 1.1", "info why takes tile=27 chance=0.5 mood=glad", "info text hm", "info", "move >w",
    ]  # fmt: skip
    player = bot(tmp_path, ON_GO + f"print(*{lines!r}, sep=chr(10), flush=True)\n")
    decision = player.choose(POSITION, legal(POSITION), Budget(), random.Random(1))
    close(player)
    assert [(format_move(v.move), v.worms) for v in decision.values] == [(">w", 1.25), (">5", 0.5)]
    assert (decision.unit, decision.value) == ("worms", 1.1)
    assert decision.why[0].as_dict() == {"why": "takes", "tile": 27, "chance": 0.5, "mood": "glad"}


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("import sys; sys.exit(3)", "has ended with status 3"),
        ("import os; os.kill(os.getpid(), 9)", "has ended by signal 9"),
        ("raise RuntimeError('my mistake')", "RuntimeError: my mistake"),
        ("print('hello there', flush=True); input(); input()", "said 'hello there' to hello"),
        ("print('ready 2', flush=True); input(); input()", "speaks version '2'"),
        ("print('option depth', flush=True); input(); input()", "an option is: option NAME KIND DEFAULT"),
        ("print('error not today', flush=True); input(); input()", "reports: not today"),
        ("while True: print('id name x')", "talks without end"),
        ("while True: print('x' * 100_000, end='')", "wrote a line of more than 65536"),
        (NOISE, "to hello"),
        (ON_GO + "print('move >3', flush=True)", None),
        (ON_GO + "print('move =36', flush=True)", "chose =36, which is illegal at 2014 21-36 -/- 1 |1123455w; leg"),
        (ON_GO + "print('move five', flush=True)", "said 'five', which is no move"),
        (ON_GO + "print('move', flush=True)", "said '', which is no move"),
        (ON_GO + "print('I think', flush=True)", "said 'I think' to go"),
        (ON_GO + "print('error too hard', flush=True)", "reports at 2014 21-36 -/- 1 |1123455w: too hard"),
        (HELLO + "    while word == 'go': print('info text hm')", "talks without end and names no move"),
        (ON_GO + "sys.exit()", "has ended with status 0 after go seconds"),
        (HELLO + "    if word == 'position': sys.exit()", "has ended"),
        (ON_GO + "print('move >5', end='', flush=True)", "did not answer in time after go seconds 1 at 2014 21-36"),
    ],
)  # fmt: skip
def test_what_a_bot_does_wrong_is_one_sentence(tmp_path: Path, code: str, words: str | None) -> None:
    player = bot(tmp_path, code, seconds=1.0)
    if words is None:
        assert ask(player) == ">3"
        return
    with pytest.raises(BotError) as caught:
        ask(player)
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_move_too_many_is_not_taken_for_the_next_answer(tmp_path: Path) -> None:
    twice = bot(tmp_path, ON_GO + "print('move >5\\nmove >w', flush=True)\n")
    twice.choose(POSITION, legal(POSITION), Budget(), random.Random(1))
    time.sleep(0.3)
    with pytest.raises(BotError, match="said 'move >w' without being asked"):
        ask(twice)


def test_a_complaint_between_two_questions_is_passed_on(tmp_path: Path) -> None:
    moody = bot(tmp_path, ON_GO + "print('move >5\\nerror no more', flush=True)\n")
    moody.choose(POSITION, legal(POSITION), Budget(), random.Random(1))
    time.sleep(0.3)
    with pytest.raises(BotError, match=r"reports before 2014 21-36 -/- 1 .*: no more"):
        ask(moody)


def test_a_bot_that_reads_nothing_is_not_waited_for_without_end(tmp_path: Path) -> None:
    script = tmp_path / "deaf.py"
    script.write_text("import time\ntime.sleep(60)\n")
    talk = Conversation(f"{sys.executable} {script}")
    with pytest.raises(BotError, match="does not read its input"):
        talk.say("x" * 1_000_000)
    talk.kill()


def test_a_new_game_is_announced_and_the_end_as_well(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    code = HELLO + (
        f"    with open({str(heard)!r}, 'a') as book: book.write(line)\n"
        "    if word == 'go': print('move >5', flush=True)\n    if word == 'quit': break\n"
    )
    player = bot(tmp_path, code)
    for _ in range(2):
        begin(player)
        for _ in range(2):
            player.choose(POSITION, legal(POSITION), Budget(), random.Random(1))
    del player  # nobody closes it, and still it is told
    gc.collect()
    words = [line.split()[0] for line in heard.read_text().splitlines()]
    game = ["new", "position", "go", "position", "go"]
    assert words == ["hello", *game, *game, "quit"]


def test_a_slow_bot_is_ended_with_all_it_started(tmp_path: Path) -> None:
    child = tmp_path / "child"
    code = (
        "import subprocess, sys, time\n"
        f"child = subprocess.Popen(['sleep', '60'])\nopen({str(child)!r}, 'w').write(str(child.pid))\n" + HELLO
    )
    player = bot(tmp_path, code + "    if word == 'go': time.sleep(60)\n")
    with pytest.raises(BotError, match="did not answer in time"):
        ask(player, seconds=0.1)
    for _ in range(100):
        if not _alive(int(child.read_text())):
            break
        time.sleep(0.05)
    assert not _alive(int(child.read_text()))


def _alive(pid: int) -> bool:
    """Whether a process still runs; one that only waits to be collected does not."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")
    return not (status.exists() and status.read_text().rsplit(")", 1)[1].split()[0] == "Z")


def test_a_bot_that_does_not_quit_is_ended(tmp_path: Path) -> None:
    code = HELLO + "    if word == 'go': print('move >5', flush=True)\nwhile True:\n    pass\n"
    assert ask(bot(tmp_path, code)) == ">5"


@pytest.mark.parametrize(
    ("command", "words"),
    [("./there/is/none", "cannot be started: No such file"), ("'", "is not a command"), ("/", "cannot be started")],
)
def test_a_command_that_cannot_be_started(command: str, words: str) -> None:
    with pytest.raises(BotError, match=words):
        ask(Exec(command))


def test_options_are_set_and_unknown_ones_refused(tmp_path: Path) -> None:
    code = (
        "import sys\nbest = '>1'\nfor line in sys.stdin:\n    word, *rest = line.split()\n"
        "    if word == 'hello': print('option best text >1\\nready 1', flush=True)\n"
        "    if word == 'set': best = rest[1]\n    if word == 'go': print('move', best, flush=True)\n"
    )
    command = bot(tmp_path, code).command
    chosen = parse_player(f"exec:best=>4:{command}")
    assert isinstance(chosen, Exec)
    assert ask(chosen) == ">4"
    with pytest.raises(BotError, match="has no option 'worst'; its options: best"):
        ask(Exec(command, options=(("worst", "1"),)))
