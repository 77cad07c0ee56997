"""Takes the pictures of the page: `make screenshots` writes build/screenshots/SCREEN-DEVICE-THEME.png.

Those that the README shows are copied to docs/pictures/.
"""

from __future__ import annotations

import json
import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.page.conftest import DESKTOP, PHONE, SETTINGS, start
from tests.page.playing import play_to_the_end, play_until
from tests.server.harness import Process
from tests.services import CHROMIUM_ARGUMENTS, chromium

ROOT = Path(__file__).resolve().parents[2]
PICTURES = ROOT / "build" / "screenshots"
IN_THE_README = ("home-desktop-light", "table-desktop-light", "table-phone-dark", "lesson-phone-light")
DEVICES = {"desktop": DESKTOP, "phone": PHONE}
SHARPNESS = {"desktop": 1, "phone": 2}
THEMES = ("light", "dark")
SCREENS = {
    "home": "/",
    "friends": "/friends",
    "pass": "/pass",
    "lesson": "/learn",
    "rules": "/rules",
    "settings": "/settings",
}
NAMES = ("Anika", "Bo", "Chloé", "Dario", "Elif", "Finn", "Greta")
# Three faces to choose from, and somebody has a stack already.
WORTH_SEEING = "main:has(.plate .top):has([role=radio]:nth-of-type(3):not([aria-disabled=true]))"


def into_the_game(page: Page, turns: int = 5) -> None:
    """Go on until there is something to see: stacks on the table and a choice of faces."""
    page.wait_for_selector("[data-testid=turn]")
    for _ in range(turns):
        play_until(page, WORTH_SEEING)
        page.evaluate("document.querySelector('[role=radio]:not([aria-disabled=true])')?.click()")
        page.wait_for_timeout(300)
    play_until(page, WORTH_SEEING)


def seven_at_the_grill(page: Page) -> None:
    for _ in NAMES[2:]:
        page.get_by_test_id("add-player").click()
    for field, name in zip(page.locator("form input:not([type])").all(), NAMES, strict=True):
        field.fill(name)
    page.locator("input[value=deluxe]").check(force=True)
    page.get_by_test_id("start").click()


def take(browser: Browser, base: str, device: str, theme: str) -> None:
    context = browser.new_context(viewport=DEVICES[device], locale="en", device_scale_factor=SHARPNESS[device])  # type: ignore[arg-type]
    kept = json.dumps(json.dumps({**SETTINGS, "theme": theme}))
    context.add_init_script(f"localStorage.setItem('wormgrill.settings', {kept})")
    page = context.new_page()

    def shoot(name: str) -> None:
        page.wait_for_timeout(600)
        page.screenshot(path=PICTURES / f"{name}-{device}-{theme}.png")

    for screen, path in SCREENS.items():
        page.goto(base + path)
        page.wait_for_selector("main")
        shoot(screen)
    page.goto(f"{base}/friends")
    page.get_by_test_id("open-table").click()
    page.get_by_test_id("link").wait_for()
    shoot("waiting")
    page.goto(f"{base}/pass")
    seven_at_the_grill(page)
    into_the_game(page)
    shoot("deluxe")
    page.goto(base)
    page.get_by_test_id("play-now").click()
    into_the_game(page)
    shoot("table")
    play_to_the_end(page)
    shoot("end")
    page.locator("a[href^='/replay/']").click()
    page.locator("input[type=range]").fill("40")
    shoot("replay")
    context.close()


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        server = Process(f"sqlite+aiosqlite:///{folder / 'tables.db'}", folder)
        start(server)
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(CHROMIUM_ARGUMENTS))
        for device in DEVICES:
            for theme in THEMES:
                take(browser, server.base, device, theme)
        browser.close()
        server.stop()
    for picture in IN_THE_README:
        shutil.copy(PICTURES / f"{picture}.png", ROOT / "docs" / "pictures")


if __name__ == "__main__":
    main()
