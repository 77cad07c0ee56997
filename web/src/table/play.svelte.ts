/**
 * What the person at the table does: every button and every key ends here. What needs another word first – several ways to stop,
 * a stop that fails, whose round worm – is opened as a dialog; the rest goes to the server at once.
 */
import { announce } from '../announce/announcer.svelte';
import { bunches, type Choices, type Stop } from '../game/moves';
import type { Position } from '../game/position';
import { aimAt, type Target } from '../game/reach';
import { t } from '../i18n/i18n.svelte';
import { change, settings } from '../settings/settings.svelte';
import type { Option } from './Chooser.svelte';
import { keyAction } from './keyboard';
import { stopInFull } from './labels';
import type { Who } from './names';
import { whereItStands } from './say';
import type { TableStore } from './store.svelte';

/** What lies over the table. */
export type Open =
  | { what: 'menu' | 'story' | 'chat' | 'keys' | 'hints' }
  | { what: 'info'; letter: string }
  | { what: 'choose'; title: string; options: Option[] }
  | { what: 'sure'; token: string; kind: 'fail' | 'risk' };

export class Play {
  readonly #store: TableStore;
  open: Open | null = $state.raw(null);
  /** The face under finger, pointer or focus. */
  looked: number | null = $state(null);

  constructor(store: TableStore) {
    this.#store = store;
  }

  get who(): Who {
    return this.#store.who;
  }

  get choices(): Choices {
    return this.#store.choices;
  }

  get position(): Position {
    return this.#store.scene!.position;
  }

  /** Real dice are rolled on the real table: what fell is typed in. */
  get physical(): boolean {
    return this.#store.state?.options.dice === 'physical';
  }

  /** The portion that the face looked at would bring. */
  get aim(): Target | null {
    return aimAt(this.position, this.looked);
  }

  /** Whether one may take back now, or ask the others for it. */
  get undo(): 'free' | 'ask' | null {
    const { state, who, showing, you } = this.#store;
    if (!state || showing || !who.mine.includes(this.position.seat)) return null;
    if (state.undo.free !== null) return 'free';
    return state.undo.ask.some((ask) => ask.person === you) && !state.undo.asked ? 'ask' : null;
  }

  close = (): void => {
    this.open = null;
  };

  keep = (face: number): void => {
    const moves = this.choices.keeps.get(face) ?? [];
    this.looked = null;
    if (moves.length === 1) this.#store.move(moves[0]!.token);
    else if (moves.length > 1) {
      const options = moves.map(({ token, giver }) => ({ token, text: this.who.name(giver!), bird: giver }));
      this.open = { what: 'choose', title: t('giver-choose'), options };
    }
  };

  roll = (token: string): void => {
    if (this.physical && token === 'roll') return; // only that the golden die stays out has to be said before
    const risk = settings.ask === 'always' && this.choices.stops.length > 0;
    if (risk) this.open = { what: 'sure', token, kind: 'risk' };
    else this.#store.move(token);
  };

  fail = (token: string): void => {
    if (settings.ask === 'never') this.#store.move(token);
    else this.open = { what: 'sure', token, kind: 'fail' };
  };

  /** One way to stop is taken at once; several are laid out. */
  stop = (stops: readonly Stop[] = this.choices.stops): void => {
    if (stops.length === 1) this.#store.move(stops[0]!.token);
    else if (stops.length > 1) this.open = { what: 'choose', ...stopOptions(stops, this.who) };
  };

  reroll = (): void => {
    if (this.choices.reroll) this.#store.move('~');
  };

  takeBack = (): void => {
    if (this.undo) this.#store.do({ type: 'undo' });
  };

  /** The answer to 'sure?': yes. `never`: and do not ask again. */
  sure = (never: boolean): void => {
    if (this.open?.what !== 'sure') return;
    const { token, kind } = this.open;
    if (never) change('ask', kind === 'risk' ? 'fail' : 'never');
    this.open = null;
    this.#store.move(token);
  };

  chosen = (token: string): void => {
    this.open = null;
    this.#store.move(token);
  };

  info = (letter: string): void => {
    this.open = { what: 'info', letter };
  };

  keys = (event: KeyboardEvent): void => {
    if (!settings.keys || this.open || event.defaultPrevented) return;
    const action = keyAction(event);
    if (!action) return;
    event.preventDefault();
    if (typeof action === 'number') {
      if (this.choices.keeps.has(action)) this.keep(action);
      return;
    }
    const { roll, rollWithout, stops, fail, giveUp } = this.choices;
    const acts: Record<string, () => void> = {
      roll: () => roll && this.roll(roll),
      without: () => rollWithout && this.roll(rollWithout),
      stop: () => (stops.length ? this.stop() : fail ? this.fail('=x') : giveUp && this.fail('#')),
      undo: this.takeBack,
      reroll: this.reroll,
      hints: () => (this.open = { what: 'hints' }),
      story: () => (this.open = { what: 'story' }),
      where: () => announce(whereItStands(this.position, this.who)),
      help: () => (this.open = { what: 'keys' }),
    };
    acts[action]?.();
  };
}

/** Several ways to stop as a choice: what is taken and from whom, or only what is put back for it. */
export function stopOptions(stops: readonly Stop[], who: Who): { title: string; options: Option[] } {
  const back = bunches(stops).length === 1 && stops.every((one) => one.back);
  const options = stops.map((one) => ({
    token: one.token,
    text: stopInFull(one, who),
    tile: back ? null : one.tile,
    letter: one.back ?? (one.kind === 'hen' ? 'h' : null),
    bird: back ? null : (one.giver ?? one.seat),
  }));
  return { title: back ? t('back-choose') : t('stop-choose'), options };
}
