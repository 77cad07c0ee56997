import { describe, expect, it } from 'vitest';
import { fit, heightOf, rows } from './fit';

const measures = { least: 32, most: 80, between: 8, around: 10, inside: 2 };

describe('the size of the dice', () => {
  it('puts groups side by side while they fit, then in another row', () => {
    expect(heightOf([1, 1], 40, 108, measures)).toBe(50);
    expect(heightOf([1, 1], 40, 107, measures)).toBe(50 + 8 + 50);
  });

  it('folds a group that is wider than the tray', () => {
    expect(heightOf([8], 40, 178, measures)).toBe(2 * 42 - 2 + 10);
  });

  it('is as large as the room allows, never below the least or above the most', () => {
    const counts = [2, 1, 1, 4];
    for (let width = 200; width <= 800; width += 50) {
      for (let height = 60; height <= 500; height += 40) {
        const { size } = fit(counts, { width, height }, measures);
        expect(size).toBeGreaterThanOrEqual(measures.least);
        expect(size).toBeLessThanOrEqual(measures.most);
        if (size > measures.least) expect(heightOf(counts, size, width, measures)).toBeLessThanOrEqual(height);
        if (size < measures.most) expect(heightOf(counts, size + 1, width, measures)).toBeGreaterThan(height);
      }
    }
  });

  it('says what it needs where there is too little room', () => {
    expect(fit([8], { width: 178, height: 0 }, measures)).toEqual({ size: 32, needs: 2 * 34 - 2 + 10 });
  });
});

describe('the dice in hand', () => {
  const hand = { least: 30, most: 50, gap: 4, words: 30 };
  it('lie in one row where that is as large', () => {
    expect(rows(8, { width: 600, height: 200 }, hand)).toEqual({ across: 8, size: 50 });
    expect(rows(3, { width: 300, height: 200 }, hand)).toEqual({ across: 3, size: 50 });
  });
  it('lie in two equal rows where one would make them small', () => {
    expect(rows(8, { width: 300, height: 200 }, hand)).toEqual({ across: 4, size: 50 });
    expect(rows(7, { width: 240, height: 150 }, hand)).toEqual({ across: 4, size: 50 });
  });
  it('are never too small to be seen', () => {
    expect(rows(8, { width: 100, height: 40 }, hand).size).toBe(30);
  });
});
