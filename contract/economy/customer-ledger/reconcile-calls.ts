import * as z from 'zod/mini';
import { data, get, idParam, idParams } from '../../kit/call.ts';
import { entryKinds } from './account-calls.ts';

/** What one thing comes to by the ledger of customers and by the vouchers, in minor units. */
const compared = {
  ledger: z.int(),
  vouchers: z.int(),
  /** What of the ledger waits to be booked. */
  waiting: z.int(),
};

const balance = z.object({ customer_id: z.int(), name: z.string(), ...compared });
export type ComparedBalance = z.output<typeof balance>;

const entry = z.object({
  id: z.int(),
  kind: z.enum(entryKinds),
  day: z.string(),
  invoice_id: z.nullable(z.int()),
  /** Of the invoice or credit note. */
  number: z.string(),
  ...compared,
  /** What it was booked by, and what took that back. */
  booked_by: z.array(z.object({ id: z.int(), series: z.string(), number: z.int() })),
});
export type ComparedEntry = z.output<typeof entry>;

/** How many customers stand on a page. */
export const balancesPerPage = 50;

/** What customers owe a company by its ledger, beside what its vouchers say of it. */
export const reconcileCalls = {
  balances: get('/v4/site/customer-balances', {
    summary:
      'What each customer owes by ledger and by vouchers, what differs first; fifty on a page',
    access: 'vouchers.read',
    query: z.object({ page: z.optional(idParam) }),
    result: z.object({
      data: z.array(balance),
      meta: z.object({
        total: z.int(),
        /** Of how many the vouchers and what waits are not what the ledger says. */
        different: z.int(),
        ...compared,
      }),
    }),
  }),
  entries: get('/v4/site/customer-balances/{id}', {
    summary:
      'Of what a customer owes, each entry beside its vouchers: what differs first, 200 of them',
    access: 'vouchers.read',
    params: idParams,
    result: data(z.object({ name: z.string(), entries: z.array(entry) })),
  }),
};
