import { describe, expect, it } from 'vitest';
import { keyAction } from './keyboard';

function pressed(
  key: string,
  more: KeyboardEventInit = {},
  target: HTMLElement = document.body,
): string | number | null {
  let action: string | number | null = null;
  const hear = (event: KeyboardEvent) => (action = keyAction(event));
  if (target !== document.body) document.body.append(target);
  target.addEventListener('keydown', hear);
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
  target.removeEventListener('keydown', hear);
  return action;
}

describe('single keys at the table', () => {
  it('are the faces', () => {
    expect(['1', '2', '3', '4', '5', 'w', 'W'].map((key) => pressed(key))).toEqual([1, 2, 3, 4, 5, 6, 6]);
    expect(pressed('6')).toBeNull();
  });

  it.each([
    ['r', 'roll'],
    ['G', 'without'],
    ['s', 'stop'],
    ['u', 'undo'],
    ['e', 'reroll'],
    ['h', 'hints'],
    ['l', 'story'],
    ['p', 'where'],
    ['?', 'help'],
    ['x', null],
    ['Enter', null],
  ])('%s does %s', (key, action) => expect(pressed(key)).toBe(action));

  it('belong to the browser with Ctrl, to the writer in a field, and count once while held', () => {
    expect(pressed('r', { ctrlKey: true })).toBeNull();
    expect(pressed('r', { metaKey: true })).toBeNull();
    expect(pressed('r', { repeat: true })).toBeNull();
    expect(pressed('r', {}, document.createElement('input'))).toBeNull();
  });
});
