import { sharesTaken } from '#contract/stock/stock-levels/movement-rules.ts';
import { dayOf, daysAfter } from '#contract/kit/zoned-time.ts';
import type { WorkCard } from '#contract/sales/order-work/order-work.ts';
import { stockedIn, warehousesOf } from '#server/features/sales/orders/exports.ts';
import { holdStock } from '#server/features/stock/stock-levels/exports.ts';
import { todayOf } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/mount.ts';
import { addReservation, reservedFor } from './reservations-repo.ts';

// For as long a part is kept for whoever has not said when they come.
const usualDays = 14;

/** Keeps for an order what it sells and what is free of it, until the day it is promised for, or two weeks. Throws `order-work.nothing_free` where nothing of what is not kept yet is free. */
export async function reserveParts(context: Context, order: WorkCard): Promise<void> {
  const { db, caller } = context;
  const today = todayOf(context);
  const promised = order.promised_at && dayOf(Date.parse(order.promised_at), caller.timezone);
  const until = promised && promised >= today ? promised : daysAfter(today, usualDays);
  let kept = 0;
  for (const { product_id: product, quantity } of await stockedIn(db, order.id)) {
    const warehouses = await warehousesOf(db, product);
    if (warehouses.length === 0) continue;
    const { levels } = await holdStock(context, product, warehouses);
    const open = quantity - (await reservedFor(db, order.id, product, today));
    const free = [...levels.values()].reduce(
      (sum, { on_hand, reserved }) => sum + Math.max(0, on_hand - reserved),
      0,
    );
    const wanted = Math.min(open, free);
    if (wanted <= 0) continue;
    for (const share of sharesTaken([...levels.values()], wanted)) {
      kept += 1;
      await addReservation(db, caller, {
        order_id: order.id,
        product_id: product,
        ...share,
        held_for: order.number || order.plate || `#${order.id}`,
        held_until: until,
      });
    }
  }
  if (kept === 0) throw new AppError('order-work.nothing_free');
}
