import { RuleError } from '../kit/rules/rule-error.ts';
import { rounded } from './amounts.ts';

/** How a VAT code calculates, by the word of the register. */
export const vatKinds = [
  'standard',
  'reduced',
  'zero',
  'exempt',
  'reverse',
  'export',
  'community',
  'outside',
] as const;
export type VatKind = (typeof vatKinds)[number];

/** The VAT category codes of EN 16931 (UNCL5305, BT-118 and BT-151). */
export type VatCategory = 'S' | 'Z' | 'E' | 'AE' | 'G' | 'K' | 'O';

const categories: Readonly<Record<VatKind, VatCategory>> = {
  standard: 'S',
  reduced: 'S',
  zero: 'Z',
  exempt: 'E',
  reverse: 'AE',
  export: 'G',
  community: 'K',
  outside: 'O',
};

/** The category that a kind of VAT code is on an invoice. */
export const vatCategoryOf = (kind: VatKind): VatCategory => categories[kind];

/** What a line or an amount is taxed by: its category, and its rate in hundredths of a percent. */
export interface Vat {
  readonly category: VatCategory;
  readonly rate: number;
}

/** A VAT code with its rate from a day on; a new rate is a new row. */
export interface VatRate {
  readonly code: string;
  readonly kind: VatKind;
  readonly rate: number;
  readonly valid_from: string;
  readonly valid_to: string | null;
}

/** How a VAT code calculates on a day. Throws where it has no rate then, or the company no codes: nobody may guess one. */
export function vatOn(rates: readonly VatRate[], code: string, day: string): Vat {
  if (rates.length === 0) throw new RuleError('vat-codes.none');
  const held = rates
    .filter(({ code: of, valid_from, valid_to }) => {
      const isOver = valid_to !== null && valid_to < day;
      return of === code && valid_from <= day && !isOver;
    })
    .toSorted((one, other) => (one.valid_from < other.valid_from ? 1 : -1))[0];
  if (!held) throw new RuleError('vat-codes.no_rate_then');
  return { category: vatCategoryOf(held.kind), rate: held.rate };
}

const whole = 100_00n;

/** The VAT of an amount: on top of it, or what of it is VAT where it is included. Rates in hundredths of a percent. */
export const vatOf = (amount: number, rate: number, included: boolean): number =>
  rounded(vatFraction(amount, rate), vatDenominator(rate, included));

/** The same before it is rounded: a fraction of {@link vatDenominator}. */
export const vatFraction = (amount: number, rate: number): bigint => BigInt(amount) * BigInt(rate);

export const vatDenominator = (rate: number, included: boolean): bigint =>
  included ? whole + BigInt(rate) : whole;

/** A unit price with VAT as one without, and the other way round; in hundredths of a minor unit as it came. */
export const priceWithout = (price: number, rate: number): number =>
  rounded(BigInt(price) * whole, whole + BigInt(rate));

export const priceWith = (price: number, rate: number): number =>
  rounded(BigInt(price) * (whole + BigInt(rate)), whole);
