import type { ChangeRules } from '#contract/booking/booking-rules.ts';
import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';

/** The rules of a calendar about who comes late or does not come. */
export const rulesOf = (tx: Tx, calendarId: number) =>
  tx
    .selectFrom('calendars')
    .select(['late_after', 'no_show_after', 'no_show_fee'])
    .where('id', '=', calendarId)
    .executeTakeFirstOrThrow();

/** What a customer may change of a booking, and until when: as the portal says that it was booked by, else its calendar. */
export const changeRulesOf = (
  tx: Tx,
  of: { readonly calendar_id: number | null; readonly portal_id: number | null },
): Promise<ChangeRules> =>
  tx
    .selectFrom('calendars as c')
    .leftJoin('booking_portals as p', (join) =>
      join.onRef('p.chain_id', '=', 'c.chain_id').on('p.id', '=', of.portal_id),
    )
    .select((e) => [
      e.fn.coalesce('p.cancel_hours', 'c.cancel_hours').as('cancel_hours'),
      e.fn.coalesce('p.move_hours', 'c.cancel_hours').as('move_hours'),
      e.fn.coalesce('p.needs_confirmation', e.lit(false)).as('needs_confirmation'),
      e
        .case()
        .when('p.id', 'is', null)
        .then(e.ref('c.no_show_fee'))
        .else(e.ref('p.cancel_fee'))
        .end()
        .as('fee'),
    ])
    .where('c.id', '=', of.calendar_id)
    .executeTakeFirstOrThrow();

/** Says as which person in the queue somebody came by their booking. */
export async function saveVisit(tx: Tx, bookingId: number, visitId: number): Promise<void> {
  await tx.updateTable('bookings').set({ visit_id: visitId }).where('id', '=', bookingId).execute();
}

/** Whether something else has taken meanwhile what a booking would take again. */
export async function isTakenSince(tx: Tx, bookingId: number): Promise<boolean> {
  const { rows } = await sql`
    select from booking_work own
    join booking_work other on other.chain_id = own.chain_id and other.living
      and other.booking_id is distinct from own.booking_id
      and other.begins_at < own.ends_at and other.ends_at > own.begins_at
      and (other.place_id = own.place_id or other.resource_id = own.resource_id)
    where own.booking_id = ${bookingId} and not own.living limit 1`.execute(tx);
  return rows.length > 0;
}
