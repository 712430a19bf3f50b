import { orders } from '#contract/sales/orders.ts';
import { products } from '#contract/stock/products/products.ts';
import { stockLevels, stockReservations } from '#contract/stock/stock-levels/stock-levels.ts';
import {
  needsCostCentre,
  usualCostCentre,
} from '#server/features/customer/cost-centres/exports.ts';
import { vatRatesOf } from '#server/features/money/vat-codes/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { todayOf } from '#server/kit/clock.ts';
import { documentRoutes } from '#server/kit/document/document-routes.ts';
import { AppError } from '#server/kit/errors.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import { ownerOfCar } from '#server/features/car/cars/exports.ts';
import { giveStockBack, takeStock } from './stock-of-order.ts';
import { checksLeftOf, endReservations } from './stock-of-orders-repo.ts';

/** What sites do and sell for customers. */
export function ordersRoutes(app: AppContext): void {
  documentRoutes(app, orders, {
    rates: ({ db }) => vatRatesOf(db),
    beforeSave: async (context, change, before) => {
      const { customer_id, car_id } = { ...before, ...change };
      // Whose car it is pays, until somebody says who else does.
      const isNewCar = car_id != null && car_id !== before?.car_id;
      const owner = isNewCar && customer_id == null && (await ownerOfCar(context.db, car_id));
      return {
        ...change,
        ...(owner && { customer_id: owner }),
        ...(!before &&
          change.cost_centre_id == null && { cost_centre_id: await usualCostCentre(context) }),
        // Its VAT is reckoned for a day, so it never is without one.
        ...(!before?.order_date || change.order_date === null
          ? { order_date: change.order_date ?? todayOf(context) }
          : {}),
      };
    },
    steps: {
      finish: async (context, { id, cost_centre_id }) => {
        if ((await checksLeftOf(context.db, id)) > 0) throw new AppError('orders.checks_left');
        if (cost_centre_id === null && (await needsCostCentre(context))) {
          throw new AppError('orders.no_cost_centre', {}, { cost_centre_id: 'fields.required' });
        }
      },
    },
    // After a step as after its undoing: the stock follows the state, whichever way it came there.
    afterSave: async (context, id, before, changes) => {
      const stood = changes.find(({ field }) => field === 'state');
      if (!before || !stood) return;
      const order = { id, version: before.version + 1, called: before.number || `#${id}` };
      if (stood.to === 'done') await takeStock(context, order);
      else if (stood.from === 'done') await giveStockBack(context, order);
      else if (stood.to === 'cancelled') await endReservations(context.db, id, context.now);
      else return;
      context.afterCommit(() => {
        for (const one of [stockLevels, stockReservations, products]) {
          publishChanged(app, one, context.caller);
        }
      });
    },
  });
}
