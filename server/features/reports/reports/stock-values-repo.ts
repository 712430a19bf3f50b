import { sql } from 'kysely';
import type { ReportSource } from '#server/kit/report/run-report.ts';

/** A row for each warehouse that a movement was of, until the period ended. */
export const stockValuesSource: ReportSource = {
  rows: ({ from, until }) => sql`
    select m.happened_at < ${from} as is_before, side.sign * m.value as value,
      side.sign * m.quantity as moved, p.type_id as product_type, t.name as product_type_name,
      p.brand_id as brand, b.name as brand_name, w.id as warehouse, w.name as warehouse_name,
      nullif(p.season, '') as season, p.id as product, p.name as product_name
    from stock_movements m
    cross join lateral (values (m.from_warehouse, -1), (m.to_warehouse, 1)) side (warehouse, sign)
    join warehouses w on w.chain_id = m.chain_id and w.id = side.warehouse
    join products p on p.chain_id = m.chain_id and p.id = m.product_id
    join product_types t on t.chain_id = p.chain_id and t.id = p.type_id
    left join product_brands b on b.chain_id = p.chain_id and b.id = p.brand_id
    where m.site_id = current_site() and m.happened_at < ${until}`,
  columns: {
    closing: sql`coalesce(sum(value), 0)`,
    quantity: sql`coalesce(sum(moved), 0)`,
    opening: sql`coalesce(sum(value) filter (where is_before), 0)`,
    incoming: sql`coalesce(sum(value) filter (where not is_before and value > 0), 0)`,
    outgoing: sql`coalesce(-sum(value) filter (where not is_before and value < 0), 0)`,
  },
};
