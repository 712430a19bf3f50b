import type { Line } from '#contract/kit/document/lines.ts';
import { keptOf } from '#contract/sales/line-floor.ts';
import { AppError } from '#server/kit/errors.ts';
import type { CheckLines } from '#server/kit/document/document-hooks.ts';
import type { Context } from '#server/kit/context.ts';
import { pricedRulesThatStay } from './rules-repo.ts';

/**
 * Throws `auto-products.must_cost` where somebody writes what has to be on an order for less than it
 * costs, by its rule or as products are priced, and may not leave it out: for nought it is as good as
 * left out. A line that cost as little before may stay so.
 */
export async function checkRulePrices(
  { db, caller }: Context,
  includesVat: boolean,
  { from, to, repriced }: Parameters<CheckLines>[2],
  pricesOf: (lines: readonly Line[]) => Promise<ReadonlyMap<string, number | null>>,
): Promise<void> {
  if (caller.rights.has('orders.leave_out')) return;
  const was = new Map(from.map((line) => [line.key, line]));
  const isAsBefore = (line: Line) => {
    const old = was.get(line.key);
    return (
      old !== undefined &&
      ['product_id', 'unit_price', 'discount_percent', 'vat_code'].every(
        (name) => (old[name] ?? null) === (line[name] ?? null),
      )
    );
  };
  const changed = repriced.length > 0 ? repriced : to.filter((line) => !isAsBefore(line));
  const written = changed.filter((line) => typeof line['product_id'] === 'number');
  if (written.length === 0) return;
  const products = written.map((line) => line['product_id'] as number);
  const rules = await pricedRulesThatStay(db, [...new Set(products)]);
  const bound = written.filter((line) =>
    rules.some((rule) => rule.product_id === line['product_id']),
  );
  if (bound.length === 0) return;
  const prices = await pricesOf(bound);
  for (const line of bound) {
    const rule = rules.find(({ product_id: id }) => id === line['product_id'])!;
    const price = rule.price ?? prices.get(line.key) ?? null;
    if (price !== null && keptOf(line, includesVat) < price) {
      throw new AppError('auto-products.must_cost', { name: rule.name, price: price / 100 });
    }
  }
}
