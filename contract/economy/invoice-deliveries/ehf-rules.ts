import { isPaidTo } from '../../money/bank-numbers.ts';
import type { VatCategory } from '../../money/vat.ts';
import type { Buyer, Seller } from '../invoices/parties.ts';
import { eAddressOf } from './e-address.ts';

/** What is asked of an invoice or credit note before it is written as EHF. */
export interface ToWrite {
  readonly kind: 'invoice' | 'credit';
  readonly seller: Pick<Seller, 'country' | 'org_number' | 'vat_registered' | 'account'>;
  readonly buyer: Pick<Buyer, 'org_number' | 'country'>;
  readonly buyer_reference: string;
  readonly purchase_order: string;
  readonly lines: readonly {
    readonly vat_category: VatCategory;
    readonly vat_rate: number;
  }[];
}

/** What an issued invoice can lack to be an EHF. */
export const ehfLacks = [
  'no_own_number',
  'no_own_account',
  'not_registered',
  'rate',
  'no_buyer_number',
  'no_reference',
] as const;
export type EhfLack = `invoice-deliveries.${(typeof ehfLacks)[number]}`;

const lackIf = (isLacking: boolean, lack: (typeof ehfLacks)[number]): EhfLack[] =>
  isLacking ? [`invoice-deliveries.${lack}`] : [];

/**
 * The codes of all that an issued invoice lacks to be sent as EHF, the most lasting first: what EN 16931
 * and Peppol BIS Billing 3 want beyond what any invoice is issued with. That is an electronic address
 * of both (R010, R020), an account that is one (BR-50), a number of VAT where there is VAT (BR-S-02,
 * BR-Z-02, BR-E-02), rates that agree with their category (BR-S-05, BR-Z-05), and a reference of the
 * buyer (R003).
 */
export function lacksOfEhf(invoice: ToWrite): EhfLack[] {
  const { kind, seller, buyer, lines } = invoice;
  const isTaxed = lines.some(({ vat_category: category }) => category !== 'O');
  const references = `${invoice.buyer_reference}${invoice.purchase_order}`.trim();
  return [
    ...lackIf(!eAddressOf(seller), 'no_own_number'),
    ...lackIf(kind === 'invoice' && !isPaidTo(seller.country, seller.account), 'no_own_account'),
    ...lackIf(isTaxed && !seller.vat_registered, 'not_registered'),
    ...lackIf(!lines.every(hasOwnRate), 'rate'),
    ...lackIf(!eAddressOf(buyerAt(buyer, seller)), 'no_buyer_number'),
    ...lackIf(references === '', 'no_reference'),
  ];
}

/** The buyer as a document has them: where no country is said, it is the seller's. */
export const buyerAt = <Somebody extends Pick<Buyer, 'country'>>(
  buyer: Somebody,
  { country }: Pick<Seller, 'country'>,
): Somebody => (buyer.country === '' ? { ...buyer, country } : buyer);

const hasOwnRate = ({ vat_category: category, vat_rate: rate }: ToWrite['lines'][number]) =>
  category === 'S' ? rate > 0 : rate === 0;
