import { setSeasons } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { vatCodeOf } from '#contract/money/document-lines.ts';
import { orderTyresCalls, type OrderTyres } from '#contract/sales/order-tyres/order-tyres.ts';
import { vatRatesOf } from '#server/features/money/vat-codes/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { todayOf } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { mount } from '#server/kit/mount.ts';
import { chooseTyres } from './choose-tyres.ts';
import { tyreLines, tyreOrder, type TyreOrder } from './order-tyres-repo.ts';
import { treadOfOrder } from './tread-of-order.ts';

/** Which tyres an order should sell. */
export function orderTyresRoutes(app: AppContext): void {
  mount(
    app,
    orderTyresCalls,
  )({
    tyres: async (context) => {
      const order = await orderThere(context, context.params.id);
      return { data: await tyresOf(context, order) };
    },
    search: async (context) => {
      const { params, query } = context;
      const { size, season = null, quantity } = query;
      const order = await orderThere(context, params.id);
      const wanted = { size, season, quantity: quantity * 1000 };
      return { data: await chooseTyres(context, order, wanted) };
    },
  });
}

async function orderThere({ db }: Context, id: number): Promise<TyreOrder> {
  const order = await tyreOrder(db, id);
  if (!order) throw new AppError('common.not_found');
  return order;
}

async function tyresOf(context: Context, order: TyreOrder): Promise<OrderTyres> {
  const { db, caller } = context;
  const advice: OrderTyres['advice'] = [];
  for (const one of await treadOfOrder(context, order)) {
    const tyres = [];
    for (const wanted of one.tyres) {
      tyres.push({ ...wanted, alternatives: await chooseTyres(context, order, wanted) });
    }
    advice.push({ ...one, tyres });
  }
  const lines: OrderTyres['lines'] = [];
  for (const { unit_price, discount_percent, season: of, ...line } of await tyreLines(
    db,
    order.id,
  )) {
    const season = setSeasons.find((one) => one === of) ?? null;
    const costs = caller.rights.has('orders.prices') && { unit_price, discount_percent };
    const alternatives = await chooseTyres(context, order, { ...line, season });
    lines.push({ ...line, ...costs, season, alternatives });
  }
  const { version, position, currency, order_date } = order;
  const vat_code = vatCodeOf(await vatRatesOf(db), 'standard', order_date ?? todayOf(context));
  return { version, position, currency, vat_code, advice, lines };
}
