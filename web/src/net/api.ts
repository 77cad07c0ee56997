/** The HTTP half of the server. Every failure is an `ApiError` with the server's code, or `offline` / `network`. */
import type { ErrorBody, LobbyTable, MyTable, Opened, ServerInfo, TableState } from './types';
import { randomText } from './chance';
import { keyOf } from './keys';

export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly body: Partial<ErrorBody> = {},
  ) {
    super(body.message ?? code);
  }
}

interface Request {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  table?: string;
}

async function ask(path: string, { method = 'GET', body, table }: Request = {}): Promise<Response> {
  const headers: Record<string, string> = { 'X-Wormgrill': '1' };
  const key = table ? keyOf(table) : null;
  if (key) headers.Authorization = `Bearer ${key}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  } catch {
    throw new ApiError(navigator.onLine ? 'network' : 'offline');
  }
  if (!answer.ok) {
    const error = ((await json(answer)) as { error?: ErrorBody } | null)?.error;
    throw new ApiError(error?.code ?? 'internal', error ?? {});
  }
  return answer;
}

async function json(answer: Response): Promise<unknown> {
  return answer.headers.get('Content-Type')?.includes('json') ? await answer.json() : null;
}

export async function call<T>(path: string, request: Request = {}): Promise<T> {
  return (await json(await ask(path, request))) as T;
}

const TRIES = 3;

/** Sent again when the answer is lost on the way; the server does it once all the same. */
export async function once<T>(path: string, body: object): Promise<T> {
  const request: Request = { method: 'POST', body: { ...body, once: randomText() } };
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await call<T>(path, request);
    } catch (error) {
      if (left === 0 || !(error instanceof ApiError) || error.code !== 'network') throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

/** Saves what lies there as a file. A plain link would not do: it brings no key, and a seat may come without a cookie. */
export async function download(path: string, name: string, table: string): Promise<void> {
  const url = URL.createObjectURL(await (await ask(path, { table })).blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

const phases: Record<string, string> = { setup: 'error-setup', paused: 'log-paused', over: 'error-over' };

/** The message for an error; codes without one of their own share the general one. `own`: what a code means just here. */
export function errorMessage(error: unknown, own: Record<string, string> = {}): string {
  const { code, body } = error instanceof ApiError ? error : new ApiError('internal');
  if (code === 'wrong_phase') return phases[body.phase ?? ''] ?? 'error-started';
  const messages: Record<string, string> = {
    network: 'error-network',
    offline: 'error-offline',
    storage_unavailable: 'error-server',
    shutting_down: 'error-server',
    no_such_table: 'error-not-found',
    no_such_code: 'error-code',
    no_such_page: 'error-not-found',
    bad_key: 'error-forbidden',
    not_allowed: 'error-forbidden',
    no_free_seat: 'error-full',
    seat_taken: 'error-full',
    too_many: 'error-rate',
    bad_passkey: 'error-forbidden',
    bad_name: 'error-name',
    illegal_move: 'error-illegal',
    not_your_turn: 'error-illegal',
    nothing_to_undo: 'undo-nothing',
    undo_off: 'undo-nothing',
    chat_off: 'error-phrases',
    muted: 'error-muted',
    dice_do_not_fit: 'error-dice',
    dice_not_yours: 'error-dice',
    not_over: 'error-running',
    ...own,
  };
  return messages[code] ?? 'error-generic';
}

export interface OpenTable {
  options?: Record<string, unknown>;
  seats: { kind: 'person' | 'bot' | 'open'; name?: string; bot?: string }[];
  name?: string;
  start?: boolean;
  contribution?: string;
}

let info: Promise<ServerInfo> | null = null;

export const api = {
  server(): Promise<ServerInfo> {
    info ??= call<ServerInfo>('/api/server').catch((error: unknown) => {
      info = null;
      throw error;
    });
    return info;
  },
  open: (table: OpenTable) => once<Opened>('/api/tables', table),
  enter: (by: { link: string } | { code: string } | { key: string }) =>
    call<{ table: string; by: string; person: number | null; state: TableState; link?: string }>('/api/enter', {
      method: 'POST',
      body: by,
    }),
  join: (table: string, body: { link?: string; name: string; seat?: number | 'any' | null; contribution?: string }) =>
    once<Opened>(`/api/tables/${table}/people`, body),
  dice: <T>(table: string) => call<T>(`/api/tables/${table}/dice`, { table }),
  remove: (table: string) => call<null>(`/api/tables/${table}`, { method: 'DELETE', table }),
  push: () => call<{ subscribed: boolean; key: string }>('/api/push'),
  subscribe: (subscription: PushSubscriptionJSON) => call<null>('/api/push', { method: 'POST', body: subscription }),
  unsubscribe: () => call<null>('/api/push', { method: 'DELETE' }),
  lobby: () => call<{ tables: LobbyTable[] }>('/api/lobby'),
  mine: () => call<{ tables: MyTable[] }>('/api/my/tables'),
};
