"""Rules in the words of the notation: what is legal at a position, what comes after tokens, what is told of one."""

from __future__ import annotations

from typing import Any

from wormgrill.notation import format_move, format_position, parse_event, parse_position
from wormgrill.rules import Position, apply, facts, legal


def moves(position: str) -> str:
    """The legal moves, in their order, with spaces between them."""
    return " ".join(map(format_move, legal(parse_position(position))))


def play(position: str, tokens: str) -> Position:
    """The position after these events."""
    at = parse_position(position)
    for token in tokens.split():
        at = apply(at, parse_event(token))
    return at


def after(position: str, tokens: str) -> str:
    """The text of the position after these events."""
    return format_position(play(position, tokens))


def told(position: str, tokens: str) -> list[dict[str, Any]]:
    """The facts of the last of these events."""
    *before, last = tokens.split()
    return [fact.as_dict() for fact in facts(play(position, " ".join(before)), parse_event(last))]
