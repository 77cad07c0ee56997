"""axe-core in the page: what it finds wrong, in each theme."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
THEMES = ("light", "dark", "contrast")

# Every rule in the first theme, also those that are only good practice; in the others what their colours can change.
RUN = """async ([theme, all]) => {
  document.documentElement.dataset.theme = theme;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const some = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block', 'target-size'] } };
  const whole = { rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } } };
  const { violations } = await axe.run(document, { resultTypes: ['violations'], ...(all ? whole : some) });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary, html }) => `${theme}: ${id}: ${target} ${html} ${failureSummary}`));
}"""


def findings(page: Page, themes: Sequence[str] = THEMES) -> list[str]:
    """All that axe complains about on the screen as it is, a line each."""
    if page.evaluate("() => typeof axe") != "object":
        page.evaluate(AXE)
    before = page.evaluate("() => document.documentElement.dataset.theme")
    found: list[Any] = []
    for number, theme in enumerate(themes):
        found += page.evaluate(RUN, [theme, number == 0])
    page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", before)
    return found
