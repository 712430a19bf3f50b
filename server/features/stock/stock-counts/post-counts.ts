import { averageCost, costOf } from '#contract/stock/stock-levels/cost-rules.ts';
import { missingByDot } from '#contract/stock/stock-counts/count-rules.ts';
import { stockSettings } from '#contract/stock/stock-levels/stock-settings.ts';
import { holdStock, keepsInStock, moveStock } from '#server/features/stock/stock-levels/exports.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { settingsOf } from '#server/kit/settings/settings-repo.ts';
import { countedBy, type FoundLine } from './counted.ts';
import { valueOfMovement, writeResults, type CountResult } from './stock-counts-repo.ts';

/**
 * Writes what a stock take found of products into the ledger, a movement for each difference, and
 * keeps what was found. Throws where the caller may not approve differences of stock, or counted
 * themselves what is worth more than a site lets one person say. Answers whether anything was counted.
 */
export async function postCounts(
  context: Context,
  take: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const { db, caller } = context;
  const { counts, lines } = await countedBy(db, take);
  if (lines.length === 0) return false;
  if (!caller.rights.has('stock.approve')) {
    throw new AppError('common.no_right', { right: 'stock.approve' });
  }
  const results: CountResult[] = [];
  // By product, so that two who move the same ones do not deadlock.
  for (const line of lines.toSorted((one, other) => one.product_id - other.product_id)) {
    const { product_id, dot, expected, counted, by } = line;
    // What is no longer kept in stock stays as it is written.
    const moved = line.moved || !(await keepsInStock(context, product_id));
    const value = moved ? 0 : await bookDifference(context, take, line);
    results.push({ product_id, dot, expected, counted, by, moved, value });
  }
  await checkOwnCount(context, counts, results);
  const id = Number(take['id']);
  await writeResults(db, caller, { take: id, at: context.doneAt }, results);
  return true;
}

/** Books a difference; answers what it has cost, below zero where less was there. */
async function bookDifference(
  context: Context,
  take: Readonly<Record<string, unknown>>,
  { product_id, dot, expected, counted }: FoundLine,
): Promise<number> {
  const warehouse = Number(take['warehouse_id']);
  const difference = counted - expected;
  if (difference === 0) return 0;
  const held = await holdStock(context, product_id, [warehouse]);
  const level = held.levels.get(warehouse)!;
  const about = {
    kind: 'count',
    product_id,
    reason: 'counted',
    source: String(take['number']),
  } as const;
  if (difference > 0) {
    const value = costOf(difference, averageCost(level) ?? held.cost);
    const into = { from_warehouse: null, to_warehouse: warehouse };
    const intent = crypto.randomUUID();
    await moveStock(context, { ...about, ...into, intent, dot, quantity: difference, value }, held);
    return value;
  }
  const parts = dot === '' ? missingByDot(level.dots, -difference) : [[dot, -difference] as const];
  let value = 0;
  for (const [week, quantity] of parts) {
    const out = { from_warehouse: warehouse, to_warehouse: null };
    const intent = crypto.randomUUID();
    const id = await moveStock(context, { ...about, ...out, intent, dot: week, quantity });
    value -= await valueOfMovement(context.db, id);
  }
  return value;
}

/** Who counts does not approve alone what is worth more than the site's limit. */
async function checkOwnCount(
  { db, caller }: Context,
  counts: readonly { readonly by: number | null }[],
  results: readonly CountResult[],
): Promise<void> {
  const { adjust_limit: limit } = await settingsOf(db, stockSettings, caller);
  const worth = results.reduce((sum, { value }) => sum + Math.abs(value), 0);
  if (limit === null || worth <= limit) return;
  if (counts.some(({ by }) => by === caller.userId)) throw new AppError('stock-counts.own_count');
}
