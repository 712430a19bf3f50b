import * as z from 'zod/mini';
import { data, get, idParam, idParams, instant, post } from '../kit/call.ts';
import { choice, date, notes, text } from '../kit/fields.ts';
import { resource } from '../kit/resource.ts';
import { manyLines } from '../kit/text.ts';

/** What may be consented to. */
const consentKinds = [
  'marketing-email',
  'marketing-sms',
  'marketing-phone',
  'terms-storage',
  'terms-booking',
  'privacy',
  'profiling',
  'data-sharing-chain',
  'credit-check',
] as const;
const lawfulBases = ['consent', 'contract', 'legal_obligation', 'legitimate_interest'] as const;

/** What a chain asks its customers' consent for, in the words that are read to them. Each wording is a version of its row. */
export const consentDefinitions = resource('consent-definitions', {
  feature: 'customers',
  path: '/v4/site/consent-definitions',
  of: 'chain',
  read: 'customers.read',
  write: 'consents.define',
  title: 'name',
  sort: 'name:asc',
  fields: {
    name: text(80, { required: true, list: true, sort: true, search: true }),
    kind: choice(consentKinds, { list: true, filter: true }),
    lawful_basis: choice(lawfulBases, { list: true }),
    /** Nobody is asked before. */
    valid_from: date({ list: true }),
    text_en: notes({}, 4000),
    text_nb: notes({}, 4000),
    text_sv: notes({}, 4000),
  },
  sections: {
    what: ['name', 'kind', 'lawful_basis', 'valid_from'],
    words: ['text_nb', 'text_sv', 'text_en'],
  },
});

/** How a consent reached us. */
export const consentSources = ['counter', 'phone', 'email', 'sms', 'web', 'paper'] as const;

/** Once given or withdrawn: when, by whom it was written down, from where, and of which version of the words. */
const consentEvent = z.object({
  given: z.boolean(),
  at: instant,
  by: z.nullable(z.string()),
  source: z.enum(consentSources),
  note: z.string(),
  version: z.int(),
});

/** One thing to consent to, and what a customer said to it, the last first. */
const consent = z.object({
  definition_id: z.int(),
  kind: z.enum(consentKinds),
  name: z.string(),
  lawful_basis: z.enum(lawfulBases),
  /** The words in the language of who asks. */
  text: z.string(),
  version: z.int(),
  events: z.array(consentEvent),
});
export type Consent = z.output<typeof consent>;

/** The shape of a customer's consents, for features that show them too. */
export const consentList = z.array(consent);

/** What a customer consented to. */
export const consentCalls = {
  consents: get('/v4/site/customers/{id}/consents', {
    summary: 'What a customer has consented to, and everything they said to it',
    access: 'customers.read',
    params: idParams,
    result: data(consentList),
  }),
  consent: post('/v4/site/customers/{id}/consents', {
    summary: 'A customer gives or withdraws a consent',
    access: 'customers.write',
    params: idParams,
    body: z.object({
      definition_id: idParam,
      given: z.boolean(),
      source: z.enum(consentSources),
      note: z.optional(manyLines(500)),
    }),
    result: data(consentList),
  }),
};
