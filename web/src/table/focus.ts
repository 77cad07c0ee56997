/** Whoever plays by keyboard is led to the next choice, and the focus is never lost with a thing that has gone. */
const WAYS = [
  '[role="radio"][tabindex="0"]:not([aria-disabled="true"])',
  '.board .faces button',
  '[data-act="roll"]:not([aria-disabled="true"])',
  '[data-act="reroll"]',
  '[data-act="stop"]',
];

/** The first thing that can be done now; `first` comes before all others where it is there. */
export function nextChoice(stage: HTMLElement, ...first: string[]): HTMLElement | null {
  for (const way of [...first, ...WAYS]) {
    const found = stage.querySelector<HTMLElement>(way);
    if (found) return found;
  }
  return null;
}

/** Leads the focus on; `may`: somebody on this device can choose now. */
export function leadFocus(stage: HTMLElement, may: boolean): void {
  const active = document.activeElement;
  const nowhere = active === null || active === document.body;
  if (!may) {
    // The buttons went with the turn: the heading says whose it is now.
    if (nowhere) stage.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    return;
  }
  const follows =
    nowhere ||
    active.classList.contains('turn') ||
    (active instanceof HTMLElement && (active.dataset.act ?? active.dataset.face) !== undefined);
  if (!follows) return;
  const next = nextChoice(stage);
  if (next !== active) next?.focus({ preventScroll: true });
}
