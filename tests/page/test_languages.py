"""Every language everywhere: chosen by the browser, changed without a reload, no English left in the others."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect
from tests.page.addresses import LESSON, NOTHING, SCREENS
from tests.page.conftest import Open
from tests.page.known_dice import KnownDice

LANGUAGES = {"de": "Regeln", "fr": "Règles", "it": "Regole", "nl": "Spelregels", "es": "Reglas"}
LANGUAGES |= {"pt": "Regras", "pl": "Zasady", "ja": "ルール", "zh": "规则"}
IMPOSSIBLE = "/editor#2014%2011,21-36%20-/-%201"
ADDRESSES = [*SCREENS, IMPOSSIBLE, LESSON, *NOTHING]

# All that is read or heard: texts, labels, titles, placeholders.
WORDS = """() => {
  const words = document.title.split(' – ');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) words.push(walker.currentNode.data);
  for (const one of document.querySelectorAll('[aria-label], [title], [placeholder]'))
    words.push(one.ariaLabel, one.title, one.getAttribute('placeholder'));
  return [...new Set(words.filter(Boolean).map((text) => text.trim()))].filter(Boolean);
}"""
# several words: single ones may be names, or the same in both, such as 'Code'
SENTENCE = re.compile(r"[a-z]{2,} .*[a-z]{2,}")
LOCALES = Path(__file__).parents[2] / "web" / "locales"
IDS = {
    name
    for file in (LOCALES / "en").glob("*.ftl")
    for name in re.findall(r"^([a-z][\w-]+) =", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
}


def words(page: Page) -> set[str]:
    page.wait_for_timeout(150)
    page.wait_for_load_state("networkidle")
    return set(page.evaluate(WORDS))


def test_the_browser_chooses_at_first(open_browser: Open) -> None:
    for locale, language in (("de-CH", "de"), ("ja", "ja"), ("pt-BR", "pt"), ("sv", "en")):
        person = open_browser(locale=locale)
        person.go("/")
        expect(person.page.locator("html")).to_have_attribute("lang", language)


def test_a_language_is_changed_without_a_reload(open_browser: Open) -> None:
    anna = open_browser()
    page = anna.page
    anna.go("/rules")
    anna.walk("/settings")
    page.evaluate("() => { window.same = true; }")
    for language, rules in LANGUAGES.items():
        page.locator("#language").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        anna.walk("/rules")
        expect(page.locator("h1")).to_have_text(rules)
        expect(page).to_have_title(f"{rules} – Wormgrill")
        anna.walk("/settings")
    assert page.evaluate("() => window.same")


def test_no_english_is_left_in_other_languages(open_browser: Open) -> None:
    anna = open_browser()
    anna.forgives = ("status of 404", "status of 422")
    page = anna.page
    game = KnownDice(anna, "deluxe", ["Anna", "Bo"], alone=False, coach="advice")
    game.play("1113445w>1 345ww>w 345>5 34")
    screens: list[str] = [*ADDRESSES, f"/table/{game.table}"]
    english: dict[str, set[str]] = {}
    found: dict[tuple[str, str], Any] = {}
    for language in ("en", *LANGUAGES):
        anna.walk("/settings")
        page.locator("#language").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        for path in screens:
            anna.walk(path)
            expect(page.locator("main h1")).to_be_attached()
            seen = words(page)
            if language == "en":
                english[path] = {text for text in seen if SENTENCE.search(text)}
            left = [text for text in seen if text in IDS or (language != "en" and text in english[path])]
            if left:
                found[language, path] = left
    assert found == {}
