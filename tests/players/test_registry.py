"""Specs and players: each finds the other, and what is unknown is named together with what exists."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import FrozenInstanceError, dataclass
from importlib.metadata import EntryPoint, EntryPoints
from typing import Literal

import pytest

from wormgrill.players import Budget, Decision, SpecError, catalogue, format_player, parse_player, registry
from wormgrill.players.simple import Cautious, Random
from wormgrill.rules import Move, Position


@dataclass(frozen=True)
class Guest:
    """A player from another package."""

    nerve: float = 0.5
    depth: int = 2
    loud: bool = False
    mood: Literal["calm", "wild"] | None = None

    def __post_init__(self) -> None:
        if self.depth < 1:
            raise ValueError(f"depth must be at least 1, not {self.depth}")

    def choose(self, position: Position, legal: Sequence[Move], budget: Budget, rng: random.Random, /) -> Decision:
        return Decision(legal[-1])


class NoDataclass:
    """Something that an entry point must not name."""


@pytest.fixture
def guests(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two packages that bring players, one of them broken in each of two ways."""
    points = EntryPoints(
        EntryPoint(name, value, registry.GROUP)
        for name, value in [
            ("guest", f"{__name__}:Guest"),
            ("wrong", f"{__name__}:NoDataclass"),
            ("gone", "no.such.module:Player"),
        ]
    )
    monkeypatch.setattr(registry, "entry_points", lambda group: points.select(group=group))


def test_a_name_is_a_player() -> None:
    assert parse_player("random") == Random()
    assert parse_player(" cautious ") == Cautious()


def test_every_player_of_the_catalogue_can_be_made_and_spelled() -> None:
    for entry in catalogue():
        spec = "exec:./mybot" if entry.name == "exec" else entry.name
        assert format_player(parse_player(spec)) == spec
        assert entry.summary


def test_players_are_frozen() -> None:
    with pytest.raises((FrozenInstanceError, AttributeError, TypeError)):
        parse_player("cautious").nerve = 1  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("greeedy", ["'greeedy'", "random", "cautious", "greedy", "did you mean greedy"]),
        ("", ["unknown player ''", "cautious"]),
        ("random:steal=2", ["random has no parameter 'steal'", "none"]),
        ("greedy:stela=2", ["greedy has no parameter 'stela'", "steal"]),
        ("greedy:steal", ["'steal' is not of the form parameter=value"]),
        ("greedy:steal=", ["is not of the form"]),
        ("greedy:steal=1,steal=2", ["given twice"]),
        ("greedy:steal=much", ["steal is a number or auto, not 'much'"]),
        ("greedy:steal=nan", ["steal is a number or auto, not 'nan'"]),
        ("exec:", ["exec:./mybot"]),
        ("exec:seconds=soon:./mybot", ["seconds is a number, not 'soon'"]),
        ("exec:seconds=0:./mybot", ["seconds must be more than 0"]),
        ("exec:depth=1,depth=2:./mybot", ["an option is given twice"]),
    ],
)
def test_what_is_unknown_is_an_error_that_lists_what_exists(spec: str, words: list[str]) -> None:
    with pytest.raises(SpecError) as caught:
        parse_player(spec)
    for word in words:
        assert word in str(caught.value)


@pytest.mark.parametrize(
    "spec",
    ["greedy:steal=1.5", "greedy:steal=2", "exec:./mybot --fast -n 3", "exec:seconds=0.5,target=27:python3 bot.py a:b"],
)
def test_a_canonical_spec_round_trips(spec: str) -> None:
    assert format_player(parse_player(spec)) == spec
    assert parse_player(format_player(parse_player(spec))) == parse_player(spec)


def test_a_default_is_not_spelled() -> None:
    assert format_player(parse_player("greedy:steal=auto")) == "greedy"


@pytest.mark.usefixtures("guests")
def test_players_come_by_entry_point() -> None:
    assert parse_player("guest:nerve=0.75,depth=3,loud=yes,mood=wild") == Guest(0.75, 3, True, "wild")
    assert parse_player("guest:mood=auto") == Guest()
    assert format_player(Guest(depth=3, loud=True)) == "guest:depth=3,loud=yes"


@pytest.mark.usefixtures("guests")
def test_the_catalogue_lists_guests_and_says_which_cannot_be_loaded() -> None:
    entries = {entry.name: entry for entry in catalogue()}
    assert entries["guest"].summary == "A player from another package"
    assert entries["guest"].parameters == (("nerve", 0.5), ("depth", 2), ("loud", False), ("mood", None))
    assert "cannot be loaded" in entries["gone"].summary


@pytest.mark.usefixtures("guests")
@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("guest:mood=glad", "mood is one of calm, wild or auto, not 'glad'"),
        ("guest:loud=maybe", "loud is yes or no, not 'maybe'"),
        ("guest:depth=1.5", "depth is a whole number, not '1.5'"),
        ("guest:depth=0", "depth must be at least 1"),
        ("guest:nerve=inf", "nerve is a number"),
        ("wrong", "is not a dataclass with a method choose"),
        ("gone", "cannot be loaded"),
        ("guets", "did you mean guest"),
    ],
)
def test_a_guest_is_held_to_its_types(spec: str, words: str) -> None:
    with pytest.raises(SpecError, match="^(?s:.*)" + words.replace("(", r"\(")):
        parse_player(spec)
