import { keyInCode, pluralKeys, type Words } from './locales.ts';

/** What is wrong with a language's texts beside the English ones. A language that is only welcome may lack some. */
export function differences(
  english: Words,
  other: Words,
  language: string,
  complete: boolean,
): string[] {
  const known = new Set(english.keys());
  const needed = new Set(
    [...english.keys()].flatMap((key) => {
      if (keyInCode(key, english) === key) return [key];
      const base = key.replace(/(_ordinal)?_[a-z]+$/, '');
      return pluralKeys(base, language, key.includes('_ordinal_') ? 'ordinal' : 'cardinal');
    }),
  );
  const missing = [...needed].filter((key) => complete && !other.has(key));
  const extra = [...other.keys()].filter((key) => !needed.has(key) && !known.has(key));
  const unlike = [...other].filter(([key, text]) => {
    const original = english.get(key) ?? english.get(key.replace(/_[a-z]+$/, '_other'));
    return original !== undefined && slots(text) !== slots(original) && !isOne(key);
  });
  return [
    ...missing.map((key) => `${language} lacks ${key}`),
    ...extra.map((key) => `${language} has ${key}, which English has not`),
    ...unlike.map(([key, text]) => `${language} ${key} has other placeholders: ${text}`),
    ...[...other]
      .filter(([, text]) => text.trim() === '')
      .map(([key]) => `${language} ${key} is empty`),
  ];
}

/** The keys whose text is the English one, letter by letter, and is not among those that are rightly so. */
export function untranslated(
  english: Words,
  other: Words,
  language: string,
  rightly: ReadonlySet<string>,
): string[] {
  return sameAsEnglish(english, other)
    .filter(([, text]) => !rightly.has(text))
    .map(([key, text]) => `${language} ${key} is English: ${text}`);
}

/** Keys and texts that are alike in both languages and say something. */
export function sameAsEnglish(english: Words, other: Words): [string, string][] {
  return [...other].filter(
    ([key, text]) => english.get(key) === text && /\p{L}/u.test(text.replaceAll(slot, '')),
  );
}

const slot = /\{\{\s*-?\s*[\w.]+[^}]*\}\}|<\/?\w+\s*\/?>/g;

/** The `{{placeholders}}` and `<tags>` of a text, sorted: `{{at, time}}` is `{{at}}`. */
const slots = (text: string): string =>
  [...new Set(text.match(slot))]
    .map((one) => one.replace(/,[^}]*/, '').replaceAll(/\s/g, ''))
    .sort()
    .join(' ');

// "One car" needs no {{count}}.
const isOne = (key: string): boolean => /_(zero|one)$/.test(key);
