"""Forced colours: the system paints all in a few colours of its own, and still each thing is told from the next."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.page.conftest import PHONE, Open, Person
from tests.page.known_dice import KnownDice

# All of a box that the eye tells from another one, of the element or of what is drawn before and after it.
LOOK = """([selector, pseudo]) => {
  const style = getComputedStyle(document.querySelector(selector), pseudo);
  const sides = ['color', 'backgroundColor', 'backgroundImage', 'borderTopColor', 'borderTopStyle', 'borderTopWidth',
    'outlineColor', 'outlineStyle', 'outlineWidth', 'opacity', 'filter', 'content'];
  return Object.fromEntries(sides.map((side) => [side, style[side]]));
}"""
# What the system's own colours are here.
SYSTEM = """(name) => {
  const probe = document.createElement('i');
  document.body.append(probe);
  probe.style.color = name;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}"""


def look(page: Page, selector: str, pseudo: str | None = None) -> dict[str, str]:
    expect(page.locator(selector).first).to_be_attached()
    return dict(page.evaluate(LOOK, [selector, pseudo]))


def system(page: Page, name: str) -> str:
    return str(page.evaluate(SYSTEM, name))


def at_table(person: Person, *turns: str) -> tuple[KnownDice, Page]:
    game = KnownDice(person, "deluxe", ["Anna", "Bo", "Cleo"])
    game.play(*turns)
    game.look_as_if_rolled(person)
    person.page.reload()
    expect(person.page.get_by_test_id("turn")).to_be_visible()
    return game, person.page


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_thing_at_the_table_is_told_from_the_next(open_browser: Open, scheme: str) -> None:
    anna = open_browser(forced_colors="active", color_scheme=scheme)
    game, page = at_table(anna, "1144455w>4 1155w>w 1155>5 11>1 =29")
    assert page.evaluate("matchMedia('(forced-colors: active)').matches")
    highlight, grey = system(page, "Highlight"), system(page, "GrayText")

    # before the roll: what is to be done, what cannot be done, whose turn it is, where the focus is
    roll, stop = "[data-act=roll]", "[data-act=stop]"
    assert look(page, roll)["backgroundColor"] != look(page, stop)["backgroundColor"]
    assert look(page, stop)["color"] == grey
    assert look(page, "[aria-current=true]")["outlineColor"] == highlight
    assert look(page, "[data-seat]:not([aria-current])")["outlineStyle"] == "none"
    page.keyboard.press("Tab")
    focused = page.evaluate("(({ outlineStyle, outlineWidth }) => [outlineStyle, outlineWidth])"
                            "(getComputedStyle(document.activeElement))")  # fmt: skip
    assert focused == ["solid", "3px"]

    # a choice of faces: one is looked at, others can be chosen, one is used already
    game.play("1134455w>4 1455ww")
    used, can = ".group.used", ".group.can:not(.looked)"
    page.locator(".group.can").first.hover()
    looks = [look(page, selector) for selector in (used, can, ".group.looked")]
    assert all(one != other for number, one in enumerate(looks) for other in looks[:number])
    assert looks[0]["borderTopStyle"] == "dashed"

    # the portion that can be had, the buttons that bring it, the dice set aside
    game.play(">5 144w>w 114>1")
    takes = look(page, ".grill .takes", "::before")
    assert takes["borderTopColor"] == highlight
    assert look(page, ".grill .portion:not(.takes)", "::before")["content"] == "none"
    assert look(page, f"{stop}.good")["backgroundColor"] != system(page, "ButtonFace")
    expect(page.locator(".kept .die")).not_to_have_count(0)


def test_a_steal_and_a_stop_that_fails_are_seen(open_browser: Open) -> None:
    anna = open_browser(viewport=PHONE, forced_colors="active")
    game, page = at_table(anna, "12345555>5 wwww>w =36", "12345555>5 1www>w =35")
    game.play("12345555>5 1www>w")
    assert look(page, ".stealable", "::before")["borderTopColor"] == system(page, "Highlight")
    game.play("=35@2", "12345555>5")
    risky = look(page, "[data-act=stop].risky")
    assert risky["borderTopStyle"] == "dashed"
    assert risky["color"] != system(page, "GrayText")


def test_choices_switches_and_bars_keep_their_shapes(open_browser: Open) -> None:
    anna = open_browser(forced_colors="active")
    page = anna.page
    anna.go("/settings")
    expect(page.locator("main h1")).to_be_visible()
    assert look(page, ".choice input:checked + span") != look(page, ".choice input:not(:checked) + span")
    page.locator(".switch input").first.check()
    page.locator(".switch input").nth(1).uncheck()
    assert look(page, ".switch input:checked") != look(page, ".switch input:not(:checked)")
    game = KnownDice(anna, "2014", ["Anna", "Bo"], coach="advice")
    game.play("12344455")
    game.look_as_if_rolled(anna)
    page.reload()
    expect(page.get_by_test_id("turn")).to_be_visible()
    page.keyboard.press("h")
    page.get_by_role("dialog").get_by_role("button", name="Show the odds").click()
    expect(page.get_by_test_id("odds")).to_be_visible()
    bar, room = look(page, "[data-testid=odds] .bar i"), look(page, "[data-testid=odds] .bar")
    assert "gradient" in bar["backgroundImage"]
    assert room["backgroundImage"] == "none"
    assert look(page, ".reach .bar i")["backgroundColor"] != look(page, ".reach .bar")["backgroundColor"]
    # whose bars these are: the chosen one of the radio group
    assert page.locator("[data-testid=odds] input:checked").count() == 1
