import { sql } from 'kysely';
import { atSites } from '#server/kit/report/report-sites.ts';
import type { ReportSource } from '#server/kit/report/run-report.ts';

/** A row for each line that came from a supplier, who is one in every writing of the name. Whose it is the refill says; else the product, where only one has it. */
export const supplierPurchasesSource: ReportSource = {
  rows: ({ from, until, zone, query }) => sql`
    select * from (select came.*, min(given) over alike as supplier,
      min(given) over alike as supplier_name, case when days is null then 'unexpected' when days > 0 then 'late'
      else 'on_time' end as arrival
    from (
      select m.id as row_id, m.site_id, r.id as leads_to, m.happened_at as at, m.quantity, m.value,
        coalesce(nullif(r.supplier, ''), known.supplier) as given,
        r.id as refill, r.number as refill_name, p.id as product, p.name as product_name,
        t.id as product_type, t.name as product_type_name, b.id as brand, b.name as brand_name,
        case when r.expected_on is not null
          then greatest(0, (m.happened_at at time zone ${zone})::date - r.expected_on) end as days
      from stock_movements m
      join products p on p.chain_id = m.chain_id and p.id = m.product_id
      join product_types t on t.chain_id = p.chain_id and t.id = p.type_id
      left join product_brands b on b.chain_id = p.chain_id and b.id = p.brand_id
      left join stock_refills r on r.chain_id = m.chain_id and r.id = m.refill_id
      left join lateral (
        select min(a.supplier) as supplier from supplier_articles a
        where a.chain_id = m.chain_id and a.product_id = m.product_id and a.archived_at is null
        having count(distinct a.supplier_key) = 1) known on true
      where m.site_id ${atSites(query)} and m.happened_at >= ${from} and m.happened_at < ${until}
        and m.kind = 'receipt' and m.reverses is null
        and not exists (select from stock_movements back
          where back.chain_id = m.chain_id and back.reverses = m.id)) came
    window alike as (partition by name_search_key(given))) purchases
    where ${query['arrival'] ?? null}::text is null or arrival = ${query['arrival'] ?? null}`,
  columns: {
    value: sql`coalesce(sum(value), 0)`,
    quantity: sql`coalesce(sum(quantity), 0)`,
    price: sql`round(sum(value) * 1000.0 / nullif(sum(quantity), 0))`,
    lines: sql`count(*)`,
    late: sql`count(*) filter (where days > 0)`,
    days_late: sql`round(avg(days) * 10)`,
  },
};
