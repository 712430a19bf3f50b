import { sql } from 'kysely';
import type { scheduleOf } from '#server/features/booking/bookings/exports.ts';
import type { Tx } from '#server/db/open.ts';
import type { Place } from '#server/kit/settings/settings-repo.ts';

interface StoredWorkshop {
  readonly name: string;
  readonly town: string;
  readonly timezone: string;
  readonly country: string;
  /** The hours of its usual calendar, else of its first; null where none has any. */
  readonly schedule: Parameters<typeof scheduleOf>[0] | null;
}

/** The public facts of a site; undefined of one that is not at work. For the system alone. */
export async function storedWorkshop(
  tx: Tx,
  { chainId, siteId }: Place,
): Promise<StoredWorkshop | undefined> {
  const { rows } = await sql<StoredWorkshop>`
    select s.name, s.town, s.timezone, n.country,
      (select to_jsonb(h) from (
        select o.id, o.name, o.weeks, o.seasons, o.holidays, o.country, o.exceptions
        from calendars c
        join booking_schedules o on o.chain_id = c.chain_id and o.id = c.schedule_id
          and o.archived_at is null
        where c.chain_id = s.chain_id and c.site_id = s.id and c.archived_at is null
        order by c.is_default desc, c.id
        limit 1
      ) h) as schedule
    from sites s
    join companies n on n.chain_id = s.chain_id and n.id = s.company_id
    where s.chain_id = ${chainId} and s.id = ${siteId} and s.active`.execute(tx);
  return rows[0];
}
