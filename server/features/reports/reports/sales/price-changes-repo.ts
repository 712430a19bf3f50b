import { sql } from 'kysely';
import { soldLines } from '#server/features/stock/pricing/exports.ts';
import { noonOf } from '#server/kit/report/noon-of.ts';
import type { ReportSource } from '#server/kit/report/run-report.ts';

/** A row for each line of the period's orders that are done, whose price or VAT code somebody changed, took a discount off or gave away. */
export const priceChangesSource: ReportSource = {
  rows: ({ zone, query }) => sql`
    select * from (
      select sold.id as row_id, o.site_id, o.id as leads_to, ${noonOf(sql`o.done_on`, zone)} as at, o.number,
        sold.description, sold.product_id as product, p.name as product_name,
        p.type_id as product_type, t.name as product_type_name, o.customer_id as customer,
        c.name as customer_name, sold.changed_by as person,
        who.first_name || ' ' || who.last_name as person_name, o.created_by as seller,
        maker.first_name || ' ' || maker.last_name as seller_name, sold.net, sold.asked,
        coalesce(sold.proposed, sold.asked) as proposed,
        o.price_reason as reason,
        case when usual.is_so is false then 'vat'
          when sold.net = 0 then 'free'
          when sold.proposed > sold.asked then 'lowered' when sold.proposed < sold.asked then 'raised'
          else 'discount' end as change
      from (${soldLines(query)}) sold
      join orders o on o.id = sold.order_id
      join sites seller_site on seller_site.chain_id = o.chain_id and seller_site.id = o.site_id
      left join products p on p.chain_id = o.chain_id and p.id = sold.product_id
      left join product_types t on t.chain_id = o.chain_id and t.id = p.type_id
      left join customers c on c.chain_id = o.chain_id and c.id = o.customer_id
      left join people who on who.chain_id = o.chain_id and who.id = sold.changed_by
      left join people maker on maker.chain_id = o.chain_id and maker.id = o.created_by
      left join lateral (
        select bool_or(v.rate = sold.vat_rate and sold.vat_category =
          case v.kind when 'zero' then 'Z' when 'exempt' then 'E' else 'S' end) as is_so
        from vat_codes v
        where v.chain_id = o.chain_id and v.company_id = seller_site.company_id and v.kind = coalesce(p.vat, 'standard')
          and v.archived_at is null and v.valid_from <= o.order_date
          and coalesce(v.valid_to >= o.order_date, true)) usual on true
      where coalesce(sold.proposed, sold.asked) <> sold.asked or sold.asked <> sold.net
        or (sold.net = 0 and sold.product_id is not null) or usual.is_so is false) changed
    where ${query['change'] ?? null}::text is null or change = ${query['change'] ?? null}`,
  columns: {
    lowered: sql`coalesce(sum(proposed - asked), 0)`,
    discount: sql`coalesce(sum(asked - net), 0)`,
    lines: sql`count(*)`,
    proposed: sql`coalesce(sum(proposed), 0)`,
    net: sql`coalesce(sum(net), 0)`,
    rate: sql`round(sum(proposed - net) * 10000.0 / nullif(sum(proposed), 0))`,
  },
};
