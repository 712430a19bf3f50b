import * as z from 'zod/mini';
import { data, get, idParam, instant, post } from '../kit/call.ts';
import { dayInput, instantInput } from '../kit/time/days.ts';
import type { ErrorTable } from '../kit/errors.ts';
import { email, phone, plate } from '../kit/fields.ts';
import { languages } from '../platform/languages.ts';
import { vehicleClasses } from './booking-settings/vehicle-classes.ts';
import { portalPage } from './first-calls.ts';
import {
  portalFormFields,
  portalTexts,
  portalThemes,
} from './booking-settings/portal-form-fields.ts';

/**
 * What customers book by themselves with, without a login: everything here is answered to strangers.
 * A time is free or it is not there; nobody is told why, nor who else comes, nor what is known of a plate.
 */
const slugParams = z.object({ slug: z.string().check(z.maxLength(60)) });

const text = (most: number) => z.string().check(z.trim(), z.maxLength(most));
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
  /** One that is closed takes no bookings, and offers nothing. */
  open: z.boolean(),
  texts: z.partialRecord(z.enum(languages), portalTexts),
  required_fields: z.array(z.enum(portalFormFields)),
  needs_confirmation: z.boolean(),
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
  services: z.array(idParam).check(z.minLength(1), z.maxLength(5)),
  addons: z._default(z.array(idParam).check(z.maxLength(20)), []),
  classes: z._default(z.array(z.enum(vehicleClasses)), []),
};

/** Made once for each booking: its hold is known by it, and sent again it is the same booking. */
const form = z.uuid();

/** What `current` of `online-booking.taken` says: the free times that are nearest to the one that was wanted. */
export const nextFree = z.object({ next: z.array(instant) });

const booked = z.object({
  ticket: z.string(),
  /** Where whoever books sees, moves and cancels it from now on. */
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
      name: text(120),
      mobile: phone({}).schema,
      email: email({}).schema,
      comment: text(1000),
      /** No person sees it: what is written there was written by a program. */
      website: z._default(z.string().check(z.maxLength(0)), ''),
    }),
    result: data(booked),
    errors: taking,
  }),
};

export const onlineBookingErrors = {
  'online-booking.closed': 409,
  'online-booking.taken': 409,
  'online-booking.too_many': 429,
} as const satisfies ErrorTable;
