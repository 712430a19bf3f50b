import {
  countedOf,
  countedWhen,
  foundOtherwise,
  holdingCounts,
  type Count,
  type Counted,
} from '#contract/stock/stock-counts/count-rules.ts';
import type { Tx } from '#server/db/open.ts';
import { countsOf, expectedOf } from './stock-counts-repo.ts';

/** A line of what was found, with whether it was moved meanwhile. */
export interface FoundLine extends Counted {
  readonly moved: boolean;
  readonly shelves: readonly string[];
  readonly otherwise: ReturnType<typeof foundOtherwise>;
}

/** What was counted of products in a stock take beside what was written down then, and everything that anybody counted. */
export async function countedBy(
  tx: Tx,
  take: Readonly<Record<string, unknown>>,
): Promise<{ readonly counts: readonly Count[]; readonly lines: readonly FoundLine[] }> {
  const counts = await countsOf(tx, Number(take['id']));
  const holding = holdingCounts(counts);
  const when = countedWhen(holding);
  const spans = [...when].map(([id, span]) => ({ id, ...span }));
  const expected = await expectedOf(tx, Number(take['warehouse_id']), spans);
  const all = Map.groupBy(counts, ({ product_id }) => product_id);
  const lines = [...Map.groupBy(holding, ({ product_id }) => product_id)].flatMap(
    ([id, counts]) => {
      const { dots = {}, moved = false } = expected.get(id) ?? {};
      const otherwise = foundOtherwise(all.get(id)!, counts);
      const shelves = [...new Set(counts.map(({ shelf }) => shelf))];
      return countedOf(counts, dots).map((line, nth) => ({
        ...line,
        moved,
        shelves,
        // Said once of a product, whatever its weeks.
        otherwise: nth === 0 ? otherwise : [],
      }));
    },
  );
  return { counts, lines };
}
