import * as z from 'zod/mini';
import { data, del, get, idParams, instant, post, done } from '../../kit/call.ts';
import { dayInput, instantInput } from '../../kit/time/days.ts';
import type { ErrorTable } from '../../kit/errors.ts';
import { languages } from '../../platform/languages.ts';
import { bookingStates } from '../booking-rules.ts';
import { bookingPage, calendarFilePath } from '../first-calls.ts';
import { answers } from './page-rules.ts';

const code = z.string().check(z.maxLength(100));
const codeParams = z.object({ code });

/** A booking as its customer sees it: what is theirs, and nothing of anybody else. */
const linkedBooking = z.object({
  /** The version of the booking. */
  revision: z.int(),
  asOf: instant,
  /** Whether their telephone takes SMS that nobody asked for; null where the address was not sent to it. */
  takesSms: z.nullable(z.boolean()),
  siteName: z.string(),
  /** Where it is; empty where nobody has said. */
  town: z.string(),
  phone: z.string(),
  timezone: z.string(),
  /** The customer's; null for what their device speaks. */
  language: z.nullable(z.enum(languages)),
  ticket: z.string(),
  state: z.enum(bookingStates),
  /** They did not come. */
  noShow: z.boolean(),
  isConfirmed: z.boolean(),
  /** Somebody at the site has to confirm it. */
  awaitsSite: z.boolean(),
  /** The site has booked it for them, unasked. */
  isAuto: z.boolean(),
  isHere: z.boolean(),
  beginsAt: z.nullable(instant),
  minutes: z.int(),
  work: z.array(z.object({ name: z.string(), quantity: z.int() })),
  /** In minor units; null where it is not told. */
  price: z.nullable(z.int()),
  /** What is owed because it was cancelled late, or nobody came. */
  owed: z.nullable(z.int()),
  currency: z.string(),
  licenseplate: z.string(),
  instructions: z.array(z.string()),
  /** Where they book another time by themselves, once this one is over or off; null where no portal takes bookings. */
  bookAgain: z.nullable(z.string()),
  /** Their wheels in store: whether they stand ready, and else by which day they will. Of a portal's booking null, unless whoever looks has the telephone or mail of the wheels' owner. */
  wheels: z.nullable(z.object({ ready: z.boolean(), readyBy: z.nullable(z.string()) })),
  acts: z.object({
    answers: z.array(z.enum(answers)),
    move: z.boolean(),
    moveUntil: z.nullable(instant),
    freeUntil: z.nullable(instant),
    fee: z.nullable(z.int()),
  }),
});
export type LinkedBooking = z.output<typeof linkedBooking>;

/** `key` is made once for each press: sent again, it is the same one. */
const pressed = { key: z.uuid(), version: z.int() };
const opening = ['bookings.link_too_many', 'bookings.link_ended'] as const;
const errors = ['bookings.link_changed', ...opening] as const;

export const bookingPageCalls = {
  link: post('/v4/site/bookings/{id}/link', {
    summary: 'The address at which the customer of a booking sees and changes it',
    access: 'bookings.write',
    secret: true,
    params: idParams,
    result: data(
      z.object({
        path: z.string(),
        openedAt: z.nullable(instant),
        /** Until when it lets in; null as long as the booking has no time. */
        endsAt: z.nullable(instant),
      }),
    ),
    errors: ['common.archived'],
  }),
  revokeLink: del('/v4/site/bookings/{id}/link', {
    summary: 'Close the address of a booking; the next one is another',
    access: 'bookings.write',
    params: idParams,
    result: done,
  }),
  page: get(bookingPage.path, {
    summary: 'A booking for anyone who has its address, with what can be done with it now',
    access: 'public',
    params: codeParams,
    result: data(linkedBooking),
    errors: opening,
  }),
  freeTimes: get('/v3/bookings/{code}/times', {
    summary: 'When a booking could be instead, on seven days from one on; of other times nothing',
    access: 'public',
    params: codeParams,
    query: z.object({ from: dayInput() }),
    result: data(z.array(z.object({ day: z.string(), times: z.array(instant) }))),
    errors: opening,
  }),
  answer: post('/v3/bookings/{code}/answer', {
    summary: 'The customer confirms, cancels or declines',
    access: 'public',
    params: codeParams,
    body: z.object({ ...pressed, answer: z.enum(answers) }),
    result: data(linkedBooking),
    errors,
  }),
  moveTo: post('/v3/bookings/{code}/move', {
    summary: 'The customer takes another time; the ticket stays',
    access: 'public',
    params: codeParams,
    body: z.object({ ...pressed, begins_at: instantInput() }),
    result: data(linkedBooking),
    errors: [...errors, 'bookings.link_not_free'],
  }),
  takeSms: post('/v3/bookings/{code}/sms', {
    summary:
      'No more SMS that nobody asked for to the telephone that the address was sent to, or again',
    access: 'public',
    params: codeParams,
    body: z.object({ wanted: z.boolean() }),
    result: data(linkedBooking),
    errors: opening,
  }),
  calendarFile: get(calendarFilePath, {
    summary: 'A booking for the calendar of anyone who has its address (RFC 5545)',
    access: 'public',
    answers: 'file',
    params: codeParams,
    result: z.unknown(),
    errors: opening,
  }),
};

export const bookingLinkErrors = {
  'bookings.link_changed': 409,
  'bookings.link_not_free': 409,
  'bookings.link_too_many': 429,
  'bookings.link_ended': 410,
} as const satisfies ErrorTable;
