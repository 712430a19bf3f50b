import type { Buyer, Seller } from '#contract/economy/invoices/parties.ts';
import { creditAmounts } from '#contract/economy/invoices/credit-rules.ts';
import {
  documentTotals,
  fullAmount,
  type PricedDocument,
  type PricedLine,
} from '#contract/money/document-totals.ts';
import { luhnDigit } from '#contract/kit/rules/check-digits.ts';
import { referenceOf } from '#contract/money/references/payment-references.ts';
import { referenceKindOf } from '#contract/money/references/reference-kinds.ts';
import type { Vat, VatCategory } from '#contract/money/vat.ts';
import {
  invoiceForm,
  type IssuedLine,
  type InvoiceToWrite,
} from '#server/features/economy/invoice-deliveries/ubl/invoice-form.ts';
import { pricedForm } from '#server/features/economy/invoice-deliveries/ubl/priced-form.ts';
import type { UblDocument } from '#server/features/economy/invoice-deliveries/ubl/ubl-form.ts';
import { fc } from '../random/fast-check.ts';

const words = {
  discount: 'Rabatt',
  charge: 'Frakt',
  exempt: { E: 'Unntatt', AE: 'Omvendt avgiftsplikt', G: 'Eksport', K: 'EU', O: 'Utenfor' },
  order: (number: string) => `Ordre ${number}`,
  plate: 'Registreringsnummer',
  odometer: 'Kilometerstand',
};

const vats = (...all: readonly (readonly [VatCategory, number])[]): Vat[] =>
  all.map(([category, rate]) => ({ category, rate }));

/** By which VAT what a company sells can stand on one document. */
const families: Readonly<Record<string, readonly Vat[]>> = {
  norwegian: vats(['S', 25_00], ['S', 15_00], ['S', 12_00], ['Z', 0], ['E', 0]),
  swedish: vats(['S', 25_00], ['S', 12_00], ['S', 6_00], ['Z', 0], ['E', 0]),
  finnish: vats(['S', 25_50], ['S', 13_50], ['Z', 0]),
  danish: vats(['S', 25_00]),
  reverse: vats(['AE', 0]),
  exported: vats(['G', 0]),
  within: vats(['K', 0]),
  outside: vats(['O', 0]),
};

const swedishNumber = (nine: string) => nine + luhnDigit(nine);
const own = {
  vat_registered: true,
  in_register: true,
  f_tax: true,
  street: 'Storgata 1',
  zip: '0155',
  city: 'Oslo & omegn',
  iban: '',
  bic: '',
  closing: '',
};
const sellers: Readonly<Record<string, Seller>> = {
  NO: {
    ...own,
    name: 'Hjul & Dekk <AS>',
    org_number: '923 609 016',
    country: 'NO',
    account: '8601.11.17947',
    currency: 'NOK',
  },
  SE: {
    ...own,
    name: 'Däckhotellet AB',
    org_number: swedishNumber('556000001'),
    country: 'SE',
    account: '991-2346',
    currency: 'SEK',
    closing: 'Ring "Åsa" vid frågor',
  },
  FI: {
    ...own,
    name: 'Rengas Oy',
    org_number: '0112038-9',
    country: 'FI',
    account: 'FI21 1234 5600 0007 85',
    bic: 'NDEAFIHH',
    currency: 'EUR',
  },
  DK: {
    ...own,
    name: 'Dæk ApS',
    org_number: '13585628',
    country: 'DK',
    account: 'DK50 0040 0440 1162 43',
    bic: 'NDEADKKK',
    currency: 'DKK',
  },
};

const address = { street: 'Kirkeveien 2', zip: '0368', city: 'Oslo', type: 'company' };
const buyers: readonly Buyer[] = [
  { ...address, name: 'Flåte & Bud AS', org_number: '923609016', country: '' },
  {
    ...address,
    name: 'Kommunen',
    org_number: swedishNumber('212000014'),
    country: 'SE',
    street: '',
  },
];

const familyOf = fc.oneof(
  { weight: 5, arbitrary: fc.constant(['NO', 'norwegian'] as const) },
  { weight: 2, arbitrary: fc.constant(['SE', 'swedish'] as const) },
  fc.constantFrom(
    ['FI', 'finnish'] as const,
    ['DK', 'danish'] as const,
    ['NO', 'reverse'] as const,
    ['NO', 'exported'] as const,
    ['SE', 'within'] as const,
    ['NO', 'outside'] as const,
  ),
);

const day = fc
  .integer({ min: 1, max: 28 })
  .map((date) => `2026-11-${String(date).padStart(2, '0')}`);
const sometimes = <T>(one: fc.Arbitrary<T>) => fc.option(one, { freq: 2 });

const lineOf = (family: readonly Vat[]) =>
  fc.record({
    key: fc.uuid(),
    description: fc.constantFrom('Dekkskift', 'Michelin 205/55 R16 & <felg>', 'Hjul\nmed felg'),
    quantity: fc.constantFrom(1000, 1000, 4000, 2000, 250, 1333, 333, 12_345, 100_000),
    unit_price: fc.oneof(
      fc.integer({ min: 1, max: 3000 }).map((kroner) => kroner * 100_00),
      fc.integer({ min: 0, max: 30_000_000 }),
    ),
    discount_percent: sometimes(fc.integer({ min: 1, max: 100_00 })),
    vat: fc.constantFrom(...family),
  });

type DrawnLine = PricedLine & Pick<IssuedLine, 'key' | 'description' | 'discount_percent'>;
type IssuedPart = Pick<InvoiceToWrite['invoice'], 'lines' | 'vat_rates'>;

const issuedLine = ({ vat, ...line }: DrawnLine, amount: number): IssuedLine => ({
  ...line,
  vat_category: vat.category,
  vat_rate: vat.rate,
  amount,
});

/** Lines as an invoice has them: what their prices come to. */
function asPriced(lines: readonly DrawnLine[], includesVat: boolean): IssuedPart {
  const { lines: totals, rates } = documentTotals({ lines, includesVat });
  return {
    lines: lines.map((line, at) => issuedLine(line, totals[at]!.amount)),
    vat_rates: [...rates],
  };
}

/** Lines as the second credit note of an invoice has them: what the first, of a third of each, has left. */
function lastCredited(lines: readonly DrawnLine[], includesVat: boolean): IssuedPart {
  const whole = asPriced(lines, includesVat);
  const none = { quantity: 0, amount: 0 };
  const invoiced = {
    includesVat,
    vat: [],
    lines: whole.lines.map(({ key, quantity, amount, vat_category: category, vat_rate: rate }) => ({
      key,
      quantity,
      amount,
      category,
      rate,
      credited: none,
    })),
  };
  const part = (of: (quantity: number) => number) =>
    whole.lines.map((line, position) => ({ ...line, position, quantity: of(line.quantity) }));
  const first = creditAmounts(invoiced, { lines: part((all) => Math.floor(all / 3)) });
  const left = {
    ...invoiced,
    vat: first.totals.vat_rates,
    lines: invoiced.lines.map((line, at) => ({
      ...line,
      credited: {
        quantity: Number(first.lines[at]!['quantity']),
        amount: Number(first.lines[at]!['amount']),
      },
    })),
  };
  const last = creditAmounts(left, { lines: part((all) => all - Math.floor(all / 3)) });
  return {
    lines: last.lines as unknown as readonly IssuedLine[],
    vat_rates: [...last.totals.vat_rates],
  };
}

/** An issued invoice or credit note of the product, at random: of sellers of four countries, by every kind of VAT, with and without it in its prices. */
const randomInvoice: fc.Arbitrary<InvoiceToWrite> = familyOf.chain(([country, family]) =>
  fc
    .record({
      lines: fc.array(lineOf(families[family]!), { minLength: 1, maxLength: 9 }),
      kind: fc.constantFrom('invoice', 'invoice', 'credit'),
      number: fc.integer({ min: 1, max: 99_999_999 }).map(String),
      invoice_date: day,
      delivered_on: day,
      note: fc.constantFrom('', 'Takk for at du valgte oss'),
      buyer_reference: fc.constantFrom('', 'Kari', 'KST-4711'),
      purchase_order: fc.constantFrom('PO 88', 'PO/7'),
      prices_include_vat: fc.boolean(),
      to: fc.constantFrom(...(family === 'within' ? buyers.slice(1) : buyers)),
      order: sometimes(
        fc.record({
          number: fc.constant('5012'),
          plate: fc.constantFrom('', 'EK12345'),
          odometer: sometimes(fc.integer({ min: 0, max: 400_000 })),
        }),
      ),
    })
    .map(({ lines, to, order, kind, number, ...invoice }): InvoiceToWrite => {
      const seller = sellers[country]!;
      const buyer = country === 'NO' || to.country !== '' ? to : buyers[1]!;
      const issue = kind === 'credit' ? lastCredited : asPriced;
      return {
        invoice: {
          ...invoice,
          kind,
          number,
          due_date: kind === 'invoice' ? '2026-12-24' : null,
          payment_reference:
            kind === 'invoice' ? referenceOf(referenceKindOf(country), number) : '',
          seller,
          buyer,
          ...issue(lines, invoice.prices_include_vat),
        },
        credits: kind === 'credit' ? { number: '10001', invoice_date: '2026-11-01' } : null,
        paid: 0,
        orders: new Map(order ? [[lines[0]!.key, order]] : []),
      };
    }),
);

/** What the totals of a document can do besides: discounts in amounts and of the whole, charges, returns, what is paid ahead, and rounding. */
const randomTotals = (lines: PricedDocument['lines']) =>
  fc.record({
    returned: fc.array(fc.boolean(), { minLength: lines.length, maxLength: lines.length }),
    less: fc.boolean(),
    discount_percent: sometimes(fc.integer({ min: 1, max: 50_00 })),
    adjustments: fc.array(
      fc.record({
        amount: fc.integer({ min: -200_00, max: 200_00 }),
        vat: fc.constantFrom(...lines.map(({ vat }) => vat)),
      }),
      { maxLength: 2 },
    ),
    paid: fc.constantFrom(0, 0, 123_45),
    rounding: fc.option(fc.constant({ step: 100, direction: 'nearest' } as const), { freq: 2 }),
  });

/** A random invoice as it is written, half of them with totals that other documents have. */
export const randomDocument: fc.Arbitrary<UblDocument> = randomInvoice.chain((issued) => {
  const form = invoiceForm(issued, words);
  const { lines, prices_include_vat: includesVat } = issued.invoice;
  const priced = lines.map(({ amount: _, ...line }) => ({
    ...line,
    vat: { category: line.vat_category, rate: line.vat_rate },
  }));
  return fc.oneof(
    fc.constant(form),
    randomTotals(priced).map(({ returned, less, rounding, ...totals }) => {
      const some = priced.map((line, at) => {
        const quantity = returned[at] && at % 4 === 1 ? 0 - line.quantity : line.quantity;
        const discount_percent = less ? null : line.discount_percent;
        const of = { ...line, quantity, discount_percent };
        return { ...of, discount_amount: less ? Math.floor(Math.abs(fullAmount(of)) / 200) : 0 };
      });
      const document = { ...totals, lines: some, includesVat, ...(rounding && { rounding }) };
      return { ...form, ...pricedForm(document, form.lines, words) };
    }),
  );
});
