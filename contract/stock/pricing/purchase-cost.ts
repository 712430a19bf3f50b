import { foldText } from '../../kit/rules/same-text.ts';
import { rounded } from '../../money/amounts.ts';
import type { PricedProduct } from './price-conditions.ts';

/** A part that a matrix takes off a supplier's list, in hundredths of a percent; the most exact cell holds. */
export interface MatrixCell {
  readonly brand_id: number | null;
  readonly inch_from: number | null;
  readonly inch_to: number | null;
  readonly season: string;
  readonly percent: number;
}

/** What was agreed with a supplier for a brand: the part off its list where no cell says more, the year-end bonus, and freight for each. */
export interface BrandTerms {
  readonly supplier: string;
  readonly brand_id: number;
  readonly percent: number | null;
  readonly bonus: number | null;
  readonly freight: number | null;
}

/** What a supplier says on a day that a product costs: net, or on its list. In minor units. */
export interface SupplierPrice {
  readonly supplier: string;
  readonly net: boolean;
  readonly price: number;
  readonly valid_from: string;
}

/** What the purchase costs hang on. A supplier is the same in every writing of its name. */
export interface PurchaseTerms {
  /** By the supplier's name as it is compared (`foldText`). */
  readonly cells: ReadonlyMap<string, readonly MatrixCell[]>;
  readonly brands: readonly BrandTerms[];
}

/** What a product costs to buy, and of what that comes. In minor units; parts in hundredths of a percent. */
export interface Purchase {
  readonly supplier: string;
  /** What was agreed; null where it follows from the list. */
  readonly list: number | null;
  readonly percent: number;
  readonly freight: number;
  readonly cost: number;
  readonly bonus: number;
  /** The cost less the year-end bonus. */
  readonly net_net: number;
}

const without = (minor: number, percent: number): number =>
  rounded(BigInt(minor) * BigInt(10_000 - percent), 10_000n);

/** What is taken off a supplier's list for a product: by the most exact cell that says something of it, else by its brand. */
export function percentOff(
  product: Pick<PricedProduct, 'brand_id' | 'inch' | 'season'>,
  cells: readonly MatrixCell[],
  terms: BrandTerms | undefined,
): number {
  let best: MatrixCell | undefined;
  for (const cell of cells) {
    if (!meets(cell, product)) continue;
    if (!best || weight(cell) > weight(best)) best = cell;
  }
  return best?.percent ?? terms?.percent ?? 0;
}

const meets = (
  { brand_id, inch_from, inch_to, season }: MatrixCell,
  product: Pick<PricedProduct, 'brand_id' | 'inch' | 'season'>,
): boolean =>
  (brand_id === null || brand_id === product.brand_id) &&
  (season === '' || season === product.season) &&
  (inch_from === null || (product.inch !== null && product.inch >= inch_from)) &&
  (inch_to === null || (product.inch !== null && product.inch <= inch_to));

const weight = ({ brand_id, inch_from, inch_to, season }: MatrixCell): number =>
  (brand_id === null ? 0 : 8) +
  (inch_from === null && inch_to === null ? 0 : inch_from === inch_to ? 5 : 4) +
  (season === '' ? 0 : 2);

/**
 * What a product costs to buy on a day: of the suppliers the one that is cheapest after its bonus. A
 * price agreed with a supplier goes before its list. Undefined where nobody knows a price.
 */
export function purchaseOf(
  product: Pick<PricedProduct, 'brand_id' | 'inch' | 'season'>,
  prices: readonly SupplierPrice[],
  { cells, brands }: PurchaseTerms,
  day: string,
): Purchase | undefined {
  const known = new Map<string, SupplierPrice>();
  for (const one of prices) {
    if (one.valid_from > day) continue;
    const key = foldText(one.supplier);
    const now = known.get(key);
    const isBetter =
      !now || (one.net === now.net ? one.valid_from > now.valid_from : one.net && !now.net);
    if (isBetter) known.set(key, one);
  }
  let best: Purchase | undefined;
  for (const [key, { supplier, net, price }] of known) {
    const terms = brands.find(
      (one) => one.brand_id === product.brand_id && foldText(one.supplier) === key,
    );
    const percent = net ? 0 : percentOff(product, cells.get(key) ?? [], terms);
    const freight = net ? 0 : (terms?.freight ?? 0);
    const cost = without(price, percent) + freight;
    const bonus = terms?.bonus ?? 0;
    const net_net = without(cost, bonus);
    const one = { supplier, list: net ? null : price, percent, freight, cost, bonus, net_net };
    const isCheaper =
      !best || net_net < best.net_net || (net_net === best.net_net && supplier < best.supplier);
    if (isCheaper) best = one;
  }
  return best;
}
