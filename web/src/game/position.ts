/** Reads the notation's text of a position, to show it. What is legal and what happens is the server's to say. */
import { baseTiles, deluxeTiles } from './tiles';

export type Letter = 'c' | 'h' | 'r' | 'w' | 'g' | 'a';

export interface OneDie {
  face: number; // 6 is the worm
  golden: boolean;
}

export interface Player {
  stack: number[]; // from bottom to top
  specialist: Letter | null;
  worms: number; // round ones
}

export interface Position {
  edition: string; // '2014'
  options: string[];
  deluxe: boolean;
  grill: { tile: number; guest: Letter | null }[];
  players: Player[];
  seat: number; // 0: the game is over
  kept: { face: number; dice: OneDie[] }[];
  roll: OneDie[] | null; // from which a face must be chosen
  begun: boolean;
  weaselUsed: boolean;
  goldenOut: boolean;
}

export class PositionError extends Error {}

function refuse(text: string, what: string): never {
  throw new PositionError(`not a position: ${what} in '${text}'`);
}

export function parseDice(text: string): OneDie[] {
  if (!/^(?:g?[1-5w])*$/.test(text)) refuse(text, 'dice');
  return [...text.matchAll(/(g?)([1-5w])/g)].map(([, golden, face]) => ({
    face: face === 'w' ? 6 : Number(face),
    golden: golden === 'g',
  }));
}

function parseGrill(text: string): Position['grill'] {
  if (text === '-') return [];
  return text.split(',').flatMap((part) => {
    const run = /^(\d\d)-(\d\d)$/.exec(part);
    if (run) {
      const [low, high] = [Number(run[1]), Number(run[2])];
      return Array.from({ length: high - low + 1 }, (_, index) => ({ tile: low + index, guest: null }));
    }
    const single = /^(\d\d)([chrwga]?)$/.exec(part);
    if (!single) refuse(text, `'${part}' on the grill`);
    return [{ tile: Number(single[1]), guest: (single[2] || null) as Letter | null }];
  });
}

function parsePlayer(text: string): Player {
  const match = /^(-|\d\d(?:\.\d\d)*)(?:\+([chrwga]))?(?:\*([1-7]))?$/.exec(text);
  if (!match) refuse(text, 'a stack');
  return {
    stack: match[1] === '-' ? [] : match[1]!.split('.').map(Number),
    specialist: (match[2] ?? null) as Letter | null,
    worms: Number(match[3] ?? 0),
  };
}

export function groups(dice: OneDie[]): Position['kept'] {
  const result: Position['kept'] = [];
  for (const die of dice) {
    const group = result.find((other) => other.face === die.face);
    if (group) group.dice.push(die);
    else result.push({ face: die.face, dice: [die] });
  }
  return result;
}

export function parsePosition(text: string): Position {
  const [edition, grill, stacks, seat, dice, ...rest] = text.split(' ');
  if (!edition || !grill || !stacks || !seat || !/^[0-7]$/.test(seat) || rest.length) refuse(text, 'its parts');
  const [name = '', ...options] = edition.split('+');
  const turn = /^([^|]*)\|([^!-]*)(!?)(-?)$/.exec(dice ?? '|');
  if (!turn) refuse(text, 'the dice');
  const roll = parseDice(turn[2]!);
  return {
    edition: name,
    options,
    deluxe: name === 'deluxe',
    grill: parseGrill(grill),
    players: stacks.split('/').map(parsePlayer),
    seat: Number(seat),
    kept: groups(parseDice(turn[1]!)),
    roll: roll.length ? roll : null,
    begun: dice !== undefined,
    weaselUsed: turn[3] === '!',
    goldenOut: turn[4] === '-',
  };
}

export function points(face: number): number {
  return face === 6 ? 5 : face;
}

export function sum(position: Pick<Position, 'kept'>): number {
  return position.kept.reduce((total, group) => total + group.dice.length * points(group.face), 0);
}

export function hasWorm(position: Pick<Position, 'kept'>): boolean {
  return position.kept.some((group) => group.face === 6);
}

export function isUsed(position: Pick<Position, 'kept'>, face: number): boolean {
  return position.kept.some((group) => group.face === face);
}

/** Does the golden die still play along this turn? */
export function goldenLeft(position: Position): boolean {
  const holds = position.players[position.seat - 1]?.specialist === 'g' && !position.goldenOut;
  return holds && !position.kept.some((group) => group.dice.some((die) => die.golden));
}

/** How many dice are not set aside yet, whether they lie rolled or not. */
export function diceLeft(position: Position): number {
  if (position.seat === 0) return 0;
  const holder = position.players[position.seat - 1];
  const all = 8 + (holder?.specialist === 'g' && !position.goldenOut ? 1 : 0);
  return all - position.kept.reduce((count, group) => count + group.dice.length, 0);
}

/** The highest sum that the dice left could still make. */
export function bestSum(position: Position): number {
  const faces = [6, 5, 4, 3, 2, 1].filter((face) => !isUsed(position, face));
  return sum(position) + (faces.length ? diceLeft(position) * points(faces[0]!) : 0);
}

/** Portions that were turned over: in no stack and not on the grill. */
export function faceDown(position: Position): number[] {
  const seen = new Set([
    ...position.grill.map(({ tile }) => tile),
    ...position.players.flatMap((player) => player.stack),
  ]);
  return (position.deluxe ? deluxeTiles : baseTiles).filter((tile) => !seen.has(tile));
}

export function supply(position: Position): number {
  return position.deluxe ? 7 - position.players.reduce((count, player) => count + player.worms, 0) : 0;
}
