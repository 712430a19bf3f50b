import type { SourceFile } from '../architecture/project.ts';

/** The texts of one language: `queue:status.waiting` to its text. */
export type Words = ReadonlyMap<string, string>;

/** The texts of every language, from `locales/<lang>/<area>/<feature>.json`. */
export function readWords(files: readonly SourceFile[]): Map<string, Words> {
  const languages = new Map<string, Map<string, string>>();
  for (const { path, text } of files) {
    const [, language, feature] = /^locales\/([^/]+)\/(?:.+\/)?(.+)\.json$/.exec(path) ?? [];
    if (language === undefined || feature === undefined) continue;
    const words = languages.get(language) ?? new Map<string, string>();
    languages.set(language, words);
    for (const [key, value] of flat(JSON.parse(text), '')) words.set(`${feature}:${key}`, value);
  }
  return languages;
}

function flat(value: unknown, key: string): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) throw new Error(`${key} is not a text`);
  return Object.entries(value).flatMap(([name, one]) =>
    flat(one, key === '' ? name : `${key}.${name}`),
  );
}

const plural = /(_ordinal)?_(zero|one|two|few|many|other)$/;

/** The key as code names it: without the ending that i18next adds for a count. */
export function keyInCode(key: string, words: Words): string {
  const base = key.replace(plural, '$1');
  return base !== key && words.has(`${base}_other`) ? base.replace(/_ordinal$/, '') : key;
}

/** The keys that this language needs for the key of a text with a count. */
export function pluralKeys(base: string, language: string, type: Intl.PluralRuleType): string[] {
  const { pluralCategories } = new Intl.PluralRules(language, { type }).resolvedOptions();
  return pluralCategories.map((one) => `${base}${type === 'ordinal' ? '_ordinal' : ''}_${one}`);
}
