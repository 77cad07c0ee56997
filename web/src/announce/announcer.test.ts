import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announce, announcements, hush } from './announcer.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  hush();
  vi.useRealTimers();
});

const said = () => announcements().map(({ text }) => text);

describe('announcements', () => {
  it('come one after the other, in order', () => {
    announce('one');
    announce('two');
    vi.advanceTimersByTime(1);
    expect(said()).toEqual(['one']);
    vi.runAllTimers();
    expect(said()).toEqual(['one', 'two']);
  });

  it('leave out nothing said and the same said twice in a row', () => {
    announce('');
    announce('one');
    announce('one');
    vi.runAllTimers();
    expect(said()).toEqual(['one']);
    announce('one');
    vi.runAllTimers();
    expect(said()).toEqual(['one', 'one']);
  });

  it('do not pile up for ever', () => {
    for (let count = 0; count < 90; count++) announce(`line ${count}`);
    vi.runAllTimers();
    expect(said()).toHaveLength(40);
    expect(said().at(-1)).toBe('line 89');
  });
});
