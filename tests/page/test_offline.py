"""The page is an app: it can be installed, and it opens without a network, with the lesson and the rules."""

from __future__ import annotations

import gzip
import json
import time
import urllib.request

from playwright.sync_api import expect
from tests.page.conftest import Open, Person
from tests.page.known_dice import KnownDice
from tests.server.harness import Process

# kept: these screens, and the rules and the lesson in this language
KEPT = """async (language) => {
  const kept = (await (await caches.open('assets')).keys()).map(({ url }) => url);
  const wanted = ['Lesson', 'Rules', 'Home', 'Replay', 'Settings', `/${language}-`, `words-${language}`];
  return !!navigator.serviceWorker.controller && wanted.every((name) => kept.some((url) => url.includes(name)))
    && kept.filter((url) => /assets.(lesson|rules|replay|settings)-.*js/.test(url)).length >= 4;
}"""


def keep(person: Person, language: str) -> None:
    """Wait until the page could do without its server."""
    until = time.monotonic() + 60
    while not person.page.evaluate(KEPT, language):
        assert time.monotonic() < until, "the worker has not kept the page in time"
        person.page.wait_for_timeout(200)
    person.page.wait_for_load_state("networkidle")


def test_lesson_rules_and_replays_without_a_network(open_browser: Open) -> None:
    anna = open_browser()
    anna.forgives = ("net::ERR_",)
    page = anna.page
    game = KnownDice(anna, "2014", ["Anna", "Bo"])
    game.play("1134455w>w 1144555>5 1144>4 =28", "1134455w>w 1144555>5 1144>4 =28@1")
    anna.go(f"/replay/{game.table}")
    expect(page.locator(".replay.running")).to_be_visible()
    with page.expect_download() as download:
        page.locator("a[download], button", has_text="Download for later").first.click()
    file = download.value.path()
    keep(anna, "en")
    anna.context.set_offline(True)

    page.goto(anna.base + "/")
    expect(page.get_by_test_id("play-now")).to_be_visible()
    expect(page.get_by_test_id("offline")).to_contain_text("the rules and the replays kept here work all the same")
    page.goto(anna.base + "/rules")
    page.locator("#search").fill("raven")
    expect(page.locator("section.card").first).to_contain_text("raven")
    page.goto(anna.base + "/learn")
    expect(page.get_by_test_id("lesson-text")).to_contain_text("This is the grill")
    page.locator(".next").click()
    page.locator("[data-act=roll]").click()
    expect(page.get_by_role("radio", name="3 fives")).to_be_visible()
    page.goto(f"{anna.base}/replay/{game.table}")  # one that was looked at
    expect(page.locator(".replay.running")).to_be_visible()
    page.goto(anna.base + "/replay")  # one that was downloaded
    page.locator("input[type=file]").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": file.read_bytes()}
    )
    expect(page.locator(".replay.running")).to_be_visible()
    page.goto(anna.base + "/")
    page.locator("a[href='/tables']").first.click()  # never seen before, so it is not kept
    expect(page.get_by_role("alert")).to_have_text("You are offline, and this needs the server.")
    page.go_back()
    expect(page.get_by_test_id("play-now")).to_be_visible()
    page.goto(anna.base + "/tables")
    expect(page.get_by_role("alert")).to_have_text("You are offline, and this needs the server.")
    expect(page.get_by_test_id("offline")).to_contain_text("the rules and the replays kept here work all the same")
    page.goto(anna.base + "/nowhere")
    expect(page.locator("h1")).to_be_visible()
    anna.context.set_offline(False)


def test_another_language_is_kept_too(open_browser: Open) -> None:
    anna = open_browser()
    anna.forgives = ("net::ERR_",)
    anna.go("/settings")
    keep(anna, "en")
    anna.page.locator("#language").select_option("ja")
    expect(anna.page.locator("html")).to_have_attribute("lang", "ja")
    keep(anna, "ja")
    anna.context.set_offline(True)
    anna.page.goto(anna.base + "/rules")
    expect(anna.page.locator("h1")).to_have_text("ルール")
    expect(anna.page.locator("section.card").first).to_contain_text("ミミズ")
    anna.context.set_offline(False)


def test_the_browser_would_install_it(open_browser: Open) -> None:
    anna = open_browser()
    anna.go("/")
    problems = anna.context.new_cdp_session(anna.page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    # a private window, which is what tests use, never installs anything
    assert [problem for problem in problems if problem["errorId"] != "in-incognito"] == []


def test_files_come_compressed_to_whoever_reads_that(server_of_page: Process) -> None:
    def load(path: str, **headers: str) -> tuple[dict[str, str], bytes]:
        request = urllib.request.Request(server_of_page.base + path, headers=headers)
        with urllib.request.urlopen(request) as answer:
            return dict(answer.headers), answer.read()

    headers, plain = load("/sw.js")
    assert "content-encoding" not in headers
    headers, packed = load("/sw.js", **{"Accept-Encoding": "gzip"})
    assert headers["content-encoding"] == "gzip"
    assert headers["content-type"].startswith("text/javascript")
    assert gzip.decompress(packed) == plain
    assert len(packed) < len(plain) / 2
    headers, manifest = load("/manifest.webmanifest")
    assert headers["content-type"] == "application/manifest+json"
    assert json.loads(manifest)["start_url"] == "/"
