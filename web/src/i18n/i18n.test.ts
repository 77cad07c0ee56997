import { afterEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../settings/settings.svelte';
import { percent } from '../learn/advice';
import { area, ago, date, list, number, t } from './i18n.svelte';
import { languages, type Language } from './languages';

async function speak(language: Language): Promise<void> {
  settings.language = language;
  await area('coach', Math.random().toString()); // an area that is new, so that the language is read again
}

const before = settings.language;
afterEach(() => (settings.language = before));

describe('what is put into messages follows the language', () => {
  it.each<[Language, string, string, string]>([
    ['en', '1,234.5', '43%', 'Anika, Thomas, and Lou'],
    ['de', '1.234,5', '43\u00a0%', 'Anika, Thomas und Lou'],
    ['fr', '1\u202f234,5', '43\u00a0%', 'Anika, Thomas et Lou'],
    ['it', '1234,5', '43%', 'Anika, Thomas e Lou'],
    ['pl', '1234,5', '43%', 'Anika, Thomas i Lou'],
    ['ja', '1,234.5', '43%', 'Anika、Thomas、Lou'],
  ])('numbers, chances and lists in %s', async (language, large, chance, names) => {
    await speak(language);
    expect(number(1234.5)).toBe(large);
    expect(percent(0.43)).toBe(chance);
    expect(list(['Anika', 'Thomas', 'Lou'])).toBe(names);
  });

  it('times and dates too', async () => {
    const now = new Date(2026, 10, 19, 20, 30);
    await speak('de');
    expect(ago(new Date(2026, 10, 18, 20, 0), now)).toBe('gestern');
    expect(date(now)).toBe('19.11.2026, 20:30');
    await speak('fr');
    expect(ago(new Date(2026, 10, 19, 18, 30), now)).toBe('il y a 2 heures');
  });

  it('and numbers that a message puts in by itself, with the plural that the language wants', async () => {
    await speak('de');
    expect(t('coach-loss-worms', { value: 1.5 })).toBe('1,5 Würmer');
    expect(t('coach-loss-win', { value: 2.5 })).toBe('2,5\u00a0% Gewinnchance');
    await speak('pl');
    expect([1, 2, 5, 22, 1.5].map((count) => t('worms-count', { count }))).toEqual(
      ['1 robak', '2 robaki', '5 robaków', '22 robaki', '1,5 robaka'], // prettier-ignore
    );
  });

  it('a message that is missing shows its name', async () => {
    await speak('it');
    expect(t('no-such-message')).toBe('no-such-message');
  });

  it.each(languages.map(({ code }) => code))('%s has every area', async (code) => {
    await speak(code);
    expect(t('coach-why')).not.toBe('coach-why');
  });
});

describe('the words of a screen', () => {
  it('come together with those of every screen', async () => {
    vi.resetModules();
    const fresh = await import('./i18n.svelte');
    expect(fresh.t('app-name')).toBe('app-name');
    await fresh.area('lesson');
    expect(fresh.t('app-name')).not.toBe('app-name');
    expect(fresh.t('lesson-title')).not.toBe('lesson-title');
  });
});
