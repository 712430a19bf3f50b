import type { SaleEvent } from '#contract/accounting/vouchers/events.ts';
import { lineAmounts } from '#contract/economy/invoices/line-amounts.ts';
import type { invoices } from '#contract/economy/invoices/invoices.ts';
import { inOrder } from '#contract/money/document-lines.ts';
import type { RateTotals } from '#contract/money/document-totals.ts';
import type { VatCategory } from '#contract/money/vat.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { bookEvent } from '#server/features/accounting/vouchers/exports.ts';
import type { Context } from '#server/kit/context.ts';
import { soldThings, type SoldThing } from './book-invoice-repo.ts';

type Invoice = RowOf<typeof invoices>;

/** Books an invoice or credit note that was just issued. */
export async function bookInvoice(
  { db, caller }: Pick<Context, 'db' | 'caller'>,
  invoice: Invoice,
): Promise<void> {
  await bookEvent({ db, caller }, saleEvent(invoice, await soldThings(db, invoice.id)));
}

/** What an issued invoice is to the books. */
function saleEvent(invoice: Invoice, things: ReadonlyMap<string, SoldThing>): SaleEvent {
  const { id, number, kind, invoice_date, delivered_on, buyer } = invoice;
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
    day: invoice_date!,
    vat_day: delivered_on ?? invoice_date!,
    customer_type: buyer!.type,
    customer_country: buyer!.country,
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
