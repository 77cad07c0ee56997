"""The verb `rules`: the rules of an edition in our own words, in several languages.

A language is one file of `wormgrill/rules/text/`: `# Chapter {#id}`, under it `## Section {#id 2005 2014 deluxe}` with
the editions that it is about; `+short` says that a section explains an option. The rest is paragraphs, lists and, as
quotes, examples, with `**strong**` words and `dice` in backticks.
"""

from __future__ import annotations

import argparse
import locale
import os
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from wormgrill.notation import parse_edition
from wormgrill.rules import EDITION_NAMES, Edition

if TYPE_CHECKING:
    from rich.text import Text

DONE: Final = 0
WIDTH: Final = 88

_TEXTS = files("wormgrill.rules") / "text"
_HEADING: Final = re.compile(r"(#{1,2}) (.+?) \{#([a-z0-9-]+)((?: [a-z0-9+]+)*)\}")


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and what stands below it. A chapter has level 1 and no editions of its own."""

    level: int
    title: str
    name: str
    editions: tuple[str, ...]
    option: str | None
    text: str

    def concerns(self, edition: Edition) -> bool:
        """Whether it is about this edition; options that could be chosen count too."""
        return edition.name in self.editions

    @property
    def marks(self) -> tuple[str, ...]:
        """What it is only about, where it is not about every game: `2005`, `+short`."""
        editions = self.editions if set(self.editions) != set(EDITION_NAMES) else ()
        return (*editions, *(() if self.option is None else ("+" + self.option,)))


def languages() -> tuple[str, ...]:
    """The languages that there are, English first."""
    codes = sorted(file.name.removesuffix(".md") for file in _TEXTS.iterdir() if file.name.endswith(".md"))
    return ("en", *(code for code in codes if code != "en"))


def sections(language: str) -> tuple[Section, ...]:
    """The whole rulebook of a language."""
    if language not in languages():
        raise ValueError(f"there are no rules in {language!r}; the languages are {', '.join(languages())}")
    return tuple(_parse((_TEXTS / f"{language}.md").read_text(encoding="utf-8")))


def _parse(text: str) -> Iterator[Section]:
    for block in re.split(r"^(?=#)", text, flags=re.MULTILINE):
        heading, _, body = block.partition("\n")
        if not heading:
            continue
        match = _HEADING.fullmatch(heading.rstrip())
        if not match:
            raise ValueError(f"a heading of the rules has no {{#name}} behind it: {heading!r}")
        words = match[4].split()
        editions = tuple(word for word in words if not word.startswith("+"))
        option = next((word[1:] for word in words if word.startswith("+")), None)
        yield Section(len(match[1]), match[2], match[3], editions, option, body.strip())


def chosen(book: Iterable[Section], edition: Edition | None) -> list[Section]:
    """The sections about an edition, or all; chapters that have none of them are left out."""
    kept: list[Section] = []
    for section in book:
        if section.level == 1:
            if kept and kept[-1].level == 1:
                kept.pop()
            kept.append(section)
        elif edition is None or section.concerns(edition):
            kept.append(section)
    return kept[:-1] if kept and kept[-1].level == 1 else kept


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
    book = chosen(sections(arguments.lang or system_language()), edition)
    options = edition.options if edition else ()
    if sys.stdout.isatty():
        _show(book, edition, options)
    else:
        print("\n\n".join(_markdown(section, edition, options) for section in book))
    return DONE


def _label(section: Section, edition: Edition | None, options: tuple[str, ...]) -> str:
    """What is said behind a title: which editions it is about where all are shown, and whether its option is chosen."""
    if edition is None:
        marks = list(section.marks)
    else:
        marks = [] if section.option is None else ["+" + section.option + (" ✓" if section.option in options else "")]
    return f" [{', '.join(marks)}]" if marks else ""


def _markdown(section: Section, edition: Edition | None, options: tuple[str, ...]) -> str:
    title = f"{'#' * section.level} {section.title}{_label(section, edition, options)}"
    return f"{title}\n\n{section.text}" if section.text else title


def _show(book: list[Section], edition: Edition | None, options: tuple[str, ...]) -> None:
    from rich.console import Console
    from rich.padding import Padding
    from rich.text import Text

    console = Console(highlight=False)
    width = min(WIDTH, console.width)
    for section in book:
        label = _label(section, edition, options)
        if section.level == 1:
            console.print(Text(f"\n{section.title}{label}".upper(), style="bold magenta"))
            continue
        console.print(Text(f"\n{section.title}", style="bold green"), Text(label, style="yellow"), sep="")
        for line in section.text.splitlines():
            if not line:
                console.print()
            elif line.startswith("> "):
                text = _styled(line[2:])
                text.stylize("italic cyan")
                console.print(Padding(text, (0, 0, 0, 4)), width=width)
            elif match := re.match(r"(- |\d+\. )", line):
                body = _styled(line[match.end() :])
                console.print(Padding(Text.assemble((match[1], "yellow"), body), (0, 0, 0, 2)), width=width)
            else:
                console.print(_styled(line), width=width)


def _styled(line: str) -> Text:
    """A line with its strong words and its dice."""
    from rich.text import Text

    text = Text()
    for strong, dice, plain in re.findall(r"\*\*(.+?)\*\*|`(.+?)`|((?:[^*`]|\*(?!\*))+)", line):
        if strong:
            text.append(strong, style="bold")
        elif dice:
            text.append(dice, style="bold yellow")
        else:
            text.append(plain)
    return text
