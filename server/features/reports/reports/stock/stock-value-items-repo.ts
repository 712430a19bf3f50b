import { sql, type RawBuilder } from 'kysely';
import type { ReportSource } from '#server/kit/report/run-report.ts';
import { eachMoved, movedUntil, stoodBefore } from './stock-moved-repo.ts';

/** A row for what was moved of a product by DOT code, before the period and within it. */
export const stockValueItemsSource: ReportSource = {
  rows: (params) => valued(movedUntil(params)),
  each: (params) => alone(eachMoved(params)),
  before: (params) => alone(stoodBefore(params)),
  columns: {
    value: sql`coalesce(sum(value), 0)`,
    quantity: sql`coalesce(sum(moved), 0)`,
    each: sql`round(sum(value) * 1000 / nullif(sum(moved), 0))`,
    taken: sql`coalesce(sum(taken), 0)`,
  },
};

const alone = (moved: RawBuilder<unknown>) =>
  valued(
    sql`select each.*, w.site_id, w.name as warehouse_name from (${moved}) each
      join warehouses w on w.id = each.warehouse_id`,
    sql`, m.row_id, m.site_id, m.at, p.id as leads_to, m.warehouse_id as warehouse, m.warehouse_name`,
  );

const valued = (moved: RawBuilder<unknown>, besides = sql``) => sql`
  select m.value_in - m.value_out as value, m.moved,
    case when m.is_before then 0 else m.taken end as taken,
    p.id as product, p.name as product_name, nullif(p.size, '') as size, p.size as size_name,
    nullif(m.dot, '') as dot, m.dot as dot_name${besides}
  from (${moved}) m
  join products p on p.chain_id = current_chain() and p.id = m.product_id`;
