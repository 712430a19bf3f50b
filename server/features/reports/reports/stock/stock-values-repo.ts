import { sql, type RawBuilder } from 'kysely';
import type { ReportSource } from '#server/kit/report/run-report.ts';
import { eachMoved, movedUntil, stoodBefore } from './stock-moved-repo.ts';

/** A row for what was moved of a product in a warehouse, before the period and within it. */
export const stockValuesSource: ReportSource = {
  rows: (params) => valued(movedUntil(params)),
  each: (params) => valued(eachMoved(params)),
  before: (params) => valued(stoodBefore(params)),
  columns: {
    closing: sql`coalesce(sum(value_in - value_out), 0)`,
    quantity: sql`coalesce(sum(moved), 0)`,
    opening: sql`coalesce(sum(value_in - value_out) filter (where is_before), 0)`,
    incoming: sql`coalesce(sum(value_in) filter (where not is_before), 0)`,
    outgoing: sql`coalesce(sum(value_out) filter (where not is_before), 0)`,
  },
};

const valued = (moved: RawBuilder<unknown>) => sql`
  select m.*, w.site_id, p.id as leads_to, p.type_id as product_type, t.name as product_type_name,
    p.brand_id as brand, b.name as brand_name, w.id as warehouse, w.name as warehouse_name,
    nullif(p.season, '') as season, p.id as product, p.name as product_name
  from (${moved}) m
  join warehouses w on w.id = m.warehouse_id
  join products p on p.chain_id = w.chain_id and p.id = m.product_id
  join product_types t on t.chain_id = p.chain_id and t.id = p.type_id
  left join product_brands b on b.chain_id = p.chain_id and b.id = p.brand_id`;
