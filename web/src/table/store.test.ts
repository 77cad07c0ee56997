import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcements, hush } from '../announce/announcer.svelte';
import { area, t } from '../i18n/i18n.svelte';
import type { SocketOptions } from '../net/socket';
import type { Act, ServerMessage, TableState } from '../net/types';
import { change } from '../settings/settings.svelte';
import { sampleEvent, sampleState, sampleTurn } from './sample';
import { TableStore } from './store.svelte';

class FakeLine {
  acts: Act[] = [];
  resyncs = 0;
  unanswered = 0;
  constructor(readonly options: SocketOptions) {}
  act(act: Act): string {
    this.acts.push(act);
    return `id-${this.acts.length}`;
  }
  resync() {
    this.resyncs += 1;
  }
  close() {
    this.options.onstate('closed');
  }
  says(message: object) {
    this.options.onmessage(message as ServerMessage);
  }
}

let line: FakeLine;
let store: TableStore;

function begin(state: TableState = sampleState()) {
  line.options.onstate('open');
  line.says({ type: 'state', table: 't', you: { person: 1 }, reason: 'subscribed', state, events: [] });
}

/** Everything that waits to be shown has been shown. */
async function shown() {
  await vi.waitFor(() => expect(store.showing).toBe(false));
}

beforeAll(async () => {
  change('speed', 'instant');
  change('sound', false);
  await area();
});
beforeEach(() => {
  hush();
  store = new TableStore('t', (options) => {
    line = new FakeLine(options);
    return line;
  });
});

describe('the store of a table', () => {
  it('shows the first state at once and offers the moves of the server', () => {
    begin();
    expect(store.scene?.position.grill).toHaveLength(16);
    expect(store.mayAct).toBe(true);
    expect(store.choices.roll).toBe('roll');
    expect(store.who.who(1)).toBe('you');
  });

  it('sends a move with the last event seen, and waits for the answer', () => {
    begin(sampleState({ seq: 17 }));
    store.move('roll');
    expect(line.acts).toEqual([{ type: 'move', seq: 17, move: 'roll' }]);
    expect(store.scene?.throwing).toBe(true);
    store.move('roll');
    expect(line.acts).toHaveLength(1);
    line.says({ type: 'done', table: 't', id: 'id-1', seq: 19 });
    expect(store.busy).toBe(false);
  });

  it('shows the events and ends at the state', async () => {
    begin();
    const state = sampleState({ seq: 8, mover: 2, position: '2014 21-24,26-36 25/-/- 2', legal: ['roll'] });
    line.says({ type: 'update', table: 't', seq: 8, events: sampleTurn(), state });
    await shown();
    expect(store.scene?.position.players[0]?.stack).toEqual([25]);
    expect(store.mayAct).toBe(false);
    expect(store.events).toHaveLength(7);
    await vi.waitFor(() => expect(announcements().at(-1)?.text).toBe('Rusty’s turn.'), { timeout: 4000 });
    const said = announcements().map(({ text }) => text);
    expect(said).toContain('3 fives set aside. Sum 15.');
    expect(said).toContain('You take the 25 from the grill.');
  });

  it('asks for everything when there is a gap', () => {
    begin();
    line.says({ type: 'update', table: 't', seq: 8, events: sampleTurn().slice(2), state: sampleState({ seq: 8 }) });
    expect(line.resyncs).toBe(1);
    expect(store.events).toEqual([]);
  });

  it('hears an event once, however often it comes', async () => {
    begin();
    const events = sampleTurn().slice(0, 2);
    const state = sampleState({ seq: 3, position: '2014 21-36 -/-/- 1 |1234555w', legal: ['>5', '>w'] });
    line.says({ type: 'update', table: 't', seq: 3, events, state });
    await shown();
    line.says({ type: 'state', table: 't', you: { person: 1 }, reason: 'subscribed', state, events });
    await shown();
    expect(store.events.map(({ seq }) => seq)).toEqual([2, 3]);
    expect([...store.choices.keeps.keys()]).toEqual([5, 6]);
  });

  it('shows a stale click the table as it is, and says so', async () => {
    begin();
    store.move('roll');
    const state = sampleState({ seq: 3, mover: 2 });
    line.says({ type: 'state', table: 't', id: 'id-1', you: { person: 1 }, reason: 'stale', state, events: [] });
    await shown();
    expect(store.busy).toBe(false);
    expect(store.problem?.text).toBe(t('error-illegal'));
    expect(store.scene?.throwing).toBe(false);
  });

  it('puts the dice down again when a move is refused', () => {
    begin();
    store.move('roll');
    line.says({ type: 'error', table: 't', id: 'id-1', error: { code: 'storage_unavailable', message: '' } });
    expect(store.scene?.throwing).toBe(false);
    expect(store.busy).toBe(false);
    expect(store.mayAct).toBe(true);
  });

  it('knows a table that is not to be seen', () => {
    line.says({ type: 'error', table: 't', error: { code: 'no_such_table', message: '' } });
    expect(store.gone).toBe('no_such_table');
  });

  it('follows who is there', () => {
    begin();
    line.says({ type: 'presence', table: 't', people: [{ person: 2, online: false }], watchers: 3, clock: null });
    expect(store.state?.people[1]?.online).toBe(false);
    expect(store.watchers).toBe(3);
  });

  it('takes back and asks with the last event seen', () => {
    begin(sampleState({ seq: 9 }));
    store.do({ type: 'undo' });
    store.do({ type: 'say', phrase: 'hello' });
    expect(line.acts).toEqual([
      { seq: 9, type: 'undo' },
      { type: 'say', phrase: 'hello' },
    ]);
  });

  it('waits quietly before the game begins', () => {
    begin(sampleState({ phase: 'setup', position: null, legal: [], mover: 0 }));
    expect(store.scene).toBeNull();
    expect(store.mayAct).toBe(false);
  });

  it('shows a theft and a failed turn for as long as the chosen speed says, with their words', async () => {
    vi.useFakeTimers();
    change('speed', 'normal');
    begin(sampleState({ position: '2014 21-24,26-36 25/-/- 2 555ww|', mover: 2, legal: [] }));
    const stolen = sampleEvent(3, 'move', {
      seat: 2,
      move: '=25@1',
      position: '2014 21-24,26-36 -/25/- 3',
      facts: [{ fact: 'stole', seat: 2, tile: 25, victim: 1 }],
    });
    const state = sampleState({ seq: 3, mover: 3, position: stolen.position!, legal: [] });
    line.says({ type: 'update', table: 't', seq: 3, events: [sampleEvent(2, 'said', { person: 2 }), stolen], state });
    await vi.advanceTimersByTimeAsync(100);
    expect(store.happening).toMatchObject({ kind: 'steal', seat: 2, victim: 1, tile: 25 });
    expect(store.happening?.text).toBe('Rusty plucks the 25 right out of your claws!');
    expect(store.scene?.position.players[0]?.stack).toEqual([25]); // not yet plucked
    await vi.advanceTimersByTimeAsync(3000);
    expect(store.happening).toBeNull();
    expect(store.scene?.position.players[1]?.stack).toEqual([25]);

    const failed = sampleEvent(4, 'move', {
      seat: 3,
      move: '=x',
      position: '2014 21-24,26-36 -/25/- 1',
      facts: [{ fact: 'failed', seat: 3, reason: 'no_worm' }],
    });
    line.says({ type: 'update', table: 't', seq: 4, events: [failed], state: sampleState({ seq: 4, mover: 1 }) });
    await vi.advanceTimersByTimeAsync(100);
    expect(store.happening).toMatchObject({ kind: 'fail', seat: 3, text: 'No worm, no meal. Bo’s turn fails.' });
    await vi.advanceTimersByTimeAsync(3000);
    expect(store.happening).toBeNull();
    change('speed', 'instant');
    vi.useRealTimers();
  });

  it('lets words stand for a moment', async () => {
    vi.useFakeTimers();
    begin();
    const said = sampleEvent(2, 'said', { person: 2, phrase: 'good_luck' });
    line.says({ type: 'update', table: 't', seq: 2, events: [said], state: sampleState({ seq: 2 }) });
    await vi.advanceTimersByTimeAsync(1000);
    expect(store.spoken).toMatchObject({ person: 2, text: 'Good luck!' });
    await vi.advanceTimersByTimeAsync(4000);
    expect(store.spoken).toBeNull();
    vi.useRealTimers();
  });
});
