"""Takes the pictures of the page: `make screenshots` writes build/screenshots/SCREEN-DEVICE-THEME.png.

Those that the README shows are copied to docs/pictures/.
"""

from __future__ import annotations

import json
import shutil
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.page.conftest import DESKTOP, PHONE, SETTINGS, start
from tests.page.playing import at_turn, faces, is_over, one_step
from tests.server.harness import Process
from tests.services import CHROMIUM_ARGUMENTS, chromium

ROOT = Path(__file__).resolve().parents[2]
PICTURES = ROOT / "build" / "screenshots"
IN_THE_README = ("home-desktop-light", "table-desktop-light", "table-phone-dark", "lesson-phone-light")
DEVICES = {"desktop": DESKTOP, "phone": PHONE}
SHARPNESS = {"desktop": 1, "phone": 2}
THEMES = ("light", "dark")
SCREENS = {"home": "/", "friends": "/friends", "lesson": "/learn", "rules": "/rules"}


def into_the_game(page: Page, steps: int = 45) -> None:
    """Play now, and go on until there is something to see: stacks on the table and a choice of faces."""
    page.get_by_test_id("play-now").click()
    page.wait_for_selector("[data-testid=turn]")
    until = time.monotonic() + 60
    while time.monotonic() < until and not is_over(page):
        if not at_turn(page):
            page.wait_for_timeout(50)
        elif steps <= 0 and len(faces(page)) >= 3:
            return
        else:
            one_step(page)
            steps -= 1


def take(browser: Browser, base: str, device: str, theme: str) -> None:
    context = browser.new_context(viewport=DEVICES[device], locale="en", device_scale_factor=SHARPNESS[device])  # type: ignore[arg-type]
    kept = json.dumps(json.dumps({**SETTINGS, "theme": theme}))
    context.add_init_script(f"localStorage.setItem('wormgrill.settings', {kept})")
    page = context.new_page()
    for screen, path in SCREENS.items():
        page.goto(base + path)
        page.wait_for_selector("main")
        page.wait_for_timeout(600)
        page.screenshot(path=PICTURES / f"{screen}-{device}-{theme}.png")
    page.goto(base)
    into_the_game(page)
    page.wait_for_timeout(600)
    page.screenshot(path=PICTURES / f"table-{device}-{theme}.png")
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
