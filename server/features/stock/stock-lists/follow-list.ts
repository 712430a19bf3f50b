import { averageCost, costOf, valueTaken } from '#contract/stock/stock-levels/cost-rules.ts';
import { missingByDot } from '#contract/stock/stock-counts/count-rules.ts';
import {
  checkDifference,
  holdStock,
  moveStock,
  reverseMovement,
} from '#server/features/stock/stock-levels/exports.ts';
import type { Context } from '#server/kit/context.ts';
import type { WrittenRows } from '#server/kit/resource/resource-table.ts';
import { listedOf, movementsOfImport, saveMovements, type Listed } from './stock-lists-repo.ts';

/**
 * Counts a product in the warehouse of a list: what stands there is what the list says, whatever was
 * written down. Answers the movements. Throws where the difference is worth more than the caller may write off.
 */
export async function countListed(context: Context, listed: Listed): Promise<number[]> {
  const { product_id, warehouse_id: warehouse, profile, quantity } = listed;
  const held = await holdStock(context, product_id, [warehouse]);
  const level = held.levels.get(warehouse)!;
  const difference = quantity - level.on_hand;
  if (difference === 0) return [];
  const isMore = difference > 0;
  const value = isMore
    ? costOf(difference, averageCost(level) ?? held.cost)
    : valueTaken(level, -difference, held.cost);
  await checkDifference(context, value);
  const about = { kind: 'count', product_id, reason: 'counted', source: profile } as const;
  if (isMore) {
    const into = { from_warehouse: null, to_warehouse: warehouse, dot: '', quantity: difference };
    const moved = { ...about, ...into, intent: crypto.randomUUID(), value };
    return [await moveStock(context, moved, held)];
  }
  const out = { ...about, from_warehouse: warehouse, to_warehouse: null };
  const ids: number[] = [];
  for (const [dot, some] of missingByDot(level.dots, -difference)) {
    ids.push(
      await moveStock(context, { ...out, intent: crypto.randomUUID(), dot, quantity: some }),
    );
  }
  return ids;
}

/** What follows from the lines of a list that an import has written: a count of each of their products, together. Given back, what it has moved is taken back, so that what was sold meanwhile stays sold. */
export async function followList(
  context: Context,
  { importId, ids, isUndone }: WrittenRows,
): Promise<void> {
  const { db, caller } = context;
  if (isUndone) {
    for (const movement of await movementsOfImport(db, importId, ids)) {
      const input = { intent: crypto.randomUUID(), note: '', override: true };
      await reverseMovement(context, movement, input);
    }
    return;
  }
  const made: { product_id: number; movement_id: number }[] = [];
  // By product, so that two who move the same ones do not deadlock.
  for (const listed of await listedOf(db, { lines: ids })) {
    const movements = await countListed(context, listed);
    made.push(...movements.map((movement_id) => ({ product_id: listed.product_id, movement_id })));
  }
  await saveMovements(db, caller, importId, made);
}
