import * as z from 'zod/mini';
import { data, del, done, idParam, instant, post } from '../kit/call.ts';
import { dayInput, instantInput } from '../kit/time/days.ts';
import { vehicleClasses } from './booking-settings/vehicle-classes.ts';
import { reasonCodes } from './slots/reasons.ts';

const ids = (most: number) => z.array(idParam).check(z.maxLength(most));

/** What is to be done, and what it is to be done with. */
export const wanted = {
  /** The default one, where none is said. */
  calendar_id: z.optional(idParam),
  /** The first is the primary one. */
  services: ids(10).check(z.minLength(1)),
  addons: z._default(
    z
      .array(z.object({ id: idParam, quantity: z._default(z.int().check(z.gte(1), z.lte(20)), 1) }))
      .check(z.maxLength(20)),
    [],
  ),
  /** What the car is that makes the work longer; where nothing is said, as it was said when it was booked. */
  classes: z.optional(z.array(z.enum(vehicleClasses))),
  /** Of the car, in kg and cm, where that is known better than by its register: where it cannot stand is not free for it. */
  weight: z.optional(z.int().check(z.gte(1), z.lte(100_000))),
  height: z.optional(z.int().check(z.gte(1), z.lte(1000))),
  /** The wheels in store: they may have to be brought first. */
  set_id: z.optional(idParam),
  /** This place and this person, and no other. */
  place_id: z.optional(idParam),
  resource_id: z.optional(idParam),
  /** How long the primary service takes, where that is known better. */
  minutes: z.optional(z.int().check(z.gte(5), z.lte(1440))),
};

/** The key of a form or a dialog on a device: its hold is known by it. */
export const form = z.uuid();

/** What stands in the way: a ticket, what a plan says, what a service or a schedule is called. */
const blockedBy = z.object({
  kind: z.enum([
    'booking',
    'hold',
    'plan',
    'calendar',
    'service',
    'addon',
    'portal',
    'schedule',
    'set',
  ]),
  /** Of a hold nothing: its key is its form's alone. */
  id: z.union([z.int(), z.literal('')]),
  name: z.string(),
});

/** Why a time is not free: about which of the work, which place or whom, where that is not all. */
export const timeReason = z.object({
  code: z.enum(reasonCodes),
  work: z.optional(z.int()),
  place_id: z.optional(z.int()),
  resource_id: z.optional(z.int()),
  blocked_by: z.optional(blockedBy),
  /** From when on it is no longer in the way. */
  until: z.optional(instant),
});
export type TimeReason = z.output<typeof timeReason>;

const named = z.array(z.object({ id: z.int(), name: z.string() }));

/** A time that a booking may begin at: where and with whom each of its work is done, or every reason why not. */
const candidate = z.object({
  start: instant,
  ok: z.boolean(),
  work: z.array(
    z.object({
      work: z.int(),
      place_id: z.int(),
      resource_ids: z.array(z.int()),
      begins_at: instant,
      ends_at: instant,
    }),
  ),
  reasons: z.array(timeReason),
});
export type BookingTime = z.output<typeof candidate>;

/** What `current` of `bookings.not_free` and `bookings.taken` says: why, and the three next best. */
export const notFree = z.object({
  reasons: z.array(timeReason),
  next: z.array(candidate),
  /** What the places and people are called. */
  places: named,
  resources: named,
});
export type NotFree = z.output<typeof notFree>;

/** How a time that is not free is refused, with `notFree`. */
export const notFreeErrors = ['bookings.not_free', 'bookings.taken'] as const;
/** How what does not exist is refused. */
export const unknownErrors = ['bookings.no_calendar', 'bookings.unknown_service'] as const;

/** When something can be booked, and keeping such a time while somebody types. */
export const freeTimeCalls = {
  times: post('/v4/site/bookings/times', {
    summary: 'Every time of some days at which this could begin: free, or why it is not',
    access: 'bookings.read',
    keyless: true,
    body: z.object({
      ...wanted,
      from: dayInput(),
      /** Included; at most 31 days. */
      to: dayInput(),
      car_id: z.optional(idParam),
      /** As who books there is offered them. */
      portal_id: z.optional(idParam),
      /** Its own hold and this booking, which is to be moved, are in nobody's way. */
      form: z.optional(form),
      booking_id: z.optional(idParam),
    }),
    result: data(
      z.object({
        minutes: z.int(),
        price: z.nullable(z.int()),
        times: z.array(candidate),
        /** The three first that are free. */
        next: z.array(candidate),
        /** What the places and people are called. */
        places: named,
        resources: named,
      }),
    ),
    errors: unknownErrors,
  }),
  hold: post('/v4/site/bookings/holds', {
    summary:
      'Keep a time for five minutes while somebody types; asked again, it is kept five minutes more, and another time instead of the one before',
    access: 'bookings.write',
    body: z.object({
      ...wanted,
      form,
      begins_at: instantInput(),
      car_id: z.optional(idParam),
      booking_id: z.optional(idParam),
    }),
    result: data(z.object({ expires_at: instant, ...candidate.shape })),
    errors: [...unknownErrors, ...notFreeErrors],
  }),
  release: del('/v4/site/bookings/holds/{form}', {
    summary: 'Keep a time no longer',
    access: 'bookings.write',
    params: z.object({ form }),
    result: done,
  }),
};
