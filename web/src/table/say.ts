/** Where the game stands, in one breath, for whoever cannot see it. */
import { sum, type Position } from '../game/position';
import { list, t } from '../i18n/i18n.svelte';
import type { Who } from './names';
import { diceText } from './story';

export function whereItStands(position: Position, who: Who): string {
  const dice = position.kept.flatMap((group) => group.dice);
  const players = position.players.map((player, index) => {
    const top = player.stack.at(-1);
    const height = player.stack.length;
    const stack =
      top === undefined
        ? t('stack-empty')
        : height === 1
          ? t('stack-only', { tile: String(top) })
          : t('stack-top', { tile: String(top), height: t('portions-count', { count: height - 1 }) });
    return t('say-player', { name: who.name(index + 1), stack });
  });
  const turn = who.who(position.seat) === 'you' ? t('say-your-turn') : t('say-turn', { name: who.name(position.seat) });
  return t('say-now', {
    turn: position.seat ? turn : '',
    sum: t('say-sum', { sum: sum(position), dice: diceText(dice) }),
    grill: t('grill-summary', {
      count: position.grill.length,
      tiles: list(position.grill.map(({ tile }) => String(tile))),
    }),
    players: players.join(' '),
  }).trim();
}
