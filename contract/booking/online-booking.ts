import * as z from 'zod/mini';
import { data, get, idParam, instant, post } from '../kit/call.ts';
import { dayInput, instantInput } from '../kit/time/days.ts';
import type { ErrorTable } from '../kit/errors.ts';
import { email, phone, plate } from '../kit/fields.ts';
import { languages } from '../platform/languages.ts';
import { vehicleClasses } from './booking-settings/vehicle-classes.ts';
import { mostServices, portalPage } from './first-calls.ts';
import {
  portalFormFields,
  portalTexts,
  portalThemes,
} from './booking-settings/portal-form-fields.ts';
import { manyLines, oneLine } from '../kit/text.ts';

/**
 * What customers book by themselves with, without a login: everything here is answered to strangers.
 * A time is free or it is not there; nobody is told why, nor who else comes, nor what is known of a plate.
 */
const slugParams = z.object({ slug: z.string().check(z.maxLength(60)) });

const names = z.partialRecord(z.enum(languages), z.string());

const offeredService = z.object({
  id: z.int(),
  name: z.string(),
  /** In other languages. */
  names,
  category: z.string(),
  minutes: z.int(),
  /** In minor units; null where it has none, or the portal shows none. */
  price: z.nullable(z.int()),
  /** What of a car makes it longer. */
  classes: z.array(z.enum(vehicleClasses)),
  /** It is done with wheels that the site has in store. */
  needs_set: z.boolean(),
});
export type OfferedService = z.output<typeof offeredService>;

const offeredAddon = z.object({
  id: z.int(),
  name: z.string(),
  /** It is offered with this one alone. */
  service_id: z.nullable(z.int()),
  minutes: z.int(),
  price: z.nullable(z.int()),
  text: z.string(),
});
export type OfferedAddon = z.output<typeof offeredAddon>;

const onlinePortal = z.object({
  site: z.string(),
  town: z.string(),
  phone: z.string(),
  timezone: z.string(),
  currency: z.string(),
  languages: z.array(z.enum(languages)),
  theme: z.enum(portalThemes),
  /** It is only looked at, by whoever sets it up: nothing can be booked. */
  preview: z.boolean(),
  /** One that is closed takes no bookings, and offers nothing. */
  open: z.boolean(),
  texts: z.partialRecord(z.enum(languages), portalTexts),
  required_fields: z.array(z.enum(portalFormFields)),
  /** What of a car has to be known, since not every place bears it or is high enough. */
  measures: z.array(z.enum(['weight', 'height'])),
  needs_confirmation: z.boolean(),
  /** Each booking needs a code that is sent to the customer who books. */
  needs_proof: z.boolean(),
  /** The first and the last day that it takes bookings for. */
  from: z.string(),
  to: z.string(),
  services: z.array(offeredService),
  addons: z.array(offeredAddon),
});
export type OnlinePortal = z.output<typeof onlinePortal>;

/** What is to be done, and with what kind of car. */
const wanted = {
  /** The first is the primary one. */
  services: z.array(idParam).check(z.minLength(1), z.maxLength(mostServices)),
  addons: z._default(z.array(idParam).check(z.maxLength(20)), []),
  classes: z._default(z.array(z.enum(vehicleClasses)), []),
  /** Of the car, in kg and cm, where somebody says it. */
  weight: z.optional(z.int().check(z.gte(1), z.lte(100_000))),
  height: z.optional(z.int().check(z.gte(1), z.lte(1000))),
};

/** Made once for each booking: its hold is known by it, and sent again it is the same booking. */
const form = z.uuid();

/** By which of what they give somebody can prove that it is theirs. */
export const provable = ['mobile', 'email'] as const;

/** What `current` of `online-booking.needs_code` says: one of these has to be proved, nothing of why. */
export const needsCode = z.object({ by: z.array(z.enum(provable)) });

/** What `current` of `online-booking.taken` says: the free times that are nearest to the one that was wanted. */
export const nextFree = z.object({ next: z.array(instant) });

const booked = z.object({
  ticket: z.string(),
  /** Where the customer who books sees, moves and cancels it from now on. */
  path: z.string(),
  begins_at: instant,
  minutes: z.int(),
  price: z.nullable(z.int()),
  is_confirmed: z.boolean(),
  services: z.array(z.string()),
  /** What the site says of what was booked. */
  texts: z.array(z.string()),
});
export type Booked = z.output<typeof booked>;

const taking = [
  'online-booking.closed',
  'online-booking.preview',
  'online-booking.taken',
  'online-booking.too_many',
  'bookings.unknown_service',
] as const;

export const onlineBookingCalls = {
  portal: get(portalPage.path, {
    summary: 'What customers can book by themselves by a portal; for strangers',
    access: 'public',
    params: slugParams,
    result: data(onlinePortal),
  }),
  times: post('/v3/online-booking/{slug}/times', {
    summary: 'The free times of some days; for strangers, who are told nothing of the others',
    access: 'public',
    keyless: true,
    params: slugParams,
    body: z.object({
      ...wanted,
      from: dayInput(),
      /** Included; no more than 31 days are answered. */
      to: dayInput(),
      /** Its own hold is not in its way. */
      form: z.optional(form),
    }),
    result: data(
      z.object({
        minutes: z.int(),
        price: z.nullable(z.int()),
        days: z.array(z.object({ day: z.string(), times: z.array(instant) })),
      }),
    ),
    errors: ['online-booking.closed', 'online-booking.too_many', 'bookings.unknown_service'],
  }),
  hold: post('/v3/online-booking/{slug}/hold', {
    summary:
      'Keep a free time for five minutes, instead of the one that was kept before; for strangers',
    access: 'public',
    params: slugParams,
    body: z.object({ ...wanted, form, begins_at: instantInput() }),
    result: data(z.object({ expires_at: instant })),
    errors: taking,
  }),
  book: post('/v3/online-booking/{slug}/book', {
    summary:
      'Book a free time; sent again with the same key it is the same booking. For strangers, who are offered the three next best once it is taken',
    access: 'public',
    secret: true,
    params: slugParams,
    body: z.object({
      ...wanted,
      form,
      begins_at: instantInput(),
      licenseplate: plate({}).schema,
      name: oneLine(120),
      mobile: phone({}).schema,
      email: email({}).schema,
      comment: manyLines(1000),
      /** The digits that were sent to the mobile or the e-mail: without them a booking is made by whoever says so. */
      code: z._default(oneLine(12), ''),
      /** No person sees it: what is written there was written by a program. */
      website: z._default(z.string().check(z.maxLength(0)), ''),
    }),
    result: data(booked),
    errors: [
      ...taking,
      'online-booking.needs_code',
      'online-booking.wrong_code',
      'online-booking.too_many_codes',
      'online-booking.too_often',
    ],
  }),
  sendCode: post('/v3/online-booking/{slug}/code', {
    summary:
      'Send six digits to a mobile or an e-mail, by which the customer who books with the same form proves that it is theirs; for strangers',
    access: 'public',
    keyless: true,
    params: slugParams,
    body: z.object({ form, by: z.enum(provable), to: oneLine(254) }),
    result: data(z.object({ expires_at: instant })),
    errors: [
      'online-booking.closed',
      'online-booking.preview',
      'online-booking.too_many',
      'online-booking.too_many_codes',
    ],
  }),
};

export const onlineBookingErrors = {
  'online-booking.closed': 409,
  'online-booking.preview': 409,
  'online-booking.taken': 409,
  'online-booking.too_many': 429,
  'online-booking.too_often': 429,
  'online-booking.needs_code': 409,
  'online-booking.wrong_code': 422,
  'online-booking.too_many_codes': 429,
} as const satisfies ErrorTable;
