/**
 * One table over a WebSocket. Keeps the line: reconnects with growing pauses, asks for what it missed (`since`), sends acts
 * without an answer again under their old id, so that nothing is lost and nothing is done twice.
 */
import type { Act, ServerMessage } from './types';

export type LineState = 'connecting' | 'open' | 'lost' | 'closed';

export interface SocketOptions {
  table: string;
  key: string | null;
  link?: string | null;
  /** The last event that was seen; asked at every connection. */
  since: () => number;
  onmessage: (message: ServerMessage) => void;
  onstate: (state: LineState) => void;
  /** For tests. */
  open?: (url: string) => WebSocket;
  url?: string;
  random?: () => number;
}

const PAUSES = [250, 500, 1000, 2000, 4000, 8000, 15000];
const PING_EVERY = 25_000;
const PONG_WITHIN = 8_000;

let count = 0;
const origin = Math.random().toString(36).slice(2, 10);

export class TableSocket {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Act>();
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #pong: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #ready = false;
  readonly #options: SocketOptions;
  readonly #wake = () => this.#hurry();

  constructor(options: SocketOptions) {
    this.#options = options;
    window.addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  /** Sends an act; it is repeated after a lost connection until it is answered. Returns its id. */
  act(act: Act): string {
    const id = `${origin}-${++count}`;
    const message = { ...act, table: this.#options.table, id };
    this.#waiting.set(id, message);
    if (this.#ready) this.#send(message);
    return id;
  }

  /** Sends the whole state again, for instance after a gap. */
  resync(): void {
    if (this.#ready) this.#subscribe();
  }

  /** Acts that nobody has answered yet. */
  get unanswered(): number {
    return this.#waiting.size;
  }

  close(): void {
    this.#closed = true;
    window.removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#drop();
    this.#options.onstate('closed');
  }

  #connect(): void {
    if (this.#closed) return;
    this.#options.onstate(this.#tries === 0 ? 'connecting' : 'lost');
    const url = this.#options.url ?? `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
    const socket = this.#options.open ? this.#options.open(url) : new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => this.#subscribe();
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #subscribe(): void {
    const { table, key, link, since } = this.#options;
    this.#send({ type: 'subscribe', table, since: since(), ...(key ? { key } : {}), ...(link ? { link } : {}) });
  }

  #hear(message: ServerMessage): void {
    clearTimeout(this.#pong);
    if (message.type === 'done' || message.type === 'error' || message.type === 'state') {
      if (message.id) this.#waiting.delete(message.id);
    }
    if (message.type === 'state' && message.reason === 'subscribed') this.#begin();
    if (message.type === 'bye' && (message.reason === 'deleted' || message.reason === 'kicked')) this.#closed = true;
    this.#options.onmessage(message);
  }

  #begin(): void {
    if (!this.#ready) {
      this.#ready = true;
      this.#tries = 0;
      for (const act of this.#waiting.values()) this.#send(act);
      this.#ping = setInterval(() => this.#check(), PING_EVERY);
    }
    this.#options.onstate('open');
  }

  /** A dead line often looks open: whoever does not answer in time is dropped. */
  #check(): void {
    this.#send({ type: 'ping' });
    clearTimeout(this.#pong);
    this.#pong = setTimeout(() => this.#lost(), PONG_WITHIN);
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#pong);
    clearInterval(this.#ping);
    this.#ready = false;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #lost(): void {
    this.#drop();
    if (this.#closed) return;
    this.#options.onstate('lost');
    const pause = PAUSES[Math.min(this.#tries++, PAUSES.length - 1)]!;
    this.#retry = setTimeout(() => this.#connect(), pause * (0.75 + 0.5 * (this.#options.random ?? Math.random)()));
  }

  /** Back on the net or on the screen: do not wait for the pause to end. */
  #hurry(): void {
    if (this.#closed || document.visibilityState === 'hidden') return;
    if (this.#ready) this.#check();
    else if (this.#retry !== undefined && this.#socket === null) {
      clearTimeout(this.#retry);
      this.#connect();
    }
  }
}
