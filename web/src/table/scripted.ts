/** A table that no server holds: that of the lesson and of a replay. The same parts show it. */
import type { TableState } from '../net/types';

export interface Scripted {
  id: string;
  names: string[];
  /** Is the first seat the reader's own? Otherwise everybody is only looked at. */
  own: boolean;
  position: string;
  legal: string[];
  seq: number;
}

export function scriptedState({ id, names, own, position, legal, seq }: Scripted): TableState {
  const edition = position.split(' ')[0]!;
  return {
    table: id,
    seq,
    game_seq: seq,
    phase: 'playing',
    pause: null,
    options: {
      edition,
      pace: { kind: 'relaxed', seconds: 900 },
      patience: 60,
      standin: '',
      listed: false,
      watch: true,
      coach: 'none',
      undo: 'none',
      begins: 1,
      dice: 'server',
      free_text: false,
      open_stacks: true,
    },
    position,
    edition,
    legal,
    mover: Number(/^\S+ \S+ \S+ (\d)/.exec(position)?.[1] ?? 0),
    thrown: null,
    standing: names.map(() => 0),
    winners: [],
    seats: names.map((name, index) => {
      const person = own && index === 0;
      return {
        seat: index + 1,
        kind: person ? 'person' : 'bot',
        person: person ? 1 : null,
        name,
        bot: null,
        standin: null,
      };
    }),
    people: own
      ? [{ person: 1, name: names[0]!, host: true, seats: [1], online: true, left: false, muted: false }]
      : [],
    clock: null,
    undo: { free: null, ask: [], asked: null },
    dice: { by: 'server', scheme: '', commitment: '', contributions: [], rolls: 0, secret: null },
    series: null,
    rematch: { wanted: [] },
    now: Date.now(),
  };
}
