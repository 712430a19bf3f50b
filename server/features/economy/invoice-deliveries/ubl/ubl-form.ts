import type { Vat, VatCategory } from '#contract/money/vat.ts';

/** A number with the list it is of (ISO 6523): an electronic address, or a number of a register. */
export interface ListedNumber {
  readonly scheme: string;
  readonly number: string;
}

/** Who sells or buys. Texts that are not said are ''. */
export interface UblParty {
  /** BT-34, BT-49: where it receives documents. */
  readonly endpoint: ListedNumber | null;
  readonly name: string;
  /** BT-30, BT-47 */
  readonly legal: ListedNumber | null;
  /** BT-31, BT-48 */
  readonly vatNumber: string;
  /** BT-32: what it has to say of its registration, such as `Foretaksregisteret`. */
  readonly registration: string;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  /** ISO 3166. */
  readonly country: string;
}

/** What is added to a whole document, or taken off it where it is no charge; an allowance is below zero where it is of what is taken back (BG-20, BG-21). */
export interface UblExtra {
  readonly charge: boolean;
  /** In minor units, without VAT. */
  readonly amount: number;
  readonly reason: string;
  readonly vat: Vat;
}

/** What a line says besides its amounts. */
export interface UblLineText {
  /** BT-153 */
  readonly name: string;
  /** BT-127 */
  readonly note: string;
  /** BT-160, BT-161: a name and what it is. */
  readonly properties: readonly (readonly [name: string, value: string])[];
}

export interface UblLine extends UblLineText {
  /** In thousandths. */
  readonly quantity: number;
  /** UN/ECE Recommendation 20. */
  readonly unit: string;
  /** BT-131, in minor units. */
  readonly net: number;
  /** What of its price is let go, in minor units (BT-136); below zero where it is added. */
  readonly discount: number;
  readonly discountReason: string;
  /** BT-146: of one, without VAT, as a decimal. */
  readonly price: string;
  readonly vat: Vat;
}

/** A VAT rate of a document with why there is none (BG-23). */
export interface UblTax extends Vat {
  readonly net: number;
  readonly vat: number;
  readonly reasonCode: string;
  readonly reason: string;
}

/** The totals of a document in minor units (BG-22). */
export interface UblTotals {
  readonly lineNet: number;
  readonly allowances: number;
  readonly charges: number;
  readonly net: number;
  readonly vat: number;
  readonly gross: number;
  readonly paid: number;
  readonly rounding: number;
  readonly due: number;
}

/** An invoice or credit note as Peppol BIS Billing 3 knows it; days are `yyyy-MM-dd`, texts that are not said ''. */
export interface UblDocument {
  readonly kind: 'invoice' | 'credit';
  readonly number: string;
  readonly issued: string;
  readonly due: string | null;
  readonly delivered: string | null;
  /** The country that it was delivered to, where that is said (BT-80). */
  readonly deliveredTo: string;
  readonly note: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly buyerReference: string;
  readonly purchaseOrder: string;
  /** What a credit note takes back, or a reminder is of (BG-3). */
  readonly credits: { readonly number: string; readonly issued: string | null } | null;
  readonly seller: UblParty;
  readonly buyer: UblParty;
  /** How it is paid (BG-16): a code of UNCL4461, the reference BT-83, the account BT-84 with whose it is. */
  readonly payment: {
    readonly code: string;
    readonly reference: string;
    readonly account: string;
    /** BIC, or the giro it is a number of. */
    readonly branch: string;
  } | null;
  readonly extras: readonly UblExtra[];
  readonly taxes: readonly UblTax[];
  readonly totals: UblTotals;
  readonly lines: readonly UblLine[];
}

/** A reminder of an invoice as EHF Reminder 3 knows it. */
export interface UblReminder extends Omit<UblDocument, 'kind'> {
  readonly kind: 'reminder';
}

/** The code of why there is no VAT (VATEX), where the category has one. */
export const exemptionCodes: Readonly<Partial<Record<VatCategory, string>>> = {
  AE: 'VATEX-EU-AE',
  G: 'VATEX-EU-G',
  K: 'VATEX-EU-IC',
  O: 'VATEX-EU-O',
};
