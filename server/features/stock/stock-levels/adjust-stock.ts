import { averageCost, costOf, valueTaken } from '#contract/stock/stock-levels/cost-rules.ts';
import type { AdjustmentReason, Stock } from '#contract/stock/stock-levels/movement-rules.ts';
import { stockSettings } from '#contract/stock/stock-levels/stock-settings.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { settingsOf } from '#server/kit/settings/settings-repo.ts';
import { holdStock, moveStock } from './move-stock.ts';
import { movementOfIntent } from './stock-levels-repo.ts';

interface Counted {
  readonly intent: string;
  readonly product_id: number;
  readonly warehouse_id: number;
  readonly dot: string;
  /** How much really stands there of the week, and how much was written down when it was counted. */
  readonly quantity: number;
  readonly was: number;
  readonly reason: AdjustmentReason;
  readonly note: string;
}

/**
 * Writes down how much really stands in a warehouse: the difference is a movement. Throws where it
 * was moved since it was counted, where there is no difference, and where one is worth more than
 * whoever says so may write off.
 */
export async function adjustStock(context: Context, counted: Counted): Promise<number> {
  const { product_id, warehouse_id: warehouse, dot, quantity, reason } = counted;
  const held = await holdStock(context, product_id, [warehouse]);
  const written = await movementOfIntent(context.db, counted.intent);
  if (written !== undefined) return written;
  const level = held.levels.get(warehouse)!;
  const there = level.dots[dot] ?? 0;
  if (there !== counted.was) {
    throw new AppError('stock-levels.moved_meanwhile', { there: there / 1000 });
  }
  if (quantity === there) throw new AppError('stock-levels.no_difference');
  const isMore = quantity > there;
  const difference = Math.abs(quantity - there);
  const value = isMore
    ? costOf(difference, averageOf(level, held.cost))
    : valueTaken(level, difference, held.cost);
  await checkDifference(context, value);
  return moveStock(
    context,
    {
      intent: counted.intent,
      kind: reason === 'counted' ? 'count' : 'adjustment',
      product_id,
      from_warehouse: isMore ? null : warehouse,
      to_warehouse: isMore ? warehouse : null,
      dot,
      quantity: difference,
      value,
      reason,
      note: counted.note,
    },
    held,
  );
}

/** What more of it costs: as much as what is there on the average. */
const averageOf = (level: Stock, known: number): number => averageCost(level) ?? known;

/** Throws where a difference is worth more than whoever says so may write off. */
export async function checkDifference({ db, caller }: Context, value: number): Promise<void> {
  const { adjust_limit: limit } = await settingsOf(db, stockSettings, caller);
  if (limit !== null && value > limit && !caller.rights.has('stock.approve')) {
    throw new AppError('stock-levels.needs_approval');
  }
}
