import * as z from 'zod/mini';
import { cars } from './cars.ts';
import { data, get, idParam, idParams, instant, post } from '../kit/call.ts';
import { dayInput, dayOutput } from '../kit/time/days.ts';
import type { ErrorTable } from '../kit/errors.ts';

export const carsErrors = {
  'cars.odometer_backwards': 422,
  'cars.same_car': 422,
  'cars.driven_already': 409,
} as const satisfies ErrorTable;

const one = cars.calls.one.result;
const version = z.int().check(z.positive(), z.lte(2 ** 31 - 2));
const author = { by: z.nullable(z.string()) };
const named = z.object({ id: z.int(), name: z.string() });

/** What has been true of a car, newest first. */
const past = z.object({
  plates: z.array(
    z.object({ ...author, since: instant, licenseplate: z.string(), country: z.string() }),
  ),
  owners: z.array(
    z.object({ ...author, since: instant, owner: z.nullable(named), reason: z.string() }),
  ),
  readings: z.array(z.object({ ...author, km: z.int(), read_on: dayOutput, reason: z.string() })),
  drivers: z.array(z.object({ driver: named, from_day: dayOutput, to_day: z.nullable(dayOutput) })),
});
export type CarPast = z.output<typeof past>;

/** What is done with a car besides editing it. */
export const carCalls = {
  past: get('/v4/site/cars/{id}/past', {
    summary: 'The plates, owners, odometer readings and drivers that a car has had, newest first',
    access: 'cars.read',
    params: idParams,
    result: data(past),
  }),
  merge: post('/v4/site/cars/{id}/merge', {
    summary:
      'Two entries are one car: the other fills what this one lacks, all that is linked to it moves here, and it is archived',
    access: 'cars.merge',
    params: idParams,
    body: z.object({ version, other_id: idParam }),
    result: one,
    errors: ['common.changed_elsewhere', 'common.archived', 'cars.same_car'],
  }),
};

const drive = z.object({
  car_id: z.int(),
  licenseplate: z.string(),
  car: z.string(),
  from_day: dayOutput,
  to_day: z.nullable(dayOutput),
});
export type Drive = z.output<typeof drive>;

/** Which cars a driver has. */
export const driverCalls = {
  cars: get('/v4/site/drivers/{id}/cars', {
    summary: 'The cars that a driver has and has had, those of today first',
    access: 'cars.read',
    params: idParams,
    result: data(z.array(drive)),
  }),
  drives: post('/v4/site/drivers/{id}/cars', {
    summary: 'The driver has a car from a day on',
    access: 'cars.write',
    params: idParams,
    body: z.object({ car_id: idParam, from_day: dayInput() }),
    result: data(z.array(drive)),
    errors: ['cars.driven_already'],
  }),
  drivesNoMore: post('/v4/site/drivers/{id}/cars/end', {
    summary: 'The driver has a car until a day',
    access: 'cars.write',
    params: idParams,
    body: z.object({ car_id: idParam, to_day: dayInput() }),
    result: data(z.array(drive)),
  }),
};
