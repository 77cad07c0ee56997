"""Seats: fair, and the same whoever asks."""

from __future__ import annotations

from collections import Counter

import pytest

from wormgrill.arena.seating import seating, seatings


@pytest.mark.parametrize("players", range(2, 8))
def test_everybody_sits_everywhere_equally_often(players: int) -> None:
    rows = seatings(3, 0, 20 * players, players)
    for seat in range(players):
        assert set(Counter(rows[:, seat].tolist()).values()) == {20}
    assert all(sorted(row) == list(range(players)) for row in rows.tolist())


@pytest.mark.parametrize("players", range(2, 8))
def test_rows_are_the_single_seatings(players: int) -> None:
    rows = seatings(5, 17, 30, players)
    assert [tuple(row) for row in rows.tolist()] == [seating(5, index, players) for index in range(17, 47)]


def test_who_follows_whom_is_drawn() -> None:
    followers = Counter(seating(1, 4 * block, 4)[(seating(1, 4 * block, 4).index(0) + 1) % 4] for block in range(600))
    assert all(150 < followers[player] < 250 for player in (1, 2, 3))
