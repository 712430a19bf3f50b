import type { QueuePerson } from '#contract/workshop/queue.ts';
import { plateKey } from '#contract/kit/rules/plate-rules.ts';
import type { Tx } from '#server/db/open.ts';

/** The last visit of a car at the site. */
export function lastVisitOf(
  tx: Tx,
  licenseplate: string,
): Promise<
  Pick<QueuePerson, 'licenseplate' | 'name' | 'customer_id' | 'car_id' | 'car_brand'> | undefined
> {
  return tx
    .selectFrom('queue_people')
    .select(['licenseplate', 'name', 'customer_id', 'car_id', 'car_brand'])
    .where('plate_key', '=', plateKey(licenseplate))
    .orderBy('arrived_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Plate and name of those who are in the queues now with this car. */
export function hereWith(
  tx: Tx,
  licenseplate: string,
): Promise<Pick<QueuePerson, 'licenseplate' | 'name'>[]> {
  return tx
    .selectFrom('queue_people')
    .select(['licenseplate', 'name'])
    .where('plate_key', '=', plateKey(licenseplate))
    .where('left_at', 'is', null)
    .execute();
}

/** The visit of who is in the queues now with this car, the first of them. */
export const visitWith = (tx: Tx, licenseplate: string) =>
  tx
    .selectFrom('queue_people')
    .select('id')
    .where('plate_key', '=', plateKey(licenseplate))
    .where('left_at', 'is', null)
    .orderBy('id')
    .executeTakeFirst();

/** Says by which booking somebody came who waits, and when it begins. */
export async function saveBooked(
  tx: Tx,
  id: number,
  { bookingId, bookedAt, revision }: { bookingId: number; bookedAt: Date | null; revision: number },
): Promise<void> {
  await tx
    .updateTable('queue_people')
    .set({ booking_id: bookingId, booking_start_time: bookedAt, revision })
    .where('id', '=', id)
    .execute();
}
