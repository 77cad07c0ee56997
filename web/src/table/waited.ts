/** Nobody waits for ever for a host: from when on others may do what else is the host's. The server has the same rules. */
import type { TableEvent, TableState } from '../net/types';

/** The part of a table that says how long one waits. */
type Waiting = Pick<TableState, 'options' | 'people' | 'phase' | 'pause'>;

const isSeated = (table: Waiting, you: number | null) =>
  table.people.some((person) => person.person === you && person.seats.length > 0);

/** How long a move may take, in milliseconds. */
export function moveTime({ pace }: Pick<TableState['options'], 'pace'>): number {
  return 1000 * (pace.kind === 'days' ? 86_400 * pace.days : pace.seconds);
}

/** When something of the kind happened last, or anything of the game where no kind is given; never is long ago. */
export function lastAt(events: readonly TableEvent[], kind?: string): number {
  const quiet = ['said', 'muted', 'named', 'invites_ended'];
  return events.findLast((event) => (kind ? event.kind === kind : !quiet.includes(event.kind)))?.at ?? 0;
}

/** Whether whoever sits here may take over from the host. `lost`: since when we have seen the host gone, by the server's clock. */
export function mayTakeOver(
  table: Waiting,
  you: number | null,
  lost: number | null,
  events: readonly TableEvent[],
  now: number,
): boolean {
  const host = table.people.find((person) => person.host);
  if (lost === null || !host || host.online || host.person === you || !isSeated(table, you)) return false;
  if (table.options.pace.kind === 'days') return now - lastAt(events) >= moveTime(table.options);
  return now - lost >= 1000 * table.options.patience;
}

/** Whether one may end the host's pause: it has lasted as long as a move may, or the host is gone. */
export function mayResume(
  table: Waiting,
  you: number | null,
  away: boolean,
  events: readonly TableEvent[],
  now: number,
): boolean {
  if (table.phase !== 'paused' || table.pause !== 'host') return false;
  if (table.people.some((person) => person.host && person.person === you)) return true;
  if (!isSeated(table, you)) return false;
  return away || now - lastAt(events, 'paused') >= moveTime(table.options);
}

/** Whether one may begin the next game although others have not said that they want it. */
export function mayBeginNext(table: Waiting, you: number | null, events: readonly TableEvent[], now: number): boolean {
  if (table.people.some((person) => person.host && person.person === you)) return true;
  return isSeated(table, you) && now - lastAt(events, 'over') >= 1000 * table.options.patience;
}
