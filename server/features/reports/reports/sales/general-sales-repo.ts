import { sql } from 'kysely';
import { atSites } from '#server/kit/report/report-sites.ts';
import type { ReportSource } from '#server/kit/report/run-report.ts';
import { noonOf } from '#server/kit/report/noon-of.ts';

/** A row for each order of the period that is done. */
export const generalSalesSource: ReportSource = {
  rows: ({ zone, query }) => sql`
    select * from (
      select o.id as row_id, o.site_id, o.id as leads_to, o.number, ${noonOf(sql`o.done_on`, zone)} as at,
        o.customer_id as customer, c.name as customer_name, o.mechanic_id as mechanic,
        m.name as mechanic_name, o.created_by as seller,
        who.first_name || ' ' || who.last_name as seller_name,
        case when b.is_drop_in then 'drop_in' when b.id is not null then 'booked' else 'unbooked' end
          as came,
        o.net, sold.tyres, sold.minutes as sold_time, worked.minutes as worked_time
      from orders o
      left join customers c on c.chain_id = o.chain_id and c.id = o.customer_id
      left join booking_resources m on m.chain_id = o.chain_id and m.id = o.mechanic_id
      left join people who on who.chain_id = o.chain_id and who.id = o.created_by
      left join bookings b on b.chain_id = o.chain_id and b.id = o.booking_id
      left join lateral (
        select sum(l.quantity) filter (where p.kind = 'tyre') as tyres,
          sum(l.quantity * p.minutes / 1000.0) filter (where p.kind in ('work', 'package')) as minutes
        from order_lines l join products p on p.chain_id = l.chain_id and p.id = l.product_id
        where l.chain_id = o.chain_id and l.document_id = o.id) sold on true
      left join lateral (
        select sum(extract(epoch from t.ended_at - t.began_at)) / 60 as minutes from order_times t
        where t.chain_id = o.chain_id and t.order_id = o.id) worked on true
      where o.site_id ${atSites(query)} and o.state = 'done' and o.archived_at is null
        and o.done_on between ${query.from} and ${query.to}) sales
    where ${query['came'] ?? null}::text is null or came = ${query['came'] ?? null}`,
  columns: {
    orders: sql`count(*)`,
    net: sql`coalesce(sum(net), 0)`,
    average: sql`round(avg(net))`,
    tyres: sql`coalesce(sum(tyres), 0)`,
    sold_time: sql`coalesce(sum(round(sold_time)), 0)`,
    worked_time: sql`coalesce(sum(round(worked_time)), 0)`,
  },
};
