import {
  eAddressOf,
  legalNumberOf,
  vatNumberOf,
} from '#contract/economy/invoice-deliveries/e-address.ts';
import { buyerAt } from '#contract/economy/invoice-deliveries/ehf-rules.ts';
import type { invoices } from '#contract/economy/invoices/invoices.ts';
import type { Buyer, Seller } from '#contract/economy/invoices/parties.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { bankNumberOf } from '#contract/money/bank-numbers.ts';
import type { RateTotals } from '#contract/money/document-totals.ts';
import type { VatCategory } from '#contract/money/vat.ts';
import { pricedForm, type UblWords } from './priced-form.ts';
import type { UblDocument, UblLineText, UblParty } from './ubl-form.ts';

/** What the order of a line says, as far as a customer looks for it on an invoice. */
export interface LineOrder {
  readonly number: string;
  readonly plate: string;
  readonly odometer: number | null;
}

export interface InvoiceWords extends UblWords {
  readonly order: (number: string) => string;
  readonly plate: string;
  readonly odometer: string;
}

/** An issued invoice or credit note, with what it says of others. */
export interface InvoiceToWrite {
  readonly invoice: Issued;
  /** The invoice that a credit note takes back. */
  readonly credits: { readonly number: string; readonly invoice_date: string | null } | null;
  /** What of it was settled by what its customer had paid ahead, in minor units. */
  readonly paid: number;
  /** The orders of its lines, by their keys. */
  readonly orders: ReadonlyMap<string, LineOrder>;
}

/** An invoice as it was issued, with both parties and its lines. */
export type Issued = Pick<
  RowOf<typeof invoices>,
  | 'kind'
  | 'number'
  | 'invoice_date'
  | 'due_date'
  | 'delivered_on'
  | 'note'
  | 'buyer_reference'
  | 'purchase_order'
  | 'payment_reference'
  | 'prices_include_vat'
  | 'vat_rates'
> & {
  readonly seller: Seller;
  readonly buyer: Buyer;
  readonly lines: readonly IssuedLine[];
};

/** A line as it stands on an issued invoice. */
export interface IssuedLine {
  readonly key: string;
  readonly description: string;
  readonly quantity: number;
  readonly unit_price: number;
  readonly discount_percent: number | null;
  readonly vat_category: VatCategory;
  readonly vat_rate: number;
  readonly amount: number;
}

/** What an issued invoice says by the terms of EN 16931. It has to lack nothing (`lacksOfEhf`). */
export function invoiceForm(
  { invoice, credits, paid, orders }: InvoiceToWrite,
  words: InvoiceWords,
): UblDocument {
  const { kind, seller, lines, prices_include_vat: includesVat } = invoice;
  const buyer = buyerAt(invoice.buyer, seller);
  const categories = new Set(lines.map(({ vat_category: category }) => category));
  const isWithin = categories.has('K');
  return {
    kind,
    number: invoice.number,
    issued: invoice.invoice_date!,
    due: invoice.due_date,
    delivered: invoice.delivered_on,
    // Of what is sold to another country of the union it is asked where it went (BR-IC-12).
    deliveredTo: isWithin ? buyer.country : '',
    note: [invoice.note, seller.closing].filter(Boolean).join('\n'),
    currency: seller.currency,
    buyerReference: invoice.buyer_reference,
    purchaseOrder: invoice.purchase_order,
    credits: credits && { number: credits.number, issued: credits.invoice_date },
    seller: sellerParty(seller, categories.has('O')),
    buyer: { ...partyOf(buyer), vatNumber: isWithin ? vatNumberOf(buyer) : '' },
    payment: kind === 'invoice' ? paymentTo(seller, invoice.payment_reference) : null,
    ...pricedForm(
      {
        lines: lines.map((line) => ({
          quantity: line.quantity,
          unit_price: line.unit_price,
          discount_percent: line.discount_percent,
          amount: line.amount,
          vat: { category: line.vat_category, rate: line.vat_rate },
        })),
        includesVat,
        paid,
        issued: invoice.vat_rates as readonly RateTotals[],
      },
      lines.map((line) => lineText(line, orders.get(line.key), words)),
      words,
    ),
  };
}

function lineText(
  { description }: IssuedLine,
  order: LineOrder | undefined,
  words: InvoiceWords,
): UblLineText {
  const { number = '', plate = '', odometer = null } = order ?? {};
  return {
    name: description,
    note: number === '' ? '' : words.order(number),
    properties: [
      ...(plate === '' ? [] : [[words.plate, plate] as const]),
      ...(odometer === null ? [] : [[words.odometer, String(odometer)] as const]),
    ],
  };
}

const partyOf = (party: Omit<Seller & Buyer, 'type'> | Buyer): UblParty => ({
  endpoint: eAddressOf(party) ?? null,
  name: party.name,
  legal: legalNumberOf(party) ?? null,
  vatNumber: '',
  registration: '',
  street: party.street,
  zip: party.zip,
  city: party.city,
  country: party.country,
});

/** Where nothing is within VAT, nobody has a number of it (BR-O-02). */
const sellerParty = (seller: Seller, isOutside: boolean): UblParty => ({
  ...partyOf({ ...seller, type: '' }),
  vatNumber: seller.vat_registered && !isOutside ? vatNumberOf(seller) : '',
  registration: registrationOf(seller),
});

/** What a seller has to say of its registration, in the words of its law (NO-R-002, SE-R-005). */
function registrationOf({ country, in_register, f_tax }: Seller): string {
  if (country === 'NO' && in_register) return 'Foretaksregisteret';
  return country === 'SE' && f_tax === true ? 'Godkänd för F-skatt' : '';
}

const giros = { bankgiro: 'SE:BANKGIRO', plusgiro: 'SE:PLUSGIRO' } as const;

/** A transfer to the seller's account. Danes say that it is one within the area of the euro (DK-R-005). */
function paymentTo(
  { country, account, bic }: Seller,
  reference: string,
): NonNullable<UblDocument['payment']> {
  const { kind, number } = bankNumberOf(country, account) ?? { kind: 'iban', number: account };
  const branch = kind === 'iban' ? bic : kind === 'no_account' ? '' : giros[kind];
  return { code: country === 'DK' ? '58' : '30', reference, account: number, branch };
}
