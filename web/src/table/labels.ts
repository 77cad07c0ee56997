/** The words on the buttons. */
import type { Stop } from '../game/moves';
import { t } from '../i18n/i18n.svelte';
import type { Who } from './names';

/** What a stop brings: 'Take 27', 'Steal 32 from Anika'. */
export function stopLabel(stop: Stop, who: Who): string {
  const victim = stop.seat === null ? '' : who.name(stop.seat);
  if (stop.kind === 'hen') return t('act-hen', { victim });
  if (stop.kind === 'steal') return t('act-steal', { tile: String(stop.tile), victim });
  return t('act-take', { tile: String(stop.tile) });
}

/** The same with everything that comes along: what is put back, whose round worm. */
export function stopInFull(stop: Stop, who: Who): string {
  const parts = [stopLabel(stop, who)];
  if (stop.back) parts.push(t('act-put-back', { specialist: t(`specialist-${stop.back}`) }));
  if (stop.giver) parts.push(t('act-giver', { name: who.name(stop.giver) }));
  return parts.join(', ');
}
