/** Hands on a link to a moment of a game; whoever was not there looks on with the table's secret in it. */
import { announce } from '../announce/announcer.svelte';
import { t } from '../i18n/i18n.svelte';
import { invitation } from '../net/tables';
import { replayHash } from './moments';

export async function shareMoment(table: string, at: number, link?: string | null): Promise<void> {
  const way = link ?? (await invitation(table)).link;
  const url = `${location.origin}/replay/${table}${replayHash(at, way)}`;
  try {
    if ('share' in navigator) await navigator.share({ url });
    else await (navigator as Navigator).clipboard.writeText(url);
    announce(t('copied'));
  } catch {
    // the player thought better of it
  }
}
