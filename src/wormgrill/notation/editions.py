"""Text for editions: a name, and options behind it, each after a `+`."""

from __future__ import annotations

from wormgrill.rules import Edition, edition

from .errors import NotationError


def format_edition(rules: Edition) -> str:
    return "+".join((rules.name, *rules.options))


def parse_edition(text: str) -> Edition:
    """`2014`, `2005+short`, … The options may come in any order, each once."""
    name, *options = text.split("+")
    try:
        return edition(name, *options)
    except ValueError as error:
        raise NotationError(f"{text!r}: {error}" if options else str(error)) from None
