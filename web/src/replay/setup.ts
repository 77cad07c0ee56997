/** Positions set up by hand: every change gives a new one, and its text as the notation writes it. The server judges it. */
import { faceDown, groups, parseDice, parsePosition, type Letter, type OneDie, type Position } from '../game/position';
import { baseTiles, deluxeTiles } from '../game/tiles';

/** Where a portion lies: on the grill, turned over, or on a seat's stack. */
export type Where = 'grill' | 'down' | number;
/** Where a specialist is: nowhere, on a portion of the grill, or with a player. */
export type Home = 'none' | { tile: number } | { seat: number };

export function tilesOf(position: Position): readonly number[] {
  return position.deluxe ? deluxeTiles : baseTiles;
}

export function startOf(edition: string, players: number): Position {
  const grill = edition.startsWith('deluxe') ? '11c,13,21h,22,23r,24,25w,26,27g,28,29a,30-36' : '21-36';
  return parsePosition(`${edition} ${grill} ${Array.from({ length: players }, () => '-').join('/')} 1`);
}

export function whereIs(position: Position, tile: number): Where {
  if (position.grill.some((portion) => portion.tile === tile)) return 'grill';
  const seat = position.players.findIndex((player) => player.stack.includes(tile)) + 1;
  return seat || 'down';
}

/** Moves a portion; on a stack it goes on top. A specialist that stood on it is gone then. */
export function place(position: Position, tile: number, where: Where): Position {
  const without = position.grill.filter((portion) => portion.tile !== tile);
  const grill = where === 'grill' ? [...without, { tile, guest: null }].sort((a, b) => a.tile - b.tile) : without;
  const players = position.players.map((player, index) => {
    const stack = player.stack.filter((other) => other !== tile);
    return { ...player, stack: where === index + 1 ? [...stack, tile] : stack };
  });
  return ended({ ...position, grill, players });
}

export function homeOf(position: Position, letter: Letter): Home {
  const portion = position.grill.find(({ guest }) => guest === letter);
  if (portion) return { tile: portion.tile };
  const seat = position.players.findIndex(({ specialist }) => specialist === letter) + 1;
  return seat ? { seat } : 'none';
}

/** Puts a specialist somewhere; whoever was there before has to go. */
export function house(position: Position, letter: Letter, home: Home): Position {
  const grill = position.grill.map((portion) => {
    if (home !== 'none' && 'tile' in home && home.tile === portion.tile) return { ...portion, guest: letter };
    return portion.guest === letter ? { ...portion, guest: null } : portion;
  });
  const players = position.players.map((player, index) => {
    if (home !== 'none' && 'seat' in home && home.seat === index + 1) return { ...player, specialist: letter };
    return player.specialist === letter ? { ...player, specialist: null } : player;
  });
  return { ...position, grill, players };
}

export function withWorms(position: Position, seat: number, worms: number): Position {
  const players = position.players.map((player, index) => (index + 1 === seat ? { ...player, worms } : player));
  return { ...position, players };
}

export function withSeat(position: Position, seat: number): Position {
  return ended({ ...position, seat });
}

/** One more player, or the last one less; what lay there is turned over. */
export function withPlayers(position: Position, count: number): Position {
  const empty = { stack: [], specialist: null, worms: 0 };
  const players = Array.from({ length: count }, (_, index) => position.players[index] ?? empty);
  return ended({ ...position, players, seat: Math.min(position.seat, count) });
}

/** The dice set aside and the last roll, in letters: `444w`, `55w`, the golden die as `g1`. Null where that is no dice. */
export function withDice(position: Position, kept: string, rolled: string): Position | null {
  try {
    const [aside, roll] = [parseDice(kept.toLowerCase()), parseDice(rolled.toLowerCase())];
    const begun = aside.length + roll.length > 0;
    return {
      ...position,
      kept: groups(aside),
      roll: roll.length ? roll : null,
      begun,
      weaselUsed: false,
      goldenOut: false,
    };
  } catch {
    return null;
  }
}

/** Without an open portion the game is over: nobody's turn, and no dice. */
function ended(position: Position): Position {
  if (position.grill.length) return position.seat ? position : { ...position, seat: 1 };
  return { ...position, seat: 0, kept: [], roll: null, begun: false, weaselUsed: false, goldenOut: false };
}

function dieText({ face, golden }: OneDie): string {
  return `${golden ? 'g' : ''}${face === 6 ? 'w' : face}`;
}

export function diceLetters(dice: readonly OneDie[]): string {
  return dice.map(dieText).join('');
}

function grillText(grill: Position['grill']): string {
  const parts: string[] = [];
  let run: number[] = [];
  const close = () => {
    if (run.length > 2) parts.push(`${run[0]}-${run.at(-1)}`);
    else parts.push(...run.map(String));
    run = [];
  };
  for (const { tile, guest } of grill) {
    if (guest || (run.length && tile !== run.at(-1)! + 1)) close();
    if (guest) parts.push(`${tile}${guest}`);
    else run.push(tile);
  }
  close();
  return parts.join(',') || '-';
}

function stackText({ stack, specialist, worms }: Position['players'][number]): string {
  return `${stack.join('.') || '-'}${specialist ? `+${specialist}` : ''}${worms ? `*${worms}` : ''}`;
}

/** The position as the notation writes it. */
export function formatPosition(position: Position): string {
  const { edition, options, grill, players, seat, begun, weaselUsed, goldenOut } = position;
  const white = (dice: readonly OneDie[]) => dice.filter(({ golden }) => !golden);
  const kept = position.kept.map(({ dice }) => [...white(dice), ...dice.filter(({ golden }) => golden)]).flat();
  const rolled = [...(position.roll ?? [])].sort((a, b) => Number(a.golden) - Number(b.golden) || a.face - b.face);
  const parts = [[edition, ...options].join('+'), grillText(grill), players.map(stackText).join('/'), String(seat)];
  const dice = `${diceLetters(kept)}|${diceLetters(rolled)}${weaselUsed ? '!' : ''}${goldenOut ? '-' : ''}`;
  return [...parts, ...(begun ? [dice] : [])].join(' ');
}

/** Every portion and where it is, for the form. */
export function layout(position: Position): { tile: number; where: Where }[] {
  const down = new Set(faceDown(position));
  return tilesOf(position).map((tile) => ({ tile, where: down.has(tile) ? 'down' : whereIs(position, tile) }));
}
