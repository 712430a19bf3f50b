import { orders } from '#contract/sales/orders.ts';
import { lineStockCalls } from '#contract/stock/order-stock/line-stock.ts';
import { orderProductCalls, orderStockCalls } from '#contract/stock/order-stock/order-stock.ts';
import { products } from '#contract/stock/products/products.ts';
import { stockLevels, stockReservations } from '#contract/stock/stock-levels/stock-levels.ts';
import { movementsOfOrder } from '#server/features/stock/stock-levels/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { mount } from '#server/kit/mount.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { wrongState } from '#server/kit/resource/steps/guards.ts';
import { checkOrdered, deliver } from './deliver.ts';
import { lineWithId, productsOfOrder, reservationsOf } from './order-stock-repo.ts';
import { standingOf } from './line-stock-repo.ts';
import { keepFor } from './reservations.ts';

/** What is kept may be agreed on or not yet; what is delivered is agreed on. */
const open = ['draft', 'quote', 'accepted', 'planned', 'in_progress'];
const agreed = ['accepted', 'planned', 'in_progress', 'done'];

/** The stock of orders: what is kept for them, and what they delivered. */
export function orderStockRoutes(app: AppContext): void {
  const changed = (context: Context) =>
    context.afterCommit(() => {
      for (const one of [stockLevels, stockReservations, products]) {
        publishChanged(app, one, context.caller);
      }
    });
  mount(
    app,
    orderStockCalls,
  )({
    stock: async ({ db, params: { id } }) => {
      await rowWithId(db, orders, id);
      return { data: await productsOfOrder(db, id) };
    },
    reserve: async (context) => {
      const { db, body, params } = context;
      const order = await lockRow(db, orders, params.id);
      if (!open.includes(String(order['state']))) throw wrongState(orders, context.language, order);
      const { product_id: product, quantity } = body;
      await checkOrdered(context, order.id, { product, quantity, of: 'reserved' });
      const id = await keepFor(
        app,
        context,
        { id: order.id, number: String(order['number']) },
        body,
      );
      changed(context);
      return { data: { id } };
    },
    deliver: async (context) => {
      const order = await lockRow(context.db, orders, context.params.id);
      if (!agreed.includes(String(order['state']))) throw new AppError('order-stock.not_agreed');
      const source = { id: order.id, number: String(order['number']) };
      const id = await deliver(app, context, source, context.body);
      changed(context);
      return { data: { ids: [id] } };
    },
  });
  mount(
    app,
    lineStockCalls,
  )({
    standing: async ({ db, query: { product_ids: ids, order_id: order } }) => ({
      data: await standingOf(db, ids, order),
    }),
  });
  mount(
    app,
    orderProductCalls,
  )({
    history: async ({ db, caller, params: { id } }) => {
      const line = await lineWithId(db, id);
      const [product] = line?.product_id
        ? await productsOfOrder(db, line.order_id, line.product_id)
        : [];
      if (!line || !product) throw new AppError('common.not_found');
      const { order_id, order } = line;
      const { product_id } = product;
      const mayKnow = caller.rights.has('products.costs');
      const movements = await movementsOfOrder(db, order_id, product_id);
      return {
        data: {
          order_id,
          order,
          product,
          reservations: await reservationsOf(db, order_id, product_id),
          movements: mayKnow ? movements : movements.map((one) => ({ ...one, value: null })),
        },
      };
    },
  });
}
