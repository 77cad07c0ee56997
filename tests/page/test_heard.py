"""What a blind player hears and finds: announcements in order, the accessibility tree of a turn, a focus never lost."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.page.conftest import Open
from tests.page.known_dice import KnownDice
from tests.page.playing import one_step


def heard(page: Page) -> list[str]:
    return page.get_by_test_id("announcer").locator("p").all_inner_texts()


def hears(page: Page, *lines: str) -> None:
    """These become the last announcements, in this order."""
    for _ in range(100):
        if heard(page)[-len(lines) :] == list(lines):
            return
        page.wait_for_timeout(100)
    assert heard(page)[-len(lines) :] == list(lines)


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.dataset.act ?? document.activeElement.tagName"))


CHOOSING = """
- main:
  - heading "Your turn" [level=1]
  - list "The players":
    - listitem: "You: no portion yet, 0 worms in all"
    - listitem: /Bo. no portion yet, 0 worms in all/
  - region "The grill":
    - list:
      - listitem: 21, 1 worm
  - region "The dice":
    - paragraph:
      - text: Sum
      - strong: "0"
    - list "Set aside":
      - listitem: Nothing set aside yet
    - radiogroup "Choose a face to set aside":
      - radio "2 ones, makes 2" [checked]
      - radio "1 three, makes 3"
      - radio "2 fours, makes 8"
      - radio "2 fives, makes 10"
      - radio "1 worm, makes 5"
  - group "Your turn":
    - button "Choose a face" [disabled]
    - button "Roll 8 dice" [disabled]
"""
STOPPING = """
- main:
  - region "The grill":
    - list:
      - listitem: 27, 2 worms
      - listitem:
        - button "28, 2 worms – Take 28"
      - listitem: 29, 3 worms
  - region "The dice":
    - paragraph:
      - text: Sum
      - strong: "28"
    - list "Set aside":
      - listitem: 2 fives
      - listitem: 2 worms
      - listitem: 2 fours
    - paragraph: 2 dice left
  - group "Your turn":
    - button "Take back"
    - button "Take 28"
    - button "Roll 2 dice"
"""
WATCHING = """
- main:
  - heading "Bo’s turn" [level=1]
  - list "The players":
    - listitem: "You: 28, 2 worms in all"
  - region "The dice":
    - radiogroup "Bo rolled":
      - radio "2 ones, makes 17" [disabled]
      - radio "1 three, makes 18" [disabled]
      - radio "2 fours, makes 23" [disabled]
"""


def test_a_round_by_keys_and_ears(open_browser: Open) -> None:
    anna = open_browser(settings={"chatter": False})
    game = KnownDice(anna, "2014", ["Anna", "Bo"], alone=False)
    game.look_as_if_rolled(anna)
    page = anna.page
    anna.go(f"/table/{game.table}")
    hears(page, "Your turn.")
    assert focused(page) == "roll"

    page.keyboard.press("Enter")
    game.fall("1134455w")
    hears(page, "You rolled 2 ones, 1 three, 2 fours, 2 fives, and 1 worm.", "5 faces to choose from.")
    expect(page.locator("body")).to_match_aria_snapshot(CHOOSING)
    expect(page.get_by_role("radio", name="2 ones")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("radio", name="2 fives")).to_be_focused()
    page.keyboard.press("Enter")
    hears(page, "2 fives set aside. Sum 10.")
    assert focused(page) == "roll"

    page.keyboard.press("Enter")
    game.fall("1144ww")
    hears(page, "You rolled 2 ones, 2 fours, and 2 worms.", "3 faces to choose from.")
    page.keyboard.press("w")
    hears(page, "2 worms set aside. Sum 20.")
    page.keyboard.press("r")
    game.fall("1144")
    hears(page, "You rolled 2 ones and 2 fours.", "2 faces to choose from.")
    page.keyboard.press("4")
    hears(page, "2 fours set aside. Sum 28.", "You can stop: Take 28.")
    expect(page.locator("body")).to_match_aria_snapshot(STOPPING)
    page.keyboard.press("s")
    hears(page, "You take the 28 from the grill.", "Bo’s turn.")
    assert focused(page) != "BODY"

    game.look()
    game.play("1134455w>w 1144455>5 11344")
    expect(page.get_by_role("radiogroup")).to_have_attribute("aria-label", "Bo rolled")
    expect(page.locator("body")).to_match_aria_snapshot(WATCHING)
    assert heard(page)[-1] == "Bo’s turn."  # of others' turns only what comes of them
    page.keyboard.press("p")
    hears(
        page,
        "Bo’s turn. Set aside: 1 worm and 2 fives. Sum 15. 15 open portions on the grill: 21, 22, 23, 24, 25, 26, 27,"
        " 29, 30, 31, 32, 33, 34, 35, and 36. Anna: 28. Bo: no portion yet.",
    )
    game.play(">4 =23")
    hears(page, "Bo takes the 23 from the grill.", "Your turn.")


def test_others_turns_in_full_for_who_wants_that(open_browser: Open) -> None:
    anna = open_browser()
    game = KnownDice(anna, "2014", ["Anna", "Bo"], alone=False)
    anna.go(f"/table/{game.table}")
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("Your turn")
    game.play("1134455w>w 1144555>5 1144>4 =28", "1134455w>w 1144555>5 1144>4 =28@1", "1134455w>w 1144555>5 55ww")
    hears(
        anna.page,
        "Bo’s turn.",
        "Bo rolled 2 ones, 1 three, 2 fours, 2 fives, and 1 worm.",
        "Bo sets aside 1 worm. Sum 5.",
        "Bo rolled 2 ones, 2 fours, and 3 fives.",
        "Bo sets aside 3 fives. Sum 20.",
        "Bo rolled 2 ones and 2 fours.",
        "Bo sets aside 2 fours. Sum 28.",
        "Bo plucks the 28 right out of your claws!",
        "Your turn.",
        "You rolled 2 ones, 1 three, 2 fours, 2 fives, and 1 worm.",
        "5 faces to choose from.",
        "1 worm set aside. Sum 5.",
        "You rolled 2 ones, 2 fours, and 3 fives.",
        "3 faces to choose from.",
        "3 fives set aside. Sum 20.",
        "You rolled 2 fives and 2 worms.",
        "Nothing new in the roll. Your turn goes up in smoke.",
        "Bo’s turn.",
    )


def test_single_keys_can_be_turned_off(open_browser: Open) -> None:
    anna = open_browser(settings={"keys": False})
    anna.go("/")
    anna.page.get_by_test_id("play-now").click()
    roll = anna.page.locator("[data-act=roll]")
    expect(roll).to_be_focused()
    for key in "r", "s", "?", "h", "l", "5", "w":
        anna.page.keyboard.press(key)
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    expect(roll).to_be_focused()
    anna.page.keyboard.press("Enter")  # what has the focus is used by the keys of the browser
    expect(anna.page.get_by_role("radiogroup")).to_be_visible()


def is_lost(page: Page) -> bool:
    return bool(page.evaluate("!document.activeElement || document.activeElement === document.body"))


def finds_its_place(page: Page) -> None:
    """The focus is somewhere, at the latest when the screen has come to rest."""
    for _ in range(50):
        if not is_lost(page):
            return
        page.wait_for_timeout(50)
    assert not is_lost(page)


def test_the_focus_is_never_lost(open_browser: Open) -> None:
    """From screen to screen, through dialogs, and in every moment of a game until its end."""
    anna = open_browser()
    page = anna.page
    anna.go("/")
    for path in "/friends", "/pass", "/tables", "/lobby", "/rules", "/settings", "/account", "/learn", "/replay":
        anna.walk(path)
        expect(page.locator("h1")).to_be_visible()
        finds_its_place(page)
    anna.walk("/pass")
    page.get_by_test_id("add-player").press("Enter")
    assert not is_lost(page)
    page.locator("form .icon-button").first.press("Enter")
    assert not is_lost(page)
    page.get_by_test_id("start").press("Enter")
    expect(page.get_by_test_id("turn")).to_be_visible()
    finds_its_place(page)
    for key in "?", "h":
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        assert not is_lost(page)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        assert not is_lost(page)
    for _ in range(60):
        one_step(page)
        page.wait_for_timeout(20)
        finds_its_place(page)
