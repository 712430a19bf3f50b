import * as z from 'zod/mini';
import { customers } from './customers.ts';
import { fileErrors, largestBody } from '../kit/rules/largest-body.ts';
import { data, idParams, post } from '../kit/call.ts';
import type { ErrorTable } from '../kit/errors.ts';
import {
  choice,
  country,
  date,
  email,
  money,
  notes,
  number,
  plate,
  reference,
  tags,
  text,
  yesNo,
} from '../kit/fields.ts';
import { resource, type Resource } from '../kit/resource.ts';

/** The dearest tyres that may be mounted. */
const tyreClasses = ['', 'premium', 'quality', 'budget'] as const;
/** When somebody of the party has to say yes before work is done. */
const approvals = ['never', 'above_limit', 'always'] as const;

const tread = { from: 0, to: 100, digits: 1, unit: 'mm' } as const;

/** What is agreed with a fleet, a leasing or an insurance company about the cars that it pays for. */
export const agreements = resource('agreements', {
  feature: 'agreements',
  path: '/v4/site/agreements',
  of: 'chain',
  read: 'customers.read',
  write: 'agreements.write',
  title: 'name',
  sort: 'name:asc',
  keys: [['number']],
  fields: {
    name: text(120, { required: true, list: true, sort: true, search: true }),
    number: text(40, { required: true, list: true, search: true }),
    customer_id: reference((): Resource => customers, {
      required: true,
      list: true,
      filter: true,
    }),
    valid_from: date({ list: true }),
    valid_to: date({ list: true, sort: true, filter: true, notBefore: 'valid_from' }),
    cars: number({ from: 0, to: 10_000_000 }, { readOnly: true, list: true, sort: true }),
    services: tags({ list: true, filter: true }),
    storage_included: yesNo({ filter: true }),
    tyre_class: choice(tyreClasses, { filter: true }),
    min_tread_summer: number(tread, {}),
    min_tread_winter: number(tread, {}),
    approval: choice(approvals, { list: true, filter: true }),
    approval_limit: money({}),
    approver: text(120, { search: true, export: 'customers.export' }),
    approver_email: email({ export: 'customers.export' }),
    requisition: yesNo({ filter: true }),
    note: notes({}, 2000),
  },
  sections: {
    party: ['name', 'number', 'customer_id', 'valid_from', 'valid_to', 'cars'],
    work: ['services', 'storage_included', 'tyre_class', 'min_tread_summer', 'min_tread_winter'],
    approval: ['approval', 'approval_limit', 'approver', 'approver_email', 'requisition'],
    more: ['note'],
  },
});

/** The cars of an agreement, by their plates: whether the register of cars knows them or not. */
export const agreementCars = resource('agreement-cars', {
  feature: 'agreements',
  path: '/v4/site/agreement-cars',
  of: 'chain',
  read: 'customers.read',
  write: 'agreements.write',
  title: 'licenseplate',
  sort: 'licenseplate:asc',
  keys: [['licenseplate', 'country']],
  fields: {
    licenseplate: plate({ required: true, list: true, sort: true, search: true }),
    country: country({ filter: true }),
    agreement_id: reference((): Resource => agreements, {
      required: true,
      list: true,
      filter: true,
    }),
    driver: text(120, { list: true, search: true, export: 'customers.export' }),
    cost_centre: text(40, { list: true, search: true }),
    from_day: date({ list: true }),
    to_day: date({ list: true, sort: true, filter: true, notBefore: 'from_day' }),
  },
});

/** No list of an agreement's cars has more rows. */
export const mostCarsInList = 20_000;

const outcomes = ['new', 'changed', 'same', 'gone', 'wrong'] as const;

/** How a list of cars differs from the cars that the agreement has. */
const difference = z.object({
  counts: z.record(z.enum(outcomes), z.int()),
  /** The first five hundred that are not the same; those that are wrong before all others. */
  rows: z.array(
    z.object({
      outcome: z.enum(outcomes),
      /** The row of the file, its headings being row 1; null for a car that the file lacks. */
      row: z.nullable(z.int()),
      licenseplate: z.string(),
      changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
      /** What is wrong, in the caller's words, and in which column. */
      problems: z.array(z.object({ column: z.string(), value: z.string(), message: z.string() })),
    }),
  ),
  /** Columns of the file that nothing is taken from. */
  ignored: z.array(z.string()),
  /** Whether what was shown is still what would happen. */
  digest: z.string(),
});
export type CarDifference = z.output<typeof difference>;

const content = z.base64().check(z.minLength(1));
const listErrors = [...fileErrors, 'agreements.no_plate'] as const;
/** No such list is larger, in bytes. */
export const largestCarList = 6 * 1024 * 1024;
const largest = largestBody(largestCarList);

/** A party's list of its cars, as CSV or XLSX. */
export const agreementCalls = {
  compare: post('/v4/site/agreements/{id}/cars/compare', {
    summary: 'How a list of cars differs from those of the agreement; writes nothing',
    access: 'agreements.write',
    keyless: true,
    largest,
    params: idParams,
    body: z.object({ content }),
    result: data(difference),
    errors: listErrors,
  }),
  apply: post('/v4/site/agreements/{id}/cars/apply', {
    summary:
      'Makes the cars of the agreement those of the list that was compared, all or nothing; rows that are wrong only if they are to be left out',
    access: 'agreements.write',
    largest,
    params: idParams,
    body: z.object({
      content,
      digest: z.string().check(z.maxLength(100)),
      leave_out_wrong: z.optional(z.boolean()),
    }),
    result: data(difference),
    errors: [...listErrors, 'agreements.changed_since', 'agreements.wrong_rows', 'common.archived'],
  }),
};

export const agreementsErrors = {
  'agreements.no_plate': 422,
  'agreements.changed_since': 409,
  'agreements.wrong_rows': 409,
} as const satisfies ErrorTable;
