import type { SaleEvent, SoldLine } from '../../accounting/vouchers/events.ts';
import type { Line } from '../../kit/document/lines.ts';
import { inOrder } from '../../money/document-lines.ts';
import type { RateTotals } from '../../money/document-totals.ts';
import type { VatCategory } from '../../money/vat.ts';
import { lineAmounts } from './line-amounts.ts';
import type { Buyer } from './parties.ts';

/** An invoice or credit note, as far as the books hang on it. */
interface InvoiceOfSale {
  readonly id: number;
  readonly number: string;
  readonly kind: 'invoice' | 'credit';
  readonly delivered_on: string | null;
  readonly prices_include_vat: boolean;
  readonly vat_rates: unknown;
  readonly lines: readonly Line[];
}

/** What a line sells and for which cost centre, as accounting rules ask. */
export type SoldThing = Pick<SoldLine, 'product_type_id' | 'cost_centre_id' | 'period'> & {
  /** Null where it sells no product. */
  readonly product_kind: string | null;
};

/** What an invoice that is issued on a day is to the books. */
export function saleEvent(
  invoice: InvoiceOfSale,
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
        period: thing?.period ?? null,
      };
    }),
  };
}
