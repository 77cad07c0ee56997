"""Whole games through the page: alone, on one device, on phone and desktop, by clicks, by keys, in other languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.page.conftest import DESKTOP, PHONE, Open, Person
from tests.page.playing import at_turn, faces, is_over, one_step, play_to_the_end, play_until

ON_ITS_SIDE = {"width": 740, "height": 360}


def play_now(person: Person, button: str = "play-now") -> Page:
    person.go("/")
    person.page.get_by_test_id(button).click()
    expect(person.page.get_by_test_id("turn")).to_be_visible()
    return person.page


def pass_and_play(person: Person, players: int, edition: str = "2014") -> None:
    person.go("/pass")
    for _ in range(players - 2):
        person.page.get_by_test_id("add-player").click()
    for number, field in enumerate(person.page.locator("form input:not([type])").all()[:players]):
        field.fill(f"Bird {number + 1}")
    person.page.locator(f"input[value='{edition}']").check(force=True)
    person.page.get_by_test_id("start").click()
    expect(person.page.get_by_test_id("turn")).to_be_visible()


def no_scrolling(page: Page, viewport: dict[str, int]) -> None:
    tall, wide = page.evaluate(
        "[document.scrollingElement.scrollHeight, document.scrollingElement.scrollWidth, scrollTo(0, 0)]"
    )[:2]
    assert tall <= viewport["height"]
    assert wide <= viewport["width"]
    for selector in ("[data-act=stop]", "[data-act=undo]", "[data-act=roll], [data-act=reroll]"):
        box = page.locator(selector).first.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= viewport["height"]
        assert box["x"] + box["width"] <= viewport["width"]


def test_play_now_to_the_end(open_browser: Open, pictures: Path) -> None:
    """One tap and the dice are in hand; at the end everything that an end offers."""
    anna = open_browser()
    page = play_now(anna)
    one_step(page)
    expect(page.locator("[role=radiogroup]")).to_be_visible()
    for _ in range(6):
        if at_turn(page):
            one_step(page)
    page.screenshot(path=pictures / "table-desktop.png")
    play_to_the_end(page)
    page.get_by_test_id("verify").click()
    expect(page.get_by_test_id("verdict")).to_have_text(re.compile(r"All \d+ rolls were fair"))
    page.screenshot(path=pictures / "end-desktop.png")
    with page.expect_download() as download:
        page.get_by_test_id("record").click()
    text = download.value.path().read_text()
    assert text.startswith('[Edition "2014"]')
    assert "[Winners " in text
    page.get_by_test_id("rematch").click()
    expect(page.get_by_test_id("turn")).to_be_visible()
    assert not is_over(page)


def test_a_deluxe_game_on_a_phone_in_the_dark(open_browser: Open, pictures: Path) -> None:
    anna = open_browser(viewport=PHONE, settings={"theme": "dark"}, has_touch=True, is_mobile=True)
    page = play_now(anna, "play-deluxe")
    assert page.evaluate("getComputedStyle(document.body).colorScheme") == "dark"
    play_until(page, "[role=radio][data-face]")
    no_scrolling(page, PHONE)
    page.screenshot(path=pictures / "table-phone-dark.png")
    play_to_the_end(page)
    page.screenshot(path=pictures / "end-phone-dark.png")


@pytest.mark.parametrize(
    ("players", "edition", "phone"),
    [(2, "2014", PHONE), (4, "deluxe", PHONE), (7, "deluxe", PHONE), (3, "deluxe", ON_ITS_SIDE)],
)
def test_everything_fits_on_a_phone(
    open_browser: Open, pictures: Path, players: int, edition: str, phone: dict[str, int]
) -> None:
    anna = open_browser(viewport=phone)
    pass_and_play(anna, players, edition)
    no_scrolling(anna.page, phone)
    one_step(anna.page)
    expect(anna.page.locator("[role=radiogroup]")).to_be_visible()
    no_scrolling(anna.page, phone)
    one_step(anna.page)
    expect(anna.page.get_by_test_id("sum")).not_to_contain_text(re.compile(r"\b0\b"))
    no_scrolling(anna.page, phone)
    anna.page.screenshot(path=pictures / f"phone-{players}.png")


def test_seven_seats_pass_and_play_to_the_end(open_browser: Open) -> None:
    anna = open_browser()
    pass_and_play(anna, 7)
    play_to_the_end(anna.page)
    assert anna.page.locator("main").inner_text().count("Bird ") >= 7


def test_a_choice_can_be_taken_back(open_browser: Open) -> None:
    page = play_now(open_browser())
    page.locator("[data-act=roll]").click()
    expect(page.locator("[role=radiogroup]")).to_be_visible()
    before = faces(page)
    one_step(page)
    expect(page.get_by_test_id("sum")).not_to_contain_text(re.compile(r"\b0\b"))
    page.locator("[data-act=undo]").click()
    expect(page.locator("[role=radiogroup]")).to_be_visible()
    assert faces(page) == before


# What somebody without a pointer would press now; '' while there is nothing to press.
NEXT_KEY = """() => {
  if (document.querySelector('[data-testid=end]')) return 'end';
  const faces = [...document.querySelectorAll('[role=radio][data-face]:not([aria-disabled=true])')];
  const worth = (group) => Math.min(group.dataset.face, 5) * group.querySelectorAll('.die').length;
  const best = faces.sort((a, b) => worth(b) - worth(a))[0];
  if (best) return best.dataset.face === '6' ? 'w' : best.dataset.face;
  const able = (act) => document.querySelector(`[data-act=${act}]:not([aria-disabled=true])`);
  if (document.querySelector('[data-act=stop].good')) return 's';
  return able('roll') ? 'r' : able('stop') ? 's' : '';
}"""


def test_keyboard_only(open_browser: Open) -> None:
    """Not a single click: from home to the end of the game and into the next one, and the focus is never lost."""
    anna = open_browser()
    page = anna.page
    anna.go("/")

    def tab_to(selector: str) -> None:
        for _ in range(40):
            page.keyboard.press("Tab")
            if page.evaluate("selector => document.activeElement.matches(selector)", selector):
                return
        raise AssertionError(f"the Tab key does not lead to {selector}")

    tab_to("[data-testid=play-now]")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("turn")).to_be_visible()
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_contain_text("Roll")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press("r")
    expect(page.locator("[role=radio][tabindex='0']")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("sum")).not_to_contain_text(re.compile(r"\b0\b"))
    page.keyboard.press("u")
    expect(page.locator("[role=radio][tabindex='0']")).to_be_focused()
    for _ in range(4000):
        key = page.evaluate(NEXT_KEY)
        if key == "end":
            break
        if key:
            page.keyboard.press(key)
        else:
            page.wait_for_timeout(20)
        assert page.evaluate("document.activeElement !== document.body")
    expect(page.get_by_test_id("end")).to_be_visible()
    tab_to("[data-testid=rematch]")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("turn")).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "viewport", "said"),
    [
        ("de-DE", DESKTOP, ("Würfeln", "gewinn|Sieg", "Revanche")),
        ("ja-JP", PHONE, ("サイコロをふる", "勝", "再戦")),
    ],
)
def test_a_game_in_another_language(
    open_browser: Open, pictures: Path, locale: str, viewport: dict[str, int], said: tuple[str, str, str]
) -> None:
    anna = open_browser(viewport=viewport, locale=locale)
    page = play_now(anna)
    roll, wins, again = said
    assert page.evaluate("document.documentElement.lang") == locale[:2]
    expect(page.locator("[data-act=roll]")).to_contain_text(re.compile(roll, re.IGNORECASE))
    play_until(page, "[role=radio][data-face]")
    no_scrolling(page, viewport)
    page.screenshot(path=pictures / f"table-{locale}.png")
    play_to_the_end(page)
    expect(page.get_by_test_id("end")).to_contain_text(re.compile(wins))
    expect(page.get_by_test_id("rematch")).to_contain_text(again)
    page.screenshot(path=pictures / f"end-{locale}.png")
