import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { check, slips } from '../../scripts/messages.mjs';
import { languages } from './languages';

const web = join(import.meta.dirname, '../..');

function sources(folder = join(web, 'src')): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return sources(join(folder, entry.name));
    if (!/\.(svelte|ts)$/.test(entry.name) || entry.name.includes('.test.')) return [];
    return [readFileSync(join(folder, entry.name), 'utf8')];
  });
}

const english = new Set(
  readdirSync(join(web, 'locales/en')).flatMap((file) =>
    [...readFileSync(join(web, 'locales/en', file), 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id!),
  ),
);

describe('messages', () => {
  it('are the same in every language, with every plural, and none is unused', () => {
    expect(check({ unused: true })).toEqual([]);
  });

  it('are there for every language that is offered', () => {
    expect(readdirSync(join(web, 'locales')).sort()).toEqual(languages.map(({ code }) => code).sort());
  });

  it('that the page asks for are there', () => {
    const text = sources().join('\n');
    const asked = [...text.matchAll(/\bt\(\s*'([a-z][\w-]*)'/g), ...text.matchAll(/\btitle: '([a-z]+-[\w-]*)'/g)].map(
      ([, id]) => id!,
    );
    expect(asked.length).toBeGreaterThan(150);
    expect([...new Set(asked)].filter((id) => !english.has(id))).toEqual([]);
  });

  it('that are put together have a beginning that is there', () => {
    const begun = [
      ...sources()
        .join('\n')
        .matchAll(/\bt\(\s*`([a-z][\w-]*[-_])\$\{/g),
    ].map(([, start]) => start!);
    expect(begun.filter((start) => ![...english].some((id) => id.startsWith(start)))).toEqual([]);
  });
});

describe('typography', () => {
  it.each([
    ['en', "It's"],
    ['en', 'Wait...'],
    ['en', 'Is it ?'],
    ['en', '\ufffc % of it'],
    ['de', '“Ja”'],
    ['de', '\ufffc% davon'],
    ['fr', 'Quoi ?'],
    ['fr', 'Voici : un ver'],
    ['fr', '\ufffc%'],
    ['es', 'Hola!'],
    ['es', '¿Qué'],
    ['ja', 'ミミズ!'],
    ['zh', '虫子, 骰子'],
    ['pl', 'dwa  słowa'],
  ])('of %s is not kept by %j', (language, text) => expect(slips(language, text)).toHaveLength(1));
  it.each([
    ['en', 'It’s “done”: \ufffc%, at 12:30!'],
    ['de', '„Ja“: \ufffc\u00a0% davon?'],
    ['fr', 'Quoi\u202f? «\u202fUn ver\u202f»\u202f: \ufffc\u00a0% à 12:30'],
    ['es', '¿Qué? ¡\ufffc gana! La tecla «?» ayuda.'],
    ['ja', 'ミミズ！「\ufffc」'],
    ['zh', '虫子，“骰子”。'],
  ])('of %s is kept by %j', (language, text) => expect(slips(language, text)).toEqual([]));
});
