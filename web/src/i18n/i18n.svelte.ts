/**
 * Messages in Fluent. `t(id, args)` is read inside components and follows a change of language by itself.
 *
 * Messages lie in `locales/<language>/<area>.ftl`. The areas in `always` are loaded before the first screen is drawn,
 * the others when a screen asks with `await area('rules')`.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { untrack } from 'svelte';
import { settings } from '../settings/settings.svelte';
import { isLanguage, negotiate, type Language } from './languages';

export type Args = Record<string, FluentVariable>;

const files = import.meta.glob<string>('../../locales/*/*.ftl', { query: '?raw', import: 'default' });
const always = ['common', 'home', 'table'];
const wanted = new Set(always);

interface Shown {
  language: Language;
  bundle: FluentBundle;
  areas: ReadonlySet<string>;
}

let shown = $state.raw<Shown>({ language: 'en', bundle: new FluentBundle('en'), areas: new Set() });
const texts = new Map<string, Promise<string>>();

function text(language: Language, name: string): Promise<string> {
  const path = `../../locales/${language}/${name}.ftl`;
  const known = texts.get(path);
  if (known) return known;
  const file = files[path] ?? files[`../../locales/en/${name}.ftl`];
  const read = file ? file() : Promise.resolve('');
  texts.set(path, read);
  read.catch(() => texts.delete(path)); // offline: the next wish tries again
  return read;
}

/** One bundle of all areas wanted so far. */
async function make(language: Language): Promise<Shown> {
  // Isolation marks are for mixed directions of writing; none of our languages is written right to left.
  const bundle = new FluentBundle(language, { useIsolating: false });
  const areas = new Set(wanted);
  for (const source of await Promise.all([...areas].map((name) => text(language, name)))) {
    bundle.addResource(new FluentResource(source));
  }
  return { language, bundle, areas };
}

let wishes = 0;

async function show(language: Language): Promise<void> {
  const wish = ++wishes;
  const made = await make(language);
  if (wish !== wishes) return; // a later wish has overtaken this one
  shown = made;
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

export function preferred(): Language {
  if (isLanguage(settings.language)) return settings.language;
  return negotiate(typeof navigator === 'undefined' ? [] : navigator.languages);
}

/** The language on the screen now. */
export function language(): Language {
  return shown.language;
}

/** Call inside an effect root: another language in the settings is shown without a reload. */
export function followLanguage(): void {
  $effect(() => {
    const next = preferred();
    if (next !== shown.language) void show(next);
  });
}

/**
 * Loads the messages of these areas, for instance those of the rules, before a screen needs them, and those that every screen
 * needs. Resolves when the page can show them; what did not come is asked for again the next time.
 */
export async function area(...names: string[]): Promise<void> {
  // Whoever asks once does not want to be asked again with every area that others load.
  const there = untrack(() => shown.areas);
  if ([...always, ...names].every((name) => there.has(name))) return;
  for (const name of names) wanted.add(name);
  try {
    await show(preferred());
  } catch (error) {
    for (const name of names) if (!there.has(name) && !always.includes(name)) wanted.delete(name);
    throw error;
  }
}

function format(id: string, args: Args | null): string | null {
  const { bundle } = shown;
  const [name = '', attribute] = id.split('.');
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return null;
  const errors: Error[] = [];
  const result = bundle.formatPattern(pattern, args, errors);
  return result;
}

/** The message, or its name where it is missing, so that a gap is seen and found. */
export function t(id: string, args: Args | null = null): string {
  return format(id, args) ?? id;
}

/** Is there such a message? For things that may have a further line of help. */
export function has(id: string): boolean {
  return format(id, null) !== null;
}

export function number(value: number, options: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(shown.language, options).format(value);
}

/** 'Anika, Thomas and Birgit' */
export function list(items: string[]): string {
  return new Intl.ListFormat(shown.language, { type: 'conjunction' }).format(items);
}

export function date(value: Date): string {
  return new Intl.DateTimeFormat(shown.language, { dateStyle: 'medium', timeStyle: 'short' }).format(value);
}

export function ago(value: Date, now = new Date()): string {
  const seconds = Math.round((value.getTime() - now.getTime()) / 1000);
  const relative = new Intl.RelativeTimeFormat(shown.language, { numeric: 'auto' });
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [
    ['day', 86400],
    ['hour', 3600],
    ['minute', 60],
  ];
  for (const [unit, size] of steps) {
    if (Math.abs(seconds) >= size) return relative.format(Math.round(seconds / size), unit);
  }
  return relative.format(0, 'minute');
}
