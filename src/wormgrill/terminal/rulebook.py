"""The verb `rules`: the rules of an edition in our own words, in several languages."""

from __future__ import annotations

import argparse
import locale
import os
import re
import sys
from itertools import groupby
from typing import TYPE_CHECKING, Final

from wormgrill.notation import parse_edition
from wormgrill.rules import EDITION_NAMES, Edition
from wormgrill.rules.book import Block, Section, Span, book, chapter, languages

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

DONE: Final = 0
WIDTH: Final = 88

_MARKS: Final = {"plain": "{}", "strong": "**{}**", "dice": "`{}`"}
_STYLES: Final = {"plain": "", "strong": "bold", "dice": "bold yellow"}


def system_language() -> str:
    """The language of the person's system where we have it, else English."""
    code = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    if not code and sys.platform == "darwin":
        code = locale.getlocale()[0] or ""
    short = re.split(r"[_.@-]", code)[0].lower()
    return short if short in languages() else "en"


def run(arguments: argparse.Namespace) -> int:
    """Print the rules: with colours and wrapped in a terminal, else as plain Markdown."""
    edition = parse_edition(arguments.edition) if arguments.edition else None
    language = arguments.lang or system_language()
    sections = chapter(edition.name, language) if edition else book(language)
    if sys.stdout.isatty():
        _show(sections, edition)
    else:
        print(markdown(sections, edition))
    return DONE


def label(section: Section, edition: Edition | None) -> str:
    """What is said behind a title: the editions it is only about, its option, and whether that is chosen."""
    marks = list(section.editions) if section.editions != EDITION_NAMES else []
    if section.option is not None:
        chosen = edition is not None and section.option in edition.options
        marks.append(f"+{section.option}{' ✓' if chosen else ''}")
    return f" [{', '.join(marks)}]" if marks else ""


def markdown(sections: tuple[Section, ...], edition: Edition | None) -> str:
    """The sections as plain Markdown."""
    told: list[str] = []
    for title, part in groupby(sections, key=lambda section: section.part_title):
        told.append(f"# {title}")
        for section in part:
            told.append(f"## {section.title}{label(section, edition)}")
            told += ["\n".join(_lines(block)) for block in section.blocks]
    return "\n\n".join(told)


def _lines(block: Block) -> list[str]:
    texts = ["".join(_MARKS[span.kind].format(span.text) for span in line) for line in block.lines]
    return [_sign(block, number) + text for number, text in enumerate(texts, 1)]


def _sign(block: Block, number: int) -> str:
    """What a line of the block begins with."""
    return {"text": "", "list": "- ", "steps": f"{number}. ", "example": "> "}[block.kind]


def _show(sections: tuple[Section, ...], edition: Edition | None) -> None:
    from rich.console import Console
    from rich.text import Text

    console = Console(highlight=False)
    width = min(WIDTH, console.width)
    for title, part in groupby(sections, key=lambda section: section.part_title):
        console.print(Text(f"\n{title}".upper(), style="bold magenta"))
        for section in part:
            mark = Text(label(section, edition), style="yellow")
            console.print(Text(f"\n{section.title}", style="bold green"), mark, sep="")
            for number, block in enumerate(section.blocks):
                if number:
                    console.print()
                _show_block(console, block, width)


def _show_block(console: Console, block: Block, width: int) -> None:
    from rich.padding import Padding
    from rich.text import Text

    for number, line in enumerate(block.lines, 1):
        text = _styled(line)
        if block.kind == "text":
            console.print(text, width=width)
        elif block.kind == "example":
            text.stylize("italic cyan")
            console.print(Padding(text, (0, 0, 0, 4)), width=width)
        else:
            item = Text.assemble((_sign(block, number), "yellow"), text)
            console.print(Padding(item, (0, 0, 0, 2)), width=width)


def _styled(line: tuple[Span, ...]) -> Text:
    """A line with its strong words and its dice."""
    from rich.text import Text

    return Text.assemble(*((span.text, _STYLES[span.kind]) for span in line))
