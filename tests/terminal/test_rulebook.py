"""The verb `rules`, and the texts it prints."""

import io
import itertools

import pytest

from wormgrill.cli import main
from wormgrill.notation import parse_edition
from wormgrill.rules import EDITION_NAMES, OPTIONS
from wormgrill.terminal.rulebook import chosen, languages, sections, system_language


def test_the_four_languages_are_there() -> None:
    assert set(languages()) >= {"en", "de", "fr", "it"}


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_same_sections(language: str) -> None:
    def outline(code: str) -> list[tuple[int, str, tuple[str, ...], str | None]]:
        return [(section.level, section.name, section.editions, section.option) for section in sections(code)]

    assert outline(language) == outline("en")


@pytest.mark.parametrize("language", languages())
def test_every_section_has_a_title_and_a_text_of_its_own(language: str) -> None:
    book = sections(language)
    assert all(section.title for section in book)
    texts = [section.text for section in book if section.level == 2]
    assert all(texts)
    assert len(set(texts)) == len(texts)


def test_every_option_is_explained_in_the_editions_that_know_it() -> None:
    explained = {section.option: set(section.editions) for section in sections("en") if section.option}
    assert set(explained) == {option.name for option in OPTIONS}
    for option in OPTIONS:
        own = {"2005"} if option.name == "decline" else set()  # there it is no option but the rule
        assert explained[option.name] == set(option.editions) - own


@pytest.mark.parametrize("name", EDITION_NAMES)
def test_an_edition_shows_its_own_sections_and_no_empty_chapter(name: str) -> None:
    book = chosen(sections("en"), parse_edition(name))
    assert all(section.level == 1 or name in section.editions for section in book)
    levels = [section.level for section in book]
    assert (1, 1) not in itertools.pairwise(levels)
    assert levels[-1] == 2


def test_the_rules_of_one_edition(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "2014+short", "--lang", "en"]) == 0
    text = capsys.readouterr().out
    assert "## The weasel" not in text
    assert "[+short ✓]" in text
    assert "[+any]" in text
    assert "{#" not in text


def test_all_editions_with_their_differences_marked(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--lang", "de"]) == 0
    text = capsys.readouterr().out
    assert "[deluxe]" in text
    assert "[2005]" in text
    assert "Würfel" in text


def test_unknown_languages_and_editions(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--lang", "xx"]) == 1
    assert "the languages are en, " in capsys.readouterr().err
    assert main(["rules", "2099"]) == 1
    assert "2099" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "de_CH.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "tlh"}, "en"),
    ],
)
def test_the_language_of_the_system(variables: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert system_language() == language


def test_the_rules_in_a_terminal_have_no_markup(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    screen = Terminal()
    monkeypatch.setattr("sys.stdout", screen)
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert main(["rules", "deluxe", "--lang", "en"]) == 0
    text = screen.getvalue()
    assert "The weasel" in text
    assert "\x1b[" in text
    assert "**" not in text
    assert "`" not in text
