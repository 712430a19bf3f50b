import type { PriceAnswer } from '#contract/stock/pricing/price-calls.ts';
import { marginOf, type Priced } from '#contract/stock/pricing/price-engine.ts';
import { withoutCosts } from '#contract/stock/pricing/price-trace.ts';
import type { Caller } from '#server/kit/caller/caller.ts';

/** A price as the caller may see it: without the right to costs, neither those nor what would reveal them. */
export function priceAnswerOf(
  { price, cost, steps }: Priced,
  { rights }: Pick<Caller, 'rights'>,
): PriceAnswer {
  if (!rights.has('products.costs')) {
    return { price, cost: null, margin: null, steps: withoutCosts(steps) };
  }
  const margin = price === null || cost === null ? null : marginOf(price, cost);
  return { price, cost, margin, steps: [...steps] };
}
