import * as z from 'zod/mini';
import { data, del, done, get, idParam, idParams, instant, post } from '../kit/call.ts';
import { givenDay, givenInstant } from '../kit/days.ts';
import { version } from '../kit/resource.ts';
import { vehicleClasses } from './booking-settings/vehicle-classes.ts';
import { transports } from './booking-settings/reminders.ts';
import { messageStates, notSentReasons } from './messages/message-rules.ts';
import { bookingStates, bookingTypes } from './booking-rules.ts';
import { bookings } from './bookings.ts';
import { reasonCodes } from './slots/reasons.ts';

const ids = (most: number) => z.array(idParam).check(z.maxLength(most));
const shortText = (most: number) => z.string().check(z.trim(), z.maxLength(most));

/** What is to be done, and what it is to be done with. */
const wanted = {
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
  /** What the car is that makes the work longer. */
  classes: z._default(z.array(z.enum(vehicleClasses)), []),
  /** Of the car, in kg and cm: where it cannot stand is not free for it. */
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
const form = z.uuid();

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
const reason = z.object({
  code: z.enum(reasonCodes),
  work: z.optional(z.int()),
  place_id: z.optional(z.int()),
  resource_id: z.optional(z.int()),
  blocked_by: z.optional(blockedBy),
  /** From when on it is no longer in the way. */
  until: z.optional(instant),
});
export type ToldReason = z.output<typeof reason>;

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
  reasons: z.array(reason),
});
export type ToldTime = z.output<typeof candidate>;

/** What `current` of `bookings.not_free` and `bookings.taken` says: why, and the three next best. */
export const notFree = z.object({
  reasons: z.array(reason),
  next: z.array(candidate),
  /** What the places and people are called. */
  places: named,
  resources: named,
});
export type NotFree = z.output<typeof notFree>;

/** One line of what is done in a booking. */
const workLine = z.object({
  id: z.int(),
  is_primary: z.boolean(),
  service_id: z.nullable(z.int()),
  addon_id: z.nullable(z.int()),
  name: z.string(),
  quantity: z.int(),
  minutes: z.int(),
  price: z.nullable(z.int()),
  place_id: z.nullable(z.int()),
  place: z.string(),
  resource_id: z.nullable(z.int()),
  resource: z.string(),
  /** What is taken for it, buffers included; null while it has no time. */
  from: z.nullable(instant),
  to: z.nullable(instant),
});
export type WorkLine = z.output<typeof workLine>;

/** What whoever a booking is of is told: when, and what became of it. */
const messageLine = z.object({
  id: z.int(),
  /** What its rule is called. */
  name: z.string(),
  transport: z.enum(transports),
  due_at: instant,
  state: z.enum(messageStates),
  /** Why it was not sent. */
  reason: z.nullable(z.enum(notSentReasons)),
  recipient: z.string(),
  said: z.string(),
  /** How far the sender is with it, once it has it. */
  delivery: z.nullable(z.enum(['waiting', 'sent', 'failed', 'not_wanted', 'expired'])),
  /** When it left. */
  sent_at: z.nullable(instant),
});
export type MessageLine = z.output<typeof messageLine>;

/** What `resource.changed` names where a booking's messages were planned or sent. */
export const messagesChanged = 'booking-messages';

const why = z.optional(z.string().check(z.trim(), z.minLength(3), z.maxLength(200)));

/** The booking of specification §3, as the booking dialog reads it. */
const shownBooking = z.object({
  id: z.int(),
  calendarId: z.int(),
  portalId: z.nullable(z.int()),
  time: z.nullable(instant),
  /** In minutes. */
  duration: z.int(),
  ticket: z.string(),
  /** Kept sealed, so that nobody reads it here: null. */
  secret: z.null(),
  status: z.enum(['Active', 'Completed', 'Cancelled']),
  type: z.enum(['Auto', 'Admin', 'Portal']),
  isDropIn: z.boolean(),
  orderId: z.nullable(z.int()),
  tyreHotelId: z.nullable(z.int()),
  wheelChangeId: z.nullable(z.int()),
  v2TyreHotelId: z.nullable(z.int()),
  v2WheelChangeId: z.nullable(z.int()),
  carId: z.nullable(z.int()),
  customerId: z.nullable(z.int()),
  comment: z.string(),
  customerName: z.string(),
  contactName: z.string(),
  contactEmail: z.string(),
  contactMobile: z.string(),
  carLicenseplate: z.string(),
  orderMetaData: z.null(),
  tyreHotelMetaData: z.nullable(
    z.object({ number: z.string(), state: z.string(), season: z.string(), place: z.string() }),
  ),
  wheelChange: z.boolean(),
  isConfirmed: z.boolean(),
  publicUrl: z.nullable(z.string()),
  /** Of its reminders: sent where one was, else planned where one is. */
  reminderStatus: z.nullable(z.enum(messageStates)),
  car: z.nullable(z.object({ brand: z.object({ name: z.string() }) })),
  work: z.array(
    z.object({
      isPrimary: z.boolean(),
      service: z.object({ id: z.int(), name: z.string() }),
      resource: z.nullable(z.object({ name: z.string() })),
      place: z.nullable(z.object({ id: z.int(), name: z.string() })),
    }),
  ),
});
export type ShownBooking = z.output<typeof shownBooking>;

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

const notFreeErrors = ['bookings.not_free', 'bookings.taken'] as const;
const unknown = ['bookings.no_calendar', 'bookings.unknown_service'] as const;

export const bookingCalls = {
  shown: get('/v4/site/calendars/any/bookings/{id}', {
    summary: 'A booking, whichever calendar it stands in',
    access: 'bookings.read',
    params: idParams,
    result: data(shownBooking),
  }),
  work: get('/v4/site/bookings/{id}/work', {
    summary: 'What is done in a booking, where and by whom',
    access: 'bookings.read',
    params: idParams,
    result: data(z.array(workLine)),
  }),
  messages: get('/v4/site/bookings/{id}/messages', {
    summary:
      'What whoever a booking is of is told: what is due, what was sent, and what was not and why',
    access: 'bookings.read',
    params: idParams,
    result: data(z.array(messageLine)),
  }),
  times: post('/v4/site/bookings/times', {
    summary: 'Every time of some days at which this could begin: free, or why it is not',
    access: 'bookings.read',
    keyless: true,
    body: z.object({
      ...wanted,
      from: givenDay(),
      /** Included; at most 31 days. */
      to: givenDay(),
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
    errors: unknown,
  }),
  hold: post('/v4/site/bookings/holds', {
    summary:
      'Keep a time for five minutes while somebody types; asked again, it is kept five minutes more, and another time instead of the one before',
    access: 'bookings.write',
    body: z.object({
      ...wanted,
      form,
      begins_at: givenInstant(),
      booking_id: z.optional(idParam),
    }),
    result: data(z.object({ expires_at: instant, ...candidate.shape })),
    errors: [...unknown, ...notFreeErrors],
  }),
  release: del('/v4/site/bookings/holds/{form}', {
    summary: 'Keep a time no longer',
    access: 'bookings.write',
    params: z.object({ form }),
    result: done,
  }),
  book: post('/v4/site/bookings/book', {
    summary:
      'Book: what is not free is refused with what was taken and the three next best times. A drop-in begins at the next free time of the day, and waits in the queue',
    access: 'bookings.write',
    body: z.object({
      ...wanted,
      /** Of a drop-in, now. */
      begins_at: z.optional(givenInstant()),
      is_drop_in: z._default(z.boolean(), false),
      is_confirmed: z._default(z.boolean(), true),
      /** The form whose hold it takes the place of. */
      form: z.optional(form),
      customer_id: z.optional(idParam),
      car_id: z.optional(idParam),
      licenseplate: z._default(shortText(12), ''),
      contact_name: z._default(shortText(120), ''),
      contact_email: z._default(shortText(254), ''),
      contact_mobile: z._default(shortText(30), ''),
      comment: z._default(shortText(2000), ''),
      /** Why it is booked although it is not free: takes the right `bookings.overbook`. */
      overbook: why,
    }),
    result: bookings.calls.one.result,
    errors: [...unknown, ...notFreeErrors, 'queue.already_here'],
  }),
  move: post('/v4/site/bookings/{id}/move', {
    summary:
      'Give a booking another time, place, people or work; its ticket stays. Without a time it goes to the tray of the unplanned',
    access: 'bookings.write',
    params: idParams,
    body: z.object({
      ...wanted,
      version,
      /** As they are, where none are said; with any, all of its work is said anew. */
      services: z.optional(wanted.services),
      addons: z.optional(wanted.addons),
      begins_at: z.nullable(givenInstant()),
      form: z.optional(form),
      overbook: why,
    }),
    result: bookings.calls.one.result,
    errors: [
      ...unknown,
      ...notFreeErrors,
      'bookings.not_movable',
      'common.changed_elsewhere',
      'common.archived',
    ],
  }),
  calendar: get('/v4/site/bookings/calendar', {
    summary:
      'The bookings of some days, lean, with the rows they stand in and how full each day is',
    access: 'bookings.read',
    query: z.object({
      from: givenDay(),
      /** Included; more than 42 days are never answered at once, and never none. */
      to: givenDay(),
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
