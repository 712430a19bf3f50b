import { costOf } from '#contract/stock/stock-levels/cost-rules.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Caller } from '#server/kit/caller/caller.ts';
import type { Context } from '#server/kit/context.ts';
import { checkWeeks } from './check-weeks.ts';
import { moveStock } from './move-stock.ts';

interface Delivery {
  readonly kind: 'receipt' | 'return';
  readonly source: string;
  readonly note: string;
  readonly refill_id?: number;
  readonly lines: readonly {
    readonly intent: string;
    readonly product_id: number;
    readonly dot: string;
    readonly quantity: number;
    readonly cost: number | null;
  }[];
}

/** Takes a delivery into a warehouse, a movement for each line; answers their ids. Throws where the caller says what it cost and may not know. */
export async function receiveGoods(
  context: Context & { readonly caller: Caller },
  warehouse: number,
  { lines, ...delivery }: Delivery,
): Promise<number[]> {
  const mayPrice = context.caller.rights.has('products.costs');
  if (!mayPrice && lines.some(({ cost }) => cost !== null)) {
    throw new AppError('common.no_right', { right: 'products.costs' });
  }
  checkWeeks('lines', ...lines.map(({ dot }) => dot));
  const into = { from_warehouse: null, to_warehouse: warehouse };
  const ids: number[] = [];
  // By product, so that two deliveries of the same ones do not deadlock.
  for (const { cost, ...line } of lines.toSorted((one, two) => one.product_id - two.product_id)) {
    const value = cost === null ? {} : { value: costOf(line.quantity, cost) };
    ids.push(await moveStock(context, { ...delivery, ...line, ...into, ...value }));
  }
  return ids;
}
