/**
 * Says what is wrong with the messages: `node scripts/messages.mjs [--unused]`, in `web/`. Exit status 1 if anything is.
 *
 * English is the original. Every other language must have the same areas and the same messages, no more and no less, use no
 * argument that English does not give, and have a variant for every plural category that the language's whole numbers need.
 * Each keeps the typography of its language: quotation marks, spaces before signs and per cents (`slips`).
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

const narrow = '\u202f';
const percent = { de: '\u00a0', es: '\u00a0', fr: '\u00a0' };
const quotes = {
  en: '“”‘’',
  de: '„“',
  fr: '«»',
  it: '«»“”',
  nl: '“”‘’',
  es: '«»',
  pt: '“”',
  pl: '„”',
  ja: '「」',
  zh: '“”',
};
const chinese = '[\\u3040-\\u30ff\\u4e00-\\u9fff]';

/** What in a text is not set as its language sets it: [what is wrong, where it is seen], for every language. */
const anywhere = [
  ['a straight quotation mark', /["'`]/],
  ['three dots for …', /\.\.\./],
  ['two spaces', /[^\S\n]{2}/],
];
const special = {
  fr: [['no narrow space before a sign', new RegExp(`[^${narrow}][;!?]|[^${narrow}]:(?!\\d)`)]],
  ja: [['a sign of half width', new RegExp(`${chinese}[,.!?:;]`)]],
  zh: [['a sign of half width', new RegExp(`${chinese}[,.!?:;]`)]],
};
const spaceless = ['a space before a sign', /\s[;:!?](\s|$)/];

/** The slips of typography in a text; '\ufffc' stands for what is put in. */
export function slips(language, text) {
  const found = [...anywhere, ...(special[language] ?? []), ...(language === 'fr' ? [] : [spaceless])];
  const problems = found.filter(([, seen]) => seen.test(text)).map(([what]) => what);
  const foreign = [...'“”‘„«»「」'].filter((mark) => text.includes(mark) && !quotes[language].includes(mark));
  if (foreign.length) problems.push(`the quotation mark ${foreign[0]} of another language`);
  const before = percent[language] ?? '';
  if ([...text.matchAll(/(\s?)%/g)].some(([, space]) => space !== before)) problems.push('the space before %');
  const openings = (opening, closing) =>
    text.split(opening).length === text.replaceAll(`«${closing}»`, '').split(closing).length;
  if (language === 'es' && !(openings('¿', '?') && openings('¡', '!'))) problems.push('¿ or ¡ without its other half');
  return problems;
}

/** Arguments of a message, and the keys of every choice that it makes by one of them. */
class Reading extends Visitor {
  constructor() {
    super();
    this.args = new Set();
    this.choices = [];
    this.texts = [];
  }

  visitPattern(node) {
    this.texts.push(node.elements.map((part) => (part.type === 'TextElement' ? part.value : '\ufffc')).join(''));
    this.genericVisit(node);
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
      for (const slip of reading.texts.flatMap((text) => slips(language, text)))
        problems.push(`${language}/${file}: ${entry.id.name} has ${slip}`);
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
  // A single word such as 'start' stands in quotes for many a reason, so it counts only where a message is asked for.
  const asked = [...text.matchAll(/\bt\(([^(){}]*)/g)].map(([, inside]) => inside).join('\n');
  const word = (id) => new RegExp(`['"\`]${id}['"\`]`).test(asked);
  return (id) => (id.includes('-') ? whole.has(id) : word(id)) || begun.some((start) => id.startsWith(start));
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
