"""The portions on the grill. They are called tiles here, as in the notation, and known by their number."""

from __future__ import annotations

from typing import Final

BASE_TILES: Final = tuple(range(21, 37))
DELUXE_TILES: Final = (11, 13, *BASE_TILES)

#: These two portions want the exact sum, lie safe on a stack and never count as the next lower one.
EXACT_ONLY: Final = frozenset({11, 13})

_WORMS: Final = {11: 1, 13: 1} | {tile: 1 + (tile - 21) // 4 for tile in BASE_TILES}


def worms(tile: int) -> int:
    """How many worms lie on a portion: one on 11, 13 and 21-24, up to four on 33-36."""
    return _WORMS[tile]
