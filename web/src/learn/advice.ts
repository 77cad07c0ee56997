/** What the server says about a position – odds, and what the strongest player would do – and how it is put into words. */
import { diceLeft, parsePosition, type Position } from '../game/position';
import { parseMove } from '../game/moves';
import { number, t, type Args } from '../i18n/i18n.svelte';
import { call } from '../net/api';
import { stopInFull } from '../table/labels';
import type { Who } from '../table/names';
import { diceText } from '../table/story';

/** Chances to get at least a number (with a worm), by portion. */
export type Reach = Record<string, number>;

export interface MoveOdds {
  move: string;
  fail: number;
  worms: number;
  reach: Reach;
}

export interface Odds {
  position: string;
  reach: Reach;
  fail: number;
  worms: number;
  moves: MoveOdds[];
}

export type Unit = 'win' | 'worms';

export interface Reason {
  why: string;
  [name: string]: string | number;
}

export interface Advice {
  position: string;
  unit: Unit;
  best: string;
  moves: { move: string; value: number; loss: number }[];
  reasons: Reason[];
  chosen?: { move: string; loss: number | null; rank: number | null };
}

export const askOdds = (position: string) => call<Odds>('/api/odds', { method: 'POST', body: { position } });

export const askAdvice = (position: string, chosen?: string) =>
  call<Advice>('/api/advise', { method: 'POST', body: chosen ? { position, chosen } : { position } });

export function percent(value: number): string {
  return number(value, { style: 'percent', maximumFractionDigits: value > 0 && value < 0.01 ? 1 : 0 });
}

/** A legal move as one would say it: '3 fives', 'Roll 4 dice', 'Steal 32 from Anika'. */
export function moveText(token: string, position: Position, who: Who): string {
  const move = parseMove(token);
  switch (move?.kind) {
    case 'keep':
      return diceText((position.roll ?? []).filter((die) => die.face === move.face));
    case 'roll':
      if (!position.begun) return move.golden ? t('act-roll-first') : t('act-roll-without');
      return t('act-roll-dice', { count: diceLeft(position) });
    case 'reroll':
      return t('act-weasel');
    case 'giveup':
      return t('act-give-up');
    case 'fail':
      return t('act-fail');
    default:
      return move ? stopInFull(move, who) : token;
  }
}

/** How much worse, in words: '3 % chance to win', '0.4 worms'. */
export function lossText(loss: number, unit: Unit): string {
  const value = Math.round(loss * (unit === 'win' ? 1000 : 10)) / 10;
  return unit === 'win' ? t('coach-loss-win', { value }) : t('coach-loss-worms', { value });
}

/** A reason as a sentence; one that this page does not know yet is left out. */
export function reasonText(reason: Reason, who: Who): string {
  const args: Args = { ...reason };
  const unit: Unit = reason.unit === 'worms' ? 'worms' : 'win';
  if (reason.tile !== undefined) args.tile = String(reason.tile);
  if (typeof reason.victim === 'number') args.victim = who.name(reason.victim);
  if (typeof reason.chance === 'number') args.chance = percent(reason.chance);
  if (typeof reason.gain === 'number') args.gain = lossText(reason.gain, unit);
  const id = `reason-${reason.why}`;
  const text = t(id, args);
  return text === id ? '' : text;
}

/** A hint that does not give the answer away. */
export function nudge(best: string, position: Position): string {
  const move = parseMove(best);
  switch (move?.kind) {
    case 'keep': {
      if (move.face === 6) return 'nudge-worm';
      const count = (face: number) => (position.roll ?? []).filter((die) => die.face === face).length;
      const most = Math.max(...[1, 2, 3, 4, 5, 6].map(count));
      return count(move.face) === most ? 'nudge-many' : 'nudge-few';
    }
    case 'take':
      return 'nudge-take';
    case 'steal':
    case 'hen':
      return 'nudge-steal';
    case 'reroll':
      return 'nudge-weasel';
    case 'fail':
    case 'giveup':
      return 'nudge-fail';
    default:
      return 'nudge-roll';
  }
}

/** Was the choice clearly worse? `threshold` in thousandths of the chance to win; a worm weighs about a tenth of a game. */
export function clearlyWorse(loss: number, unit: Unit, threshold: number): boolean {
  return loss >= threshold / (unit === 'win' ? 1000 : 100);
}

/** Portions worth a bar: those that can be had, on the grill or on another's stack. */
export function worthReaching(text: string): number[] {
  const position = parsePosition(text);
  const tops = position.players.flatMap((player, index) => (index + 1 === position.seat ? [] : player.stack.slice(-1)));
  return [...position.grill.map(({ tile }) => tile), ...tops].filter((tile) => tile > 13).sort((a, b) => a - b);
}
