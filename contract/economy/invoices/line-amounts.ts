import type { RateTotals } from '../../money/document-totals.ts';
import { allocate } from '../../money/allocation.ts';
import type { VatCategory } from '../../money/vat.ts';

/** A line of a document as it was issued; `amount` with VAT where its prices are, in minor units. */
export interface IssuedLine {
  readonly amount: number;
  readonly vat_category: VatCategory;
  readonly vat_rate: number;
}

/** What each line of an issued document is without VAT, and its share of the VAT of its rate: together they are what the document says of that, to the cent. */
export function lineAmounts(
  lines: readonly IssuedLine[],
  rates: readonly RateTotals[],
  includesVat: boolean,
): readonly { readonly net: number; readonly vat: number }[] {
  const amounts = lines.map(({ amount }) => ({ net: amount, vat: 0 }));
  for (const { category, rate, vat } of rates) {
    const of = [...lines.keys()].filter(
      (at) => lines[at]!.vat_category === category && lines[at]!.vat_rate === rate,
    );
    const shares = allocate(
      vat,
      of.map((at) => lines[at]!.amount),
    );
    for (const [nth, at] of of.entries()) {
      const { amount } = lines[at]!;
      amounts[at] = { net: includesVat ? amount - shares[nth]! : amount, vat: shares[nth]! };
    }
  }
  return amounts;
}
