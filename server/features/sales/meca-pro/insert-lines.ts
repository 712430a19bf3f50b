import type { Line } from '#contract/kit/document/lines.ts';
import { orders } from '#contract/sales/orders.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import { saveRow } from '#server/kit/resource/write.ts';
import { linesOfOrder, openBasket, orderOfParts } from './meca-pro-repo.ts';
import { wantedOf } from './wanted-lines.ts';

interface Chosen {
  readonly basket_id: number;
  readonly revision: string;
  readonly version: number;
  readonly refs: readonly string[];
}

// So that there is room for a line between any two.
const step = 1000;

/**
 * Puts chosen lines of the basket on its order, in one save. A line of the basket has one line of the
 * order for good: put there once more it is the same one, with the quantity and the price of now.
 * Throws where the basket is another than was seen.
 */
export async function insertLines(
  app: AppContext,
  context: Context,
  id: number,
  { basket_id, revision, version, refs }: Chosen,
): Promise<void> {
  const { db } = context;
  await lockRow(db, orders, id);
  const basket = await openBasket(db, id);
  const isSeen = basket?.id === basket_id && basket.revision === revision;
  const known = new Set(basket?.lines.map(({ ref }) => ref));
  if (!basket || !isSeen || refs.some((ref) => !known.has(ref))) {
    throw new AppError('meca-pro.basket_changed');
  }
  const order = (await orderOfParts(db, id))!;
  const lines = await linesOfOrder(db, id);
  const { wanted, vat_code } = await wantedOf(context, order, basket, lines);
  if (vat_code === '') throw new AppError('meca-pro.no_vat_code');
  const stored = new Map(lines.map((line) => [line.key, line]));
  let position = Math.max(0, ...lines.map((line) => line.position));
  const chosen = new Set(refs);
  const put = wanted
    .filter(({ ref }) => chosen.has(ref))
    .map(({ ref: _, key, quantity, unit_price, ...words }): Line => {
      const there = stored.get(key);
      // What the catalogue has no price for costs what it did, or what the shop asks for it.
      const cost = unit_price > 0 && { unit_price };
      if (there) return { ...there, quantity, ...cost };
      position += step;
      return { key, position, ...words, quantity, ...cost, discount_percent: null, vat_code };
    });
  await saveRow(app.engines.get(orders.name)!, context, id, { version, lines: { put } });
  context.afterCommit(() => publishChanged(app, orders, context.caller));
}
