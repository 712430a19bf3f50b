import type { Line } from '#contract/kit/document/lines.ts';
import type { Priced } from '#contract/stock/pricing/price-engine.ts';
import { todayOf } from '#server/kit/clock.ts';
import type { Context } from '#server/kit/context.ts';
import { groupOfCustomer, productsToPrice } from './inputs-repo.ts';
import { priceInputsOf, pricesOf } from './price-products.ts';

interface Whom {
  readonly customer_id?: number | null | undefined;
  /** `yyyy-MM-dd`; today, where nothing is said. */
  readonly day?: string | null | undefined;
}

/** What products cost a customer on a day, and what they cost to buy: in minor units and without VAT, null where nobody knows. */
export async function pricedFor(
  context: Context,
  { customer_id: customer, day }: Whom,
  ids: readonly number[],
): Promise<Map<number, Priced>> {
  const on = day ?? todayOf(context);
  const group = customer == null ? null : await groupOfCustomer(context.db, customer, on);
  const known = await productsToPrice(context.db, [...ids]);
  const whom = { day: on, bonus_group_id: group };
  const prices = await pricesOf(context, known, await priceInputsOf(context), whom);
  return new Map(known.map(({ id }, at) => [id, prices[at]!]));
}

/** The same without what they cost to buy. */
export async function proposedPrices(
  context: Context,
  whom: Whom,
  ids: readonly number[],
): Promise<Map<number, number | null>> {
  const priced = await pricedFor(context, whom, ids);
  return new Map([...priced].map(([id, { price }]) => [id, price]));
}

/** The same of lines about products, by their keys. */
export async function pricesOfLines(
  context: Context,
  whom: Whom,
  lines: readonly Line[],
): Promise<Map<string, number | null>> {
  const ids = lines.map((line) => line['product_id'] as number);
  const prices = await proposedPrices(context, whom, [...new Set(ids)]);
  return new Map(lines.map((line, at) => [line.key, prices.get(ids[at]!) ?? null]));
}
