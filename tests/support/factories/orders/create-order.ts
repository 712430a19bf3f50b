import type { Tx } from '#server/db/open.ts';

/** What was done at an order that is planted, which holds the canary: a line, a time, a check, a photo, stock. */
export async function createOrder(
  tx: Tx,
  own: { chain_id: number; site_id: number },
  rows: Readonly<Record<string, number>>,
  canary: string,
): Promise<{ 'order-photos': number }> {
  const order_id = rows['orders']!;
  const check_id = rows['order-checks']!;
  const at = new Date();
  await tx
    .insertInto('order_line_work')
    .values({ ...own, order_id, line_key: crypto.randomUUID(), done_at: at, done_by: 1 })
    .execute();
  const { id: time_id } = await tx
    .insertInto('order_times')
    .values({ ...own, order_id, user_id: 1, began_at: at, ended_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('order_time_corrections')
    .values({
      ...own,
      time_id,
      was_began_at: at,
      began_at: at,
      ended_at: at,
      reason: 'Lunch',
      corrected_by: 1,
      corrected_at: at,
    })
    .execute();
  await tx
    .insertInto('order_check_answers')
    .values({
      ...own,
      order_id,
      check_id,
      title: canary,
      outcome: 'remark',
      note: canary,
      checked_at: at,
    })
    .execute();
  const drawn = { intent: crypto.randomUUID(), file: crypto.randomUUID() };
  const { id: photo } = await tx
    .insertInto('order_photos')
    .values({ ...own, order_id, ...drawn, taken_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('order_deposits')
    .values({
      ...own,
      order_id,
      method_id: rows['payment-methods']!,
      amount: 100,
      note: canary,
      intent: crypto.randomUUID(),
      happened_at: at,
    })
    .execute();
  await tx
    .insertInto('meca_pro_keys')
    .values({ ...own, sealed: canary })
    .execute();
  await tx
    .insertInto('meca_pro_baskets')
    .values({ ...own, order_id, supplier_number: canary, ordered_at: at })
    .execute();
  return { 'order-photos': photo };
}
