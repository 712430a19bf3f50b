import { averageCost, fifoLayers } from '#contract/stock/stock-levels/cost-rules.ts';
import { inDotOrder } from '#contract/stock/stock-levels/movement-rules.ts';
import { stockLevels, stockReservations } from '#contract/stock/stock-levels/stock-levels.ts';
import {
  productStockCalls,
  stockMovementCalls,
} from '#contract/stock/stock-levels/stock-movements.ts';
import { stockSettings } from '#contract/stock/stock-levels/stock-settings.ts';
import { products } from '#contract/stock/products/products.ts';
import { daysAfter, instantAt } from '#contract/kit/time/zoned-time.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { mount } from '#server/kit/mount.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { publishChanged, resourceRoutes } from '#server/kit/resource/resource-routes.ts';
import { settingsRoutes } from '#server/kit/settings/settings-routes.ts';
import { adjustStock } from './adjust-stock.ts';
import { moveStock } from './move-stock.ts';
import { receiveGoods } from './receive-goods.ts';
import { checkReservation } from './reserve.ts';
import { reverseMovement } from './reverse-movement.ts';
import {
  ledgerOf,
  levelsOfProduct,
  movementsOfProduct,
  stockOfProductAt,
} from './product-stock-repo.ts';

const movementsAtOnce = 30;

/** What stands in the warehouses of a site, what moves it, and what of it is kept for somebody. */
export function stockLevelsRoutes(app: AppContext): void {
  settingsRoutes(app, stockSettings);
  resourceRoutes(app, stockLevels);
  resourceRoutes(app, stockReservations, {
    beforeSave: async (context, change, before) => {
      await checkReservation(context, { ...before, ...change }, before);
      return change;
    },
    steps: {
      restore: async (context, before) => {
        await checkReservation(context, before, undefined);
        return {};
      },
    },
    afterSave: (context) => {
      context.afterCommit(() => publishChanged(app, stockLevels, context.caller));
      return Promise.resolve();
    },
  });
  /** Answers what was written, and notifies everybody who looks at the stock. */
  const written = (context: Context, ids: readonly number[]) => {
    context.afterCommit(() => {
      publishChanged(app, stockLevels, context.caller);
      publishChanged(app, products, context.caller);
    });
    return { data: { ids: [...ids] } };
  };
  mount(
    app,
    productStockCalls,
  )({
    ofProduct: async ({ db, caller, params: { id } }) => {
      await rowWithId(db, products, id);
      const levels = await levelsOfProduct(db, id);
      const ledger = caller.rights.has('products.costs') ? await ledgerOf(db, id) : null;
      const shown = levels.map(({ dots, value, ...level }) => ({
        ...level,
        available: level.on_hand - level.reserved,
        dots: Object.entries(dots)
          .map(([dot, quantity]) => ({ dot, quantity }))
          .toSorted((one, other) => inDotOrder(one.dot, other.dot)),
        cost: ledger && {
          value,
          average: averageCost({ on_hand: level.on_hand, value }),
          layers: fifoLayers(ledger, level.warehouse_id).map((layer) => ({
            ...layer,
            happened_at: new Date(layer.happened_at).toISOString(),
          })),
        },
      }));
      return { data: shown };
    },
    onDay: async ({ db, caller, params: { id }, query: { day } }) => {
      await rowWithId(db, products, id);
      const ended = new Date(instantAt(Date.parse(daysAfter(day, 1)), caller.timezone));
      return { data: await stockOfProductAt(db, id, ended) };
    },
    movements: async ({ db, caller, params: { id }, query: { before } }) => {
      await rowWithId(db, products, id);
      const most = movementsAtOnce + 1;
      const found = await movementsOfProduct(db, id, { before, most });
      const mayKnow = caller.rights.has('products.costs');
      const page = found.slice(0, movementsAtOnce);
      return {
        data: page.map(({ value, ...one }) => ({ ...one, value: mayKnow ? value : null })),
        meta: { more: found.length === most },
      };
    },
  });
  mount(
    app,
    stockMovementCalls,
  )({
    receive: async (context) => {
      const { warehouse_id, ...delivery } = context.body;
      return written(context, await receiveGoods(context, warehouse_id, delivery));
    },
    take: async (context) => {
      const { warehouse_id, ...taken } = context.body;
      const out = { from_warehouse: warehouse_id, to_warehouse: null };
      return written(context, [
        await moveStock(context, { ...taken, ...out, kind: 'consumption' }),
      ]);
    },
    transfer: async (context) => {
      const { from_warehouse, to_warehouse } = context.body;
      if (from_warehouse === to_warehouse) {
        throw new AppError('common.wrong_input', {}, { to_warehouse: 'fields.same_warehouse' });
      }
      return written(context, [await moveStock(context, { ...context.body, kind: 'transfer' })]);
    },
    adjust: async (context) => written(context, [await adjustStock(context, context.body)]),
    reverse: async (context) =>
      written(context, [await reverseMovement(context, context.params.id, context.body)]),
  });
}
