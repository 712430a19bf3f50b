import * as z from 'zod/mini';
import { data, del, get, idParams, instant, post, put } from '../../kit/call.ts';
import { oneLine } from '../../kit/text.ts';

/** What a credit bureau said of a customer. */
export const rated = z.object({
  id: z.int(),
  /** In words of the bureau, such as AA; '' where it does not know the number. */
  rating: z.string(),
  /** From 0 to 100, where it says one. */
  score: z.nullable(z.int()),
  /** Up to what it would give them credit, in minor units. */
  recommended_limit: z.nullable(z.int()),
  checked_at: instant,
});
export type Rated = z.output<typeof rated>;

const check = z.object({
  ...rated.shape,
  remarks: z.array(z.string()),
  /** The day that it is of. */
  as_of: z.nullable(z.string()),
  /** Why it was asked, and by whom. */
  reason: z.string(),
  by: z.nullable(z.string()),
});
export type CreditCheck = z.output<typeof check>;

/** Customers are checked at a credit bureau. A check costs money: one of the last 30 days is not made again unless it was seen. */
export const creditCheckCalls = {
  check: post('/v4/site/customers/{id}/credit-checks', {
    summary:
      'Ask the credit bureau of a customer that is no private person, or read what it said in the last 30 days',
    access: 'invoices.write',
    params: idParams,
    body: z.object({
      reason: oneLine(200).check(z.minLength(1)),
      /** The check that another one is wanted in place of, by who has seen it. */
      in_place_of: z._default(z.nullable(z.int()), null),
    }),
    result: data(z.object({ ...check.shape, asked: z.boolean() })),
    errors: [
      'credit-limits.private',
      'credit-limits.no_number',
      'credit-limits.no_bureau',
      'credit-limits.under_way',
      'credit-limits.not_reached',
      'credit-limits.not_understood',
      'credit-limits.key_refused',
      'credit-limits.too_many',
    ],
  }),
  checks: get('/v4/site/customers/{id}/credit-checks', {
    summary: 'What the credit bureau said of a customer, the last first',
    access: 'invoices.read',
    params: idParams,
    result: z.object({ data: z.array(check) }),
  }),
};

const bureau = z.object({
  /** This server plays the bureau, and asks for no key. */
  demo: z.boolean(),
  address: z.boolean(),
  /** Since when a key is kept that is good for this address, and by whom; null where none is. */
  key: z.nullable(z.object({ made_at: instant, by: z.nullable(z.string()) })),
});
export type CreditBureauSetUp = z.output<typeof bureau>;

const ofBureau = { access: 'credit_limits.approve_any', result: data(bureau) } as const;

/** What a company proves itself by at its credit bureau: set, and shown to nobody. */
export const creditBureauCalls = {
  bureau: get('/v4/site/credit-bureau', {
    summary: 'What there is of what it takes to ask the credit bureau',
    ...ofBureau,
  }),
  setBureauKey: put('/v4/site/credit-bureau/key', {
    summary: 'Keep a key for the credit bureau, in place of the one before',
    ...ofBureau,
    body: z.object({ key: oneLine(200).check(z.minLength(1)) }),
    errors: ['credit-limits.no_bureau'],
  }),
  removeBureauKey: del('/v4/site/credit-bureau/key', {
    summary: 'Forget the key for the credit bureau',
    ...ofBureau,
  }),
};
