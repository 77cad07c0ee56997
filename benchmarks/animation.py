"""How smoothly the dice fall on a slow phone: frames counted by the page itself while they roll, the processor slowed
to a quarter.

Many rolls are watched and the best counts for the frames: other work on the machine costs frames, it never brings any.
"""

from __future__ import annotations

import json
import statistics
import tempfile
from itertools import pairwise
from pathlib import Path

from playwright.sync_api import CDPSession, Page, sync_playwright
from tests.page.playing import is_able, one_step
from tests.services import CHROMIUM_ARGUMENTS, chromium

from benchmarks.figures import figure
from benchmarks.page import serving

SLOWED = 4
ROLLS = 16
PHONE = {"width": 360, "height": 640}
# From the first frame with the dice in the air to their last: when each frame came, in milliseconds.
ROLL = """() => new Promise((resolve) => {
  const frames = [];
  const each = (now) => {
    frames.push(now);
    if (now - frames[0] < 660) requestAnimationFrame(each);
    else resolve(frames);
  };
  const seen = new MutationObserver(() => {
    if (!document.querySelector('.tumble')) return;
    seen.disconnect();
    requestAnimationFrame(each);
  });
  seen.observe(document.body, { childList: true, subtree: true });
  document.querySelector('[data-act=roll]').click();
})"""


def watched(page: Page, session: CDPSession) -> list[float]:
    """The gaps between the frames of one roll."""
    while not is_able(page, "roll"):
        one_step(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    frames: list[float] = page.evaluate(ROLL)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    return [after - before for before, after in pairwise(frames)]


def main() -> None:
    with tempfile.TemporaryDirectory() as name, serving(Path(name)) as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(CHROMIUM_ARGUMENTS))
        context = browser.new_context(viewport=PHONE, device_scale_factor=2, is_mobile=True, has_touch=True)  # type: ignore[arg-type]
        kept = json.dumps(json.dumps({"sound": False, "ask": "never", "coach": "off"}))
        context.add_init_script(f"localStorage.setItem('wormgrill.settings', {kept})")
        page = context.new_page()
        page.goto(f"{base}/pass")
        page.get_by_test_id("start").click()
        page.locator("[data-act=roll]").wait_for()
        session = context.new_cdp_session(page)
        rolls = [watched(page, session) for _ in range(ROLLS)]
        browser.close()
    rates = [1000 * len(gaps) / sum(gaps) for gaps in rolls]
    figure("animation: a roll, slowed 4 times, frames a second", max(rates), "frames/s", ">= 59")
    figure("animation: the same, median of 16 rolls", statistics.median(rates), "frames/s")
    figure("animation: longest gap in the best roll", min(max(gaps) for gaps in rolls), "ms", "<= 34")


if __name__ == "__main__":
    main()
