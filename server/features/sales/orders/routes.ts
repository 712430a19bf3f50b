import type { Line } from '#contract/kit/document/lines.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { lineTemplates } from '#contract/sales/line-templates.ts';
import { orders } from '#contract/sales/orders.ts';
import { stockReservations } from '#contract/stock/stock-levels/stock-levels.ts';
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
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import { keepLinePrices, pricesOfLines } from '#server/features/stock/pricing/exports.ts';
import { ownerOfCar } from '#server/features/car/cars/exports.ts';
import { followOrderInStock } from '#server/features/stock/order-stock/exports.ts';
import {
  checkAutoProducts,
  checkLeftOut,
  checkRulePrices,
  pricesOfRules,
} from '#server/features/sales/auto-products/exports.ts';
import { phoneOf } from '#server/features/workshop/tread-depth/exports.ts';
import { brandOnPaper } from '#server/features/platform/white-label/exports.ts';
import { owedWith } from '#contract/sales/order-buyer/buyer-rules.ts';
import { dayOf } from '#contract/kit/time/zoned-time.ts';
import { orderBuyerCalls } from '#contract/sales/order-buyer/order-buyer.ts';
import { mount } from '#server/kit/mount.ts';
import { buyerOf, debtOf } from './buyer-repo.ts';
import { checkBuyer, checkPaid } from './check-buyer.ts';
import { checkFloors } from './check-floors.ts';
import { checksLeftOf } from './checks-left-repo.ts';
import { checkUnused, leavingLines } from './leaving-lines.ts';

/** What sites do and sell for customers. */
export function ordersRoutes(app: AppContext): void {
  buyerRoutes(app);
  documentRoutes(app, orders, {
    rates: ({ db }) => vatRatesOf(db),
    prices: async (context, { customer_id, order_date: day }, lines) => {
      const whom = { customer_id: customer_id as number | null, day: day as string | null };
      const proposed = await pricesOfLines(context, whom, lines);
      return new Map([...proposed, ...(await pricesOfRules(context.db, lines))]);
    },
    likes: lineTemplates,
    check: async (context, document, changed) => {
      const order = {
        customer_id: (document['customer_id'] ?? null) as number | null,
        day: (document['order_date'] ?? null) as string | null,
        prices_include_vat: document['prices_include_vat'] === true,
        price_reason: (document['price_reason'] ?? '') as string,
      };
      const pricesOf = (lines: readonly Line[]) => pricesOfLines(context, order, lines);
      await checkRulePrices(context, order.prices_include_vat, changed, pricesOf);
      await checkFloors(context, order, changed);
    },
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
      // What was let go by it stays on the order, so its reason does.
      if (before?.price_reason && change.price_reason?.trim() === '') {
        throw new AppError('orders.no_price_reason', {}, { price_reason: 'fields.required' });
      }
      // Whose car it is pays, until somebody says who else does.
      const isNewCar = car_id != null && car_id !== before?.car_id;
      const owner = isNewCar && customer_id == null && (await ownerOfCar(context.db, car_id));
      // What was let on credit was let to somebody, on an order of its own.
      const isLetAgain =
        (!before || (customer_id ?? null) !== before.customer_id) &&
        !context.caller.rights.has('credit_limits.override');
      return {
        ...change,
        ...(isLetAgain && { credit_to: null, credit_reason: '' }),
        ...(owner && { customer_id: owner }),
        ...(!before &&
          change.cost_centre_id == null && { cost_centre_id: await usualCostCentre(context) }),
        // Its VAT is calculated for a day, so it never is without one.
        ...(!before?.order_date || change.order_date === null
          ? { order_date: change.order_date ?? todayOf(context) }
          : {}),
      };
    },
    steps: {
      archive: checkUnused,
      accept: checkAutoProducts,
      finish: async (context, order) => {
        const { id, cost_centre_id } = order;
        await checkAutoProducts(context, order);
        if ((await checksLeftOf(context.db, id)) > 0) throw new AppError('orders.checks_left');
        if (cost_centre_id === null && (await needsCostCentre(context))) {
          throw new AppError('orders.no_cost_centre', {}, { cost_centre_id: 'fields.required' });
        }
        // Without network it was done before it is written down.
        return { done_on: dayOf(context.doneAt.getTime(), context.caller.timezone) };
      },
    },
    afterSave: async (context, id, before, changes) => {
      const lines = changes.find(({ field }) => field === 'lines');
      if (lines) await keepPrices(context, id, lines.to as readonly Line[]);
      if (!before) return;
      const order = (await rowWithId(context.db, orders, id)) as RowOf<typeof orders>;
      await checkBuyer(context, before, order);
      await checkPaid(context, before, order);
      await followOrderInStock(app, context, order, changes);
    },
  });
}

/** Whether anything is sold to whom an order is for, for who looks at it. */
function buyerRoutes(app: AppContext): void {
  mount(
    app,
    orderBuyerCalls,
  )({
    buyer: async ({ db, caller, params }) => {
      const order = (await rowWithId(db, orders, params.id)) as RowOf<typeof orders>;
      const buyer = await buyerOf(db, order);
      const { blocked = false, block_reason = '', credit_limit: limit = null } = { ...buyer };
      const seesLimit = buyer && limit !== null && caller.rights.has('orders.prices');
      const over = seesLimit ? Math.max(0, owedWith(buyer, order) - limit) : 0;
      const seesDebt = buyer && caller.rights.has('invoices.read');
      const debt = seesDebt ? await debtOf(db, buyer.id) : { owes: 0, overdue: 0 };
      return { data: { blocked, block_reason: blocked ? block_reason : '', over, ...debt } };
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
