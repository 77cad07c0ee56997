"""The verb `rules`, and the texts it prints."""

import io

import pytest

from wormgrill.cli import main
from wormgrill.rules.book import languages
from wormgrill.terminal.rulebook import system_language


@pytest.mark.parametrize("language", languages())
def test_every_language_prints_as_markdown(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "2014", "--lang", language]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("# ")
    assert lines[2].startswith("## ")
    assert {line[:2] for line in lines} >= {"- ", "> ", "1.", "2.", "3."}


def test_the_rules_of_one_edition(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "2014+short", "--lang", "en"]) == 0
    text = capsys.readouterr().out
    assert "## The weasel" not in text
    assert "[+short ✓]" in text
    assert "[+any]" in text
    assert "{#" not in text
    assert "`122355ww`" in text
    assert "**every die**" in text


def test_what_only_this_edition_has_is_marked(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "2005", "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "## Looking the other way [2005]" in lines
    assert "## Stealing" in lines


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
