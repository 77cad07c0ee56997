"""The page is an app: it can be installed, and it opens without a network, with the lesson and the rules."""

from __future__ import annotations

import gzip
import json
import time
import urllib.request

from playwright.sync_api import expect
from tests.page.conftest import Open
from tests.server.harness import Process

KEPT = """async () => {
  const kept = (await (await caches.open('assets')).keys()).map(({ url }) => url);
  const screens = ['Lesson', 'Rules', 'Home'];
  return !!navigator.serviceWorker.controller && screens.every((name) => kept.some((url) => url.includes(name)));
}"""


def test_the_page_opens_without_a_network(open_browser: Open) -> None:
    anna = open_browser()
    anna.forgives = ("net::ERR_",)
    anna.go("/")
    until = time.monotonic() + 60
    while not anna.page.evaluate(KEPT):
        assert time.monotonic() < until, "the worker has not kept the page in time"
        anna.page.wait_for_timeout(200)
    anna.page.wait_for_load_state("networkidle")
    anna.context.set_offline(True)
    for path in ("/", "/rules", "/learn"):
        anna.page.goto(anna.base + path)
        expect(anna.page.locator("h1").first).to_be_visible()
        expect(anna.page.locator("main")).not_to_contain_text("undefined")
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
