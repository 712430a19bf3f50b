import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';

/** What the people of a site are notified of about these bookings. */
export async function bookingsForNotice(tx: Tx, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('bookings')
    .select(['id', 'ticket', 'type', 'licenseplate as plate', 'contact_name as name'])
    .select(['begins_at as begins', 'is_confirmed as isConfirmed', 'cancelled_by as cancelledBy'])
    .select((e) => e.fn<string>('bookings_services', ['id']).as('services'))
    .select((e) =>
      // A customer who books the same car twice has mostly forgotten the first time.
      sql<{ begins: string; ticket: string }[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('begins', o.begins_at, 'ticket', o.ticket)
          order by o.begins_at), '[]')
        from bookings o
        where o.chain_id = ${e.ref('bookings.chain_id')} and o.site_id = ${e.ref('bookings.site_id')}
          and o.id <> ${e.ref('bookings.id')} and o.licenseplate = ${e.ref('bookings.licenseplate')}
          and o.licenseplate <> '' and o.state = 'active' and o.archived_at is null
          and o.begins_at > now())`.as('samePlate'),
    )
    .where('id', 'in', ids)
    .execute();
}
