import { sql, type RawBuilder } from 'kysely';
import { netOf } from '#server/features/stock/pricing/exports.ts';
import { atSites } from '#server/kit/report/report-sites.ts';
import type { ReportSource } from '#server/kit/report/run-report.ts';

// What staff did with a quote that nobody answered by its link is the answer, too.
const answer = sql`case when o.quote_answer <> '' then o.quote_answer
  when o.state in ('draft', 'quote') then 'open'
  when o.state = 'cancelled' then 'declined' else 'accepted' end`;

// As of the order itself: VAT is rounded once for each rate.
const netOfAll = (amount: RawBuilder<unknown>) => sql`sum(${netOf(amount, sql`vat_rate`)})`;

/** A row for each quote that was sent in the period; what was answered stands as it was answered, whatever became of the order. */
export const quoteAnswersSource: ReportSource = {
  rows: ({ from, until, query }) => sql`
    select * from (
      select o.id as row_id, o.site_id, o.id as leads_to, o.number, o.quote_sent_at as at, ${answer} as answer,
        o.quote_reason as reason, o.done_on, o.created_by as seller,
        who.first_name || ' ' || who.last_name as seller_name, o.customer_id as customer,
        c.name as customer_name, coalesce(said.offered, o.net) as offered,
        coalesce(said.won, case when ${answer} = 'accepted' then o.net else 0 end) as won,
        extract(epoch from o.quote_answered_at - o.quote_sent_at) / 3600 as hours
      from orders o
      left join customers c on c.chain_id = o.chain_id and c.id = o.customer_id
      left join people who on who.chain_id = o.chain_id and who.id = o.created_by
      left join lateral (
        select ${netOfAll(sql`offered`)} as offered, ${netOfAll(sql`won`)} as won
        from (
          select vat_rate, sum(amount) as offered, coalesce(sum(amount) filter (where accepted), 0) as won
          from jsonb_to_recordset(o.quote_lines)
            as line (vat_category text, vat_rate integer, amount bigint, accepted boolean)
          group by vat_category, vat_rate) rate) said on true
      where o.site_id ${atSites(query)} and o.archived_at is null
        and o.quote_sent_at >= ${from} and o.quote_sent_at < ${until}) quotes
    where ${query['answer'] ?? null}::text is null or answer = ${query['answer'] ?? null}`,
  columns: {
    quotes: sql`count(*)`,
    offered: sql`coalesce(sum(offered), 0)`,
    won: sql`coalesce(sum(won), 0)`,
    won_rate: sql`round(sum(won) * 10000.0 / nullif(sum(offered), 0))`,
    answered: sql`count(*) filter (where answer <> 'open')`,
    accepted: sql`count(*) filter (where answer in ('accepted', 'partly'))`,
    done: sql`count(*) filter (where answer in ('accepted', 'partly') and done_on is not null)`,
    declined: sql`count(*) filter (where answer = 'declined')`,
    hours: sql`round(avg(hours) * 10)`,
  },
};
