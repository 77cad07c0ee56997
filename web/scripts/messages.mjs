/**
 * Says what is wrong with the messages: `node scripts/messages.mjs [--unused]`, in `web/`. Exit status 1 if anything is.
 *
 * English is the original. Every other language must have the same areas and the same messages, no more and no less, use no
 * argument that English does not give, and have a variant for every plural category that the language's whole numbers need.
 * With `--unused` it also names messages that nothing in `src/` uses; an id that is put together (`face-${face}`) counts for
 * all messages that begin so.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, Visitor } from '@fluent/syntax';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const locales = join(web, 'locales');
const original = 'en';

/** Arguments of a message, and the keys of every choice that it makes by one of them. */
class Reading extends Visitor {
  constructor() {
    super();
    this.args = new Set();
    this.choices = [];
  }

  visitVariableReference(node) {
    this.args.add(node.id.name);
  }

  visitSelectExpression(node) {
    const by = node.selector.type === 'VariableReference' ? node.selector.id.name : null;
    this.choices.push({ by, keys: node.variants.map(({ key }) => (key.type === 'Identifier' ? key.name : key.value)) });
    this.genericVisit(node);
  }
}

/** area -> id -> { args, choices }; what cannot be read goes to `problems`. */
function read(language, problems) {
  const areas = new Map();
  for (const file of readdirSync(join(locales, language)).sort()) {
    const messages = new Map();
    for (const entry of parse(readFileSync(join(locales, language, file), 'utf8'), { withSpans: false }).body) {
      if (entry.type === 'Junk') problems.push(`${language}/${file}: cannot read '${entry.content.split('\n')[0]}'`);
      if (entry.type !== 'Message') continue;
      const reading = new Reading();
      reading.visit(entry);
      if (messages.has(entry.id.name)) problems.push(`${language}/${file}: ${entry.id.name} stands there twice`);
      messages.set(entry.id.name, { args: reading.args, choices: reading.choices });
    }
    areas.set(file, messages);
  }
  return areas;
}

/** Categories of whole numbers up to a hundred: what a count of worms, dice or days can need. */
function plurals(language) {
  const rules = new Intl.PluralRules(language);
  return new Set(Array.from({ length: 101 }, (_, count) => rules.select(count)));
}

const categories = new Set(['zero', 'one', 'two', 'few', 'many']);

function compare(language, problems, english) {
  const own = read(language, problems);
  const needed = plurals(language);
  for (const file of english.keys()) {
    if (!own.has(file)) problems.push(`${language}/${file} is missing`);
  }
  for (const [file, messages] of own) {
    const wanted = english.get(file) ?? new Map();
    for (const id of wanted.keys()) {
      if (!messages.has(id)) problems.push(`${language}/${file}: ${id} is missing`);
    }
    for (const [id, { args, choices }] of messages) {
      if (!wanted.has(id)) problems.push(`${language}/${file}: ${id} is not in English`);
      for (const name of args) {
        if (!wanted.get(id)?.args.has(name))
          problems.push(`${language}/${file}: ${id} uses $${name}, which is not given`);
      }
      for (const { by, keys } of choices.filter(({ keys }) => keys.some((key) => categories.has(key)))) {
        const lacking = [...needed].filter((category) => category !== 'other' && !keys.includes(category));
        if (lacking.length) problems.push(`${language}/${file}: ${id} has no [${lacking.join('], [')}] of $${by}`);
      }
    }
  }
}

function sources(folder = join(web, 'src')) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts|json)$/.test(entry.name) && !entry.name.includes('.test.') ? [readFileSync(path, 'utf8')] : [];
  });
}

/** Ids that stand in the page's sources in quotes, and beginnings of ids that are put together. */
function used() {
  const text = sources().join('\n');
  const whole = new Set([...text.matchAll(/['"`]([a-z][a-z0-9_-]*)(?:\.[a-z]+)?['"`]/g)].map(([, id]) => id));
  const begun = [...text.matchAll(/`([a-z][a-z0-9_-]*[-_])\$\{/g)].map(([, start]) => start);
  return (id) => whole.has(id) || begun.some((start) => id.startsWith(start));
}

/** Everything that is wrong, a line each. */
export function check({ unused = false } = {}) {
  const problems = [];
  const english = read(original, problems);
  for (const language of readdirSync(locales)) {
    if (language !== original && !language.includes('.')) compare(language, problems, english);
  }
  if (unused) {
    const isUsed = used();
    for (const [file, messages] of english) {
      for (const id of messages.keys()) {
        if (!isUsed(id)) problems.push(`${original}/${file}: nothing uses ${id}`);
      }
    }
  }
  return problems;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = check({ unused: process.argv.includes('--unused') });
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  process.exitCode = problems.length ? 1 : 0;
}
