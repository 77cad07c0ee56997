"""The verb `replay`."""

import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from wormgrill.cli import main

RECORD = """\
[Edition "2014"]
[Player1 "Ada"]
[Player2 "Ben"]
[Player3 "Cleo"]
[Position "2014 21-23,26-29,31,33-36 24/30.25/32 1"]

1. 12234445>4 2344w>w 55ww>5 13>3 2>2 =32@3
2. 12334455>3 124555>5 11w>w 3w#
"""
AFTER = [
    "2014 21-23,26-29,31,33-36 24/30.25/32 1",
    "2014 21-23,26-29,31,33-36 24.32/30.25/- 2",
    "2014 21-23,25-29,31,33-35 24.32/30/- 3",
]
FINISHED = """\
[Edition "2014"]
[Player1 "Ada"]
[Player2 "Ben"]
[Position "2014 21 33/34.35 1"]

1. 12345www>w 11133>3 =21
"""

Replay = Callable[..., tuple[int, list[dict[str, Any]]]]


@pytest.fixture
def replay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Replay:
    """Write texts to files, replay them with --json, and give the status and the objects."""

    def run(*texts: str, options: tuple[str, ...] = ()) -> tuple[int, list[dict[str, Any]]]:
        files = []
        for number, text in enumerate(texts):
            file = tmp_path / f"{number}.wgr"
            file.write_text(text, encoding="utf-8")
            files.append(str(file))
        status = main(["replay", "--json", *options, *files])
        return status, [json.loads(line) for line in capsys.readouterr().out.splitlines()]

    return run


def test_the_end_of_a_record_as_data(replay: Replay) -> None:
    status, (told,) = replay(RECORD)
    assert status == 0
    assert Path(told.pop("file")).name == "0.wgr"
    assert told == {"position": AFTER[-1], "over": False, "worms": [4, 3, 0], "winners": [], "turns": 2}


def test_positions_are_the_start_and_one_after_every_turn(replay: Replay) -> None:
    _, (told,) = replay(RECORD, options=("--positions",))
    assert told["positions"] == AFTER


def test_an_unfinished_turn_shows_in_the_position_alone(replay: Replay) -> None:
    _, (told,) = replay(RECORD + "3. 12345www>w 12344\n", options=("--positions",))
    assert told["position"] == "2014 21-23,25-29,31,33-35 24.32/30/- 3 www|12344"
    assert told["turns"] == 2
    assert told["positions"] == AFTER


def test_facts_carry_the_number_of_their_turn(replay: Replay) -> None:
    _, (told,) = replay(RECORD, options=("--facts",))
    assert {"turn": 1, "fact": "stole", "seat": 1, "tile": 32, "victim": 3} in told["facts"]
    assert told["facts"][-1] == {"turn": 2, "fact": "turned_over", "tile": 36}


def test_a_finished_game_has_winners(replay: Replay) -> None:
    status, (told,) = replay(FINISHED)
    assert (status, told["over"], told["worms"], told["winners"]) == (0, True, [5, 8], [2])


def test_a_bad_record_names_the_place_and_costs_the_others_nothing(replay: Replay) -> None:
    illegal = RECORD.replace("2344w>w", "2344w>4")
    status, (bad, good) = replay(illegal, RECORD)
    assert status == 1
    assert good["turns"] == 2
    assert set(bad["error"]) == {"kind", "line", "turn", "token", "position", "message"}
    assert bad["error"]["kind"] == "illegal"
    assert (bad["error"]["line"], bad["error"]["turn"], bad["error"]["token"]) == (7, 1, "2344w>4")
    assert bad["error"]["position"].startswith("2014 21-23,26-29,31,33-36 24/30.25/32 1 444|2344w")


@pytest.mark.parametrize(
    ("change", "kind"),
    [
        (('[Player3 "Cleo"]', '[Player3 "Cleo"]\n[Worms "9 9 9"]'), "mismatch"),
        (("=32@3", "=33@3"), "illegal"),
        (("1. 122", "7. 122"), "syntax"),
        (('[Edition "2014"]', '[Edition "2015"]'), "syntax"),
    ],
)
def test_kinds_of_errors(replay: Replay, change: tuple[str, str], kind: str) -> None:
    status, (told,) = replay(RECORD.replace(*change))
    assert (status, told["error"]["kind"]) == (1, kind)
    assert told["error"]["message"]


def test_files_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    noise = tmp_path / "noise.wgr"
    noise.write_bytes(b'[Edition "2014"]\n\xff\xfe\x00')
    assert main(["replay", "--json", str(tmp_path / "none.wgr"), str(noise), str(tmp_path)]) == 1
    missing, binary, folder = [json.loads(line)["error"] for line in capsys.readouterr().out.splitlines()]
    assert (missing["kind"], missing["message"]) == ("file", "cannot be read: no such file or directory")
    assert (binary["kind"], binary["line"]) == ("syntax", 2)
    assert binary["message"] == "this is not UTF-8 text: invalid start byte"
    assert folder["kind"] == "file"


def test_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(RECORD.encode())))
    assert main(["replay", "--json", "-"]) == 0
    assert json.loads(capsys.readouterr().out)["file"] == "-"


def test_the_story(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.wgr"
    file.write_text(RECORD)
    assert main(["replay", str(file), "--positions"]) == 0
    story = capsys.readouterr().out
    for sentence in (
        "  1. Ada rolls 1 2 2 3 4 4 4 5.",
        "Ada sets aside three 4s: 12 so far.",
        "Ada steals the 32 from Cleo: three worms!",
        "Ben: nothing in this roll may be set aside, and the turn has failed.",
        "Ben puts the 25 back on the grill.",
        "The 36 is turned over and out of the game.",
        "The game is not over. Worms: Ada 4, Ben 3, Cleo 0.",
        AFTER[1],
    ):
        assert sentence in story


def test_the_story_of_a_bad_record_is_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bad.wgr"
    file.write_text(RECORD.replace("2344w>w", "2344w>4"))
    assert main(["replay", str(file)]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"{file}: line 7, turn 1, '2344w>4': >4 is not legal here; the legal moves are")
