import { sql } from 'kysely';
import type { Buyer, Sale } from '#contract/sales/order-buyer/buyer-rules.ts';
import type { Tx } from '#server/db/open.ts';

/** Whom an order is for: who pays it, else whose car it is. Undefined where nobody is known. */
export async function buyerOf(
  tx: Tx,
  { id, customer_id, car_id }: Pick<Sale, 'customer_id' | 'car_id'> & { readonly id: number },
): Promise<(Buyer & { readonly id: number }) | undefined> {
  const { rows } = await sql<Buyer & { readonly id: number }>`
    select c.id, c.name, c.blocked, c.block_reason, l.credit_limit,
      case when l.credit_limit is null then 0 else credit_used(c.id, ${id}) end as owed
    from customers c
    cross join lateral (select credit_limit_of(c.id) as credit_limit) l
    where c.chain_id = current_chain() and c.id = coalesce(${customer_id}::bigint,
      (select o.customer_id from cars o
        where o.chain_id = current_chain() and o.id = ${car_id}::bigint))`.execute(tx);
  return rows[0];
}

/** What a customer owes the company on invoices, and what of it is late; in minor units. */
export async function debtOf(
  tx: Tx,
  customer: number,
): Promise<{ readonly owes: number; readonly overdue: number }> {
  const { rows } = await sql<{ owes: number; overdue: number }>`
    select customers_owes(${customer}) as owes, customers_overdue(${customer}) as overdue`.execute(
    tx,
  );
  return rows[0]!;
}

/** Serialises promises to a customer until the transaction ends: two orders that are each within the limit may exceed it together. */
export const lockCredit = (tx: Tx, customer: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`credit ${customer}`}, 0))`.execute(tx);
