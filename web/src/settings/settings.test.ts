import { describe, expect, it } from 'vitest';
import { defaults, readSettings } from './settings.svelte';

describe('settings', () => {
  it('are kept as they were', () => {
    expect(readSettings('{"theme":"dark","sound":false,"language":"pl"}')).toEqual({
      ...defaults,
      theme: 'dark',
      sound: false,
      language: 'pl',
    });
  });
  it.each([null, '', 'no json', '[]', 'null', '7'])('survive %j', (text) =>
    expect(readSettings(text)).toEqual(defaults),
  );
  it('leave out what has the wrong type or no name here', () => {
    expect(readSettings('{"volume":"loud","toString":1,"ghost":true}')).toEqual(defaults);
  });
});
