import type { Described, Resource } from '#contract/kit/resource.ts';
import type { Settings } from '#contract/kit/settings.ts';

/** The keys of all words that the screens of a resource say: see `useWordsOf`. */
export const resourceWords = (resource: Resource): string[] =>
  formWords(resource, ['title', 'new', 'one', 'import', 'empty']);

/** The keys of all words that a page of settings says. */
export const settingsWords = (settings: Settings): string[] =>
  formWords(settings, ['title', 'intro']);

function formWords(
  { feature, name, fields, sections }: Described,
  own: readonly string[],
): string[] {
  const hints = Object.entries(fields).flatMap(([field, { hint }]) => (hint ? [field] : []));
  const choices = Object.entries(fields).flatMap(([field, { choices: values = [] }]) =>
    values.map((value) => `choices.${field}.${value === '' ? 'none' : value}`),
  );
  return [
    ...own,
    ...Object.keys(fields).map((field) => `fields.${field}`),
    ...hints.map((field) => `hints.${field}`),
    ...choices,
    ...Object.keys(sections ?? {}).map((section) => `sections.${section}`),
  ].map((key) => `${feature}:${name}.${key}`);
}
