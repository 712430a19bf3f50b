import type { LinePriceAnswer } from '#contract/stock/pricing/price-calls.ts';
import { netUnitPrice } from '#contract/stock/pricing/line-price.ts';
import { marginOf } from '#contract/stock/pricing/price-engine.ts';
import { withoutCosts, type PriceStep } from '#contract/stock/pricing/price-trace.ts';
import type { Context } from '#server/kit/context.ts';
import { linePricesOf } from './line-prices-repo.ts';

/** Why the lines of an order cost what they do, as the caller may be told. */
export async function linePriceAnswers(
  { db, caller }: Pick<Context, 'db' | 'caller'>,
  orderId: number,
): Promise<LinePriceAnswer[]> {
  const mayKnow = caller.rights.has('products.costs');
  const lines = await linePricesOf(db, orderId);
  return lines.map(({ prices_include_vat: included, vat_rate, ...line }) => {
    const net = netUnitPrice({ unit_price: line.unit_price, vat_rate }, included);
    const steps = line.steps as PriceStep[];
    const { cost } = line;
    return {
      key: line.key,
      description: line.description,
      unit_price: net,
      proposed: line.proposed,
      cost: mayKnow ? cost : null,
      margin: mayKnow && cost !== null ? marginOf(net, cost * 100) : null,
      steps: mayKnow ? steps : withoutCosts(steps),
      priced_at: line.priced_at.toISOString(),
      overridden: line.overridden_at && {
        by: line.by,
        at: line.overridden_at.toISOString(),
      },
    };
  });
}
