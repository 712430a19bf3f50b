import type { Language } from './languages.ts';

/** How dates and numbers are written in each language. */
export const locales: Readonly<Record<Language, string>> = { en: 'en-GB', nb: 'nb', sv: 'sv' };
