import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import type { Values } from '#server/kit/resource/resource-table.ts';
import { todayOf } from '#server/kit/clock.ts';
import { holdStock } from './move-stock.ts';

/** Refuses to keep more for somebody than is free; `before` is the reservation as it stands, which its own quantity is free to. */
export async function checkReservation(
  context: Context,
  values: Values,
  before: Values | undefined,
): Promise<void> {
  const [product, warehouse] = [Number(values['product_id']), Number(values['warehouse_id'])];
  const { levels } = await holdStock(context, product, [warehouse]);
  const level = levels.get(warehouse)!;
  const today = todayOf(context);
  const isOfSame =
    before !== undefined &&
    before['product_id'] === values['product_id'] &&
    before['warehouse_id'] === values['warehouse_id'] &&
    String(before['held_until']) >= today;
  const own = isOfSame ? Number(before['quantity']) : 0;
  const free = level.on_hand - level.reserved + own;
  if (String(values['held_until']) < today || Number(values['quantity']) <= Math.max(free, own))
    return;
  throw new AppError('stock-levels.not_available', { free: Math.max(free, 0) / 1000 });
}
