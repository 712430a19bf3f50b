import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';

/** What of an order was sold at cash registers, less what came back, with VAT in minor units: what was paid for that is nobody's to have back. */
export async function soldAtRegisters(tx: Tx, order: number): Promise<number> {
  const { rows } = await sql<{ sold: number }>`
    select coalesce(sum(gross), 0)::bigint as sold from cash_transactions
    where chain_id = current_chain() and order_id = ${order}`.execute(tx);
  return rows[0]!.sold;
}
