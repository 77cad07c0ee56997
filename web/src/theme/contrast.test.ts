import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

function tokens(theme: string): Record<string, string> {
  const block = css.slice(css.indexOf(`[data-theme='${theme}'] {`));
  const body = block.slice(block.indexOf('{') + 1, block.indexOf('}'));
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/g)].map(([, name, value]) => [name!, value!]),
  );
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

const texts: [string, string][] = [
  ...['bg', 'bg-glow', 'surface', 'surface-2'].flatMap((ground): [string, string][] => [
    ['text', ground],
    ['text-soft', ground],
    ['danger', ground],
  ]),
  ['accent', 'bg'],
  ['accent', 'surface'],
  ['accent', 'surface-2'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-accent-soft', 'accent-soft'],
  ['text', 'accent-soft'],
  ['on-good', 'good'],
  ['on-good-soft', 'good-soft'],
  ['on-warn-soft', 'warn-soft'],
  ['tile-ink', 'tile'],
  ['on-grill', 'grill'],
];
/** Borders of things to use, the focus ring, pips: three to one is enough. */
const shapes: [string, string][] = [
  ['line-strong', 'bg'],
  ['line-strong', 'surface'],
  ['line-strong', 'surface-2'],
  ['focus', 'bg'],
  ['focus', 'surface'],
  ['focus', 'surface-2'],
  ['die-ink', 'die'],
  ['die-ink', 'gold'],
  ['gold', 'grill'],
];

describe.each(['light', 'dark', 'contrast'])('the %s theme', (theme) => {
  const colours = tokens(theme);
  it.each(texts)('%s can be read on %s', (front, ground) =>
    expect(contrast(colours[front]!, colours[ground]!)).toBeGreaterThanOrEqual(4.5),
  );
  it.each(shapes)('%s is seen on %s', (front, ground) =>
    expect(contrast(colours[front]!, colours[ground]!)).toBeGreaterThanOrEqual(3),
  );
});
