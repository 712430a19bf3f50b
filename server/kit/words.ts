import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import i18next from 'i18next';
import { languages, type Language } from '#contract/platform/languages.ts';

const folder = new URL('../../locales/', import.meta.url);

/** Every word of a language by feature, as the files in `locales` hold them. */
export const allWords = Object.fromEntries(
  languages.map((language) => [language, wordsIn(language)]),
) as Record<Language, Record<string, Record<string, unknown>>>;

function wordsIn(language: Language): Record<string, Record<string, unknown>> {
  const files = readdirSync(new URL(`${language}/`, folder), {
    recursive: true,
    encoding: 'utf8',
  }).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    files.map((name) => [
      basename(name, '.json'),
      JSON.parse(readFileSync(new URL(`${language}/${name}`, folder), 'utf8')) as Record<
        string,
        unknown
      >,
    ]),
  );
}

const words = i18next.createInstance();
void words.init({
  resources: allWords,
  fallbackLng: languages[0],
  initAsync: false,
  interpolation: { escapeValue: false },
});

/** One text of `locales/<language>/<area>/<feature>.json`, `{{placeholders}}` filled. Of several keys the first that has one; a missing one shows its key. */
export function say(
  language: Language,
  feature: string,
  key: string | string[],
  values: Record<string, string | number> = {},
): string {
  return words.getFixedT(language, feature)(key, values);
}

/** The words of an error code such as `queue.not_waiting`. */
export function errorWords(
  language: Language,
  code: string,
  values: Record<string, string | number> = {},
): string {
  const [feature = 'common', ...rest] = code.split('.');
  return say(language, feature, `errors.${rest.join('.')}`, values);
}
