import { lineAmount } from './document-totals.ts';
import { pricesOtherWay } from './prices-that-fit.ts';
import type { VatCategory } from './vat.ts';

interface SavedLine {
  readonly quantity: number;
  readonly unit_price: number;
  readonly discount_percent: number | null;
  readonly vat_category: string;
  readonly vat_rate: number;
}

/** Lines saved without VAT as a consumer is shown them: with it, and coming to the same together. */
export function linesWithVat<SomeLine extends SavedLine>(lines: readonly SomeLine[]) {
  const priced = lines.map(({ quantity, unit_price, discount_percent, ...line }) => ({
    quantity,
    unit_price,
    discount_percent,
    vat: { category: line.vat_category as VatCategory, rate: line.vat_rate },
  }));
  const prices = pricesOtherWay(priced, false);
  return lines.map((line, at) => {
    const unit_price = prices[at]!;
    return { ...line, unit_price, amount: lineAmount({ ...priced[at]!, unit_price }) };
  });
}
