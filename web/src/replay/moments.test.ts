import { describe, expect, it } from 'vitest';
import { sampleEvent, sampleTurn } from '../table/sample';
import { moments, readHash, readPlayed, replayHash } from './moments';

const start = sampleEvent(1, 'started', { position: '2014 21-36 -/-/- 1' });

describe('the moments of a game', () => {
  it('begin with the start, and a throw belongs to the roll after it', () => {
    const found = moments([start, ...sampleTurn()]);
    expect(found[0]).toEqual({ position: '2014 21-36 -/-/- 1', turn: 1, events: [] });
    expect(found[1]!.position).toBe('2014 21-36 -/-/- 1 |1234555w');
    expect(found[1]!.events.map(({ kind }) => kind)).toEqual(['move', 'rolled']);
    expect(found[2]!.events.map(({ move }) => move)).toEqual(['>5']);
    expect(found.flatMap((moment) => moment.events)).toHaveLength(sampleTurn().length);
  });

  it('leave out what was taken back', () => {
    const turn = sampleTurn();
    const kept = turn[2]!;
    const undone = sampleEvent(5, 'undone', { to: kept.seq - 1, position: turn[1]!.position ?? null });
    expect(moments([start, ...turn.slice(0, 3), undone])).toHaveLength(2);
  });
});

describe('a downloaded game', () => {
  it('is read, and anything else refused', () => {
    const played = { names: ['a', 'b'], edition: '2014', events: [start, ...sampleTurn()], dice: {} };
    expect(readPlayed(JSON.stringify(played))!.names).toEqual(['a', 'b']);
    for (const text of ['', '{}', '[]', '{"names":[],"edition":"2014","events":[]}'])
      expect(readPlayed(text)).toBeNull();
  });
});

describe('a link to a moment', () => {
  it('is read as it was written', () => {
    for (const [at, link] of [
      [0, null],
      [12, null],
      [7, 'a_b-c'],
    ] as const)
      expect(readHash(replayHash(at, link).slice(1))).toEqual({ at, link });
    expect(readHash('at=x')).toEqual({ at: 0, link: null });
  });
});
