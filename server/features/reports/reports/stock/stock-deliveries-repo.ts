import { sql } from 'kysely';
import { atSites } from '#server/kit/report/report-sites.ts';
import type { ReportSource } from '#server/kit/report/run-report.ts';

/** A row for each line that came and was not taken back. */
export const stockDeliveriesSource: ReportSource = {
  rows: ({ from, until, query }) => sql`
    select m.id as row_id, m.site_id, p.id as leads_to, nullif(m.dot, '') as dot, m.happened_at as at, nullif(m.source, '') as delivery, nullif(m.source, '') as delivery_name,
      p.id as product, p.name as product_name, t.id as product_type, t.name as product_type_name,
      w.id as warehouse, w.name as warehouse_name, m.quantity, m.value
    from stock_movements m
    join products p on p.chain_id = m.chain_id and p.id = m.product_id
    join product_types t on t.chain_id = p.chain_id and t.id = p.type_id
    join warehouses w on w.chain_id = m.chain_id and w.id = m.to_warehouse
    where m.site_id ${atSites(query)} and m.happened_at >= ${from} and m.happened_at < ${until}
      and m.kind in ('receipt', 'return') and m.reverses is null
      and not exists (select from stock_movements back
        where back.chain_id = m.chain_id and back.reverses = m.id)
      and (${query['kind'] ?? null}::text is null or m.kind = ${query['kind'] ?? null})`,
  columns: {
    lines: sql`count(*)`,
    quantity: sql`coalesce(sum(quantity), 0)`,
    value: sql`coalesce(sum(value), 0)`,
  },
};
