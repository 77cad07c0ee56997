"""What a player may choose: speed, motion, sound, hand, theme, questions, hints – and how the table then behaves."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.page.conftest import PHONE, Open, Person
from tests.page.known_dice import KnownDice
from tests.page.playing import choose_by_hand, play_by_hand, play_until, until
from tests.page.test_playing import play_now

# How long every animation of the dice that have just fallen takes, delay and all, in milliseconds.
LANDING = """() => [...document.querySelectorAll('.tumble')].flatMap((die) =>
  die.getAnimations().map((one) => one.effect.getComputedTiming().endTime))"""


def table(person: Person, *turns: str, edition: str = "2014", **options: Any) -> KnownDice:
    game = KnownDice(person, edition, ["Ada", "Bo", "Cleo"], **options)
    game.play(*turns)
    person.page.reload()  # nothing is left to be shown of what has been played
    expect(person.page.get_by_test_id("turn")).to_be_visible()
    return game


def first_roll(person: Person) -> Page:
    page = play_now(person)
    page.locator("[data-act=roll]").click()
    page.wait_for_selector(".tumble")
    return page


@pytest.mark.parametrize(("speed", "longest"), [("slow", 1260), ("normal", 700), ("fast", 385), ("instant", 1)])
def test_dice_land_in_time(open_browser: Open, speed: str, longest: int) -> None:
    page = first_roll(open_browser(settings={"speed": speed}))
    landing = page.evaluate(LANDING)
    assert all(time <= longest for time in landing)
    assert speed == "instant" or landing


def test_who_wants_no_motion_has_none(open_browser: Open) -> None:
    anna = open_browser(settings={"speed": "normal"}, reduced_motion="reduce")
    page = first_roll(anna)
    assert all(time <= 1 for time in page.evaluate(LANDING))
    # a theft is told in words that stand still
    table(anna, "12345555>5 112w>w =25", "12345555>5 112w>w")
    page.locator("[data-act=stop]:not([aria-disabled=true])").click()
    expect(page.get_by_test_id("steal").locator("p")).to_be_visible()
    assert (
        page.get_by_test_id("steal").locator(":not(p)").evaluate_all("all => all.filter(e => e.checkVisibility())")
        == []
    )
    expect(page.get_by_test_id("steal")).to_have_count(0)
    expect(page.locator("li[data-seat='2'] [data-flip='tile-25']")).to_be_visible()


def test_a_theft_and_a_failed_turn_are_events(open_browser: Open, pictures: Path) -> None:
    anna = open_browser(viewport=PHONE, settings={"speed": "normal"})
    page = anna.page
    table(anna, "12345555>5 112w>w =25", "12345555>5 112w>w")
    expect(page.locator("[data-act=stop]")).to_have_text("Steal 25 from Ada")
    choose_by_hand(page, "=25@1")
    expect(page.get_by_test_id("steal")).to_be_visible()
    page.screenshot(path=pictures / "steal-phone.png")
    expect(page.locator("li[data-seat='2'] [data-flip='tile-25']")).to_be_visible()
    # portions travel: the stolen one is somewhere between the two stacks
    moving = "document.querySelector(\"[data-flip='tile-25']\").getAnimations().length"
    until(page, moving)
    expect(page.get_by_test_id("steal")).to_have_count(0)
    play_by_hand(page, "12345555>5 5555")
    expect(page.get_by_test_id("fail")).to_be_visible()
    page.screenshot(path=pictures / "fail-phone.png")
    expect(page.get_by_test_id("turn")).to_have_text("Ada’s turn")


def test_the_stop_button_says_what_it_brings(open_browser: Open) -> None:
    anna = open_browser()
    page = anna.page
    table(anna)
    stop = page.locator("[data-act=stop]")
    expect(stop).to_have_text("Not yet")
    play_by_hand(page, "12345555>5")
    expect(stop).to_have_text("Stop – you would fail")
    play_by_hand(page, "222w>w")
    expect(stop).to_have_text("Take 25")
    expect(page.locator(".takes[data-flip='tile-25']")).to_be_visible()
    choose_by_hand(page, "=25")
    play_by_hand(page, "12345555>5 222w>w")
    expect(stop).to_have_text("Steal 25 from Ada")


def test_a_failing_stop_asks_once(open_browser: Open) -> None:
    anna = open_browser(settings={"ask": "fail"})
    page = anna.page
    stop, sure = page.locator("[data-act=stop]:not([aria-disabled=true])"), page.locator("dialog[open]")
    table(anna, "12345555>5 222w>w =25", "12345555>5", edition="2014")
    stop.click()
    expect(sure).to_contain_text("You have nothing to lose")
    sure.get_by_role("button", name="Keep playing").click()
    expect(sure).to_have_count(0)
    expect(page.get_by_test_id("turn")).to_have_text("Bo’s turn")
    stop.click()
    sure.get_by_text("Don’t ask again").click()
    sure.get_by_role("button", name="Stop anyway").click()
    expect(page.get_by_test_id("turn")).to_have_text("Cleo’s turn")
    play_by_hand(page, "12345555>5")
    stop.click()
    expect(page.get_by_test_id("turn")).to_have_text("Ada’s turn")


def test_a_risky_roll_asks_whoever_wants_that(open_browser: Open) -> None:
    anna = open_browser(settings={"ask": "always"})
    page = play_now(anna)
    roll, sure = page.locator("[data-act=roll]:not([aria-disabled=true])"), page.locator("dialog[open]")
    play_until(page, ".actions:has(.good):has([data-act=roll]:not([aria-disabled=true]))")
    roll.click()
    expect(sure).to_contain_text("You could take the")
    sure.get_by_role("button", name="Keep playing").click()
    expect(roll).to_be_visible()
    roll.click()
    sure.get_by_role("button", name="Roll!").click()
    expect(page.locator("[data-act=stop].good")).to_have_count(0)


def test_hand_and_theme_are_kept(open_browser: Open) -> None:
    anna = open_browser(viewport=PHONE)
    anna.go("/settings")
    page = anna.page
    page.locator("input[name=hand][value=left]").check(force=True)
    page.locator("input[name=theme][value=contrast]").check(force=True)
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "contrast")
    play_now(anna)
    roll, undo = (page.locator(f"[data-act={act}]").bounding_box() for act in ("roll", "undo"))
    assert roll is not None
    assert undo is not None
    assert roll["x"] < undo["x"]
    kept = json.loads(page.evaluate("localStorage.getItem('wormgrill.settings')"))
    assert (kept["hand"], kept["theme"]) == ("left", "contrast")


HEARD = """() => {
  window.heard = { tones: 0, buzzes: [] };
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...given) { window.heard.tones += 1; return start.apply(this, given); };
  navigator.vibrate = (pattern) => { window.heard.buzzes.push(pattern); return true; };
}"""


def test_sound_by_one_tap_and_vibration(open_browser: Open) -> None:
    anna = open_browser(settings={"sound": False, "vibration": True})
    page = anna.page
    anna.context.add_init_script(f"({HEARD})()")
    table(anna, "12345555>5 222w>w")
    choose_by_hand(page, "=25")
    expect(page.get_by_test_id("turn")).to_have_text("Bo’s turn")
    assert page.evaluate("heard.tones") == 0
    assert page.evaluate("heard.buzzes.length") > 0
    page.get_by_role("button", name="Sound").click()
    play_by_hand(page, "12345555>5 222w>w =25@1")
    expect(page.get_by_test_id("turn")).to_have_text("Cleo’s turn")
    until(page, "heard.tones > 0")


def test_what_lies_below_is_shown_only_if_the_table_and_the_player_say_so(open_browser: Open) -> None:
    anna = open_browser()
    page = anna.page
    turns = [f"12345555>5 wwww>w ={tile}" for tile in range(36, 30, -1)]
    below = page.locator("li[data-seat='3'] .below, li[data-seat='3'] .worms")
    table(anna, *turns)
    expect(page.locator("li[data-seat='3'] .below")).to_have_text("34····")
    page.evaluate("localStorage.setItem('wormgrill.settings', JSON.stringify({ speed: 'instant', memory: false }))")
    page.reload()
    expect(page.get_by_test_id("turn")).to_be_visible()
    expect(below).to_have_count(0)
    page.evaluate("localStorage.setItem('wormgrill.settings', JSON.stringify({ speed: 'instant', memory: true }))")
    table(anna, *turns, open_stacks=False)
    expect(below).to_have_count(0)
    expect(page.locator("li[data-seat='3'] .height")).to_be_visible()


def test_help_comes_in_three_steps(open_browser: Open) -> None:
    """A nudge, the odds, the answer; with the answer its own odds are looked at, whichever comes first."""
    anna = open_browser(viewport=PHONE)
    game = KnownDice(anna, "2014", ["Anna", "Bo"], coach="advice")
    game.look_as_if_rolled(anna)
    anna.page.reload()
    game.play("1122345w")
    page = anna.page
    expect(page.locator("[role=radio]").first).to_be_visible()
    for first, second in (("Show the odds", "Show the best move"), ("Show the best move", "Show the odds")):
        page.keyboard.press("h")
        panel = page.get_by_role("dialog")
        panel.get_by_role("button", name="Just a nudge").click()
        expect(panel.get_by_test_id("nudge")).to_be_visible()
        for button in (first, second):
            panel.get_by_role("button", name=button).click()
        expect(panel.get_by_test_id("answer")).to_be_visible()
        best = panel.get_by_test_id("answer").inner_text().removeprefix("Best: ").removesuffix(".")
        expect(panel.locator("label:has(input:checked)")).to_contain_text(best)
        page.keyboard.press("Escape")
        expect(panel).to_have_count(0)
