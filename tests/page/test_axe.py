"""axe finds nothing on any screen in any theme; every dialog and every kind of moment at the table is a screen here."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.page.addresses import LESSON as LESSON_PATH
from tests.page.addresses import NOTHING, PLACES, SCREENS, patterns
from tests.page.axe import THEMES, findings
from tests.page.conftest import DESKTOP, PHONE, Open, Person
from tests.page.known_dice import KnownDice
from tests.page.test_replay import TURNS

# Anna has the golden die and may take the weasel's portion: one of the two has to go back
CHOOSING = ["1235555w>5 122w>w 233>2 =27", *["11222233>1 111111"] * 2, "1234555wgw>w 1244555>5"]
LESSON = Path(__file__).parents[2] / "web" / "src" / "learn" / "lesson.json"
STEPS = [
    (chapter["id"], number) for chapter in json.loads(LESSON.read_text()) for number in range(len(chapter["steps"]))
]


def clean(page: Page) -> None:
    expect(page.locator("h1").first).to_be_visible()
    assert findings(page) == []


# what looks different on a desk
WIDE = ["/", "/friends", "/rules", "/settings", "/editor"]


@pytest.mark.parametrize(
    ("viewport", "paths"), [(PHONE, SCREENS + PLACES + NOTHING), (DESKTOP, WIDE)], ids=["phone", "desktop"]
)
def test_screens_that_stand_still(open_browser: Open, viewport: dict[str, int], paths: list[str]) -> None:
    anna = open_browser(viewport=viewport)
    anna.go("/")
    found = {}
    for path in paths:
        anna.walk(path)
        anna.page.wait_for_timeout(150)
        anna.page.wait_for_load_state("networkidle")
        found[path] = findings(anna.page)
    anna.page.locator("#search").fill("raven") if anna.page.locator("#search").count() else None
    # there is no such table, code or key: the browser says so on its console
    anna.faults[:] = [fault for fault in anna.faults if "status of 404" not in fault]
    assert {path: what for path, what in found.items() if what} == {}


def test_no_screen_is_forgotten() -> None:
    """Every address of the page is looked at: here, or in the lesson's own tests."""
    seen = [path.partition("#")[0] for path in (*SCREENS, *PLACES, *NOTHING, LESSON_PATH)]
    forms = [re.compile(re.sub(r":\w+", "[^/]+", pattern)) for pattern in patterns()]
    assert len(forms) > len(SCREENS)
    assert [form.pattern for form in forms if not any(form.fullmatch(path) for path in seen)] == []


def test_the_rules_searched(open_browser: Open) -> None:
    anna = open_browser()
    anna.go("/rules")
    anna.page.locator("#search").fill("raven")
    expect(anna.page.locator("section.card").first).to_contain_text("aven")
    clean(anna.page)
    anna.page.locator("#search").fill("nothing has this word")
    clean(anna.page)


def test_every_step_of_the_lesson(open_browser: Open) -> None:
    anna = open_browser(viewport=PHONE)
    anna.go(LESSON_PATH)
    found = {}
    for chapter, number in STEPS:
        place = json.dumps({"chapter": chapter, "step": number})
        anna.page.evaluate("(place) => localStorage.setItem('wormgrill.lesson', place)", place)
        anna.walk("/")
        anna.page.get_by_test_id("play-now").wait_for()
        anna.walk(LESSON_PATH)
        if number:
            anna.page.locator(".next").click()
        anna.page.locator("[data-step]").wait_for()
        found[chapter, number] = findings(anna.page, [THEMES[number % 3]])  # a dozen steps in each theme
    assert {step: what for step, what in found.items() if what} == {}


def test_the_waiting_room(open_browser: Open) -> None:
    anna, bo = open_browser(viewport=PHONE), open_browser()
    anna.go("/friends")
    anna.page.get_by_test_id("open-table").click()
    link = anna.page.get_by_test_id("link")
    expect(link).to_be_visible()
    clean(anna.page)
    bo.go("/join#" + link.input_value().partition("#")[2])
    expect(bo.page.get_by_test_id("sit").first).to_be_visible()
    clean(bo.page)
    bo.page.locator("input").first.fill("Bo")
    bo.page.get_by_test_id("sit").first.click()
    expect(bo.page.get_by_role("status")).to_be_visible()
    clean(bo.page)
    expect(anna.page.locator(".seats")).to_contain_text("Bo")
    anna.page.locator(".acts .button:has(svg)").first.click()
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    clean(anna.page)


def opens(person: Person, press: str) -> None:
    """A dialog of the table by its key: looked at, closed."""
    person.page.keyboard.press(press)
    expect(person.page.get_by_role("dialog")).to_be_visible()
    person.page.wait_for_timeout(50)
    clean(person.page)
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_be_hidden()


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_moments_at_the_table(open_browser: Open, viewport: dict[str, int]) -> None:
    anna = open_browser(viewport=viewport, settings={"ask": "always"})
    game = KnownDice(anna, "deluxe", ["Anna", "Bo"], alone=False, coach="advice", undo="consent", free_text=True)
    page = anna.page
    anna.walk(f"/table/{game.table}")
    expect(page.get_by_test_id("turn")).to_be_visible()
    clean(page)  # real dice are to be typed in
    game.play("1113445w")
    expect(page.get_by_role("radiogroup")).to_be_visible()
    clean(page)
    opens(anna, "?")
    opens(anna, "h")
    opens(anna, "l")
    game.play(">1 345ww>w 345>5 34>4")
    expect(page.locator("[data-act=stop].good")).to_be_visible()
    clean(page)
    game.play("3>3 =25")
    expect(page.locator(".waiting")).to_be_visible()
    clean(page)
    if viewport == DESKTOP:
        return
    game.play("12344455>4 1122w>w 44ww")
    game.play("12444455>4 115w>w 44w")
    expect(page.locator("[data-act=reroll]")).to_be_visible()
    clean(page)
    for button in page.locator(".grill button, .players button").all():
        button.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        clean(page)
        page.keyboard.press("Escape")
    page.locator("header .icon-button").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    clean(page)
    page.keyboard.press("Escape")


def test_what_the_table_asks(open_browser: Open) -> None:
    anna = open_browser(viewport=PHONE, settings={"ask": "always", "coach": "always"})
    game = KnownDice(anna, "deluxe", ["Anna", "Bo"], alone=False, undo="consent")
    anna.walk(f"/table/{game.table}")
    game.play("1111445w>w 1134555>5 1134>4")
    page = anna.page
    expect(page.locator("[data-act=stop].good")).to_be_visible()
    game.act(1, type="undo", seq=game.state["seq"])
    expect(page.get_by_role("alertdialog")).to_be_visible()
    clean(page)
    game.act(2, type="answer", yes=False)
    expect(page.get_by_role("alertdialog")).to_be_hidden()
    game.play("=24", "1134455w>w 1144555>5 1134>4 =24@1")
    # what may go wrong is asked first
    game.play("1134455w>w 1144555>5 1134>4")
    expect(page.locator("[data-act=stop].good")).to_be_visible()
    page.get_by_role("button", name="27").last.click()
    clean(page)


def test_seven_at_the_table(open_browser: Open) -> None:
    anna = open_browser(viewport=PHONE)
    game = KnownDice(anna, "deluxe", [f"Bird {number}" for number in range(1, 8)])
    # round worms and a specialist for each, as far as there are any
    game.play(
        "1144455w>1 1445ww>w 1445>4 15>5 =25",
        "1144455w>4 1155w>w 1155>1 55>5 =29",
        "1144455w>1 2555ww>w 2555>5 =27",
        "1123345w>1 24455w>w 22345>4 =11",
        "1144455w>1 2345ww>w 1145>4 125>5 =21",
    )
    anna.walk(f"/table/{game.table}")
    expect(anna.page.get_by_test_id("turn")).to_be_visible()
    clean(anna.page)


def test_the_end_and_the_replay_as_it_runs(open_browser: Open) -> None:
    anna = open_browser(viewport=PHONE)
    page = anna.page
    game = KnownDice(anna, "2014", ["Ada", "Bo"])
    game.play(*TURNS)
    anna.walk(f"/table/{game.table}")
    expect(page.get_by_test_id("end")).to_have_text("Ada wins!")
    clean(page)
    page.get_by_role("button", name="What happened").click()
    clean(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Delete this table").click()
    clean(page)
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Watch the replay").click()
    slider = page.locator("input[type=range]")
    slider.fill("7")
    clean(page)
    page.get_by_test_id("replay-play").click()
    expect(slider).not_to_have_value("7")
    clean(page)


def test_choosing_what_goes_back_and_the_odds_opened(open_browser: Open) -> None:
    anna = open_browser(viewport=PHONE)
    page = anna.page
    game = KnownDice(anna, "deluxe", ["Anna", "Bo", "Cleo"], coach="advice")
    game.play(*CHOOSING[:-1])
    anna.walk(f"/table/{game.table}")
    expect(page.get_by_test_id("turn")).to_be_visible()
    game.play(CHOOSING[-1])
    page.locator("[data-act=stop]:not([aria-disabled=true])").click()
    expect(page.locator("dialog[open] [data-token]")).to_have_count(2)
    clean(page)
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    panel = page.get_by_role("dialog")
    panel.get_by_role("button", name="Show the odds").click()
    expect(panel.get_by_test_id("odds")).to_be_visible()
    clean(page)
