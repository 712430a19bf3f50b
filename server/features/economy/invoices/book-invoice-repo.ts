import { sql } from 'kysely';
import type { SoldThing } from '#contract/economy/invoices/sale-event.ts';
import type { Tx } from '#server/db/open.ts';

/** What the lines of an invoice sell, by their keys; the cost centre is that of the order. */
export async function soldThings(tx: Tx, invoice: number): Promise<ReadonlyMap<string, SoldThing>> {
  const { rows } = await sql<SoldThing & { key: string }>`
    select l.key, p.kind as product_kind, p.type_id as product_type_id, c.cost_centre_id,
      case when l.period_from is not null
        then json_build_object('from', l.period_from, 'to', l.period_to) end as period
    from invoice_lines l
    left join products p on p.chain_id = l.chain_id and p.id = l.product_id
    left join cost_centres_of_invoice(${invoice}) c on c.order_id = l.order_id
    where l.chain_id = current_chain() and l.document_id = ${invoice}`.execute(tx);
  return new Map(rows.map(({ key, ...thing }) => [key, thing]));
}
