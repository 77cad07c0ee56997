/** Plays a finished game again: feeds the table's own store with what happened, moment by moment. */
import type { ServerMessage, TableEvent, TableState } from '../net/types';
import { pace } from '../settings/settings.svelte';
import { scriptedState } from '../table/scripted';
import { TableStore } from '../table/store.svelte';
import { moments, type Moment, type Played } from './moments';

export class ReplayPlayer {
  readonly store: TableStore;
  readonly moments: Moment[];
  at = $state(0);
  playing = $state(false);

  readonly #played: Played;
  #hear: (message: ServerMessage) => void = () => {};
  #closed = false;

  constructor(played: Played, at = 0) {
    this.#played = played;
    this.moments = numbered(moments(played.events));
    this.store = new TableStore('replay', (options) => {
      this.#hear = options.onmessage;
      return { act: () => '', resync: () => {}, close: () => {}, unanswered: 0 };
    });
    this.jump(at);
  }

  get moment(): Moment {
    return this.moments[this.at]!;
  }

  /** All of the game's events, those to come too. */
  get events(): readonly TableEvent[] {
    return this.#played.events;
  }

  get last(): number {
    return this.moments.length - 1;
  }

  /** Shows a moment at once, with the story up to it. */
  jump(at: number): void {
    this.playing = false;
    this.#show(Math.max(0, Math.min(at, this.last)));
  }

  async play(): Promise<void> {
    if (this.playing) {
      this.playing = false;
      return;
    }
    if (this.at === this.last) this.#show(0);
    this.playing = true;
    while (this.playing && this.at < this.last && !this.#closed) {
      await this.forward();
      await wait(350 * pace() + 50);
    }
    this.playing = false;
  }

  /** One moment on, with everything that moves. */
  async forward(): Promise<void> {
    if (this.at === this.last || this.store.showing) return;
    const next = this.moments[this.at + 1]!;
    this.at += 1;
    const state = this.#state();
    this.#hear({ type: 'update', table: 'replay', seq: state.seq, events: next.events, state });
    while (this.store.showing && !this.#closed) await wait(30);
  }

  close(): void {
    this.#closed = true;
    this.playing = false;
    this.store.close();
  }

  #show(at: number): void {
    this.at = at;
    this.store.events = this.moments.slice(0, at + 1).flatMap((moment) => moment.events);
    const state = this.#state();
    this.#hear({ type: 'state', table: 'replay', you: { person: null }, state, events: [], reason: 'resync' });
  }

  #state(): TableState {
    const { names } = this.#played;
    const seq = this.moments.slice(0, this.at + 1).reduce((count, { events }) => count + events.length, 0);
    return scriptedState({ id: 'replay', names, own: false, position: this.moment.position, legal: [], seq });
  }
}

/** Numbers without gaps, as a table's store wants them: chat and what was taken back are gone. */
function numbered(all: Moment[]): Moment[] {
  let seq = 0;
  return all.map((moment) => ({ ...moment, events: moment.events.map((event) => ({ ...event, seq: ++seq })) }));
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
