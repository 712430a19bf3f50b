import { RuleError } from '../kit/rules/rule-error.ts';
import { mostMoney } from '../kit/most-money.ts';

/** The currencies that a company of the North keeps its books in, by ISO 4217; each has a hundred minor units. */
export const currencies = ['NOK', 'SEK', 'DKK', 'EUR'] as const;
export type Currency = (typeof currencies)[number];

/** An amount in minor units (øre, öre, cents) and what they are of. */
export interface Money {
  readonly minor: number;
  readonly currency: Currency;
}

/** What amounts are together. Throws where they are not all of one currency: nobody has said at which rate. */
export function sumOfMoney(first: Money, ...others: readonly Money[]): Money {
  if (others.some(({ currency }) => currency !== first.currency)) {
    throw new RuleError('common.mixed_currency');
  }
  return { ...first, minor: sumOf([first, ...others].map(({ minor }) => minor)) };
}

/** What amounts of one currency are together. */
export const sumOf = (amounts: readonly number[]): number =>
  bounded(amounts.reduce((sum, amount) => sum + amount, 0));

/** The same amount. Throws where it is larger than any document's. */
export function bounded(minor: number): number {
  if (Math.abs(minor) > mostMoney) throw new RuleError('common.amount_too_large');
  return minor;
}

/**
 * A fraction as a whole number, half away from zero: what is credited is as large as what was sold.
 * Whole numbers of any size, because a quantity times a price is more than a number keeps exactly.
 */
export function rounded(numerator: bigint, denominator: bigint): number {
  const size = (2n * abs(numerator) + abs(denominator)) / (2n * abs(denominator));
  const sign = numerator < 0n === denominator < 0n ? 1n : -1n;
  return Number(sign * size);
}

const abs = (number: bigint): bigint => (number < 0n ? -number : number);
