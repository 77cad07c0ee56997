/** Hands on a link to a moment of a game; whoever was not there looks on with the table's secret in it. */
import { announce } from '../announce/announcer.svelte';
import { t } from '../i18n/i18n.svelte';
import { invitation, invitesEnded } from '../net/tables';
import type { TableEvent } from '../net/types';
import { replayHash } from './moments';

export async function shareMoment(
  table: string,
  at: number,
  events: readonly TableEvent[],
  link?: string | null,
): Promise<void> {
  const way = link ?? (await invitation(table, invitesEnded(events))).link;
  const url = `${location.origin}/replay/${table}${replayHash(at, way)}`;
  try {
    if ('share' in navigator) await navigator.share({ url });
    else await (navigator as Navigator).clipboard.writeText(url);
    announce(t('copied'));
  } catch {
    // the player thought better of it
  }
}
