import * as z from 'zod/mini';
import { dayInput } from '../../kit/time/days.ts';
import type { ErrorTable } from '../../kit/errors.ts';
import {
  choice,
  money,
  number,
  reference,
  structure,
  text,
  timeOfDay,
  yesNo,
} from '../../kit/fields.ts';
import { resource, type Resource } from '../../kit/resource.ts';
import { oneLine } from '../../kit/text.ts';

const minute = z.int().check(z.gte(0), z.lte(1440));
/** From when to when of a day, in minutes since midnight by the clock on its wall. */
const hours = z.tuple([minute, minute]);
const hoursOfDay = z.array(hours).check(z.maxLength(12));
const week = z.array(hoursOfDay).check(z.length(7));
/** One week, or two that take turns. */
const weeks = z.array(week).check(z.minLength(1), z.maxLength(2));
const monthDay = z.string().check(z.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));

const season = z.object({
  name: oneLine(40),
  /** Days of every year, `MM-dd`, both included; one that ends before it begins goes over the new year. */
  from: monthDay,
  to: monthDay,
  weeks,
});
const exception = z.object({
  day: dayInput(),
  /** None: closed all day. */
  hours: hoursOfDay,
  reason: oneLine(80),
});

/** A week of seven days, Monday first. */
export type Week = z.output<typeof week>;
export type Season = z.output<typeof season>;
export type ScheduleException = z.output<typeof exception>;

const closed: Week = [[], [], [], [], [], [], []];

/** When something is open or somebody is at work: of calendars, places and people. */
export const bookingSchedules = resource('booking-schedules', {
  feature: 'booking-settings',
  path: '/v4/site/booking/schedules',
  of: 'site',
  read: 'bookings.read',
  write: 'bookings.settings',
  title: 'name',
  within: 'calendar_id',
  sort: 'name:asc',
  fields: {
    name: text(60, { required: true, list: true, sort: true, search: true }),
    calendar_id: reference((): Resource => calendars, { required: true, filter: true }),
    weeks: structure(weeks, [closed], {}),
    seasons: structure(z.array(season).check(z.maxLength(12)), [], {}),
    holidays: choice(['closed', 'open'], { list: true }),
    /** Whose holidays; the site's own country's where nothing is said. */
    country: choice(['', 'NO', 'SE', 'DK', 'FI'], {}),
    exceptions: structure(z.array(exception).check(z.maxLength(400)), [], {}),
  },
  sections: {
    schedule: ['name', 'calendar_id'],
    weeks: ['weeks'],
    seasons: ['seasons'],
    exceptions: ['holidays', 'country', 'exceptions'],
  },
});

const minutes = (from: number, to: number, usual: number) =>
  number({ from, to, unit: 'min' }, { required: true, default: usual, hint: true });

/** What a site books by: one or several, of which exactly one is meant where nobody names any. */
export const calendars = resource('calendars', {
  feature: 'booking-settings',
  path: '/v4/site/booking/calendars',
  of: 'site',
  read: 'bookings.read',
  write: 'bookings.settings',
  title: 'name',
  sort: 'name:asc',
  fields: {
    name: text(60, { required: true, list: true, sort: true, search: true }),
    is_default: yesNo({ list: true }),
    /** When it is open. */
    schedule_id: reference((): Resource => bookingSchedules, { list: true }),
    /** From one possible beginning of a booking to the next. */
    slot_interval: number(
      { from: 5, to: 60, unit: 'min' },
      { required: true, default: 15, list: true, hint: true },
    ),
    /** Places that are kept for those who come without a booking. */
    drop_in_places: number({ from: 0, to: 50 }, { required: true, default: 0, hint: true }),
    late_after: minutes(0, 240, 10),
    no_show_after: minutes(0, 240, 15),
    no_show_fee: money({}),
    /** Until how long before it one may cancel. */
    cancel_hours: number(
      { from: 0, to: 720, unit: 'h' },
      { required: true, default: 24, hint: true },
    ),
    /** How many days it takes to bring wheels that are stored elsewhere, and until when of a day that can be asked for: minutes since midnight. */
    lead_days: number({ from: 0, to: 30 }, { required: true, default: 1, hint: true }),
    cut_off: timeOfDay({ required: true, default: 840, hint: true }, 1440),
  },
  sections: {
    calendar: ['name', 'is_default', 'schedule_id', 'slot_interval', 'drop_in_places'],
    rules: ['late_after', 'no_show_after', 'no_show_fee', 'cancel_hours'],
    wheels: ['lead_days', 'cut_off'],
  },
});

export const calendarErrors = {
  'booking-settings.default_calendar': 422,
  'booking-settings.oversells': 422,
  'booking-settings.is_booked': 409,
  'booking-settings.calendar_is_booked': 409,
  'booking-settings.in_wave': 409,
  'booking-settings.same_week': 422,
} as const satisfies ErrorTable;
