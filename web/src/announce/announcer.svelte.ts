/**
 * What a screen reader says. Announcements wait in a queue and are put into the live region one after the other:
 * texts that replace each other within a moment are swallowed by most screen readers.
 */
export interface Spoken {
  id: number;
  text: string;
}

const KEEP = 40; // so many stay in the region: additions are read, the past can be browsed

let spoken = $state.raw<Spoken[]>([]);
const waiting: string[] = [];
let next = 1;
let busy = false;

/** Milliseconds between two announcements; long enough for additions to be noticed one by one. */
const GAP = 120;

function step(): void {
  const text = waiting.shift();
  if (text === undefined) {
    busy = false;
    return;
  }
  spoken = [...spoken.slice(1 - KEEP), { id: next++, text }];
  setTimeout(step, GAP);
}

/** Says a text after those that wait. Empty texts and repetitions of the one just queued are left out. */
export function announce(text: string): void {
  const last = waiting.at(-1) ?? spoken.at(-1)?.text;
  if (!text || (busy && text === last)) return;
  waiting.push(text);
  if (!busy) {
    busy = true;
    setTimeout(step, 0);
  }
}

export function announcements(): readonly Spoken[] {
  return spoken;
}

/** A new screen begins with an empty past. */
export function hush(): void {
  waiting.length = 0;
  spoken = [];
}
