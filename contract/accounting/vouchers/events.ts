import type { VatCategory } from '../../money/vat.ts';

/** What a voucher is of. */
export const voucherKinds = [
  'invoice',
  'credit',
  'deposit',
  'settlement',
  'accrual',
  'gift_card',
  'charge',
  'write_off',
  'takings',
] as const;
export type VoucherKind = (typeof voucherKinds)[number];

export const voucherSeries = ['A', 'B', 'C'] as const;
/** In which series the vouchers of a kind are numbered: of what was sold or asked for, of what was paid, and of what of the first is earned later. */
export function seriesOf(kind: VoucherKind): (typeof voucherSeries)[number] {
  if (kind === 'accrual') return 'C';
  return ofSales.includes(kind) ? 'A' : 'B';
}
const ofSales: readonly VoucherKind[] = ['invoice', 'credit', 'charge', 'write_off', 'takings'];

/** The documents that a voucher may be of. */
export const documentKinds = [
  'invoices',
  'orders',
  'bank-files',
  'gift-cards',
  'cash-registers',
] as const;

/** What an event is known by, and where people find it. */
interface Happened {
  /** The row that it was written down as: each is booked once. */
  readonly source: {
    readonly kind:
      | 'invoices'
      | 'order-deposits'
      | 'customer-entries'
      | 'online-payments'
      | 'payments'
      | 'payment-matches'
      | 'prepaid-income'
      | 'gift-card-entries'
      | 'cash-takings';
    readonly id: number;
  };
  readonly document: {
    readonly kind: (typeof documentKinds)[number];
    readonly id: number;
    readonly number: string;
  };
  /** `yyyy-MM-dd` */
  readonly day: string;
}

/** Days `yyyy-MM-dd`, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** A line of what was sold, after its share of all discounts; in minor units. */
export interface SoldLine {
  readonly net: number;
  readonly vat: number;
  readonly vat_code: string;
  readonly vat_rate: number;
  readonly vat_category: VatCategory;
  /** '' where it sells no product of a kind. */
  readonly product_kind: string;
  readonly product_type_id: number | null;
  readonly cost_centre_id: number | null;
  /** What it is sold for, where that is a time. */
  readonly period?: Period | null | undefined;
}

/** That an invoice or a credit note was issued. */
export interface SaleEvent extends Happened {
  readonly kind: 'invoice' | 'credit';
  /** The day that its VAT is calculated for. */
  readonly vat_day: string;
  readonly customer_type: string;
  readonly customer_country: string;
  readonly lines: readonly SoldLine[];
}

/** That something was paid on an order or an invoice, or paid back: then its amounts are below zero. */
export interface DepositEvent extends Happened {
  readonly kind: 'deposit';
  /** What of the order it settles. */
  readonly amount: number;
  /** What was paid besides for want of coins. */
  readonly rounding: number;
  readonly payment_kind: string;
  readonly payment_method_id: number;
  readonly cost_centre_id: number | null;
}

/** That what was paid ahead came to settle what a customer owes, or is theirs again. */
export interface SettlementEvent extends Happened {
  readonly kind: 'settlement';
  /** As in the ledger of customers: below zero where they owe less by it. */
  readonly amount: number;
}

/** That a month's part of what was sold ahead is earned, from the account that its voucher held it on. */
export interface AccrualEvent extends Happened {
  readonly kind: 'accrual';
  readonly lines: readonly AccruedLine[];
}

/** That a fee or interest is asked for of what is late, or is waived: then its amount is below zero. It is outside of VAT. */
export interface ChargeEvent extends Happened {
  readonly kind: 'charge';
  readonly charge: 'fee' | 'interest';
  /** In minor units. */
  readonly amount: number;
}

/** A part of what is held on one account and earned on another; below zero what of that is taken back. */
export interface AccruedLine {
  readonly prepaid_account_id: number;
  readonly income_account_id: number;
  readonly cost_centre_id: number | null;
  /** In minor units. */
  readonly amount: number;
}

/** That a gift card was sold, that its sale was taken back, or that what was left of it is nobody's any more. */
export interface GiftCardEvent extends Happened {
  readonly kind: 'gift_card';
  readonly what: 'sold' | 'taken_back' | 'expired';
  /** What the company owes by it, in minor units: below zero where it owes less. */
  readonly amount: number;
  /** By what it was paid. */
  readonly payment_kind: string;
  readonly payment_method_id: number;
  /** The method of the kind gift card that it is owed as. */
  readonly owed_as_id: number;
}

/** That what a customer owes is given up, or is not any more: then its amount is above zero. */
export interface WriteOffEvent extends Happened {
  readonly kind: 'write_off';
  /** As in the ledger of customers, in minor units. */
  readonly amount: number;
}

/** What was sold at a cash register on a day and what came back, whose payments are booked as they are made; and what its drawer had more than it should, and what was put into it less what was taken out. */
export interface TakingsEvent extends Happened {
  readonly kind: 'takings';
  /** What came back is below zero. */
  readonly lines: readonly (SoldLine & Pick<SaleEvent, 'customer_type' | 'customer_country'>)[];
  /** In minor units. */
  readonly difference: number;
  readonly moved: number;
  /** By what its drawer is paid; null where it has none. */
  readonly payment_method_id: number | null;
}

/** What is booked. It says all that its voucher is made of, so that it can wait for a rule. */
export type BookedEvent =
  | SaleEvent
  | DepositEvent
  | SettlementEvent
  | AccrualEvent
  | GiftCardEvent
  | ChargeEvent
  | WriteOffEvent
  | TakingsEvent;
