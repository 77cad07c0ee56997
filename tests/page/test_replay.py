"""A game again: from the end of the table, by a shared link to one moment, out of a downloaded file."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.page.conftest import PHONE, Open, Person
from tests.page.known_dice import KnownDice
from tests.page.playing import until

# Everybody takes the highest portion, turn after turn: equal on worms at the end, and Ada has the 36.
TURNS = [f"12345555>5 wwww>w ={tile}" for tile in range(36, 20, -1)]
COPIED = "navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); }"


def finished(person: Person) -> KnownDice:
    person.context.add_init_script(f"{COPIED}; delete Navigator.prototype.share")
    game = KnownDice(person, "2014", ["Ada", "Bo"])
    game.play(*TURNS)
    person.page.reload()
    expect(person.page.get_by_test_id("end")).to_have_text("Ada wins!")
    return game


def moment(page: Page) -> int:
    return int(page.locator("input[type=range]").input_value())


def test_step_play_jump_and_share_a_moment(open_browser: Open, pictures: Path) -> None:
    anna, bo = open_browser(), open_browser(viewport=PHONE, settings={"theme": "dark"})
    page = anna.page
    finished(anna)
    page.get_by_role("link", name="Watch the replay").click()
    slider = page.locator("input[type=range]")
    expect(slider).to_have_value("0")
    last = int(slider.get_attribute("max") or 0)
    assert last == len(TURNS) * 5  # two rolls, two choices, one stop each
    page.get_by_role("button", name="Forward").click()
    expect(slider).to_have_value("1")
    expect(page.locator("[role=radiogroup] .die")).to_have_count(8)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    slider.fill("5")
    expect(page.locator("li[data-seat='1'] [data-flip='tile-36']")).to_be_visible()
    page.get_by_test_id("replay-play").click()
    expect(slider).to_have_value(re.compile(r"^(1[3-9]|[2-7]\d)$"))
    page.get_by_test_id("replay-play").click()
    slider.fill("10")
    expect(page.locator("li[data-seat='2'] [data-flip='tile-35']")).to_be_visible()
    page.screenshot(path=pictures / "replay-desktop.png")
    page.get_by_role("button", name="Link to this moment").click()
    link = until(page, "window.copied")
    # somebody who was never at the table sees that very moment
    bo.page.goto(link)
    expect(bo.page.locator("input[type=range]")).to_have_value("10")
    expect(bo.page.locator("li[data-seat='2'] [data-flip='tile-35']")).to_be_visible()
    expect(bo.page.locator("li[data-seat='1'] [data-flip='tile-36']")).to_be_visible()
    bo.page.screenshot(path=pictures / "replay-phone-dark.png")
    bo.page.locator("input[type=range]").fill(str(last))
    expect(bo.page.locator("[data-flip='tile-21']")).to_be_visible()


def test_a_moment_of_a_running_game_is_shared_from_its_story(open_browser: Open) -> None:
    anna, bo = open_browser(viewport=PHONE), open_browser()
    page = anna.page
    anna.context.add_init_script(f"{COPIED}; delete Navigator.prototype.share")
    game = KnownDice(anna, "2014", ["Ada", "Bo"])
    game.play(*TURNS[:2])
    page.reload()
    page.get_by_role("button", name="Open the story of the game").click()
    page.get_by_role("button", name="Link to this moment").press("Enter")
    link = until(page, "window.copied")
    game.play(TURNS[2])
    bo.page.goto(link)  # the game has gone on meanwhile
    expect(bo.page.locator("input[type=range]")).to_have_value("10")
    expect(bo.page.locator("li[data-seat='2'] [data-flip='tile-35']")).to_be_visible()


def test_a_downloaded_game_is_replayed(open_browser: Open, tmp_path: Path) -> None:
    anna = open_browser()
    page = anna.page
    finished(anna)
    page.get_by_role("link", name="Watch the replay").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download for later").click()
    kept = tmp_path / "game.json"
    download.value.save_as(kept)
    spoilt = tmp_path / "spoilt.json"
    spoilt.write_text(kept.read_text()[:500])
    anna.go("/replay")
    page.locator("input[type=file]").set_input_files(spoilt)
    expect(page.get_by_role("alert")).to_be_visible()
    page.locator("input[type=file]").set_input_files(kept)
    expect(page.locator("input[type=range]")).to_have_attribute("max", str(len(TURNS) * 5))
    expect(page.locator("li[data-seat='2']")).to_contain_text("Bo")


def test_who_holds_only_the_key_saves_the_game(open_browser: Open, tmp_path: Path) -> None:
    """The cookie is gone, the secret in the browser's own storage is still there."""
    anna = open_browser()
    page = anna.page
    finished(anna)
    anna.context.clear_cookies()
    page.reload()
    with page.expect_download() as record:
        page.get_by_test_id("record").click()
    record.value.save_as(tmp_path / "game.wgr")
    assert 'Player1 "Ada"' in (tmp_path / "game.wgr").read_text()
    page.get_by_role("link", name="Watch the replay").click()
    with page.expect_download() as replay:
        page.get_by_role("button", name="Download for later").click()
    replay.value.save_as(tmp_path / "game.json")
    assert '"record"' in (tmp_path / "game.json").read_text()
