import * as z from 'zod/mini';
import { idParam, idParams, post } from '../kit/call.ts';
import { instantInput } from '../kit/time/days.ts';
import { version } from '../kit/row.ts';
import { bookings } from './bookings.ts';
import { drawnCalls } from './drawn-bookings.ts';
import { form, freeTimeCalls, notFreeErrors, unknownErrors, wanted } from './free-times.ts';
import { oneBookingCalls } from './one-booking.ts';
import { manyLines, oneLine } from '../kit/text.ts';

const why = z.optional(oneLine(200).check(z.minLength(3)));

/** What is done with bookings besides what is done with any row. */
export const bookingCalls = {
  ...oneBookingCalls,
  ...freeTimeCalls,
  ...drawnCalls,
  book: post('/v4/site/bookings/book', {
    summary:
      'Book: what is not free is refused with what was taken and the three next best times. A drop-in begins at the next free time of the day, and waits in the queue',
    access: 'bookings.write',
    body: z.object({
      ...wanted,
      /** Of a drop-in, now. */
      begins_at: z.optional(instantInput()),
      is_drop_in: z._default(z.boolean(), false),
      is_confirmed: z._default(z.boolean(), true),
      /** The form whose hold it takes the place of. */
      form: z.optional(form),
      customer_id: z.optional(idParam),
      car_id: z.optional(idParam),
      /** What it is booked for: the order keeps it, and has no other one to come. Takes the right `orders.write`. */
      order_id: z.optional(idParam),
      licenseplate: z._default(oneLine(12), ''),
      contact_name: z._default(oneLine(120), ''),
      contact_email: z._default(oneLine(254), ''),
      contact_mobile: z._default(oneLine(30), ''),
      comment: z._default(manyLines(2000), ''),
      /** Why it is booked although it is not free: takes the right `bookings.overbook`. */
      overbook: why,
    }),
    result: bookings.calls.one.result,
    errors: [
      ...unknownErrors,
      ...notFreeErrors,
      'queue.already_here',
      'bookings.order_booked',
      'bookings.order_closed',
    ],
  }),
  move: post('/v4/site/bookings/{id}/move', {
    summary:
      'Give a booking another time, place, people or work; its ticket stays. Without a time it goes to the tray of the unplanned',
    access: 'bookings.write',
    params: idParams,
    body: z.object({
      ...wanted,
      version,
      /** As they are, where none are said; with any, all of its work is said again. */
      services: z.optional(wanted.services),
      addons: z.optional(wanted.addons),
      begins_at: z.nullable(instantInput()),
      form: z.optional(form),
      overbook: why,
    }),
    result: bookings.calls.one.result,
    errors: [
      ...unknownErrors,
      ...notFreeErrors,
      'bookings.not_movable',
      'common.changed_elsewhere',
      'common.archived',
    ],
  }),
};
