import { addedOf } from '#contract/kit/document/follow-rules.ts';
import type { RowOf } from '#contract/kit/row.ts';
import type { Tried } from '#contract/sales/auto-products/auto-calls.ts';
import { lacksOfOrder, lacksOfProduct } from '#contract/sales/auto-products/auto-conditions.ts';
import { addedBy } from '#contract/sales/auto-products/auto-lines.ts';
import type { orders } from '#contract/sales/orders.ts';
import { todayOf } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { inputsOfOrder, outcomesIn } from './outcomes.ts';

/** What a rule says of an order as it stands, and of each of its lines. Throws `common.archived` for one that is not in use. */
export async function tryRule(
  context: Context,
  id: number,
  order: RowOf<typeof orders>,
): Promise<Tried> {
  const inputs = await inputsOfOrder(context, order);
  const rule = inputs.rules.find((one) => one.id === id);
  if (!rule) throw new AppError('common.archived');
  const outcome = outcomesIn(context, inputs, order).find((one) => one.rule === id);
  const products = new Map(inputs.products.map((one) => [one.id, one]));
  return {
    verdict: outcome?.verdict ?? 'none',
    quantity: outcome?.quantity ?? 0,
    lacks: lacksOfOrder(rule, inputs.facts, order.order_date ?? todayOf(context)),
    lines: order.lines.map((line) => {
      const product = products.get(line.product_id ?? 0);
      const lacks = addedOf(line, addedBy)
        ? (['added'] as const)
        : product
          ? lacksOfProduct(rule, product)
          : (['text'] as const);
      return { key: line.key, description: line.description, lacks: [...lacks] };
    }),
  };
}
