import type { Line } from '#contract/kit/document/lines.ts';
import { netUnitPrice } from '#contract/stock/pricing/line-price.ts';
import type { Context } from '#server/kit/context.ts';
import { groupOfCustomer, productsToPrice } from './inputs-repo.ts';
import {
  dropLinePrices,
  keepLinePricesOf,
  keptLinePrices,
  markOverridden,
  type LinePrice,
} from './line-prices-repo.ts';
import { priceInputsOf, pricesOf } from './price-products.ts';

/** An order as far as its prices hang on it. */
export interface PricedOrder {
  readonly id: number;
  readonly customer_id: number | null;
  /** `yyyy-MM-dd` */
  readonly day: string;
  readonly prices_include_vat: boolean;
}

const productOf = (line: Line): number | null =>
  typeof line['product_id'] === 'number' ? line['product_id'] : null;

/**
 * Keeps with lines that were written why they cost what they do. What was said of a line stays as
 * long as it is about the same product, whatever is published meanwhile; a price that is changed by
 * hand says who did, and when.
 */
export async function keepLinePrices(
  context: Context,
  order: PricedOrder,
  written: readonly Line[],
): Promise<void> {
  const { db, caller, now } = context;
  const keys = written.map(({ key }) => key);
  const kept = await keptLinePrices(db, order.id, keys);
  const about = written.filter((line) => productOf(line) !== null);
  const fresh = about.filter(
    ({ key, ...line }) => kept.get(key)?.product_id !== line['product_id'],
  );
  const rest = about.filter((line) => !fresh.includes(line));
  const isOther = (line: Line, proposed: number | null) =>
    proposed !== null && netUnitPrice(line, order.prices_include_vat) !== proposed * 100;

  const gone = written.filter((line) => productOf(line) === null && kept.has(line.key));
  await dropLinePrices(
    db,
    order.id,
    gone.map(({ key }) => key),
  );
  const changed = rest.filter((line) => {
    const { proposed, isOverridden } = kept.get(line.key)!;
    return isOther(line, proposed) !== isOverridden;
  });
  const [other, again] = [true, false].map((is) =>
    changed
      .filter((line) => isOther(line, kept.get(line.key)!.proposed) === is)
      .map(({ key }) => key),
  );
  await markOverridden(db, order.id, other!, { at: now, by: caller.userId });
  await markOverridden(db, order.id, again!, null);
  if (fresh.length === 0) return;

  const products = await productsToPrice(db, [...new Set(fresh.map((line) => productOf(line)!))]);
  const { customer_id: customer } = order;
  const group = customer === null ? null : await groupOfCustomer(db, customer, order.day);
  const whom = { day: order.day, bonus_group_id: group };
  const priced = await pricesOf(context, products, await priceInputsOf(context), whom, true);
  const known = new Map(products.map(({ id }, at) => [id, priced[at]!]));
  const prices = fresh.flatMap((line): LinePrice[] => {
    const one = known.get(productOf(line)!);
    if (!one) return [];
    const isOverridden = isOther(line, one.price);
    return [
      {
        chain_id: caller.chainId,
        site_id: caller.siteId,
        document_id: order.id,
        key: line.key,
        product_id: productOf(line)!,
        proposed: one.price,
        cost: one.cost,
        steps: one.steps,
        priced_at: now,
        overridden_at: isOverridden ? now : null,
        overridden_by: isOverridden ? caller.userId : null,
      },
    ];
  });
  await keepLinePricesOf(db, prices);
}
