import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';

/** How many of the checks that a site asks for nobody has looked at, of an order that has work in it. */
export async function checksLeftOf(tx: Tx, order: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from order_checks c
    where c.chain_id = current_chain() and c.site_id = current_site()
      and c.archived_at is null and c.needed
      and exists (select from order_lines l where l.chain_id = c.chain_id
        and l.document_id = ${order} and l.kind = 'work' and not is_fee(l.product_id))
      and not exists (select from order_check_answers a where a.chain_id = c.chain_id
        and a.order_id = ${order} and a.check_id = c.id and a.outcome <> '')`.execute(tx);
  return rows[0]?.count ?? 0;
}
