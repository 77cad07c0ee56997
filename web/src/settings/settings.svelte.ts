/** What this device's player likes. Kept in the browser, told to nobody; two tabs agree through the storage event. */
import { writable } from './storage';

export type ThemeChoice = 'auto' | 'light' | 'dark' | 'contrast';
export type Speed = 'instant' | 'fast' | 'normal' | 'slow';
export type Ask = 'never' | 'fail' | 'always';

export interface Settings {
  language: string | null; // null: the browser's
  theme: ThemeChoice;
  speed: Speed;
  sound: boolean;
  volume: number; // 0…1
  vibration: boolean;
  hand: 'right' | 'left';
  ask: Ask; // which dangerous things ask once
  memory: boolean; // show what lies below the top of a stack
  hints: boolean; // show what can be reached
  keys: boolean; // single-key shortcuts (WCAG 2.1.4 wants a way to turn them off)
  scan: boolean; // Tab stops at every face that can be chosen, for a switch; else the faces are one stop with arrows inside
  chatter: boolean; // announce the bots' every choice, or only what comes of their turns
  coach: 'off' | 'worse' | 'always';
  coachThreshold: number; // thousandths of the chance to win
  name: string;
}

export const defaults: Settings = {
  language: null,
  theme: 'auto',
  speed: 'normal',
  sound: true,
  volume: 0.6,
  vibration: true,
  hand: 'right',
  ask: 'fail',
  memory: true,
  hints: true,
  keys: true,
  scan: false,
  chatter: true,
  coach: 'worse',
  coachThreshold: 20,
  name: '',
};

const KEY = 'wormgrill.settings';

/** Takes only what has the right type: an old or spoilt entry never breaks the page. */
export function readSettings(text: string | null): Settings {
  const result: Record<string, unknown> = { ...defaults };
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '{}');
  } catch {
    stored = {};
  }
  if (typeof stored === 'object' && stored !== null) {
    for (const [key, value] of Object.entries(stored)) {
      const fallback = result[key];
      if (!(key in defaults)) continue;
      if (typeof value === typeof fallback || (key === 'language' && typeof value === 'string')) result[key] = value;
    }
  }
  return result as unknown as Settings;
}

export const settings: Settings = $state(readSettings(writable.get(KEY)));

export function change<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  writable.set(KEY, JSON.stringify(settings));
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key === KEY) Object.assign(settings, readSettings(event.newValue));
  });
}

const paces: Record<Speed, number> = { instant: 0, fast: 0.55, normal: 1, slow: 1.8 };

const calm = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;

/** Factor for whatever moves: 0 means that nothing does. */
export function pace(): number {
  return calm?.matches ? 0 : tempo();
}

/** Factor for the pauses in which one sees what others do: who wants no motion still wants to follow. */
export function tempo(): number {
  return paces[settings.speed];
}
