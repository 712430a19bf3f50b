import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';

/** A site where what is kept of its stock is not what was moved there. */
export interface UnequalStock {
  readonly chainId: number;
  readonly siteId: number;
  /** What of it, as the product and its warehouse are called; of the sums of a month with the month. */
  readonly levels: readonly string[];
}

/** Compares all stock, and the sums of each month, with the ledger: what must be equal by itself, and is proved each night. */
export async function unequalStock(tx: Tx): Promise<UnequalStock[]> {
  const { rows } = await sql<UnequalStock>`
    with by_month as (
      select m.chain_id, m.site_id, s.month, m.product_id, s.warehouse_id, m.dot,
        sum(s.value_in) as value_in, sum(s.value_out) as value_out, sum(s.moved) as moved,
        sum(s.taken) as taken
      from stock_movements m cross join lateral sides_of(m) s group by 1, 2, 3, 4, 5, 6
    ), by_dot as (
      select chain_id, site_id, product_id, warehouse_id, dot, sum(moved) as quantity,
        sum(value_in - value_out) as value
      from by_month group by 1, 2, 3, 4, 5
    ), moved as (
      select chain_id, site_id, product_id, warehouse_id, sum(quantity) as on_hand, sum(value) as value,
        coalesce(jsonb_object_agg(dot, quantity) filter (where quantity <> 0), '{}') as dots
      from by_dot group by 1, 2, 3, 4
    ), unequal as (
      select chain_id, site_id, product_id, warehouse_id, '' as month
      from stock_levels l full join moved m using (chain_id, site_id, product_id, warehouse_id)
      where l.id is null or (l.on_hand, l.value, l.dots)
        is distinct from (coalesce(m.on_hand, 0), coalesce(m.value, 0), coalesce(m.dots, '{}'))
      union
      select chain_id, site_id, product_id, warehouse_id, to_char(month, ' YYYY-MM')
      from stock_sums k
      full join by_month m using (chain_id, site_id, month, product_id, warehouse_id, dot)
      where (k.value_in, k.value_out, k.moved, k.taken)
        is distinct from (m.value_in, m.value_out, m.moved, m.taken)
    )
    select u.chain_id as "chainId", u.site_id as "siteId",
      array_agg(coalesce(p.name, '') || ' (' || coalesce(w.name, '') || ')' || u.month
        order by p.name, w.name, u.month) as levels
    from unequal u
    left join products p on p.chain_id = u.chain_id and p.id = u.product_id
    left join warehouses w on w.chain_id = u.chain_id and w.id = u.warehouse_id
    group by 1, 2 order by 1, 2`.execute(tx);
  return rows;
}
