import { sql } from 'kysely';
import type { ReportSource } from '#server/kit/report/run-report.ts';

/** A row for each card that was sold, as it stands now. */
export const giftCardsSource: ReportSource = {
  rows: ({ from, until, query }) => sql`
    select g.id as row_id, null::bigint as site_id, g.id as leads_to, g.sold_at as at, g.number,
      g.state, g.method_id as method, m.name as method_name, g.shop, g.shop as shop_name,
      c.name as customer, g.amount as sold, g.used, g.expired, g.taken_back, g.balance as "left"
    from gift_cards g
    join payment_methods m on m.chain_id = g.chain_id and m.id = g.method_id
    left join customers c on c.chain_id = g.chain_id and c.id = g.customer_id
    where g.chain_id = current_chain() and g.company_id = current_company()
      and g.sold_at >= ${from} and g.sold_at < ${until}
      and (${query['state'] ?? null}::text is null or g.state = ${query['state'] ?? null})`,
  columns: {
    sold: sql`coalesce(sum(sold), 0)`,
    used: sql`coalesce(sum(used), 0)`,
    expired: sql`coalesce(sum(expired), 0)`,
    taken_back: sql`coalesce(sum(taken_back), 0)`,
    left: sql`coalesce(sum("left"), 0)`,
    cards: sql`count(*)`,
  },
};
