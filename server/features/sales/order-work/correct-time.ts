import { wrongTime } from '#contract/sales/order-work/clock-rules.ts';
import { orders } from '#contract/sales/orders.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { writeHistory } from '#server/kit/resource/history-repo.ts';
import { lockTimes, timeOfOrder, writeCorrection } from './times-repo.ts';

interface TimeCorrection {
  readonly time_id: number | null;
  readonly was_began_at: string;
  readonly began_at: string;
  readonly ended_at: string | null;
  readonly reason: string;
}

/**
 * Corrects when somebody was at an order; how it stood stays in a line of its own. Throws
 * `order-work.no_time` where there is none such, and what is wrong with the one that is meant.
 */
export async function correctTime(
  context: Context,
  order: number,
  correction: TimeCorrection,
): Promise<void> {
  const { db, caller, now, doneAt } = context;
  const userId = caller.userId!;
  const which =
    correction.time_id === null
      ? { userId, began: new Date(correction.was_began_at) }
      : { id: correction.time_id };
  const found = await timeOfOrder(db, order, which);
  if (!found) throw new AppError('order-work.no_time');
  if (found.user_id !== userId && !caller.rights.has('orders.lead')) {
    throw new AppError('common.no_right', { right: 'orders.lead' });
  }
  const next = {
    began: Date.parse(correction.began_at),
    ended: correction.ended_at === null ? null : Date.parse(correction.ended_at),
  };
  // Everything of theirs that it could meet, as it may be moved to before it was.
  const since = new Date(Math.min(next.began, Date.parse(correction.was_began_at)));
  const times = await lockTimes(db, caller, found.user_id, since);
  const was = times.find(({ id }) => id === found.id);
  // Another time runs since, so this one cannot.
  if (!was || (next.ended === null && was.ended !== null)) throw new AppError('order-work.no_time');
  const others = times.filter(({ id }) => id !== was.id);
  const wrong = wrongTime(next, others, now.getTime());
  if (wrong) throw new AppError(wrong);
  if (was.began === next.began && was.ended === next.ended) return;
  await writeCorrection(db, caller, {
    was,
    next,
    reason: correction.reason,
    by: userId,
    at: doneAt,
  });
  await writeHistory(context, orders, 'correct_time', [{ id: order, changes: [] }]);
}
