import type { Tx } from '#server/db/open.ts';

/** What the people of a site are told of these bookings. */
export async function bookingsForNotice(tx: Tx, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('bookings')
    .select(['id', 'ticket', 'type', 'licenseplate as plate', 'contact_name as name'])
    .select(['begins_at as begins', 'is_confirmed as isConfirmed', 'cancelled_by as cancelledBy'])
    .select((e) => e.fn<string>('bookings_services', ['id']).as('services'))
    .where('id', 'in', ids)
    .execute();
}
