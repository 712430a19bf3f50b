import type { Line } from '../kit/document/lines.ts';
import { isPriced, type CalculatedBy } from './document-lines.ts';
import { pricesOtherWay } from './prices-that-fit.ts';
import { priceWith, priceWithout, vatOn, type Vat, type VatCategory } from './vat.ts';

/** How a line is taxed; undefined where nobody knows yet. */
type VatOf = (line: Line) => Vat | undefined;

/** As its VAT code says on the day of the document. */
export const vatByCode =
  ({ rates, day }: Pick<CalculatedBy, 'rates' | 'day'>): VatOf =>
  ({ vat_code: code }) => {
    const isKnown = rates.some((rate) => {
      const isOver = rate.valid_to !== null && rate.valid_to < day;
      return rate.code === code && rate.valid_from <= day && !isOver;
    });
    return isKnown ? vatOn(rates, String(code), day) : undefined;
  };

/** As the server wrote it on the line when it was saved. */
export const vatAsSaved: VatOf = ({ vat_category: category, vat_rate: rate }) =>
  typeof rate === 'number' ? { category: category as VatCategory, rate } : undefined;

/**
 * The lines of a document whose prices come to be with VAT, or without it, with prices by which the
 * customer pays what they did. `includesVat` is how they are now. One that is not whole yet gets the
 * price nearest to its own.
 */
export function linesOtherWay(
  lines: readonly Line[],
  includesVat: boolean,
  vatOf: VatOf,
): readonly Line[] {
  const known = lines.flatMap((line) => {
    const vat = isPriced(line) ? vatOf(line) : undefined;
    return vat ? [{ line, vat }] : [];
  });
  const prices = pricesOtherWay(
    known.map(({ line, vat }) => ({
      quantity: Number(line['quantity']),
      unit_price: Number(line['unit_price']),
      discount_percent: line['discount_percent'] as number | null,
      vat,
    })),
    includesVat,
  );
  const fitted = new Map(known.map(({ line }, at) => [line.key, prices[at]!]));
  return lines.map((line) => {
    const unit_price = fitted.get(line.key) ?? nearest(line, includesVat, vatOf(line));
    return unit_price === line['unit_price'] ? line : { ...line, unit_price };
  });
}

function nearest({ unit_price: price }: Line, includesVat: boolean, vat: Vat | undefined): unknown {
  if (typeof price !== 'number' || !vat) return price;
  return includesVat ? priceWithout(price, vat.rate) : priceWith(price, vat.rate);
}
