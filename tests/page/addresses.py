"""The addresses of the page, for all tests that look at every screen. A test holds them against the page's own list."""

from __future__ import annotations

import re
from pathlib import Path

LIST = Path(__file__).parents[2] / "web" / "src" / "app" / "screens.ts"

# What can be opened without a game. The lesson has tests of its own for every step.
SCREENS = [
    "/",
    "/friends",
    "/pass",
    "/lobby",
    "/tables",
    "/join",
    "/rules",
    "/settings",
    "/account",
    "/replay",
    "/editor",
]
LESSON = "/learn"
# a place inside a screen
PLACES = [
    "/rules#specialist-raven",
    "/editor#deluxe%2011c,13,21h,22,23r,24,25w,26,27g,28,29a,30-36%20-/-%201%20|1113445w",
]
# what there is not (any more), and what is said then
NOTHING = ["/join/ABC234", "/nowhere", "/table/nosuchtable1", "/seat#nosuchkey", "/replay/nosuchtable1"]


def patterns() -> list[str]:
    """The addresses that the page knows, a pattern for each: '/table/:id'."""
    return re.findall(r"path: '([^']+)'", LIST.read_text(encoding="utf-8"))
