import type { MarginRow } from '#contract/stock/pricing/margin-grids.ts';

// More groups than that have no room for two bars each.
const most = 16;

/** The groups of a grid whose reached margin is drawn beside the one aimed at: those that sold most, in their order. None where none of them has an aim. */
export function drawnGroups<Row extends Pick<MarginRow, 'sold' | 'realised' | 'percent'>>(
  rows: readonly Row[],
): Row[] {
  const sold = rows
    .filter(({ realised }) => realised !== null)
    .toSorted((one, other) => other.sold - one.sold)
    .slice(0, most);
  return sold.some(({ percent }) => percent !== null)
    ? rows.filter((row) => sold.includes(row))
    : [];
}
