import { sql } from 'kysely';
import type { OpenDay } from '#contract/cash/cash-registers/open-days.ts';
import type { Tx } from '#server/db/open.ts';

/** The registers of these sites in which something was entered since their last Z report, by site and number. What their drawers should have is not said: they are counted without knowing it. */
export async function openDaysAt(tx: Tx, sites: readonly number[]): Promise<OpenDay[]> {
  const { rows } = await sql<OpenDay>`
    select r.id, r.name, r.number, json_build_object('id', s.id, 'name', s.name) as site,
      r.declared_on is null as is_practice, r.has_drawer, d.currency, d.since, d.sold, d.receipts
    from cash_registers r
    join sites s on s.chain_id = r.chain_id and s.id = r.site_id
    join cash_series q on q.chain_id = r.chain_id and q.register_id = r.id
    cross join lateral (
      select min(t.day)::text as since, max(t.seller ->> 'currency') as currency,
        coalesce(sum(t.gross) filter (where t.kind in ('sale', 'return')), 0)::bigint as sold,
        (count(*) filter (where t.kind in ('sale', 'return')))::int as receipts
      from cash_transactions t
      where t.chain_id = r.chain_id and t.register_id = r.id and t.nr > q.z_transaction) d
    where r.site_id = any (${[...sites]}::bigint[]) and r.state <> 'closed' and d.since is not null
    order by s.name, s.id, r.number`.execute(tx);
  return rows;
}
