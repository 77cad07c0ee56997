"""Whole games through the page: alone, on one device, on several; away and back; with a server that dies."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.page.conftest import DESKTOP, PHONE, Open, Person, start
from tests.page.playing import at_turn, faces, is_able, is_over, one_step, play_to_the_end
from tests.server.harness import Process


def test_play_now_to_the_end(open_browser: Open, pictures: Path) -> None:
    anna = open_browser()
    anna.go("/")
    anna.page.get_by_test_id("play-now").click()
    expect(anna.page.get_by_test_id("turn")).to_be_visible()
    one_step(anna.page)
    expect(anna.page.locator("[role=radiogroup]")).to_be_visible()
    anna.page.screenshot(path=pictures / "table-desktop.png")
    play_to_the_end(anna.page)
    anna.page.get_by_test_id("verify").click()
    expect(anna.page.get_by_test_id("verdict")).to_be_visible()
    anna.page.screenshot(path=pictures / "end-desktop.png")
    with anna.page.expect_download() as download:
        anna.page.get_by_test_id("record").click()
    text = download.value.path().read_text()
    assert text.startswith('[Edition "2014"]')
    assert "[Winners " in text
    anna.page.get_by_test_id("rematch").click()
    expect(anna.page.get_by_test_id("turn")).to_be_visible()


@pytest.mark.parametrize("players", [2, 7])
def test_everything_fits_on_a_phone(open_browser: Open, pictures: Path, players: int) -> None:
    anna = open_browser(viewport=PHONE)
    pass_and_play(anna, players)
    for _ in range(4):
        one_step(anna.page)
        anna.page.wait_for_timeout(150)
    assert anna.page.evaluate("document.scrollingElement.scrollHeight") <= PHONE["height"]
    assert anna.page.evaluate("document.scrollingElement.scrollWidth") <= PHONE["width"]
    for selector in ("[data-act=stop]", "[data-act=undo]"):
        box = anna.page.locator(selector).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= PHONE["height"]
    anna.page.screenshot(path=pictures / f"phone-{players}.png")


def pass_and_play(person: Person, players: int) -> None:
    person.go("/pass")
    for _ in range(players - 2):
        person.page.get_by_test_id("add-player").click()
    for number, field in enumerate(
        person.page.locator("form input[type=text], form input:not([type])").all()[:players]
    ):
        field.fill(f"Bird {number + 1}")
    person.page.get_by_test_id("start").click()
    expect(person.page.get_by_test_id("turn")).to_be_visible()


def test_seven_seats_pass_and_play_to_the_end(open_browser: Open) -> None:
    anna = open_browser()
    pass_and_play(anna, 7)
    play_to_the_end(anna.page, seconds=240)
    assert anna.page.locator("main").inner_text().count("Bird ") >= 7


def test_keyboard_only(open_browser: Open) -> None:
    """Not a single click: a game begins and a turn is played to its end by keys alone."""
    anna = open_browser()
    anna.go("/")
    button = anna.page.get_by_test_id("play-now")
    for _ in range(20):
        if button.evaluate("button => button === document.activeElement"):
            break
        anna.page.keyboard.press("Tab")
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_test_id("turn")).to_be_visible()
    turns = 0
    for _ in range(200):
        if at_turn(anna.page):
            able = faces(anna.page)
            if able:
                anna.page.keyboard.press("w" if able[0] == 6 else str(able[0]))
            elif anna.page.locator("[data-act=stop].good").count() or not is_able(anna.page, "roll"):
                anna.page.keyboard.press("s")
                turns += 1
            else:
                anna.page.keyboard.press("r")
        anna.page.wait_for_timeout(40)
        if turns >= 2:
            break
    assert turns >= 2
    focused = anna.page.evaluate("document.activeElement !== document.body")
    assert focused


def test_a_choice_can_be_taken_back(open_browser: Open) -> None:
    anna = open_browser()
    anna.go("/")
    anna.page.get_by_test_id("play-now").click()
    expect(anna.page.get_by_test_id("turn")).to_be_visible()
    anna.page.locator("[data-act=roll]").click()
    expect(anna.page.locator("[role=radiogroup]")).to_be_visible()
    before = faces(anna.page)
    one_step(anna.page)
    expect(anna.page.get_by_test_id("sum")).not_to_contain_text(re.compile(r"\b0\b"))
    anna.page.locator("[data-act=undo]").click()
    expect(anna.page.locator("[role=radiogroup]")).to_be_visible()
    assert faces(anna.page) == before


def test_three_people_on_three_browsers_one_leaves_and_returns(open_browser: Open) -> None:
    anna, bo, cleo = open_browser(), open_browser(viewport=PHONE), open_browser(settings={"theme": "dark"})
    anna.go("/friends")
    anna.page.get_by_test_id("open-table").click()
    link = anna.page.get_by_test_id("link")
    expect(link).to_be_visible()
    invitation = link.input_value() if link.evaluate("e => e.tagName") == "INPUT" else link.inner_text()
    path = invitation.partition("://")[2].partition("/")[2]
    for person, name in ((bo, "Bo"), (cleo, "Cleo")):
        person.go(f"/{path}")
        person.page.locator("input").first.fill(name)
        person.page.get_by_test_id("sit").first.click()
        expect(anna.page.locator("main")).to_contain_text(name)
    anna.page.get_by_test_id("start").click()
    for person in (anna, bo, cleo):
        expect(person.page.get_by_test_id("turn")).to_be_visible()
    at = cleo.page.url
    cleo.page.close()
    cleo.page = cleo.another_tab()
    for _ in range(6):
        for person in (anna, bo):
            if at_turn(person.page):
                one_step(person.page)
        anna.page.wait_for_timeout(50)
    cleo.page.goto(at)
    expect(cleo.page.get_by_test_id("turn")).to_be_visible()
    for _ in range(3000):
        if all(is_over(person.page) for person in (anna, bo, cleo)):
            break
        for person in (anna, bo, cleo):
            if at_turn(person.page) and not is_over(person.page):
                one_step(person.page)
    for person in (anna, bo, cleo):
        expect(person.page.get_by_test_id("end")).to_be_visible()


def test_the_server_dies_and_comes_back_in_mid_turn(open_browser: Open, server_of_page: Process) -> None:
    anna = open_browser(viewport=DESKTOP)
    anna.go("/")
    anna.page.get_by_test_id("play-now").click()
    expect(anna.page.get_by_test_id("turn")).to_be_visible()
    anna.page.locator("[data-act=roll]").click()
    expect(anna.page.locator("[role=radiogroup]")).to_be_visible()
    before = faces(anna.page)
    server_of_page.kill()
    expect(anna.page.get_by_test_id("reconnecting").or_(anna.page.get_by_test_id("offline"))).to_be_visible()
    start(server_of_page)
    expect(anna.page.get_by_test_id("reconnecting").or_(anna.page.get_by_test_id("offline"))).to_be_hidden()
    assert faces(anna.page) == before
    one_step(anna.page)
    expect(anna.page.get_by_test_id("sum")).not_to_contain_text(re.compile(r"\b0\b"))


def test_two_tabs_of_one_seat_agree(open_browser: Open) -> None:
    anna = open_browser()
    anna.go("/")
    anna.page.get_by_test_id("play-now").click()
    expect(anna.page.get_by_test_id("turn")).to_be_visible()
    other = anna.another_tab()
    other.goto(anna.page.url)
    anna.page.locator("[data-act=roll]").click()
    expect(other.locator("[role=radiogroup]")).to_be_visible()
    assert faces(other) == faces(anna.page)
