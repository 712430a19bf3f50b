import { orders } from '#contract/sales/orders.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Context } from '#server/kit/context.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { nextRow, writeRows } from '#server/kit/resource/write.ts';
import { basketWithId, changeBasket } from './meca-pro-repo.ts';

/** Keeps by which number the supplier knows a basket, with it and on its order; once, whoever was told. */
export async function recordOrdered(
  app: AppContext,
  context: Context,
  order: number,
  basket: number,
  supplier_number: string,
): Promise<void> {
  const { db, caller, now } = context;
  // Whoever else was told waits here.
  const before = await lockRow(db, orders, order);
  const known = await basketWithId(db, order, basket);
  if (!known || known.supplier_number !== '') return;
  await changeBasket(db, basket, {
    supplier_number,
    ordered_at: now,
    ended_at: null,
    ...(known.asked_at === null && { asked_by: caller.userId }),
  });
  const numbers = [before['supplier_orders'], supplier_number].filter(Boolean).join(', ');
  const change = { supplier_orders: numbers.slice(0, longest) };
  const engine = app.engines.get(orders.name)!;
  await writeRows(engine, context, 'order_parts', [nextRow(orders, before, change)]);
  context.afterCommit(() => publishChanged(app, orders, caller));
}

const longest = 200;
