import { sql } from 'kysely';
import type { ReportSource } from '#server/kit/report/run-report.ts';
import { enteredAtRegisters } from './entered-repo.ts';

/** A row for each sale, return and receipt of money, and for what a drawer differed. Its Z report is the first one that has it. */
export const dailyTakingsSource: ReportSource = {
  rows: (params) => sql`
    select e.register_id * 1000000000 + e.nr as row_id, e.site_id, e.leads_to, e.at, e.number,
      e.register, e.register_name, e.person, e.person_name, e.kind,
      e.register || '-' || z.nr as z, z.nr || ' ' || e.register_name as z_name,
      case e.kind when 'sale' then e.gross else 0 end as sales,
      case e.kind when 'return' then -e.gross else 0 end as returns,
      coalesce(l.vat, 0) as vat, case e.kind when 'received' then e.gross else 0 end as received,
      case e.kind when 'difference' then e.gross else 0 end as difference, e.kind <> 'difference' as has_receipt,
      coalesce(p.cash, 0) as cash, coalesce(p.card, 0) as card, coalesce(p.mobile, 0) as mobile,
      coalesce(p.gift_card, 0) as gift_card, coalesce(p.other, 0) as other
    from (${enteredAtRegisters(params)}) e
    left join lateral (select sum(vat) as vat from cash_lines
      where chain_id = e.chain_id and register_id = e.register_id and nr = e.nr) l on true
    left join lateral (select sum(amount) filter (where kind = 'cash') as cash,
        sum(amount) filter (where kind = 'card') as card,
        sum(amount) filter (where kind = 'mobile') as mobile,
        sum(amount) filter (where kind = 'gift_card') as gift_card,
        sum(amount) filter (where kind not in ('cash', 'card', 'mobile', 'gift_card', 'advance')) as other
      from cash_payments
      where chain_id = e.chain_id and register_id = e.register_id and nr = e.nr) p on true
    left join (
      select chain_id, register_id, (report ->> 'nr')::bigint as nr,
        (report ->> 'last_transaction')::bigint as last,
        lag((report ->> 'last_transaction')::bigint, 1, 0::bigint)
          over (partition by chain_id, register_id order by nr) as before
      from cash_events where kind = 'z_report') z
      on z.chain_id = e.chain_id and z.register_id = e.register_id
        and e.nr > z.before and e.nr <= z.last
    where e.kind in ('sale', 'return', 'received', 'difference')
      and (${params.query['kind'] ?? null}::text is null or e.kind = ${params.query['kind'] ?? null})`,
  columns: {
    sales: sql`coalesce(sum(sales), 0)`,
    returns: sql`coalesce(sum(returns), 0)`,
    vat: sql`coalesce(sum(vat), 0)`,
    received: sql`coalesce(sum(received), 0)`,
    cash: sql`coalesce(sum(cash), 0)`,
    card: sql`coalesce(sum(card), 0)`,
    mobile: sql`coalesce(sum(mobile), 0)`,
    gift_card: sql`coalesce(sum(gift_card), 0)`,
    other: sql`coalesce(sum(other), 0)`,
    difference: sql`coalesce(sum(difference), 0)`,
    receipts: sql`count(*) filter (where has_receipt)`,
  },
};
