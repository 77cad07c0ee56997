/** The clock of a move, counted down in the browser from the server's times. */
import { t } from '../i18n/i18n.svelte';
import type { TableStore } from './store.svelte';

let now = $state(Date.now());
if (typeof window !== 'undefined') setInterval(() => (now = Date.now()), 1000);

/** The server's time now; it goes on second by second, and what shows it with it. */
export const serverTime = (store: TableStore): number => now + store.skew;

/** '1:05', '2 h', '3 days' – as fine as it needs to be. */
export function timeText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= 2 * 86400) return t('days-count', { count: Math.floor(seconds / 86400) });
  if (seconds >= 2 * 3600) return t('hours-count', { count: Math.floor(seconds / 3600) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export function clockText(store: TableStore): { text: string; late: boolean; running: boolean } {
  const clock = store.state?.clock;
  if (!clock) return { text: '', late: false, running: false };
  const left = clock.out - (now + store.skew);
  // With plenty of time a clock only makes people nervous: it shows when it gets short.
  if (left > 120_000 && store.state?.options.pace.kind === 'relaxed') return { text: '', late: false, running: true };
  if (left > 0) return { text: timeText(left), late: left < 10_000, running: true };
  return { text: timeText(clock.standin - (now + store.skew)), late: true, running: false };
}
