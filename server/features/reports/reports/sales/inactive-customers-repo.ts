import { sql } from 'kysely';
import { inHouse } from '#contract/hotel/wheel-sets/wheel-set-rules.ts';
import { atSites } from '#server/kit/report/report-sites.ts';
import type { ReportSource } from '#server/kit/report/run-report.ts';
import { noonOf } from '#server/kit/report/noon-of.ts';

/** A row for each customer whose last order at the sites that are read was done in the period, and for whom there is none at work. */
export const inactiveCustomersSource: ReportSource = {
  rows: ({ zone, query }) => sql`
    select * from (
      select c.id as row_id, had.site_id, c.id as leads_to, ${noonOf(sql`had.last`, zone)} as at,
        c.id as customer, c.name as customer_name, c.phone, c.email, had.orders, had.net,
        case when had.orders > 1 then (had.last - had.first) / (had.orders - 1) end as days,
        case when had.orders > 1 then 'again' else 'once' end as visits,
        stored.sets, case when stored.sets > 0 then 'yes' else 'no' end as stores,
        case when asked.given then 'yes' else 'no' end as consents,
        c.manager_id as manager, am.name as manager_name,
        c.bonus_group_id as bonus_group, g.name as bonus_group_name, at_work.id as at_work
      from (
        select o.customer_id, min(o.done_on) as first, max(o.done_on) as last,
          count(*) as orders, sum(o.net) as net,
          (array_agg(o.site_id order by o.done_on desc, o.id desc))[1] as site_id
        from orders o
        where o.site_id ${atSites(query)} and o.state = 'done' and o.archived_at is null
          and o.customer_id is not null
        group by o.customer_id
        having max(o.done_on) between ${query.from} and ${query.to}) had
      left join lateral (
        select o.id from orders o
        where o.chain_id = current_chain() and o.site_id ${atSites(query)}
          and o.customer_id = had.customer_id and o.archived_at is null
          and o.state in ('accepted', 'planned', 'in_progress') limit 1) at_work on true
      join customers c on c.id = had.customer_id and c.archived_at is null
      left join account_managers am on am.chain_id = c.chain_id and am.id = c.manager_id
      left join bonus_groups g on g.chain_id = c.chain_id and g.id = c.bonus_group_id
      cross join lateral (
        select count(*) as sets from wheel_sets s
        where s.chain_id = c.chain_id and s.customer_id = c.id and s.archived_at is null
          and s.state = any (${[...inHouse]})) stored
      cross join lateral (
        select exists (
          select from consent_definitions d
          join lateral (
            select e.given from consent_events e
            where e.chain_id = c.chain_id and e.customer_id = c.id and e.definition_id = d.id
            order by e.id desc limit 1) said on said.given
          where d.chain_id = c.chain_id and d.archived_at is null and d.kind like 'marketing-%'
        ) as given) asked) inactive
    where at_work is null
      and (${query['consents'] ?? null}::text is null or consents = ${query['consents'] ?? null})
      and (${query['stores'] ?? null}::text is null or stores = ${query['stores'] ?? null})`,
  columns: {
    customers: sql`count(*)`,
    orders: sql`coalesce(sum(orders), 0)`,
    net: sql`coalesce(sum(net), 0)`,
    days: sql`round(avg(days))`,
    sets: sql`coalesce(sum(sets), 0)`,
  },
};
