/** The notation's tokens of moves, read to be offered as buttons. */
import type { Letter } from './position';

export type Move =
  | { kind: 'roll'; token: string; golden: boolean }
  | { kind: 'keep'; token: string; face: number; giver: number | null }
  | { kind: 'reroll'; token: string }
  | { kind: 'giveup'; token: string }
  | Stop
  | { kind: 'fail'; token: string };

export interface Stop {
  kind: 'take' | 'steal' | 'hen';
  token: string;
  tile: number | null; // null: the hen
  seat: number | null; // whose
  back: Letter | null;
  giver: number | null;
}

export function parseMove(token: string): Move | null {
  if (token === 'roll' || token === 'roll-') return { kind: 'roll', token, golden: token === 'roll' };
  if (token === '~') return { kind: 'reroll', token };
  if (token === '#') return { kind: 'giveup', token };
  if (token === '=x') return { kind: 'fail', token };
  const keep = /^>([1-5w])(?:@([1-7]))?$/.exec(token);
  if (keep) {
    return {
      kind: 'keep',
      token,
      face: keep[1] === 'w' ? 6 : Number(keep[1]),
      giver: keep[2] ? Number(keep[2]) : null,
    };
  }
  const stop = /^=(\d\d|h)(?:@([1-7]))?(?:&([chwga]))?(?:\^([1-7]))?$/.exec(token);
  if (!stop) return null;
  const seat = stop[2] ? Number(stop[2]) : null;
  return {
    kind: stop[1] === 'h' ? 'hen' : seat ? 'steal' : 'take',
    token,
    tile: stop[1] === 'h' ? null : Number(stop[1]),
    seat,
    back: (stop[3] ?? null) as Letter | null,
    giver: stop[4] ? Number(stop[4]) : null,
  };
}

/** What a player may do, sorted for the buttons. */
export interface Choices {
  roll: string | null;
  rollWithout: string | null;
  keeps: Map<number, (Move & { kind: 'keep' })[]>; // by face; several when a giver must be chosen
  reroll: boolean;
  giveUp: boolean;
  stops: Stop[];
  fail: boolean;
}

export function choices(legal: readonly string[]): Choices {
  const moves = legal.map(parseMove).filter((move) => move !== null);
  const keeps = new Map<number, (Move & { kind: 'keep' })[]>();
  for (const move of moves) {
    if (move.kind === 'keep') keeps.set(move.face, [...(keeps.get(move.face) ?? []), move]);
  }
  return {
    roll: legal.includes('roll') ? 'roll' : null,
    rollWithout: legal.includes('roll-') ? 'roll-' : null,
    keeps,
    reroll: legal.includes('~'),
    giveUp: legal.includes('#'),
    stops: moves.filter((move): move is Stop => move.kind === 'take' || move.kind === 'steal' || move.kind === 'hen'),
    fail: legal.includes('=x'),
  };
}

/** Stops that differ only in what follows (what is put back, whose round worm) belong to one button. */
export function bunches(stops: readonly Stop[]): Stop[][] {
  const result = new Map<string, Stop[]>();
  for (const stop of stops) {
    const key = `${stop.kind} ${stop.tile ?? ''} ${stop.seat ?? ''}`;
    result.set(key, [...(result.get(key) ?? []), stop]);
  }
  return [...result.values()];
}
