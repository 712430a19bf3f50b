import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';

/** What may have to be told at a site. */
export interface DueNotice {
  readonly chainId: number;
  readonly siteId: number;
  readonly what: 'late' | 'exception' | 'full' | 'transfer';
  /** Of the move, or the warehouse. */
  readonly id: number;
  /** The set and its plate, the name of the warehouse, or the number of the transfer and the site that sent it. */
  readonly name: string;
  readonly plate: string;
  /** Since how many minutes somebody waits, or how full the warehouse is in percent. */
  readonly value: number;
}

const fewestPercent = 50;

/** Sets that somebody waits for, moves that something is the matter with, and warehouses that fill up, of all sites. For the system alone. */
export async function dueNotices(tx: Tx, now: Date): Promise<DueNotice[]> {
  const { rows } = await sql<DueNotice>`
    select m.chain_id as "chainId", m.site_id as "siteId",
      case when m.state = 'exception' then 'exception' else 'late' end as what,
      m.id, s.number as name, s.licenseplate as plate,
      coalesce(extract(epoch from ${now}::timestamptz - v.arrived_at) / 60, 0)::int as value
    from moves m
    join wheel_sets s on s.chain_id = m.chain_id and s.id = m.set_id
    left join queue_people v on v.chain_id = m.chain_id and v.id = m.visit_id and v.left_at is null
    where m.archived_at is null and (m.state = 'exception'
      or m.kind = 'stage' and m.state in ('planned', 'picked') and v.id is not null)
    union all
    select w.chain_id, w.site_id, 'full', w.id, w.name, '',
      (100 * sum(p.taken) / sum(p.room))::int
    from warehouses w
    join storage_places p on p.chain_id = w.chain_id and p.warehouse_id = w.id
      and p.archived_at is null and p.use = ''
    where w.archived_at is null
    group by w.chain_id, w.site_id, w.id, w.name
    having 100 * sum(p.taken) >= ${fewestPercent} * sum(p.room)
    union all
    select t.chain_id, t.to_site_id, 'transfer', t.id, t.number, s.name, 0
    from transfers t join sites s on s.chain_id = t.chain_id and s.id = t.site_id
    where t.state = 'sent' and t.archived_at is null
    order by 1, 2, 4`.execute(tx);
  return rows;
}
