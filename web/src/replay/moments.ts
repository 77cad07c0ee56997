/** A game as moments that one can jump to: what a choice or a roll has left on the table. */
import type { TableEvent } from '../net/types';
import { standing } from '../table/story';

export interface Moment {
  position: string;
  turn: number;
  /** What has happened since the moment before: at least one event, and the throw before a roll. */
  events: TableEvent[];
}

/** What a server or a downloaded file says of a whole game. */
export interface Played {
  table?: string;
  names: string[];
  edition: string;
  events: TableEvent[];
}

/** The moments of a game, what was taken back left out. */
export function moments(events: readonly TableEvent[]): Moment[] {
  const result: Moment[] = [];
  let pending: TableEvent[] = [];
  for (const event of standing(events)) {
    if (event.kind === 'started' && event.position) result.push({ position: event.position, turn: 1, events: [] });
    if (!event.facts?.length || !result.length) continue;
    pending.push(event);
    if (!event.position) continue;
    result.push({ position: event.position, turn: event.turn ?? result.at(-1)!.turn, events: pending });
    pending = [];
  }
  return result;
}

/** A downloaded game, or null if the text is none. */
export function readPlayed(text: string): Played | null {
  try {
    const { names, edition, events } = JSON.parse(text) as Played;
    const good =
      Array.isArray(names) && typeof edition === 'string' && Array.isArray(events) && moments(events).length > 1;
    return good ? { names, edition, events } : null;
  } catch {
    return null;
  }
}

/** `#at=12&link=…`: a moment, and the table's secret for those who were not there. It never reaches the server's log. */
export function readHash(hash: string): { at: number; link: string | null } {
  const fields = new URLSearchParams(hash);
  const at = Number(fields.get('at') ?? 0);
  return { at: Number.isInteger(at) && at > 0 ? at : 0, link: fields.get('link') };
}

export function replayHash(at: number, link: string | null | undefined): string {
  const fields = new URLSearchParams();
  if (at > 0) fields.set('at', String(at));
  if (link) fields.set('link', link);
  const text = fields.toString();
  return text ? `#${text}` : '';
}
