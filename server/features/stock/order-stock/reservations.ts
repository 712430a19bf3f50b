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
import {
  addRow,
  archiveRow,
  changeOne,
  nextRow,
  saveRow,
  writeRows,
} from '#server/kit/resource/write.ts';
import type { Values } from '#server/kit/resource/resource-table.ts';
import {
  allKeptFor,
  endedWithOrder,
  endWithOrder,
  followOrder,
  keepForOrder,
  keptOn,
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
  const { db } = context;
  const today = todayOf(context);
  const held_until = lastDayOf(context, order.promised_at);
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
      const id = await keepFor(app, context, order, { product_id, ...share, held_until });
      await followOrder(db, id);
      count += 1;
    }
  }
  return count;
}

const lastDayOf = (context: Context, promised: string | null): string =>
  heldUntil(
    promised === null ? null : dayOf(Date.parse(promised), context.caller.timezone),
    todayOf(context),
  );

/** Gives up what is kept for an order beyond what it still sells: what was kept last first. */
export async function shrinkReservations(
  app: AppContext,
  context: Context,
  order: number,
): Promise<void> {
  const needed = new Map(
    (await stockedIn(context.db, order)).map((one) => [one.product_id, one.quantity]),
  );
  const kept = await keptOn(context.db, order, todayOf(context));
  for (const [product, those] of Map.groupBy(kept, ({ product_id }) => product_id)) {
    const sum = those.reduce((all, { quantity }) => all + quantity, 0);
    await giveUp(app, context, those, sum - Math.max(0, needed.get(product) ?? 0));
  }
}

/** Ends reservations, in their order, or makes the last of them smaller, until so much is given up. */
export async function giveUp(
  app: AppContext,
  context: Context,
  kept: readonly { readonly id: number; readonly quantity: number }[],
  quantity: number,
): Promise<void> {
  let left = quantity;
  for (const { id, quantity: there } of kept) {
    if (left <= 0) return;
    if (there <= left) await archiveRow(reservations(app), context, id, 'archive');
    else await rewrite(app, context, id, { quantity: there - left });
    left -= there;
  }
}

/** What follows an order is kept until the day that it is promised for now. */
export async function keepUntilPromised(
  app: AppContext,
  context: Context,
  order: number,
  promised: string | null,
): Promise<void> {
  const held_until = lastDayOf(context, promised);
  for (const { id, follows_order } of await keptOn(context.db, order, todayOf(context))) {
    if (follows_order) await rewrite(app, context, id, { held_until });
  }
}

/** An order is no longer agreed on: what follows it is kept no longer. */
export async function endFollowing(app: AppContext, context: Context, order: number) {
  for (const { id, follows_order } of await keptOn(context.db, order, todayOf(context))) {
    if (follows_order) await archiveRow(reservations(app), context, id, 'archive');
  }
}

/** Changes a reservation without asking whether that much is free: it was before. */
async function rewrite(
  app: AppContext,
  context: Context,
  id: number,
  values: Values,
): Promise<void> {
  const engine = reservations(app);
  await changeOne(engine, context, id, { archived: 'refused' }, ([before]) =>
    writeRows({ ...engine, hooks: {} }, context, 'save', [
      nextRow(stockReservations, before!, values),
    ]),
  );
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
  await shrinkReservations(app, context, to);
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
