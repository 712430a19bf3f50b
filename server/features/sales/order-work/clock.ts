import { clocked, isAtWork } from '#contract/sales/order-work/work-rules.ts';
import { orders } from '#contract/sales/orders.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Context } from '#server/kit/context.ts';
import { changeOne } from '#server/kit/resource/write.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { takeStep } from '#server/kit/resource/steps/take-step.ts';
import { addTime, endTime, lockTimes } from './times-repo.ts';

interface Place {
  readonly order_id: number;
  readonly line_key: string | null;
}

/** The caller goes to an order or to one of its lines; where they are there already, they stay. The order is begun with that. */
export async function clockOn(app: AppContext, context: Context, at: Place): Promise<void> {
  const { db, caller, doneAt } = context;
  const userId = caller.userId!;
  await beginWork(app, context, at.order_id);
  const times = await lockTimes(db, caller, userId, doneAt);
  const { ended, added } = clocked(times, doneAt.getTime(), true);
  const isThere = ended.some(
    ({ order_id: order, line_key: line }) => order === at.order_id && line === at.line_key,
  );
  if (isThere) return;
  for (const { id } of ended) await endTime(db, id, doneAt);
  if (added) await addTime(db, caller, { ...at, user_id: userId, ...added });
}

/** The caller goes from an order; where they went elsewhere before, nothing changes. */
export async function clockOff({ db, caller, doneAt }: Context, order: number): Promise<void> {
  const times = await lockTimes(db, caller, caller.userId!, doneAt);
  const there = times.filter(({ order_id: id }) => id === order);
  const { ended } = clocked(there, doneAt.getTime(), false);
  for (const { id } of ended) await endTime(db, id, doneAt);
}

/** An order that somebody goes to is begun, where it was promised and was not. */
async function beginWork(app: AppContext, context: Context, id: number): Promise<void> {
  const engine = app.engines.get(orders.name)!;
  const { state } = await lockRow(context.db, orders, id);
  if (state === 'in_progress' || !isAtWork(String(state))) return;
  await changeOne(engine, context, id, { archived: 'allowed' }, (rows) =>
    rows.some((row) => row.archived_at !== null)
      ? Promise.resolve()
      : takeStep(engine, context, rows, 'start'),
  );
}
