import { existsSync, readFileSync } from 'node:fs';
import { choicesOf, type NewField } from './field.ts';
import { plan } from './places.ts';

type Words = { readonly [key: string]: string | Words };

/** Words as one begins with: English, and in the other languages marked as not yet theirs. */
export function words(file: string, texts: Words): void {
  for (const language of ['en', 'nb', 'sv']) {
    const path = `locales/${language}/${file}.json`;
    const there = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Words) : {};
    const all = { ...(language === 'en' ? texts : marked(texts, language)), ...there };
    const lines = JSON.stringify(texts, null, 2).split('\n').length;
    plan(path, `${JSON.stringify(all, null, 2)}\n`, lines);
  }
}

const marked = (texts: Words, language: string): Words =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? `${text} (${language})` : marked(text, language),
    ]),
  );

/** What its fields and the values of its choices are called. */
export function fieldWords(fields: readonly NewField[]): Words {
  const choices = fields.filter(({ kind }) => kind === 'choice');
  const called = (field: NewField) =>
    Object.fromEntries(choicesOf(field).map((one) => [one || 'none', one ? read(one) : '–']));
  return {
    fields: Object.fromEntries(fields.map(({ name }) => [name, read(name.replace(/_id$/, ''))])),
    ...(choices.length > 0 && {
      choices: Object.fromEntries(choices.map((field) => [field.name, called(field)])),
    }),
  };
}

/** A name as people read it: `valid_from` is `Valid from`. */
export function read(name: string): string {
  const text = name.replaceAll(/[-_]/g, ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
