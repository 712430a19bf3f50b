import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';

/** A site where what is kept of its stock is not what was moved there. */
export interface UnequalStock {
  readonly chainId: number;
  readonly siteId: number;
  /** What of it, as the product and its warehouse are called. */
  readonly levels: readonly string[];
}

/** Compares all stock with the ledger: what must be equal by itself, and is proved each night. */
export async function unequalStock(tx: Tx): Promise<UnequalStock[]> {
  const { rows } = await sql<UnequalStock>`
    with by_dot as (
      select m.chain_id, m.site_id, m.product_id, side.warehouse as warehouse_id, m.dot,
        sum(side.sign * m.quantity) as quantity, sum(side.sign * m.value) as value
      from stock_movements m
      cross join lateral (values (m.from_warehouse, -1), (m.to_warehouse, 1)) side (warehouse, sign)
      where side.warehouse is not null group by 1, 2, 3, 4, 5
    ), moved as (
      select chain_id, site_id, product_id, warehouse_id, sum(quantity) as on_hand, sum(value) as value,
        coalesce(jsonb_object_agg(dot, quantity) filter (where quantity <> 0), '{}') as dots
      from by_dot group by 1, 2, 3, 4
    )
    select coalesce(l.chain_id, m.chain_id) as "chainId", coalesce(l.site_id, m.site_id) as "siteId",
      array_agg(coalesce(p.name, '') || ' (' || coalesce(w.name, '') || ')' order by p.name, w.name) as levels
    from stock_levels l full join moved m on m.chain_id = l.chain_id and m.site_id = l.site_id
      and m.product_id = l.product_id and m.warehouse_id = l.warehouse_id
    left join products p on p.chain_id = coalesce(l.chain_id, m.chain_id)
      and p.id = coalesce(l.product_id, m.product_id)
    left join warehouses w on w.chain_id = coalesce(l.chain_id, m.chain_id)
      and w.id = coalesce(l.warehouse_id, m.warehouse_id)
    where l.id is null or (l.on_hand, l.value, l.dots)
      is distinct from (coalesce(m.on_hand, 0), coalesce(m.value, 0), coalesce(m.dots, '{}'))
    group by 1, 2 order by 1, 2`.execute(tx);
  return rows;
}
