import { beforeAll, describe, expect, it } from 'vitest';
import { area } from '../i18n/i18n.svelte';
import { change } from '../settings/settings.svelte';
import { sampleEvent, sampleTurn } from '../table/sample';
import { ReplayPlayer } from './player.svelte';

const start = sampleEvent(1, 'started', { position: '2014 21-36 -/-/- 1' });
/** Somebody spoke between two moves: the numbers of the game's own events have a gap. */
const talk = sampleEvent(5, 'said', { person: 1, phrase: 'hello' });
const [threw, fell, ...rest] = sampleTurn();
const events = [start, threw!, fell!, talk, ...rest.map((event) => ({ ...event, seq: event.seq + 2 }))];

beforeAll(async () => {
  change('speed', 'instant');
  await area();
});

describe('a game played again', () => {
  const open = () => new ReplayPlayer({ names: ['a', 'b', 'c'], edition: '2014', events });

  it('steps forward through every moment', async () => {
    const player = open();
    const seen = [player.store.scene?.position.kept.length];
    while (player.at < player.last) {
      await player.forward();
      seen.push(player.store.scene?.position.kept.length);
    }
    expect(seen).toEqual([0, 0, 1, 1, 2, 0]);
    expect(player.store.scene?.position.players[0]?.stack).toEqual([25]);
  });

  it('tells every event once, however one steps and jumps', async () => {
    const player = open();
    await player.forward();
    player.jump(3);
    await player.forward();
    player.jump(1);
    await player.forward();
    await player.forward();
    const numbers = player.store.events.map(({ seq }) => seq);
    expect(numbers).toEqual([1, 2, 3, 4, 5]);
    player.jump(99);
    expect(player.at).toBe(player.last);
  });
});
