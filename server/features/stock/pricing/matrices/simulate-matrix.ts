import { foldText } from '#contract/kit/rules/same-text.ts';
import { marginOf } from '#contract/stock/pricing/price-engine.ts';
import type { MatrixCell } from '#contract/stock/pricing/purchase-cost.ts';
import type { SimulatedPrice } from '#contract/stock/pricing/price-calls.ts';
import { todayOf } from '#server/kit/clock.ts';
import type { Context } from '#server/kit/context.ts';
import { productsOnList } from '../inputs-repo.ts';
import { priceInputsOf, pricesOf } from '../price-products.ts';

// The largest changes; the sums are of all.
const mostShown = 50;

/** What the prices of today were, if a matrix held for its supplier now. */
export async function simulateMatrix(
  context: Context,
  { supplier, cells }: { readonly supplier: string; readonly cells: readonly MatrixCell[] },
) {
  const whom = { day: todayOf(context), bonus_group_id: null };
  const products = await productsOnList(context.db, supplier);
  const inputs = await priceInputsOf(context);
  const before = await pricesOf(context, products, inputs, whom);
  const terms = {
    ...inputs.terms,
    cells: new Map([...inputs.terms.cells, [foldText(supplier), cells] as const]),
  };
  const after = await pricesOf(context, products, { ...inputs, terms }, whom);
  const all = products.map(({ id, name }, at): SimulatedPrice => {
    const [was, is] = [before[at]!, after[at]!];
    return {
      id,
      name,
      cost_before: was.cost,
      cost: is.cost,
      price_before: was.price,
      price: is.price,
      margin: is.price === null || is.cost === null ? null : marginOf(is.price, is.cost),
    };
  });
  const by = ({ cost, cost_before: was }: SimulatedPrice) => (cost ?? 0) - (was ?? 0);
  const changed = all.filter((one) => by(one) !== 0 || one.price !== one.price_before);
  return {
    products: all.length,
    changed: changed.length,
    dearer: changed.filter((one) => by(one) > 0).length,
    cheaper: changed.filter((one) => by(one) < 0).length,
    items: changed
      .toSorted((one, other) => Math.abs(by(other)) - Math.abs(by(one)) || one.id - other.id)
      .slice(0, mostShown),
  };
}
