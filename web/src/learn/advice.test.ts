import { describe, expect, it } from 'vitest';
import { parsePosition } from '../game/position';
import { whoIs } from '../table/names';
import { sampleState } from '../table/sample';
import { clearlyWorse, moveText, nudge, worthReaching } from './advice';

const who = whoIs(sampleState(), 1);
const rolled = parsePosition('2014 21-36 30/- 1 |1134555w');

describe('a nudge', () => {
  it('points at the kind of the best move without naming it', () => {
    expect(nudge('>w', rolled)).toBe('nudge-worm');
    expect(nudge('>5', rolled)).toBe('nudge-many');
    expect(nudge('>4', rolled)).toBe('nudge-few');
    expect(nudge('=27', rolled)).toBe('nudge-take');
    expect(nudge('=30@2', rolled)).toBe('nudge-steal');
    expect(nudge('=h@2', rolled)).toBe('nudge-steal');
    expect(nudge('~', rolled)).toBe('nudge-weasel');
    expect(nudge('#', rolled)).toBe('nudge-fail');
    expect(nudge('roll', rolled)).toBe('nudge-roll');
  });
});

describe('a clearly worse choice', () => {
  it('is measured by the threshold, in chance to win or in worms', () => {
    expect(clearlyWorse(0.02, 'win', 20)).toBe(true);
    expect(clearlyWorse(0.019, 'win', 20)).toBe(false);
    expect(clearlyWorse(0.2, 'worms', 20)).toBe(true);
    expect(clearlyWorse(0.19, 'worms', 20)).toBe(false);
  });
});

describe('moves in words', () => {
  it('name what is done', () => {
    expect(moveText('>5', rolled, who)).toContain('dice-of-face');
    expect(moveText('roll', rolled, who)).toBe('act-roll-dice');
    expect(moveText('roll-', parsePosition('deluxe 21-36 11+g/- 1'), who)).toBe('act-roll-without');
    expect(moveText('=x', rolled, who)).toBe('act-fail');
    expect(moveText('=27', rolled, who)).toBe('act-take');
    expect(moveText('?', rolled, who)).toBe('?');
  });
});

describe('portions worth a bar', () => {
  it('lie on the grill or on top of another stack', () => {
    expect(worthReaching('deluxe 11c,13,22,24 28.30/25.31/21 1')).toEqual([21, 22, 24, 31]);
  });
});
