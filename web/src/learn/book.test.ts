import { describe, expect, it } from 'vitest';
import { languages } from '../i18n/languages';
import { chapter, differs, loadBook, parseBook, parseLine, search, wordsOf } from './book';

const text = `# The game {#game}

## Stealing {#steal 2005 2014 deluxe}

Take **exactly** \`44w\`.

- one
- two

1. first
2. second

> Thanks, Lou!

> And Otto.

## Looking away {#overlook 2005}

Épuisé.

# Options {#options}

## Shorter {#option-short 2014 deluxe +short}

Highest.
`;

describe('a book', () => {
  const book = parseBook(text);

  it('is read into parts, sections and blocks', () => {
    expect(book.map((part) => [part.id, part.title, part.sections.map((section) => section.id)])).toEqual([
      ['game', 'The game', ['steal', 'overlook']],
      ['options', 'Options', ['option-short']],
    ]);
    const steal = book[0]!.sections[0]!;
    expect(steal.blocks.map((block) => [block.kind, block.lines.length])).toEqual([
      ['text', 1],
      ['list', 2],
      ['steps', 2],
      ['example', 1],
      ['example', 1],
    ]);
    expect(steal.blocks[2]!.lines[1]).toEqual([{ kind: 'plain', text: 'second' }]);
  });

  it('knows strong words and dice', () => {
    expect(parseLine('Take **exactly** `44w`.')).toEqual([
      { kind: 'plain', text: 'Take ' },
      { kind: 'strong', text: 'exactly' },
      { kind: 'plain', text: ' ' },
      { kind: 'dice', text: '44w' },
      { kind: 'plain', text: '.' },
    ]);
  });

  it('tells what only some editions have', () => {
    expect(book.flatMap((part) => part.sections).map(differs)).toEqual([false, true, true]);
    expect(chapter(book, '2005').map((part) => part.sections.map((section) => section.id))).toEqual([
      ['steal', 'overlook'],
    ]);
    expect(chapter(book, '2014').map((part) => part.id)).toEqual(['game', 'options']);
  });

  it('is searched by all words, without accents, titles first', () => {
    expect(search(book, 'epuise').map((section) => section.id)).toEqual(['overlook']);
    expect(search(book, 'lou thanks').map((section) => section.id)).toEqual(['steal']);
    expect(search(book, 'o').map((section) => section.id)).toEqual(['overlook', 'option-short', 'steal']);
    expect(search(book, ' ')).toEqual([]);
    expect(search(book, 'weasel')).toEqual([]);
  });
});

describe('the books of the rules', () => {
  it.each(languages.map(({ code }) => code))('in %s have every section, and words in each', async (code) => {
    const outline = (parts: Awaited<ReturnType<typeof loadBook>>) =>
      parts.map((part) => [part.id, part.sections.map(({ id, editions, option }) => [id, editions, option])]);
    const book = await loadBook(code);
    expect(outline(book)).toEqual(outline(await loadBook('en')));
    expect(book.flatMap((part) => part.sections).length).toBeGreaterThan(40);
    for (const section of book.flatMap((part) => part.sections)) expect(wordsOf(section)).toMatch(/^.+\n.+/);
  });
});
