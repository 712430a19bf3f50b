import type { VatCategory } from '../../money/vat.ts';
import type { Buyer, Seller } from './parties.ts';

/** What is asked of an invoice before it is issued. */
export interface ToIssue {
  readonly seller: Pick<Seller, 'org_number' | 'street' | 'city' | 'account'>;
  readonly buyer: Pick<Buyer, 'type' | 'org_number' | 'street' | 'city'>;
  readonly buyer_reference: string;
  readonly purchase_order: string;
  readonly categories: readonly VatCategory[];
}

/**
 * The code of what an invoice lacks to be issued; undefined when nothing. That both parties are said
 * with an address or number is the Norwegian bokføringsforskriften § 5-1-2, the reference of public
 * buyers EHF (PEPPOL-EN16931-R003), and that what is outside of VAT stands on a document of its own
 * EN 16931 (BR-O-11).
 */
export function lackOfIssue({ seller, buyer, ...invoice }: ToIssue): LackOfIssue | undefined {
  const [lack] = lacksOfSeller(seller);
  if (lack) return lack;
  if (buyer.type === 'internal') return 'invoices.internal';
  const hasAddress = buyer.street !== '' && buyer.city !== '';
  if (!hasAddress && buyer.org_number === '') return 'invoices.no_address';
  const isReferred = invoice.buyer_reference !== '' || invoice.purchase_order !== '';
  if (buyer.type === 'public' && !isReferred) return 'invoices.no_buyer_reference';
  const outside = invoice.categories.filter((category) => category === 'O').length;
  if (outside > 0 && outside < invoice.categories.length) return 'invoices.outside_with_taxed';
  return undefined;
}

/** The codes of all that a company lacks to issue any invoice. Its number stands on each (bokføringsforskriften § 5-1-2). */
export function lacksOfSeller({
  org_number,
  street,
  city,
  account,
}: ToIssue['seller']): readonly LackOfSeller[] {
  return [
    ...(org_number === '' ? (['invoices.no_own_number'] as const) : []),
    ...(street === '' || city === '' ? (['invoices.no_own_address'] as const) : []),
    ...(account === '' ? (['invoices.no_account'] as const) : []),
  ];
}

type LackOfSeller = 'invoices.no_own_number' | 'invoices.no_own_address' | 'invoices.no_account';

type LackOfIssue =
  | LackOfSeller
  | 'invoices.internal'
  | 'invoices.no_address'
  | 'invoices.no_buyer_reference'
  | 'invoices.outside_with_taxed';

/** The last day on which what was delivered on a day is to be invoiced: a month later (bokføringsforskriften § 5-2-2). */
export function invoiceBy(delivered: string): string {
  const [year = 0, month = 0, day = 0] = delivered.split('-').map(Number);
  const lastOfNext = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day, lastOfNext))).toISOString().slice(0, 10);
}

/** Within how many days it is to be paid: what was said on it, else what was agreed with the customer, else what is usual. */
export const daysToPay = (said: number | null, agreed: number | null, usual: number): number =>
  said ?? agreed ?? usual;
