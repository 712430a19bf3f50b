import { countries, type Country } from '#contract/kit/rules/countries.ts';
import { plateKey } from '#contract/kit/rules/plate-rules.ts';

/** A plate as it is being typed, and of which country it is. */
export interface TypedPlate {
  readonly plate: string;
  readonly country: Country;
}

/** The plate that an address names; without a country, of the one that one is in. */
export function plateIn(search: URLSearchParams, here: Country): TypedPlate {
  const named = countries.find((one) => one === search.get('country'));
  return {
    plate: plateKey(search.get('licenseplate') ?? ''),
    country: named ?? here,
  };
}
