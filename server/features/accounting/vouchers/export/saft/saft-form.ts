import type { BookedVoucher } from '../export-repo.ts';

/** What an account or a customer stood at before a period and stands at behind it; in minor units, above zero debit. */
interface Balance {
  readonly before: number;
  readonly after: number;
}

export interface SaftAccount extends Balance {
  readonly number: string;
  readonly name: string;
  /** Its code of the business specification, and the category of that. */
  readonly standard: string;
  readonly category: string;
}

export interface SaftCustomer {
  readonly number: string;
  readonly name: string;
  readonly org_number: string;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  readonly country: string;
  /** What they owe, by the account that it is booked on. */
  readonly balances: readonly (Balance & { readonly account: string })[];
}

export interface SaftTaxCode {
  readonly code: string;
  readonly name: string;
  /** In hundredths of a percent. */
  readonly rate: number;
  readonly valid_from: string;
  readonly valid_to: string | null;
}

/** A voucher as SAF-T has it. */
export interface SaftVoucher extends Omit<BookedVoucher, 'lines'> {
  /** The day that what it is of happened, and the day that it was written. */
  readonly happened: string;
  readonly recorded: string;
  /** What it is of, in words. */
  readonly text: string;
  readonly lines: readonly SaftLine[];
}

export interface SaftLine {
  readonly account: string;
  readonly amount: number;
  readonly vat_code: string;
  readonly vat_rate: number | null;
  readonly is_vat: boolean;
  readonly cost_centre: string;
  /** Of the customer who owes it; '' of lines that are of none. */
  readonly customer: string;
}

/** What a file of SAF-T Financial says: a period within one financial year of a company of Norway. */
export interface SaftFile {
  readonly company: {
    readonly name: string;
    readonly org_number: string;
    readonly vat_registered: boolean;
    readonly street: string;
    readonly zip: string;
    readonly city: string;
    readonly currency: string;
  };
  /** Who takes it, whom the authority can ask. */
  readonly contact: { readonly first_name: string; readonly last_name: string };
  /** The day that it is made on. */
  readonly day: string;
  readonly from: string;
  readonly to: string;
  /** The month that the financial year begins with, from 1. */
  readonly year_begins: number;
  readonly accounts: readonly SaftAccount[];
  readonly customers: readonly SaftCustomer[];
  readonly taxCodes: readonly SaftTaxCode[];
  readonly costCentres: readonly { readonly code: string; readonly name: string }[];
  readonly journals: readonly { readonly series: string; readonly name: string }[];
  readonly vouchers: readonly SaftVoucher[];
}
