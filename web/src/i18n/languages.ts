/** The languages of the page, in the order in which they are offered, each by its own name. */
export const languages = [
  { code: 'en', name: 'English' },
  { code: 'de', name: 'Deutsch' },
  { code: 'fr', name: 'Français' },
  { code: 'it', name: 'Italiano' },
  { code: 'nl', name: 'Nederlands' },
  { code: 'es', name: 'Español' },
  { code: 'pt', name: 'Português' },
  { code: 'pl', name: 'Polski' },
  { code: 'ja', name: '日本語' },
  { code: 'zh', name: '中文' },
] as const;

export type Language = (typeof languages)[number]['code'];

export function isLanguage(code: string | null | undefined): code is Language {
  return languages.some((language) => language.code === code);
}

/** The first of the wished languages that we speak, by its main part: `pt-BR` is `pt`. English otherwise. */
export function negotiate(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const code = wish.toLowerCase().split('-')[0];
    if (isLanguage(code)) return code;
  }
  return 'en';
}
