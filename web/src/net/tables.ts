/** Opening and joining tables, and remembering the way back. */
import { t } from '../i18n/i18n.svelte';
import { settings, tempo } from '../settings/settings.svelte';
import { api, call, type OpenTable } from './api';
import { randomText } from './chance';
import { forget, inviteOf, keyOf, remember, type Invitation } from './keys';
import type { LinkAnswer, Opened, ServerInfo, TableEvent } from './types';

function keep(opened: Opened): Opened {
  remember(opened.table, {
    key: opened.key,
    ...(opened.link ? { link: opened.link } : {}),
    ...(opened.code ? { code: opened.code } : {}),
    since: opened.state.seq,
  });
  return opened;
}

export async function openTable(table: OpenTable): Promise<Opened> {
  return keep(await api.open(table));
}

export async function joinTable(table: string, body: Parameters<typeof api.join>[1]): Promise<Opened> {
  return keep(await api.join(table, { contribution: randomText(), ...body }));
}

/** What ends invitations now: until it is done nobody knows which of them is good. */
const ending = new Map<string, Promise<unknown>>();

/** The link, and only it, is the way to the table from now on. */
function invite(table: string, { link, code, seq }: LinkAnswer): void {
  const key = keyOf(table) ?? '';
  forget(table);
  remember(table, { key, link, since: seq, ...(code ? { code } : {}) });
}

/**
 * The way to a table for others. Whoever came back by key or cookie alone gets a fresh one, and so does whoever has one that is
 * good no more: `ended` is the place in the log where all invitations ended last.
 */
export async function invitation(table: string, ended = 0): Promise<Invitation> {
  await ending.get(table);
  const known = inviteOf(table);
  if (known.link && known.since >= ended) return known;
  try {
    invite(table, await call<LinkAnswer>(`/api/tables/${table}/links`, { method: 'POST', table }));
  } catch {
    return { link: null, code: null, since: ended }; // who only watches has no way to hand on
  }
  return inviteOf(table);
}

/** Where in the log all invitations ended last; 0: never. */
export const invitesEnded = (events: readonly TableEvent[]): number =>
  events.findLast((event) => event.kind === 'invites_ended')?.seq ?? 0;

/** A table is deleted for good, and this browser forgets its key. */
export async function removeTable(table: string): Promise<void> {
  await api.remove(table);
  forget(table);
}

/** Whoever leaves a table that has not begun frees the seat. The link still leads back. */
export async function leaveTable(table: string): Promise<void> {
  await call(`/api/tables/${table}/acts`, { method: 'POST', table, body: { type: 'leave', id: randomText() } });
}

/** All that was ever sent out to invite somebody ends; what comes back is good, and the only one. */
export async function endInvitations(table: string): Promise<void> {
  const answer = call<LinkAnswer>(`/api/tables/${table}/links`, { method: 'DELETE', table });
  ending.set(
    table,
    answer.then(
      (fresh) => invite(table, fresh),
      () => undefined,
    ),
  );
  await answer;
  await ending.get(table);
}

/** Three bots out of those that the server has, weakest first. It lists them by strength. */
export function botSpecs(info: Pick<ServerInfo, 'bots'>): { easy: string; medium: string; hard: string } {
  const bots = info.bots.map(({ bot }) => bot);
  const first = (...wishes: string[]) => wishes.find((wish) => bots.includes(wish)) ?? bots.at(-1) ?? 'greedy';
  return { easy: first('cautious', 'random'), medium: first('greedy'), hard: first('champion', 'hunter') };
}

/** The page itself lets every move be seen, so the bots need not wait long; not at all where everything is instant. */
export const botSeconds = (): number => 0.15 * Math.min(tempo(), 1);

/** One tap: a table against two bots, the dice in hand. */
export async function playNow(edition = '2014'): Promise<string> {
  const opened = await openTable({
    options: { edition, open_stacks: true, undo: 'free', coach: 'advice', begins: 1, bot_seconds: botSeconds() },
    seats: [
      { kind: 'person', name: settings.name || t('guest-name') },
      { kind: 'bot', bot: 'greedy', name: t('bot-name-1') },
      { kind: 'bot', bot: 'greedy', name: t('bot-name-2') },
    ],
    start: true,
    contribution: randomText(),
  });
  return opened.table;
}
