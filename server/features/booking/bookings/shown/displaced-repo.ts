import { sql } from 'kysely';
import type { SlotVehicle } from '#contract/booking/slots/question.ts';
import type { Tx } from '#server/db/open.ts';

/** Of these bookings those of a calendar that are still to come, the first first. */
export async function bookingsInTheWay(tx: Tx, ids: readonly number[], calendarId: number) {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('bookings')
    .select(['id', 'ticket', 'minutes', 'licenseplate', 'contact_name'])
    .select((e) => [
      e.ref('begins_at').$notNull().as('begins_at'),
      e.fn<string>('bookings_services', ['id']).as('services'),
      sql<boolean>`overbooked <> ''`.as('isOverbooked'),
      sql<SlotVehicle>`(select jsonb_build_object('weight', coalesce(bookings.weight, max(c.weight)),
          'height', coalesce(bookings.height, max(c.height)))
        from cars c where c.chain_id = bookings.chain_id and c.id = bookings.car_id)`.as('vehicle'),
    ])
    .where('id', 'in', ids)
    .where('calendar_id', '=', calendarId)
    .where('state', '=', 'active')
    .where('checked_in_at', 'is', null)
    .where('archived_at', 'is', null)
    .orderBy('begins_at')
    .orderBy('id')
    .execute();
}
