import * as z from 'zod/mini';
import { fuels } from './cars.ts';
import { countries } from '../kit/rules/countries.ts';
import { data, get, instant, post } from '../kit/call.ts';
import { dayOutput } from '../kit/time/days.ts';
import { plate } from '../kit/fields.ts';

/** Why somebody may ask who owns a car. It stands in the log of look-ups. */
export const ownerPurposes = [
  'booking',
  'stored_wheels',
  'unpaid_invoice',
  'found_car',
  'recall',
] as const;
export type OwnerPurpose = (typeof ownerPurposes)[number];

/**
 * What became of a look-up: the register has the plate, has not, could not be asked, or no register
 * of that country is connected.
 */
const outcomes = ['found', 'unknown', 'unavailable', 'not_connected'] as const;

const text = z.string().check(z.maxLength(200));
const day = z.nullable(dayOutput);
const amount = z.nullable(z.int());

/** Tyres that a car may have on one axle. Those with the same `set` belong together. */
const tyreOption = z.object({
  set: z.int(),
  axle: z.int(),
  dimension: text,
  /** Load index and speed index. */
  li: text,
  si: text,
  rim: text,
  et: text,
});

/** A car as the register of its country has it. Texts are '' when the register says nothing. */
export const registeredCar = z.object({
  licenseplate: text,
  country: z.enum(countries),
  vin: text,
  make: text,
  model: text,
  variant: text,
  year: amount,
  first_reg: day,
  /** In the register's own words. */
  status: text,
  colour: text,
  fuel: z.enum(fuels),
  power_kw: amount,
  curb_kg: amount,
  gross_kg: amount,
  // Answers that were kept before it was asked for say nothing of it.
  height_cm: z._default(amount, null),
  axle_count: amount,
  tyre_options: z.array(tyreOption),
  inspection_due: day,
  last_inspection: day,
});
export type RegisteredCar = z.output<typeof registeredCar>;

const answered = {
  outcome: z.enum(outcomes),
  /** The register's name; '' when none was asked. */
  source: text,
  /** It comes from the register that plays one: nothing of it is true. */
  demo: z.boolean(),
};

/** What is known of a plate; `fetched_at` says how old that is. */
export const carLookUp = z.object({
  ...answered,
  fetched_at: z.nullable(instant),
  car: z.nullable(registeredCar),
});
export type CarLookUp = z.output<typeof carLookUp>;

/** Who owns a car. */
export const registeredOwner = z.object({
  name: text,
  org_number: text,
  street: text,
  zip: text,
  city: text,
});
export type RegisteredOwner = z.output<typeof registeredOwner>;

export const ownerLookUp = z.object({ ...answered, owner: z.nullable(registeredOwner) });
export type OwnerLookUp = z.output<typeof ownerLookUp>;

const plateFields = {
  licenseplate: plate({ required: true }).schema,
  country: z.enum(countries),
};

/** Looking up cars and their owners in the registers of their countries. */
export const registryCalls = {
  car: post('/v4/site/registry/car', {
    summary:
      'What the register of its country says of a car; younger than 30 days is not asked again',
    access: 'cars.read',
    keyless: true,
    body: z.object({ ...plateFields, fresh: z.optional(z.boolean()) }),
    result: data(carLookUp),
  }),
  owner: post('/v4/site/registry/owner', {
    summary: 'Who owns a car; asked for a purpose, logged, and never kept',
    access: 'registry.owner',
    keyless: true,
    body: z.object({ ...plateFields, purpose: z.enum(ownerPurposes) }),
    result: data(ownerLookUp),
  }),
  lookUps: get('/v4/site/registry/look-ups', {
    summary: 'Who looked up what at this site, newest first, no more than 200',
    access: 'registry.log',
    result: data(
      z.array(
        z.object({
          id: z.int(),
          at: instant,
          by: z.nullable(z.string()),
          kind: z.enum(['car', 'owner']),
          licenseplate: text,
          country: text,
          purpose: z.nullable(z.enum(ownerPurposes)),
          source: text,
          outcome: z.enum(outcomes),
        }),
      ),
    ),
  }),
};
