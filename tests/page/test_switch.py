"""With one switch or two: one key moves on, one activates. Nothing else is pressed, and the way is never long."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.page.conftest import DESKTOP, PHONE, Open
from tests.page.known_dice import KnownDice
from tests.page.playing import until

# Where the focus is, in a word: an act, a face, or the name of the thing.
HERE = """() => {
  const here = document.activeElement;
  const { act, face, token } = here.dataset;
  return act ?? (face && `face ${face}`) ?? token ?? (here.getAttribute('aria-label') ?? here.innerText ?? '').trim();
}"""


def here(page: Page) -> str:
    return str(page.evaluate(HERE))


def led_to(page: Page, wanted: str) -> None:
    """The page itself leads the focus to the next thing to do."""
    until(page, f"({HERE})() === {wanted!r}")


def stops(page: Page) -> list[str]:
    """Every stop of one round through the page, from where the focus is."""
    found = [here(page)]
    for _ in range(40):
        page.keyboard.press("Tab")
        if not page.evaluate("document.activeElement !== document.body"):
            break
        found.append(here(page))
    return found


def move_to(page: Page, wanted: str, at_most: int) -> None:
    """Press the one key until the wanted thing has the focus."""
    seen = []
    for _ in range(at_most + 1):
        seen.append(here(page))
        if seen[-1] == wanted:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"'{wanted}' is not within {at_most} presses: {seen}")


@pytest.mark.parametrize(("viewport", "press"), [(PHONE, "Enter"), (DESKTOP, "Space")], ids=["phone", "desktop"])
def test_a_turn_with_two_keys(open_browser: Open, viewport: dict[str, int], press: str) -> None:
    """Roll, choose, roll on, choose, take. After each step the focus waits at the next thing to do."""
    anna = open_browser(viewport=viewport, settings={"scan": True})
    game = KnownDice(anna, "2014", ["Anna", "Bo"], alone=False)
    game.look_as_if_rolled(anna)
    page = anna.page
    page.reload()
    expect(page.get_by_test_id("turn")).to_be_visible()
    led_to(page, "roll")
    page.keyboard.press(press)
    game.fall("12344555")
    expect(page.get_by_role("radiogroup")).to_be_visible()
    # the faces that may be chosen come one after the other, before anything else
    for face in (1, 2, 3, 4):
        led_to(page, f"face {face}")
        page.keyboard.press("Tab")
    led_to(page, "face 5")
    page.keyboard.press(press)
    expect(page.get_by_test_id("sum")).to_contain_text("15")
    led_to(page, "roll")
    page.keyboard.press(press)
    game.fall("1122w")
    expect(page.get_by_role("radiogroup")).to_be_visible()
    led_to(page, "face 1")
    move_to(page, "face 6", at_most=2)
    page.keyboard.press(press)
    led_to(page, "roll")
    page.keyboard.press(press)
    game.fall("1144")
    expect(page.get_by_role("radiogroup")).to_be_visible()
    led_to(page, "face 1")
    move_to(page, "face 4", at_most=1)
    page.keyboard.press(press)
    expect(page.locator("[data-act=stop].good")).to_be_visible()
    led_to(page, "roll")
    # from rolling back to stopping it is one step
    page.keyboard.press("Shift+Tab")
    assert here(page) == "stop"
    page.keyboard.press(press)
    expect(page.locator("[data-seat='1'] .top")).to_be_visible()


@pytest.mark.parametrize("seats", [2, 7])
def test_a_round_through_the_table_is_short(open_browser: Open, seats: int) -> None:
    """Only what does something is a stop: no portion that cannot be had, no card of a player."""
    anna = open_browser(viewport=PHONE, settings={"scan": True})
    game = KnownDice(anna, "2014", [f"Bird {number}" for number in range(1, seats + 1)])
    game.look_as_if_rolled(anna)
    page = anna.page
    page.reload()
    game.play("12344555")
    expect(page.get_by_role("radiogroup")).to_be_visible()
    led_to(page, "face 1")
    page.get_by_role("button", name="Menu").focus()
    found = stops(page)
    faces = [stop for stop in found if stop.startswith("face")]
    assert len(faces) == 5
    assert len(found) <= 5 + len(faces) + 3  # the head of the table, the faces, the three buttons
    assert found[-3:] == ["undo", "stop", "roll"]
