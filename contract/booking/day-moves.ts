import * as z from 'zod/mini';
import { data, get, idParam, idParams, instant, post } from '../kit/call.ts';
import { dayOutput, dayInput, instantInput } from '../kit/time/days.ts';
import { transports } from './booking-settings/reminders.ts';
import { timeReason } from './free-times.ts';

/** The day that cannot be kept: of a place or of somebody, else of all. */
const dayFields = {
  /** The default one, where none is said. */
  calendar_id: z.optional(idParam),
  day: dayInput(),
  place_id: z.optional(idParam),
  resource_id: z.optional(idParam),
};

/** The last day that something may be moved to; at most two weeks on. */
const until = dayInput();

const line = z.object({
  id: z.int(),
  version: z.int(),
  ticket: z.string(),
  licenseplate: z.string(),
  contact_name: z.string(),
  services: z.string(),
  begins_at: instant,
  where: z.string(),
  /** When and where it would be; null where nothing is free, for these reasons. */
  to: z.nullable(z.object({ begins_at: instant, where: z.string() })),
  reasons: z.array(timeReason),
  /** How its customer is told, by the rules; not at all where the time stays. */
  told_by: z.array(z.enum(transports)),
});
export type DayMoveLine = z.output<typeof line>;

const movedDay = z.object({
  id: z.int(),
  day: dayOutput,
  moved: z.int(),
  /** From when on customers are told, and it can no longer be undone. */
  tell_at: instant,
});
export type MovedDay = z.output<typeof movedDay>;

const notDone = z.array(z.object({ id: z.int(), ticket: z.string(), message: z.string() }));

/** Moving all that stands on a day at once, as when a mechanic is ill. */
export const dayMoveCalls = {
  plan: post('/v4/site/bookings/move-day/plan', {
    summary:
      'Where the bookings of a day would be instead if a place or somebody were not there, or nobody: nothing is moved',
    access: 'bookings.write',
    keyless: true,
    body: z.object({ ...dayFields, until }),
    result: data(z.array(line)),
    errors: ['bookings.no_calendar', 'bookings.day_over'],
  }),
  move: post('/v4/site/bookings/move-day', {
    summary:
      'Move them, and plan that the place or person is not there; customers are told ten minutes later',
    access: 'bookings.write',
    body: z.object({
      ...dayFields,
      moves: z
        .array(z.object({ id: idParam, version: z.int(), begins_at: instantInput() }))
        .check(z.minLength(1), z.maxLength(200)),
    }),
    result: data(z.object({ ...movedDay.shape, refused: notDone })),
    errors: ['bookings.no_calendar', 'bookings.day_over'],
  }),
  open: get('/v4/site/bookings/moved-days', {
    summary: 'The days that were moved and can still be undone',
    access: 'bookings.write',
    result: data(z.array(movedDay)),
  }),
  undo: post('/v4/site/bookings/moved-days/{id}/undo', {
    summary:
      'Put the bookings of a day back, as long as no customer has been told; those that were changed since stay',
    access: 'bookings.write',
    params: idParams,
    result: data(z.object({ undone: z.int(), refused: notDone })),
    errors: ['bookings.told_already'],
  }),
};
