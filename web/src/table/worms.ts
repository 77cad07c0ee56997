/** Counting worms, for the plates on the table and at the end. */
import type { Player } from '../game/position';
import { wormsOf } from '../game/tiles';

export function wormsInFront(player: Player): number {
  const portions = player.stack.reduce((total, tile) => total + wormsOf(tile), 0);
  return portions + player.worms + (player.specialist === 'a' ? 3 : 0);
}
