import { useTranslation } from 'react-i18next';
import type { Answer } from '#contract/kit/call.ts';
import { countryName, inChoosingOrder } from '#contract/kit/rules/countries.ts';
import type { Described } from '#contract/kit/resource.ts';
import { wordKeys } from '#contract/kit/document/word-keys.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import { queryClient, questionOf } from '#src/data/query.ts';
import { countryHere } from '#src/i18n/country-here.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

/**
 * The words of a resource or of settings, which stand in its feature's file under its name: `title`, `new`, `one`,
 * `empty`, `import`, `fields.<field>`, `choices.<field>.<value>`, `sections.<section>`,
 * `steps.<step>`. What all documents say alike stands in `crud.json`.
 */
export function useTranslations(of: Described) {
  const { feature, fields } = of;
  const { t, i18n } = useTranslation(feature);
  const siteId = useSiteId();
  const text = (key: string, values: Record<string, unknown> = {}): string =>
    t(wordKeys(of, key), values);
  // An empty value may be one of the choices, but is no key. What is no choice, or not any more, speaks for itself.
  const choice = (field: string, value: string): string =>
    fields[field]?.choices?.includes(value)
      ? fields[field].areCountries && value !== ''
        ? countryName(value, i18n.language)
        : text(`choices.${field}.${value === '' ? 'none' : value}`)
      : value;
  return {
    text,
    field: (field: string): string => text(`fields.${field}`),
    choice,
    /** What a choice is between, in the order in which it is offered. */
    options: (field: string): { value: string; label: string }[] => {
      const { choices = [], areCountries } = fields[field] ?? {};
      const values = areCountries
        ? inChoosingOrder(choices, countryHere(), i18n.language)
        : choices;
      return values.map((value) => ({ value, label: choice(field, value) }));
    },
    section: (section: string): string => text(`sections.${section}`),
    step: (step: string): string => text(`steps.${step}`),
    /** What its amounts are in; undefined until that is known. Only looked up: hundreds of cells ask, and the screen around them hears of it. */
    currency: (): string | undefined =>
      queryClient.getQueryData<Answer<typeof shellCalls.profile>>(
        questionOf(siteId, shellCalls.profile, undefined),
      )?.data.profile.site?.currency,
  };
}

/** The words of one resource. */
export type ResourceWords = ReturnType<typeof useTranslations>;
