/**
 * What the table screen shows. The server's word comes in as state and events; the events are shown one after the other,
 * then the state stands. Nothing is decided here.
 */
import { tick } from 'svelte';
import { announce } from '../announce/announcer.svelte';
import { choices, type Choices } from '../game/moves';
import { parseDice, parsePosition, type OneDie, type Position } from '../game/position';
import { t } from '../i18n/i18n.svelte';
import { inviteOf, keyOf } from '../net/keys';
import { errorMessage, ApiError } from '../net/api';
import { TableSocket, type LineState, type SocketOptions } from '../net/socket';
import type { Act, Fact, ServerMessage, TableEvent, TableState } from '../net/types';
import { pace, settings, tempo } from '../settings/settings.svelte';
import { feel, play } from '../sound/sound';
import { glide, places } from './flip';
import { stopLabel } from './labels';
import { whoIs, type Who } from './names';
import { eventText, factText, saidText, sayFact } from './story';

/** What lies on the screen now: a position, and dice that are in the air or have just failed. */
export interface Scene {
  position: Position;
  throwing: boolean;
  rollNumber: number; // grows with every roll: the dice tumble again
  failing: OneDie[] | null;
}

export interface Happening {
  kind: 'steal' | 'fail' | 'take' | 'worm';
  id: number;
  seat: number;
  victim?: number | undefined;
  tile?: number | undefined;
  text?: string; // what is said of it, for those who see
}

/** Factors for what moves, and for the pauses in which it is seen. */
interface Speed {
  motion: number;
  pause: number;
}
const atOnce: Speed = { motion: 0, pause: 0 };
/** So long after it began the thief has the portion in the beak: the scene in `Happening.svelte` is timed to it. */
const PLUCKED = 560;
/** How long words stand over the table. */
const MOMENT = 4500;

type Connect = (options: SocketOptions) => Pick<TableSocket, 'act' | 'resync' | 'close' | 'unanswered'>;

export class TableStore {
  readonly id: string;
  state: TableState | null = $state.raw(null);
  you: number | null = $state(null);
  scene: Scene | null = $state.raw(null);
  events: TableEvent[] = $state.raw([]);
  line: LineState = $state('connecting');
  gone: string | null = $state(null); // the code of the error that ended it
  watchers = $state(0);
  happening: Happening | null = $state.raw(null);
  /** Words that stand over the table for a moment: what went wrong, what somebody says. */
  problem: { text: string; id: number } | null = $state.raw(null);
  spoken: { person: number; text: string; id: number } | null = $state.raw(null);
  /** Between a click and the server's word about it. */
  busy = $state(false);
  /** The server's clock less ours, in milliseconds. */
  skew = $state(0);
  showing = $state(false);
  stage: HTMLElement | null = null;

  readonly #socket: ReturnType<Connect>;
  #queue: { events: TableEvent[]; state: TableState }[] = [];
  /** Since when the host has been seen to be gone, by the server's clock. */
  hostLost: number | null = $state(null);
  #seen = 0;
  #asked = new Set<string>();
  #counter = 0;
  #ended = false;

  constructor(id: string, connect: Connect = (options) => new TableSocket(options)) {
    this.id = id;
    this.#socket = connect({
      table: id,
      key: keyOf(id),
      link: inviteOf(id).link,
      since: () => this.#seen,
      onmessage: (message) => this.#hear(message),
      onstate: (state) => this.#lineIs(state),
    });
  }

  get who(): Who {
    return this.state ? whoIs(this.state, this.you) : whoIs({ seats: [], people: [] }, null);
  }

  /** Whose turn is it on the screen? */
  get mover(): number {
    return this.scene?.position.seat ?? 0;
  }

  /** May somebody on this device choose now? */
  get mayAct(): boolean {
    const { state } = this;
    if (!state || state.phase !== 'playing' || this.showing || this.busy) return false;
    return this.who.mine.includes(state.mover);
  }

  get choices(): Choices {
    return choices(this.mayAct && this.state ? this.state.legal : []);
  }

  get isHost(): boolean {
    return this.state?.people.some((person) => person.person === this.you && person.host) ?? false;
  }

  now(): number {
    return Date.now() + this.skew;
  }

  close(): void {
    this.#ended = true;
    this.#socket.close();
  }

  /** A move of the player: the token as the server offered it. */
  move(token: string): void {
    if (!this.mayAct || !this.state || !this.scene) return;
    this.busy = true;
    if (token.startsWith('roll') || token === '~') {
      this.scene = { ...this.scene, throwing: true };
      feel('roll');
    }
    this.#act({ type: 'move', seq: this.state.seq, move: token });
  }

  /** Anything else one can do at the table. */
  do(act: Act): void {
    if (!this.state) return;
    const withSeq = act.type === 'undo' || act.type === 'dice';
    this.#act(withSeq ? { seq: this.state.seq, ...act } : act);
  }

  #act(act: Act): void {
    this.#asked.add(this.#socket.act(act));
  }

  #lineIs(state: LineState): void {
    if (state === 'lost' && this.line === 'open') announce(t('reconnecting-banner'));
    this.line = state;
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'state':
        this.#answered(message.id);
        this.you = message.you.person;
        this.#whole(message.state, message.events);
        if (message.reason === 'stale') this.#complain('error-illegal');
        break;
      case 'update':
        this.#update(message.state, message.events);
        break;
      case 'presence':
        this.#presence(message);
        break;
      case 'done':
        this.#answered(message.id);
        break;
      case 'error':
        this.#refused(message);
        break;
      case 'bye':
        if (message.reason === 'deleted' || message.reason === 'kicked') this.gone = message.reason;
        break;
    }
  }

  #answered(id: string | undefined): void {
    if (id) this.#asked.delete(id);
    if (this.#asked.size === 0) this.busy = false;
  }

  #refused(message: ServerMessage & { type: 'error' }): void {
    const id = message.id;
    if (!id && (message.error.code === 'no_such_table' || message.error.code === 'bad_key')) {
      this.gone = message.error.code;
      return;
    }
    this.#answered(id);
    if (this.scene?.throwing) this.scene = { ...this.scene, throwing: false };
    this.#complain(errorMessage(new ApiError(message.error.code, message.error)));
  }

  #complain(id: string): void {
    const text = t(id);
    const problem = { text, id: ++this.#counter };
    this.problem = problem;
    announce(text);
    setTimeout(() => this.problem === problem && (this.problem = null), MOMENT);
  }

  #presence(message: ServerMessage & { type: 'presence' }): void {
    this.watchers = message.watchers;
    if (!this.state) return;
    const online = new Map(message.people.map((person) => [person.person, person.online]));
    const people = this.state.people.map((person) => ({
      ...person,
      online: online.get(person.person) ?? person.online,
    }));
    this.#take({ ...this.state, people, clock: message.clock });
  }

  /** The first state, or one after a lost line: what was missed goes into the log, a little of it is still shown. */
  #whole(state: TableState, events: TableEvent[]): void {
    const fresh = events.filter((event) => event.seq > this.#seen);
    const first = this.state === null;
    this.skew = state.now - Date.now();
    if (first || fresh.length > 12 || fresh.length === 0) {
      this.#queue = [];
      this.#learn(fresh);
      this.#seen = state.seq;
      this.#stand(state);
      if (first && state.phase === 'playing' && state.mover) announce(this.#turnText(state.mover));
    } else {
      this.#enqueue(state, fresh);
    }
  }

  #update(state: TableState, events: TableEvent[]): void {
    const fresh = events.filter((event) => event.seq > this.#seen);
    if (fresh.length && fresh[0]!.seq !== this.#seen + 1) {
      this.#socket.resync();
      return;
    }
    this.skew = state.now - Date.now();
    this.#enqueue(state, fresh);
  }

  #enqueue(state: TableState, events: TableEvent[]): void {
    if (events.length) this.#seen = events.at(-1)!.seq;
    this.#queue.push({ events, state });
    if (!this.showing) void this.#show();
  }

  /** The table as the server tells of it. */
  #take(state: TableState): void {
    const host = (table: TableState | null) => table?.people.find((person) => person.host);
    const [before, after] = [host(this.state), host(state)];
    this.state = state;
    if (!after || after.online) this.hostLost = null;
    else if (this.hostLost === null || before?.person !== after.person) this.hostLost = this.now();
  }

  #learn(events: TableEvent[]): void {
    if (events.length) this.events = [...this.events, ...events];
  }

  /** The state stands as the server has it. */
  #stand(state: TableState): void {
    this.#take(state);
    if (state.position === null) {
      this.scene = null;
      return;
    }
    const position = parsePosition(state.position);
    this.scene = {
      position,
      throwing: state.thrown !== null,
      rollNumber: this.scene?.rollNumber ?? 0,
      failing: null,
    };
  }

  async #show(): Promise<void> {
    this.showing = true;
    while (this.#queue.length && !this.#ended) {
      const { events, state } = this.#queue.shift()!;
      const before = this.state;
      // Names, clocks and people are right at once; the game itself is shown step by step.
      this.#take(state);
      for (const event of events) {
        // Nobody looks, or far behind: only the outcome counts.
        const late = document.visibilityState === 'hidden' || this.#queue.length > 80;
        await this.#step(event, late ? atOnce : { motion: pace(), pause: tempo() });
      }
      this.#stand(state);
      this.#sayTurn(before, state);
      this.#sayChoices(state);
    }
    this.showing = false;
  }

  async #step(event: TableEvent, speed: Speed): Promise<void> {
    this.#learn([event]);
    const facts = event.facts ?? [];
    if (!facts.length) {
      announce(eventText(event, this.who));
      if (event.kind === 'joined') play('join');
      if (event.kind === 'said') this.#speak(event);
      if (event.kind === 'undone' || event.kind === 'started') this.#jump(event.position);
      return;
    }
    for (const fact of facts) announce(sayFact(fact, event.seq, this.who, !settings.chatter));
    const next = event.position ? parsePosition(event.position) : null;
    if (event.kind === 'rolled') await this.#fall(event, facts, next, speed);
    else await this.#moved(event, facts, next, speed);
  }

  #speak(event: TableEvent): void {
    if (event.person === undefined) return;
    const spoken = { person: event.person, text: saidText(event), id: ++this.#counter };
    this.spoken = spoken;
    play('tick');
    setTimeout(() => this.spoken === spoken && (this.spoken = null), MOMENT);
  }

  #jump(position: string | null | undefined): void {
    if (!position) return;
    const rollNumber = this.scene?.rollNumber ?? 0;
    this.scene = { position: parsePosition(position), rollNumber, throwing: false, failing: null };
  }

  async #moved(event: TableEvent, facts: Fact[], next: Position | null, speed: Speed): Promise<void> {
    if (!this.scene) return;
    if (facts.some((fact) => fact.fact === 'threw')) {
      if (!this.scene.throwing) play('roll');
      this.scene = { ...this.scene, throwing: true };
      await wait(this.#isMine(event.seat) ? 0 : 260 * speed.motion);
      return;
    }
    if (!next) return;
    if (event.move?.startsWith('>')) {
      // Others' choices rest for a moment: one wants to see what they chose from.
      if (!this.#isMine(event.seat)) await wait(420 * speed.pause);
      feel('keep');
      if (facts.some((fact) => fact.fact === 'got_round_worm')) play('worm');
      await this.#glide(next, 300 * speed.motion);
      return;
    }
    await this.#ending(event, facts, next, speed);
  }

  async #fall(event: TableEvent, facts: Fact[], next: Position | null, speed: Speed): Promise<void> {
    if (!this.scene || !event.dice) return;
    const dice = parseDice(event.dice.replace(/^:/, ''));
    const failed = facts.some((fact) => fact.fact === 'failed');
    const { position, rollNumber } = this.scene;
    this.scene = {
      position: failed || !next ? { ...position, roll: dice, begun: true } : next,
      throwing: false,
      rollNumber: rollNumber + 1,
      failing: failed ? dice : null,
    };
    await wait(620 * (this.#isMine(event.seat) ? speed.motion : speed.pause));
    if (speed.motion > 0) feel('land');
    if (failed && next) {
      await wait(500 * speed.pause);
      await this.#ending(event, facts, next, speed);
    }
  }

  /** A turn ends: portions travel, somebody laughs, somebody does not. */
  async #ending(event: TableEvent, facts: Fact[], next: Position, speed: Speed): Promise<void> {
    const stole = facts.find((fact) => fact.fact === 'stole');
    const failed = facts.find((fact) => fact.fact === 'failed');
    const hen = facts.find((fact) => fact.fact === 'got_specialist' && fact.victim !== undefined);
    const took = facts.find((fact) => fact.fact === 'took');
    if (stole ?? hen) {
      const { seat = 0, victim, tile } = (stole ?? hen)!;
      this.#happen({ kind: 'steal', seat, victim, tile, text: this.#words(event, (stole ?? hen)!) });
      feel('steal');
      await wait(PLUCKED * speed.pause);
      await this.#glide(next, 480 * speed.motion, stole ? `tile-${stole.tile}` : 'specialist-h');
      await wait(350 * speed.pause);
    } else if (failed) {
      const after = facts.find((fact) => fact.fact === 'kept_by_hen' || fact.fact === 'gave_back');
      this.#happen({ kind: 'fail', seat: failed.seat ?? 0, text: this.#words(event, failed, after) });
      feel('fail');
      await wait(900 * speed.pause);
      await this.#glide(next, 480 * speed.motion);
      if (facts.some((fact) => fact.fact === 'turned_over')) play('flip');
      await wait(250 * speed.pause);
    } else {
      if (took) {
        this.#happen({ kind: 'take', seat: took.seat ?? 0, tile: took.tile });
        feel('take');
      }
      await this.#glide(next, 480 * speed.motion);
      await wait(200 * speed.pause);
    }
    this.happening = null;
  }

  #words(event: TableEvent, ...facts: (Fact | undefined)[]): string {
    return facts.flatMap((fact) => (fact ? [factText(fact, event.seq, this.who)] : [])).join(' ');
  }

  #happen(what: Omit<Happening, 'id'>): void {
    this.happening = { ...what, id: ++this.#counter };
  }

  async #glide(next: Position, duration: number, arc?: string): Promise<void> {
    if (!this.scene) return;
    const before = this.stage && duration > 0 ? places(this.stage) : null;
    this.scene = { ...this.scene, position: next, throwing: false, failing: null };
    await tick();
    if (before && this.stage) await glide(this.stage, before, { duration, arc: (name) => name === arc });
  }

  #isMine(seat: number | undefined): boolean {
    return seat !== undefined && this.who.mine.includes(seat);
  }

  /** What the player of this device may do now, for who cannot see the buttons. */
  #sayChoices(state: TableState): void {
    if (this.#queue.length || state.phase !== 'playing' || !this.who.mine.includes(state.mover)) return;
    const { keeps, stops } = choices(state.legal);
    if (keeps.size) announce(t('say-choose', { count: keeps.size }));
    else if (stops.length) announce(t('say-can-stop', { move: stopLabel(stops[0]!, this.who) }));
  }

  #sayTurn(before: TableState | null, state: TableState): void {
    if (state.phase !== 'playing' || (before?.mover === state.mover && before.phase === 'playing')) return;
    const { who, mine } = this.who;
    if (who(state.mover) === 'you') feel('turn');
    else if (mine.includes(state.mover)) play('turn');
    announce(this.#turnText(state.mover));
  }

  #turnText(seat: number): string {
    const { who, name } = this.who;
    return who(seat) === 'you' ? t('say-your-turn') : t('say-turn', { name: name(seat) });
  }
}

function wait(milliseconds: number): Promise<void> {
  return milliseconds > 0 ? new Promise((resolve) => setTimeout(resolve, milliseconds)) : Promise.resolve();
}
