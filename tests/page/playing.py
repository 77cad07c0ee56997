"""Playing through the page as a sensible person would: take what can be had, else the best face, else roll on."""

from __future__ import annotations

import re
import time
from typing import Any

from playwright.sync_api import Page, expect

FACES = {"1": 1, "2": 2, "3": 3, "4": 4, "5": 5, "w": 6}


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


# The same inside the page, for whole games: every click is one on the page's own buttons, only nobody waits in between.
ROBOT = """async ([seconds, enough]) => {
  const one = (selector) => document.querySelector(selector);
  const able = (act) => one(`[data-act=${act}]:not([aria-disabled=true])`);
  const count = (group) => group.querySelectorAll('.die').length;
  const worth = (group) => Math.min(group.dataset.face, 5) * count(group) * 10 + +group.dataset.face;
  const until = Date.now() + seconds * 1000;
  while (!one('[data-testid=end]') && (enough === null || !one(enough))) {
    if (Date.now() > until) throw new Error('the game has not come so far in time: ' + one('main').innerText);
    const faces = [...document.querySelectorAll('[role=radio][data-face]:not([aria-disabled=true])')];
    const next =
      one('dialog[open] [data-token], dialog[open] button.danger') ??
      faces.sort((a, b) => worth(b) - worth(a))[0] ??
      one('[data-act=stop].good') ??
      able('roll') ?? able('reroll') ?? able('stop');
    next?.click();
    await new Promise((resolve) => setTimeout(resolve, next ? 0 : 15));
  }
}"""


def play_until(page: Page, selector: str | None, seconds: float = 120) -> None:
    """Play on until something is on the page, or the game is over."""
    page.evaluate(ROBOT, [seconds, selector])


def play_to_the_end(page: Page, seconds: float = 120) -> None:
    """Until the page shows the end of the game."""
    play_until(page, None, seconds)
    expect(page.get_by_test_id("end")).to_be_visible()


def until(page: Page, expression: str, seconds: float = 20) -> Any:
    """Wait for something that only a script sees. The page's policy forbids what `wait_for_function` does."""
    end = time.monotonic() + seconds
    while not (value := page.evaluate(expression)):
        assert time.monotonic() < end, f"in vain: {expression}"
        page.wait_for_timeout(20)
    return value


def set_playing(page: Page, seconds: float = 120) -> None:
    """Let the page play by itself while the test looks at others."""
    page.evaluate(f"([...given]) => {{ ({ROBOT})(given); }}", [seconds, None])


def throw_by_hand(page: Page, dice: str) -> None:
    """Type in what fell on the real table."""
    white, _, golden = dice.partition("g")
    expect(page.locator("[data-act=thrown]")).to_be_visible()
    page.evaluate(
        "(taps) => taps.forEach((tap) => document.querySelector(tap).click())",
        [f"[data-die='{FACES[die]}']" for die in white] + ([f"[data-golden='{FACES[golden]}']"] if golden else []),
    )
    page.locator("[data-act=thrown]:not([aria-disabled=true])").click()


def choose_by_hand(page: Page, move: str) -> None:
    """Make a move of the notation with the page's own buttons, and then the choice they ask for: it is written out
    where there is one."""
    if move.startswith(">"):
        page.locator(f"[data-face='{FACES[move[1]]}']:not([aria-disabled=true])").click()
    elif move == "~":
        page.locator("[data-act=reroll]").click()
    else:
        page.locator("[data-act=stop]:not([aria-disabled=true])").click()
    if len(move) > len(">1") and not re.fullmatch(r"=\d\d(@\d)?|=h@\d", move):
        page.locator(f"dialog[open] [data-token='{move}']").click()
        expect(page.locator("dialog[open]")).to_have_count(0)


def play_by_hand(page: Page, turn: str) -> None:
    """A turn as a record writes it, at a table with real dice: everything typed, everything clicked."""
    for token in turn.split():
        without, dice, move = re.fullmatch(r"(-?)([1-5wg]*)(.*)", token).groups()  # type: ignore[union-attr]
        if without:
            page.locator("[data-act=roll-without]").click()
        if dice:
            throw_by_hand(page, dice)
        if move:
            choose_by_hand(page, move)
