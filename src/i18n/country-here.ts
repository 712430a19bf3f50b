import { shownZone } from './time.ts';

const ofZone = {
  'Europe/Oslo': 'NO',
  'Europe/Stockholm': 'SE',
  'Europe/Copenhagen': 'DK',
  'Europe/Helsinki': 'FI',
} as const;

/** One of the countries that the product is for. */
export type HomeCountry = (typeof ofZone)[keyof typeof ofZone];

/** The country that has a time zone; Norway for any other. */
export const countryOf = (zone: string): HomeCountry =>
  Object.entries(ofZone).find(([one]) => one === zone)?.[1] ?? 'NO';

/** The country whose time is shown. */
export const countryHere = (): HomeCountry => countryOf(shownZone());
