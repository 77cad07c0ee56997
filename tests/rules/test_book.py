"""The rules in our own words: every language tells the same rules, and tells them right."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from wormgrill.rules import EDITION_NAMES, OPTIONS, Specialist, edition, start, worms
from wormgrill.rules.book import (
    LANGUAGES,
    Block,
    BookError,
    Section,
    Span,
    book,
    chapter,
    languages,
    parse_book,
    parse_line,
)

FIRST = "# Part {#part}\n\n## Title {#title 2005 2014 deluxe}\n"


def section(language: str, name: str) -> Section:
    return next(section for section in book(language) if section.id == name)


def lines(section: Section) -> list[str]:
    return ["".join(span.text for span in line) for block in section.blocks for line in block.lines]


def shape(section: Section) -> tuple[object, ...]:
    blocks = [(block.kind, len(block.lines)) for block in section.blocks]
    return section.id, section.part, section.editions, section.option, blocks


def dice(section: Section) -> list[str]:
    return [span.text for block in section.blocks for line in block.lines for span in line if span.kind == "dice"]


def large_numbers(section: Section) -> list[int]:
    """Numbers above six: smaller ones may be words in one language and figures in another."""
    spans = [span for block in section.blocks for line in block.lines for span in line if span.kind != "dice"]
    found = [int(number) for span in spans for number in re.findall("[0-9]+", span.text)]
    return sorted(number for number in found if number > 6)


def test_the_first_four_languages_come_first() -> None:
    assert languages()[:4] == ("en", "de", "fr", "it")
    assert len(set(languages())) == len(languages())


def test_every_text_is_a_language_and_every_language_a_text() -> None:
    texts = [path.name for path in (files("wormgrill.rules") / "text").iterdir() if path.name.endswith(".md")]
    assert sorted(texts) == sorted(f"{language}.md" for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_sections(language: str) -> None:
    assert [shape(section) for section in book(language)] == [shape(section) for section in book("en")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_dice_and_numbers(language: str) -> None:
    for ours, english in zip(book(language), book("en"), strict=True):
        assert (ours.id, dice(ours)) == (english.id, dice(english))
        assert (ours.id, large_numbers(ours)) == (english.id, large_numbers(english))


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_translated_and_differ_from_each_other(language: str) -> None:
    titles = [section.title for section in book(language)]
    assert len(set(titles)) == len(titles)
    if language != "en":
        assert not set(titles) & {section.title for section in book("en")}


SLIPS = {
    "fr": r"[^\u202f][;!?]|[^\u202f]:(?!\d)",
    "ja": r"[\u3040-\u30ff\u4e00-\u9fff][,.!?:;]",
    "zh": r"[\u3040-\u30ff\u4e00-\u9fff][,.!?:;]",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_keeps_its_typography(language: str) -> None:
    slip = SLIPS.get(language, r"\s[;:!?](\s|$)")
    for told in book(language):
        assert not re.search(rf"{slip}|[\"']|\.\.\.|\s\s", told.text.replace("\n", "|")), told.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_worms_of_the_portions_are_right(language: str) -> None:
    told: dict[int, int] = {}
    for line in lines(section(language, "portions")):
        if match := re.match(r"([0-9]+)–([0-9]+)\D+([0-9]+)", line):
            first, last, count = map(int, match.groups())
            told |= dict.fromkeys(range(first, last + 1), count)
    assert told == {tile: worms(tile) for tile in edition("2014").tiles}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_specialists_start_where_the_game_starts_them(language: str) -> None:
    told = [int(line.split(":")[0].split("：")[0]) for line in lines(section(language, "specialists-start"))]
    assert told == [tile for tile, _ in sorted(start(edition("deluxe")).guests)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_edition_option_and_specialist_has_its_section(language: str) -> None:
    sections = {section.id: section for section in book(language)}
    for option in OPTIONS:
        told = sections[f"option-{option.name}"]
        assert told.option == option.name
        # what an option of others is part of 2005 itself has its own section there
        assert set(told.editions) == {name for name in option.editions if not getattr(edition(name), option.name)}
    for specialist in Specialist:
        assert sections[f"specialist-{specialist.name.lower()}"].editions == ("deluxe",)
    assert [line.split(":")[0].split("：")[0].strip() for line in lines(sections["editions"])] == list(EDITION_NAMES)


def test_a_chapter_tells_one_edition() -> None:
    ids = {name: [section.id for section in chapter(name, "en")] for name in EDITION_NAMES}
    assert "overlook" in ids["2005"]
    assert "overlook" not in ids["2014"]
    assert "option-decline" not in ids["2005"]
    assert "specialist-hen" in ids["deluxe"]
    assert "specialist-hen" not in ids["2014"]
    assert all("steal" in told for told in ids.values())
    assert [section.id for section in book("en") if "deluxe" in section.editions] == ids["deluxe"]


def test_sections_know_whether_they_hold_everywhere() -> None:
    assert not section("en", "steal").differs
    assert section("en", "overlook").differs
    assert section("en", "option-short").differs
    assert section("en", "steal").part == "game"
    assert section("en", "steal").part_title == "The game"


def test_a_section_gives_its_words_for_searching() -> None:
    told = section("en", "take").text
    assert told.startswith("Taking from the grill\nYou stopped, and the portion with exactly your number lies")
    assert "You have set aside ww, 444 and 5." in told


def test_blocks() -> None:
    text = FIRST + "\nOne **two** `1gw`.\n\n- a\n- b\n\n- c\n\n1. x\n2. y\n\n> e\n> f\n"
    (told,) = parse_book(text)
    plain = ("One ", "plain"), ("two", "strong"), (" ", "plain"), ("1gw", "dice"), (".", "plain")
    assert told.blocks == (
        Block("text", (tuple(Span(kind, word) for word, kind in plain),)),  # type: ignore[arg-type]
        Block("list", (parse_line("a"), parse_line("b"))),
        Block("list", (parse_line("c"),)),
        Block("steps", (parse_line("x"), parse_line("y"))),
        Block("example", (parse_line("e"),)),
        Block("example", (parse_line("f"),)),
    )
    assert told.text == "Title\nOne two 1gw.\na\nb\nc\nx\ny\ne\nf"


def test_headings() -> None:
    text = (
        FIRST
        + "X marks it.\n# Fine {#fine}\n## More than one {#more-than-1 2014 deluxe +any}\na\n## Own {#own 2005}\nb"
    )
    assert parse_book(text) == (
        Section("title", "Title", "part", "Part", EDITION_NAMES, None, (Block("text", (parse_line("X marks it."),)),)),
        Section(
            "more-than-1",
            "More than one",
            "fine",
            "Fine",
            ("2014", "deluxe"),
            "any",
            (Block("text", (parse_line("a"),)),),
        ),
        Section("own", "Own", "fine", "Fine", ("2005",), None, (Block("text", (parse_line("b"),)),)),
    )


def test_a_book_without_a_name_is_called_book() -> None:
    with pytest.raises(BookError, match=r"^book, line 1: no section at all$"):
        parse_book("")


def test_strong_words_may_begin_a_paragraph() -> None:
    assert parse_line("**Two** dice")[0] == Span("strong", "Two")
    assert parse_book(FIRST + "**Two** dice")[0].blocks[0].kind == "text"


def test_steps_count_from_one_again_after_a_blank_line() -> None:
    (told,) = parse_book(FIRST + "1. x\n2. y\n\n1. z\n")
    assert [len(block.lines) for block in told.blocks] == [2, 1]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "x.md, line 1: no section at all"),
        ("# Part {#part}\n", "x.md, line 2: no section at all"),
        ("hello", "x.md, line 1: text outside of a section"),
        ("# Part {#part}\nhello", "x.md, line 2: text outside of a section"),
        ("## T {#t 2014}\nhello", "x.md, line 1: a section before the first part"),
        ("# Part {#part 2014}", "x.md, line 1: a part has no editions of its own"),
        ("# Part", "x.md, line 1: a heading reads '## Title {#id editions}', not '# Part'"),
        ("### Part {#part}", "x.md, line 1: a heading reads"),
        ("# Part {#Part}", "x.md, line 1: a heading reads"),
        (FIRST, "x.md, line 4: the section 'title' is empty"),
        (FIRST + "# More {#more}", "x.md, line 3: the section 'title' is empty"),
        (FIRST + "a\n# More {#title}", "x.md, line 5: the id 'title' is used twice"),
        (FIRST + "a\n## More {#more}", "x.md, line 5: the editions are some of 2005 2014 deluxe, in this order"),
        (FIRST + "a\n## More {#more 2014 2005}", "x.md, line 5: the editions are some of"),
        (FIRST + "a\n## More {#more 2013}", "x.md, line 5: the editions are some of"),
        (FIRST + "a\n## More {#more +short}", "x.md, line 5: the editions are some of"),
        (FIRST + "a\n## More {#more 2014 +long}", "x.md, line 5: there is no option 'long'"),
        (FIRST + " a", "x.md, line 4: spaces at its beginning or end"),
        (FIRST + "a ", "x.md, line 4: spaces at its beginning or end"),
        (FIRST + "* a", "x.md, line 4: '* a' begins like no kind of line"),
        (FIRST + "*23456789012", "x.md, line 4: '*234567890' begins like no kind of line"),
        (FIRST + "|a|", "x.md, line 4: '|a|' begins like no kind of line"),
        (FIRST + ">a", "x.md, line 4: '>a' begins like no kind of line"),
        (FIRST + "2. a", "x.md, line 4: step 2 should be step 1"),
        (FIRST + "1. a\n3. a", "x.md, line 5: step 3 should be step 2"),
        (FIRST + "a\n1. a\n1. a", "x.md, line 6: step 1 should be step 2"),
        (
            FIRST + "a **b",
            "x.md, line 4: in section 'title': cannot read '**b': an unclosed mark, or dice that are none",
        ),
        (FIRST + "*" * 30, f"x.md, line 4: in section 'title': cannot read '{'*' * 20}': an unclosed"),
        (FIRST + "a `67`", "x.md, line 4: in section 'title': cannot read '`67`'"),
    ],
)
def test_a_slip_is_refused(text: str, message: str) -> None:
    with pytest.raises(BookError) as caught:
        parse_book(text, "x.md")
    assert str(caught.value).startswith(message)


def test_unknown_names_are_refused() -> None:
    with pytest.raises(ValueError, match="no rules in the language 'eo'; the languages are en, de, fr, it"):
        book("eo")
    with pytest.raises(ValueError, match="no edition '2013'; the editions are 2005, 2014, deluxe"):
        chapter("2013", "en")


def test_the_questions_name_sections_that_exist() -> None:
    root = Path(__file__).resolve().parent.parent.parent
    text = (root / "docs" / "rules-questions.md").read_text(encoding="utf-8")
    named = {
        name for group in re.findall(r"\[([a-z0-9-]+(?:,\s[a-z0-9-]+)*)\]\n", text) for name in re.split(r",\s", group)
    }
    assert len(named) > 20
    assert named - {section.id for section in book("en")} == set()
