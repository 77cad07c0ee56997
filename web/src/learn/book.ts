/**
 * The rules in our own words, read from the books of `wormgrill.rules` (`rules/text/<language>.md`), the same that the terminal
 * prints. The form is explained and strictly checked there, in `rules/book.py`; here it is only read.
 */
import type { Language } from '../i18n/languages';

export interface Span {
  kind: 'plain' | 'strong' | 'dice'; // dice carry the notation's text: '122355ww'
  text: string;
}

/** A paragraph or an example has one line; a list or numbered steps have one a item. */
export interface Block {
  kind: 'text' | 'list' | 'steps' | 'example';
  lines: Span[][];
}

export interface Section {
  id: string; // the same in every language
  title: string;
  editions: string[];
  option: string | null; // it tells of this option
  blocks: Block[];
}

export interface Part {
  id: string;
  title: string;
  sections: Section[];
}

export const editions = ['2005', '2014', 'deluxe'] as const;

const files = import.meta.glob<string>('../../../src/wormgrill/rules/text/*.md', { query: '?raw', import: 'default' });

/** The book in a language; in English where it cannot be had, for instance without a line. */
export async function loadBook(language: Language): Promise<Part[]> {
  const read = files[Object.keys(files).find((path) => path.endsWith(`/${language}.md`)) ?? ''];
  if (!read) return language === 'en' ? [] : loadBook('en');
  try {
    return parseBook(await read());
  } catch (error) {
    if (language === 'en') throw error;
    return loadBook('en');
  }
}

const heading = /^(##?) (.+) \{#([a-z0-9-]+)((?: \S+)*)\}$/;
const starts: [RegExp, Block['kind']][] = [
  [/^- /, 'list'],
  [/^> /, 'example'],
  [/^\d+\. /, 'steps'],
];

export function parseLine(line: string): Span[] {
  return [...line.matchAll(/\*\*([^*]+)\*\*|`([^`]+)`|([^*`]+)/g)].map(([, strong, dice, plain]) => {
    if (strong) return { kind: 'strong', text: strong };
    return dice ? { kind: 'dice', text: dice } : { kind: 'plain', text: plain ?? '' };
  });
}

export function parseBook(text: string): Part[] {
  const parts: Part[] = [];
  let joins: Block['kind'] | null = null; // items that follow each other make one block
  for (const line of text.split('\n')) {
    const part = parts.at(-1);
    const title = heading.exec(line);
    if (title) {
      const [, level, words = '', id = '', scope = ''] = title;
      const marks = scope.split(' ').filter(Boolean);
      if (level === '#') parts.push({ id, title: words, sections: [] });
      else {
        const option = marks.find((mark) => mark.startsWith('+'))?.slice(1) ?? null;
        part?.sections.push({
          id,
          title: words,
          editions: marks.filter((mark) => !mark.startsWith('+')),
          option,
          blocks: [],
        });
      }
      joins = null;
      continue;
    }
    const section = part?.sections.at(-1);
    if (!line || !section) {
      joins = null;
      continue;
    }
    const [start, kind] = starts.find(([pattern]) => pattern.test(line)) ?? [/^/, 'text' as const];
    const spans = parseLine(line.replace(start, ''));
    if (joins === kind) section.blocks.at(-1)?.lines.push(spans);
    else section.blocks.push({ kind, lines: [spans] });
    joins = kind === 'list' || kind === 'steps' ? kind : null;
  }
  return parts;
}

/** Holds it everywhere, or only in some editions or with an option? */
export function differs(section: Section): boolean {
  return section.option !== null || section.editions.length < editions.length;
}

/** What holds in an edition, with the options that it knows; parts that say nothing about it are left out. */
export function chapter(book: Part[], edition: string): Part[] {
  return book
    .map((part) => ({ ...part, sections: part.sections.filter((section) => section.editions.includes(edition)) }))
    .filter((part) => part.sections.length);
}

export function wordsOf(section: Section): string {
  const lines = section.blocks.flatMap((block) => block.lines.map((line) => line.map((span) => span.text).join('')));
  return [section.title, ...lines].join('\n');
}

/** Small letters without accents: who types 'fail' or 'epuise' finds them all. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** The sections that have all words of the query, those that have them in the title first. */
export function search(book: Part[], query: string): Section[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const has = (text: string) => {
    const searched = plain(text);
    return words.every((word) => searched.includes(word));
  };
  const found = book.flatMap((part) => part.sections).filter((section) => has(wordsOf(section)));
  return [...found.filter((section) => has(section.title)), ...found.filter((section) => !has(section.title))];
}
