/** The worms of the end, in the order in which they are counted out loud. */
import type { Position } from '../game/position';
import { wormsOf } from '../game/tiles';

export type Piece =
  { kind: 'tile'; tile: number; worms: number } | { kind: 'round'; worms: number } | { kind: 'apple'; worms: number };

export interface Plate {
  seat: number;
  pieces: Piece[];
  worms: number;
  highest: number; // the highest portion, 0 without any
}

export function plates(position: Position): Plate[] {
  return position.players.map((player, index) => {
    const pieces: Piece[] = [
      ...player.stack.map((tile) => ({ kind: 'tile' as const, tile, worms: wormsOf(tile) })),
      ...Array.from({ length: player.worms }, () => ({ kind: 'round' as const, worms: 1 })),
      ...(player.specialist === 'a' ? [{ kind: 'apple' as const, worms: 3 }] : []),
    ];
    return {
      seat: index + 1,
      pieces,
      worms: pieces.reduce((total, piece) => total + piece.worms, 0),
      highest: Math.max(0, ...player.stack),
    };
  });
}

/** How the winner was found where worms alone did not say it. */
export function tieBreak(all: readonly Plate[], winners: readonly number[]): 'none' | 'portion' | 'shared' {
  const most = Math.max(...all.map((plate) => plate.worms));
  const equal = all.filter((plate) => plate.worms === most);
  if (equal.length === 1) return 'none';
  return winners.length > 1 ? 'shared' : 'portion';
}
