import { statesOf } from '#contract/kit/steps.ts';
import type { Resource } from '#contract/kit/resource.ts';

/** The keys of all words that the screens of a resource say: see `useWordsOf`. */
export function resourceWords({ feature, name, fields, sections }: Resource): string[] {
  const own = ['title', 'new', 'one', 'import', 'empty'];
  const choices = Object.entries(fields).flatMap(([field, { choices: values = [] }]) =>
    values.map((value) => `choices.${field}.${value === '' ? 'none' : value}`),
  );
  return [
    ...own,
    ...Object.keys(fields).map((field) => `fields.${field}`),
    ...choices,
    ...Object.keys(sections ?? {}).map((section) => `sections.${section}`),
    ...Object.keys(statesOf({ fields })?.steps ?? {}).map((step) => `steps.${step}`),
  ].map((key) => `${feature}:${name}.${key}`);
}
