import { formOf } from '#contract/kit/actions/asks.ts';
import { describedLines, linesOf } from '#contract/kit/document/lines.ts';
import type { Described, Resource } from '#contract/kit/resource.ts';
import type { Report } from '#contract/kit/report.ts';
import type { Settings } from '#contract/kit/settings.ts';
import { statesOf } from '#contract/kit/steps.ts';
import { wordKeys } from '#contract/kit/document/word-keys.ts';

/** All words that the screens of a resource say (see `useTranslations`), each as the keys under which it may stand. */
export const resourceWords = (resource: Resource): string[][] => [
  ...formWords(resource, ['title', 'new', 'one', 'import', 'empty']),
  // What may wait stands in the list of what is not sent.
  ...Object.entries(statesOf(resource)?.steps ?? {}).flatMap(([step, { offline }]) =>
    offline ? [[`${resource.feature}:acts.${step}`]] : [],
  ),
  ...askedWords(resource),
  ...lineWords(resource),
  ...paperWords(resource),
];

/** What its actions are called, and what is asked by forms of their own. */
function askedWords(resource: Resource): string[][] {
  const { actions = {}, name } = resource;
  const words = [...Object.keys(statesOf(resource)?.steps ?? {}), ...Object.keys(actions)];
  return [
    ...Object.keys(actions).map((action) => wordKeys(resource, `steps.${action}`)),
    ...words.flatMap((word) => {
      const form = formOf(resource, word);
      return form && form.name !== name ? formWords(form, []) : [];
    }),
  ];
}

/** The lines of a document have words of their own. */
function lineWords(resource: Resource): string[][] {
  const lines = linesOf(resource);
  return lines ? formWords(describedLines(resource, lines), ['title', 'one', 'none']) : [];
}

/** What the papers of a document are called and say. */
const paperWords = (resource: Resource): string[][] =>
  Object.entries(resource.papers?.kinds ?? {}).flatMap(([paper, { blank, signatures, closing }]) =>
    [
      'title',
      ...(closing ? ['closing'] : []),
      ...(blank ?? []).map((column) => `columns.${column}`),
      ...(signatures ?? []).map((who) => `signatures.${who}`),
    ].map((key) => wordKeys(resource, `papers.${paper}.${key}`)),
  );

/** All words that a page of settings says. */
export const settingsWords = (settings: Settings): string[][] =>
  formWords(settings, ['title', 'intro']);

/** All words that a report says. */
export function reportWords({
  feature,
  name,
  columns,
  groups,
  rows,
  filters = {},
}: Report): string[][] {
  const choices = [
    ...Object.entries(filters),
    ...Object.entries(groups).flatMap(([group, of]) =>
      of.kind === 'choice' ? [[group, of.choices] as const] : [],
    ),
  ];
  return [
    'title',
    'intro',
    ...Object.keys(columns).map((column) => `columns.${column}`),
    ...Object.keys(groups).map((group) => `groups.${group}`),
    ...rows.columns.filter((name) => !(name in groups)).map((name) => `rows.${name}`),
    ...Object.keys(filters).map((filter) => `filters.${filter}`),
    ...choices.flatMap(([of, values]) => values.map((value) => `choices.${of}.${value}`)),
  ].map((key) => wordKeys({ feature, name }, key));
}

function formWords(of: Described, own: readonly string[]): string[][] {
  const { fields, sections } = of;
  const hints = Object.entries(fields).flatMap(([field, { hint }]) => (hint ? [field] : []));
  const choices = Object.entries(fields).flatMap(([field, { choices, areCountries }]) =>
    // Countries are called as each language calls them.
    (areCountries ? (choices ?? []).filter((value) => value === '') : (choices ?? [])).map(
      (value) => `choices.${field}.${value === '' ? 'none' : value}`,
    ),
  );
  return [
    ...own,
    ...Object.keys(fields).map((field) => `fields.${field}`),
    ...hints.map((field) => `hints.${field}`),
    ...choices,
    ...Object.keys(sections ?? {}).map((section) => `sections.${section}`),
    ...Object.keys(statesOf({ fields })?.steps ?? {}).map((step) => `steps.${step}`),
  ].map((key) => wordKeys(of, key));
}
