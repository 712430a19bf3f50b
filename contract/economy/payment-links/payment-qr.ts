import { bankNumberOf, type BankNumberKind } from '../../money/bank-numbers.ts';
import { isReference, referenceOf } from '../../money/references/payment-references.ts';
import type { Seller } from '../invoices/parties.ts';

/** What a code to pay by says. */
export interface PayableInvoice {
  readonly seller: Pick<
    Seller,
    'name' | 'org_number' | 'country' | 'account' | 'iban' | 'bic' | 'currency'
  >;
  readonly payment_reference: string;
  readonly invoice_date: string | null;
  readonly due_date: string | null;
  /** What is left to pay, in minor units. */
  readonly left: number;
}

/**
 * The text of the QR code that the banks of a company's country read; '' where they read none, or
 * nothing is left to pay. In Sweden that is UsingQR 1, for euros the code of the European Payments
 * Council (EPC069-12). Norway has none that its banks agree on.
 */
export function paymentQr(invoice: PayableInvoice): string {
  const { left, seller } = invoice;
  if (left <= 0) return '';
  if (seller.country === 'SE' && seller.currency === 'SEK') return usingQr(invoice);
  return seller.currency === 'EUR' && seller.iban !== '' ? epcQr(invoice) : '';
}

const usingTypes: Partial<Record<BankNumberKind, string>> = {
  bankgiro: 'BG',
  plusgiro: 'PG',
  iban: 'IBAN',
};

function usingQr(invoice: PayableInvoice): string {
  const { seller, payment_reference, invoice_date, due_date, left } = invoice;
  const account = bankNumberOf(seller.country, seller.account);
  const type = account && usingTypes[account.kind];
  if (!type) return '';
  const hyphen = { bankgiro: 4, plusgiro: 1 }[account.kind as string] ?? 0;
  const { number } = account;
  const acc = hyphen === 0 ? number : `${number.slice(0, -hyphen)}-${number.slice(-hyphen)}`;
  return JSON.stringify({
    uqr: 1,
    tp: 1,
    nme: seller.name,
    cid: seller.org_number,
    iref: payment_reference,
    idt: plainDay(invoice_date),
    ddt: plainDay(due_date),
    due: left / 100,
    pt: type,
    acc,
    ...(type === 'IBAN' && { bc: seller.bic }),
  });
}

const plainDay = (day: string | null): string => (day ?? '').replaceAll('-', '');

function epcQr({ seller, payment_reference: reference, left }: PayableInvoice): string {
  const { name, iban, bic } = seller;
  return [
    'BCD',
    '002',
    // In UTF-8.
    '1',
    'SCT',
    bic,
    name.slice(0, 70),
    iban,
    `EUR${(left / 100).toFixed(2)}`,
    '',
    rfOf(reference),
  ].join('\n');
}

/** A reference as the European code has it: one of a country is written into one of ISO 11649. */
const rfOf = (reference: string): string =>
  isReference('rf', reference) ? reference : referenceOf('rf', reference);
