import type { Line } from '../../kit/document/lines.ts';
import { takePart } from '../../money/allocation.ts';
import { sumOf } from '../../money/amounts.ts';
import type { Calculated } from '../../money/document-lines.ts';
import type { RateTotals } from '../../money/document-totals.ts';
import { vatOf, type VatCategory } from '../../money/vat.ts';

/** Why something is credited, and what comes of it: it is invoiced again, the goods are back, or the customer keeps them. */
export const creditReasons = ['wrong', 'returned', 'goodwill'] as const;

/** How much of a line: its quantity in thousandths, its amount as it stands on it, in minor units. */
interface Part {
  readonly quantity: number;
  readonly amount: number;
}

/** A line of an issued invoice, and what of it is credited. */
export interface InvoicedLine extends Part {
  readonly key: string;
  readonly category: VatCategory;
  readonly rate: number;
  readonly credited: Part;
}

/** An issued invoice, and what of it issued credit notes have taken back. */
export interface Invoiced {
  readonly includesVat: boolean;
  readonly lines: readonly InvoicedLine[];
  /** The VAT that was credited, of each category and rate. */
  readonly vat: readonly Pick<RateTotals, 'category' | 'rate' | 'vat'>[];
}

/** How much of a line is left to credit, in thousandths. */
export const leftToCredit = ({ quantity, credited }: InvoicedLine): number =>
  quantity - credited.quantity;

/**
 * What a credit note comes to: its lines are parts of those of its invoice, with the same keys, and
 * what its prices come to is not asked. Amounts go by quantities, and VAT by all that is credited so
 * far, so that the last credit note takes what is left and all together come to the invoice, to the
 * cent. Throws `common.more_than_left` where less is left of a line.
 */
export function creditAmounts(
  { includesVat, lines: invoiced, vat: credited }: Invoiced,
  { lines }: Pick<Calculated, 'lines'>,
): Calculated {
  const of = new Map(invoiced.map((line) => [line.key, line]));
  const done = lines.map((line) => {
    const { category, rate, amount, ...from } = of.get(line.key)!;
    const left = {
      quantity: from.quantity - from.credited.quantity,
      amounts: [amount - from.credited.amount],
    };
    const { part } = takePart(left, Number(line['quantity']));
    return { ...line, vat_category: category, vat_rate: rate, amount: part.amounts[0]! };
  });
  const vat_rates = ratesOf(done).map(({ category, rate, amount }) => {
    const isSame = (one: Pick<RateTotals, 'category' | 'rate'>) =>
      one.category === category && one.rate === rate;
    const before = sumOf(invoiced.filter(isSame).map((line) => line.credited.amount));
    const vat =
      vatOf(before + amount, rate, includesVat) -
      sumOf(credited.filter(isSame).map((one) => one.vat));
    return { category, rate, net: includesVat ? amount - vat : amount, vat };
  });
  const net = sumOf(vat_rates.map((one) => one.net));
  const vat = sumOf(vat_rates.map((one) => one.vat));
  return {
    lines: done,
    totals: { line_count: done.length, net, vat, gross: net + vat, vat_rates },
  };
}

/** What lines come to of each category and rate. */
function ratesOf(
  lines: readonly Line[],
): { readonly category: VatCategory; readonly rate: number; readonly amount: number }[] {
  const groups = Map.groupBy(lines, (line) =>
    JSON.stringify([line['vat_category'], line['vat_rate']]),
  );
  return [...groups.values()].map((group) => ({
    category: group[0]!['vat_category'] as VatCategory,
    rate: Number(group[0]!['vat_rate']),
    amount: sumOf(group.map((line) => Number(line['amount']))),
  }));
}
