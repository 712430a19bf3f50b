import { useTranslation } from 'react-i18next';
import type { Resource } from '#contract/kit/resource.ts';

/**
 * A resource's own words, which stand in its feature's file under its name: `title`, `new`, `one`,
 * `empty`, `import`, `fields.<field>`, `choices.<field>.<value>`, `sections.<section>`.
 */
export function useWordsOf({ feature, name }: Resource) {
  const { t } = useTranslation(feature);
  const say = (key: string, values: Record<string, unknown> = {}): string =>
    t(`${feature}:${name}.${key}`, values);
  return {
    say,
    field: (field: string): string => say(`fields.${field}`),
    // An empty value is one of the choices, but no key.
    choice: (field: string, value: string): string =>
      say(`choices.${field}.${value === '' ? 'none' : value}`),
    section: (section: string): string => say(`sections.${section}`),
  };
}

/** The words of one resource. */
export type ResourceWords = ReturnType<typeof useWordsOf>;
