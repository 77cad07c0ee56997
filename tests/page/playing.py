"""Playing through the page as a sensible person would: take what can be had, else the best face, else roll on."""

from __future__ import annotations

import time

from playwright.sync_api import Page, expect

STEPS = 2000


def at_turn(page: Page) -> bool:
    return page.locator("[data-act=roll], [data-act=reroll]").count() > 0


def is_over(page: Page) -> bool:
    return page.get_by_test_id("end").count() > 0


def is_able(page: Page, act: str) -> bool:
    return page.locator(f"[data-act={act}]:not([aria-disabled=true])").count() > 0


def faces(page: Page) -> list[int]:
    """The faces that may be set aside, best first: most points, then the worm."""
    found = page.locator("[role=radio]:not([aria-disabled=true])").evaluate_all(
        "groups => groups.map(g => [Number(g.dataset.face), g.querySelectorAll('.die').length])"
    )
    worth = {face: (min(face, 5) * count, face) for face, count in found}
    return sorted(worth, key=lambda face: worth[face], reverse=True)


def one_step(page: Page) -> None:
    """Whatever is to be done now: one click."""
    able = faces(page)
    if able:
        page.locator(f"[data-face='{able[0]}']").first.click()
    elif page.locator("[data-act=stop].good").count():
        page.locator("[data-act=stop]").click()
        choice = page.locator("dialog[open] [data-token]")
        if choice.count():
            choice.first.click()
    elif is_able(page, "roll"):
        page.locator("[data-act=roll]").click()
    elif is_able(page, "reroll"):
        page.locator("[data-act=reroll]").click()
    elif is_able(page, "stop"):
        page.locator("[data-act=stop]").click()
    else:
        page.wait_for_timeout(30)


def play_to_the_end(page: Page, seconds: float = 120) -> None:
    """Until the page shows the end of the game."""
    until = time.monotonic() + seconds
    while not is_over(page):
        assert time.monotonic() < until, "the game has not ended in time"
        if at_turn(page):
            one_step(page)
        else:
            page.wait_for_timeout(30)
    expect(page.get_by_test_id("end")).to_be_visible()
