import { describe, expect, it } from 'vitest';
import { bunches, choices, parseMove } from './moves';

describe('moves', () => {
  it.each([
    ['roll', { kind: 'roll', golden: true }],
    ['roll-', { kind: 'roll', golden: false }],
    ['>w', { kind: 'keep', face: 6, giver: null }],
    ['>1@3', { kind: 'keep', face: 1, giver: 3 }],
    ['~', { kind: 'reroll' }],
    ['#', { kind: 'giveup' }],
    ['=x', { kind: 'fail' }],
    ['=27', { kind: 'take', tile: 27, seat: null }],
    ['=32@3', { kind: 'steal', tile: 32, seat: 3 }],
    ['=25&w', { kind: 'take', tile: 25, back: 'w' }],
    ['=23^2', { kind: 'take', tile: 23, giver: 2 }],
    ['=h@2&w', { kind: 'hen', tile: null, seat: 2, back: 'w' }],
  ])('%s', (token, move) => expect(parseMove(token)).toMatchObject({ token, ...move }));

  it('that nobody knows are left out', () => {
    expect(parseMove('=99x')).toBeNull();
    expect(choices(['dance', 'roll']).roll).toBe('roll');
  });

  it('are sorted for the buttons', () => {
    const offered = choices(['roll', 'roll-', '>1@2', '>1@3', '>w', '~', '=24', '=25@2', '=x']);
    expect(offered.rollWithout).toBe('roll-');
    expect([...offered.keeps.keys()]).toEqual([1, 6]);
    expect(offered.keeps.get(1)).toHaveLength(2);
    expect(offered.reroll).toBe(true);
    expect(offered.stops.map(({ token }) => token)).toEqual(['=24', '=25@2']);
    expect(offered.fail).toBe(true);
  });

  it('that differ only in what follows share a button', () => {
    const { stops } = choices(['=25&c', '=25&w', '=26@2']);
    expect(bunches(stops).map((bunch) => bunch.length)).toEqual([2, 1]);
  });
});
