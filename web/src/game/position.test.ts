import { describe, expect, it } from 'vitest';
import {
  bestSum,
  diceLeft,
  faceDown,
  goldenLeft,
  hasWorm,
  parsePosition,
  PositionError,
  sum,
  supply,
} from './position';

describe('a position', () => {
  it('of the start has the whole grill and empty stacks', () => {
    const position = parsePosition('2014 21-36 -/-/- 1');
    expect(position.grill.map(({ tile }) => tile)).toEqual(Array.from({ length: 16 }, (_, index) => 21 + index));
    expect(position.players).toEqual(Array(3).fill({ stack: [], specialist: null, worms: 0 }));
    expect(position).toMatchObject({ seat: 1, begun: false, roll: null, kept: [], deluxe: false, options: [] });
    expect(diceLeft(position)).toBe(8);
  });

  it('in the middle of a turn knows what lies aside and what fell', () => {
    const position = parsePosition('2014+short 21-23,26-29,31,33-36 24/30.25/32 1 444w|55ww');
    expect(position.options).toEqual(['short']);
    expect(position.players.map(({ stack }) => stack)).toEqual([[24], [30, 25], [32]]);
    expect(position.kept.map(({ face, dice }) => [face, dice.length])).toEqual([
      [4, 3],
      [6, 1],
    ]);
    expect(position.roll?.map(({ face }) => face)).toEqual([5, 5, 6, 6]);
    expect(sum(position)).toBe(17);
    expect(hasWorm(position)).toBe(true);
    expect(diceLeft(position)).toBe(4);
    expect(bestSum(position)).toBe(37);
    expect(faceDown(position)).toEqual([]);
  });

  it('of the deluxe game has guests, specialists, round worms, a golden die', () => {
    const position = parsePosition('deluxe 11c,13,22h,23-25,29a,30-36 21+g*2/- 1 11g1|25gw');
    expect(position.grill[0]).toEqual({ tile: 11, guest: 'c' });
    expect(position.players[0]).toEqual({ stack: [21], specialist: 'g', worms: 2 });
    expect(position.kept[0]?.dice.map(({ golden }) => golden)).toEqual([false, false, true]);
    expect(position.roll?.at(-1)).toEqual({ face: 6, golden: true });
    expect(diceLeft(position)).toBe(6);
    expect(supply(position)).toBe(5);
    expect(goldenLeft(position)).toBe(false);
    expect(goldenLeft(parsePosition('deluxe 21,22 -+g/- 1'))).toBe(true);
    expect(faceDown(position)).toEqual([26, 27, 28]);
  });

  it('reads the flags of weasel and golden die', () => {
    expect(parsePosition('deluxe 21,22 -+w/- 1 5|12!')).toMatchObject({ weaselUsed: true, goldenOut: false });
    const out = parsePosition('deluxe 21,22 -+g/- 1 5|12345ww-');
    expect(out).toMatchObject({ weaselUsed: false, goldenOut: true });
    expect(diceLeft(out)).toBe(7);
  });

  it('of the end belongs to nobody', () => {
    const position = parsePosition('2014 - 21.36/22 0');
    expect(position.grill).toEqual([]);
    expect(diceLeft(position)).toBe(0);
  });

  it.each([
    '',
    '2014 21-36 -/-',
    '2014 21-36 -/- 9',
    '2014 21x -/- 1',
    '2014 21-36 a/- 1',
    '2014 21-36 -/- 1 77|',
    '2014 21-36 -/- 1 4',
  ])('refuses %j', (text) => expect(() => parsePosition(text)).toThrow(PositionError));
});
