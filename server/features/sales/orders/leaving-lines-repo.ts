import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';

/** Whether anybody was at lines of an order, or is done with one; without keys at any of it, and whether it was checked or photographed. */
export async function isWorkedOn(
  tx: Tx,
  order: number,
  keys: readonly string[] | null,
): Promise<boolean> {
  const { rows } = await sql<{ worked: boolean }>`
    select exists (select from order_times t where t.chain_id = current_chain()
        and t.order_id = ${order} and (${keys}::uuid[] is null or t.line_key = any (${keys}::uuid[])))
      or exists (select from order_line_work w where w.chain_id = current_chain()
        and w.order_id = ${order} and w.done_at is not null
        and (${keys}::uuid[] is null or w.line_key = any (${keys}::uuid[])))
      or ${keys}::uuid[] is null and (
        exists (select from order_check_answers a where a.chain_id = current_chain()
          and a.order_id = ${order} and a.outcome <> '')
        or exists (select from order_photos p where p.chain_id = current_chain()
          and p.order_id = ${order})) as worked`.execute(tx);
  return rows[0]!.worked;
}

/** Whether parts were ordered of a supplier for an order, or may have been, or wait in a basket to be. */
export async function isBasketFull(tx: Tx, order: number): Promise<boolean> {
  const { rows } = await sql`
    select id from meca_pro_baskets
    where chain_id = current_chain() and order_id = ${order} and ended_at is null
      and (supplier_number <> '' or asked_at is not null or jsonb_array_length(lines) > 0)
    limit 1`.execute(tx);
  return rows.length > 0;
}

/** Says of lines in another order whose they are, as it was said where they came from. */
export async function carryMechanics(
  tx: Tx,
  { from, to, pairs }: { from: number; to: number; pairs: readonly (readonly [string, string])[] },
): Promise<void> {
  await sql`
    insert into order_line_work (chain_id, site_id, order_id, line_key, mechanic_id)
    select w.chain_id, w.site_id, ${to}, pair.into_key, w.mechanic_id
    from order_line_work w
    join unnest(${pairs.map(([one]) => one)}::uuid[], ${pairs.map(([, other]) => other)}::uuid[])
      as pair (from_key, into_key) on pair.from_key = w.line_key
    where w.chain_id = current_chain() and w.order_id = ${from} and w.mechanic_id is not null
    on conflict do nothing`.execute(tx);
}

/** Whether stock was delivered by an order, and not brought back. */
export async function isDelivered(tx: Tx, order: number): Promise<boolean> {
  const { rows } = await sql`
    select m.product_id from stock_movements m
    where m.chain_id = current_chain() and m.order_id = ${order}
    group by m.product_id
    having sum(case when m.from_warehouse is null then -m.quantity else m.quantity end) <> 0
    limit 1`.execute(tx);
  return rows.length > 0;
}

/** What is kept for an order and was delivered by it beyond what it sells, by product; in thousandths. */
export async function beyondOrder(tx: Tx, order: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ product_id: number; quantity: number }>`
    select product_id, quantity from beyond_order(${order})`.execute(tx);
  return new Map(rows.map(({ product_id, quantity }) => [product_id, quantity]));
}

/** Whether anything was ever paid on an order, also where it was paid back. */
export const hasDeposits = async (tx: Tx, order: number): Promise<boolean> =>
  (await tx
    .selectFrom('order_deposits')
    .select('id')
    .where('order_id', '=', order)
    .limit(1)
    .executeTakeFirst()) !== undefined;
