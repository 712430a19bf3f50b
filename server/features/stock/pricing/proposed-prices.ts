import { todayOf } from '#server/kit/clock.ts';
import type { Context } from '#server/kit/mount.ts';
import { groupOfCustomer, productsToPrice } from './ground-repo.ts';
import { groundOf, pricesOf } from './price-products.ts';

interface Whom {
  readonly customer_id?: number | null | undefined;
  /** `yyyy-MM-dd`; today, where nothing is said. */
  readonly day?: string | null | undefined;
}

/** What products cost a customer on a day: in minor units and without VAT, null where nobody knows a price. */
export async function proposedPrices(
  context: Context,
  { customer_id: customer, day }: Whom,
  ids: readonly number[],
): Promise<Map<number, number | null>> {
  const group = customer == null ? null : await groupOfCustomer(context.db, customer);
  const known = await productsToPrice(context.db, [...ids]);
  const whom = { day: day ?? todayOf(context), bonus_group_id: group };
  const prices = await pricesOf(context, known, await groundOf(context), whom);
  return new Map(known.map(({ id }, at) => [id, prices[at]!.price]));
}
