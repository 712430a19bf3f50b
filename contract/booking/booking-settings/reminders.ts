import * as z from 'zod/mini';
import { data, idParam, post } from '../../kit/call.ts';
import { choice, number, reference, structure, text, timeOfDay, yesNo } from '../../kit/fields.ts';
import { resource, type Resource } from '../../kit/resource.ts';
import { languages } from '../../platform/languages.ts';
import { serviceIds } from './portals.ts';
import { calendars } from './calendars.ts';
import { manyLines, oneLine } from '../../kit/text.ts';

/** What a message to a customer is about; when it is sent is counted from the booking, or from what happened. */
export const reminderTypes = [
  'confirmation',
  'reminder',
  'changed',
  'cancelled',
  'auto_invite',
  'auto_nudge',
  'arrival',
  'called',
  'ready',
  'no_show',
  'retorque',
  'review',
] as const;

export const transports = ['sms', 'email'] as const;

/** When one is not sent. */
export const skipConditions = [
  'booked_late',
  'already_reminded',
  'unconfirmed',
  'drop_in',
  'checked_in',
] as const;

// A person who is called is notified at once: nothing is said of when.
const notOfCalls = {
  when: ['type', ...reminderTypes.filter((type) => type !== 'called')],
} as const;

/** Of a mail its subject too. */
const template = z.object({
  subject: oneLine(150),
  text: manyLines(4000),
});

export type Template = z.output<typeof template>;

/** What somebody who writes a message does with it, beside the register of them. */
export const reminderCalls = {
  try: post('/v4/site/booking/reminders/try', {
    summary: 'Read a message with a booking that there is, or have it sent to oneself',
    access: 'bookings.settings',
    body: z.object({
      calendar_id: idParam,
      type: z.enum(reminderTypes),
      transport: z.enum(transports),
      language: z.enum(languages),
      template,
      /** Of the booking; else the next one of the calendar, or its last one. */
      ticket: z._default(oneLine(10), ''),
      send: z.boolean(),
    }),
    result: data(
      z.object({
        ticket: z.string(),
        licenseplate: z.string(),
        subject: z.string(),
        text: z.string(),
        /** Where it was sent to; null where it was only read. */
        sent_to: z.nullable(z.string()),
      }),
    ),
    errors: ['bookings.none_to_read', 'bookings.no_own_phone'],
  }),
};

const aMonth = 31 * 1440;

/** What customers are sent about their bookings, and when. */
export const bookingReminders = resource('booking-reminders', {
  feature: 'booking-settings',
  path: '/v4/site/booking/reminders',
  of: 'site',
  read: 'bookings.read',
  write: 'bookings.settings',
  title: 'name',
  within: 'calendar_id',
  sort: 'name:asc',
  fields: {
    name: text(80, { required: true, list: true, sort: true, search: true }),
    calendar_id: reference((): Resource => calendars, { required: true, filter: true }),
    type: choice(reminderTypes, { list: true, filter: true }),
    transport: choice(transports, { list: true, filter: true }),
    active: yesNo({ list: true, filter: true, default: true }),
    /** Minutes after what it is about, before it where it is less than nothing. */
    minutes_after: number(
      { from: -aMonth, to: aMonth, unit: 'min' },
      { required: true, default: 0, ...notOfCalls },
    ),
    templates: structure(z.partialRecord(z.enum(languages), template), {}, {}),
    service_ids: serviceIds,
    /** Minutes since midnight between which it may leave. */
    send_from: timeOfDay({ required: true, default: 480, ...notOfCalls }, 1440),
    send_to: timeOfDay({ required: true, default: 1260, ...notOfCalls }, 1440),
    skip: structure(
      z.array(z.enum(skipConditions)).check(z.maxLength(skipConditions.length)),
      [],
      notOfCalls,
    ),
  },
  sections: {
    reminder: ['name', 'calendar_id', 'type', 'transport', 'active'],
    when: ['minutes_after', 'send_from', 'send_to', 'skip', 'service_ids'],
    text: ['templates'],
  },
});
