import { isLate } from '#contract/booking/booking-rules.ts';
import type { bookings } from '#contract/booking/bookings.ts';
import type { QueueDump } from '#contract/workshop/queue.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { checkInBooked } from '#server/features/workshop/queue/exports.ts';
import type { Context } from '#server/kit/context.ts';
import { rulesOf, saveVisit } from './steps-repo.ts';

type Booking = RowOf<typeof bookings>;

/** Lets the customer of a booking wait in the queue. Answers what is written in the booking, and what the panels are told. */
export async function arriveBy(
  { db, caller, doneAt, key }: Context,
  booking: Booking,
): Promise<{ change: QueueDump; arrived: Partial<Booking> }> {
  const { late_after: minutes } = await rulesOf(db, booking.calendar_id);
  const { begins_at: begins, licenseplate, contact_name: name, ticket } = booking;
  const change = await checkInBooked(
    db,
    caller,
    {
      who: { licenseplate: licenseplate || null, name: name || (licenseplate ? null : ticket) },
      owner: { customerId: booking.customer_id, carId: booking.car_id },
      bookingId: booking.id,
      bookedAt: begins === null ? null : new Date(begins),
      intent: key ?? null,
    },
    doneAt,
  );
  await saveVisit(db, booking.id, change.people[0].id);
  const arrived = {
    checked_in_at: doneAt.toISOString(),
    is_late: isLate(begins, minutes, doneAt),
    is_confirmed: true,
  };
  return { change, arrived };
}
