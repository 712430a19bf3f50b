import { sql } from 'kysely';
import type { ReportSource } from '#server/kit/report/run-report.ts';

/** A row for each warehouse that a movement was of, until the period ended. */
export const stockValueItemsSource: ReportSource = {
  rows: ({ from, until }) => sql`
    select side.sign * m.value as value, side.sign * m.quantity as moved,
      case when m.kind in ('sale', 'consumption') and m.happened_at >= ${from}
        then -side.sign * m.quantity else 0 end as taken,
      p.id as product, p.name as product_name, nullif(p.size, '') as size, p.size as size_name,
      nullif(m.dot, '') as dot, m.dot as dot_name
    from stock_movements m
    cross join lateral (values (m.from_warehouse, -1), (m.to_warehouse, 1)) side (warehouse, sign)
    join products p on p.chain_id = m.chain_id and p.id = m.product_id
    where m.site_id = current_site() and side.warehouse is not null and m.happened_at < ${until}`,
  columns: {
    value: sql`coalesce(sum(value), 0)`,
    quantity: sql`coalesce(sum(moved), 0)`,
    each: sql`round(sum(value) * 1000 / nullif(sum(moved), 0))`,
    taken: sql`coalesce(sum(taken), 0)`,
  },
};
