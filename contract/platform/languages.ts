/** The languages that have every word. The first is the one to fall back to. */
export const languages = ['en', 'nb', 'sv'] as const;
export type Language = (typeof languages)[number];

/**
 * The language of ours that a locale such as `nb-NO`, `no` or `en_US` asks for: only its language
 * part counts (specification §1), and Norwegian in any form is Bokmål. Undefined when it is none of ours.
 */
export function languageOf(locale: string | null | undefined): Language | undefined {
  const part = locale?.trim().toLowerCase().split(/[-_]/)[0];
  const wanted = part === 'no' || part === 'nn' ? 'nb' : part;
  return languages.find((language) => language === wanted);
}

/** The first of these locales that is a language of ours, else English. */
export function chooseLanguage(...locales: readonly (string | null | undefined)[]): Language {
  for (const locale of locales) {
    const language = languageOf(locale);
    if (language) return language;
  }
  return languages[0];
}
