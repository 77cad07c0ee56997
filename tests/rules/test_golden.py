"""The golden playthroughs are still what the rules say, and together they show what can happen in each edition."""

from __future__ import annotations

import pytest
from tests.games import Step
from tests.rules.golden import FOLDER, GAMES, played, transcript

from wormgrill.rules import Rolled, facts

EVERYWHERE = {"threw", "fell", "set_aside", "took", "stole", "failed", "gave_back", "turned_over", "ended"}
DELUXE = {"got_round_worm", "got_specialist", "put_back", "moved", "kept_by_hen", "used_weasel", "used_canned_worm"}


@pytest.mark.parametrize(("name", "edition", "players", "seed"), GAMES, ids=[game[0] for game in GAMES])
def test_playthrough(name: str, edition: str, players: int, seed: int) -> None:
    assert transcript(name, edition, players, seed) == (FOLDER / f"{name}.txt").read_text()


def test_three_of_each_edition() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == {name for name, *_ in GAMES}
    for edition in ("2005", "2014", "deluxe"):
        assert sum(name.startswith(edition) for name, *_ in GAMES) == 3


def steps_of(wanted: str) -> list[Step]:
    (steps,) = [played(edition, players, seed) for name, edition, players, seed in GAMES if name == wanted]
    return steps


@pytest.mark.parametrize(
    ("edition", "codes"), [("2005", EVERYWHERE), ("2014", EVERYWHERE), ("deluxe", EVERYWHERE | DELUXE)]
)
def test_together_they_show_everything(edition: str, codes: set[str]) -> None:
    steps = [step for name, *_ in GAMES if name.startswith(edition) for step in steps_of(name)]
    told = [fact.as_dict() for before, event, _ in steps for fact in facts(before, event)]
    assert {fact["fact"] for fact in told} == codes
    assert {fact["reason"] for fact in told if fact["fact"] == "failed"} == {"roll", "no_worm", "nothing_to_take"}
    if edition == "deluxe":
        assert {fact["specialist"] for fact in told if fact["fact"] == "got_specialist"} == set("chwga")
        assert {fact["specialist"] for fact in told if fact["fact"] == "moved"} == set("chrwga")
        assert any("giver" in fact for fact in told), "a round worm comes from a player"
        assert any(fact["fact"] == "moved" and "tile" not in fact for fact in told), "a specialist leaves the game"
        assert any(isinstance(event, Rolled) and event.dice.golden for _, event, _ in steps)
