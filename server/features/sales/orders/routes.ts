import type { Line } from '#contract/kit/document/lines.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { lineTemplates } from '#contract/sales/line-templates.ts';
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
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { documentRoutes } from '#server/kit/document/document-routes.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import type { RowChange } from '#server/kit/resource/history-repo.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import { keepLinePrices, pricesOfLines } from '#server/features/stock/pricing/exports.ts';
import { ownerOfCar } from '#server/features/car/cars/exports.ts';
import {
  endReservations,
  giveStockBack,
  keepAgain,
  takeStock,
} from '#server/features/stock/order-stock/exports.ts';
import {
  checkAutoProducts,
  checkLeftOut,
  pricesOfRules,
} from '#server/features/sales/auto-products/exports.ts';
import { phoneOf } from '#server/features/car/tread-depth/exports.ts';
import { brandOnPaper } from '#server/features/platform/white-label/exports.ts';
import { checksLeftOf } from './checks-left-repo.ts';
import { leavingLines } from './leaving-lines.ts';

/** What sites do and sell for customers. */
export function ordersRoutes(app: AppContext): void {
  documentRoutes(app, orders, {
    rates: ({ db }) => vatRatesOf(db),
    prices: async (context, { customer_id, order_date: day }, lines) => {
      const whom = { customer_id: customer_id as number | null, day: day as string | null };
      const proposed = await pricesOfLines(context, whom, lines);
      return new Map([...proposed, ...(await pricesOfRules(context.db, lines))]);
    },
    likes: lineTemplates,
    letterhead: async ({ db, host, caller }) => ({
      ...(await brandOnPaper(db, host)),
      phone: await phoneOf(db, caller),
    }),
    moved: async (context, moved) => {
      if (moved.whole) {
        context.afterCommit(() => publishChanged(app, stockReservations, context.caller));
      }
      return leavingLines(app)(context, moved);
    },
    beforeSave: async (context, change, before) => {
      const { customer_id, car_id } = { ...before, ...change };
      await checkLeftOut(context, before?.left_out ?? [], change.left_out ?? []);
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
      accept: checkAutoProducts,
      finish: async (context, order) => {
        const { id, cost_centre_id } = order;
        await checkAutoProducts(context, order);
        if ((await checksLeftOf(context.db, id)) > 0) throw new AppError('orders.checks_left');
        if (cost_centre_id === null && (await needsCostCentre(context))) {
          throw new AppError('orders.no_cost_centre', {}, { cost_centre_id: 'fields.required' });
        }
      },
    },
    afterSave: async (context, id, before, changes) => {
      const lines = changes.find(({ field }) => field === 'lines');
      if (lines) await keepPrices(context, id, lines.to as readonly Line[]);
      const stood = changes.find(({ field }) => field === 'state');
      if (before && stood) await followState(app, context, before, stood);
    },
  });
}

/** Keeps with the lines of an order what they cost and why. */
async function keepPrices(context: Context, id: number, lines: readonly Line[]): Promise<void> {
  const row = await rowWithId(context.db, orders, id);
  const { order_date: day, customer_id, prices_include_vat } = row as RowOf<typeof orders>;
  const priced = { id, day: day ?? todayOf(context), customer_id, prices_include_vat };
  await keepLinePrices(context, priced, lines);
}

/** After a step as after its undoing: the stock follows the state, whichever way it came there. */
async function followState(
  app: AppContext,
  context: Context,
  { id, version, number }: RowOf<typeof orders>,
  { from, to }: RowChange['changes'][number],
): Promise<void> {
  const order = { id, version: version + 1, called: number || `#${id}` };
  if (to === 'done') await takeStock(app, context, order);
  else if (from === 'done') await giveStockBack(app, context, order);
  else if (to === 'cancelled') await endReservations(app, context, id);
  else if (from === 'cancelled') await keepAgain(app, context, id);
  else return;
  context.afterCommit(() => {
    for (const one of [stockLevels, stockReservations, products]) {
      publishChanged(app, one, context.caller);
    }
  });
}
