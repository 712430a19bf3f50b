import { sql } from 'kysely';
import { soldLines } from '#server/features/stock/pricing/exports.ts';
import type { ReportSource } from '#server/kit/report/run-report.ts';
import { noonOf } from '#server/kit/report/noon-of.ts';

/** A row for each line of the period's orders that are done. */
export const groupSalesSource: ReportSource = {
  rows: ({ zone, query }) => sql`
    select sold.id as row_id, o.site_id, o.id as leads_to, o.number, sold.description,
      ${noonOf(sql`o.done_on`, zone)} as at, sold.product_id as product, p.name as product_name,
      p.type_id as product_type, t.name as product_type_name, p.brand_id as brand,
      brand.name as brand_name, coalesce(p.kind, 'other') as kind, o.customer_id as customer,
      c.name as customer_name, c.bonus_group_id as bonus_group, g.name as bonus_group_name,
      o.mechanic_id as mechanic, m.name as mechanic_name, o.created_by as seller,
      who.first_name || ' ' || who.last_name as seller_name, sold.quantity, sold.net, sold.cost
    from (${soldLines(query)}) sold
    join orders o on o.id = sold.order_id
    left join products p on p.chain_id = o.chain_id and p.id = sold.product_id
    left join product_types t on t.chain_id = o.chain_id and t.id = p.type_id
    left join product_brands brand on brand.chain_id = o.chain_id and brand.id = p.brand_id
    left join customers c on c.chain_id = o.chain_id and c.id = o.customer_id
    left join bonus_groups g on g.chain_id = o.chain_id and g.id = c.bonus_group_id
    left join booking_resources m on m.chain_id = o.chain_id and m.id = o.mechanic_id
    left join people who on who.chain_id = o.chain_id and who.id = o.created_by
    where ${query['kind'] ?? null}::text is null or coalesce(p.kind, 'other') = ${query['kind'] ?? null}`,
  columns: {
    net: sql`coalesce(sum(net), 0)`,
    quantity: sql`coalesce(sum(quantity), 0)`,
    cost: sql`coalesce(sum(cost), 0)`,
    margin: sql`coalesce(sum(net - cost), 0)`,
    margin_rate: sql`round(sum(net - cost) * 10000.0 / nullif(sum(net) filter (where cost is not null), 0))`,
    costless: sql`coalesce(sum(net) filter (where cost is null), 0)`,
  },
};
