import type { SaleEvent } from '#contract/accounting/vouchers/events.ts';
import type { VoucherPreview } from '#contract/accounting/vouchers/voucher-calls.ts';
import { lineAmounts } from '#contract/economy/invoices/line-amounts.ts';
import type { Buyer } from '#contract/economy/invoices/parties.ts';
import type { invoices } from '#contract/economy/invoices/invoices.ts';
import { inOrder } from '#contract/money/document-lines.ts';
import type { RateTotals } from '#contract/money/document-totals.ts';
import type { VatCategory } from '#contract/money/vat.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { bookEvent, previewVoucher } from '#server/features/accounting/vouchers/exports.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { buyerOf, issuedTo } from './invoices-repo.ts';
import { soldThings, type SoldThing } from './book-invoice-repo.ts';

type Invoice = RowOf<typeof invoices>;

/** Books an invoice or credit note that was just issued. */
export async function bookInvoice(
  { db, caller }: Pick<Context, 'db' | 'caller'>,
  invoice: Invoice,
): Promise<void> {
  const { invoice_date: day, buyer } = invoice;
  const of = { day: day!, buyer: buyer!, things: await soldThings(db, invoice.id) };
  await bookEvent({ db, caller }, saleEvent(invoice, of));
}

/** What a voucher of a draft would say if it were issued on a day. Throws where nobody is to pay it. */
export async function previewOfDraft(
  { db, caller }: Pick<Context, 'db' | 'caller'>,
  draft: Invoice,
  day: string,
): Promise<VoucherPreview> {
  const { customer_id: customer, credits_id: credits } = draft;
  if (customer === null) throw new AppError('invoices.nobody');
  const buyer = credits === null ? await buyerOf(db, customer) : await issuedTo(db, credits);
  const of = { day, buyer, things: await soldThings(db, draft.id) };
  return previewVoucher({ db, caller }, saleEvent(draft, of));
}

/** What an invoice that is issued on a day is to the books. */
function saleEvent(
  invoice: Invoice,
  {
    day,
    buyer,
    things,
  }: {
    readonly day: string;
    readonly buyer: Pick<Buyer, 'type' | 'country'>;
    readonly things: ReadonlyMap<string, SoldThing>;
  },
): SaleEvent {
  const { id, number, kind, delivered_on } = invoice;
  const lines = inOrder(invoice.lines).map((line) => ({
    key: line.key,
    amount: Number(line['amount']),
    vat_code: String(line['vat_code']),
    vat_rate: Number(line['vat_rate']),
    vat_category: line['vat_category'] as VatCategory,
    isWork: line['kind'] === 'work',
  }));
  const rates = invoice.vat_rates as readonly RateTotals[];
  const amounts = lineAmounts(lines, rates, invoice.prices_include_vat);
  return {
    kind,
    source: { kind: 'invoices', id },
    document: { kind: 'invoices', id, number },
    day,
    vat_day: delivered_on ?? day,
    customer_type: buyer.type,
    customer_country: buyer.country,
    lines: lines.map(({ key, vat_code, vat_rate, vat_category, isWork }, at) => {
      const thing = things.get(key);
      return {
        ...amounts[at]!,
        vat_code,
        vat_rate,
        vat_category,
        product_kind: thing?.product_kind ?? (isWork ? 'work' : ''),
        product_type_id: thing?.product_type_id ?? null,
        cost_centre_id: thing?.cost_centre_id ?? null,
      };
    }),
  };
}
