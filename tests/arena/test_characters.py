"""The champion's characters: each plays in a way of its own, and none of them badly."""

from __future__ import annotations

from functools import cache

import pytest

from wormgrill.arena.plan import plan
from wormgrill.arena.simulate import simulate
from wormgrill.arena.summary import PlayerSums
from wormgrill.notation import parse_edition

GAMES = 2048


@cache
def against_the_champion(character: str, edition: str) -> tuple[PlayerSums, PlayerSums]:
    """What a character and the champion without one came to, two at a table."""
    specs = [f"champion:character={character}", "champion"]
    own, other = simulate(plan(specs, GAMES, 11, parse_edition(edition))).summary.players
    return own, other


@pytest.mark.parametrize("edition", ["2014", "deluxe"])
@pytest.mark.parametrize("character", ["bold", "careful", "thief", "friendly"])
def test_every_character_plays_well(character: str, edition: str) -> None:
    own, _ = against_the_champion(character, edition)
    assert own.win(adjusted=False).high > 0.45


@pytest.mark.parametrize("edition", ["2014", "deluxe"])
def test_a_thief_steals_more_and_a_friend_less(edition: str) -> None:
    thief, robbed = against_the_champion("thief", edition)
    friend, other = against_the_champion("friendly", edition)
    assert thief.steals.estimate().low > 1.05 * robbed.steals.estimate().high
    assert friend.steals.estimate().high < 0.7 * other.steals.estimate().low


@pytest.mark.parametrize("edition", ["2014", "deluxe"])
def test_the_bold_fail_more_turns_and_the_careful_fewer(edition: str) -> None:
    bold, sober = against_the_champion("bold", edition)
    careful, other = against_the_champion("careful", edition)
    assert bold.fails.estimate().low > sober.fails.estimate().high
    assert careful.fails.estimate().high < other.fails.estimate().low
