import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';

/** The invoice that a credit note takes back. */
export const creditedInvoice = (tx: Tx, id: number) =>
  tx
    .selectFrom('invoices')
    .select(['number', 'invoice_date'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/**
 * What of an invoice was settled when it was issued, by what its customer had paid ahead, in minor
 * units. What was written in one transaction has the same instant, and nothing of it is ever changed.
 */
export async function paidWhenIssued(tx: Tx, invoice: number): Promise<number> {
  const { rows } = await sql<{ paid: number }>`
    select coalesce(sum(a.amount), 0)::bigint as paid
    from customer_entries e
    join customer_allocations a on a.chain_id = e.chain_id and a.debit_id = e.id
    where e.chain_id = current_chain() and e.invoice_id = ${invoice} and e.kind = 'invoice'
      and a.recorded_at = e.recorded_at`.execute(tx);
  return rows[0]!.paid;
}
