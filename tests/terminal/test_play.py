"""The verb `play`: what is asked, what is answered, and that nothing typed costs the game."""

import io
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from wormgrill.cli import main
from wormgrill.notation import format_position, parse_position, parse_record
from wormgrill.players import Player, parse_player
from wormgrill.rules import Fail, Keep, Roll, edition, legal, start
from wormgrill.terminal.game import Game
from wormgrill.terminal.play import choices, seat_players
from wormgrill.terminal.words import Teller, result

Play = Callable[..., tuple[int, str, str]]


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Play with these lines typed; gives the status and what was said."""

    def run(*arguments: str, typed: tuple[str, ...] = ()) -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        status = main(["play", *arguments])
        said = capsys.readouterr()
        return status, said.out, said.err

    return run


@pytest.mark.parametrize(
    "rules", ["2005", "2005+short", "2014", "2014+short+decline+any", "deluxe", "deluxe+decline+any+plaingold"]
)
def test_bots_play_whole_games_that_replay(rules: str, play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.wgr"
    seats = ["cautious", "random", "cautious"]
    status, said, _ = play(*seats, "--edition", rules, "--seed", "11", "--record", str(file))
    record = parse_record(file.read_text())
    assert status == 0
    assert record.end.over
    assert record.names == ("cautious", "random", "cautious #2")
    assert dict(record.tags).keys() >= {"Worms", "Winners"}
    assert "The grill is empty: the game is over." in said
    assert "wins" in said or "share the win" in said


def test_seven_seats_at_one_table(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.wgr"
    status, _, _ = play(*["cautious"] * 7, "--first", "4", "--seed", "1", "--record", str(file))
    record = parse_record(file.read_text())
    assert (status, len(record.names), record.start.seat) == (0, 7, 4)


def test_the_same_seed_gives_the_same_game(play: Play) -> None:
    first = play("cautious", "random", "--seed", "5")
    assert play("cautious", "random", "--seed", "5") == first
    assert play("cautious", "random", "--seed", "6") != first


def test_wrong_keys_cost_nothing(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.wgr"
    typed = ("9", "s", "u", "", "5x", "=36", "\\x00", "w" * 500, "?", "b", "h", "q", "n")
    status, said, _ = play("Ada", "Ben", "--seed", "3", "--record", str(file), typed=typed)
    assert status == 0
    assert "'9' cannot be done here. You may type r; ? is for help." in said
    assert "There is nothing to take back" in said
    assert "Without a worm" in said
    assert "I would " in said
    record = parse_record(file.read_text())
    assert len(record.events) <= 2  # at most the first roll, which the empty line has made


def test_a_hint_comes_from_the_champion(play: Play) -> None:
    status, said, _ = play("Ada", "Ben", "--seed", "3", typed=("r", "h", "q", "y"))
    assert status == 0
    assert "I would set aside" in said
    assert "wins " in said


def test_without_a_champion_a_hint_comes_from_a_simpler_bot(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def without_champion(spec: str) -> Player:
        asked.append(spec)
        if spec == "champion":
            raise ValueError("there are no weights for such a table")
        return parse_player(spec)

    monkeypatch.setattr("wormgrill.terminal.play.parse_player", without_champion)
    status, said, _ = play("Ada", "Ben", "--seed", "3", typed=("r", "h", "q", "y"))
    assert (status, asked) == (0, ["champion", "cautious"])
    assert "I would set aside" in said


def test_a_choice_can_be_taken_back_until_the_dice_fall(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.wgr"
    _, said, _ = play("Ada", "Ben", "--seed", "3", "--record", str(file), typed=("", "1", "u", ">5", "r", "u"))
    assert "take the last choice back" in said
    record = parse_record(file.read_text())
    assert [event for event in record.events if isinstance(event, Keep)] == [Keep(5)]
    assert record.end.roll is not None


def test_failing_on_purpose_is_asked_once(play: Play, tmp_path: Path) -> None:
    kept, failed = tmp_path / "kept.wgr", tmp_path / "failed.wgr"
    play("Ada", "Ben", "--seed", "3", "--record", str(kept), typed=("r", "1", "s", "n"))
    play("Ada", "Ben", "--seed", "3", "--record", str(failed), typed=("r", "1", "s", "y"))
    assert parse_record(kept.read_text()).end.seat == 1
    assert parse_record(failed.read_text()).end.seat == 2
    assert parse_record(failed.read_text()).events[-1] == Fail()


def test_the_end_of_the_input_leaves_the_game_and_saves_it(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.wgr"
    status, said, err = play("Ada", "Ben", "--seed", "3", "--record", str(file))
    assert (status, err) == (0, "")
    assert "You leave the game where it stands." in said
    assert f"The record is in {file}." in said
    assert parse_record(file.read_text()).events == ()


def test_interrupting_saves_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(question: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    file = tmp_path / "game.wgr"
    assert main(["play", "Ada", "Ben", "--record", str(file)]) == 130
    assert parse_record(file.read_text()).names == ("Ada", "Ben")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("Ada",), "a game needs at least two players; Ada alone is not enough"),
        (("Ada", "Ben", "--edition", "2015"), "there is no edition '2015'"),
        (("Ada", "Ben", "--edition", "2014+plaingold"), "plaingold"),
        (("Ada", "Ben", "--first", "3"), "there is no seat 3 at a table of 2"),
        (("Ada", "gredy:steal=2"), "gredy"),
        (("a", "b", "c", "d", "e", "f", "g", "h"), "2 to 7 players"),
        (("Ada", "Ben\nCleo"), "'Ben\\nCleo' is no name"),
        (("Ada", " "), "' ' is no name"),
        (("Ada", "Ben\udcff"), "'Ben\\udcff' is no name"),
        (("Ada", "Ben", "--record", "/nowhere/game.wgr"), "/nowhere/game.wgr: no such file or directory"),
    ],
)
def test_what_cannot_be_played_is_said(arguments: tuple[str, ...], complaint: str, play: Play) -> None:
    status, _, err = play(*arguments)
    assert status == 1
    assert complaint in err


@pytest.mark.parametrize("pace", ["-1", "nan", "slow"])
def test_a_pace_is_a_time(pace: str, play: Play) -> None:
    status, _, err = play("Ada", "Ben", "--pace", pace)
    assert status == 2
    assert f"{pace!r} is no pace: write a number of seconds from 0 to 60" in err


def test_a_record_is_never_overwritten(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.wgr"
    file.write_text("precious")
    status, _, err = play("Ada", "Ben", "--record", str(file))
    assert (status, file.read_text()) == (1, "precious")
    assert "exists already" in err


def test_names_and_bots_are_told_apart() -> None:
    names, bots = seat_players(("Ada", "cautious", "Ada", "random"))
    assert names == ("Ada", "cautious", "Ada #2", "random")
    assert [bot is not None for bot in bots] == [False, True, False, True]


KEYS = {
    "2014 21-36 -/- 1": {"r"},
    "2014 21-36 -/- 1 |1234555w": {"1", "2", "3", "4", "5", "w"},
    "2014 21-36 -/- 1 www55|": {"r", "s"},
    "2014+any 21-36 -/- 1 www555|": {"r", *(f"s{number}" for number in range(1, 11))},
    "deluxe 21 -+g/- 1": {"r", "r-"},
    "deluxe 21 -+w/- 1 ww|222222": {"2", "a"},
    "deluxe 21 -+w/- 1 ww|wwwwww": {"a", "s"},
    "deluxe 21 -/-*7 1 |1122345w": {"1@2", "2", "3", "4", "5", "w"},
}


@pytest.mark.parametrize(("text", "keys"), KEYS.items())
def test_every_legal_move_has_a_key(text: str, keys: set[str]) -> None:
    position = parse_position(text)
    offered = choices(position, ("Ada", "Ben"))
    assert [choice.move for choice in offered] == list(legal(position))
    assert {choice.key for choice in offered} == keys


def test_words_for_choices_in_the_deluxe_game() -> None:
    position = parse_position("deluxe 21r,25w 30+c/24+h*7 1 www5|1234")
    texts = {choice.key: choice.text for choice in choices(position, ("Ada", "Ben"))}
    assert texts["4"] == "set aside one 4: 24 in all"
    stops = choices(parse_position("deluxe 21r,25w 30+c/24*7 1 www55|"), ("Ada", "Ben"))
    assert [(choice.key, choice.text) for choice in stops if choice.key.startswith("s")] == [
        ("s1", "stop and take the 25: two worms, the weasel, putting the canned worm back"),
        ("s2", "stop and take the 25: two worms, the weasel, putting the weasel back"),
    ]
    raven = choices(parse_position("deluxe 21r,25w 30+c/24*7 1 www33|"), ("Ada", "Ben"))
    assert raven[-1].text == "stop and take the 21: one worm, the raven, with a round worm from Ben"


def test_every_fact_of_random_games_has_a_sentence() -> None:
    codes = set()
    for seed in range(40):
        _, bots = seat_players(("random", "cautious", "random"))
        names = ("You", "Ben", "Cleo")
        game = Game(names, bots, start(edition("deluxe", "any"), 3), seed)
        teller = Teller(names)
        while not game.position.over:
            told = game.throw() if game.position.thrown else game.think()
            for fact in told:
                codes.add(fact.code)
                sentence = teller.tell(fact)
                assert sentence or fact.code == "threw"
                # whoever is at the keyboard is spoken to as one speaks to people
                assert not re.search(r"You \w+s |[a-z] You\b|^(Ben|Cleo) (roll|set|take|steal|get|put|open) ", sentence)
            for choice in choices(game.position, names) if not game.position.thrown else ():
                assert "You" not in choice.text
        assert not re.search(r"You wins|Ben win\b", " ".join(result(names, game.position)))
    assert codes >= {"stole", "moved", "put_back", "got_round_worm", "got_specialist", "failed", "ended", "used_weasel"}


def test_nothing_can_be_taken_back_after_a_roll() -> None:
    game = Game(("Ada", "Ben"), (None, None), start(edition("2014")), 3)
    game.do(Roll())
    game.throw()
    with pytest.raises(ValueError, match="only the choice of a face"):
        game.take_back()
    before = format_position(game.position)
    game.do(legal(game.position)[0])
    game.take_back()
    assert format_position(game.position) == before


@pytest.mark.parametrize(("columns", "picture"), [("80", True), ("40", False)])
def test_a_narrow_terminal_gets_sentences_instead_of_a_picture(
    columns: str, picture: bool, play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", columns)
    _, said, _ = play("Ada", "cautious", "--seed", "2", typed=("r", "q", "y"))
    assert ("On the grill: 21 to 36." in said) != picture
    assert ("nothing yet" in said) == picture
    assert "\x1b[" in said
    assert ("Rolled: " in said) != picture
