import { heldUntil } from '#contract/stock/order-stock/held-until.ts';
import { sharesTaken } from '#contract/stock/stock-levels/movement-rules.ts';
import { stockReservations } from '#contract/stock/stock-levels/stock-levels.ts';
import { orders } from '#contract/sales/orders.ts';
import { dayOf } from '#contract/kit/time/zoned-time.ts';
import { holdStock } from '#server/features/stock/stock-levels/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { todayOf } from '#server/kit/clock.ts';
import type { Context } from '#server/kit/context.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { addRow, archiveRow, saveRow } from '#server/kit/resource/write.ts';
import {
  allKeptFor,
  endedWithOrder,
  endWithOrder,
  keepForOrder,
  reservedFor,
  stockedIn,
  warehousesOf,
} from './order-stock-repo.ts';

/** What is kept for an order, of one product in one warehouse. */
interface Kept {
  readonly product_id: number;
  readonly warehouse_id: number;
  readonly quantity: number;
  readonly held_until: string;
}

interface Order {
  readonly id: number;
  readonly number: string;
  /** What it is called by while it has no number. */
  readonly plate?: string | null;
}

const calledOf = ({ id, number, plate }: Order) => number || plate || `#${id}`;

const reservations = (app: AppContext) => app.engines.get(stockReservations.name)!;

/** Keeps some of a product for an order. Throws where less of it is free. */
export async function keepFor(
  app: AppContext,
  context: Context,
  order: Order,
  kept: Kept,
): Promise<number> {
  const { id } = await addRow(reservations(app), context, {
    ...kept,
    held_for: calledOf(order),
  });
  await keepForOrder(context.db, id, order.id);
  return id;
}

/**
 * Keeps for an order what it sells and what is free of it, until the day it is promised for, or two
 * weeks. Returns how many reservations that makes: none where nothing of what is not kept yet is free.
 */
export async function reserveParts(
  app: AppContext,
  context: Context,
  order: Order & { readonly promised_at: string | null },
): Promise<number> {
  const { db, caller } = context;
  const today = todayOf(context);
  const { promised_at: promised } = order;
  const day = promised === null ? null : dayOf(Date.parse(promised), caller.timezone);
  const held_until = heldUntil(day, today);
  let count = 0;
  for (const { product_id, quantity } of await stockedIn(db, order.id)) {
    const warehouses = await warehousesOf(db, product_id);
    if (warehouses.length === 0) continue;
    const { levels } = await holdStock(context, product_id, warehouses);
    const there = [...levels.values()];
    const free = there.reduce((sum, one) => sum + Math.max(0, one.on_hand - one.reserved), 0);
    const open = quantity - (await reservedFor(db, order.id, product_id, today));
    const wanted = Math.min(open, free);
    if (wanted <= 0) continue;
    for (const share of sharesTaken(there, wanted)) {
      await keepFor(app, context, order, { product_id, ...share, held_until });
      count += 1;
    }
  }
  return count;
}

/** What is kept for an order is kept for another one, and says so. */
export async function keepForOther(
  app: AppContext,
  context: Context,
  from: number,
  to: number,
): Promise<void> {
  const { number } = await rowWithId(context.db, orders, to);
  const held_for = calledOf({ id: to, number: String(number) });
  for (const { id } of await allKeptFor(context.db, from)) {
    await saveRow(reservations(app), context, id, { held_for });
    await keepForOrder(context.db, id, to);
  }
}

/** What is kept for an order is kept no longer. */
export async function endReservations(
  app: AppContext,
  context: Context,
  order: number,
): Promise<void> {
  const ids = (await allKeptFor(context.db, order)).map(({ id }) => id);
  if (ids.length === 0) return;
  for (const id of ids) await archiveRow(reservations(app), context, id, 'archive');
  await endWithOrder(context.db, ids);
}

/** What was kept for an order until it ended is kept again, as far as it is free and its last day has not passed. */
export async function keepAgain(app: AppContext, context: Context, order: number): Promise<void> {
  for (const kept of await endedWithOrder(context.db, order, todayOf(context))) {
    const { levels } = await holdStock(context, kept.product_id, [kept.warehouse_id]);
    const { on_hand, reserved } = levels.get(kept.warehouse_id)!;
    if (on_hand - reserved < kept.quantity) continue;
    await archiveRow(reservations(app), context, kept.id, 'restore');
  }
}
