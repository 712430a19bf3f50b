import type { Currency } from '../../../money/amounts.ts';

/** The notes and coins of a currency, the largest first; in minor units. */
export const coins: Readonly<Record<Currency, readonly number[]>> = {
  NOK: [1000_00, 500_00, 200_00, 100_00, 50_00, 20_00, 10_00, 5_00, 1_00],
  SEK: [1000_00, 500_00, 200_00, 100_00, 50_00, 20_00, 10_00, 5_00, 2_00, 1_00],
  DKK: [500_00, 200_00, 100_00, 50_00, 20_00, 10_00, 5_00, 2_00, 1_00, 50],
  EUR: [500_00, 200_00, 100_00, 50_00, 20_00, 10_00, 5_00, 2_00, 1_00, 50, 20, 10, 5],
};

/** How many there are of a note or a coin. */
export interface CountedCoin {
  readonly value: number;
  readonly count: number;
}

/** What counted notes and coins are together, in minor units. */
export const countedAmount = (counted: readonly CountedCoin[]): number =>
  counted.reduce((sum, { value, count }) => sum + value * count, 0);
