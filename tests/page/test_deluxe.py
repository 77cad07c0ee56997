"""The deluxe game by hand: every specialist is won, used, stolen or put back, every choice it asks for is made."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.page.conftest import PHONE, Open
from tests.page.known_dice import KnownDice
from tests.page.playing import choose_by_hand, play_by_hand, throw_by_hand

NAMES = ["Ada", "Bo", "Cleo"]


def summary(page: Page, seat: int) -> str:
    return page.locator(f"li[data-seat='{seat}'] > .unseen").inner_text()


def becomes(page: Page, seat: int, *parts: str) -> None:
    """What lies in front of a player, as it is said."""
    for part in parts:
        expect(page.locator(f"li[data-seat='{seat}'] > .unseen")).to_contain_text(part)


def tells(page: Page, text: str) -> None:
    expect(page.get_by_role("region", name="What happened")).to_contain_text(text)


def test_every_specialist_used(open_browser: Open, pictures: Path) -> None:
    anna = open_browser()
    page = anna.page
    game = KnownDice(anna, "deluxe", NAMES)
    game.play(*["11222233>1 111111"] * 7)  # the round worms have all gone to the players
    page.reload()
    expect(page.get_by_test_id("turn")).to_have_text("Bo’s turn")
    # whoever sits on the grill says what they do
    page.locator("[data-flip='tile-29'] button").click()
    expect(page.locator("dialog[open]")).to_contain_text("Worth 3 worms when the game is over")
    page.keyboard.press("Escape")

    # the supply is empty: whose round worm?
    throw_by_hand(page, "1123455w")
    page.locator("[data-face='1']").click()
    expect(page.locator("dialog[open] [data-token]")).to_have_count(2)
    page.screenshot(path=pictures / "giver-desktop.png")
    page.locator("dialog[open] [data-token='>1@3']").click()
    play_by_hand(page, "2345ww>w 2345>5 234>4 =21")
    becomes(page, 2, "21", "hen", "3 round worms")
    # whoever sits with a player says so too
    page.locator("li[data-seat='2'] button[data-flip='specialist-h']").click()
    expect(page.locator("dialog[open]")).to_contain_text("Guards your top portion")
    page.keyboard.press("Escape")

    # the hen gives herself for the portion
    play_by_hand(page, "122345ww>w 112345>5 12234>4 1123>2")
    expect(page.locator("[data-act=stop]")).to_have_text("Take the hen from Bo")
    choose_by_hand(page, "=h@2")
    becomes(page, 3, "hen")
    assert "21" in summary(page, 2)
    assert "hen" not in summary(page, 2)

    play_by_hand(page, "1235555w>5 122w>w 233>2 =27")
    becomes(page, 1, "27", "golden die")
    play_by_hand(page, "112345ww>w 123344>1 =11")
    becomes(page, 2, "11", "canned worm")
    play_by_hand(page, "123445ww>w 123445>4 1123>3 122>1 =22")
    becomes(page, 3, "22", "hen")

    # nine dice with the golden one; two specialists are one too many
    play_by_hand(page, "1234555wgw>w 1244555>5")
    page.locator("[data-act=stop]:not([aria-disabled=true])").click()
    expect(page.locator("dialog[open] [data-token]")).to_have_count(2)
    page.screenshot(path=pictures / "back-desktop.png")
    page.locator("dialog[open] [data-token='=25&g']").click()
    becomes(page, 1, "25", "weasel")
    expect(page.locator("[data-flip='tile-13'] [data-flip='specialist-g']")).to_be_visible()

    # the tin stands in for the worm, the raven brings a round worm (Cleo's hen guards hers) and hops on
    play_by_hand(page, "12344555>5 12344>3 =23")
    tells(page, "the canned worm makes 23")
    becomes(page, 2, "23", "4 round worms")
    expect(page.locator("[data-flip='tile-24'] [data-flip='specialist-r']")).to_be_visible()

    # the hen pays for a failed turn
    play_by_hand(page, "12345555>5 5555")
    tells(page, "Cleo’s hen stands guard")
    becomes(page, 3, "22")
    expect(page.locator("[data-flip='tile-26'] [data-flip='specialist-h']")).to_be_visible()

    # the weasel sweeps the dice up once
    throw_by_hand(page, "12234455")
    choose_by_hand(page, "~")
    play_by_hand(page, "123455ww>w")
    expect(page.locator("[data-act=reroll]")).to_have_count(0)
    play_by_hand(page, "122355>5 1124>4 123>2 =26&w")
    becomes(page, 1, "26", "hen")

    # stolen: the hen, then a portion together with its specialist
    play_by_hand(page, "123455ww>w 112355>5 1222>2 =h@1&c")
    becomes(page, 2, "hen")
    becomes(page, 1, "26")
    play_by_hand(page, "112344ww>w 112235>3 =13")
    becomes(page, 3, "13", "golden die")
    play_by_hand(page, "123455ww>w 112355>5 1244>4 =28")
    becomes(page, 1, "28", "weasel")
    play_by_hand(page, "12344www>w 12344>4 123>2 13>3 =28@1&w")
    becomes(page, 2, "28", "hen")
    becomes(page, 1, "26")

    # the golden die may stay at home; the apple comes
    play_by_hand(page, "-123455ww>w 123555>5 134>4 =29&g")
    becomes(page, 3, "29", "apple")
    page.screenshot(path=pictures / "deluxe-desktop.png")


LAST_TURNS = ["=36", "=35", "=34", "=33", "=32&g", "=31&w", "=30"]


@pytest.mark.parametrize("viewport", [None, PHONE], ids=["desktop", "phone"])
def test_the_end_counts_worms_round_worms_and_the_apple(
    open_browser: Open, pictures: Path, viewport: dict[str, int] | None
) -> None:
    """Everything is counted one by one; two are equal on worms, so the highest portion is named that decides."""
    anna = open_browser(viewport=viewport, settings={"speed": "fast"})
    page = anna.page
    game = KnownDice(anna, "deluxe", NAMES)
    game.play(*["11222233>1 111111"] * 7, "1123455w>1@3 2345ww>w 2345>5 234>4 =21")
    game.play("122345ww>w 112345>5 12234>4 1123>2 =h@2", "1235555w>5 122w>w 233>2 =27")
    game.play("112345ww>w 123344>1 =11", "123445ww>w 123445>4 1123>3 122>1 =22", "1234555wgw>w 1244555>5 =25&g")
    game.play("12344555>5 12344>3 =23^1", "12345555>5 5555", "12234455~ 123455ww>w 122355>5 1124>4 123>2 =26&w")
    game.play("123455ww>w 112355>5 1222>2 =h@1&c", "112344ww>w 112235>3 =13", "123455ww>w 112355>5 1244>4 =28")
    game.play("12344www>w 12344>4 123>2 13>3 =28@1&w", "-123455ww>w 123555>5 134>4 =29&g")
    game.play(*[f"12345555>5 wwww>w {stop}" for stop in LAST_TURNS], "12345555>5 wwww>w")
    page.reload()
    expect(page.get_by_test_id("turn")).to_have_text("Bo’s turn")
    choose_by_hand(page, "=24^1")
    expect(page.get_by_test_id("skip")).to_be_visible()
    expect(page.get_by_test_id("end")).to_have_text("Ada wins!")
    expect(page.get_by_test_id("skip")).to_be_hidden()
    expect(page.get_by_test_id("lead")).to_have_text(
        "Equal on worms. The highest single portion decides: Ada has the 36."
    )
    counted = page.locator(".plates .worms strong").all_inner_texts()
    assert [int(text) for text in counted] == [18, 18, 16]
    expect(page.locator(".plates li").last.locator(".apple")).to_have_count(1)
    expect(page.locator("main")).to_contain_text("You rolled real dice. We believe you.")
    page.screenshot(path=pictures / f"end-tie-{'phone' if viewport else 'desktop'}.png")
