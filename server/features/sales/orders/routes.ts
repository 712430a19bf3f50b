import { orders } from '#contract/sales/orders.ts';
import { vatRatesOf } from '#server/features/money/vat-codes/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { todayOf } from '#server/kit/clock.ts';
import { documentRoutes } from '#server/kit/document/document-routes.ts';
import { ownerOfCar } from '#server/features/car/cars/exports.ts';
import { phoneOf } from '#server/features/car/tread-depth/exports.ts';
import { brandOnPaper } from '#server/features/platform/white-label/exports.ts';

/** What sites do and sell for customers. */
export function ordersRoutes(app: AppContext): void {
  documentRoutes(app, orders, {
    rates: ({ db }) => vatRatesOf(db),
    letterhead: async ({ db, host, caller }) => ({
      ...(await brandOnPaper(db, host)),
      phone: await phoneOf(db, caller),
    }),
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
  });
}
