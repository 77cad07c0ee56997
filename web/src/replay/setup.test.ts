import { describe, expect, it } from 'vitest';
import { parsePosition } from '../game/position';
import {
  formatPosition,
  homeOf,
  house,
  layout,
  place,
  startOf,
  whereIs,
  withDice,
  withPlayers,
  withSeat,
  withWorms,
} from './setup';

describe('the text of a position', () => {
  it.each([
    '2014 21-36 -/-/- 1',
    '2014+short+any 21-23,26-29,31,33-36 24/30.25/32 1 444w|55ww',
    '2014 21,22,24 -/- 2',
    'deluxe 11c,13,21h,22,23r,24,25w,26,27g,28,29a,30-36 -/- 1',
    'deluxe 13,21h,22,24-26r,28 11+c*2/31.30+g 2 wgw|2344555!-'.replace('24-26r', '24,25,26r'),
    '2014 - 28.33/21.24.35 0',
  ])('%s is written as it was read', (text) => {
    expect(formatPosition(parsePosition(text))).toBe(text);
  });
});

describe('setting up', () => {
  const start = startOf('2014', 2);

  it('moves portions, the last one on top', () => {
    const moved = place(place(start, 30, 1), 25, 1);
    expect(formatPosition(moved)).toBe('2014 21-24,26-29,31-36 30.25/- 1');
    expect([whereIs(moved, 30), whereIs(moved, 21)]).toEqual([1, 'grill']);
    expect(formatPosition(place(moved, 30, 'down'))).toBe('2014 21-24,26-29,31-36 25/- 1');
    expect(layout(place(moved, 30, 'down')).find(({ tile }) => tile === 30)).toEqual({ tile: 30, where: 'down' });
    expect(formatPosition(place(moved, 25, 'grill'))).toBe('2014 21-29,31-36 30/- 1');
  });

  it('knows that an empty grill ends the game', () => {
    let position = withDice(start, 'ww', '55')!;
    for (const tile of layout(start).map((one) => one.tile)) position = place(position, tile, 'down');
    expect(formatPosition(position)).toBe('2014 - -/- 0');
    expect(formatPosition(place(position, 21, 'grill'))).toBe('2014 21 -/- 1');
  });

  it('moves specialists, and who was there goes', () => {
    const deluxe = startOf('deluxe', 2);
    expect(homeOf(deluxe, 'h')).toEqual({ tile: 21 });
    const held = house(deluxe, 'h', { seat: 2 });
    expect(homeOf(held, 'h')).toEqual({ seat: 2 });
    expect(homeOf(house(held, 'w', { seat: 2 }), 'h')).toBe('none');
    expect(homeOf(house(held, 'r', { tile: 11 }), 'c')).toBe('none');
    expect(formatPosition(withWorms(held, 2, 3))).toContain(' -/-+h*3 1');
  });

  it('changes players, turn and dice', () => {
    expect(formatPosition(withSeat(withPlayers(start, 3), 3))).toBe('2014 21-36 -/-/- 3');
    expect(formatPosition(withPlayers(withSeat(withPlayers(start, 3), 3), 2))).toBe('2014 21-36 -/- 2');
    expect(formatPosition(withDice(start, '444W', 'w5g1')!)).toBe('2014 21-36 -/- 1 444w|5wg1');
    expect(withDice(start, '7', '')).toBeNull();
    expect(formatPosition(withDice(withDice(start, '44', '')!, '', '')!)).toBe('2014 21-36 -/- 1');
  });
});
