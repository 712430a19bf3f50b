import { rounded } from './amounts.ts';
import { documentTotals, lineAmount, type PricedLine } from './document-totals.ts';
import { priceWith, priceWithout } from './vat.ts';

/** A line as its price hangs on it: with no discount but a part. */
export type UnitPriced = Pick<PricedLine, 'quantity' | 'unit_price' | 'discount_percent' | 'vat'>;

const whole = 100_00n;
const fine = 1_000n * 100n;

/**
 * The unit price at which a line comes to an amount: its own where it does already, else the nearest
 * that does. Of more than a hundred pieces a price has too few decimals for every amount: then its own.
 */
function priceFor(line: UnitPriced, amount: number): number {
  if (lineAmount(line) === amount) return line.unit_price;
  const left = BigInt(line.quantity) * (whole - BigInt(line.discount_percent ?? 0));
  if (left === 0n) return line.unit_price;
  const unit_price = Math.max(0, rounded(BigInt(amount) * fine * whole, left));
  return lineAmount({ ...line, unit_price }) === amount ? unit_price : line.unit_price;
}

/**
 * The unit prices of a document's lines the other way, with VAT where they were without it or without
 * where they were with it, so that the document comes to what it came to. The amounts of the lines
 * are those that they had already by their shares of the VAT, so that what rounding each again would
 * lose or double falls on none. What the rule has no net for (0.02 at 25 % is one) differs by a unit.
 */
export function pricesOtherWay(lines: readonly UnitPriced[], includesVat: boolean): number[] {
  const { lines: shares } = documentTotals({ lines, includesVat });
  const prices = lines.map(({ unit_price }) => unit_price);
  // What lines of many pieces cannot be brought to is taken up by those of few.
  const fewLast = [...lines.keys()].toSorted((one, other) =>
    lines[other]!.quantity === lines[one]!.quantity
      ? one - other
      : lines[other]!.quantity - lines[one]!.quantity,
  );
  const left = new Map<number, number>();
  for (const at of fewLast) {
    const { vat, unit_price: price } = lines[at]!;
    const { net, vat: share } = shares[at]!;
    const other = includesVat ? priceWithout(price, vat.rate) : priceWith(price, vat.rate);
    const wanted = (includesVat ? net : net + share) + (price > 0 ? (left.get(vat.rate) ?? 0) : 0);
    const fitted = { ...lines[at]!, unit_price: other };
    prices[at] = priceFor(fitted, wanted);
    const got = lineAmount({ ...fitted, unit_price: prices[at] });
    if (price > 0) left.set(vat.rate, wanted - got);
  }
  return prices;
}

/** The unit prices of two parts of a line that come to what the line does together, wherever a price can say so. */
export function pricesOfParts(
  line: UnitPriced,
  quantity: number,
): { readonly part: number; readonly rest: number } {
  const total = lineAmount(line);
  const [part, rest] = [quantity, line.quantity - quantity].map((one) => ({
    ...line,
    quantity: one,
  })) as [UnitPriced, UnitPriced];
  const ofRest = { ...rest, unit_price: priceFor(rest, total - lineAmount(part)) };
  return { part: priceFor(part, total - lineAmount(ofRest)), rest: ofRest.unit_price };
}
