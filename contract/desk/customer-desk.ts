import * as z from 'zod/mini';
import { agreements } from '../customer/agreements.ts';
import { cars } from '../car/cars.ts';
import { customers } from '../customer/customers.ts';
import { data, done, get, idParam, idParams, instant, post } from '../kit/call.ts';
import { dayOutput } from '../kit/time/days.ts';
import type { ErrorTable } from '../kit/errors.ts';
import { plate } from '../kit/fields.ts';
import { tyreSeasons, verdicts } from '../workshop/tread-depth-rules.ts';
import { oneLine } from '../kit/text.ts';

/** A visit of the customer at this site. Seconds, null for what is not over or never was. */
const visited = z.object({
  kind: z.literal('visit'),
  at: instant,
  id: z.int(),
  licenseplate: z.nullable(z.string()),
  waited: z.nullable(z.int()),
  handled: z.nullable(z.int()),
  here: z.boolean(),
  no_show: z.boolean(),
});

/** A change of the customer's row in the register: by whom, and of which fields. */
const changed = z.object({
  kind: z.literal('change'),
  at: instant,
  by: z.nullable(z.string()),
  action: z.string(),
  fields: z.array(z.string()),
});

const happening = z.discriminatedUnion('kind', [visited, changed]);
export type Happening = z.output<typeof happening>;

/** The last tread reading of a car at this site; the least depth in tenths of a millimetre. */
const tread = z.object({
  id: z.int(),
  read_on: dayOutput,
  season: z.enum(tyreSeasons),
  verdict: z.nullable(z.enum(verdicts)),
  least: z.nullable(z.int()),
});
export type DeskTread = z.output<typeof tread>;

const agreed = agreements.fields;

/** What is agreed about a car with whoever pays for it. */
const agreement = z.object({
  id: z.int(),
  name: z.string(),
  number: z.string(),
  customer_id: z.int(),
  /** Who pays. */
  party: z.string(),
  services: z.array(z.string()),
  storage_included: z.boolean(),
  tyre_class: agreed.tyre_class.schema,
  min_tread_summer: agreed.min_tread_summer.schema,
  min_tread_winter: agreed.min_tread_winter.schema,
  approval: agreed.approval.schema,
  approval_limit: agreed.approval_limit.schema,
  approver: z.string(),
  requisition: z.boolean(),
  cost_centre: z.string(),
  driver: z.string(),
});
export type DeskAgreement = z.output<typeof agreement>;

/** A set of wheels that is kept for the customer, or is on one of their cars. */
const stored = z.object({
  id: z.int(),
  number: z.string(),
  licenseplate: z.string(),
  car_id: z.nullable(z.int()),
  season: z.string(),
  size: z.string(),
  state: z.string(),
  verdict: z.string(),
  /** Where it stands. */
  place: z.nullable(z.string()),
});
export type DeskSet = z.output<typeof stored>;

/** By what somebody is found who may be the one that is being made. */
const duplicatesBy = ['licenseplate', 'phone', 'email', 'org_number'] as const;

/** A customer, or a car with or without an owner, that is like what was typed. */
const duplicates = z.object({
  by: z.enum(duplicatesBy),
  customer_id: z.nullable(z.int()),
  name: z.nullable(z.string()),
  number: z.nullable(z.string()),
  car_id: z.nullable(z.int()),
  licenseplate: z.nullable(z.string()),
  car_brand: z.nullable(z.string()),
});
export type Duplicate = z.output<typeof duplicates>;

const typed = z.optional(oneLine(254));

const who = customers.fields;
const what = cars.fields;

const made = z.object({ customer_id: z.int(), car_id: z.nullable(z.int()) });

/** The customer desk: everything of one customer on one screen, and a new one in a few seconds. */
export const customerDeskCalls = {
  show: get('/v4/site/customer-desk/{id}', {
    summary: 'A customer with their cars and what happened, the last first',
    access: 'customers.read',
    params: idParams,
    result: data(
      z.object({
        customer: customers.calls.one.result.shape.data,
        cars: z.array(cars.calls.one.result.shape.data),
        /** The last reading of each car that has one, by the car's id. */
        treads: z.record(z.string(), tread),
        /** The agreement that holds today for each car that has one, by the car's id. */
        agreements: z.record(z.string(), agreement),
        /** The sets of wheels of those cars, for people who may know of them. */
        sets: z.array(stored),
        /** Their sets of other cars: those of the last few plates, and how many there are in all. Not in answers that devices have kept since before it was there. */
        other_sets: z.optional(z.object({ last: z.array(stored), total: z.int() })),
        /** There are more cars than those. */
        more_cars: z.boolean(),
        timeline: z.array(happening),
        /** Who wrote the note that is shown at the counter, and when; null when nobody knows. */
        noted: z.nullable(z.object({ by: z.nullable(z.string()), at: instant })),
      }),
    ),
  }),
  duplicates: get('/v4/site/customer-desk/duplicates', {
    summary: 'Customers and cars that are like what is being typed, at most a few by each',
    access: 'customers.read',
    query: z.object({ licenseplate: typed, phone: typed, email: typed, org_number: typed }),
    result: data(z.array(duplicates)),
  }),
  create: post('/v4/site/counter', {
    summary:
      'A new customer with their car, both or neither, of the visit when one is named; `take_over` gives them a car of somebody else',
    access: 'customers.write',
    body: z.object({
      queue_id: z.optional(idParam),
      take_over: z.optional(z.boolean()),
      name: who.name.schema,
      type: z.optional(who.type.schema),
      org_number: z.optional(who.org_number.schema),
      phone: z.optional(who.phone.schema),
      email: z.optional(who.email.schema),
      country: z.optional(what.country.schema),
      language: z.optional(who.language.schema),
      licenseplate: z.optional(plate({}).schema),
      brand: z.optional(what.brand.schema),
      model: z.optional(what.model.schema),
      variant: z.optional(what.variant.schema),
      year: z.optional(what.year.schema),
      vin: z.optional(what.vin.schema),
      fuel: z.optional(what.fuel.schema),
      color: z.optional(what.color.schema),
      inspection_due: z.optional(what.inspection_due.schema),
      front_dimension: z.optional(what.front_dimension.schema),
      rear_dimension: z.optional(what.rear_dimension.schema),
    }),
    result: data(made),
    errors: ['customer-desk.car_of_another'],
  }),
  attach: post('/v4/site/customer-desk/visit', {
    summary: 'Whose visit it is: a customer of the register, and which of the cars',
    access: 'queue.work',
    body: z.object({ queue_id: idParam, customer_id: idParam, car_id: z.nullable(idParam) }),
    result: done,
  }),
};

export const customerDeskErrors = {
  'customer-desk.car_of_another': 409,
} as const satisfies ErrorTable;
