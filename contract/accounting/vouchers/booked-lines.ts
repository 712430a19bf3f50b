import type { Books } from './books.ts';

/** A line of a voucher; `amount` in minor units, above zero debit and below zero credit. */
export interface VoucherLine {
  readonly account_id: number;
  /** Its number. */
  readonly account: string;
  readonly amount: number;
  readonly vat_code: string;
  /** In hundredths of a percent; null of what no VAT is said of. */
  readonly vat_rate: number | null;
  /** Whether it is the VAT itself, and not what that is calculated of. */
  readonly is_vat: boolean;
  readonly cost_centre_id: number | null;
}

/** What can be missing from books, by the place where it is said. */
export const lacks = [
  'sales_rule',
  'vat_account',
  'payment_rule',
  'receivables',
  'advances',
  'rounding_account',
  'gift_card_debt',
  'expired_account',
  'late_fee_account',
  'interest_account',
  'loss_account',
  'drawer_method',
  'difference_account',
  'moved_account',
  'account',
  'cost_centre',
  'taken_back',
] as const;

/** Why something cannot be booked, and for what: the conditions that no rule meets, or the account. */
export interface Lack {
  readonly code: (typeof lacks)[number];
  readonly about: Readonly<Record<string, string | number | null>>;
}

/** A line before it is known whether its account is in use; without one where the books lack that. */
export type Booked = Pick<VoucherLine, 'amount'> &
  Partial<Omit<VoucherLine, 'account' | 'account_id'>> & {
    readonly account_id: number | undefined;
  };

/** By what is booked on a day, and where it is said what lacks for it. */
export interface At {
  readonly books: Books;
  readonly day: string;
  readonly lacking: (code: Lack['code'], about: Lack['about']) => undefined;
}
