"""No text is cut, and nothing has to be scrolled sideways: in the languages with the longest words and with none at all
to break, on the narrowest phone, at twice the size, with the spacing that readers may set."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.page.addresses import SCREENS
from tests.page.conftest import Open
from tests.page.known_dice import KnownDice

# Sizes as people have them: the narrowest phone of today; twice the text on a desktop; the 320 pixels of WCAG 1.4.10.
SIZES = {"phone": (360, 640), "zoomed": (640, 512), "narrow": (320, 512)}
LANGUAGES = ("de", "fr", "pl", "ja")

# What is cut: words wider or higher than a box that hides what does not fit, or that stick out of their button or of
# the screen. Words for ears only, and those that stand in full in a title, are none of these.
CUT = """() => {
  const width = document.documentElement.clientWidth;
  const whole = document.scrollingElement.scrollWidth;
  const found = whole > width ? [`the page is ${whole} wide`] : [];
  for (const one of document.querySelectorAll('main *, dialog[open] *, .banner')) {
    if (one.closest('.unseen, svg, [hidden]') || !one.checkVisibility()) continue;
    const texts = [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    if (!texts.length) continue;
    const name = `${one.tagName}.${one.className} '${one.innerText.slice(0, 60)}'`;
    const style = getComputedStyle(one);
    const more = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2;
    if (more && style.overflowX !== 'visible' && style.display !== 'inline' && !one.title) found.push(`cut: ${name}`);
    const button = one.closest('button, a.button, .choice > span, summary, label');
    const around = button?.getBoundingClientRect();
    for (const text of texts) {
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, right, bottom } of range.getClientRects()) {
        if (left < -1 || right > width + 1) found.push(`off the screen: ${name}`);
        if (around && (left < around.left - 1 || right > around.right + 1 || bottom > around.bottom + 2))
          found.push(`out of its button: ${name}`);
      }
    }
  }
  return [...new Set(found)];
}"""
# WCAG 1.4.12
SPACED = "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }"


def cut(page: Page) -> list[str]:
    return list(page.evaluate(CUT))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_cut(open_browser: Open, language: str) -> None:
    anna = open_browser(settings={"language": language, "keys": True})
    page = anna.page
    game = KnownDice(anna, "deluxe", ["Anna Katharina", "Bo"], alone=False, coach="advice")
    found = {}
    for path in SCREENS:
        anna.walk(path)
        expect(page.locator("main h1")).to_be_visible()
        page.wait_for_timeout(100)
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            found[path, size] = cut(page)
    anna.walk(f"/table/{game.table}")
    for moment in ("1113445w", ">1", "345ww>w 345>5 34>4", "3>3", "=25"):
        game.play(moment)
        page.wait_for_timeout(500)
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(30)
            found[moment, size] = cut(page)
    for key in "?", "l", "h":
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        page.wait_for_timeout(100)
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            found[key, size] = cut(page)
        page.keyboard.press("Escape")
    assert {place: what for place, what in found.items() if what} == {}


def test_readers_may_space_the_text(open_browser: Open) -> None:
    anna = open_browser(viewport={"width": 360, "height": 640}, settings={"language": "de"})
    found = {}
    anna.go("/")
    anna.page.evaluate(
        "(css) => { const sheet = new CSSStyleSheet(); sheet.replaceSync(css);"
        " document.adoptedStyleSheets = [sheet]; }",
        SPACED,
    )
    for path in SCREENS:
        anna.walk(path)
        expect(anna.page.locator("main h1")).to_be_visible()
        anna.page.wait_for_timeout(100)
        found[path] = cut(anna.page)
    assert {place: what for place, what in found.items() if what} == {}


# Phones held sideways, the smallest of them first.
SIDEWAYS = [(667, 375), (740, 360), (844, 390), (932, 430)]
# Everybody has a portion, some a specialist and round worms: as much as the cards can hold.
FULL = [
    "1144455w>1 1445ww>w 1445>4 15>5 =25",
    "1144455w>4 1155w>w 1155>1 55>5 =29",
    "1144455w>1 2555ww>w 2555>5 =27",
    "1123345w>1 24455w>w 22345>4 =11",
    "1144455w>1 2345ww>w 1145>4 125>5 =21",
]


def too_long(page: Page, width: int, height: int) -> str:
    """What of the table is not on a screen of this size; nothing where all of it is."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_timeout(100)
    whole = page.evaluate("[document.scrollingElement.scrollWidth, document.scrollingElement.scrollHeight]")
    return "" if whole[0] <= width and whole[1] <= height else f"{whole[0]}×{whole[1]} on {width}×{height}"


def test_dice_grow_and_shrink_with_the_window(open_browser: Open) -> None:
    """Whoever makes the window larger sees the dice that a reload would show."""
    anna = open_browser(viewport={"width": 1280, "height": 800})
    game = KnownDice(anna, "2014", ["Anna", "Bo"])
    game.look_as_if_rolled(anna)
    anna.page.reload()
    game.play("1122345w")
    die = anna.page.locator("[role=radio] .die").first
    expect(die).to_be_visible()
    page, sizes = anna.page, []
    for width, height in ((820, 1180), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)
        resized = die.bounding_box()
        page.reload()
        expect(die).to_be_visible()
        page.wait_for_timeout(300)
        loaded = die.bounding_box()
        assert resized is not None
        assert loaded is not None
        assert resized["width"] == pytest.approx(loaded["width"], abs=1)
        sizes.append(loaded["width"])
    assert sizes[0] != pytest.approx(sizes[1], abs=1)  # else nothing was tried


@pytest.mark.parametrize("seats", [2, 4, 5, 7])
def test_a_phone_held_sideways_needs_no_scrolling(open_browser: Open, seats: int) -> None:
    anna = open_browser(settings={"hand": "left" if seats % 2 else "right"})
    game = KnownDice(anna, "deluxe", [f"Bird {number}" for number in range(1, seats + 1)])
    game.play(*FULL[: seats - 1])
    game.look_as_if_rolled(anna)
    anna.page.reload()
    expect(anna.page.get_by_test_id("turn")).to_be_visible()
    found = []
    for moment, seen in (("1123445w", "[role=radiogroup]"), (">4", "[data-act=roll].primary")):
        game.play(moment)
        expect(anna.page.locator(seen)).to_be_visible()
        for width, height in SIDEWAYS:
            found += [too_long(anna.page, width, height), *cut(anna.page)]
    assert [one for one in found if one] == []
