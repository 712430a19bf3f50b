import { plateCountries, type PlateCountry } from '#contract/car/cars.ts';
import { plateKey } from '#contract/kit/rules/plate-rules.ts';

/** A plate as it is being typed, and of which country it is. */
export interface TypedPlate {
  readonly plate: string;
  readonly country: PlateCountry;
}

/** The plate that an address names; without a country, of the one that one is in. */
export function plateIn(search: URLSearchParams, here: PlateCountry): TypedPlate {
  const named = plateCountries.find((one) => one === search.get('country'));
  return {
    plate: plateKey(search.get('licenseplate') ?? ''),
    country: named ?? here,
  };
}
