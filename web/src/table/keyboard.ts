/** Single keys at the table. Numbers are faces, 6 is the worm. */
const letters: Record<string, string> = {
  r: 'roll',
  s: 'stop',
  u: 'undo',
  e: 'reroll',
  g: 'without',
  h: 'hints',
  l: 'story',
  p: 'where',
  '?': 'help',
};

export function keyAction(event: KeyboardEvent): string | number | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null;
  if (event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]'))
    return null;
  if (/^[1-5]$/.test(event.key)) return Number(event.key);
  const key = event.key.toLowerCase();
  return key === 'w' ? 6 : (letters[key] ?? null);
}
