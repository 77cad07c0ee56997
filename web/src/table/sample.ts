/** A table as the server would tell of it, for tests. */
import type { TableEvent, TableState } from '../net/types';

export function sampleState(change: Partial<TableState> = {}): TableState {
  return {
    table: 't',
    seq: 1,
    game_seq: 1,
    phase: 'playing',
    pause: null,
    options: {
      edition: '2014',
      pace: { kind: 'relaxed', seconds: 900 },
      patience: 60,
      standin: 'greedy',
      listed: false,
      watch: true,
      coach: 'advice',
      undo: 'free',
      begins: 1,
      dice: 'server',
      free_text: false,
      open_stacks: true,
    },
    position: '2014 21-36 -/-/- 1',
    edition: '2014',
    legal: ['roll'],
    mover: 1,
    thrown: null,
    standing: [0, 0, 0],
    winners: [],
    seats: [
      { seat: 1, kind: 'person', person: 1, name: 'Anika', bot: null, standin: null },
      { seat: 2, kind: 'bot', person: null, name: 'Rusty', bot: 'greedy', standin: null },
      { seat: 3, kind: 'person', person: 2, name: 'Bo', bot: null, standin: null },
    ],
    people: [
      { person: 1, name: 'Anika', host: true, seats: [1], online: true, left: false, muted: false },
      { person: 2, name: 'Bo', host: false, seats: [3], online: true, left: false, muted: false },
    ],
    clock: null,
    undo: { free: null, ask: [], asked: null },
    dice: { by: 'server', scheme: 'wormgrill-dice-1', commitment: '', contributions: [], rolls: 0, secret: null },
    series: null,
    rematch: { wanted: [] },
    now: Date.now(),
    ...change,
  };
}

let at = 0;
export function sampleEvent(seq: number, kind: string, fields: Partial<TableEvent> = {}): TableEvent {
  return { seq, at: ++at, kind, ...fields };
}

/** A turn of seat 1: rolls, sets aside three fives and two worms, takes the 25. */
export function sampleTurn(): TableEvent[] {
  return [
    sampleEvent(2, 'move', { seat: 1, move: 'roll', position: null, facts: [{ fact: 'threw', seat: 1, dice: 8 }] }),
    sampleEvent(3, 'rolled', {
      seat: 1,
      dice: ':1234555w',
      position: '2014 21-36 -/-/- 1 |1234555w',
      facts: [{ fact: 'fell', seat: 1, dice: { white: [1, 2, 3, 4, 5, 5, 5, 6] } }],
    }),
    sampleEvent(4, 'move', {
      seat: 1,
      move: '>5',
      position: '2014 21-36 -/-/- 1 555|',
      facts: [{ fact: 'set_aside', seat: 1, face: 5, count: 3, total: 15 }],
    }),
    sampleEvent(5, 'move', { seat: 1, move: 'roll', position: null, facts: [{ fact: 'threw', seat: 1, dice: 5 }] }),
    sampleEvent(6, 'rolled', {
      seat: 1,
      dice: ':112ww',
      position: '2014 21-36 -/-/- 1 555|112ww',
      facts: [{ fact: 'fell', seat: 1, dice: { white: [1, 1, 2, 6, 6] } }],
    }),
    sampleEvent(7, 'move', {
      seat: 1,
      move: '>w',
      position: '2014 21-36 -/-/- 1 555ww|',
      facts: [{ fact: 'set_aside', seat: 1, face: 6, count: 2, total: 25 }],
    }),
    sampleEvent(8, 'move', {
      seat: 1,
      move: '=25',
      position: '2014 21-24,26-36 25/-/- 2',
      facts: [{ fact: 'took', seat: 1, tile: 25, total: 25 }],
    }),
  ];
}
