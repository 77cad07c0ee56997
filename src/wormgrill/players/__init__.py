"""Bots: one small protocol, one registry, specs such as `greedy` or `champion:level=3`."""

from __future__ import annotations

from .protocol import (
    UNEXPLAINED,
    UNLIMITED,
    Appraiser,
    Budget,
    Decision,
    ManyPlayer,
    Player,
    Reason,
    Unit,
    Valued,
    begin,
    choose_many,
    close,
)
from .reasons import CODES, reasons
from .registry import Entry, SpecError, catalogue, format_player, parse_player

__all__ = [
    "CODES",
    "UNEXPLAINED",
    "UNLIMITED",
    "Appraiser",
    "Budget",
    "Decision",
    "Entry",
    "ManyPlayer",
    "Player",
    "Reason",
    "SpecError",
    "Unit",
    "Valued",
    "begin",
    "catalogue",
    "choose_many",
    "close",
    "format_player",
    "parse_player",
    "reasons",
]
