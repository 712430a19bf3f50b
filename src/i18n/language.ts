import type { Language } from '#contract/platform/languages.ts';
import { keep, readKept } from '../device/storage.ts';

const languageKey = 'wheelhouse.language';

/** The language chosen on this device, or null. */
export const keptLanguage = (): string | null => readKept(languageKey);

/** Keeps a language for the next start and marks the page with it. */
export function keepLanguage(language: Language): void {
  keep(languageKey, language);
  document.documentElement.lang = language;
}
