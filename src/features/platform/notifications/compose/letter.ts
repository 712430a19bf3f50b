import { languages, type Language } from '#contract/platform/languages.ts';
import type { Words } from '#contract/platform/notifications/notification-rules.ts';
import type { Audience, Writing } from '#contract/platform/notifications/written-calls.ts';

/** Something that is being written, as its form has it. Times are as the fields have them; empty for none. */
export interface Letter extends Audience, Record<Language, Words> {
  readonly shouldResolve: boolean;
  readonly publishTime: string;
  readonly expiresAt: string;
  readonly version: number;
}

const noWords: Words = { title: '', content: '' };

/** What a writer begins with: everybody at the site they are at. */
export const emptyLetter = (siteId: number): Letter => ({
  wholeChain: false,
  siteIds: [siteId],
  roles: [],
  feature: null,
  en: noWords,
  nb: noWords,
  sv: noWords,
  shouldResolve: false,
  publishTime: '',
  expiresAt: '',
  version: 1,
});

/** Whom a letter is for. The whole chain needs no sites. */
export const audienceOf = ({ wholeChain, siteIds, roles, feature }: Letter): Audience => ({
  wholeChain,
  siteIds: wholeChain ? [] : siteIds,
  roles,
  feature,
});

/** Whether a letter has words in a language: a title and a text. */
export const isWritten = ({ title, content }: Words): boolean =>
  title.trim() !== '' && content.trim() !== '';

/** The languages that a letter is written in, and those half done: a title without a text, or a text without a title. */
export function languagesOf(letter: Letter): { written: Language[]; half: Language[] } {
  const begun = languages.filter(
    (language) => (letter[language].title + letter[language].content).trim() !== '',
  );
  const written = begun.filter((language) => isWritten(letter[language]));
  return { written, half: begun.filter((language) => !written.includes(language)) };
}

/** A letter as it is sent; `instantOf` reads the fields of its times. */
export function writingOf(letter: Letter, instantOf: (field: string) => string | null): Writing {
  const words = (language: Language) => (isWritten(letter[language]) ? letter[language] : null);
  return {
    audience: audienceOf(letter),
    words: { en: words('en'), nb: words('nb'), sv: words('sv') },
    shouldResolve: letter.shouldResolve,
    publishTime: instantOf(letter.publishTime),
    expiresAt: instantOf(letter.expiresAt),
  };
}
