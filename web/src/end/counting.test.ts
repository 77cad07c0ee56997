import { describe, expect, it } from 'vitest';
import { parsePosition } from '../game/position';
import { plates, tieBreak } from './counting';

describe('counting at the end', () => {
  it('goes through stack, round worms, apple', () => {
    const [first, second] = plates(parsePosition('deluxe - 21.36+a*2/11 0'));
    expect(first?.pieces.map(({ kind, worms }) => [kind, worms])).toEqual([
      ['tile', 1],
      ['tile', 4],
      ['round', 1],
      ['round', 1],
      ['apple', 3],
    ]);
    expect(first).toMatchObject({ worms: 10, highest: 36 });
    expect(second).toMatchObject({ worms: 1, highest: 11 });
  });

  it('says how a tie was decided', () => {
    const equal = plates(parsePosition('2014 - 21.22/25/- 0'));
    expect(tieBreak(equal, [2])).toBe('portion');
    expect(tieBreak(plates(parsePosition('2014 - 36/21 0')), [1])).toBe('none');
    expect(tieBreak(plates(parsePosition('2014 - -/- 0')), [1, 2])).toBe('shared');
  });
});
