import type { RowOf } from '#contract/kit/row.ts';
import type { orders } from '#contract/sales/orders.ts';
import { products } from '#contract/stock/products/products.ts';
import { stockLevels, stockReservations } from '#contract/stock/stock-levels/stock-levels.ts';
import { isAgreed } from '#contract/stock/order-stock/is-agreed.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Context } from '#server/kit/context.ts';
import type { RowChange } from '#server/kit/resource/history-repo.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import { giveStockBack, takeStock } from './finish-order.ts';
import {
  endFollowing,
  endReservations,
  keepAgain,
  keepUntilPromised,
  reserveParts,
  shrinkReservations,
} from './reservations.ts';

/**
 * After any change of an order, a step as its undoing: the stock follows its state, and what is kept
 * for it its lines and the day that it is promised for. What is agreed on is kept as far as it is
 * free; what is done leaves the stock.
 */
export async function followOrderInStock(
  app: AppContext,
  context: Context,
  order: RowOf<typeof orders>,
  changes: RowChange['changes'],
): Promise<void> {
  const changeOf = (name: string) => changes.find(({ field }) => field === name);
  const stood = changeOf('state');
  const isPromisedAgain = changeOf('promised_at') !== undefined;
  if (!stood && !isPromisedAgain && !changeOf('lines')) return;
  const { id, version, number, state } = order;
  if (stood) {
    const { from } = stood;
    const called = { id, version, called: number || `#${id}` };
    if (state === 'done') await takeStock(app, context, called);
    else if (from === 'done') await giveStockBack(app, context, called);
    else if (state === 'cancelled') await endReservations(app, context, id);
    else if (from === 'cancelled') await keepAgain(app, context, id);
    else if (!isAgreed(state)) await endFollowing(app, context, id);
  }
  if (changeOf('lines')) await shrinkReservations(app, context, id);
  if (isPromisedAgain) await keepUntilPromised(app, context, id, order.promised_at);
  if (isAgreed(state)) await reserveParts(app, context, order);
  context.afterCommit(() => {
    for (const one of [stockLevels, stockReservations, products]) {
      publishChanged(app, one, context.caller);
    }
  });
}
