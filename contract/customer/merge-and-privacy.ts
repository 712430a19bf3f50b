import * as z from 'zod/mini';
import { customers } from './customers.ts';
import { data, done, get, idParam, idParams, instant, post } from '../kit/call.ts';
import type { ErrorTable } from '../kit/errors.ts';

/** By what two customers are thought to be one. */
export const duplicateFields = ['phone', 'email', 'org_number', 'name'] as const;
export type DuplicateField = (typeof duplicateFields)[number];

/** A customer as duplicates are distinguished. */
const duplicates = z.object({
  id: z.int(),
  number: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  city: z.string(),
  version: z.int(),
});

/** Customers who have something in common. */
const group = z.object({ value: z.string(), customers: z.array(duplicates) });
export type DuplicateGroup = z.output<typeof group>;

/** Another entry that became part of a customer. */
const merge = z.object({
  at: instant,
  by: z.nullable(z.string()),
  gone_id: z.int(),
  gone_number: z.string(),
  undone: z.boolean(),
  /** It can be undone until then, unless somebody changes the customer. */
  until: instant,
});
export type Merge = z.output<typeof merge>;

/** Why somebody asks for what is kept of a customer. */
export const privacyPurposes = ['access', 'portability', 'complaint', 'authority'] as const;

/** Personal data by the GDPR: everything that is kept of one customer, whichever feature keeps it: merged, told, forgotten. */
export const mergeAndPrivacyCalls = {
  duplicates: get('/v4/site/merge-and-privacy/duplicates', {
    summary:
      'Customers who may be one: those with the same phone, e-mail, company number, or name and postcode',
    access: 'customers.merge',
    query: z.object({ by: z.optional(z.enum(duplicateFields)) }),
    // Unless it is said, by the first thing that some have in common.
    result: z.object({
      data: z.array(group),
      meta: z.object({ by: z.enum(duplicateFields), more: z.boolean() }),
    }),
  }),
  notDuplicates: post('/v4/site/merge-and-privacy/{id}/not-duplicates', {
    summary: 'Two customers are two, whatever they have in common',
    access: 'customers.merge',
    params: idParams,
    body: z.object({ other_id: idParam }),
    result: done,
  }),
  merges: get('/v4/site/merge-and-privacy/{id}/merges', {
    summary: 'Which entries became part of a customer',
    access: 'customers.read',
    params: idParams,
    result: data(z.array(merge)),
  }),
  merge: post('/v4/site/merge-and-privacy/{id}/merge', {
    summary:
      'Makes one customer of two: the other is archived, and whatever was theirs is this one’s',
    access: 'customers.merge',
    params: idParams,
    body: z.extend(customers.calls.save.body, { other_id: idParam, other_version: z.int() }),
    result: data(customers.calls.one.result.shape.data),
    errors: ['common.changed_elsewhere', 'common.archived', 'merge-and-privacy.same_customer'],
  }),
  unmerge: post('/v4/site/merge-and-privacy/{id}/unmerge', {
    summary: 'Takes a customer out again of the one they became part of, within a day',
    access: 'customers.merge',
    params: idParams,
    result: data(customers.calls.one.result.shape.data),
    errors: [
      'merge-and-privacy.not_merged',
      'merge-and-privacy.too_late',
      'merge-and-privacy.changed_since',
    ],
  }),
  personalData: get('/v4/site/merge-and-privacy/{id}/personal-data', {
    summary: 'Everything that is kept of a customer, to be read and to be processed, in one zip',
    access: 'customers.privacy',
    params: idParams,
    query: z.object({ purpose: z.enum(privacyPurposes) }),
    result: z.unknown(),
    answers: 'file',
  }),
  forget: post('/v4/site/merge-and-privacy/{id}/forget', {
    summary: 'Takes out everywhere what says who a customer was; their number confirms it',
    access: 'customers.privacy',
    params: idParams,
    body: z.object({ version: z.int(), number: z.string().check(z.maxLength(20)) }),
    result: done,
    errors: [
      'common.changed_elsewhere',
      'merge-and-privacy.in_queue',
      'merge-and-privacy.has_agreement',
      'merge-and-privacy.has_wheels',
      'merge-and-privacy.has_bookings',
      'merge-and-privacy.not_confirmed',
    ],
  }),
};

export const mergeAndPrivacyErrors = {
  'merge-and-privacy.same_customer': 409,
  'merge-and-privacy.not_merged': 409,
  'merge-and-privacy.too_late': 409,
  'merge-and-privacy.changed_since': 409,
  'merge-and-privacy.in_queue': 409,
  'merge-and-privacy.has_agreement': 409,
  'merge-and-privacy.has_wheels': 409,
  'merge-and-privacy.has_bookings': 409,
  'merge-and-privacy.not_confirmed': 422,
} as const satisfies ErrorTable;
