import { vatCodeOf } from '../money/document-lines.ts';
import { vatOn, type VatKind, type VatRate } from '../money/vat.ts';
import { netUnitPrice } from '../stock/pricing/line-price.ts';

type Line = Readonly<Record<string, unknown>>;

/** What a line's product is proposed to cost and costs to buy: without VAT, in minor units, null where nobody knows. */
export interface KnownPrice {
  readonly price: number | null;
  readonly cost: number | null;
}

/** How far below a price somebody may go: parts in hundredths of a percent, null for any. */
export interface Floor {
  readonly discount: number | null;
  readonly margin: number | null;
}

const whole = 100_00;

/** What one of a line costs without VAT, its discount taken off: in minor units, rounded up, since prices with VAT lose what rounding takes. */
export const keptOf = (line: Line, includesVat: boolean): number =>
  Math.ceil(
    (netUnitPrice(line, includesVat) * (whole - Number(line['discount_percent'] ?? 0))) / 1_000_000,
  );

/**
 * How a line goes below its floor: for nothing, by more than the largest discount, or with less than
 * the smallest margin. A price that is proposed is no discount, whatever it leaves; where none is, a
 * line goes by its own.
 */
export function belowFloor(
  line: Line,
  includesVat: boolean,
  { price, cost }: KnownPrice,
  { discount, margin }: Floor,
): 'nothing' | 'discount' | 'margin' | undefined {
  const kept = keptOf(line, includesVat);
  if (price !== null && kept >= price) return undefined;
  const own = netUnitPrice(line, includesVat) / 100;
  const asked = price ?? own;
  const isGiven = kept === 0 && (line['product_id'] != null || own > 0);
  if (isGiven) return 'nothing';
  if (discount !== null && kept < Math.floor((asked * (whole - discount)) / whole)) {
    return 'discount';
  }
  if (cost !== null && margin !== null && kept * (whole - margin) < cost * whole) return 'margin';
  return undefined;
}

/** Whether a line gives away no more than it did before it was changed: no less for one, and no more of them. */
export const givesNoMore = (was: Line | undefined, line: Line, includesVat: boolean): boolean =>
  was !== undefined &&
  (was['product_id'] ?? null) === (line['product_id'] ?? null) &&
  Number(was['quantity']) >= Number(line['quantity']) &&
  keptOf(was, includesVat) <= keptOf(line, includesVat);

/**
 * Whether a line is taxed on a day as its product is, by any code that calculates alike; what is about no
 * product is taxed as usual. A company without a code of that kind has its usual one, one without
 * any may take what it has.
 */
export function isTaxedAsSold(
  code: string,
  kind: VatKind,
  rates: readonly VatRate[],
  day: string,
): boolean {
  const usual = vatCodeOf(rates, kind, day) || vatCodeOf(rates, 'standard', day);
  if (usual === '' || usual === code) return true;
  const [is, should] = [vatOn(rates, code, day), vatOn(rates, usual, day)];
  return is.category === should.category && is.rate === should.rate;
}
