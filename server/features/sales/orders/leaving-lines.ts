import { AppError } from '#server/kit/errors.ts';
import type { MovedOf } from '#server/kit/document/parts/moved.ts';
import { nameOf } from '#server/features/stock/order-stock/exports.ts';
import { carryLinePrices } from '#server/features/stock/pricing/exports.ts';
import {
  beyondOrder,
  carryMechanics,
  isDelivered,
  isWorkedOn,
  moveReservations,
} from './leaving-lines-repo.ts';

/**
 * What else an order keeps of lines that leave it for another: whose they are and why they cost what
 * they do go along. What somebody has worked at, and what was delivered or is kept, stays with the
 * order that it was done for: lines that it takes there do not leave. Of one that is merged into
 * another, what is kept goes along too.
 */
export const leavingLines: MovedOf = async ({ db }, { from, to, lines, whole }) => {
  const keys = lines.map((line) => line.from.key);
  if (await isWorkedOn(db, from.id, whole ? null : keys)) throw new AppError('orders.work_begun');
  if (whole && (await isDelivered(db, from.id))) throw new AppError('orders.parts_delivered');
  const moved = {
    from: from.id,
    to,
    pairs: lines.map((line) => [line.from.key, line.to.key] as const),
  };
  await carryMechanics(db, moved);
  await carryLinePrices(db, moved);
  if (whole) return moveReservations(db, from.id, to).then(() => undefined);
  const before = await beyondOrder(db, from.id);
  return async () => {
    const after = await beyondOrder(db, from.id);
    const bound = [...after].find(([product, beyond]) => beyond > (before.get(product) ?? 0));
    if (bound) throw new AppError('orders.parts_bound', { product: await nameOf(db, bound[0]) });
  };
};
