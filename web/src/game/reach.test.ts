import { describe, expect, it } from 'vitest';
import { parsePosition } from './position';
import { target, withinReach } from './reach';

const table = parsePosition('2014 21-23,26-29,31,33-36 24/30.25/32 1 444|');

describe('what a sum aims at', () => {
  it.each([
    [27, { tile: 27, seat: null }],
    [32, { tile: 32, seat: 3 }],
    [25, { tile: 25, seat: 2 }],
    [30, { tile: 29, seat: null }],
    [24, { tile: 23, seat: null }], // one's own top portion is not stolen
    [20, null],
  ])('%i', (total, expected) => expect(target(table, total)).toEqual(expected));

  it('never the 11 or the 13 as the next lower, never from a stack', () => {
    const deluxe = parsePosition('deluxe 11,21 -/13 1 444|');
    expect(target(deluxe, 12)).toBeNull();
    expect(target(deluxe, 13)).toBeNull();
    expect(target(deluxe, 11)).toEqual({ tile: 11, seat: null });
  });

  it('is within reach as long as the dice left could make it', () => {
    const late = parsePosition('2014 21-36 -/- 1 wwww555|');
    expect(withinReach(late, 36)).toBe(true);
    const later = parsePosition('2014 21-36 -/- 1 www1111|');
    expect(withinReach(later, 24)).toBe(true);
    expect(withinReach(later, 25)).toBe(false);
  });
});
