import type { Tx } from '#server/db/open.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import type { MovedOf } from '#server/kit/document/parts/moved.ts';
import type { Stored } from '#server/kit/resource/resource-table.ts';
import { keepForOther, nameOf } from '#server/features/stock/order-stock/exports.ts';
import { carryLinePrices } from '#server/features/stock/pricing/exports.ts';
import {
  beyondOrder,
  carryMechanics,
  hasDeposits,
  isBasketFull,
  isDelivered,
  isWorkedOn,
} from './leaving-lines-repo.ts';

/**
 * What else an order keeps of lines that leave it for another: whose they are and why they cost what
 * they do go along. What somebody has worked at, and what was delivered or is kept, stays with the
 * order that it was done for: lines that it takes there do not leave. What was paid ahead, ordered of a
 * supplier or answered to a quote stays there, too: such an order takes others in, but becomes a part
 * of none. Of one that does, what is kept goes along.
 */
export const leavingLines =
  (app: AppContext): MovedOf =>
  async (context, { from, to, lines, whole }) => {
    const { db } = context;
    const keys = lines.map((line) => line.from.key);
    if (await isWorkedOn(db, from.id, whole ? null : keys)) throw new AppError('orders.work_begun');
    if (whole) await checkFree(db, from);
    if (whole && (await isDelivered(db, from.id))) throw new AppError('orders.parts_delivered');
    const moved = {
      from: from.id,
      to,
      pairs: lines.map((line) => [line.from.key, line.to.key] as const),
    };
    await carryMechanics(db, moved);
    await carryLinePrices(db, moved);
    if (whole) return keepForOther(app, context, from.id, to);
    const before = await beyondOrder(db, from.id);
    return async () => {
      const after = await beyondOrder(db, from.id);
      const bound = [...after].find(([product, beyond]) => beyond > (before.get(product) ?? 0));
      if (bound) throw new AppError('orders.parts_bound', { product: await nameOf(db, bound[0]) });
    };
  };

/** Refuses to let all of an order go that has a ledger, a supplier or an answer of its own. */
async function checkFree(db: Tx, order: Stored): Promise<void> {
  if (order['paid_ahead'] !== 0) throw new AppError('orders.has_deposits');
  if (await isBasketFull(db, order.id)) throw new AppError('orders.parts_ordered');
  if (order['quote_answer'] === 'accepted' || order['quote_answer'] === 'partly') {
    throw new AppError('orders.quote_answered');
  }
}

/** Refuses to archive an order that money or work was put down on: reports and people look for it. */
export async function checkUnused({ db }: Context, { id }: { readonly id: number }): Promise<void> {
  if (await hasDeposits(db, id)) throw new AppError('orders.kept_paid');
  const isUsed =
    (await isWorkedOn(db, id, null)) || (await isDelivered(db, id)) || (await isBasketFull(db, id));
  if (isUsed) throw new AppError('orders.kept_worked');
}
