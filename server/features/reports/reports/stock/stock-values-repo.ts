import { sql, type RawBuilder } from 'kysely';
import type { ReportParams, ReportSource } from '#server/kit/report/run-report.ts';
import { eachMoved, movedUntil, stoodBefore } from './stock-moved-repo.ts';

/** A row for what was moved of a product in a warehouse, before the period and within it. */
export const stockValuesSource: ReportSource = {
  rows: (params) => valued(movedUntil(params), params),
  each: (params) => valued(eachMoved(params), params),
  before: (params) => valued(stoodBefore(params), params),
  columns: {
    closing: sql`coalesce(sum(value_in - value_out), 0)`,
    quantity: sql`coalesce(sum(moved), 0)`,
    opening: sql`coalesce(sum(value_in - value_out) filter (where is_before), 0)`,
    incoming: sql`coalesce(sum(value_in) filter (where not is_before), 0)`,
    outgoing: sql`coalesce(sum(value_out) filter (where not is_before), 0)`,
  },
};

const valued = (moved: RawBuilder<unknown>, { until, query }: ReportParams) => sql`
  select * from (
    select m.*, w.site_id, p.id as leads_to, p.type_id as product_type, t.name as product_type_name,
      p.brand_id as brand, b.name as brand_name, w.id as warehouse, w.name as warehouse_name,
      nullif(p.season, '') as season, p.id as product, p.name as product_name, ${ageAt(until)} as age
    from (${moved}) m
    join warehouses w on w.id = m.warehouse_id
    join products p on p.chain_id = w.chain_id and p.id = m.product_id
    join product_types t on t.chain_id = p.chain_id and t.id = p.type_id
    left join product_brands b on b.chain_id = p.chain_id and b.id = p.brand_id) stock
  where ${query['age'] ?? null}::text is null or age = ${query['age'] ?? null}`;

// Since a product last came to a site, came back, was sold or was used up there; where it never was, since it is there. What is carried or counted lies on.
const ageAt = (until: Date): RawBuilder<unknown> => sql`(
  select case when lain < interval '91 days' then 'days_90' when lain < interval '181 days' then 'days_180'
    when lain < interval '366 days' then 'days_365' else 'older' end
  from (select least(${until}::timestamptz, now()) - coalesce(
    (select s.happened_at from stock_movements s
      where s.site_id = w.site_id and s.product_id = p.id and s.happened_at < ${until} and s.reverses is null
        and s.kind in ('receipt', 'return', 'sale', 'consumption')
      order by s.happened_at desc limit 1),
    (select min(s.happened_at) from stock_movements s
      where s.site_id = w.site_id and s.product_id = p.id)) as lain) since)`;
