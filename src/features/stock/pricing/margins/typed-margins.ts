import {
  cellKey,
  mostMargin,
  type MarginChange,
  type MarginRow,
} from '#contract/stock/pricing/margin-grids.ts';
import {
  heldPrice,
  priceLeaving,
  type PriceChoices,
} from '#contract/stock/pricing/price-engine.ts';

/** Margins as they are typed, by the keys of their cells: null takes one away, a text is no number yet. */
export type TypedMargins = Readonly<Record<string, number | string | null>>;

/** Whether what was typed can be a margin, or takes one away. */
export const isMargin = (typed: number | string | null): typed is number | null =>
  typed === null || (typeof typed === 'number' && typed >= 0 && typed <= mostMargin);

/** What is typed of a row, else what it has. */
export const marginIn = (typed: TypedMargins, row: MarginRow): number | string | null => {
  const key = cellKey(row);
  return Object.hasOwn(typed, key) ? typed[key]! : row.percent;
};

/** What changes by what was typed, and differs from what holds. */
export const changesIn = (typed: TypedMargins, rows: readonly MarginRow[]): MarginChange[] =>
  rows.flatMap(({ inch, type_id, tier, percent, ...row }) => {
    const next = marginIn(typed, { inch, type_id, tier, percent, ...row });
    return isMargin(next) && next !== percent ? [{ inch, type_id, tier, percent: next }] : [];
  });

/** The price that a margin leads to for the example of a row; null where there is none, or nothing is to be said. */
export function nextPrice(
  { example }: MarginRow,
  margin: number | string | null,
  mode: PriceChoices['list_mode'],
): number | null {
  if (!example || margin === null || !isMargin(margin)) return null;
  const made = priceLeaving(example.cost, margin);
  return example.list === null ? made : heldPrice(made, example.list, mode);
}
