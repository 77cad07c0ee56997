"""The rules in our own words, one small book a language, in a form that a terminal can print and a page can render.

A book is a file `text/LANGUAGE.md` of five kinds of line, one thought a line, blank lines between blocks:

    # The game {#game}                        a part
    ## Stealing {#steal 2005 2014 deluxe}     a section: its id, its editions, and `+option` if it tells of one
    - one of a list   1. a step   > an example   or a paragraph, which starts with none of these

Within a line `**strong**` and `` `122355ww` `` (dice, as the notation writes them) are all there is. Ids are the same
in every language, so a link into the rules survives a change of language. Anything else is refused: a book with a slip
in it should fail a test, not print half a rule.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import takewhile
from typing import Final, Literal

from .editions import EDITION_NAMES, OPTIONS

#: The languages of the books, those first that every part of the project speaks.
LANGUAGES: Final = ("en", "de", "fr", "it", "nl", "es", "pt", "pl", "ja", "zh")

BlockKind = Literal["text", "list", "steps", "example"]
SpanKind = Literal["plain", "strong", "dice"]
_SPAN_KINDS: Final[tuple[SpanKind, ...]] = ("plain", "strong", "dice")

_HEADING = re.compile(r"(##?) (\S.*\S|\S) \{#([a-z0-9]+(?:-[a-z0-9]+)*)((?: \S+)*)\}")
_STEP = re.compile(r"([1-9][0-9]*)\. (\S.*)")
_SPAN = re.compile(r"\*\*(?P<strong>[^*`]+)\*\*|`(?P<dice>(?:g?[1-5w])+)`|(?P<plain>[^*`]+)")


class BookError(ValueError):
    """A book that does not keep the form: says in which book, on which line, and what is wrong."""


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of a line that is shown in one manner; dice carry the notation's text for them."""

    kind: SpanKind
    text: str


@dataclass(frozen=True, slots=True)
class Block:
    """A paragraph or an example (one line each), a list or numbered steps (a line each item)."""

    kind: BlockKind
    lines: tuple[tuple[Span, ...], ...]


@dataclass(frozen=True, slots=True)
class Section:
    """One rule: what it says and for which editions; with an option, only where the table has chosen that."""

    id: str
    title: str
    part: str
    part_title: str
    editions: tuple[str, ...]
    option: str | None
    blocks: tuple[Block, ...]

    @property
    def differs(self) -> bool:
        """Whether this does not hold everywhere: only in some editions, or only with an option."""
        return self.option is not None or self.editions != EDITION_NAMES

    @property
    def text(self) -> str:
        """All words of the section without marks, for searching."""
        lines = (line for block in self.blocks for line in block.lines)
        return "\n".join([self.title, *("".join(span.text for span in line) for line in lines)])


def languages() -> tuple[str, ...]:
    """The languages in which the rules can be read."""
    return LANGUAGES


@cache
def book(language: str) -> tuple[Section, ...]:
    """All sections of the rules in that language, in the order in which one would explain them."""
    if language not in LANGUAGES:
        raise ValueError(f"there are no rules in the language {language!r}; the languages are {', '.join(LANGUAGES)}")
    source = files(__package__) / "text" / f"{language}.md"
    return parse_book(source.read_text(encoding="utf-8"), f"{language}.md")


def chapter(edition_name: str, language: str) -> tuple[Section, ...]:
    """What holds in that edition, and the options that it knows."""
    if edition_name not in EDITION_NAMES:
        raise ValueError(f"there is no edition {edition_name!r}; the editions are {', '.join(EDITION_NAMES)}")
    return tuple(section for section in book(language) if edition_name in section.editions)


def parse_book(text: str, name: str = "book") -> tuple[Section, ...]:
    """The sections of a book's text; raises BookError at the first line that does not keep the form."""
    reader = _Reader(name)
    lines = text.split("\n")
    for number, line in enumerate(lines, 1):
        reader.read(number, line)
    return reader.finish(len(lines))


def parse_line(line: str) -> tuple[Span, ...]:
    """The spans of a line's text."""
    spans: list[Span] = []
    at = 0
    while at < len(line):
        match = _SPAN.match(line, at)
        if match is None:
            raise ValueError(f"cannot read {line[at : at + 20]!r}: an unclosed mark, or dice that are none")
        kinds = (kind for kind in _SPAN_KINDS if match[kind])
        spans.extend(Span(kind, match[kind]) for kind in kinds)
        at = match.end()
    return tuple(spans)


class _Reader:
    """Reads a book line by line; holds the section that is still being read."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.sections: list[Section] = []
        self.ids: set[str] = set()
        self.part: tuple[str, str] | None = None
        self.heading: tuple[str, str, tuple[str, ...], str | None] | None = None
        self.lines: list[tuple[BlockKind, str] | None] = []

    def fail(self, number: int, reason: str) -> BookError:
        return BookError(f"{self.name}, line {number}: {reason}")

    def read(self, number: int, line: str) -> None:
        if line != line.strip():
            raise self.fail(number, "spaces at its beginning or end")
        if line.startswith("#"):
            self.close(number)
            self.open(number, line)
        elif line and self.heading is None:
            raise self.fail(number, "text outside of a section")
        else:
            self.lines.append(self.content(number, line) if line else None)

    def open(self, number: int, line: str) -> None:
        match = _HEADING.fullmatch(line)
        if match is None:
            raise self.fail(number, f"a heading reads '## Title {{#id editions}}', not {line!r}")
        level, title, name, rest = match.groups()
        if name in self.ids:
            raise self.fail(number, f"the id {name!r} is used twice")
        self.ids.add(name)
        if level == "#":
            if rest:
                raise self.fail(number, "a part has no editions of its own")
            self.part = (name, title)
        elif self.part is None:
            raise self.fail(number, "a section before the first part")
        else:
            self.heading = (name, title, *self.scope(number, rest.split()))

    def scope(self, number: int, words: list[str]) -> tuple[tuple[str, ...], str | None]:
        option = words.pop()[1:] if words and words[-1].startswith("+") else None
        if option is not None and option not in {known.name for known in OPTIONS}:
            raise self.fail(number, f"there is no option {option!r}")
        if not words or words != [name for name in EDITION_NAMES if name in words]:
            raise self.fail(number, f"the editions are some of {' '.join(EDITION_NAMES)}, in this order")
        return tuple(words), option

    def content(self, number: int, line: str) -> tuple[BlockKind, str]:
        if line.startswith("- "):
            return "list", line[2:]
        if line.startswith("> "):
            return "example", line[2:]
        if step := _STEP.fullmatch(line):
            before = takewhile(lambda entry: entry is not None and entry[0] == "steps", reversed(self.lines))
            expected = 1 + len(list(before))
            if int(step[1]) != expected:
                raise self.fail(number, f"step {step[1]} should be step {expected}")
            return "steps", step[2]
        if line[0] in "*-+>|\t" and not line.startswith("**"):
            raise self.fail(number, f"{line[:10]!r} begins like no kind of line")
        return "text", line

    def close(self, number: int) -> None:
        if self.heading is None:
            return
        assert self.part is not None
        name, title, editions, option = self.heading
        try:
            blocks = tuple(_blocks(self.lines))
        except ValueError as error:
            raise self.fail(number - 1, f"in section {name!r}: {error}") from None
        if not blocks:
            raise self.fail(number - 1, f"the section {name!r} is empty")
        self.sections.append(Section(name, title, *self.part, editions, option, blocks))
        self.heading, self.lines = None, []

    def finish(self, number: int) -> tuple[Section, ...]:
        self.close(number + 1)
        if not self.sections:
            raise self.fail(number, "no section at all")
        return tuple(self.sections)


def _blocks(lines: list[tuple[BlockKind, str] | None]) -> Iterator[Block]:
    """Neighbouring items make one list and neighbouring steps one series; every other line is a block of its own."""
    kind: BlockKind | None = None
    run: list[tuple[Span, ...]] = []
    for entry in [*lines, None]:
        joins = entry is not None and entry[0] == kind and kind in ("list", "steps")
        if run and not joins:
            assert kind is not None
            yield Block(kind, tuple(run))
            run = []
        kind = entry[0] if entry else None
        if entry:
            run.append(parse_line(entry[1]))
