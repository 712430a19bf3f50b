import type { PaymentKind } from '../../../money/payment-methods.ts';

/**
 * What happens at a cash register besides its transactions, with the code that the authority's list 13
 * has for it. What has none is 13999, other.
 */
export const eventCodes = {
  drawer_opened: '13005',
  x_report: '13008',
  z_report: '13009',
  parked: '13010',
  taken_back: '13011',
  sales_receipt: '13012',
  return_receipt: '13013',
  copy: '13014',
  journal_exported: '13020',
  price_asked: '13022',
  outage_began: '13026',
  outage_ended: '13027',
  dropped: '13028',
  receipt_sent: '13030',
  line_removed: '13999',
  key_changed: '13999',
} as const;
export type EventKind = keyof typeof eventCodes;

/** What is entered at a cash register, with the code that the authority's list 11 has for it. */
export const transactionCodes = {
  sale: '11001',
  return: '11006',
  received: '11005',
  float: '11007',
  difference: '11008',
  pay_out: '11010',
  pay_in: '11011',
} as const;
export type TransactionKind = keyof typeof transactionCodes;

/** Whether a transaction is paid, and has its receipt: what is moved in the drawer is not. */
export const hasReceipt = (kind: TransactionKind): boolean =>
  kind === 'sale' || kind === 'return' || kind === 'received';

/** By what a sale is paid: also by what was paid ahead of it, which is no way of paying. */
export type JournalPaymentKind = PaymentKind | 'advance';

/** By what is paid, with the code that the authority's list 12 has for it. */
export const paymentCodes: Readonly<Record<JournalPaymentKind, string>> = {
  cash: '12001',
  card: '12002',
  mobile: '12011',
  transfer: '12004',
  invoice: '12006',
  gift_card: '12005',
  other: '12999',
  advance: '12999',
};

/** When something is written down, by the clock of the site: `yyyy-MM-dd` and `HH:mm:ss`. */
interface Written {
  readonly day: string;
  readonly time: string;
  /** Who did it; null where the server did. */
  readonly user_id: number | null;
  /** What they were called then. */
  readonly user: string;
}

/** A line of a sale, or below zero of a return; amounts in minor units, after all discounts. */
export interface JournalLine {
  readonly position: number;
  readonly description: string;
  /** '' where it is no product of the register of products. */
  readonly article: string;
  /** What kind of thing it is, by the authority's list 04. */
  readonly group: string;
  /** In thousandths. */
  readonly quantity: number;
  /** With VAT. */
  readonly gross: number;
  readonly net: number;
  readonly vat: number;
  readonly vat_code: string;
  /** In hundredths of a percent. */
  readonly vat_rate: number;
  /** What was taken off by hand, with VAT. */
  readonly discount: number;
}

/** What changed hands by one way of paying, in minor units; below zero what was paid back. */
export interface JournalPayment {
  /** Null of what was paid ahead. */
  readonly method_id: number | null;
  readonly method: string;
  readonly kind: JournalPaymentKind;
  readonly amount: number;
  /** What a customer handed over in coins and notes, where that was said. */
  readonly handed: number | null;
  /** What the card terminal called it. */
  readonly reference: string;
}

/** A transaction of a cash register. Amounts in minor units, below zero where money leaves. */
export interface JournalTransaction extends Written {
  /** In the series of the register, without gaps. */
  readonly nr: number;
  readonly kind: TransactionKind;
  readonly gross: number;
  readonly net: number;
  /** What was paid besides for want of coins. */
  readonly rounding: number;
  readonly lines: readonly JournalLine[];
  readonly payments: readonly JournalPayment[];
  /** The transaction that it takes back, in whole or in part. */
  readonly of_nr: number | null;
  /** Why money is put in, taken out or paid back, or what is paid. */
  readonly reason: string;
  readonly signature: string;
  readonly key_version: number;
}

/** An event of a cash register. */
export interface JournalEvent extends Written {
  readonly nr: number;
  readonly kind: EventKind;
  readonly transaction_nr: number | null;
  readonly text: string;
  /** What it was about, with VAT, in minor units. */
  readonly amount: number;
  /** Of a price that was asked for: what kind of thing it is. */
  readonly group: string;
}
