/** What a sum would bring, for hints on the table only: which move is legal is the server's word. */
import { bestSum, hasWorm, points, sum, type Position } from './position';

export interface Target {
  tile: number;
  seat: number | null; // whose stack it tops; null: the grill
}

/** The portion that a stop with this sum aims at, in the plain rules: exact on the grill, exact on a stack, else the next lower. */
export function target(position: Position, total: number): Target | null {
  if (position.grill.some(({ tile }) => tile === total)) return { tile: total, seat: null };
  const owner = position.players.findIndex(({ stack }, index) => index + 1 !== position.seat && stack.at(-1) === total);
  if (owner >= 0 && total > 13) return { tile: total, seat: owner + 1 };
  const lower = position.grill.filter(({ tile }) => tile < total && tile > 13).at(-1);
  return lower ? { tile: lower.tile, seat: null } : null;
}

/** Is the portion still within what the dice left could make? */
export function withinReach(position: Position, tile: number): boolean {
  return tile <= bestSum(position);
}

/** The portion that setting this face aside would aim at; null without a worm, or with nothing looked at. */
export function aimAt(position: Position, face: number | null): Target | null {
  if (face === null || !position.roll || !(hasWorm(position) || face === 6)) return null;
  const dice = position.roll.filter((die) => die.face === face).length;
  return target(position, sum(position) + dice * points(face));
}
