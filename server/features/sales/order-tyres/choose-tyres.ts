import { readSizeSearch } from '#contract/hotel/tyre-size-search.ts';
import { priceOnLine, calculatedBy, vatCodeOf } from '#contract/money/document-lines.ts';
import type { ShownAlternative } from '#contract/sales/order-tyres/order-tyres.ts';
import { tyreAlternatives } from '#contract/sales/order-tyres/tyre-alternatives.ts';
import { vatRatesOf } from '#server/features/money/vat-codes/exports.ts';
import { pricedFor } from '#server/features/stock/pricing/exports.ts';
import { todayOf } from '#server/kit/clock.ts';
import type { Context } from '#server/kit/context.ts';
import { tyresOfSize } from './candidates-repo.ts';
import type { TyreOrder } from './order-tyres-repo.ts';

interface Wanted {
  readonly size: string;
  readonly season: string | null;
  /** In thousandths. */
  readonly quantity: number;
}

/** Three tyres to choose from, at the prices of an order's customer on its day; none of what is no whole size. */
export async function chooseTyres(
  context: Context,
  order: TyreOrder,
  { size: written, season, quantity }: Wanted,
): Promise<ShownAlternative[]> {
  const { db, caller } = context;
  const { width, rim, ...size } = readSizeSearch(written).size ?? {};
  if (width === undefined || rim === undefined) return [];
  const there = await tyresOfSize(db, { ...size, width, rim }, season);
  if (there.length === 0) return [];
  const whom = { customer_id: order.customer_id, day: order.order_date };
  const ids = there.map(({ id }) => id);
  const prices = await pricedFor(context, whom, ids);
  const of = new Map(there.map((tyre) => [tyre.id, tyre]));
  const chosen = tyreAlternatives(
    there.map((tyre) => ({
      ...tyre,
      price: prices.get(tyre.id)?.price ?? null,
      cost: prices.get(tyre.id)?.cost ?? null,
    })),
    quantity,
  );
  const by = calculatedBy(
    { includesVat: 'prices_include_vat', day: 'order_date' },
    { ...order },
    await vatRatesOf(db),
    todayOf(context),
  );
  const mayKnow = caller.rights.has('orders.prices');
  return chosen.map(({ id, ...why }) => {
    const { name, vat, free, elsewhere, lead_days } = of.get(id)!;
    const vat_code = vatCodeOf(by.rates, vat, by.day);
    const net = prices.get(id)?.price ?? null;
    const price =
      mayKnow && net !== null ? Math.round(priceOnLine(net * 100, vat_code, by) / 100) : null;
    const stands = { free, elsewhere, lead_days };
    return { ...why, product_id: id, name, price, vat_code, ...stands };
  });
}
