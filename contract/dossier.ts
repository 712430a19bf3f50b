import * as z from 'zod/mini';
import { customers } from './customers.ts';
import { data, done, get, idParam, idParams, instant, post } from './kit/call.ts';
import type { ErrorTable } from './kit/errors.ts';

/** By what two customers are thought to be one. */
export const alikeFields = ['phone', 'email', 'org_number', 'name'] as const;
export type AlikeField = (typeof alikeFields)[number];

/** A customer as duplicates are told apart. */
const alike = z.object({
  id: z.int(),
  number: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  city: z.string(),
  version: z.int(),
});

/** Customers who have something in common. */
const group = z.object({ value: z.string(), customers: z.array(alike) });
export type AlikeGroup = z.output<typeof group>;

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

/** Everything that is kept of one customer, whichever feature keeps it: merged, told, forgotten. */
export const dossierCalls = {
  duplicates: get('/v4/site/dossier/duplicates', {
    summary:
      'Customers who may be one: those with the same phone, e-mail, company number, or name and postcode',
    access: 'customers.merge',
    query: z.object({ by: z.optional(z.enum(alikeFields)) }),
    // Unless it is said, by the first thing that some have in common.
    result: z.object({
      data: z.array(group),
      meta: z.object({ by: z.enum(alikeFields), more: z.boolean() }),
    }),
  }),
  notAlike: post('/v4/site/dossier/{id}/not-alike', {
    summary: 'Two customers are two, whatever they have in common',
    access: 'customers.merge',
    params: idParams,
    body: z.object({ other_id: idParam }),
    result: done,
  }),
  merges: get('/v4/site/dossier/{id}/merges', {
    summary: 'Which entries became part of a customer',
    access: 'customers.read',
    params: idParams,
    result: data(z.array(merge)),
  }),
  merge: post('/v4/site/dossier/{id}/merge', {
    summary:
      'Makes one customer of two: the other is put away, and whatever was theirs is this one’s',
    access: 'customers.merge',
    params: idParams,
    body: z.extend(customers.calls.save.body, { other_id: idParam, other_version: z.int() }),
    result: data(customers.calls.one.result.shape.data),
    errors: ['common.changed_elsewhere', 'common.archived', 'dossier.same_customer'],
  }),
  unmerge: post('/v4/site/dossier/{id}/unmerge', {
    summary: 'Takes a customer out again of the one they became part of, within a day',
    access: 'customers.merge',
    params: idParams,
    result: data(customers.calls.one.result.shape.data),
    errors: ['dossier.not_merged', 'dossier.too_late', 'dossier.changed_since'],
  }),
  personalData: get('/v4/site/dossier/{id}/personal-data', {
    summary: 'Everything that is kept of a customer, to be read and to be processed, in one zip',
    access: 'customers.privacy',
    params: idParams,
    query: z.object({ purpose: z.enum(privacyPurposes) }),
    result: z.unknown(),
    answers: 'file',
  }),
  forget: post('/v4/site/dossier/{id}/forget', {
    summary: 'Takes out everywhere what says who a customer was; their number confirms it',
    access: 'customers.privacy',
    params: idParams,
    body: z.object({ version: z.int(), number: z.string().check(z.maxLength(20)) }),
    result: done,
    errors: [
      'common.changed_elsewhere',
      'dossier.in_queue',
      'dossier.has_agreement',
      'dossier.not_confirmed',
    ],
  }),
};

export const dossierErrors = {
  'dossier.same_customer': 409,
  'dossier.not_merged': 409,
  'dossier.too_late': 409,
  'dossier.changed_since': 409,
  'dossier.in_queue': 409,
  'dossier.has_agreement': 409,
  'dossier.not_confirmed': 422,
} as const satisfies ErrorTable;
