import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';

/** What stands of products that are kept in stock; of which an order, if one is asked for, has some for itself. */
export async function standingOf(tx: Tx, ids: readonly number[], order: number | undefined) {
  const { rows } = await sql<{
    id: number;
    free: number;
    kept: number;
    covered: number;
    expected: number;
    elsewhere: { site: string; free: number }[];
  }>`
    select p.id, products_on_hand(p.id) - products_reserved(p.id) as free,
      products_reserved(p.id) as kept, products_incoming(p.id) as expected,
      (coalesce((select sum(r.quantity) from stock_reservations r
        join sites s on s.chain_id = r.chain_id and s.id = r.site_id
        where r.order_id = ${order ?? null} and r.product_id = p.id and r.archived_at is null
          and r.held_until >= (now() at time zone s.timezone)::date), 0)
      + coalesce((select sum(case when m.from_warehouse is null then -m.quantity else m.quantity end)
        from stock_movements m
        where m.order_id = ${order ?? null} and m.product_id = p.id), 0))::bigint as covered,
      coalesce((select json_agg(json_build_object('site', e.site, 'free', e.free))
        from stock_elsewhere(p.id) e), '[]') as elsewhere
    from products p
    where p.id = any (${[...ids]}::bigint[]) and p.stocked and p.kind not in ('work', 'package')
    order by p.id`.execute(tx);
  return rows;
}
