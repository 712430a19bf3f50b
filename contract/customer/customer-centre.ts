import * as z from 'zod/mini';
import { customers } from './customers.ts';
import { get, idParams, instant, post } from '../kit/call.ts';
import { oneLine } from '../kit/text.ts';

/** A site that a customer has come to. */
const used = z.object({ id: z.int(), name: z.string(), visits: z.int(), last_at: instant });

const known = {
  id: z.int(),
  version: z.int(),
  number: z.string(),
  name: z.string(),
  city: z.string(),
  blocked: z.boolean(),
  block_reason: z.string(),
  /** The one they came to most often first. */
  sites: z.array(used),
};
const ofChain = z.object(known);
export type ChainCustomer = z.output<typeof ofChain>;

const version = z.int().check(z.positive(), z.lte(2 ** 31 - 2));
const page = z.pipe(
  z.union([z.int().check(z.gte(1), z.lte(10_000)), z.string().check(z.regex(/^[1-9]\d{0,4}$/))]),
  z.transform((value: number | string) => Math.min(Math.max(Number(value), 1), 10_000)),
);

/** The customers of all sites together, for those who look after a chain's register. */
export const customerCentreCalls = {
  list: get('/v4/site/customer-centre', {
    summary: 'The customers of the chain with the sites that they come to, fifty at a time',
    access: 'customers.chain',
    query: z.object({
      page: z.optional(page),
      q: z.optional(oneLine(100)),
    }),
    result: z.object({
      data: z.array(ofChain),
      meta: z.object({
        current_page: z.int(),
        per_page: z.int(),
        total_items: z.int(),
        /** There are more than were counted. */
        more: z.boolean(),
      }),
    }),
  }),
  block: post('/v4/site/customer-centre/{id}/block', {
    summary: 'No site of the chain sells to this customer any more, for a reason',
    access: 'customers.chain',
    params: idParams,
    body: z.object({
      version,
      reason: oneLine(200).check(z.minLength(1)),
    }),
    result: customers.calls.one.result,
    errors: ['common.changed_elsewhere', 'common.archived'],
  }),
  unblock: post('/v4/site/customer-centre/{id}/unblock', {
    summary: 'The sites of the chain sell to this customer again',
    access: 'customers.chain',
    params: idParams,
    body: z.object({ version }),
    result: customers.calls.one.result,
    errors: ['common.changed_elsewhere', 'common.archived'],
  }),
};
