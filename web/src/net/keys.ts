/** The secrets of this browser's seats, by table. The server's cookie would do; the keys also work without it. */
import { writable } from '../settings/storage';

interface Entry {
  key: string;
  link?: string;
  code?: string;
  since?: number; // where the log was when the link was good
}

const NAME = 'wormgrill.keys';
const MOST = 200; // the oldest go first

function all(): Record<string, Entry> {
  try {
    const stored: unknown = JSON.parse(writable.get(NAME) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, Entry>) : {};
  } catch {
    return {};
  }
}

export function remember(table: string, entry: Entry): void {
  const { [table]: before, ...others } = all();
  const kept = [...Object.entries(others), [table, { ...before, ...entry }] as const].slice(-MOST);
  writable.set(NAME, JSON.stringify(Object.fromEntries(kept)));
}

export function forget(table: string): void {
  const { [table]: _gone, ...others } = all();
  void _gone;
  writable.set(NAME, JSON.stringify(others));
}

export function keyOf(table: string): string | null {
  return all()[table]?.key ?? null;
}

export interface Invitation {
  link: string | null;
  code: string | null;
  since: number;
}

export function inviteOf(table: string): Invitation {
  const entry = all()[table];
  return { link: entry?.link ?? null, code: entry?.code ?? null, since: entry?.since ?? 0 };
}
