import type { Currency } from './amounts.ts';

/** What the law of a country counts in. */
export const currencyOfLaw: Readonly<Record<string, Currency>> = {
  NO: 'NOK',
  SE: 'SEK',
  DK: 'DKK',
  FI: 'EUR',
};
