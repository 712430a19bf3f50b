import * as z from 'zod/mini';
import { data, get, idParam, instant } from '../kit/call.ts';
import { dayInput } from '../kit/time/days.ts';
import { bookingStates, bookingTypes } from './booking-rules.ts';

/** A booking as a calendar draws it. */
const drawn = z.object({
  id: z.int(),
  version: z.int(),
  ticket: z.string(),
  /** Null in the tray of the unplanned. */
  begins_at: z.nullable(instant),
  minutes: z.int(),
  state: z.enum(bookingStates),
  type: z.enum(bookingTypes),
  is_confirmed: z.boolean(),
  is_drop_in: z.boolean(),
  is_late: z.boolean(),
  no_show: z.boolean(),
  overbooked: z.boolean(),
  checked_in_at: z.nullable(instant),
  licenseplate: z.string(),
  contact_name: z.string(),
  contact_mobile: z.string(),
  services: z.string(),
  set_id: z.nullable(z.int()),
  /** The ids of the places, or of the people, that it stands in the rows of. */
  rows: z.array(z.int()),
});
export type DrawnBooking = z.output<typeof drawn>;

/** What keeps a row from being booked: lunch, maintenance, somebody away. */
const drawnPlan = z.object({
  id: z.int(),
  kind: z.string(),
  row: z.nullable(z.int()),
  begins_at: instant,
  ends_at: instant,
  note: z.string(),
});

/** The bookings of some days, as the calendar draws them. */
export const drawnCalls = {
  calendar: get('/v4/site/bookings/calendar', {
    summary:
      'The bookings of some days, lean, with the rows they stand in and how full each day is',
    access: 'bookings.read',
    query: z.object({
      from: dayInput(),
      /** Included; more than 42 days are never answered at once, and never none. */
      to: dayInput(),
      rows: z._default(z.enum(['places', 'people']), 'places'),
      /** Without them it is only told how full the days are. */
      bookings: z._default(z.enum(['all', 'none']), 'all'),
      calendar_id: z.optional(idParam),
    }),
    result: data(
      z.object({
        /** Null where there is no calendar yet: then there is nothing in it. */
        calendar_id: z.nullable(z.int()),
        timezone: z.string(),
        /** From one possible beginning to the next, in minutes. */
        slot_interval: z.int(),
        rows: z.array(z.object({ id: z.int(), name: z.string(), kind: z.string() })),
        /** The row of the caller, where they are booked themselves. */
        mine: z.nullable(z.int()),
        bookings: z.array(drawn),
        plans: z.array(drawnPlan),
        /** When each row is open. */
        hours: z.array(z.object({ row: z.int(), begins_at: instant, ends_at: instant })),
        /** The tray: active ones without a time, the oldest first. */
        unplanned: z.array(drawn),
        /** Of each day: minutes that are open at all rows, and how many of them are booked. */
        load: z.array(
          z.object({ day: z.string(), open: z.int(), booked: z.int(), count: z.int() }),
        ),
      }),
    ),
  }),
};
