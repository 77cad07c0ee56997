/**
 * Leads through the lesson. It stands where the server stands at a real table: the table's own store shows what it says, so
 * dice fall and portions travel as in a game. All that happens is in the script.
 */
import { announce } from '../announce/announcer.svelte';
import { t } from '../i18n/i18n.svelte';
import type { Act, ServerMessage, TableEvent, TableState } from '../net/types';
import type { SocketOptions } from '../net/socket';
import { pace, settings } from '../settings/settings.svelte';
import { writable } from '../settings/storage';
import { scriptedState } from '../table/scripted';
import { TableStore } from '../table/store.svelte';
import { answer, lesson, type Chapter, type Happening, type Step } from './lesson';

const KEY = 'wormgrill.lesson';

interface Place {
  chapter: string;
  step: number;
}

/** Where this device's learner stopped, if the script still has that place. */
export function readPlace(text: string | null, script: readonly Chapter[] = lesson): Place | null {
  try {
    const { chapter, step } = JSON.parse(text ?? '') as Place;
    const steps = script.find(({ id }) => id === chapter)?.steps.length ?? 0;
    return Number.isInteger(step) && step > 0 && step < steps ? { chapter, step } : null;
  } catch {
    return null;
  }
}

export class Teacher {
  readonly store: TableStore;
  /** Where one could go on from last time; null once the learner has chosen. */
  resumable: Place | null = $state.raw(readPlace(writable.get(KEY)));
  chapter: Chapter = $state.raw(lesson[0]!);
  index = $state(0);
  finished = $state(false);
  /** The message that answers a move which is allowed, but not the one we want to see. */
  reply: string | null = $state(null);

  #hear: (message: ServerMessage) => void = () => {};
  #seq = 0;
  #acts = 0;
  #closed = false;

  constructor() {
    this.store = new TableStore('lesson', (options: SocketOptions) => {
      this.#hear = options.onmessage;
      return {
        act: (act) => this.#act(act),
        resync: () => this.#stand(this.step),
        close: () => {},
        unanswered: 0,
      };
    });
    this.#stand(this.step);
  }

  get step(): Step {
    return this.chapter.steps[this.index]!;
  }

  /** Nothing to do but to read. */
  get telling(): boolean {
    return Object.keys(this.step.brings).length === 0;
  }

  begin(id: string, step = 0): void {
    this.chapter = lesson.find((one) => one.id === id) ?? lesson[0]!;
    this.#go(step);
  }

  next(): void {
    if (this.store.showing) return;
    if (this.index + 1 < this.chapter.steps.length) this.#go(this.index + 1);
    else this.#finish();
  }

  close(): void {
    this.#closed = true;
    this.store.close();
  }

  #finish(): void {
    this.finished = true;
    writable.remove(KEY);
    announce(t('lesson-finished'));
  }

  #go(index: number): void {
    this.index = index;
    this.finished = false;
    this.resumable = null;
    this.reply = null;
    writable.set(KEY, JSON.stringify({ chapter: this.chapter.id, step: index }));
    this.#stand(this.step);
    announce(t(this.step.say));
  }

  /** The learner's move comes in, as at a server, and is answered a moment later. */
  #act(act: Act): string {
    const id = `lesson-${++this.#acts}`;
    const token = typeof act.move === 'string' ? act.move : '';
    setTimeout(() => {
      if (this.#closed) return;
      const brings = this.step.brings[token];
      if (brings) void this.#play(brings);
      else this.#decline(token);
      this.#hear({ type: 'done', table: 'lesson', id, seq: this.#seq });
    }, 0);
    return id;
  }

  #decline(token: string): void {
    this.reply = answer(this.step, token);
    this.#stand(this.step);
    announce(t(this.reply));
  }

  async #play(happenings: readonly Happening[]): Promise<void> {
    this.reply = null;
    const { index, chapter } = this;
    const events = happenings.map((one) => this.#event(one));
    const end = happenings.at(-1)!.position!;
    this.#hear({ type: 'update', table: 'lesson', seq: this.#seq, events, state: this.#state(end, []) });
    while (this.store.showing && !this.#closed) await wait(40);
    // Where the next step lies on another table the eye wants to see first what this one came to.
    if (chapter.steps[index + 1]?.position !== end) await wait(1400 * pace());
    const still = this.chapter === chapter && this.index === index && !this.finished;
    if (still && !this.#closed) this.next();
  }

  #event({ event, seat, facts, position }: Happening): TableEvent {
    const seq = ++this.#seq;
    const common = { seq, at: Date.now(), seat, facts, position };
    return event.startsWith(':')
      ? { ...common, kind: 'rolled', dice: event }
      : { ...common, kind: 'move', move: event };
  }

  /** The table as a step finds it. */
  #stand(step: Step): void {
    const state = this.#state(step.position, this.telling ? [] : step.legal);
    this.#hear({ type: 'state', table: 'lesson', you: { person: 1 }, state, events: [], reason: 'resync' });
  }

  #state(position: string, legal: string[]): TableState {
    const names = [settings.name || t('lesson-you'), t('lesson-lou')];
    return scriptedState({ id: 'lesson', names, own: true, position, legal, seq: this.#seq });
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
