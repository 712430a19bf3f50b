import type { Tx } from '#server/db/open.ts';

/** The calendar that a service is of, which a wave for it books by. */
export async function calendarOf(tx: Tx, serviceId: number): Promise<number> {
  const { calendar_id: id } = await tx
    .selectFrom('booking_services')
    .select('calendar_id')
    .where('id', '=', serviceId)
    .executeTakeFirstOrThrow();
  return id;
}
