import * as z from 'zod/mini';
import { data, get, idParam, idParams, instant, post } from '../../kit/call.ts';
import { dayInput, instantInput } from '../../kit/time/days.ts';
import { text } from '../../kit/fields.ts';

const warning = z.object({
  code: z.string(),
  id: z.optional(z.int()),
  name: z.optional(z.string()),
  lacks: z.optional(z.array(z.string())),
});

const overview = z.object({
  id: z.int(),
  name: z.string(),
  is_default: z.boolean(),
  slot_interval: z.int(),
  timezone: z.string(),
  /** How many of each register it has. */
  counts: z.record(z.string(), z.int()),
  warnings: z.array(warning),
});
export type CalendarOverview = z.output<typeof overview>;

/** A booking that something stands in the way of: what is planned, a place or person that is gone, one that is too small for the car, or that it is not open then. */
const displaced = z.object({
  id: z.int(),
  ticket: z.string(),
  begins_at: instant,
  minutes: z.int(),
  licenseplate: z.string(),
  contact_name: z.string(),
  services: z.string(),
  why: z.enum(['planned', 'gone', 'closed', 'too_small']),
  /** Where and with whom it is booked. */
  where: z.string(),
});
export type DisplacedBooking = z.output<typeof displaced>;

const name = text(80, { required: true }).schema;
const hours = z.tuple([z.int().check(z.gte(0), z.lte(1440)), z.int().check(z.gte(0), z.lte(1440))]);

/** The first day of the week that is copied, and of that which becomes like it. */
const copiedWeek = z.object({
  from: dayInput(),
  to: dayInput(),
  /** What is planned there already is put away. */
  instead: z._default(z.boolean(), false),
});
export type CopiedWeek = z.output<typeof copiedWeek>;

/** Calendars as a whole, beside the register of them. */
export const calendarCalls = {
  overview: get('/v4/site/booking/calendars/{id}/overview', {
    summary: 'How a calendar is set up, and what keeps customers from booking in it',
    access: 'bookings.read',
    params: idParams,
    result: data(overview),
  }),
  setUp: post('/v4/site/booking/calendars/set-up', {
    summary: 'Make a calendar that takes bookings at once, or one like another',
    access: 'bookings.settings',
    body: z.object({
      name: text(60, { required: true }).schema,
      /** The calendar whose services, schedules and reminders it has; else the usual ones. */
      like_id: z.nullable(idParam),
      /** Monday first. */
      week: z.array(z.array(hours).check(z.maxLength(4))).check(z.length(7)),
      lifts: z.int().check(z.gte(1), z.lte(30)),
      people: z.array(name).check(z.maxLength(30)),
    }),
    result: data(z.object({ id: z.int() })),
  }),
  people: get('/v4/site/booking/people', {
    summary: 'Who works at the site, and as whom each of them is booked',
    access: 'bookings.settings',
    result: data(
      z.array(z.object({ id: z.int(), name: z.string(), booked_as: z.nullable(z.string()) })),
    ),
  }),
  week: get('/v4/site/booking/calendars/{id}/week', {
    summary: 'How many minutes the places of a calendar are open together on each day of a week',
    access: 'bookings.read',
    params: idParams,
    query: z.object({ from: dayInput() }),
    result: data(z.record(z.string(), z.int())),
  }),
  displaced: get('/v4/site/booking/calendars/{id}/displaced', {
    summary:
      'The bookings that what is planned or closed stands in the way of; with a place or a person, those that it would stand in the way of if these were closed',
    access: 'bookings.read',
    params: idParams,
    query: z.object({
      from: instantInput(),
      to: instantInput(),
      place_id: z.optional(idParam),
      resource_id: z.optional(idParam),
    }),
    result: data(z.array(displaced)),
  }),
  copyWeek: post('/v4/site/booking/calendars/{id}/copy-week', {
    summary:
      'Plan a week as another is planned, at the same times by the clock of the site; what is planned there already stays, or is put away',
    access: 'bookings.settings',
    params: idParams,
    body: copiedWeek,
    result: data(z.object({ copied: z.int(), replaced: z.int() })),
    errors: ['booking-settings.same_week'],
  }),
};
