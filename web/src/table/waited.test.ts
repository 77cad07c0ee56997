import { describe, expect, it } from 'vitest';
import type { TableState } from '../net/types';
import { sampleState } from './sample';
import { mayBeginNext, mayResume, mayTakeOver } from './waited';

const MINUTE = 60_000;
const event = (kind: string, at: number) => ({ seq: 1, kind, at });

/** Anika is the host, and gone; Bo sits at seat 3; Cleo watches. */
function hostGone(change: Partial<TableState> = {}): TableState {
  const table = sampleState(change);
  const cleo = { person: 3, name: 'Cleo', host: false, seats: [], online: true, left: false, muted: false };
  return { ...table, people: [{ ...table.people[0]!, online: false }, table.people[1]!, cleo] };
}

describe('a host who is away', () => {
  it('is waited for as long as the table is patient', () => {
    expect(mayTakeOver(hostGone(), 2, 1000, [], 1000 + MINUTE - 1)).toBe(false);
    expect(mayTakeOver(hostGone(), 2, 1000, [], 1000 + MINUTE)).toBe(true);
  });

  it('gives way only to somebody who plays, and not while there', () => {
    expect(mayTakeOver(hostGone(), 3, 0, [], MINUTE)).toBe(false);
    expect(mayTakeOver(hostGone(), null, 0, [], MINUTE)).toBe(false);
    expect(mayTakeOver(hostGone(), 1, 0, [], MINUTE)).toBe(false);
    expect(mayTakeOver(hostGone(), 2, null, [], MINUTE)).toBe(false);
    expect(mayTakeOver(sampleState(), 2, 0, [], MINUTE)).toBe(false);
  });

  it('need not be there at a table by days, where the game itself has to have stood still', () => {
    const table = hostGone({ options: { ...sampleState().options, pace: { kind: 'days', days: 1 } } });
    const log = [event('move', MINUTE), event('said', 100 * MINUTE)];
    expect(mayTakeOver(table, 2, 0, log, 1440 * MINUTE)).toBe(false);
    expect(mayTakeOver(table, 2, 0, log, 1441 * MINUTE)).toBe(true);
  });
});

describe('a pause of the host', () => {
  const paused = { ...sampleState({ phase: 'paused', pause: 'host' }) };
  const log = [event('paused', MINUTE)];

  it('is ended by the host at once, by another player after the time of a move', () => {
    expect(mayResume(paused, 1, false, log, MINUTE)).toBe(true);
    expect(mayResume(paused, 2, false, log, 16 * MINUTE - 1)).toBe(false);
    expect(mayResume(paused, 2, false, log, 16 * MINUTE)).toBe(true);
  });

  it('is ended by a player at once where the host is away, by nobody who watches', () => {
    expect(mayResume(paused, 2, true, log, MINUTE)).toBe(true);
    expect(mayResume(hostGone(paused), 3, true, log, 100 * MINUTE)).toBe(false);
  });

  it('is the only one that people end', () => {
    expect(mayResume({ ...paused, pause: 'nobody' }, 1, false, log, MINUTE)).toBe(false);
    expect(mayResume(sampleState(), 1, false, log, MINUTE)).toBe(false);
  });
});

it('the next game is begun by the host at once, by another player when the table has been patient', () => {
  const over = sampleState({ phase: 'over' });
  const log = [event('over', MINUTE), event('rematch_wanted', 2 * MINUTE)];
  expect(mayBeginNext(over, 1, log, MINUTE)).toBe(true);
  expect(mayBeginNext(over, 2, log, 2 * MINUTE - 1)).toBe(false);
  expect(mayBeginNext(over, 2, log, 2 * MINUTE)).toBe(true);
  expect(mayBeginNext(hostGone(over), 3, log, 9 * MINUTE)).toBe(false);
});
