"""Nobody waits for ever for a host: the table, a pause and the next game go on without one."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect
from tests.page.axe import findings
from tests.page.conftest import PHONE, Open, Person
from tests.page.known_dice import KnownDice, ask
from tests.page.test_playing import play_now
from tests.page.test_replay import TURNS
from tests.page.test_together import come, set_table

OPEN = {"kind": "open"}


def invited(bo: Person, seats: int, **options: Any) -> tuple[str, str]:
    """Bo sits at a table whose host, Anna, has no page open. The table, and Anna's key."""
    anna = {"kind": "person", "name": "Anna"}
    opened = ask(bo.base, "/api/tables", {"seats": [anna] + [OPEN] * (seats - 1), "options": options})
    joined = ask(bo.base, f"/api/tables/{opened['table']}/people", {"link": opened["link"], "name": "Bo"})
    bo.go(f"/seat#{joined['key']}")
    bo.page.wait_for_url(f"**/table/{opened['table']}")
    return opened["table"], opened["key"]


def test_a_guest_takes_over_in_the_waiting_room_and_begins(open_browser: Open) -> None:
    bo = open_browser(viewport=PHONE)
    page = bo.page
    invited(bo, 3, patience=5)
    expect(page.locator("main")).to_contain_text("Anna starts the game when everybody is here.")
    expect(page.locator("main")).to_contain_text("Anna is away.")
    assert findings(page) == []
    page.get_by_role("button", name="Take over as host").click()
    page.get_by_test_id("start").click()  # the seat that nobody took is folded up
    expect(page.get_by_test_id("turn")).to_be_visible()
    expect(page.locator(".players > li")).to_have_count(2)


def test_a_guest_takes_over_while_the_game_runs(open_browser: Open) -> None:
    bo = open_browser(viewport=PHONE)
    page = bo.page
    table, key = invited(bo, 2, patience=5)
    ask(bo.base, f"/api/tables/{table}/acts", {"type": "start"}, key)
    page.get_by_role("button", name="Menu").press("Enter")
    expect(page.get_by_role("button", name="Pause")).to_have_count(0)
    page.get_by_role("button", name="Take over as host").press("Enter")
    page.get_by_role("button", name="Menu").press("Enter")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Open the story of the game").click()
    expect(page.locator("dialog[open]")).to_contain_text("You are the host now.")


def test_a_guest_ends_a_pause_that_has_lasted_as_long_as_a_move(open_browser: Open) -> None:
    bo = open_browser(viewport=PHONE)
    page = bo.page
    table, key = invited(bo, 2, pace={"kind": "live", "seconds": 5}, patience=600)
    for act in ("start", "pause"):
        ask(bo.base, f"/api/tables/{table}/acts", {"type": act}, key)
    expect(page.locator("main")).to_contain_text("Paused by the host.")
    button = page.get_by_role("button", name="Go on")
    expect(button).to_be_visible()
    assert findings(page) == []
    assert page.evaluate("document.documentElement.scrollHeight") <= PHONE["height"]
    button.press("Enter")
    expect(page.locator("main")).not_to_contain_text("Paused by the host.")


def test_a_guest_begins_the_next_game_without_an_idle_host(open_browser: Open) -> None:
    ada, bo = open_browser(), open_browser(viewport=PHONE)
    game = KnownDice(ada, "2014", ["Ada", "Bo"], alone=False, patience=5)
    game.play(*TURNS)
    bo.go(f"/seat#{game.keys[2]}")
    expect(ada.page.get_by_test_id("rematch")).to_be_visible()
    bo.page.get_by_test_id("rematch").click()
    expect(bo.page.locator("main")).to_contain_text("Waiting for: Ada")
    bo.page.get_by_role("button", name="Start now").click()
    expect(bo.page.get_by_test_id("turn")).to_be_visible()
    assert game.table not in bo.page.url


def test_the_host_deletes_a_table_that_has_not_begun(open_browser: Open) -> None:
    anna, bo = open_browser(), open_browser(viewport=PHONE)
    link, _ = set_table(anna, "Anna")
    come(bo, link, "Bo")
    expect(anna.page.locator("main")).to_contain_text("Bo")
    anna.go("/tables")
    anna.page.get_by_role("button", name="Delete the table with Anna and Bo").click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Delete this table").click()
    expect(anna.page.locator("main")).to_contain_text("No tables yet")
    expect(bo.page.locator("main")).to_contain_text("This table does not exist")


def test_my_tables_are_deleted_after_a_question(open_browser: Open) -> None:
    """A game alone at any time, one with others when it is over; the rest is not one's own to delete."""
    anna, bo = open_browser(viewport=PHONE), open_browser()
    page = anna.page
    play_now(anna)
    ended = KnownDice(anna, "2014", ["Anna", "Bo"], alone=False)
    ended.play(*TURNS)
    KnownDice(anna, "2014", ["Anna", "Cleo"], alone=False)
    link, _ = set_table(bo, "Bo")
    come(anna, link, "Anna")
    expect(bo.page.locator("main")).to_contain_text("Anna")
    anna.go("/tables")
    expect(page.locator("main li", has_text="with Bo and Anna")).to_be_visible()  # two seats have no name yet
    delete = page.get_by_role("button", name="Delete the table with")
    expect(delete).to_have_count(2)
    expect(page.locator("main li")).to_have_count(4)
    assert findings(page) == []
    page.get_by_role("button", name="Delete the table with Anna and Bo").press("Enter")
    page.get_by_role("button", name="Cancel").press("Enter")
    expect(page.get_by_role("button", name="Delete the table with Anna and Bo")).to_be_focused()
    for left in (1, 0):
        delete.last.press("Enter")
        page.get_by_role("dialog").get_by_role("button", name="Delete this table").press("Enter")
        expect(delete).to_have_count(left)
        expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.reload()
    expect(page.locator("main li")).to_have_count(2)
    expect(page.locator("main li", has_text="Cleo")).to_be_visible()
    assert ended.table not in page.evaluate("localStorage.getItem('wormgrill.keys') ?? ''")


def test_a_guest_leaves_a_table_that_has_not_begun(open_browser: Open) -> None:
    """From 'my tables' and from the waiting room: the seat is free again, the table is in the list no more, and the
    link leads back."""
    anna, bo = open_browser(), open_browser(viewport=PHONE)
    link, _ = set_table(anna, "Anna")
    expect(anna.page.get_by_role("button", name="Leave the table")).to_have_count(0)
    come(bo, link, "Bo")
    expect(anna.page.locator("main")).to_contain_text("Bo")
    bo.go("/tables")
    leave = bo.page.get_by_role("button", name="Leave the table with Anna and Bo")
    leave.press("Enter")
    bo.page.get_by_role("button", name="Cancel").press("Enter")
    expect(leave).to_be_focused()
    leave.press("Enter")
    assert findings(bo.page) == []
    bo.page.get_by_role("dialog").get_by_role("button", name="Leave").press("Enter")
    expect(bo.page.get_by_role("heading", level=1)).to_be_focused()
    expect(anna.page.locator("main")).not_to_contain_text("Bo")
    bo.page.reload()
    expect(bo.page.locator("main")).to_contain_text("No tables yet")
    bo.go(link)
    expect(bo.page.get_by_role("button", name="Leave the table")).to_have_count(0)
    bo.page.get_by_role("button", name="Sit down").first.click()
    expect(anna.page.locator("main")).to_contain_text("Bo")
    bo.page.get_by_role("button", name="Leave the table").click()
    assert findings(bo.page) == []
    bo.page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    expect(bo.page.get_by_test_id("play-now")).to_be_visible()
    expect(anna.page.locator("main")).not_to_contain_text("Bo")
