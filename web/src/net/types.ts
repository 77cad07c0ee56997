/** What the server says, as `docs/protocol.md` has it. */
export interface SeatState {
  seat: number;
  kind: 'person' | 'bot' | 'open';
  person: number | null;
  name: string;
  bot: string | null;
  standin: { bot: string; reason: string } | null;
}

export interface PersonState {
  person: number;
  name: string;
  host: boolean;
  seats: number[];
  online: boolean;
  left: boolean;
  muted: boolean;
}

export interface Clock {
  seat: number;
  since: number;
  out: number;
  standin: number;
  why: 'move' | 'lost';
}

export type Pace = { kind: 'relaxed' | 'live'; seconds: number } | { kind: 'days'; days: number };

export interface Options {
  edition: string;
  pace: Pace;
  patience: number;
  standin: string;
  listed: boolean;
  watch: boolean;
  coach: 'advice' | 'odds' | 'none';
  undo: 'free' | 'consent' | 'none';
  begins: 'random' | number;
  dice: 'server' | 'physical';
  free_text: boolean;
  open_stacks: boolean;
}

export interface Series {
  id: string;
  game: number;
  scores: { seat: number; wins: number; worms: number }[];
  previous: string | null;
  next: string | null;
}

export interface TableState {
  table: string;
  seq: number;
  game_seq: number;
  phase: 'setup' | 'playing' | 'paused' | 'over';
  pause: 'nobody' | 'host' | null;
  options: Options;
  position: string | null; // null until the game begins
  edition: string;
  legal: string[];
  mover: number;
  thrown: { white: number; golden: boolean } | null;
  standing: number[];
  winners: number[];
  seats: SeatState[];
  people: PersonState[];
  clock: Clock | null;
  undo: {
    free: number | null;
    ask: { person: number; to: number }[];
    asked: { by: number; to: number; yes: number[]; waiting: number[] } | null;
  };
  dice: {
    by: 'server' | 'physical';
    scheme: string | null;
    commitment: string | null;
    contributions: { person: number; text: string }[];
    rolls: number;
    secret: string | null;
  };
  series: Series | null;
  rematch: { wanted: number[] };
  now: number;
}

export interface Fact {
  fact: string;
  seat?: number;
  dice?: { white: number[]; golden?: number } | number;
  face?: number;
  count?: number;
  total?: number;
  tile?: number;
  victim?: number;
  giver?: number;
  specialist?: string;
  reason?: string;
  winners?: number[];
  worms?: number[];
}

export interface TableEvent {
  seq: number;
  at: number;
  kind: string;
  facts?: Fact[];
  turn?: number;
  position?: string | null;
  seat?: number;
  move?: string;
  dice?: string;
  person?: number;
  name?: string;
  bot?: string;
  to?: number;
  yes?: boolean;
  reason?: string;
  phrase?: string;
  text?: string;
  begins?: number;
  winners?: number[];
  standing?: number[];
  secret?: string;
  table?: string;
  id?: string;
}

/** Why a position cannot be; the codes are those of the rules. */
export interface Defect {
  defect: string;
  about: string;
}

export interface ErrorBody {
  code: string;
  message: string;
  at?: string;
  retry_after?: number;
  phase?: string;
  defects?: Defect[];
}

export type ServerMessage =
  | { type: 'hello'; protocol: number; version: string; now: number }
  | {
      type: 'state';
      table: string;
      you: { person: number | null };
      state: TableState;
      events: TableEvent[];
      reason: 'subscribed' | 'stale' | 'resync';
      id?: string;
    }
  | { type: 'update'; table: string; seq: number; events: TableEvent[]; state: TableState }
  | {
      type: 'presence';
      table: string;
      people: { person: number; online: boolean }[];
      watchers: number;
      clock: Clock | null;
    }
  | { type: 'done'; table: string; id: string; seq: number }
  | { type: 'error'; error: ErrorBody; table?: string; id?: string }
  | { type: 'pong'; now: number }
  | { type: 'bye'; reason: string; table?: string };

export type Act = { type: string; [field: string]: unknown };

export interface ServerInfo {
  version: string;
  editions: { edition: string; options: string[]; deluxe: boolean }[];
  bots: { bot: string; parameters: { name: string; default: boolean | number | string | null }[] }[];
  phrases: string[];
  paces: { live: { seconds: [number, number]; default: number }; days: { days: [number, number]; default: number } };
  limits: { name: number; text: number; contribution: number };
  base_url: string;
  push: string | null;
  accounts: string[];
}

export interface Opened {
  table: string;
  link?: string;
  code?: string;
  join_url?: string;
  person: number;
  key: string;
  return_url: string;
  state: TableState;
}

export interface LinkAnswer {
  link: string;
  code: string | null;
  seq: number;
}

export interface MyTable {
  table: string;
  phase: TableState['phase'];
  edition: string;
  names: string[];
  person: number;
  seats: number[];
  host: boolean;
  alone: boolean; // nobody else has a seat
  your_turn: boolean;
  at: number;
  due: number | null;
  winners?: number[];
}

export interface LobbyTable {
  table: string;
  phase: TableState['phase'];
  edition: string;
  pace: Pace['kind'];
  seats: number;
  open: number;
  names: string[];
  watch: boolean;
  watchers: number;
  at: number;
}
