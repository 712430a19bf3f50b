import type { Line } from '#contract/kit/document/lines.ts';
import type { RowOf } from '#contract/kit/resource.ts';
import { orders } from '#contract/sales/orders.ts';
import { vatRatesOf } from '#server/features/money/vat-codes/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { todayOf } from '#server/kit/clock.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { documentRoutes } from '#server/kit/document/document-routes.ts';
import { keepLinePrices } from '#server/features/stock/pricing/exports.ts';
import { ownerOfCar } from '#server/features/car/cars/exports.ts';

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
        // Its VAT is reckoned for a day, so it never is without one.
        ...(!before?.order_date || change.order_date === null
          ? { order_date: change.order_date ?? todayOf(context) }
          : {}),
      };
    },
    afterSave: async (context, id, _, changes) => {
      const change = changes.find(({ field }) => field === 'lines');
      if (!change) return;
      const row = await rowWithId(context.db, orders, id);
      const { order_date: day, ...order } = row as RowOf<typeof orders>;
      const priced = {
        id,
        day: day ?? todayOf(context),
        customer_id: order.customer_id,
        prices_include_vat: order.prices_include_vat,
      };
      await keepLinePrices(context, priced, change.to as readonly Line[]);
    },
  });
}
