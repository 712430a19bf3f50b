import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import type { HomeCountry } from '#src/i18n/country-here.ts';

const languageOf = { NO: 'nb', SE: 'sv', DK: 'da', FI: 'fi' } as const;

/** What a new row starts with because of where it is made: the country, and what people speak there. */
export function startHere({ fields }: Resource, country: HomeCountry): Partial<Row> {
  const values = Object.entries({ country, language: languageOf[country] });
  return Object.fromEntries(
    values.filter(([name, value]) => fields[name]?.choices?.includes(value)),
  );
}
