"""Several people, several browsers: invitations, leaving and coming back, agreeing, a server that dies."""

from __future__ import annotations

import re
from io import BytesIO

from PIL import Image
from playwright.sync_api import Locator, expect
from tests.page.axe import findings
from tests.page.conftest import PHONE, SERVER_GONE, Open, Person, start
from tests.page.known_dice import ask
from tests.page.playing import at_turn, faces, one_step, set_playing
from tests.page.test_playing import play_now
from tests.server.harness import Process
from zxingcpp import read_barcodes


def lost_line(person: Person) -> Locator:
    return person.page.get_by_test_id("reconnecting").or_(person.page.get_by_test_id("offline")).first


def set_table(host: Person, name: str, undo: str = "free") -> tuple[str, str]:
    """The invitation's path, and its code."""
    host.go("/friends")
    host.page.locator("#name").fill(name)
    if undo != "free":
        host.page.get_by_text("More options").click()
        host.page.locator(f"input[name=undo][value={undo}]").check(force=True)
    host.page.get_by_test_id("open-table").click()
    url = host.page.get_by_test_id("link").input_value()
    return url.removeprefix(host.base), host.page.get_by_test_id("code").inner_text()


def come(person: Person, path: str, name: str) -> None:
    person.go(path)
    person.page.locator("#name").fill(name)
    person.page.get_by_test_id("sit").click()


def begin(host: Person, *others: Person) -> None:
    host.page.get_by_test_id("start").click()
    for person in (host, *others):
        expect(person.page.get_by_test_id("turn")).to_be_visible()


def test_three_people_on_three_browsers_one_leaves_and_returns(open_browser: Open) -> None:
    anna, bo, cleo = open_browser(), open_browser(viewport=PHONE), open_browser(settings={"theme": "dark"})
    path, code = set_table(anna, "Anna")
    come(bo, path, "Bo")
    expect(anna.page.locator("main")).to_contain_text("Bo")
    # the second guest was told the code on the telephone
    cleo.go("/join")
    cleo.page.locator("#code").fill(code.lower())
    cleo.page.keyboard.press("Enter")
    cleo.page.locator("#name").fill("Cleo")
    cleo.page.get_by_test_id("sit").click()
    expect(anna.page.locator("main")).to_contain_text("Cleo")
    begin(anna, bo, cleo)
    at = cleo.page.url
    cleo.page.close()
    expect(anna.page.locator("[data-seat='3'] .state")).to_be_visible()
    for _ in range(6):
        for person in (anna, bo):
            if at_turn(person.page):
                one_step(person.page)
    cleo.page = cleo.another_tab()
    cleo.page.goto(at)
    expect(cleo.page.get_by_test_id("turn")).to_be_visible()
    expect(anna.page.locator("[data-seat='3'] .state")).to_be_hidden()
    everybody = (anna, bo, cleo)
    for person in everybody:
        set_playing(person.page)
    for person in everybody:
        expect(person.page.get_by_test_id("end")).to_be_visible(timeout=120_000)
    told = {re.sub(r"^You win|^\w+ wins", "", person.page.get_by_test_id("end").inner_text()) for person in everybody}
    assert len(told) == 1


def test_the_server_dies_and_comes_back_in_mid_turn(open_browser: Open, server_of_page: Process) -> None:
    anna = open_browser()
    anna.forgives = SERVER_GONE
    page = play_now(anna)
    page.locator("[data-act=roll]").click()
    expect(page.locator("[role=radiogroup]")).to_be_visible()
    before = faces(page)
    server_of_page.kill()
    expect(lost_line(anna)).to_be_visible()
    start(server_of_page)
    expect(lost_line(anna)).to_be_hidden()
    assert faces(page) == before
    one_step(page)
    expect(page.get_by_test_id("sum")).not_to_contain_text(re.compile(r"\b0\b"))


def test_two_tabs_of_one_seat_agree(open_browser: Open) -> None:
    anna = open_browser()
    page = play_now(anna)
    other = anna.another_tab()
    other.goto(page.url)
    page.locator("[data-act=roll]").click()
    expect(other.locator("[role=radiogroup]")).to_be_visible()
    assert faces(other) == faces(page)
    one_step(other)
    expect(page.get_by_test_id("sum")).not_to_contain_text(re.compile(r"\b0\b"))


def test_taking_back_by_consent(open_browser: Open) -> None:
    anna, bo = open_browser(), open_browser()
    path, _ = set_table(anna, "Anna", undo="consent")
    come(bo, path, "Bo")
    expect(anna.page.locator("main")).to_contain_text("Bo")
    begin(anna, bo)
    mover, other = (anna, bo) if at_turn(anna.page) else (bo, anna)
    mover.page.locator("[data-act=roll]").click()
    expect(mover.page.locator("[role=radiogroup]")).to_be_visible()
    before = faces(mover.page)
    nothing = re.compile(r"\b0\b")
    for answer in ("Go ahead", "No"):
        one_step(mover.page)
        expect(mover.page.get_by_test_id("sum")).not_to_contain_text(nothing)
        mover.page.locator("[data-act=undo]:not([aria-disabled=true])").click()
        question = other.page.get_by_role("alertdialog")
        expect(question).to_be_visible()
        question.get_by_role("button", name=answer).click()
        expect(question).to_be_hidden()
        if answer == "Go ahead":
            expect(mover.page.locator("[role=radiogroup]")).to_be_visible()
            assert faces(mover.page) == before
    expect(mover.page.locator("main")).not_to_contain_text("Waiting for the others")
    expect(mover.page.locator("[data-act=undo]:not([aria-disabled=true])")).to_have_count(0)
    expect(mover.page.get_by_test_id("sum")).not_to_contain_text(nothing)


def test_a_bot_plays_on_for_somebody_away_and_hands_back(open_browser: Open) -> None:
    anna, bo = open_browser(), open_browser(viewport=PHONE)
    path, _ = set_table(anna, "Anna")
    come(bo, path, "Bo")
    expect(anna.page.locator("main")).to_contain_text("Bo")
    begin(anna, bo)
    at = bo.page.url
    bo.page.close()
    card = anna.page.locator("[data-seat='2']")
    expect(card).to_contain_text("away")
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Let a bot play for Bo").click()
    expect(card).to_contain_text("bot plays on")
    bo.page = bo.another_tab()
    bo.page.goto(at)
    expect(bo.page.locator("main")).to_contain_text("A bot is playing for you.")
    bo.page.get_by_role("button", name="I am back").click()
    expect(bo.page.locator("main")).not_to_contain_text("A bot is playing for you.")
    expect(card).not_to_contain_text("bot plays on")
    anna.page.get_by_role("button", name="Chat").click()
    anna.page.get_by_role("button", name="Good luck!").click()
    expect(bo.page.get_by_test_id("spoken")).to_have_text("Anna Good luck!")
    bo.page.get_by_role("button", name="Open the story of the game").click()
    expect(bo.page.locator("dialog[open]")).to_contain_text("Anna: Good luck!")


def test_after_showing_somebody_the_door_all_invitations_end(open_browser: Open) -> None:
    anna, bo, cleo = open_browser(viewport=PHONE), open_browser(), open_browser()
    cleo.forgives = ("404",)
    path, _ = set_table(anna, "Anna")
    come(bo, path, "Bo")
    expect(anna.page.locator("main")).to_contain_text("Bo")
    begin(anna, bo)
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Remove Bo from the table").click()
    question = anna.page.get_by_role("dialog", name="End all invitations")
    assert findings(anna.page) == []
    question.get_by_role("button", name="End them").press("Enter")
    menu = anna.page.get_by_role("dialog", name="Table menu")
    fresh = menu.get_by_test_id("link").input_value().removeprefix(anna.base)
    assert fresh != path
    cleo.go(path)
    expect(cleo.page.locator("main")).to_contain_text("This link is no longer valid")
    cleo.go("/")  # the same address with another secret alone would load nothing
    cleo.go(fresh)
    expect(cleo.page.locator("main")).to_contain_text("At the table:")


def test_the_host_ends_the_invitations_before_the_game(open_browser: Open) -> None:
    anna, bo = open_browser(viewport=PHONE), open_browser()
    path, _ = set_table(anna, "Anna")
    anna.page.get_by_role("button", name="End all invitations").press("Enter")
    anna.page.get_by_role("button", name="End them").press("Enter")
    expect(anna.page.get_by_test_id("code")).to_have_count(0)
    expect(anna.page.get_by_role("button", name="End all invitations")).to_be_focused()
    fresh = anna.page.get_by_test_id("link").input_value().removeprefix(anna.base)
    assert fresh != path
    come(bo, fresh, "Bo")
    expect(anna.page.locator("main")).to_contain_text("Bo")


def test_a_guest_hands_on_no_invitation_that_has_ended(open_browser: Open) -> None:
    """Whoever waits gets a link that is good at once, whoever comes back later as soon as they look."""
    anna, bo, cleo = open_browser(), open_browser(viewport=PHONE), open_browser()
    path, _ = set_table(anna, "Anna")
    for guest, name in ((bo, "Bo"), (cleo, "Cleo")):
        come(guest, path, name)
        expect(guest.page.get_by_test_id("link")).to_have_value(anna.base + path)
    at = cleo.page.url
    cleo.page.close()
    anna.page.get_by_role("button", name="End all invitations").press("Enter")
    anna.page.get_by_role("button", name="End them").press("Enter")
    expect(bo.page.get_by_test_id("link")).not_to_have_value(anna.base + path)
    cleo.page = cleo.another_tab()
    cleo.page.goto(at)
    expect(cleo.page.get_by_test_id("link")).not_to_have_value(anna.base + path)
    for guest in (bo, cleo):
        fresh = guest.page.get_by_test_id("link").input_value().partition("#")[2]
        assert ask(guest.base, "/api/enter", {"link": fresh})["by"] == "link"
    begin(anna, bo, cleo)
    expect(anna.page.get_by_role("complementary", name="What happened")).to_contain_text(
        "You have ended all invitations"
    )


def test_the_qr_code_opens_the_table(open_browser: Open) -> None:
    """What a camera sees on the phone of the host: read from the picture, in the dark as well."""
    anna, bo = open_browser(viewport=PHONE, settings={"theme": "dark"}), open_browser(viewport=PHONE)
    path, _ = set_table(anna, "Anna")
    [found] = read_barcodes(Image.open(BytesIO(anna.page.screenshot())))
    assert found.text == anna.base + path
    bo.page.goto(found.text)
    expect(bo.page.locator("main")).to_contain_text("At the table: Anna")
    bo.page.locator("#name").fill("Bo")
    bo.page.get_by_test_id("sit").click()
    expect(anna.page.locator("main")).to_contain_text("Bo")


def test_a_line_that_is_cut_says_so_and_comes_back(open_browser: Open) -> None:
    anna = open_browser()
    anna.forgives = ("ERR_INTERNET_DISCONNECTED", "WebSocket")
    page = play_now(anna)
    anna.context.set_offline(True)
    expect(page.get_by_test_id("offline")).to_be_visible()
    expect(page.get_by_test_id("offline")).to_contain_text("the game goes on where it was")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")  # the buttons stay where one sees them
    anna.context.set_offline(False)
    expect(page.get_by_test_id("offline")).to_be_hidden()
    page.locator("[data-act=roll]").click()
    expect(page.locator("[role=radiogroup]")).to_be_visible()
