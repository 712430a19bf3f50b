import { bookings } from '#contract/booking/bookings.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { orders } from '#contract/sales/orders.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Context } from '#server/kit/context.ts';
import { AppError } from '#server/kit/errors.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import type { Stored } from '#server/kit/resource/resource-table.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { saveRow } from '#server/kit/resource/write.ts';

const isClosed = ({ state, archived_at }: Stored): boolean =>
  archived_at !== null || state === 'done' || state === 'cancelled';

/** Says on an order that this is its booking. Throws where it is closed, or has another one that still holds. */
export async function bookOrder(
  app: AppContext,
  context: Context,
  orderId: number,
  bookingId: number,
): Promise<void> {
  const { db, caller } = context;
  const right = 'orders.write';
  if (!caller.rights.has(right)) throw new AppError('common.no_right', { right });
  const order = await lockRow(db, orders, orderId);
  if (isClosed(order)) throw new AppError('bookings.order_closed');
  const before = order['booking_id'] as number | null;
  if (before !== null) {
    const { ticket, state, archived_at } = (await rowWithId(db, bookings, before)) as RowOf<
      typeof bookings
    >;
    if (state === 'active' && archived_at === null)
      throw new AppError('bookings.order_booked', { ticket });
  }
  await saveRow(app.engines.get(orders.name)!, context, orderId, { booking_id: bookingId });
  context.afterCommit(() => publishChanged(app, orders, caller));
}
