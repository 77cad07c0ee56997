/** What is wrong with a position, in words: the server names every defect by a code; several share a message. */
import { t } from '../i18n/i18n.svelte';
import type { Defect } from '../net/types';

const messages: Record<string, string> = {
  players: 'defect-players',
  seat: 'defect-seat',
  over_with_grill: 'defect-over',
  turn_without_grill: 'defect-over',
  over_with_dice: 'defect-over',
  no_such_tile: 'defect-tile',
  foreign_tile: 'defect-tile',
  tile_twice: 'defect-tile-twice',
  foreign_specialist: 'defect-specialist',
  specialist_twice: 'defect-specialist',
  two_on_portion: 'defect-specialist',
  guest_off_grill: 'defect-specialist',
  raven_held: 'defect-raven',
  negative_round_worms: 'defect-round-worms',
  foreign_round_worms: 'defect-round-worms',
  round_worms: 'defect-round-worms',
  weasel_not_held: 'defect-flags',
  golden_not_held: 'defect-flags',
  flags_without_dice: 'defect-flags',
  face_twice: 'defect-face-twice',
  dice_number: 'defect-dice-number',
  foreign_golden: 'defect-golden',
  golden_face: 'defect-golden',
  golden_twice: 'defect-golden',
  golden_number: 'defect-golden',
  nothing_to_choose: 'defect-roll',
  roll_impossible: 'defect-roll',
};

/** Each message once; a text that is no position at all has no defects. */
export function defectTexts(defects: readonly Defect[] | undefined): string[] {
  if (!defects?.length) return [t('defect-text')];
  return [...new Set(defects.map(({ defect, about }) => t(messages[defect] ?? 'defect-other', { about })))];
}
