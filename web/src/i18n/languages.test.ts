import { describe, expect, it } from 'vitest';
import { isLanguage, negotiate } from './languages';

describe('the language at first', () => {
  it.each([
    [['de-CH', 'en'], 'de'],
    [['sv', 'pt-BR'], 'pt'],
    [['zh-Hant-TW'], 'zh'],
    [['sv', 'fi'], 'en'],
    [[], 'en'],
  ])('%j', (wishes, language) => expect(negotiate(wishes)).toBe(language));
  it('is one that we speak', () => {
    expect(isLanguage('ja')).toBe(true);
    expect(isLanguage('xx')).toBe(false);
    expect(isLanguage(null)).toBe(false);
  });
});
